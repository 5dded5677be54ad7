//! Incredible Chess: Northcott's game.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A board of n columns and n rows, in each column a white pawn and above it a black one: a move takes
one's own pawn any distance up or down its column, but not onto or past the other; whoever cannot
move loses. White moves first.

This is Northcott's game: the gaps are heaps of Nim. When a pawn retreats, the other follows it by
as much; this restores the gap, and a pawn cannot retreat forever (Winning Ways, ch. 3).

Game:    nim
Judged:  LightOJ 1186; 2 s, 32 MB; up to 200 cases, n from 3 to 100
Input:   the number of cases; a case is n, then the rows of the n white pawns, from 0, column by
         column, then those of the black ones.
Output:  a line for each: `Case 1: white wins` or `Case 1: black wins`.
Range:   any n, rows below n; either pawn may be the upper one, and two in one cell count as
         adjacent.
Cost:    O(1) and 8 bytes a column.

Sample input:
2
6
1 3 2 2 0 1
5 5 5 3 1 2
7
1 3 2 2 0 4 0
3 4 4 3 1 5 6
Sample output:
Case 1: black wins
Case 2: white wins
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_numbered_cases(|io, case| {
        let n = io.read()?;
        let last = n.saturating_sub(1);
        let mut sum = 0;
        for white in io.read_list(n, 0, last)? {
            let black = io.read_in(0, last)?;
            sum ^= (white.max(black) - white.min(black)).saturating_sub(1);
        }
        let winner = if sum != 0 { "white" } else { "black" };
        io.write_line(&format!("Case {}: {} wins", case, winner))
    })
}

fn main() {
    io::run("lightoj1186", ABOUT, solve);
}
