//! Pawns on three rows, and numbers that go with their neighbours.

use super::nim::is_odd;
use super::{choose, new, Game, Options, Position, Reference};
use rustc_hash::FxHashSet as HashSet;

pub fn reference(program: &str) -> Option<Reference> {
    match program {
        "timus1465" => {
            let mut game = Game::new(pawns as Options);
            let mut values = Vec::new();
            new(move |case| {
                let n = case.number("n");
                let won = match n {
                    0..=8 => game.won(&[n, (1 << n) - 1, ((1 << n) - 1) << (2 * n)]),
                    _ => value(n, &mut values) != 0,
                };
                choose(won, "White", "Black")
            })
        }
        "yukicoder715" => {
            let mut game = Game::new(neighbours as Options);
            let mut values = Vec::new();
            new(move |case| {
                let set = sorted(case.numbers("set"));
                let won = match set.len() {
                    0..=10 => game.won(&set),
                    _ => is_odd(&runs(&set, &mut values)),
                };
                choose(won, "First", "Second")
            })
        }
        _ => None,
    }
}

/// The columns; the pawns of who is to move, as bits of the rows from his own on; those of the other.
fn pawns(position: &[u64]) -> Vec<Position> {
    let (n, mine, theirs) = (position[0], position[1], position[2]);
    let turned = |squares: u64| {
        let row = (1 << n) - 1;
        squares >> (2 * n) | squares & row << n | (squares & row) << (2 * n)
    };
    let (mut takes, mut steps) = (Vec::new(), Vec::new());
    for from in (0..2 * n).filter(|from| mine >> from & 1 == 1) {
        let column = from % n;
        let put = |all: &mut Vec<Position>, to: u64| {
            let mine = mine & !(1 << from) | 1 << to;
            all.push(vec![n, turned(theirs & !(1 << to)), turned(mine)]);
        };
        let beside = [column.checked_sub(1), Some(column + 1).filter(|&side| side < n)];
        for side in beside.into_iter().flatten() {
            let to = from + n - column + side;
            if theirs >> to & 1 == 1 {
                put(&mut takes, to);
            }
        }
        if (mine | theirs) >> (from + n) & 1 == 0 {
            put(&mut steps, from + n);
        }
    }
    // Who can take must.
    if takes.is_empty() {
        steps
    } else {
        takes
    }
}

fn sorted(mut set: Vec<u64>) -> Vec<u64> {
    set.sort_unstable();
    set.dedup();
    set
}

fn neighbours(position: &[u64]) -> Vec<Position> {
    let without = |&x: &u64| {
        let stays = |&other: &u64| x.abs_diff(other) > 1;
        position.iter().copied().filter(stays).collect()
    };
    position.iter().map(without).collect()
}

/// Second method: the values of the runs, by the definition; of long ones as published: from 52 on with the period
/// 34 (Winning Ways, ch. 4, Dawson's chess).
fn runs(set: &[u64], values: &mut Vec<u64>) -> Vec<u64> {
    let parts = set.chunk_by(|a, b| b - a == 1);
    parts.map(|run| value(run.len() as u64, values)).collect()
}

fn value(n: u64, values: &mut Vec<u64>) -> u64 {
    for n in values.len()..120 {
        let left = |at: usize| values[at.saturating_sub(1)] ^ values[n.saturating_sub(at + 2)];
        let seen: HashSet<u64> = (0..n).map(left).collect();
        values.push((0..).find(|value| !seen.contains(value)).unwrap());
    }
    match n {
        0..=119 => values[n as usize],
        _ => values[(52 + (n - 52) % 34) as usize],
    }
}
