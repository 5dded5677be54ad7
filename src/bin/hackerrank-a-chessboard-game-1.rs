//! A Chessboard Game: a coin that leaps up and to the left.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A coin on a board of 15 columns x and 15 rows y, counted from 1: a move takes it to (x - 2, y + 1),
(x - 2, y - 1), (x + 1, y - 2) or (x - 1, y - 2), if that is on the board; whoever cannot move
loses.

The lost squares are exactly those where x mod 4 and y mod 4 are both 1 or 2: from them no move
leads to one of them, and from every other square some move does (full search of all 225
squares).

Game:    its own
Judged:  HackerRank a-chessboard-game-1; 1 s, 256 MB (not confirmed); up to 225 cases
Input:   the number of cases; a case is `x y`.
Output:  a line for each: `First` or `Second`, whoever wins.
Range:   x and y from 1 to 15.
Cost:    O(1) a case, constant memory.

Sample input:
3
5 2
5 3
8 8
Sample output:
Second
First
First
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let (x, y) = (io.read_in(1, 15)?, io.read_in(1, 15)?);
        let is_lost = (x - 1) % 4 < 2 && (y - 1) % 4 < 2;
        io.write_line(if is_lost { "Second" } else { "First" })
    })
}

fn main() {
    io::run("hackerrank-a-chessboard-game-1", ABOUT, solve);
}
