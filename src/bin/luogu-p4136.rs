//! Who wins: a stone on a square board.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A stone in a corner of a board of n x n cells: a move takes it to an adjacent cell where it has not
been; whoever cannot move loses.

If n is even, the board is a union of dominoes, and the first player always moves to the other half
of the stone's domino. If n is odd, the board without the corner is one, and the second player does.

Game:    its own
Judged:  Luogu P4136; 1 s, 256 MB (not confirmed); n up to 10^4
Input:   cases of n; n = 0 ends the input.
Output:  a line for each: `Alice` if the first player wins, or `Bob`.
Range:   n up to 2^64 - 1.
Cost:    O(1) a case, constant memory.

Sample input:
2
0
Sample output:
Alice
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    while let Some(n) = io.read_until_zero()? {
        io.write_line(if n % 2 == 0 { "Alice" } else { "Bob" })?;
    }
    Ok(())
}

fn main() {
    io::run("luogu-p4136", ABOUT, solve);
}
