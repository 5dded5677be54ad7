//! Dividing game.

use grundy::divisor;
use grundy::judge::{self, Fault, Judge};

const ABOUT: &str = "\
Numbers: a move replaces one of them by a proper divisor; whoever cannot move loses.

Game:    divisor
Judged:  AtCoder abc368_f; 2 s, 1024 MB; N and numbers up to 10^5
Input:   one case: N, then N numbers.
Output:  `Anna` if the first player wins, or `Bruno`.
Range:   any N, numbers from 1 up to 2^64 - 1.
Cost:    O(cube root) of each number.

Sample input:
3
2 3 4
Sample output:
Anna
";

fn solve(judge: &mut Judge) -> Result<(), Fault> {
    let mut sum = 0;
    for _ in 0..judge.read()? {
        sum ^= divisor::value(judge.read_in(1, u64::MAX)?);
    }
    judge.write_line(if sum != 0 { "Anna" } else { "Bruno" })
}

fn main() {
    judge::run("abc368-f", ABOUT, solve);
}
