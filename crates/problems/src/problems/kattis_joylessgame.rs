//! Joyless Game: delete a letter between two different ones.

use crate::problem::*;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let word = word("abcdefghijklmnopqrstuvwxyz", 3, 100_000);
    let format = header(20, parts![word]).promised(Promise {
        keep: replace_repeated,
        check: "lambda case: all(a != b for a, b in zip(case[0], case[0][1:]))",
        sentence: ["no two adjacent letters are equal", "相邻的两个字母都不同"],
    });
    Problem::with(format, || PlayedOut::new(deletions), reference)
}

/// Replaces each letter that equals the one before it.
fn replace_repeated(case: &mut Case) {
    let mut word = case.word("word").as_bytes().to_vec();
    for at in 1..word.len() {
        if word[at] == word[at - 1] {
            word[at] = if word[at] == b'a' { b'b' } else { b'a' };
        }
    }
    case.set("word", Value::Word(String::from_utf8(word).expect("letters")));
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let word: Position = case.word("word").bytes().map(u64::from).collect();
    let won =
        if word.len() <= 10 { game.won(&word, why) } else { moves_of_one_play(&word) % 2 == 1 };
    choose(won, "Chikapu", "Bash")
}

fn deletions(word: &[u64]) -> Vec<Position> {
    let places = (1..word.len().saturating_sub(1)).filter(|&at| word[at - 1] != word[at + 1]);
    places.map(|at| [&word[..at], &word[at + 1..]].concat()).collect()
}

/// Second method: one play, in which a letter is deleted as soon as one that differs from the letter before it follows.
fn moves_of_one_play(word: &[u64]) -> usize {
    let mut rest = Vec::new();
    for &letter in word {
        rest.push(letter);
        while matches!(rest[..], [.., before, _, after] if before != after) {
            rest.remove(rest.len() - 2);
        }
    }
    word.len() - rest.len()
}
