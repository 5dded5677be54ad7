//! Subtree Removal Game with Fibonacci Tree: whoever removes the root loses.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
The tree of 1 is a single node, that of 2 a root with one child, and that of n >= 3 a root with the
trees of n - 2 and n - 1 below it: a move removes a node and all below it; whoever removes the root
loses.

Nobody removes the root earlier than need be, so this is Green Hackenbush: the tree of n is worth
(a + 1) xor (b + 1) if those of n - 1 and n - 2 are worth a and b. The first two are worth 0 and 1.
If two in a row are worth 0 and s + 1 with a multiple s of 4, the next six are worth s + 3,
(s + 4) xor (s + 2), s + 3, s + 3, 0 and s + 5. So exactly 1, 7, 13, ... are lost.

Game:    hackenbush
Judged:  LeetCode 2005; 1 s, 256 MB (not confirmed); n up to 100
Method:  find_game_winner(n: i32) -> bool
Input:   one case: n.
Output:  `true` if the first player wins, or `false`.
Range:   any n from 1 to 2^64 - 1.
Cost:    O(1).

Sample input:
3
Sample output:
true
";

fn find_game_winner(n: u64) -> bool {
    n % 6 != 1
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read_in(1, u64::MAX)?;
    io.write_line(&find_game_winner(n).to_string())
}

fn main() {
    io::run("leetcode2005", ABOUT, solve);
}
