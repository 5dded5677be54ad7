//! Apples in Boxes: the boxes must stay nearly equal.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Boxes of apples: a move takes one apple; whoever leaves a largest and a smallest box that differ by
more than k, or cannot move, loses. Tom moves first.

A move from a largest box leaves the least difference. If that is too large, Tom loses. Otherwise
such a move never leaves a larger difference than there was, or than 1. So whoever meets an odd
number of apples always has a move, and takes the last one.

Game:    its own
Judged:  Codeforces 2107B; 1 s, 256 MB; up to 10^4 cases, 10^5 boxes in all, k and boxes up to 10^9
Input:   the number of cases; a case is `n k`, then n boxes.
Output:  a line for each: `Tom` or `Jerry`, whoever wins.
Range:   any n, k from 1, boxes up to 2^64 - 1.
Cost:    O(1) a box, constant memory.

Sample input:
3
3 1
2 1 2
3 1
1 1 3
2 1
1 4
Sample output:
Tom
Tom
Jerry
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let (n, k) = (io.read()?, io.read_in(1, u64::MAX)?);
        let (mut least, mut second, mut most, mut sum) = (u64::MAX, 0, 0, 0);
        for _ in 0..n {
            let apples: u64 = io.read()?;
            least = least.min(apples);
            second = second.max(apples.min(most));
            most = most.max(apples);
            sum ^= apples;
        }
        // All boxes may be equal; then a move leaves a difference of at most 1, which is not too large.
        let difference = second.max(most.saturating_sub(1)).saturating_sub(least);
        let tom_wins = sum % 2 == 1 && difference <= k;
        io.write_line(if tom_wins { "Tom" } else { "Jerry" })
    })
}

fn main() {
    io::run("cf2107b", ABOUT, solve);
}
