//! Flip Game II: turn `++` into `--`.

use crate::problem::*;
use crate::references::nim::is_odd;
use crate::references::rows::{blocks, Rows};

/// Bounds: one copy.
///
/// The inputs within them are harder than LeetCode's own, which are not published: a search without values was accepted
/// there ("from Backtracking (128ms) to DP (0ms)", a discussion of the problem), and takes minutes for 60 letters.
pub fn problem() -> Problem {
    Problem::with(
        one(parts![word("+-", 1, 60).judge_without(&["+++++++++++++++++++++"])]),
        || Rows::new(&[2]),
        reference,
    )
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
