//! Treblecross from a given row.

use grundy::io::{self, Fault, Io};
use grundy::kernel::Mex;
use grundy::table::Table;

const ABOUT: &str = "\
Treblecross: two players in turn put crosses into a row of cells; whoever makes three adjacent
crosses wins.

If a cross in some cells completes three, exactly these cells win. Otherwise whoever puts a cross
one or two cells from another cross loses at once. So only cells farther than that from every cross
count: a stretch of n of them is a row of n + 2 cells, from which a move takes three adjacent cells.

Game:    runs
Judged:  LightOJ 1229; 2 s, 32 MB; up to 200 cases of 3 to 200 cells
Input:   the number of cases; a case is a row of `.` and `X`.
Output:  a line for each: `Case 1: ` and the winning cells, counted from 1, in ascending order; or
         `0` if there is none.
Range:   rows of 3 to 19998 cells without three adjacent crosses.
Cost:    O(cells^2) for the longest row, once.

Sample input:
2
.....XX
.X.X.X.........X...
Sample output:
Case 1: 5
Case 2: 3 5
";

const MAX_CELLS: u64 = 19_998;

// A row from which three adjacent cells are taken; left <= right: each split once.
fn take_three(n: usize, done: &[u16], seen: &mut Mex) {
    for left in 0..n.saturating_sub(1) / 2 {
        seen.insert(done[left] ^ done[n - 3 - left]);
    }
}

// The winning cells, counted from 1.
fn winning_cells(row: &[bool], rows: &mut Table) -> Vec<usize> {
    let mut value = |cells: usize| rows.value(cells, take_three);
    let is_cross = |at: usize| row.get(at).copied().unwrap_or(false);
    let completes = |at: usize| {
        (at.saturating_sub(2)..at + 1).any(|first| {
            let three = first..first + 3;
            first + 3 <= row.len() && three.clone().all(|other| other == at || is_cross(other))
        })
    };
    let free = (0..row.len()).filter(|&at| !is_cross(at));
    let completing: Vec<usize> = free.filter(|&at| completes(at)).map(|at| at + 1).collect();
    if !completing.is_empty() {
        return completing;
    }
    // The stretches of cells at least three cells from every cross: first cell and length.
    let mut stretches: Vec<(usize, usize)> = Vec::new();
    for at in 0..row.len() {
        if (at.saturating_sub(2)..at + 3).any(is_cross) {
            continue;
        }
        match stretches.last_mut() {
            Some((first, length)) if *first + *length == at => *length += 1,
            _ => stretches.push((at, 1)),
        }
    }
    let mut sum = 0;
    for &(_, length) in &stretches {
        sum ^= value(length + 2);
    }
    let mut winning = Vec::new();
    for &(first, length) in &stretches {
        let others = sum ^ value(length + 2);
        for at in 0..length {
            // The cross takes two cells on either side with it: the stretches left are two cells
            // shorter, and their rows two cells longer than they are.
            if value(at) ^ value(length - 1 - at) == others {
                winning.push(first + at + 1);
            }
        }
    }
    winning
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let mut rows = Table::new();
    io.read_numbered_cases(|io, case| {
        let row = io.read_letters(".X", 3, MAX_CELLS)?;
        let row: Vec<bool> = row.bytes().map(|cell| cell == b'X').collect();
        if row.windows(3).any(|three| three == [true; 3]) {
            return Err(io.fault("three crosses are adjacent already".to_string()));
        }
        let winning = winning_cells(&row, &mut rows);
        io.write(&format!("Case {}: ", case))?;
        if winning.is_empty() {
            return io.write_line("0");
        }
        io.write_numbers(winning.into_iter().map(|cell| cell as u64))
    })
}

fn main() {
    io::run("lightoj1229", ABOUT, solve);
}
