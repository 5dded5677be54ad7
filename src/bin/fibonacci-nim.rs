//! Fibonacci Nim.

use grundy::heaps::fibonacci;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Fibonacci Nim: the first player takes any number but not the whole heap, then each player takes at
most twice what was just taken; whoever takes the last one wins.

Game:    fibonacci
Judged:  nowhere
Input:   until the end: n.
Output:  a line for each: `1` if the first player wins, or `2`.
Range:   any n up to 2^64 - 1; n = 0 and 1 are lost.
Cost:    O(log n) a case.

Sample input:
3
Sample output:
2
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    while let Some(n) = io.read_or_end()? {
        io.write_line(if fibonacci::is_lost(n) { "2" } else { "1" })?;
    }
    Ok(())
}

fn main() {
    io::run("fibonacci-nim", ABOUT, solve);
}
