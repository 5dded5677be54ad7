//! Colouring game: Dawson's Kayles.

use crate::problem::*;
use crate::references::nim::is_odd;
use crate::references::rows::Rows;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let n = number("n", 2, 500_000).within(1, 1_000_000);
    let parts = parts![n, Line, Part::WordOf("n", "RB")];
    let format = header_in_all("n", 500_000, parts).of_cases(1, 10_000);
    Problem::with(format, || Rows::new(&[2]), reference).hard(hard)
}

fn reference(case: &Case, pairs: &mut Rows, why: &mut Witness) -> String {
    choose(colours_won(case.word("word"), pairs, why), "Alice", "Bob")
}

/// Whether Alice wins: played out, with players moving in turn; or, as a second method, the published law.
fn colours_won(row: &str, pairs: &mut Rows, why: &mut Witness) -> bool {
    // 1 red, 2 blue, 0 white; the first number is the player to move.
    fn options(position: &[u64]) -> Vec<Position> {
        let (player, row) = (position[0], &position[1..]);
        let is_move = |at: &usize| row[*at] == player || row[at + 1] == player;
        let after = |at: usize| {
            let mut after = position.to_vec();
            after[0] = 3 - player;
            after[at + 1] = 0;
            after[at + 2] = 0;
            after
        };
        (0..row.len() - 1).filter(is_move).map(after).collect()
    }
    if row.len() <= 9 {
        let cells = row.bytes().map(|cell| if cell == b'R' { 1 } else { 2 });
        let position: Position = Some(1).into_iter().chain(cells).collect();
        return PlayedOut::new(options).won(&position, why);
    }
    let red = row.matches('R').count();
    let blue = row.len() - red;
    if red != blue {
        return red > blue;
    }
    let stretches =
        row.replace("RR", "R R").replace("RR", "R R").replace("BB", "B B").replace("BB", "B B");
    let values: Vec<u64> =
        stretches.split(' ').map(|stretch| pairs.value(stretch.len() as u64)).collect();
    is_odd(&values)
}

/// Stretches of alternating cells that are too long for values by the definition.
fn hard(_: &mut Random) -> Vec<Parts> {
    let whole = |n: usize| "RB".repeat(n / 2);
    let halves = |n: usize| "RB".repeat(n / 4) + &"BR".repeat(n / 4);
    let words = [whole(500_000), halves(500_000), whole(499_998), whole(20_000)];
    let case =
        |word: String| vec![("n", Value::Number(word.len() as u64)), ("word", Value::Word(word))];
    words.map(case).to_vec()
}
