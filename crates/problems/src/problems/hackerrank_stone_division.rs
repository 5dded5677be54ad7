//! Stone Division: split a pile into equal parts, as many as a number of a set.

use crate::hard::numbers;
use crate::problem::*;
use crate::references::splitting::{position, splits};

const MOST: u64 = 1_000_000_000_000_000_000;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let member = number("member", 2, MOST).within(2, u64::MAX).small(6);
    let m = number("m", 1, 10).small(3);
    let set = times("members", "m", member).judge_order(Order::Distinct);
    let format = one(parts![n(MOST).within(1, u64::MAX).small(30), m, Line, set]);
    Problem::new(format, reference).hard(hard)
}

fn reference(case: &Case, why: &mut Witness) -> String {
    let (n, set) = (case.number("n"), case.numbers("members"));
    let won = if n <= 30 {
        let parts_of = |pile: u64| {
            let members = set.iter().filter(|&s| pile % s == 0);
            members.map(|&s| vec![pile / s; s as usize]).collect()
        };
        PlayedOut::new(|piles: &[u64]| splits(piles, parts_of)).won(&position(vec![n]), why)
    } else {
        // Second method: the values by definition; equal piles cancel in pairs.
        let left = |pile: &[u64]| {
            let members = set.iter().filter(|&s| pile[0] % s == 0);
            members.map(|s| vec![if s % 2 == 0 { 1 } else { pile[0] / s }]).collect()
        };
        Values::new(left).of(&[n]) != 0
    };
    choose(won, "First", "Second")
}

/// Piles with many divisors; the second case is published.
fn hard(_: &mut Random) -> Vec<Parts> {
    let case = |n, set: &[u64]| {
        let m = Value::Number(set.len() as u64);
        vec![("n", Value::Number(n)), ("m", m), ("members", numbers(set))]
    };
    vec![
        case(3_u64.pow(37), &[3, 27, 81, 3_u64.pow(36)]),
        case(328_360_141_446_962_625, &[5, 9, 11, 35, 57, 165, 345]),
        case(105_u64.pow(8), &[3, 5, 7, 9, 15, 21, 25, 35, 49, 105]),
        case(105_u64.pow(8), &[105, 106]),
    ]
}
