//! Nim Game: take 1 to 3.

use grundy::heaps::bash;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
From a heap of n stones, two players take 1 to 3 in turn; whoever takes the last one wins.

Game:    bash
Judged:  LeetCode 292; 1 s, 256 MB (not confirmed); n up to 2^31 - 1
Method:  can_win_nim(n: i32) -> bool
Input:   one case: n.
Output:  `true` if the first player wins, or `false`.
Range:   any n from 1 to 2^64 - 1.
Cost:    O(1).

Sample input:
4
Sample output:
false
";

fn can_win_nim(n: u64) -> bool {
    bash::value(n, 3) != 0
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read_in(1, u64::MAX)?;
    io.write_line(&can_win_nim(n).to_string())
}

fn main() {
    io::run("leetcode292", ABOUT, solve);
}
