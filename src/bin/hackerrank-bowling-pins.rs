//! Bowling Pins: Kayles.

use grundy::io::{self, Fault, Io};
use grundy::rows::runs::{Rows, MAX_ROW};

const ABOUT: &str = "\
A row of pins, some standing: a move takes one pin, or two adjacent ones; whoever cannot move loses.

This is Kayles, the octal game 0.77.

Game:    runs
Judged:  HackerRank bowling-pins; 1 s, 256 MB (not confirmed); up to 1000 cases, n up to 300, at least one pin
Input:   the number of cases; a case is n, then a word of n letters: `I` for a pin that stands, or
         `X`.
Output:  a line for each: `WIN` if the first player wins, or `LOSE`.
Range:   n from 1 up to 20000.
Cost:    O(longest row squared) once, and O(n) a case.

Sample input:
4
4
IXXI
4
XIIX
5
IIXII
5
IIIII
Sample output:
LOSE
WIN
LOSE
WIN
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let mut rows = Rows::new(&[1, 2]);
    io.read_cases(|io| {
        let n = io.read_in(1, MAX_ROW)?;
        let mut sum = 0;
        for row in io.read_letters("IX", n, n)?.split('X') {
            let value = rows.value(row.len() as u64);
            sum ^= value.map_err(|e| io.fault(e.words("a row")))?;
        }
        io.write_line(if sum != 0 { "WIN" } else { "LOSE" })
    })
}

fn main() {
    io::run("hackerrank-bowling-pins", ABOUT, solve);
}
