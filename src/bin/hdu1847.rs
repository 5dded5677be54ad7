//! Good Luck in CET-4 Everybody!: take a power of 2.

use grundy::heaps::powers;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Good Luck in CET-4 Everybody!: from a heap of n, a move takes a power of 2 (1, 2, 4, ...); whoever
takes the last one wins.

The multiples of 3 are lost: no power of 2 is a multiple of 3, and from any other heap taking 1 or 2
leaves a multiple of 3.

Game:    powers
Judged:  HDU 1847; 1 s, 32 MB; n up to 1000
Input:   until the end: n.
Output:  a line for each: `Kiki` if the first player wins, or `Cici`.
Range:   any n up to 2^64 - 1.
Cost:    O(1) a case.

Sample input:
1
3
Sample output:
Kiki
Cici
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    while let Some(n) = io.read_or_end()? {
        io.write_line(if powers::value(n, 2) != 0 { "Kiki" } else { "Cici" })?;
    }
    Ok(())
}

fn main() {
    io::run("hdu1847", ABOUT, solve);
}
