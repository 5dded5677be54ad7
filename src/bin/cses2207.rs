//! Grundy's game.

use grundy::heaps::grundys_game;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Grundy's game: a move splits a heap into two that differ in size; whoever cannot move loses.

No law of the lost heaps is proved. Those below 2^35 were computed (Flammenkamp): there are 41
besides 0, and the last is 1222.

Game:    grundys_game
Judged:  CSES 2207; 1 s, 512 MB; up to 10^5 cases of heaps up to 10^6
Input:   the number of cases; a case is a heap.
Output:  a line for each: `first` or `second`, whoever wins.
Range:   heaps below 2^35; beyond, an error.
Cost:    O(1) a heap.

Sample input:
3
6
7
8
Sample output:
first
second
first
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let heap = io.read_in(0, grundys_game::MAX_LISTED)?;
        let is_lost = grundys_game::is_lost(heap);
        io.write_line(if is_lost { "second" } else { "first" })
    })
}

fn main() {
    io::run("cses2207", ABOUT, solve);
}
