//! Taking stones from either end of a row of heaps.

use grundy::io::{self, Fault, Io};
use grundy::rows::two_ends;

const ABOUT: &str = "\
Heaps in a row: a move takes any number from the leftmost or the rightmost heap; whoever takes the
last one wins.

Game:    two_ends
Judged:  LOJ 10248; 1 s, 512 MB; up to 10 cases of 1000 heaps up to 10^9
Judged:  Luogu P2599, AcWing 1322; 1 s, 256 MB (not confirmed); the same
Input:   the number of cases; a case is n, then n heaps.
Output:  a line for each: `1` if the first player wins, or `0`.
Range:   any n, heaps up to 2^64 - 1; empty heaps are skipped.
Cost:    O(n^2) a case, 24 bytes a heap.

Sample input:
1
4
3 1 9 4
Sample output:
0
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let n = io.read()?;
        let heaps = io.read_list(n, 0, u64::MAX)?;
        io.write_line(if two_ends::is_lost(&heaps) { "0" } else { "1" })
    })
}

fn main() {
    io::run("loj10248", ABOUT, solve);
}
