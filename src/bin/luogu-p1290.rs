//! Euclid's game, a given number of cases.

use grundy::heaps::euclid;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Euclid's game: from the larger of two numbers, a move subtracts a multiple of the smaller one;
whoever makes one of them 0 wins. If one is 0 already, there is no move, and the first player loses.

Game:    euclid
Judged:  Luogu P1290; 1 s, 256 MB (not confirmed); up to 6 cases, M and N from 1, below 2^31
Input:   the number of cases; a case is `a b`.
Output:  a line for each: `Stan wins` if the first player does, or `Ollie wins`.
Range:   a and b up to 2^64 - 1.
Cost:    O(1) a case, constant memory.

Sample input:
2
25 7
24 15
Sample output:
Stan wins
Ollie wins
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let is_lost = euclid::is_lost(io.read()?, io.read()?);
        io.write_line(if is_lost { "Ollie wins" } else { "Stan wins" })
    })
}

fn main() {
    io::run("luogu-p1290", ABOUT, solve);
}
