//! Stone Game IX: no multiple of 3.

use grundy::heaps::running_sum;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Numbers on stones: a move removes a stone; whoever makes the sum of the removed numbers a multiple
of 3 loses. If all stones are removed and nobody has lost, the second player wins.

Game:    running_sum
Judged:  LeetCode 2029; 1 s, 256 MB (not confirmed); up to 10^5 stones, numbers up to 10^4
Method:  stone_game_ix(stones: Vec<i32>) -> bool
Input:   one case: n, then the numbers on n stones.
Output:  `true` if the first player wins, or `false`.
Range:   any n, numbers up to 2^64 - 1.
Cost:    O(1) a stone.

Sample input:
5 5 1 2 4 3
Sample output:
false
";

fn stone_game_ix(stones: &[u64]) -> bool {
    let mut counts = [0; 3];
    for stone in stones {
        counts[(stone % 3) as usize] += 1;
    }
    running_sum::first_wins(counts)
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read()?;
    let stones = io.read_list(n, 0, u64::MAX)?;
    io.write_line(&stone_game_ix(&stones).to_string())
}

fn main() {
    io::run("leetcode2029", ABOUT, solve);
}
