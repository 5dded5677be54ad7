//! Subtraction games: the values of heaps.

use grundy::heaps::subtraction::{Subtraction, MAX_MEMBERS};
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Subtraction games: take s1, s2, ... or sk from a heap; whoever cannot move loses. What is a heap
worth?

Game:    subtraction
Judged:  nowhere
Input:   until the end, blocks of: k, then k members s; q, then q heaps.
Output:  a line for each heap: `P 0` if it is lost, or `N g`, where g is its Grundy value.
Range:   up to 16383 members. Heaps up to 2^64 - 1 if the table is long enough to prove a period;
         otherwise a heap beyond the table (2^24 heaps, or 2^31 / k if k > 128) is an error.
Cost:    O(k) for each heap of the table of a set. The table ends with the largest heap asked for,
         or earlier if a period is found; the program looks for one each time the table has doubled.
         70 MB at most.

Sample input:
3 1 3 4
9
0 1 2 3 4 5 6 7 8
Sample output:
P 0
N 1
P 0
N 1
N 2
N 3
N 2
P 0
N 1
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    while let Some(k) = io.read_or_end_in(0, MAX_MEMBERS)? {
        let mut game = Subtraction::new(io.read_list(k, 1, u64::MAX)?);
        for _ in 0..io.read()? {
            let value = game.value(io.read()?);
            let value = value.map_err(|e| io.fault(e.words("a heap")))?;
            io.write(if value == 0 { "P " } else { "N " })?;
            io.write_numbers(Some(value))?;
        }
    }
    Ok(())
}

fn main() {
    io::run("subtraction", ABOUT, solve);
}
