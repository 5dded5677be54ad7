//! Boxed Nim: open a box, or take stones out of an open one.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Boxes with stones, all of them shut: a move opens a box, or takes any number of stones, at least
one, out of an open box; whoever cannot move loses.

The only option of a shut box of A is a Nim heap of A, so it is worth 1 if A is 0, and else 0.

Game:    its own
Judged:  yukicoder 2282; 2 s, 512 MB; N up to 10^5, A up to 10^9 (not confirmed)
Input:   one case: `N`, then N numbers A.
Output:  `First` or `Second`, whoever wins.
Range:   any N, A up to 2^64 - 1.
Cost:    O(1) a box, constant memory.

Sample input:
3
0 1 2
Sample output:
First
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let mut sum = 0;
    for _ in 0..io.read()? {
        sum ^= u64::from(io.read()? == 0);
    }
    io.write_line(if sum != 0 { "First" } else { "Second" })
}

fn main() {
    io::run("yukicoder2282", ABOUT, solve);
}
