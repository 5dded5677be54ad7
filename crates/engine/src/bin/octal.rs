//! Octal games: the Grundy values of any heaps.

use grundy::io::{self, Fault, Io};
use grundy_engine::octal::{moves, Game, BUDGET, MAX_DIGITS, MAX_HEAP};

const ABOUT: &str = "\
Octal: the Grundy values of heaps in the game with an octal code, such as 0.77 (Kayles). Digit k is
the sum of 1 if k tokens may be taken as a whole heap, 2 if taking them may leave one heap, and 4 if
it may leave two. A hexadecimal code has digits up to f: 8 is added if taking them may leave three
heaps.

Game:    octal
Judged:  nowhere
Input:   until the end, blocks of: `CODE q`, then q heaps.
Output:  a line for each heap: its Grundy value.
Range:   codes of up to 4096 digits, with 0, 4, 8, c or nothing before the point. Heaps of any size
         if a period is proved. Otherwise heaps up to 16777216, if their table takes at most some
         10 s a block and has no value above 16383. Anything beyond is an error, reported after half
         a second if the pace shows it.
Cost:    O(largest^2) a block at worst; O(1) a heap where a period is proved.

Sample input:
0.77 3
1000000000000000000 18446744073709551615 0
.07 4
1 2 3 4
Sample output:
1
8
0
0
1
1
2
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    while let Some(code) = io.read_word(MAX_DIGITS + 2)? {
        let moves = moves(&code).map_err(|bad| io.fault(bad.to_string()))?;
        let (mut game, mut budget) = (Game::new(&moves), BUDGET);
        for _ in 0..io.read()? {
            let value = game.value(io.read()?, MAX_HEAP, &mut budget);
            let value = value.map_err(|e| io.fault(e.words("a heap")))?;
            io.write_numbers(Some(value))?;
        }
    }
    Ok(())
}

fn main() {
    io::run("octal", ABOUT, solve);
}
