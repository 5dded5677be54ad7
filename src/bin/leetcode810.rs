//! Chalkboard XOR Game: whoever makes the xor 0 loses.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Numbers: a move erases one; whoever makes the xor of the others 0 loses. The xor of no numbers is 0;
if it is 0 before the first move, the first player wins.

The first player wins exactly if the xor is 0 or the number of numbers is even. If n is even and the
xor is X, not 0, some number differs from X, because n times X have the xor 0. Erasing it leaves an
odd number of numbers, whose xor is not 0; and each move from there loses or leaves an even number.

Game:    its own
Judged:  LeetCode 810; 1 s, 256 MB (not confirmed); up to 1000 numbers below 2^16
Method:  xor_game(nums: Vec<i32>) -> bool
Input:   one case: n, then n numbers.
Output:  `true` if the first player wins, or `false`.
Range:   any n, numbers up to 2^64 - 1.
Cost:    O(n).

Sample input:
3
1 1 2
Sample output:
false
";

fn xor_game(nums: &[u64]) -> bool {
    nums.len() % 2 == 0 || nums.iter().fold(0, |xor, num| xor ^ num) == 0
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read()?;
    let nums = io.read_list(n, 0, u64::MAX)?;
    io.write_line(&xor_game(&nums).to_string())
}

fn main() {
    io::run("leetcode810", ABOUT, solve);
}
