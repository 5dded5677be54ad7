//! Crazy Calendar: coins that go right or down.

use grundy::io::{self, Fault, Io};
use grundy::rows::staircase;

const ABOUT: &str = "\
A grid of cells with coins: a move takes some coins of a cell all to its right neighbour or all to
its lower neighbour; whoever cannot move loses.

This is Staircase Nim: the step of a cell is its number of moves to the lower right one.

Game:    staircase
Judged:  LightOJ 1393; 1 s, 256 MB (not confirmed); up to 100 cases of 50000 cells, coins up to 10^9
Input:   the number of cases; a case is `R C`, then R rows of C numbers of coins.
Output:  a line for each: `Case 1: win` if the first player wins, or `Case 1: lose`.
Range:   any R and C, numbers up to 2^64 - 1.
Cost:    O(1) a cell, constant memory.

Sample input:
1
2 2
1 1
1 1
Sample output:
Case 1: lose
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_numbered_cases(|io, case| {
        let (rows, columns) = (io.read()?, io.read()?);
        // Rows without cells have no input, however many are announced.
        let rows = if columns == 0 { 0 } else { rows };
        let mut sum = 0;
        for row in 0..rows {
            for column in 0..columns {
                let coins = io.read()?;
                // The xor of the two distances is odd exactly if their sum is.
                if staircase::is_heap((rows - 1 - row) ^ (columns - 1 - column)) {
                    sum ^= coins;
                }
            }
        }
        let outcome = if sum != 0 { "win" } else { "lose" };
        io.write_line(&format!("Case {}: {}", case, outcome))
    })
}

fn main() {
    io::run("lightoj1393", ABOUT, solve);
}
