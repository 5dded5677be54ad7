//! Euclid's Game, until two zeros.

use grundy::heaps::euclid;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Euclid's game: from the larger of two numbers, a move subtracts a multiple of the smaller one;
whoever makes one of them 0 wins. If one is 0 already, there is no move, and the first player loses.

Game:    euclid
Judged:  Kattis euclidsgame; 1 s, 1024 MB (not confirmed); a and b from 1, below 2^31
Judged:  POJ 2348, HDU 1525; 1 s, 256 MB (not confirmed); the same (not confirmed)
Judged:  UVa 10368; 3 s, 256 MB (not confirmed); the same (not confirmed)
Input:   cases `a b`; `0 0` ends the input.
Output:  a line for each: `Stan wins` if the first player does, or `Ollie wins`.
Range:   a and b up to 2^64 - 1.
Cost:    O(1) a case, constant memory.

Sample input:
34 12
15 24
0 0
Sample output:
Stan wins
Ollie wins
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    loop {
        let (a, b) = (io.read()?, io.read()?);
        if (a, b) == (0, 0) {
            return Ok(());
        }
        io.write_line(if euclid::is_lost(a, b) { "Ollie wins" } else { "Stan wins" })?;
    }
}

fn main() {
    io::run("kattis-euclidsgame", ABOUT, solve);
}
