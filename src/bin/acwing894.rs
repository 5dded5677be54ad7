//! Nim with splitting.

use grundy::heaps::splitting;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Heaps: a move replaces one heap by two smaller ones, which may be empty and have any sum;
whoever cannot move loses.

A heap of n >= 1 is worth the n-th number with an odd number of binary ones: 1, 2, 4, 7, 8, 11, ...
By induction: a move leads to one of the numbers before it, if one heap is empty, or to the nim-sum
of two of them, which has an even number of ones. So it never leads to the n-th of these numbers, and
to every number below it.

Game:    splitting
Judged:  AcWing 894; 1 s, 256 MB (not confirmed); n and heaps up to 100
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

fn solve(io: &mut Io) -> Result<(), Fault> {
    let mut sum = 0;
    for _ in 0..io.read()? {
        sum ^= splitting::value(io.read()?);
    }
    io.write_line(if sum != 0 { "Yes" } else { "No" })
}

fn main() {
    io::run("acwing894", ABOUT, solve);
}
