//! Cutting Game: who first cuts off one square wins.

use grundy::io::{self, Fault, Io};
use grundy::kernel::Mex;

const ABOUT: &str = "\
A sheet of W x H squares: a move cuts one of the sheets in two along the grid; whoever first cuts
off a sheet of 1 x 1 wins.

Whoever makes a side of 1 loses: the opponent cuts one square off the end of that sheet. So only
cuts that leave sides of at least 2 count, and whoever cannot make such a cut loses.

Game:    its own
Judged:  Luogu P10501, AcWing 219; 1 s, 256 MB (not confirmed); W and H from 2 to 200
Judged:  POJ 2311; 1 s, 64 MB (not confirmed); the same
Input:   until the end: `W H`.
Output:  a line for each: `WIN` if the first player wins, or `LOSE`.
Range:   W and H from 2 to 500.
Cost:    O(n^3) for the largest side n, once; n^2 bytes.

Sample input:
2 2
3 2
4 2
Sample output:
LOSE
LOSE
WIN
";

const MAX_SIDE: u64 = 500;

// `values` has the sheets by their longer side, then by their shorter side.
fn value(values: &[Vec<u16>], a: usize, b: usize) -> u16 {
    values[a.max(b)][a.min(b)]
}

fn grow(values: &mut Vec<Vec<u16>>, side: usize, seen: &mut Mex) {
    for longer in values.len()..side + 1 {
        values.push(Vec::new());
        for shorter in 0..longer + 1 {
            // Each cut of a side is tried once, from the nearer end.
            for &(cut, kept) in &[(longer, shorter), (shorter, longer)] {
                for part in 2..cut / 2 + 1 {
                    if shorter > 1 {
                        seen.insert(value(values, part, kept) ^ value(values, cut - part, kept));
                    }
                }
            }
            values[longer].push(seen.mex());
            seen.clear();
        }
    }
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let mut values = Vec::new();
    let mut seen = Mex::new();
    while let Some(width) = io.read_or_end_in(2, MAX_SIDE)? {
        let height = io.read_in(2, MAX_SIDE)?;
        grow(&mut values, width.max(height) as usize, &mut seen);
        let is_won = value(&values, width as usize, height as usize) != 0;
        io.write_line(if is_won { "WIN" } else { "LOSE" })?;
    }
    Ok(())
}

fn main() {
    io::run("luogu-p10501", ABOUT, solve);
}
