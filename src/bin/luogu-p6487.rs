//! HRPA: Fibonacci Nim with the first take.

use grundy::heaps::fibonacci;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Fibonacci Nim: the first move takes any number of N stones, perhaps all, and each later move at most
twice what was just taken; whoever takes the last one wins.

Game:    fibonacci
Judged:  Luogu P6487; 1 s, 256 MB (not confirmed); N from 2 to 10^15
Input:   one case: N.
Output:  the least first take that wins.
Range:   N from 1 up to 2^64 - 1.
Cost:    O(log N).

Sample input:
4
Sample output:
1
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read_in(1, u64::MAX)?;
    io.write_numbers(Some(fibonacci::least_winning_take(n)))
}

fn main() {
    io::run("luogu-p6487", ABOUT, solve);
}
