//! 01 Game: writing 0 and 1 into a row.

use grundy::io::{self, Fault, Io};
use grundy::rows::writing;

const ABOUT: &str = "\
A row of N cells, of which M hold 0 or 1: a move writes 0 or 1 into an empty cell, so that no two
neighbours are equal; whoever cannot move loses.

Game:    writing
Judged:  AtCoder arc151_c; 2 s, 1024 MB; N up to 10^18, M up to 2*10^5
Input:   one case: `N M`, then M lines `X Y`: cell X, from 1, holds Y; the cells are ascending.
Output:  `Takahashi` if the first player wins, or `Aoki`.
Range:   N up to 2^64 - 1, any M up to N; the given cells may have equal neighbours.
Cost:    O(M), constant memory.

Sample input:
7 2
2 0
4 1
Sample output:
Takahashi
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read()?;
    let m = io.read_in(0, n)?;
    let (mut sum, mut before, mut left) = (0, 0, None);
    for after in (0..m).rev() {
        // The cells after it need room, too.
        let cell = io.read_in(before + 1, n - after)?;
        let right = Some(io.read_in(0, 1)?);
        sum ^= writing::value(cell - before - 1, left, right);
        before = cell;
        left = right;
    }
    sum ^= writing::value(n - before, left, None);
    io.write_line(if sum != 0 { "Takahashi" } else { "Aoki" })
}

fn main() {
    io::run("arc151-c", ABOUT, solve);
}
