//! Block Game: Euclid's game, one case.

use grundy::heaps::euclid;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Two stacks of blocks: a move removes from one stack a multiple of the number of blocks in the other;
whoever empties a stack wins.

This is Euclid's game. If one stack is empty already, there is no move, and the first player loses.

Game:    euclid
Judged:  Kattis blockgame2; 1 s, 1024 MB (not confirmed); a and b from 1 up to 10^18
Input:   one case: `a b`.
Output:  `win` if the first player wins, or `lose`.
Range:   a and b up to 2^64 - 1.
Cost:    O(1), constant memory.

Sample input:
13 10
Sample output:
lose
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let (a, b) = (io.read()?, io.read()?);
    io.write_line(if euclid::is_lost(a, b) { "lose" } else { "win" })
}

fn main() {
    io::run("kattis-blockgame2", ABOUT, solve);
}
