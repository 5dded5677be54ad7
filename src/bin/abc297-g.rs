//! Constrained Nim 2: heaps, take L to R.

use grundy::heaps::bash;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Heaps: a move takes L to R from one of them; whoever cannot move loses.

Game:    bash
Judged:  AtCoder abc297_g; 2 s, 1024 MB; N up to 2*10^5, numbers up to 10^9
Input:   one case: `N L R`, then N heaps.
Output:  `First` or `Second`, whoever wins.
Range:   any N, heaps up to 2^64 - 1, 1 <= L <= R.
Cost:    O(1) a heap, constant memory.

Sample input:
3 1 2
2 3 3
Sample output:
First
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let (n, least) = (io.read()?, io.read_in(1, u64::MAX)?);
    let most = io.read_in(least, u64::MAX)?;
    let mut sum = 0;
    for _ in 0..n {
        sum ^= bash::value_from(io.read()?, least, most);
    }
    io.write_line(if sum != 0 { "First" } else { "Second" })
}

fn main() {
    io::run("abc297-g", ABOUT, solve);
}
