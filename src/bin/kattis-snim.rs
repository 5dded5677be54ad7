//! S-Nim: a subtraction game with several heaps, one set.

use grundy::heaps::subtraction::{Subtraction, MAX_MEMBERS};
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
S-Nim: heaps; a move takes s1, s2, ... or sk from one of them; whoever cannot move loses.

Game:    subtraction
Judged:  Kattis snim; 1 s, 1024 MB (not confirmed); k, m, l up to 100, s and heaps up to 10^4 (not confirmed)
Input:   one case: k, then k members s; m, then m positions, each l, then l heaps.
Output:  a line of m letters: `W` if the first player wins a position, or `L`.
Range:   up to 16383 members. Heaps up to 2^64 - 1 if the table is long enough to prove a period;
         otherwise a heap beyond the table (2^24 heaps, or 2^31 / k if k > 128) is an error.
Cost:    O(k) for each heap of the table. The table ends with the largest heap asked for, or earlier
         if a period is found; the program looks for one each time the table has doubled. 70 MB at
         most, and a byte for each position.

Sample input:
2 2 5
3
2 5 12
3 2 4 7
4 2 3 7 12
Sample output:
LWW
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let k = io.read_in(0, MAX_MEMBERS)?;
    let mut game = Subtraction::new(io.read_list(k, 1, u64::MAX)?);
    let mut line = String::new();
    for _ in 0..io.read()? {
        let mut sum = 0;
        for _ in 0..io.read()? {
            let value = game.value(io.read()?);
            sum ^= value.map_err(|e| io.fault(e.words("a heap")))?;
        }
        line.push(if sum != 0 { 'W' } else { 'L' });
    }
    io.write_line(&line)
}

fn main() {
    io::run("kattis-snim", ABOUT, solve);
}
