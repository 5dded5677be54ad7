//! Flip Game II: turn `++` into `--`.

use crate::problem::*;
use crate::references::nim::is_odd;
use crate::references::rows::{blocks, Rows};

/// Bounds: one copy, which allows 20 `+` in each run. LeetCode's own inputs are not published, and are easier: a search
/// without values passes them ("from Backtracking (128ms) to DP (0ms)", a discussion of the problem), and takes minutes for
/// two runs of 20.
pub fn problem() -> Problem {
    let format = one(parts![word("+-", 1, 60)]).promised(Promise {
        keep: turn_the_rest,
        check: "lambda case: case[0].count(b\"+\") <= 20",
        sentence: ["at most 20 of the letters are `+`", "至多 20 个字母是 `+`"],
    });
    Problem::with(format, || Rows::new(&[2]), reference)
}

/// Turns the `+` behind the first twenty.
fn turn_the_rest(case: &mut Case) {
    let mut seen = 0;
    let kept = case.word("word").chars().map(|letter| {
        seen += u64::from(letter == '+');
        if seen > 20 {
            '-'
        } else {
            letter
        }
    });
    case.set("word", Value::Word(kept.collect()));
}

fn reference(case: &Case, pairs: &mut Rows, why: &mut Witness) -> String {
    choose(pluses_won(case.word("word"), pairs, why), "true", "false")
}

/// Whether the player to move wins on a word of `+` and `-`, where a move turns two adjacent `+`.
fn pluses_won(word: &str, pairs: &mut Rows, why: &mut Witness) -> bool {
    let n = word.len() as u64;
    if n > 12 {
        let values = word.split('-').map(|run| pairs.value(run.len() as u64));
        return is_odd(&values.collect::<Vec<u64>>());
    }
    let bits = word.bytes().enumerate().filter(|&(_, letter)| letter == b'+');
    let cells = bits.map(|(at, _)| 1 << at).sum();
    let options = |position: &[u64]| blocks(position[0], n, &[2], false);
    PlayedOut::new(options).won(&[cells], why)
}
