//! How many steps the values of a formula take, counted from the options of a few positions before the work.

use super::machine::{numbers, Machine};
use super::search::{MOST_IN_BOX, OUTSIDE, POSITION};
use super::sink::Stop;
use super::{Formula, MOST_NUMBERS};

// The steps that may be spent for a count, and how many positions are tried.
const SPENT: u64 = 16_000_000;
const SAMPLES: u64 = 64;
// So few positions tell enough.
const FEW: u64 = 4;

// The fractions of the square roots of the first primes: their multiples are spread evenly (Richtmyer 1951).
const ROOTS: [u64; MOST_NUMBERS] = [
    0x6A09_E667_F3BC_C908,
    0xBB67_AE85_84CA_A73B,
    0x3C6E_F372_FE94_F82B,
    0xA54F_F53A_5F1D_36F1,
    0x510E_527F_ADE6_82D1,
    0x9B05_688C_2B3E_6C1F,
    0x1F83_D9AB_FB41_BD6B,
    0x5BE0_CD19_137E_2179,
];

/// The steps for the values of all positions with numbers up to those of `most`; [`u64::MAX`] where there are more than
/// [`MOST_IN_BOX`], or a few of them take too many to tell. It takes 16,000,000 steps at most.
pub fn steps(formula: &Formula, most: &[u64]) -> u64 {
    counted(formula, most, &mut 0)
}

// Adds the steps that the count takes to `taken`.
fn counted(formula: &Formula, most: &[u64], taken: &mut u64) -> u64 {
    let product =
        |sides: &mut dyn Iterator<Item = u64>| sides.map(u128::from).fold(1, u128::saturating_mul);
    let mut size = product(&mut most.iter().map(|&most| most.saturating_add(1)));
    if size > u128::from(MOST_IN_BOX) {
        return u64::MAX;
    }
    let machine = Machine::of(formula);
    let mut frame = machine.frame();
    frame.steps = SPENT;
    let mut run = |position: &[u64]| {
        let (before, sieved) = (frame.steps, frame.numbers.sieved());
        let mut outside = 0;
        let mut look = |option: &[i64]| {
            let is_outside =
                |part: &[i64]| part.iter().zip(most).any(|(&x, &most)| x as u64 > most);
            outside += option.chunks(most.len()).filter(|part| is_outside(part)).count() as u64;
            Ok(())
        };
        // A fault is cheap, and the search will report it.
        let position = numbers(position, machine.is_sorted()).expect("numbers of a box");
        let end = machine.run(&position, &mut frame, &mut look);
        let steps = before - frame.steps;
        *taken += steps;
        // A sieve is not made again.
        let again = steps - (frame.numbers.sieved() - sieved) + POSITION + OUTSIDE * outside;
        (end != Err(Stop::Long)).then_some(again)
    };
    let samples = size.min(u128::from(SAMPLES)) as u64;
    let (mut spent, mut tried) = (0, 0);
    for sample in 1..=samples {
        let position = most.iter().zip(ROOTS).map(|(&most, root)| {
            ((u128::from(sample.wrapping_mul(root)) * (u128::from(most) + 1)) >> 64) as u64
        });
        let position: Vec<u64> = position.collect();
        match run(&position) {
            Some(steps) => spent += steps,
            None if tried < samples.min(FEW) => return u64::MAX,
            None => break,
        }
        tried += 1;
    }
    if machine.is_sorted() && most.iter().all(|&other| other == most[0]) {
        // Only sorted positions are expanded: the multisets of that many numbers.
        let count = most.len() as u64;
        size = product(&mut (1..=count).map(|k| most[0].saturating_add(k)))
            / product(&mut (1..=count));
    }
    let sieved = u128::from(frame.numbers.sieved());
    let all = size.saturating_mul(u128::from(spent)) / u128::from(tried) + sieved;
    u64::try_from(all).unwrap_or(u64::MAX)
}

/// The largest side of a box, the same for all numbers and at most `limit`, whose values take at most `budget` steps,
/// to 1 in 16; 0 if there is none. It takes 300,000,000 steps at most.
pub fn largest(formula: &Formula, limit: u64, budget: u64) -> u64 {
    found(formula, limit, budget, &mut 0)
}

fn found(formula: &Formula, limit: u64, budget: u64, taken: &mut u64) -> u64 {
    let mut fits = |most: u64| counted(formula, &vec![most; formula.arity], taken) <= budget;
    let (mut low, mut high) = (0, 1.min(limit));
    while fits(high) {
        if high == limit {
            return limit;
        }
        (low, high) = (high, high.saturating_mul(2).min(limit));
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

#[cfg(test)]
mod tests {
    use super::super::read;
    use super::found;

    #[test]
    fn a_refusal_takes_less_than_half_a_second() {
        for text in [
            "n -> n - 1",
            "n -> n - 1 for k in 1..10**9",
            "n -> n - 1 for k in 1..10**6 if k == 5",
            "n -> n - 1 for k in 1..10**5 if k == 5",
            "n -> [a, b, n - a - b] for a in 0..n, b in 0..n",
            "n -> n - p for p in primes(n * 1000)",
            "n -> n - p for p in primes(10**7)",
            "n -> n / d for d in divisors(n * 2**40)",
            "n -> n - 1 if n < 1000; sum(k for k in 1..n * n)",
            "(a, b) -> (x, y) for x in 0..a, y in 0..b if x + y < a + b",
        ] {
            let formula = read(text, 0).unwrap_or_else(|wrong| panic!("{text}: {wrong:?}")).formula;
            for budget in [1_000_000, 100_000_000, 10_000_000_000] {
                let mut taken = 0;
                found(&formula, 1 << 25, budget, &mut taken);
                assert!(taken < 300_000_000, "{text}: {taken}");
            }
        }
    }
}
