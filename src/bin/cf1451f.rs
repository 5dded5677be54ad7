//! Nullify the matrix: Nim on each anti-diagonal.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A matrix: a move chooses a cell that is not 0 and a path from it that goes only right and down; the
move decreases this cell, and may change the other cells of the path at will; whoever cannot move
loses.

The second player wins exactly if the xor of each anti-diagonal (row + column) is 0: a path meets
each anti-diagonal at most once, and that of the decreased cell only in this cell, so the xor of
this anti-diagonal is no longer 0. Otherwise the first player decreases a cell of the first
anti-diagonal whose xor is not 0, as in Nim. The path goes on over all later anti-diagonals, and the
move changes its cell on each of them so that the xor becomes 0.

Game:    its own
Judged:  Codeforces 1451F; 2 s, 256 MB; up to 10 cases, n and m up to 100, cells up to 10^6
Input:   the number of cases; a case is `n m`, then n rows of m cells.
Output:  a line for each: `Ashish` if the first player wins, or `Jeel`.
Range:   n and m from 1, cells up to 2^64 - 1.
Cost:    O(1) a cell, 8 bytes for each anti-diagonal.

Sample input:
4
1 1
0
1 3
0 0 5
2 2
0 1
1 0
3 3
1 2 3
4 5 6
7 8 9
Sample output:
Jeel
Ashish
Jeel
Ashish
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let (n, m) = (io.read_in(1, u64::MAX)?, io.read_in(1, u64::MAX)?);
        // Only the anti-diagonals of the cells that were read.
        let mut sums = Vec::new();
        for row in 0..n {
            for column in 0..m {
                let cell = io.read()?;
                let diagonal = (row + column) as usize;
                if diagonal == sums.len() {
                    sums.push(0);
                }
                sums[diagonal] ^= cell;
            }
        }
        let first_wins = sums.iter().any(|&sum| sum != 0);
        io.write_line(if first_wins { "Ashish" } else { "Jeel" })
    })
}

fn main() {
    io::run("cf1451f", ABOUT, solve);
}
