//! Stones: a subtraction game.

use grundy::heaps::lost_heaps::{LostHeaps, MAX_HEAP};
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A subtraction game: from a heap of K, a move takes one of the N members of a set; whoever
cannot move loses.

Game:    lost_heaps
Judged:  AtCoder dp_k; 2 s, 1024 MB; N up to 100, K up to 10^5
Input:   one case: `N K`, then N members.
Output:  `First` or `Second`, whoever wins.
Range:   any N, members from 1 up to 2^64 - 1, K up to 2^27 - 1.
Cost:    O(K N / 64).

Sample input:
2 4
2 3
Sample output:
First
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let (n, k) = (io.read()?, io.read_in(0, MAX_HEAP)?);
    let mut game = LostHeaps::new(&io.read_list(n, 1, u64::MAX)?);
    let is_lost = game.is_lost(k);
    io.write_line(if is_lost { "Second" } else { "First" })
}

fn main() {
    io::run("atcoder-dp-k", ABOUT, solve);
}
