//! Stone Piles: replace a pile by different ones.

use grundy::heaps::splitting;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Piles of stones: a move replaces a pile by two or more piles, all of different sizes, with as many
stones in all; whoever cannot move loses.

From 9 on, a pile of n is worth n - 4; piles of 1 to 8 are worth 0, 0, 1, 0, 2, 3, 4, 0.

Game:    splitting
Judged:  HackerRank stone-piles; 1 s, 256 MB (not confirmed); up to 50 cases of up to 50 piles up to 50
Input:   the number of cases; a case is N, then N piles.
Output:  a line for each: `ALICE` if the first player wins, or `BOB`.
Range:   any N, piles from 1 up to 2^64 - 1.
Cost:    O(1) a pile, constant memory.

Sample input:
4
1
4
2
1 2
3
1 3 4
1
8
Sample output:
BOB
BOB
ALICE
BOB
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let mut sum = 0;
        for _ in 0..io.read()? {
            sum ^= splitting::value_in_different_parts(io.read_in(1, u64::MAX)?);
        }
        io.write_line(if sum != 0 { "ALICE" } else { "BOB" })
    })
}

fn main() {
    io::run("hackerrank-stone-piles", ABOUT, solve);
}
