//! Nim with splitting.

use grundy::judge::{self, Fault, Judge};
use grundy::splitting;

const ABOUT: &str = "\
Heaps: a move replaces one heap by two smaller ones, which may be empty and have any sum;
whoever cannot move loses.

Game:    splitting
Judged:  AcWing 894; 1 s, 256 MB; n and heaps up to 100
Input:   one case: n, then n heaps.
Output:  `Yes` if the first player wins, or `No`.
Range:   any n, heaps up to 2^64 - 1.
Cost:    O(1) a heap, constant memory.

Sample input:
2
2 3
Sample output:
Yes
";

fn solve(judge: &mut Judge) -> Result<(), Fault> {
    let mut sum = 0;
    for _ in 0..judge.read()? {
        sum ^= splitting::value(judge.read()?);
    }
    judge.write_line(if sum != 0 { "Yes" } else { "No" })
}

fn main() {
    judge::run("acwing894", ABOUT, solve);
}
