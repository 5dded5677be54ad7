//! Number Game: divide by an odd divisor, or subtract 1.

use crate::hard::{each_number, near, powers};
use crate::problem::*;
use crate::references::divisor::prime_factors;

const MOST: u64 = 1_000_000_000;

/// Bounds: two copies.
pub fn problem() -> Problem {
    let format = header(100, parts![n(MOST).within(1, u64::MAX).small(300)]);
    Problem::with(format, || PlayedOut::new(moves), reference).hard(hard)
}

fn reference(case: &Case, game: &mut PlayedOut, why: &mut Witness) -> String {
    let n = case.number("n");
    let won = if n <= 300 {
        game.won(&[n], why)
    } else {
        let twos = n.trailing_zeros().into();
        let others = prime_factors(n).len() as u64 - twos;
        PlayedOut::new(by_factors).search(&[twos, others])
    };
    choose(won, "Ashishgup", "FastestFinger")
}

fn moves(position: &[u64]) -> Vec<Position> {
    let n = position[0];
    let divisors = (2..=n).filter(|divisor| divisor % 2 == 1 && n % divisor == 0);
    let less = Some(n - 1).filter(|&less| less > 0);
    divisors.map(|divisor| n / divisor).chain(less).map(|left| vec![left]).collect()
}

/// Second method: the game of a number by how many of its prime factors are 2, and how many are not.
fn by_factors(position: &[u64]) -> Vec<Position> {
    let (twos, others) = (position[0], position[1]);
    let divided = (0..others).map(|left| vec![twos, left]);
    // What is left of an even n by subtracting 1: no factor, or odd ones (here one). An odd n needs no such
    // move, because it leaves 1.
    let less = Some(vec![0, u64::from(position != [1, 0])]).filter(|_| twos > 0);
    divided.chain(less).collect()
}

/// Powers of 2, twice a large prime, and twice a product of two.
fn hard(_: &mut Random) -> Vec<Parts> {
    let twice = [499_999_993, 22_343 * 22_349, 3 * 166_666_631, 9, 3].map(|n| 2 * n);
    each_number("n", near(&[&powers(2, MOST)[..], &twice].concat(), 1, MOST))
}
