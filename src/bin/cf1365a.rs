//! Matrix Game: claim a cell in a free row and a free column.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A board of n rows and m columns, some of whose cells are claimed: a move claims a cell whose row and
column have no claimed cell; whoever cannot move loses.

Each move takes one free row and one free column, whichever it is, and there is a move as long as
both are left: the game lasts as many moves as there are free rows, or columns if these are fewer.

Game:    its own
Judged:  Codeforces 1365A; 1 s, 256 MB; up to 50 cases, n and m up to 50
Input:   the number of cases; a case is `n m`, then n rows of m numbers: 1 is claimed, 0 is not.
Output:  a line for each: `Ashish` if the first player wins, or `Vivek`.
Range:   any n, m from 1 up to 2^64 - 1.
Cost:    O(n m), some 30 bytes a column.

Sample input:
4
2 2
0 0
0 0
2 2
0 0
0 1
2 3
1 0 1
1 1 0
3 3
1 0 0
0 0 0
1 0 0
Sample output:
Vivek
Ashish
Vivek
Ashish
";

// The rows or columns without a claimed cell, where each number is 1 if there is one.
fn free(lines: &[u64]) -> usize {
    lines.iter().filter(|&&claimed| claimed == 0).count()
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let (n, m) = (io.read_in(1, u64::MAX)?, io.read_in(1, u64::MAX)?);
        let mut columns = Vec::new();
        let mut free_rows = 0;
        for _ in 0..n {
            let row = io.read_list(m, 0, 1)?;
            free_rows += usize::from(free(&row) == row.len());
            columns.resize(row.len(), 0);
            for (column, cell) in columns.iter_mut().zip(row) {
                *column |= cell;
            }
        }
        let moves = free_rows.min(free(&columns));
        io.write_line(if moves % 2 == 1 { "Ashish" } else { "Vivek" })
    })
}

fn main() {
    io::run("cf1365a", ABOUT, solve);
}
