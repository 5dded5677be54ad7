//! Misere Nim.

use grundy::heaps::nim;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Nim, but whoever takes the last stone loses.

Game:    nim
Judged:  HackerRank misere-nim-1; 1 s, 256 MB (not confirmed); up to 100 cases, n up to 100, piles from 1 to 10^9
Input:   the number of cases; a case is n, then n piles.
Output:  a line for each: `First` or `Second`, whoever wins.
Range:   any n, piles up to 2^64 - 1.
Cost:    O(1) a pile, constant memory.

Sample input:
2
2
1 1
3
2 1 3
Sample output:
First
Second
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let (mut sum, mut above_1) = (0, 0);
        for _ in 0..io.read()? {
            let pile = io.read()?;
            sum ^= pile;
            above_1 += (pile > 1) as u64;
        }
        io.write_line(if nim::misere_is_lost(sum, above_1) { "Second" } else { "First" })
    })
}

fn main() {
    io::run("hackerrank-misere-nim-1", ABOUT, solve);
}
