//! Pawn Game: Dawson's chess.

use grundy::io::{self, Fault, Io};
use grundy::rows::dawsons_kayles::DawsonsKayles;

const ABOUT: &str = "\
A board of 3 rows and N columns, White's pawns on one outer row and Black's on the other: a pawn
goes one cell ahead or takes a pawn diagonally; a player who can take must do so; White begins;
whoever cannot move loses.

This is Dawson's chess: a pawn that goes ahead is taken, and its taker is taken back. In the end its
column and the columns beside it are blocked, and the other player is to move. So N columns are a
row of N + 1 pins, from which a move takes two adjacent pins.

Game:    dawsons_kayles
Judged:  Timus 1465; 1 s, 64 MB (not confirmed); N up to 10^9
Sample:  ours.
Input:   one case: N.
Output:  `White` or `Black`, whoever wins.
Range:   N up to 2^64 - 2.
Cost:    O(1), constant memory.

Sample input:
4
Sample output:
Black
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read_in(0, u64::MAX - 1)?;
    let value = DawsonsKayles::new().value(n + 1);
    io.write_line(if value != 0 { "White" } else { "Black" })
}

fn main() {
    io::run("timus1465", ABOUT, solve);
}
