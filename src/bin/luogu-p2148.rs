//! E&D: heaps in pairs, remove one and split the other.

use grundy::heaps::splitting;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Heaps in pairs, the first with the second, the third with the fourth, and so on: a move removes one
heap of a pair and splits the other into two heaps of at least 1; whoever cannot move loses.

A pair of a and b is worth the number of ones at the end of (a - 1) | (b - 1) in binary.

Game:    splitting
Judged:  Luogu P2148; 1 s, 125 MB; up to 20 cases of 2*10^4 heaps up to 2*10^9
Input:   the number of cases; a case is N, which is even, then N heaps.
Output:  a line for each: `YES` if the first player wins, or `NO`.
Range:   any even N, heaps from 1 to 2^64 - 1.
Cost:    O(1) a heap, constant memory.

Sample input:
2
4
1 2 3 1
6
1 1 1 1 1 1
Sample output:
YES
NO
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let heaps = io.read()?;
        if heaps % 2 == 1 {
            let expected = "expected an even number of heaps";
            return Err(io.fault(format!("{}, found {}", expected, heaps)));
        }
        let mut sum = 0;
        for _ in 0..heaps / 2 {
            let one = io.read_in(1, u64::MAX)?;
            sum ^= splitting::pair_value(one, io.read_in(1, u64::MAX)?);
        }
        io.write_line(if sum != 0 { "YES" } else { "NO" })
    })
}

fn main() {
    io::run("luogu-p2148", ABOUT, solve);
}
