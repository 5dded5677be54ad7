//! Wizards and Numbers: from b take a power of a, or the largest multiple of a.

use crate::hard::{fibonacci, named, near};
use crate::problem::*;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let size = 1_000_000_000_000_000_000;
    let number = |name| number(name, 0, size).small(30);
    Problem::with(
        header(10_000, parts![number("a"), number("b")]),
        || PlayedOut::new(powers),
        reference,
    )
    .hard(hard)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let (a, b) = (case.number("a"), case.number("b"));
    let won = if a.max(b) <= 60 { game.won(&[a, b], why) } else { powers_won(a, b) };
    choose(won, "First", "Second")
}

/// The moves: subtract a power of the smaller number, or replace by the remainder.
fn powers(position: &[u64]) -> Vec<Position> {
    let (less, more) = (position[0].min(position[1]), position[0].max(position[1]));
    if less == 0 {
        return vec![];
    }
    let powers = (1..=7).map(|k| less.pow(k)).filter(|&power| power <= more);
    let lefts = powers.map(|power| more - power).chain([more % less]);
    lefts.map(|left| vec![less, left]).collect()
}

/// Second method: down Euclid's algorithm and back. The remainder of a quotient by a + 1 is the alternating sum of its
/// digits in base a.
fn powers_won(a: u64, b: u64) -> bool {
    let (mut less, mut more) = (a.min(b), a.max(b));
    let mut steps = Vec::new();
    while less > 0 {
        steps.push((less, more / less));
        (less, more) = (more % less, less);
    }
    let wins = |after: bool, (base, quotient): (u64, u64)| match (after, base) {
        (false, _) => true,
        (true, 1) => quotient % 2 == 0,
        (true, _) => {
            let (mut sum, mut rest, mut sign) = (0, quotient, 1);
            while rest > 0 {
                sum += sign * i128::from(rest % base);
                rest /= base;
                sign = -sign;
            }
            sum.rem_euclid(i128::from(base) + 1) % 2 == 0
        }
    };
    steps.into_iter().rev().fold(false, wins)
}

/// Numbers whose quotients are next to a multiple of the smaller number plus one, and consecutive Fibonacci numbers.
fn hard(_: &mut Random) -> Vec<Parts> {
    let most = 1_000_000_000_000_000_000;
    let mut pairs = vec![(0, 0), (0, most), (most, most), (most - 1, most)];
    for base in [1, 2, 3, 4, 9, 10, 999_999, 1_000_000] {
        let quotients = [base, base + 1, 2 * (base + 1), most / base / (base + 1) * (base + 1)];
        for quotient in near(&quotients, 1, most / base - 1) {
            // The next pairs are (1, a), which is won, and (0, a), which is lost.
            pairs.extend([(quotient * base + 1 % base, base), (base, quotient * base)]);
        }
    }
    pairs.extend(fibonacci(most).windows(2).map(|two| (two[0], two[1])));
    named(pairs, "a", "b")
}
