//! Georgia and Bob: tokens on a row.

use grundy::io::{self, Fault, Io};
use grundy::rows::row_tokens;

const ABOUT: &str = "\
Georgia and Bob: tokens on a row of cells; a move slides one token any distance to the left, not
onto or past another; whoever cannot move loses.

Game:    row_tokens
Judged:  POJ 1704; 1 s, 256 MB (not confirmed); up to 20 cases, N up to 1000, cells up to 10^4
Judged:  Luogu P10507; 1 s, 512 MB; the same
Input:   the number of cases; a case is N, then N different cells, counted from 1, in any order.
Output:  a line for each: `Georgia will win` if the first player does, or `Bob will win`.
Range:   any N, cells up to 2^64 - 1.
Cost:    O(N log N), up to 56 bytes a token.

Sample input:
2
3
1 2 3
8
1 5 6 7 9 12 14 17
Sample output:
Bob will win
Georgia will win
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let n = io.read()?;
        let cells = io.read_set(n, 1, "two tokens are on cell")?;
        io.write_line(if row_tokens::nim_sum(&cells) != 0 {
            "Georgia will win"
        } else {
            "Bob will win"
        })
    })
}

fn main() {
    io::run("poj1704", ABOUT, solve);
}
