//! Game of painting: no two painted cells side by side.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A board of n x n cells: a move paints a cell that no painted cell touches by a side; whoever cannot
move loses.

If n is even, the second player always paints the mirror image through the centre, which never
touches the cell just painted. If n is odd, the first player paints the central cell, and then plays
like that.

Game:    its own
Judged:  Codeforces 630R; 0.5 s, 64 MB; n up to 10^18
Input:   one case: n.
Output:  `1` or `2`, whichever player wins.
Range:   any n up to 2^64 - 1.
Cost:    O(1).

Sample input:
1
Sample output:
1
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read()?;
    io.write_line(if n % 2 == 1 { "1" } else { "2" })
}

fn main() {
    io::run("cf630r", ABOUT, solve);
}
