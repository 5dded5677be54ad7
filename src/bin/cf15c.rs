//! Industrial Nim: runs of heaps.

use grundy::heaps::nim;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Nim: a move takes any number from one heap; whoever takes the last one wins. The heaps are x, x + 1,
..., x + m - 1 for each of n pairs.

Game:    nim
Judged:  Codeforces 15C; 2 s, 64 MB; n up to 10^5, x and m up to 10^16
Input:   one case: n, then n pairs `x m`.
Output:  `tolik` if the first player wins, or `bolik`.
Range:   any n, heaps up to 2^64 - 1.
Cost:    O(1) a pair, constant memory.

Sample input:
2
2 1
3 2
Sample output:
tolik
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let mut sum = 0;
    for _ in 0..io.read()? {
        let first = io.read()?;
        let most = (u64::MAX - first).saturating_add(1);
        sum ^= nim::nim_sum_of_run(first, io.read_in(0, most)?);
    }
    io.write_line(if sum != 0 { "tolik" } else { "bolik" })
}

fn main() {
    io::run("cf15c", ABOUT, solve);
}
