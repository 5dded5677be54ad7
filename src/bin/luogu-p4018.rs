//! Roy & October's stones: take a power of a prime.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
From a heap of n stones, a move takes a power of a prime, 1 included; whoever takes the last stone
wins.

The multiples of 6 are lost: no power of a prime is a multiple of 6, and from any other heap taking
1, 2, 3, 4 or 5 leaves a multiple of 6.

Game:    its own
Judged:  Luogu P4018; 1 s, 256 MB (not confirmed); up to 10^5 cases, n up to 5*10^7
Input:   the number of cases; a case is n.
Output:  a line for each: `October wins!` if the first player does, or `Roy wins!`.
Range:   any n.
Cost:    O(1) a case, constant memory.

Sample input:
3
4
9
14
Sample output:
October wins!
October wins!
October wins!
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let first_wins = io.read()? % 6 != 0;
        io.write_line(if first_wins { "October wins!" } else { "Roy wins!" })
    })
}

fn main() {
    io::run("luogu-p4018", ABOUT, solve);
}
