//! Nimble Game: coins that go to lower squares.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Coins on squares 0 to n - 1, any number on each: a move takes one coin to any lower square; whoever
cannot move loses.

Each coin is a Nim heap whose size is the number of its square, so coins on one square cancel in
pairs.

Game:    nim
Judged:  HackerRank nimble-game-1; 1 s, 256 MB (not confirmed); up to 10^4 cases, n up to 100, coins up to 10^9
Input:   the number of cases; a case is n, then n numbers of coins.
Output:  a line for each: `First` or `Second`, whoever wins.
Range:   any n, coins up to 2^64 - 1 on a square.
Cost:    O(1) a square, constant memory.

Sample input:
2
5
0 2 3 0 6
4
0 0 0 0
Sample output:
First
Second
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let mut sum = 0;
        for square in 0..io.read()? {
            sum ^= io.read()? % 2 * square;
        }
        io.write_line(if sum != 0 { "First" } else { "Second" })
    })
}

fn main() {
    io::run("hackerrank-nimble-game-1", ABOUT, solve);
}
