//! Dividing game.

use grundy::heaps::divisor;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Numbers: a move replaces one of them by a proper divisor; whoever cannot move loses.

Game:    divisor
Judged:  AtCoder abc368_f; 2 s, 1024 MB; N up to 10^5, numbers from 2 to 10^5
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

fn solve(io: &mut Io) -> Result<(), Fault> {
    let mut sum = 0;
    for _ in 0..io.read()? {
        sum ^= divisor::value(io.read_in(1, u64::MAX)?);
    }
    io.write_line(if sum != 0 { "Anna" } else { "Bruno" })
}

fn main() {
    io::run("abc368-f", ABOUT, solve);
}
