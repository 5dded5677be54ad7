//! Matches Game: Nim.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Matches Game: from one of the heaps, take any number; whoever takes the last one wins.

Game:    nim
Judged:  POJ 2234; 1 s, 64 MB; M up to 20, heaps up to 10^7
Input:   until the end: M, then M heaps.
Output:  a line for each: `Yes` if the first player wins, or `No`.
Range:   any M, heaps up to 2^64 - 1.
Cost:    O(1) a heap, constant memory.

Sample input:
2 45 45
3 3 6 9
Sample output:
No
Yes
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    while let Some(heaps) = io.read_or_end()? {
        let mut sum = 0;
        for _ in 0..heaps {
            sum ^= io.read()?;
        }
        io.write_line(if sum != 0 { "Yes" } else { "No" })?;
    }
    Ok(())
}

fn main() {
    io::run("poj2234", ABOUT, solve);
}
