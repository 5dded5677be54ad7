//! Coins: a subtraction game with one heap.

use grundy::heaps::subtraction::{Subtraction, MAX_MEMBERS};
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Coins: from X coins, take a1, a2, ... or ak; whoever cannot move loses.

Game:    subtraction
Judged:  nowhere
Input:   until the end: `X k`, then k members a.
Output:  a line for each: `Alice` if the first player wins, or `Bob`.
Range:   up to 16383 members. Heaps up to 2^64 - 1 if the table is long enough to prove a period;
         otherwise a heap beyond the table (2^24 heaps, or 2^31 / k if k > 128) is an error.
Cost:    O(k) for each heap of the table of a case. The table ends with heap X, or earlier if a
         period is found; the program looks for one each time the table has doubled. 70 MB at most.

Sample input:
9 2 1 4
10 2 1 4
Sample output:
Alice
Bob
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    while let Some(heap) = io.read_or_end()? {
        let k = io.read_in(0, MAX_MEMBERS)?;
        let mut game = Subtraction::new(io.read_list(k, 1, u64::MAX)?);
        let value = game.value(heap);
        let value = value.map_err(|e| io.fault(e.words("a heap")))?;
        io.write_line(if value != 0 { "Alice" } else { "Bob" })?;
    }
    Ok(())
}

fn main() {
    io::run("coins", ABOUT, solve);
}
