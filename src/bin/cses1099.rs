//! Stair game: staircase Nim, of which stair 1 is the end.

use grundy::io::{self, Fault, Io};
use grundy::rows::staircase;

const ABOUT: &str = "\
Balls on stairs from 1 to n: a move takes any number of balls from a stair k > 1 to stair k - 1;
whoever cannot move loses. Stair 1 is the end, so the even stairs count.

Game:    staircase
Judged:  CSES 1099; 1 s, 512 MB; up to 2*10^5 stairs in all, up to 10^9 balls each
Input:   the number of cases; a case is n, then n heaps of balls, one for each stair.
Output:  a line for each: `first` or `second`, whoever wins.
Range:   any n, balls up to 2^64 - 1 on a stair.
Cost:    O(1) a stair, constant memory.

Sample input:
3
3
0 2 1
4
1 1 1 1
2
5 3
Sample output:
first
second
first
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let mut sum = 0;
        // Stair 1 is the ground, step 0.
        for step in 0..io.read()? {
            let balls = io.read()?;
            if staircase::is_heap(step) {
                sum ^= balls;
            }
        }
        io.write_line(if sum != 0 { "first" } else { "second" })
    })
}

fn main() {
    io::run("cses1099", ABOUT, solve);
}
