//! S-Nim: a subtraction game with several heaps.

use grundy::heaps::subtraction::{Subtraction, MAX_MEMBERS};
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
S-Nim: heaps; a move takes s1, s2, ... or sk from one of them; whoever cannot move loses.

Game:    subtraction
Judged:  HDU 1536; 1 s, 32 MB; k, m, l up to 100, s and heaps up to 10^4
Judged:  HDU 1944; 1 s, 256 MB (not confirmed); the same
Judged:  POJ 2960; 2 s, 64 MB; the same
Judged:  LOJ 10247; 1 s, 512 MB; the same, heaps from 1
Input:   blocks of: k, then k members s; m, then m positions, each l, then l heaps; k = 0 ends the
         input.
Output:  a line for each block: `W` for each position that the first player wins, or `L`.
Range:   up to 16383 members. Heaps up to 2^64 - 1 if the table is long enough to prove a period;
         otherwise a heap beyond the table (2^24 heaps, or 2^31 / k if k > 128) is an error.
Cost:    O(k) for each heap of the table of a set. The table ends with the largest heap asked for,
         or earlier if a period is found; the program looks for one each time the table has doubled.
         70 MB at most, and a byte for each position of a block. A line is printed when its block is
         read.

Sample input:
2 2 5
3
2 5 12
3 2 4 7
4 2 3 7 12
5 1 2 3 4 5
3
2 5 12
3 2 4 7
4 2 3 7 12
0
Sample output:
LWW
WWL
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    while let Some(k) = io.read_until_zero_in(MAX_MEMBERS)? {
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
        io.write_line(&line)?;
    }
    Ok(())
}

fn main() {
    io::run("hdu1536", ABOUT, solve);
}
