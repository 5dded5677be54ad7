//! Arbitrary Nim: the greatest limit with which the first player wins.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Nim in which a move takes 1 to k from a heap: for which k does the first player win?

If the nim-sum is not 0, every k from the largest heap on wins. If it is 0, equal heaps cancel; let
M be the largest heap that is left. With k >= M this is Nim, which is lost. With k = M - 1 the heap
M is worth 0, and the heaps that cancel still cancel, so the nim-sum is M.

Game:    bash
Judged:  AtCoder arc168_b; 2 s, 1024 MB; N up to 250000, heaps up to 10^9
Input:   one case: `N`, then N heaps.
Output:  the greatest k with which the first player wins; `-1` if there is no greatest, or `0` if there
         is none.
Range:   any N, heaps up to 2^64 - 1.
Cost:    O(N log N), 8 bytes a heap.

Sample input:
3
1 2 3
Sample output:
2
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read()?;
    let mut heaps = io.read_list(n, 0, u64::MAX)?;
    if heaps.iter().fold(0, |sum, heap| sum ^ heap) != 0 {
        return io.write_line("-1");
    }
    heaps.sort_unstable();
    while heaps.len() > 1 && heaps[heaps.len() - 1] == heaps[heaps.len() - 2] {
        heaps.truncate(heaps.len() - 2);
    }
    let largest = heaps.last().map_or(0, |&heap| heap);
    io.write_numbers(Some(largest.saturating_sub(1)))
}

fn main() {
    io::run("arc168-b", ABOUT, solve);
}
