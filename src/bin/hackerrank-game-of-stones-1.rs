//! Game of Stones: take 2, 3 or 5.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
From a heap of n stones, two players take 2, 3 or 5 in turn; whoever cannot move loses.

The heap is lost exactly if n mod 7 is 0 or 1. From such a heap each move leaves 2 to 6 modulo 7.
From any other, taking 2, 3 or 5 leaves 0 or 1.

Game:    subtraction
Judged:  HackerRank game-of-stones-1; 1 s, 256 MB (not confirmed); up to 100 cases, n up to 100
Input:   the number of cases; a case is n.
Output:  a line for each: `First` or `Second`, whoever wins.
Range:   any n up to 2^64 - 1.
Cost:    O(1) a case.

Sample input:
8
1
2
3
4
5
6
7
10
Sample output:
Second
First
First
First
First
First
Second
First
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let first_wins = io.read()? % 7 > 1;
        io.write_line(if first_wins { "First" } else { "Second" })
    })
}

fn main() {
    io::run("hackerrank-game-of-stones-1", ABOUT, solve);
}
