//! Matrix game: Nim of the sums of rows.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A matrix of stones: a move takes any number, at least one, from the cells of one row; whoever takes
the last one wins. So each row is a Nim heap.

Game:    nim
Judged:  LightOJ 1247; 2 s, 32 MB; up to 100 cases, m and n up to 50, cells up to 10^9
Sample:  ours.
Input:   the number of cases; a case is `m n`, then m rows of n cells.
Output:  a line for each: `Case 1: Alice` if the first player wins, or `Case 1: Bob`.
Range:   any m and n, cells up to 2^64 - 1, rows of up to 2^64 cells.
Cost:    O(1) a cell, constant memory.

Sample input:
3
1 1
5
2 2
1 2
3 0
2 3
0 1 2
1 1 0
Sample output:
Case 1: Alice
Case 2: Bob
Case 3: Alice
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_numbered_cases(|io, case| {
        let (m, n) = (io.read()?, io.read()?);
        // Rows without cells have no input, however many are announced.
        let rows = if n == 0 { 0 } else { m };
        let mut sum = 0;
        for _ in 0..rows {
            let mut row = 0;
            for _ in 0..n {
                row += u128::from(io.read()?);
            }
            sum ^= row;
        }
        let name = if sum != 0 { "Alice" } else { "Bob" };
        io.write_line(&format!("Case {}: {}", case, name))
    })
}

fn main() {
    io::run("lightoj1247", ABOUT, solve);
}
