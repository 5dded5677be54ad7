//! Octal games under misere play: who wins a sum of any heaps, and by which move.

use grundy::io::{self, Fault, Io};
use grundy::table::TooLarge;
use grundy_engine::fault::Fault::NoQuotient;
use grundy_engine::misere::{Game, Limits, Rule, Winner};
use grundy_engine::octal::{octal_moves, MAX_DIGITS};

// About half a second for each block.
const STEPS: u64 = 1 << 28;

const ABOUT: &str = "\
Misere-octal: in the game with an octal code, who wins a sum of heaps, and by which move? Whoever
makes the last move loses. The answer comes from the misere quotient of the heaps, which is proved;
many games have no finite quotient.

Game:    misere
Judged:  nowhere
Input:   until the end, blocks of: `CODE q`, then q lines `k h1 ... hk`.
Output:  a line for each sum: `second`; or `first` if there is no move; or `first I T A B`: take T
         from heap I, counted from 1, and leave the heaps A <= B, where 0 is no heap. This is the
         winning move with the least I; of several, the one with the least T, then A, then B.
Range:   codes of up to 4096 digits, with 0, 4 or nothing before the point. Heaps of any size if a
         period is proved. Otherwise heaps up to 20000, as far as 1500 states of the quotient, some
         half a second and 100 MB a block suffice. The error for a larger heap says how far that is.
Cost:    O(k) a sum. For a move, O(moves * heap) for each different heap; but at most
         O(moves * (preperiod + period)) if a period is proved.

Sample input:
0.77 3
3 1000000000000000000 999999999999999999 5
2 2 2
1 0
0.144 2
2 20 6
1 1
Sample output:
first 1 1 12 999999999999999987
second
first
first 1 2 2 16
second
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    while let Some(code) = io.read_word(MAX_DIGITS + 2)? {
        let moves = octal_moves(&code).map_err(|bad| io.fault(bad.to_string()))?;
        let (mut game, mut limits) = (Game::new(Rule::new(&moves)), Limits::of_steps(STEPS));
        for _ in 0..io.read()? {
            let mut heaps = Vec::new();
            for _ in 0..io.read()? {
                let heap = io.read()?;
                if !game.grow(heap, &mut limits) && game.image(heap).is_none() {
                    let large = TooLarge { asked: heap, most: game.largest() };
                    let what = NoQuotient(large, game.quotient().order());
                    return Err(io.fault(what.to_string()));
                }
                heaps.push(heap);
            }
            match game.winner(&heaps) {
                Some(Winner::FirstBy(play)) => io.write_line(&format!(
                    "first {} {} {} {}",
                    play.heap + 1,
                    play.take,
                    play.left,
                    play.right
                ))?,
                Some(Winner::Second) => io.write_line("second")?,
                // All heaps are known, so there is an answer: the player to move has no move, and has won.
                Some(Winner::Already) | None => io.write_line("first")?,
            }
        }
    }
    Ok(())
}

fn main() {
    io::run("misere-octal", ABOUT, solve);
}
