//! Yet Another Number Game: lower one number, or all by the same amount.

use crate::hard::{balanced, listed, wythoff_lost};
use crate::problem::*;
use crate::references::nim;
use crate::references::wythoff::{is_small, lost, options};

/// Bounds: one copy.
pub fn problem() -> Problem {
    let n = number("n", 1, 3).within(1, 3).small(3);
    let numbers = times("numbers", "n", number("number", 0, 299));
    let format = one(parts![n, Line, numbers]);
    Problem::with(format, || (PlayedOut::new(options), PlayedOut::new(one_or_all)), reference)
        .hard(hard)
}

fn reference(case: &Case, (game, three): &mut (PlayedOut, PlayedOut), why: &mut Witness) -> String {
    let won = match case.numbers("numbers")[..] {
        [n] if n <= 40 => three.won(&[n], why),
        [n] => n > 0,
        [a, b] if is_small(a, b) => game.won(&[a, b], why),
        [a, b] => !lost(a, b),
        ref numbers if numbers.iter().all(|&number| number <= 12) => three.won(numbers, why),
        // Second method: Nim, by its columns.
        ref numbers => nim::is_odd(numbers),
    };
    choose(won, "BitLGM", "BitAryo")
}

/// The moves that lower one number, or all numbers by the same amount.
fn one_or_all(position: &[u64]) -> Vec<Position> {
    let mut options = nim::options(position);
    let least = position.iter().copied().min().unwrap_or(0);
    options.extend((1..=least).map(|all| position.iter().map(|number| number - all).collect()));
    options
}

/// One, two or three numbers: lost positions, and positions that differ by one.
fn hard(random: &mut Random) -> Vec<Parts> {
    let most = 299;
    let mut all = vec![vec![0], vec![most], vec![0, 0], vec![0, 0, 0], vec![most; 3]];
    for k in 0..most {
        let (a, b) = (wythoff_lost(k), wythoff_lost(k) + k);
        if b < most {
            all.extend([vec![a, b], vec![b + 1, a]]);
        }
    }
    for _ in 0..20 {
        let Some(lost) = balanced(3, most, random) else { continue };
        let less = lost.iter().map(|number| number - 1).collect();
        all.extend([lost, less]);
    }
    all.iter().map(|numbers| listed("numbers", numbers)).collect()
}
