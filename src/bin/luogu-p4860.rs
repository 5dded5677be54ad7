//! Roy & October's stones II: take 1 or a prime.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
From a heap of n stones, a move takes 1 or a prime; whoever takes the last stone wins.

The multiples of 4 are lost: neither 1 nor a prime is a multiple of 4, and from any other heap
taking 1, 2 or 3 leaves a multiple of 4.

Game:    its own
Judged:  Luogu P4860; 1 s, 256 MB (not confirmed); up to 10^6 cases, n up to 5*10^7
Sample:  ours.
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
Roy wins!
October wins!
October wins!
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let first_wins = io.read()? % 4 != 0;
        io.write_line(if first_wins { "October wins!" } else { "Roy wins!" })
    })
}

fn main() {
    io::run("luogu-p4860", ABOUT, solve);
}
