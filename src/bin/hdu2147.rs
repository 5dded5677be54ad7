//! kiki's game: a coin goes left, down, or both.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A coin in the top right corner of a board of n x m cells: a move takes it one cell to the left, down,
or diagonally to the left and down; whoever cannot move loses.

The first player loses exactly if n and m are odd. From a board of two odd sides, each move makes
one side even, or both; from any other, a move makes both odd.

Game:    its own
Judged:  HDU 2147; 1 s, 10000 KB; n and m up to 2000
Input:   cases of `n m`; `0 0` ends the input.
Output:  a line for each: `Wonderful!` if the first player wins, or `What a pity!`.
Range:   n and m up to 2^64 - 1; on a board without cells there is no move.
Cost:    O(1) a case, constant memory.

Sample input:
5 3
5 4
6 6
0 0
Sample output:
What a pity!
Wonderful!
Wonderful!
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    loop {
        let (n, m) = (io.read()?, io.read()?);
        if (n, m) == (0, 0) {
            return Ok(());
        }
        let first_wins = n > 0 && m > 0 && (n % 2 == 0 || m % 2 == 0);
        io.write_line(if first_wins { "Wonderful!" } else { "What a pity!" })?;
    }
}

fn main() {
    io::run("hdu2147", ABOUT, solve);
}
