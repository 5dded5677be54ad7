//! Little Girl and Game: delete letters until the rest makes a palindrome.

use crate::problem::*;

/// Bounds: two copies.
pub fn problem() -> Problem {
    let format = one(parts![word("abcdefghijklmnopqrstuvwxyz", 1, 1000)]);
    Problem::with(format, || PlayedOut::misere(deletions), reference)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let word = case.word("word");
    let mut letters: Position = word.bytes().map(|letter| u64::from(letter - b'a')).collect();
    letters.sort_unstable();
    let won = if letters.len() <= 9 {
        game.won(&letters, why)
    } else {
        // Second method: a bit for each letter, turned where the letter occurs.
        let odd = letters.iter().fold(0u64, |odd, letter| odd ^ 1 << letter);
        odd == 0 || odd.count_ones() % 2 == 1
    };
    choose(won, "First", "Second")
}

/// The moves from sorted letters; none if they make a palindrome, and that wins.
fn deletions(letters: &[u64]) -> Vec<Position> {
    let equal = letters.chunk_by(|a, b| a == b);
    if equal.filter(|equal| equal.len() % 2 == 1).count() <= 1 {
        return Vec::new();
    }
    (0..letters.len()).map(|at| [&letters[..at], &letters[at + 1..]].concat()).collect()
}
