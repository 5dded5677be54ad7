//! Taking stones 2: Nim.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Nim: a move takes any number from one heap; whoever takes the last one wins.

Game:    nim
Judged:  LOJ 10242; 1 s, 512 MB; N up to 5*10^4, heaps up to 10^5
Input:   one case: N, then N heaps.
Output:  `win` if the first player does, or `lose`.
Range:   any N, heaps up to 2^64 - 1.
Cost:    O(1) a heap, constant memory.

Sample input:
4
7 12 9 15
Sample output:
win
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let mut sum = 0;
    for _ in 0..io.read()? {
        sum ^= io.read()?;
    }
    io.write_line(if sum != 0 { "win" } else { "lose" })
}

fn main() {
    io::run("loj10242", ABOUT, solve);
}
