//! Marbles: whoever brings one of several marbles to (0, 0) wins.

use crate::problem::*;
use crate::references::nim::{is_odd, is_small};
use crate::references::wythoff;
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Bounds: one copy.
pub fn problem() -> Problem {
    let one_of = |name| number(name, 1, 100).within(1, 100).small(6);
    let marbles = lists_of("marbles", 1000, parts![one_of("l"), one_of("c")]).small(2);
    let begin = || (PlayedOut::new(options as Options), HashMap::default());
    Problem::with(one(parts![marbles]), begin, reference)
}

type Values = HashMap<Position, u64>;

fn reference(case: &Case, (game, values): &mut (PlayedOut, Values), why: &mut Witness) -> String {
    let marbles = case.lists("marbles");
    let won = if is_small(&marbles.concat()) {
        game.won(&marbles.concat(), why)
    } else {
        let all: Vec<u64> = marbles.iter().map(|marble| value(marble, values)).collect();
        marbles.iter().any(|marble| marble[0] == marble[1]) || is_odd(&all)
    };
    choose(won, "Y", "N")
}

fn options(marbles: &[u64]) -> Vec<Position> {
    let mut all = Vec::new();
    if marbles.chunks(2).any(|marble| marble == [0, 0]) {
        return all;
    }
    for at in (0..marbles.len()).step_by(2) {
        let (before, after) = (&marbles[..at], &marbles[at + 2..]);
        let moved = wythoff::options(&marbles[at..at + 2]).into_iter();
        all.extend(moved.map(|marble| [before, &marble, after].concat()));
    }
    all
}

/// Second method: the value of a marble by definition, without the moves after which the opponent wins at once.
fn value(marble: &[u64], values: &mut Values) -> u64 {
    if let Some(&value) = values.get(marble) {
        return value;
    }
    let mut moved = wythoff::options(marble);
    moved.retain(|marble| !marble.contains(&0) && marble[0] != marble[1]);
    let seen: HashSet<u64> = moved.iter().map(|marble| value(marble, values)).collect();
    let value = (0..).find(|value| !seen.contains(value)).unwrap();
    values.insert(marble.to_vec(), value);
    value
}
