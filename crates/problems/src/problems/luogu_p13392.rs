//! Number Game: Euclid's game, in which a number that is not positive loses.

use crate::hard::fibonacci;
use crate::problem::*;

/// Bounds: those of Code Jam.
pub fn problem() -> Problem {
    let most = 10_000_000;
    let from = |name| number(name, 1, 1_000_000).within(1, most).small(9);
    let to = |name, least| number(name, 1, 1_000_000).within(least, most).small(9);
    let format = header(100, parts![from("a"), to("c", "a"), from("b"), to("d", "b")]);
    Problem::with(format, || PlayedOut::new(positive as Options), reference)
        .numbered_as("Case #")
        .hard(hard)
}

fn reference(case: &Case, game: &mut PlayedOut, _: &mut Witness) -> String {
    let [a, c, b, d] = ["a", "c", "b", "d"].map(|name| case.number(name));
    let won = |one: u64| {
        if c.max(d) <= 40 {
            return (b..=d).filter(|&other| game.search(&[one, other])).count() as u64;
        }
        // Second method: the golden ratio by a square root.
        let root = (5 * one * one).isqrt();
        let (least, most) = ((root - one) / 2 + 1, (root + one) / 2);
        d + 1 - b - (most.min(d) + 1).saturating_sub(least.max(b))
    };
    line(&[(a..=c).map(won).sum()])
}

/// The moves after which both numbers are positive.
fn positive(position: &[u64]) -> Vec<Position> {
    each(position, |at, number| {
        let other = position[1 - at];
        (1..)
            .map(|times| times * other)
            .take_while(|&less| less < number)
            .map(|less| number - less)
            .collect()
    })
}

/// Single pairs of neighbouring Fibonacci numbers.
fn hard(_: &mut Random) -> Vec<Parts> {
    let pairs = fibonacci(1_000_000);
    let case = |pair: &[u64]| ["a", "b", "c", "d"].into_iter().zip([pair[0], pair[1]].repeat(2));
    let parts = |pair: &[u64]| case(pair).map(|(name, n)| (name, Value::Number(n))).collect();
    pairs.windows(2).map(parts).collect()
}
