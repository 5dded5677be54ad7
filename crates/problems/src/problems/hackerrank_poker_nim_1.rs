//! Poker Nim: chips may come back.

use crate::hard::nim;
use crate::problem::*;
use crate::references::nim::is_odd;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let n = n(100).small(3);
    let k = number("k", 1, 100).small(2);
    let heaps = times("heaps", "n", heap(1_000_000_000).small(4));
    let format = header(100, parts![n, k, Line, heaps]);
    Problem::with(format, || PlayedOut::new(chips), reference)
        .hard(|random| with_k(nim(100, 1_000_000_000, random)))
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    choose(chips_won(case, game, why), "First", "Second")
}

/// The moves. A position is the heaps, how often the player to move may add to each, and how often the other may. One
/// or two are added: larger additions would make play as long as one likes.
fn chips(position: &[u64]) -> Vec<Position> {
    let n = position.len() / 3;
    let (heaps, mine, theirs) = (&position[..n], &position[n..2 * n], &position[2 * n..]);
    let mut options = Vec::new();
    if heaps.iter().all(|&heap| heap == 0) {
        return options;
    }
    for at in 0..n {
        let lefts = (0..heaps[at]).map(|left| (left, 0));
        let adds = if mine[at] > 0 { 1..3 } else { 1..1 }.map(|more| (heaps[at] + more, 1));
        for (heap, used) in lefts.chain(adds) {
            let (mut heaps, mut mine) = (heaps.to_vec(), mine.to_vec());
            heaps[at] = heap;
            mine[at] -= used;
            options.push([&heaps[..], theirs, &mine].concat());
        }
    }
    options
}

fn chips_won(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> bool {
    let (heaps, k) = (case.numbers("heaps"), case.number("k"));
    let n = heaps.len() as u64;
    if n <= 2 && n.saturating_mul(k) <= 2 && heaps.iter().all(|&heap| heap <= 4) {
        let times = vec![k; heaps.len()];
        return game.won(&[&heaps[..], &times, &times].concat(), why);
    }
    // Second method: Nim.
    is_odd(&heaps)
}

/// The same cases with a number k.
fn with_k(mut all: Vec<Parts>) -> Vec<Parts> {
    for (k, parts) in (1..).zip(&mut all) {
        parts.push(("k", Value::Number(k)));
    }
    all
}
