//! Divisor Game: subtract a proper divisor.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A number n: a move subtracts a proper divisor of it; whoever cannot move loses.

The odd numbers are lost: all divisors of an odd number are odd, so each move leaves an even number,
and subtracting 1 from an even number leaves an odd one. The last number, 1, has no move.

Game:    its own
Judged:  LeetCode 1025; 1 s, 256 MB (not confirmed); n up to 1000
Method:  divisor_game(n: i32) -> bool
Input:   one case: n.
Output:  `true` if the first player wins, or `false`.
Range:   any n from 1 to 2^64 - 1.
Cost:    O(1).

Sample input:
2
Sample output:
true
";

fn divisor_game(n: u64) -> bool {
    n % 2 == 0
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read_in(1, u64::MAX)?;
    io.write_line(&divisor_game(n).to_string())
}

fn main() {
    io::run("leetcode1025", ABOUT, solve);
}
