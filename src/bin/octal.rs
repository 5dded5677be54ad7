//! Octal games: the Grundy values of any heaps.

use grundy::judge::{self, Fault, Judge};
use grundy::octal;
use grundy::take_and_break::{Game, Work, UNPROVED};

const ABOUT: &str = "\
Octal: the Grundy values of heaps in the game with an octal code, such as 0.77 (Kayles): the digit
at place k is the sum of 1 if k tokens may be taken as a whole heap, 2 if they may be taken leaving
one heap, 4 if leaving two.

Input:   until the end, blocks of: `CODE q`, then q heaps.
Output:  a line for each heap: its Grundy value.
Range:   codes of up to 4096 digits, with 0 or 4 before the point, or nothing. Any heaps where a period
         is proved, or else up to 16777216, as far as a table of them takes some 25 s a block and
         has values up to 16383; beyond, an error.
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

fn solve(judge: &mut Judge) -> Result<(), Fault> {
    while let Some(code) = judge.word(octal::MOST_DIGITS + 2)? {
        let places = octal::places(&code).map_err(|why| judge.fault(why))?;
        let (mut game, mut work) = (Game::new(&places), Work::default());
        for _ in 0..judge.number()? {
            let heap = judge.number()?;
            let value = game.value(heap, octal::LARGEST, &mut work);
            let value = value.map_err(|most| {
                judge.fault(format!(
                    "expected a heap of {} at most, {}, found {}",
                    most, UNPROVED, heap
                ))
            })?;
            judge.put(u64::from(value))?;
            judge.line("")?;
        }
    }
    Ok(())
}

fn main() {
    judge::run("octal", ABOUT, solve);
}
