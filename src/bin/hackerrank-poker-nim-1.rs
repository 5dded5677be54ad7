//! Poker Nim: chips may come back.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Nim, but instead of taking, a move may add any number to a heap, at most k times for each player and
each heap; whoever takes the last one wins.

The player who wins Nim takes added chips away again at once, and so wins this game, too (Winning
Ways, ch. 3).

Game:    nim
Judged:  HackerRank poker-nim-1; 1 s, 256 MB (not confirmed); up to 100 cases, n and k up to 100, heaps from 1 to 10^9
Input:   the number of cases; a case is `n k`, then n heaps.
Output:  a line for each: `First` or `Second`, whoever wins.
Range:   any n and k, heaps up to 2^64 - 1.
Cost:    O(1) a heap, constant memory.

Sample input:
2
2 5
1 2
3 5
2 1 3
Sample output:
First
Second
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let (n, _) = (io.read()?, io.read()?);
        let mut sum = 0;
        for _ in 0..n {
            sum ^= io.read()?;
        }
        io.write_line(if sum != 0 { "First" } else { "Second" })
    })
}

fn main() {
    io::run("hackerrank-poker-nim-1", ABOUT, solve);
}
