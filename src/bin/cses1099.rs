//! Stair game: staircase Nim, of which stair 1 is the end.

use grundy::judge::{self, Fault, Judge};
use grundy::staircase;

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

fn solve(judge: &mut Judge) -> Result<(), Fault> {
    judge.read_cases(|judge| {
        let mut sum = 0;
        // Stair 1 is the ground, step 0.
        for step in 0..judge.read()? {
            let balls = judge.read()?;
            if staircase::is_heap(step) {
                sum ^= balls;
            }
        }
        judge.write_line(if sum != 0 { "first" } else { "second" })
    })
}

fn main() {
    judge::run("cses1099", ABOUT, solve);
}
