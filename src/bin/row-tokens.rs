//! Tokens on a row.

use grundy::io::{self, Fault, Io};
use grundy::rows::row_tokens;

const ABOUT: &str = "\
Tokens on a row of cells: a move slides one token any distance to the left, not onto or past
another; whoever cannot move loses.

Game:    row_tokens
Judged:  nowhere
Input:   until the end: n, then n different cells, from 1, in any order.
Output:  a line for each: `1` if the first player wins, or `2`.
Range:   any n, cells up to 2^64 - 1.
Cost:    O(n log n), up to 56 bytes a token.

Sample input:
3 1 2 3
2 1 5
Sample output:
2
1
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    while let Some(n) = io.read_or_end()? {
        let cells = io.read_set(n, 1, "two tokens are on cell")?;
        io.write_line(if row_tokens::nim_sum(&cells) != 0 { "1" } else { "2" })?;
    }
    Ok(())
}

fn main() {
    io::run("row-tokens", ABOUT, solve);
}
