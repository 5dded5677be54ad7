//! No More Tic-tac-toe: writing X and O into a row.

use grundy::io::{self, Fault, Io};
use grundy::rows::writing;

const ABOUT: &str = "\
A row of cells: two players in turn write X or O into an empty cell, so that no two neighbours are
equal; whoever cannot move loses. Each player may write either letter.

Each move writes one letter, so the first player is to move if the number of letters is even.

Game:    writing
Judged:  LightOJ 1401; 1 s, 256 MB (not confirmed); up to 100 cases of up to 100 cells (not confirmed)
Sample:  ours.
Input:   the number of cases; a case is a row of `.`, `X` and `O`.
Output:  a line for each: `Case 1: Yes` if the player who began the game wins, or `Case 1: No`.
Range:   rows of up to 10^6 cells; equal neighbours may be there already.
Cost:    O(cells), a byte a cell.

Sample input:
4
X..
X.X.
..O.O.XO
X....O.
Sample output:
Case 1: No
Case 2: No
Case 3: Yes
Case 4: Yes
";

const MAX_CELLS: u64 = 1_000_000;

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_numbered_cases(|io, case| {
        let row = io.read_letters(".XO", 1, MAX_CELLS)?;
        let (mut sum, mut empty, mut left, mut began) = (0, 0, None, true);
        for cell in row.bytes() {
            if cell == b'.' {
                empty += 1;
                continue;
            }
            let right = Some(cell);
            sum ^= writing::value(empty, left, right);
            empty = 0;
            left = right;
            began = !began;
        }
        sum ^= writing::value(empty, left, None);
        let answer = if (sum != 0) == began { "Yes" } else { "No" };
        io.write_line(&format!("Case {}: {}", case, answer))
    })
}

fn main() {
    io::run("lightoj1401", ABOUT, solve);
}
