//! A set and a game of two: remove a number and its neighbours.

use crate::hard::listed;
use crate::problem::*;
use crate::references::nim::is_odd;
use crate::references::pawns::value;

/// Bounds: no copy.
pub fn problem() -> Problem {
    let member = number("member", 1, 1_000_000_000).small(9);
    let format =
        one(parts![list("set", 500_000, member).judge_order(Order::Distinct).small(7).below()]);
    Problem::with(format, || (PlayedOut::new(neighbours), Vec::new()), reference).hard(hard)
}

fn reference(case: &Case, (game, values): &mut (PlayedOut, Vec<u64>), why: &mut Witness) -> String {
    let set = sorted(case.numbers("set"));
    let won = match set.len() {
        0..=10 => game.won(&set, why),
        _ => is_odd(&runs(&set, values)),
    };
    choose(won, "First", "Second")
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

/// Second method: the values of the runs by definition; for long runs as published: from 52 on with period 34 (Winning
/// Ways, ch. 4, Dawson's chess).
fn runs(set: &[u64], values: &mut Vec<u64>) -> Vec<u64> {
    let parts = set.chunk_by(|a, b| b - a == 1);
    parts.map(|run| value(run.len() as u64, values)).collect()
}

/// Sets of runs of which each is long enough to be an exception of the period, and of neighbouring lengths.
fn hard(_: &mut Random) -> Vec<Parts> {
    let most = 500_000;
    let exceptions = [&[4, 8, 14, 16, 17, 31, 34, 51, 52, 85][..], &[most]].concat();
    let of_runs = |runs: &[u64]| {
        let mut set = Vec::new();
        let mut first = 1;
        for run in runs {
            set.extend(first..first + run);
            first += run + 1;
        }
        // The last run first.
        let half = set.len() / 2;
        set.rotate_left(half);
        listed("set", &set)
    };
    let mut all: Vec<Parts> = exceptions.iter().map(|&run| of_runs(&[run])).collect();
    all.extend(exceptions.windows(2).map(|two| of_runs(&[two[0], two[1].min(100)])));
    all.push(of_runs(&[1; 1000]));
    all
}
