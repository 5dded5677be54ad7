//! KAM: staircase Nim of differences.

use grundy::io::{self, Fault, Io};
use grundy::rows::staircase;

const ABOUT: &str = "\
Heaps that never decrease from left to right: a move takes any number from one heap, after which
they must still not decrease; whoever cannot move loses.

The number by which a heap exceeds the heap before it is a number of balls on a step of a staircase,
with the last heap on the lowest step: what is taken from a heap moves to the step of the next one.

Game:    staircase
Judged:  Luogu P3480; 1 s, 256 MB (not confirmed); up to 10 cases of 1000 heaps, together up to 1000
Input:   the number of cases; a case is n, then n heaps.
Output:  a line for each: `TAK` if the first player wins, or `NIE`.
Range:   any n, heaps up to 2^64 - 1, none less than the one before.
Cost:    O(1) a heap, constant memory.

Sample input:
2
2
2 2
3
1 2 4
Sample output:
NIE
TAK
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let (mut sum, mut before) = (0, 0);
        let n = io.read()?;
        for index in 0..n {
            let heap = io.read_in(before, u64::MAX)?;
            if staircase::is_heap(n - index) {
                sum ^= heap - before;
            }
            before = heap;
        }
        io.write_line(if sum != 0 { "TAK" } else { "NIE" })
    })
}

fn main() {
    io::run("luogu-p3480", ABOUT, solve);
}
