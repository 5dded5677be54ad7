//! Nim game II: heaps, take 1 to 3.

use grundy::heaps::bash;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Heaps: a move takes 1 to 3 from one of them; whoever takes the last one wins.

Game:    bash
Judged:  CSES 1098; 1 s, 512 MB; up to 2*10^5 heaps in all, up to 10^9
Input:   the number of cases; a case is n, then n heaps.
Output:  a line for each: `first` or `second`, whoever wins.
Range:   any n, heaps up to 2^64 - 1.
Cost:    O(1) a heap, constant memory.

Sample input:
3
4
5 7 2 5
2
4 1
3
4 4 4
Sample output:
first
first
second
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let mut sum = 0;
        for _ in 0..io.read()? {
            sum ^= bash::value(io.read()?, 3);
        }
        io.write_line(if sum != 0 { "first" } else { "second" })
    })
}

fn main() {
    io::run("cses1098", ABOUT, solve);
}
