//! Tower Breakers, Again: break a tower into equal parts.

use crate::problem::*;
use crate::references::divisor::prime_factors;
use crate::references::nim::is_odd;
use rustc_hash::FxHashMap as HashMap;

/// Bounds: one copy.
pub fn problem() -> Problem {
    let height = number("height", 1, 100_000).within(1, u64::MAX);
    let towers = list("towers", 100, height.small(9)).small(3);
    let format = header(200, parts![towers.below()]);
    Problem::with(format, || (PlayedOut::new(equal_parts), HashMap::default()), reference)
}

fn reference(
    case: &Case,
    (game, memo): &mut (PlayedOut, HashMap<u64, u64>),
    why: &mut Witness,
) -> String {
    let mut towers = case.numbers("towers");
    let won = if towers.iter().map(|&tower| u128::from(tower)).sum::<u128>() <= 24 {
        towers.retain(|&tower| tower > 1);
        towers.sort_unstable();
        game.won(&towers, why)
    } else {
        let value = |&tower: &u64| parts_value(tower, memo);
        is_odd(&towers.iter().map(value).collect::<Vec<u64>>())
    };
    choose(won, "1", "2")
}

/// The moves that break a tower into equal towers; those of height 1 are left out.
fn equal_parts(position: &[u64]) -> Vec<Position> {
    let mut options = Vec::new();
    for (at, &tower) in position.iter().enumerate() {
        for parts in (2..=tower).filter(|parts| tower % parts == 0) {
            let mut option = position.to_vec();
            option.remove(at);
            option.extend((0..parts).map(|_| tower / parts));
            option.retain(|&tower| tower > 1);
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}

/// Second method: the value of a tower by the definition, from all its divisors.
fn parts_value(tower: u64, memo: &mut HashMap<u64, u64>) -> u64 {
    if let Some(&value) = memo.get(&tower) {
        return value;
    }
    let mut divisors: Vec<u64> = vec![1];
    for prime in prime_factors(tower) {
        let more: Vec<u64> = divisors.iter().map(|divisor| divisor * prime).collect();
        divisors.extend(more);
        divisors.sort_unstable();
        divisors.dedup();
    }
    let mut seen = Vec::new();
    for height in divisors.into_iter().filter(|&height| height < tower) {
        let is_even = (tower / height) % 2 == 0;
        seen.push(if is_even { 0 } else { parts_value(height, memo) });
    }
    let value = (0..).find(|value| !seen.contains(value)).unwrap();
    memo.insert(tower, value);
    value
}
