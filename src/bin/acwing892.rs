//! Staircase Nim, above the ground.

use grundy::io::{self, Fault, Io};
use grundy::rows::staircase;

const ABOUT: &str = "\
Balls on steps from 1 to n above the ground: a move takes any number of balls from one step to the
step below; whoever cannot move loses. The ground is the end, so the odd steps count.

Game:    staircase
Judged:  AcWing 892; 1 s, 256 MB (not confirmed); n up to 10^5
Input:   one case: n, then n heaps of balls, one for each step.
Output:  `Yes` if the first player wins, or `No`.
Range:   any n, balls up to 2^64 - 1 on a step.
Cost:    O(1) a step, constant memory.

Sample input:
3
2 1 3
Sample output:
Yes
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let mut sum = 0;
    for step in 1..io.read()?.saturating_add(1) {
        let balls = io.read()?;
        if staircase::is_heap(step) {
            sum ^= balls;
        }
    }
    io.write_line(if sum != 0 { "Yes" } else { "No" })
}

fn main() {
    io::run("acwing892", ABOUT, solve);
}
