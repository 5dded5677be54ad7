//! Bachet's game: a subtraction game.

use grundy::heaps::lost_heaps::{LostHeaps, MAX_HEAP};
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A subtraction game: from a heap of n stones, a move takes a number that is one of the m members of
a set; whoever takes the last stone wins.

Game:    lost_heaps
Judged:  Kattis bachetsgame; 1 s, 1024 MB; up to 100 cases, n up to 10^6, m up to 10, 1 is a member
Judged:  UVa 10404; 3 s, 256 MB (not confirmed); the same, any number of cases
Input:   until the end: `n m`, then m members.
Output:  a line for each: `Stan wins` if the first player does, or `Ollie wins`.
Range:   any m, members from 1 up to 2^64 - 1, n up to 2^27 - 1. Whoever cannot move loses, even if
         stones are left because 1 is no member.
Cost:    O(n m / 64) a case.

Sample input:
20 3 1 3 8
21 3 1 3 8
22 3 1 3 8
23 3 1 3 8
1000000 10 1 23 38 11 7 5 4 8 3 13
999996 10 1 23 38 11 7 5 4 8 3 13
Sample output:
Stan wins
Stan wins
Ollie wins
Stan wins
Stan wins
Ollie wins
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    while let Some(n) = io.read_or_end_in(0, MAX_HEAP)? {
        let m = io.read()?;
        let mut game = LostHeaps::new(&io.read_list(m, 1, u64::MAX)?);
        let is_lost = game.is_lost(n);
        io.write_line(if is_lost { "Ollie wins" } else { "Stan wins" })?;
    }
    Ok(())
}

fn main() {
    io::run("kattis-bachetsgame", ABOUT, solve);
}
