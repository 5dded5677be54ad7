//! Sasha and Sticks: take exactly k.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
n sticks: a move takes exactly k of them; Sasha, who begins, wins if he makes more moves.

There are n / k moves, rounded down, and he makes more of them if their number is odd.

Game:    subtraction
Judged:  Codeforces 832A; 2 s, 256 MB; k up to n, n up to 10^18
Input:   one case: `n k`.
Output:  `YES` if Sasha wins, or `NO`.
Range:   any n, k from 1 up to 2^64 - 1.
Cost:    O(1).

Sample input:
1 1
Sample output:
YES
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let (n, k) = (io.read()?, io.read_in(1, u64::MAX)?);
    io.write_line(if n / k % 2 == 1 { "YES" } else { "NO" })
}

fn main() {
    io::run("cf832a", ABOUT, solve);
}
