//! Introduction to Nim Game.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Nim: a move takes any number from one pile; whoever takes the last stone wins.

Game:    nim
Judged:  HackerRank nim-game-1; 1 s, 256 MB (not confirmed); up to 100 cases, n up to 100, piles up to 100
Input:   the number of cases; a case is n, then n piles.
Output:  a line for each: `First` or `Second`, whoever wins.
Range:   any n, piles up to 2^64 - 1.
Cost:    O(1) a pile, constant memory.

Sample input:
2
2
1 1
3
2 1 4
Sample output:
Second
First
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let mut sum = 0;
        for _ in 0..io.read()? {
            sum ^= io.read()?;
        }
        io.write_line(if sum != 0 { "First" } else { "Second" })
    })
}

fn main() {
    io::run("hackerrank-nim-game-1", ABOUT, solve);
}
