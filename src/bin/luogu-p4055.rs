//! A game on a board: where to put the token.

use grundy::graphs::geography::{lost_cells, MAX_SIDE};
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A board: the first player puts a token on a free cell; then the players in turn, the second one
first, move it to an adjacent free cell on which it has not been; whoever cannot move loses.

The second player moves first, so the first player wins from the cells where the player to move
loses. These are the cells that some maximum matching of the free cells leaves unmatched (Fraenkel,
Scheinerman and Ullman).

Game:    geography
Judged:  Luogu P4055; 1 s, 125 MB; N and M up to 100
Input:   one case: `N M`, then N rows of M cells, each `.` (free) or `#`.
Output:  `LOSE` if the first player does; or `WIN` and a line `r c` for each cell from which he
         wins, row by row: the row and the column, from 1.
Range:   N and M from 1 to 65535.
Cost:    O(cells^1.5) at most, some 80 bytes a cell.

Sample input:
3 3
.##
...
#.#
Sample output:
WIN
2 3
3 2
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let (n, m) = (io.read_in(1, MAX_SIDE)?, io.read_in(1, MAX_SIDE)?);
    let cells = lost_cells(&io.read_board(".#", n, m)?);
    io.write_line(if cells.is_empty() { "LOSE" } else { "WIN" })?;
    for (row, column) in cells {
        io.write_numbers(vec![row, column])?;
    }
    Ok(())
}

fn main() {
    io::run("luogu-p4055", ABOUT, solve);
}
