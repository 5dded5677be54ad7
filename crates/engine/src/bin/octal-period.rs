//! Octal games: the periods of their Grundy values, proved.

use grundy::io::{self, Fault, Io};
use grundy_engine::octal::{moves, Game, Period, MAX_DIGITS};
use std::io::{stderr, IsTerminal, Write};

// The number of heaps between two lines of progress.
const STRIDE: usize = 1 << 13;

const ABOUT: &str = "\
Octal-period: the period of the Grundy values of an octal game, proved from the heaps up to a limit.

For a period P from N on, the proof (Guy and Smith, 1956) needs 2 N + 2 P + k heaps, or
3 N + 3 P + k for a hexadecimal code. Here k is the position of the last digit that is not 0, and
N = 0 counts as 1. P and N are the least possible.

Game:    octal
Judged:  nowhere
Input:   until the end: `CODE LIMIT`.
Output:  a line for each: `period P from N`, or `none up to LIMIT`.
Range:   codes of up to 4096 digits, with 0, 4, 8, c or nothing before the point. Any limit if
         a period is proved. Otherwise limits up to 16777216, if the table takes at most some 10 s
         and has no value above 16383. Anything beyond is an error, reported after half a second if
         the pace shows it.
Cost:    O(LIMIT^2) at worst. The program shows its progress on standard error, if that is a
         terminal.

Sample input:
0.156 100000
0.07 1000
0.007 20000
Sample output:
period 349 from 3479
period 34 from 53
none up to 20000
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let shows = stderr().is_terminal();
    while let Some(code) = io.read_word(MAX_DIGITS + 2)? {
        let moves = moves(&code).map_err(|bad| io.fault(bad.to_string()))?;
        let mut game = Game::new(&moves);
        let limit = io.read()?;
        let period = game.period_within(limit, |heaps| {
            if shows && heaps % STRIDE == 0 {
                let _ = write!(stderr(), "\r{heaps} heaps of {limit} ");
            }
        });
        if shows && game.values().len() >= STRIDE {
            let _ = write!(stderr(), "\r{:60}\r", "");
        }
        match period.map_err(|large| io.fault(large.words("a limit")))? {
            Some(Period { length, start }) => {
                io.write_line(&format!("period {length} from {start}"))?;
            }
            None => io.write_line(&format!("none up to {limit}"))?,
        }
    }
    Ok(())
}

fn main() {
    io::run("octal-period", ABOUT, solve);
}
