//! Game of stones: no amount twice from the same heap.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Heaps: a move takes any number from one heap, but no number that was taken from it before; whoever
cannot move loses.

A heap of s is worth the greatest d with 1 + 2 + ... + d <= s, the greatest number of moves in it.
The value cannot be larger; that it is this large was found by playing out every heap up to 105, and
is not proved beyond.

Game:    its own
Judged:  Codeforces 768E; 3 s, 256 MB; n up to 10^6, heaps up to 60
Input:   one case: n, then n lines with a heap each.
Output:  `YES` if the SECOND player wins, or `NO`.
Range:   any n, heaps up to 70.
Cost:    O(1) a heap, constant memory.

Sample input:
1
5
Sample output:
NO
";

const MAX_HEAP: u64 = 70;

fn solve(io: &mut Io) -> Result<(), Fault> {
    let mut sum = 0;
    for _ in 0..io.read()? {
        let heap = io.read_in(0, MAX_HEAP)?;
        let above = (1..).find(|d| d * (d + 1) / 2 > heap);
        sum ^= above.unwrap_or(0) - 1;
    }
    io.write_line(if sum == 0 { "YES" } else { "NO" })
}

fn main() {
    io::run("cf768e", ABOUT, solve);
}
