//! How many steps the values of a formula take, counted from the options of a few positions before the work.

use super::machine::Machine;
use super::Formula;

// The steps that may be spent for a count, and how many positions are tried.
const SPENT: u64 = 60_000_000;
const SAMPLES: u64 = 64;
// The steps for an option that is looked up, and for a position besides.
const OPTION: u64 = 3;
const POSITION: u64 = 60;

/// The steps for the values of all positions with numbers up to those of `most`; [`u64::MAX`] where a few positions
/// take too many to tell. At most 60,000,000 steps.
pub fn steps(formula: &Formula, most: &[u64]) -> u64 {
    let machine = Machine::of(formula);
    let size = most.iter().fold(1u64, |size, &most| size.saturating_mul(most.saturating_add(1)));
    let (mut spent, mut tried) = (0, 0);
    for sample in 0..SAMPLES.min(size) {
        let index = place(sample, size);
        let mut rest = index;
        let mut position = vec![0; most.len()];
        for (number, &most) in position.iter_mut().zip(most).rev() {
            let side = most.saturating_add(1);
            *number = rest % side;
            rest /= side;
        }
        let mut left = SPENT - spent;
        let mut options = 0;
        // A fault is cheap, and the table will report it.
        let _ = machine.options(&position, &mut left, &mut |_| options += OPTION);
        if left == 0 || SPENT - left + options + POSITION >= SPENT {
            break;
        }
        spent = SPENT - left + options + POSITION;
        tried += 1;
    }
    if tried < SAMPLES.min(size).min(8) {
        return u64::MAX;
    }
    let all = u128::from(spent) * u128::from(size) / u128::from(tried.max(1));
    u64::try_from(all).unwrap_or(u64::MAX)
}

// The positions of a few samples are spread as evenly as those of many (the van der Corput sequence in base 2).
fn place(sample: u64, size: u64) -> u64 {
    if size <= SAMPLES {
        return sample;
    }
    let turned = sample.reverse_bits() | 1 << (63 - SAMPLES.trailing_zeros());
    ((u128::from(turned) * u128::from(size)) >> 64) as u64
}

/// The largest side of a box, the same for all numbers and at most `limit`, whose values take at most `budget` steps,
/// to 1 in 16.
pub fn largest(formula: &Formula, limit: u64, budget: u64) -> u64 {
    let fits = |most: u64| steps(formula, &vec![most; formula.arity]) <= budget;
    let mut low = 0;
    let mut high = 1;
    while high < limit && fits(high) {
        low = high;
        high = (2 * high).min(limit);
    }
    if high == limit && fits(limit) {
        return limit;
    }
    while high - low > 1 + low / 16 {
        let middle = low + (high - low) / 2;
        if fits(middle) {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
}
