//! Brave Game: Bash's game.

use grundy::heaps::bash;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Brave Game: from a heap of n, two players take 1 to m in turn; whoever takes the last one wins.

Game:    bash
Judged:  HDU 1846; 1 s, 32 MB; up to 100 cases, n and m up to 1000
Input:   the number of cases; a case is `n m`.
Output:  a line for each: `first` or `second`, whoever wins.
Range:   any n and m up to 2^64 - 1.
Cost:    O(1) a case.

Sample input:
2
23 2
4 3
Sample output:
first
second
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let (n, m) = (io.read()?, io.read()?);
        io.write_line(if bash::value(n, m) != 0 { "first" } else { "second" })
    })
}

fn main() {
    io::run("hdu1846", ABOUT, solve);
}
