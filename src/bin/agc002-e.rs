//! Candy Piles: eat the largest pile, or one of each.

use grundy::io::{self, Fault, Io};
use std::cmp::Reverse;

const ABOUT: &str = "\
Heaps of candy: a move eats the largest heap, or one candy from every heap that is left; whoever
eats the last candy loses.

Put the heaps side by side in descending order. A position is a cell: its column is the first heap
that is left, and its height is the number of candies eaten from each heap that is left. A move
shifts the cell one heap to the right or one candy up; whoever shifts it off the heaps loses. A cell
has the same outcome as its neighbour one up and one to the right, if that is within the heaps; so
follow this diagonal from the first cell as far as it goes. From its last cell a step up leaves only
steps up, and a step to the right only steps to the right. So this cell is won exactly if the number
of steps up within the heaps or the number of steps to the right is odd, or both are (AtCoder AGC
002 E, editorial).

Game:    its own
Judged:  AtCoder agc002_e; 2 s, 256 MB; N up to 10^5, heaps up to 10^9
Input:   one case: `N`, then N heaps.
Output:  `First` or `Second`, whoever wins.
Range:   any N, heaps up to 2^64 - 1; without any candy the answer is `First`, because the first
         player does not eat the last candy.
Cost:    O(N log N), 8 bytes a heap.

Sample input:
2
1 3
Sample output:
First
";

// Whether the first player wins; the piles are in descending order.
fn is_won(piles: &[u64]) -> bool {
    // The cells (0, 0), (1, 1), ... up to this one are within the piles.
    let last = match (0..).zip(piles).take_while(|&(at, &pile)| pile > at).last() {
        None => return true,
        Some((at, _)) => at,
    };
    let up = piles[last as usize] - last - 1;
    let beside = piles[last as usize + 1..].iter();
    let right = beside.take_while(|&&pile| pile > last).count();
    up % 2 == 1 || right % 2 == 1
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read()?;
    let mut piles = io.read_list(n, 0, u64::MAX)?;
    piles.sort_unstable_by_key(|&pile| Reverse(pile));
    io.write_line(if is_won(&piles) { "First" } else { "Second" })
}

fn main() {
    io::run("agc002-e", ABOUT, solve);
}
