//! Misere Fibonacci Nim: how many heaps are won.

use grundy::heaps::fibonacci;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Misere Fibonacci Nim: the first move takes 1 to k stones of a heap, and each later move at most
twice what was just taken; whoever takes the last one loses. How many of the heaps 1 to N does the
first player win?

Nobody takes the last stone unless forced to, so a heap of n plays like a heap of n - 1 in normal
play. There a heap is lost exactly if all parts of its Zeckendorf representation are greater than k.
If i of the numbers 1, 2, 3, 5, ... are at most k, a move of each part i places down makes the lost
heaps 1, 2, 3, ... in order; so they need not be counted one by one.

Game:    fibonacci
Judged:  LOJ 3324; 1 s, 256 MB; up to 10^5 cases, k and N up to 10^18
Judged:  Luogu P6791; 1 s, 256 MB (not confirmed); the same
Input:   the number of cases; a case is `k N`.
Output:  a line for each: how many of these heaps the first player wins.
Range:   k from 1 to 2^64 - 1, N up to 2^64 - 1.
Cost:    O(log N) a case, constant memory.

Sample input:
3
1 5
2 5
1 10
Sample output:
2
3
4
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let k = io.read_in(1, u64::MAX)?;
        // The heap of 1 is lost.
        let n = io.read()?.saturating_sub(1);
        io.write_numbers(Some(fibonacci::count_won(n, k)))
    })
}

fn main() {
    io::run("loj3324", ABOUT, solve);
}
