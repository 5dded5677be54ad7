//! Furlo and Rublo: lower x to a number between its fourth root and its square root.

use grundy::io::{self, Fault, Io};
use grundy::kernel::mex;

const ABOUT: &str = "\
Heaps: a move replaces a heap of x by y, where fourth root of x <= y <= square root of x and y < x;
whoever cannot move loses.

The values come in long runs: 0 up to 3, 1 up to 15, 2 up to 81, 0 up to 6723, 3 up to 50625, 1 up
to 2562991875, 2 up to 2042925103215441, then 0. The options of x are a window of heaps that moves
up with x, so the value can change only where an end of the window passes from one run to the next.

Game:    its own
Judged:  Codeforces 255E; 2 s, 256 MB; n up to 77777, heaps up to 777777777777
Input:   one case: n, then n heaps.
Output:  `Furlo` if the first player wins, or `Rublo`.
Range:   any n, heaps up to 2^64 - 1.
Cost:    O(1) a heap: the table of values has fewer than ten runs of equal values.

Sample input:
1
1
Sample output:
Rublo
";

// The runs of equal values up to 2^64: the first heap of each, and the value.
//
// The options of x are a window of heaps that moves up with x. The value of x can change only where the
// window's end reaches the first heap s of a run, at s^2, or its beginning passes the last heap e of a
// run, at e^4 + 1. A run from s to e meets the window exactly if s^2 <= x <= e^4.
fn runs() -> Vec<(u128, u64)> {
    let mut runs = vec![(0, 0)];
    // Heaps up to 3 have no option.
    let mut x = 4;
    while x <= u128::from(u64::MAX) {
        // The last run is still open: it reaches beyond the window.
        let ends = runs.iter().skip(1).map(|run| run.0 - 1).chain(Some(x));
        let ends: Vec<u128> = ends.map(|end| end.saturating_pow(4)).collect();
        let inside = runs.iter().zip(&ends);
        let inside = inside.filter(|&(run, &end)| run.0 * run.0 <= x && x <= end);
        let value = mex(inside.map(|(run, _)| run.1));
        if runs.last().map(|run| run.1) != Some(value) {
            runs.push((x, value));
        }
        let changes = runs.iter().map(|run| run.0.saturating_mul(run.0));
        let changes = changes.chain(ends.iter().map(|end| end.saturating_add(1)));
        x = changes.filter(|&change| change > x).min().unwrap_or(u128::MAX);
    }
    runs
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let runs = runs();
    let mut sum = 0;
    for _ in 0..io.read()? {
        let heap = u128::from(io.read()?);
        let run = runs.iter().rev().find(|run| run.0 <= heap);
        sum ^= run.map_or(0, |run| run.1);
    }
    io.write_line(if sum != 0 { "Furlo" } else { "Rublo" })
}

fn main() {
    io::run("cf255e", ABOUT, solve);
}
