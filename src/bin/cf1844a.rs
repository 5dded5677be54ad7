//! Subtraction Game: a heap that the first player loses.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A heap of n stones: a move takes exactly a or exactly b of them; whoever cannot move loses. For
which n does the first player lose?

One such n is a + b: a move leaves b or a, and the opponent takes them all.

Game:    subtraction
Judged:  Codeforces 1844A; 1 s, 256 MB; up to 100 cases, a < b up to 100
Input:   the number of cases; a case is `a b`.
Output:  a line for each: such an n, a + b.
Range:   any a, b from 1 with a + b up to 2^64 - 1.
Cost:    O(1) a case, constant memory.

Sample input:
3
1 4
1 5
9 26
Sample output:
5
6
35
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let a = io.read_in(1, u64::MAX - 1)?;
        let b = io.read_in(1, u64::MAX - a)?;
        io.write_numbers(Some(a + b))
    })
}

fn main() {
    io::run("cf1844a", ABOUT, solve);
}
