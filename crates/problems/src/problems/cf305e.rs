//! Playing with a string: Dawson's Kayles.

use crate::problem::*;
use crate::references::nim::is_odd;
use crate::references::rows::Rows;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let format = one(parts![word("abcdefghijklmnopqrstuvwxyz", 1, 5000)]);
    Problem::with(format, || Rows::new(&[2]), reference)
}

fn reference(case: &Case, pairs: &mut Rows, _: &mut Witness) -> String {
    first_cut(case.word("word").as_bytes(), pairs)
}

/// The pieces of a word when it is cut at a place, one after the other.
fn cuts(word: &[u64]) -> Vec<(usize, Position)> {
    // A piece ends in a 0.
    let is_cut = |at: usize| word[at] > 0 && word[at - 1] > 0 && word[at - 1] == word[at + 1];
    let cut = |at: usize| {
        let (before, after) = (&word[..at], &word[at + 1..]);
        (at, [before, &[0, word[at], 0][..], after].concat())
    };
    (1..word.len().max(1) - 1 + usize::from(word.is_empty()))
        .filter(|&at| is_cut(at))
        .map(cut)
        .collect()
}

fn first_cut(word: &[u8], pairs: &mut Rows) -> String {
    let said = |place: Option<usize>| match place {
        None => "Second\n".to_string(),
        Some(place) => format!("First\n{}\n", place + 1),
    };
    let letters: Vec<u64> = word.iter().map(|&letter| u64::from(letter)).collect();
    if word.len() <= 9 {
        let options = |word: &[u64]| cuts(word).into_iter().map(|cut| cut.1).collect::<Vec<_>>();
        let mut game = PlayedOut::new(options);
        let first = cuts(&letters).into_iter().find(|cut| !game.search(&cut.1));
        return said(first.map(|cut| cut.0));
    }
    // Second method: the runs of places that can be cut are rows of pins.
    let mut value = |word: &[u64]| {
        let runs: String = (1..word.len() - 1)
            .map(|at| {
                if word[at] > 0 && word[at - 1] > 0 && word[at - 1] == word[at + 1] {
                    '.'
                } else {
                    ' '
                }
            })
            .collect();
        let values: Vec<u64> =
            runs.split_whitespace().map(|run| pairs.value(run.len() as u64 + 1)).collect();
        is_odd(&values)
    };
    said(cuts(&letters).into_iter().find(|cut| !value(&cut.1)).map(|cut| cut.0))
}
