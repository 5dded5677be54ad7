//! Dawson's Kayles: rows of pins.

use grundy::io::{self, Fault, Io};
use grundy::rows::dawsons_kayles::DawsonsKayles;

const ABOUT: &str = "\
Dawson's Kayles: rows of pins; a move takes two adjacent pins; whoever cannot move loses.

Game:    dawsons_kayles
Judged:  nowhere
Input:   until the end: n, then n rows.
Output:  a line for each: `1` if the first player wins, or `2`.
Range:   any rows; from 53 pins on, the values repeat with period 34.
Cost:    O(1) a row.

Sample input:
3 7 3 3
1 5
1 1
Sample output:
1
2
2
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let pins = DawsonsKayles::new();
    while let Some(count) = io.read_or_end()? {
        let mut sum = 0;
        for _ in 0..count {
            sum ^= pins.value(io.read()?);
        }
        io.write_line(if sum != 0 { "1" } else { "2" })?;
    }
    Ok(())
}

fn main() {
    io::run("dawsons-kayles", ABOUT, solve);
}
