//! Nim.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Nim: a move takes any number from one heap; whoever takes the last one wins.

Game:    nim
Judged:  AcWing 891; 1 s, 256 MB (not confirmed); n up to 10^5, heaps up to 10^9
Input:   one case: n, then n heaps.
Output:  `Yes` if the first player wins, or `No`.
Range:   any n, heaps up to 2^64 - 1.
Cost:    O(1) a heap, constant memory.

Sample input:
2
2 3
Sample output:
Yes
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let mut sum = 0;
    for _ in 0..io.read()? {
        sum ^= io.read()?;
    }
    io.write_line(if sum != 0 { "Yes" } else { "No" })
}

fn main() {
    io::run("acwing891", ABOUT, solve);
}
