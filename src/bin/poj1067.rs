//! Wythoff's game.

use grundy::heaps::wythoff;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Wythoff's game: from two heaps, take any number from one, or the same number from both; whoever
takes the last one wins.

Game:    wythoff
Judged:  POJ 1067; 1 s, 10000 KB; a and b up to 10^9
Judged:  HDU 1527; 1 s, 32 MB; the same
Judged:  Luogu P2252; 1 s, 256 MB (not confirmed); one pair
Input:   until the end: `a b`, in any order.
Output:  a line for each: `1` if the first player wins, or `0`.
Range:   any a and b up to 2^64 - 1.
Cost:    O(1) a case.

Sample input:
2 1
8 4
4 7
Sample output:
0
1
0
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    while let Some(a) = io.read_or_end()? {
        let b = io.read()?;
        io.write_line(if wythoff::is_lost(a, b) { "0" } else { "1" })?;
    }
    Ok(())
}

fn main() {
    io::run("poj1067", ABOUT, solve);
}
