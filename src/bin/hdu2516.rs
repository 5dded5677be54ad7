//! Fibonacci Nim.

use grundy::heaps::fibonacci;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Fibonacci Nim: the first player takes any number but not the whole heap, then each player takes at
most twice what was just taken; whoever takes the last one wins.

Game:    fibonacci
Judged:  HDU 2516; 1 s, 32 MB; n from 2, below 2^31
Input:   n for each case; n = 0 ends the input.
Output:  a line for each: `First win` or `Second win`.
Range:   any n up to 2^64 - 1; n = 1 is lost.
Cost:    O(log n) a case.

Sample input:
2
13
10000
0
Sample output:
Second win
Second win
First win
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    while let Some(n) = io.read_until_zero()? {
        io.write_line(if fibonacci::is_lost(n) { "Second win" } else { "First win" })?;
    }
    Ok(())
}

fn main() {
    io::run("hdu2516", ABOUT, solve);
}
