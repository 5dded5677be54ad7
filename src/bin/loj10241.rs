//! Taking stones: Bash's game.

use grundy::heaps::bash;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
From a heap of N stones, two players take 1 to K in turn; whoever takes the last one wins.

Game:    bash
Judged:  LOJ 10241; 1 s, 512 MB; N up to 10^5, K up to N
Input:   one case: `N K`.
Output:  `1` if the first player wins, or `2`.
Range:   any N and K up to 2^64 - 1.
Cost:    O(1).

Sample input:
23 3
Sample output:
1
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let (n, k) = (io.read()?, io.read()?);
    io.write_line(if bash::value(n, k) != 0 { "1" } else { "2" })
}

fn main() {
    io::run("loj10241", ABOUT, solve);
}
