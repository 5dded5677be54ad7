//! Chocolate bars: Nim whose heaps are taken out of a box first.

use grundy::io::{self, Fault, Io};
use grundy::numbers::gf2::Basis;

const ABOUT: &str = "\
A box of bars: a move takes one or more bars out of the box, or shortens a bar that is out; whoever
cannot move loses.

The first player wins exactly if some bars, at least one, have nim-sum 0: he takes out a largest
such set. Then no bars in the box have nim-sum 0, so whatever is taken out next makes the nim-sum
outside nonzero, and the first player makes it 0 again. If no bars have nim-sum 0 at the beginning,
the second player answers in the same way.

Game:    gf2
Judged:  LOJ 10245; 1 s, 512 MB; N up to 14, lengths up to 10^9; ten cases
Input:   until the end: N, then the lengths of N bars.
Output:  a line for each: `NO` if the first player wins, and `YES` if he loses: the question is
         whether the second player wins.
Range:   any N, lengths from 1 up to 2^64 - 1.
Cost:    O(64) a bar, constant memory.

Sample input:
3
11 10 15
5
13 6 7 15 3
2
15 12
3
9 7 4
2
15 12
4
15 12 11 15
3
2 14 15
3
3 16 6
4
1 4 10 3
5
8 7 7 5 12
Sample output:
YES
NO
YES
YES
YES
NO
YES
YES
YES
NO
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    while let Some(n) = io.read_or_end()? {
        let mut basis = Basis::new();
        let mut first_wins = false;
        for _ in 0..n {
            first_wins |= !basis.insert(io.read_in(1, u64::MAX)?);
        }
        io.write_line(if first_wins { "NO" } else { "YES" })?;
    }
    Ok(())
}

fn main() {
    io::run("loj10245", ABOUT, solve);
}
