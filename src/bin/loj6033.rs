//! Board game: where to put the token.

use grundy::graphs::geography::{lost_cells, MAX_SIDE};
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A board: the first player puts a token on a free cell; then the players in turn, the second one
first, move it to an adjacent free cell on which it has not been; whoever cannot move loses.

The second player moves first, so the first player wins from the cells where the player to move
loses. These are the cells that some maximum matching of the free cells leaves unmatched (Fraenkel,
Scheinerman and Ullman).

Game:    geography
Judged:  LOJ 6033; 1 s, 256 MB; n and m up to 100
Input:   one case: `n m`, then n rows of m cells, each `.` (free) or `#`.
Output:  how many cells there are from which the first player wins; then a line `x y` for each, row
         by row: the row and the column, from 1.
Range:   n and m from 1 to 65535.
Cost:    O(cells^1.5) at most, some 80 bytes a cell.

Sample input:
2 2
#.
..
Sample output:
2
1 2
2 1
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let (n, m) = (io.read_in(1, MAX_SIDE)?, io.read_in(1, MAX_SIDE)?);
    let cells = lost_cells(&io.read_board(".#", n, m)?);
    io.write_numbers(Some(cells.len() as u64))?;
    for (row, column) in cells {
        io.write_numbers(vec![row, column])?;
    }
    Ok(())
}

fn main() {
    io::run("loj6033", ABOUT, solve);
}
