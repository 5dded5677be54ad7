//! Tower Breakers, Again: break a tower into equal parts.

use grundy::heaps::divisor;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Towers: a move breaks one tower into two or more of equal heights; whoever cannot move loses.

Game:    divisor
Judged:  HackerRank tower-breakers-again-1; 1 s, 256 MB (not confirmed); up to 200 cases of up to 100 towers, heights up to 10^5
Input:   the number of cases; a case is N, then N heights.
Output:  a line for each: `1` or `2`, whichever player wins.
Range:   any N, heights from 1 up to 2^64 - 1.
Cost:    O(cube root of height) a tower, constant memory.

Sample input:
2
2
1 2
3
1 2 3
Sample output:
1
2
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let mut sum = 0;
        for _ in 0..io.read()? {
            sum ^= divisor::value_in_equal_parts(io.read_in(1, u64::MAX)?);
        }
        io.write_line(if sum != 0 { "1" } else { "2" })
    })
}

fn main() {
    io::run("hackerrank-tower-breakers-again-1", ABOUT, solve);
}
