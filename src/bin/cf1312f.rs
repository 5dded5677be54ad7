//! Attack on Red Kingdom: three ways to lower a heap, two of which may not follow themselves.

use grundy::heaps::last_move::{Kind, LastMove};
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Heaps: a move lowers one heap by x, y or z, or to 0 if the heap is smaller than that; y may not
follow y on the same heap, nor z follow z; whoever cannot move loses. How many first moves win?

Moves of different kinds count as different moves, even if they leave the same heap.

Game:    last_move
Judged:  Codeforces 1312F; 3 s, 512 MB; up to 1000 cases, n up to 3*10^5 in all, x, y, z up to 5, heaps up to 10^18
Input:   the number of cases; a case is `n x y z`, then n heaps.
Output:  a line for each: how many first moves win, 0 if the second player wins.
Range:   any n, heaps up to 2^64 - 1, x, y, z from 1 to 20.
Cost:    O(1) a heap, 8 bytes each.

Sample input:
3
2 1 3 4
7 6
1 1 2 3
1
1 1 2 2
3
Sample output:
2
3
0
";

const MAX_TAKE: u64 = 20;

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let n = io.read()?;
        let mut kinds = Vec::new();
        for &may_repeat in &[true, false, false] {
            let take = io.read_in(1, MAX_TAKE)?;
            kinds.push(Kind { take, may_repeat });
        }
        let game = LastMove::new(kinds);
        let heaps = io.read_list(n, 0, u64::MAX)?;
        let sum = heaps.iter().fold(0, |sum, &heap| sum ^ game.value(heap));
        let winning = |&heap: &u64| {
            let needed = sum ^ game.value(heap);
            let options = game.option_values(heap).into_iter();
            options.filter(|&value| value == needed).count() as u64
        };
        io.write_numbers(Some(heaps.iter().map(winning).sum()))
    })
}

fn main() {
    io::run("cf1312f", ABOUT, solve);
}
