//! Nim.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Nim: a move takes any number from one heap; whoever takes the last one wins.

Game:    nim
Judged:  Luogu P2197; 1 s, 125 MB; up to 10 cases of 10^4 heaps below 10^4
Input:   the number of cases; a case is n, then n heaps.
Output:  a line for each: `Yes` if the first player wins, or `No`.
Range:   any n, heaps up to 2^64 - 1.
Cost:    O(1) a heap, constant memory.

Sample input:
2
2
1 1
2
1 0
Sample output:
No
Yes
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let mut sum = 0;
        for _ in 0..io.read()? {
            sum ^= io.read()?;
        }
        io.write_line(if sum != 0 { "Yes" } else { "No" })
    })
}

fn main() {
    io::run("luogu-p2197", ABOUT, solve);
}
