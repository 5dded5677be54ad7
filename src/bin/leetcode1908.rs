//! Game of Nim.

use grundy::heaps::nim::nim_sum;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Nim: a move takes any number from one pile; whoever cannot move loses.

Game:    nim
Judged:  LeetCode 1908; 1 s, 256 MB (not confirmed); up to 7 piles of 1 to 7
Method:  nim_game(piles: Vec<i32>) -> bool
Input:   one case: n, then n piles.
Output:  `true` if the first player wins, or `false`.
Range:   any n, piles up to 2^64 - 1.
Cost:    O(1) a pile.

Sample input:
3 1 2 3
Sample output:
false
";

fn nim_game(piles: &[u64]) -> bool {
    nim_sum(piles.iter().copied()) != 0
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read()?;
    let piles = io.read_list(n, 0, u64::MAX)?;
    io.write_line(&nim_game(&piles).to_string())
}

fn main() {
    io::run("leetcode1908", ABOUT, solve);
}
