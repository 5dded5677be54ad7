//! Cases within the judge's ranges on which known wrong rules fail. Each function holds one idea that several
//! problems share; the largest cases come first.

use crate::format::Value;
use crate::random::{Choose, Random};

/// The parts of a case by name, in any order.
pub type Parts = Vec<(&'static str, Value)>;

/// Cases of one number.
pub fn each_number(name: &'static str, mut numbers: Vec<u64>) -> Vec<Parts> {
    numbers.sort_unstable();
    numbers.dedup();
    let case = |number| vec![(name, Value::Number(number))];
    numbers.into_iter().rev().map(case).collect()
}

/// Cases of two numbers.
pub fn named(mut pairs: Vec<(u64, u64)>, a: &'static str, b: &'static str) -> Vec<Parts> {
    pairs.sort_unstable();
    pairs.dedup();
    let case = |(x, y)| vec![(a, Value::Number(x)), (b, Value::Number(y))];
    pairs.into_iter().rev().map(case).collect()
}

/// A case with a list of numbers, and its length as `n`, which is used if the format has that name.
pub fn listed(name: &'static str, numbers: &[u64]) -> Parts {
    vec![("n", Value::Number(numbers.len() as u64)), (name, self::numbers(numbers))]
}

/// Numbers and their neighbours, those that lie in a range.
pub fn near(numbers: &[u64], low: u64, high: u64) -> Vec<u64> {
    let neighbours = |&n: &u64| [n.saturating_sub(1), n, n.saturating_add(1)];
    let all = numbers.iter().flat_map(neighbours);
    all.filter(|n| (low..=high).contains(n)).collect()
}

/// The Fibonacci numbers 1, 2, 3, 5, ... up to a limit.
pub fn fibonacci(limit: u64) -> Vec<u64> {
    let next = |&(a, b): &(u64, u64)| Some((b, a.checked_add(b)?));
    let pairs = std::iter::successors(Some((1, 2)), next);
    pairs.map(|pair| pair.0).take_while(|&a| a <= limit).collect()
}

/// The powers of `base`, from `base` itself up to a limit.
pub fn powers(base: u64, limit: u64) -> Vec<u64> {
    let power = |power: &u64| power.checked_mul(base);
    let all = std::iter::successors(Some(base), power);
    all.take_while(|&power| power <= limit).collect()
}

/// The smaller heap of Wythoff's lost pair with difference `k`: the largest `a` below `k` times the golden ratio,
/// that is with a^2 < a k + k^2, found in integers.
pub fn wythoff_lost(k: u64) -> u64 {
    let k = u128::from(k);
    let (mut low, mut high) = (0, 2 * k + 1);
    while high - low > 1 {
        let a = (low + high) / 2;
        if a * a < a * k + k * k {
            low = a;
        } else {
            high = a;
        }
    }
    low as u64
}

/// Wythoff's game: lost pairs and their neighbours. Where the difference is a sum of few Fibonacci numbers, the
/// product with the golden ratio is nearly an integer, and a double rounds it to one.
pub fn wythoff(limit: u64) -> Vec<Parts> {
    let mut pairs = vec![(0, limit), (limit, limit), (limit - 1, limit)];
    for three in fibonacci(limit).windows(3) {
        // Two pairs that are lost, or nearly.
        pairs.extend([(three[0], three[1]), (three[1], three[2])]);
        for (i, j) in (0..5).flat_map(|i| (0..7).map(move |j| (i, j))) {
            let k = i * three[2] + j * three[0];
            let a = wythoff_lost(k);
            let b = a + k;
            pairs.extend([(a, b), (a, b.saturating_sub(1)), (a + 1, b), (a, b + 1)]);
            pairs.extend([(a.saturating_sub(1), b), (a + 1, b + 1)]);
            // With too small a ratio this pair looks lost.
            pairs.push((a.saturating_sub(1), b.saturating_sub(1)));
        }
    }
    pairs.retain(|&(a, b)| a <= b && b <= limit && b > 0);
    named(pairs, "a", "b")
}

/// `length` heaps from 1 to `most` whose nim-sum is 0, or `None` if there are none.
///
/// Checked: all lengths to 6 and bounds to 8, against all lists of heaps.
pub fn balanced(length: u64, most: u64, random: &mut Random) -> Option<Vec<u64>> {
    // The largest heap whose binary digits are all ones; beyond 1 every sum of such heaps but 0 is a heap too.
    let ones = u64::MAX.checked_shr(most.leading_zeros()).unwrap_or(0);
    let most = if ones > most { ones >> 1 } else { ones };
    match (length, most) {
        (0, _) => return Some(Vec::new()),
        (1, _) | (_, 0) => return None,
        (_, 1) if length % 2 == 1 => return None,
        _ => {}
    }
    loop {
        let mut heaps: Vec<u64> = (1..length).map(|_| random.between(1, most)).collect();
        let last = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        if last > 0 {
            heaps.push(last);
            return Some(heaps);
        }
    }
}

/// Nim: heaps whose nim-sum is 0, and the same heaps with one changed by 1; and each power of 2 alone, for which a sum in
/// too few bits is 0.
pub fn nim(length: u64, most: u64, random: &mut Random) -> Vec<Parts> {
    let mut all = Vec::new();
    let shorter = length.saturating_sub(1);
    for (length, most) in [(length, most), (shorter, most), (3, most), (2, most), (3, 3)] {
        let Some(heaps) = balanced(length, most, random) else { continue };
        let mut less = heaps.clone();
        if let Some(largest) = less.iter_mut().max() {
            *largest -= 1;
            all.extend([heaps, less]);
        }
    }
    // No two are equal, and half of the sum is no heap.
    all.extend([vec![1, 2, 3], vec![1, 4, 5], vec![3, 5, 6], vec![1, 1], vec![1]]);
    all.extend(powers(2, most).into_iter().map(|power| vec![power]));
    all.retain(|heaps| !heaps.contains(&0));
    all.iter().map(|heaps| listed("heaps", heaps)).collect()
}

/// A subtraction game of all numbers from 1 to `most`, in which heaps have all values from 0 to `most`: those at which
/// a table of so many bits or values ends, each alone and beside its neighbours.
pub fn all_values(most: u64) -> (Vec<u64>, Vec<Vec<u64>>) {
    let ends = near(&[&powers(2, most)[..], &[most]].concat(), 2, most);
    let beside = |&heap: &u64| [vec![heap], vec![heap, heap], vec![heap, heap - 1]];
    ((1..=most).collect(), ends.iter().flat_map(beside).collect())
}

/// Misere Nim: heaps of one, an odd and an even number of them, alone and with a larger heap.
pub fn ones(length: u64) -> Vec<Parts> {
    let mut all = Vec::new();
    for length in [length, length - 1, 2, 1] {
        let heaps = vec![1; length as usize];
        let mut larger = heaps.clone();
        larger[0] = 2;
        all.extend([heaps, larger]);
    }
    all.iter().map(|heaps| listed("heaps", heaps)).collect()
}

/// Staircase Nim: the steps of one parity have nim-sum 0 and the others need not; both parities in turn.
pub fn stairs(length: u64, most: u64, random: &mut Random) -> Vec<Parts> {
    let mut all = Vec::new();
    for length in [length / 2, (length / 2).saturating_sub(1), 3, 2] {
        for first in [0, 1] {
            let Some(lost) = balanced(length, most, random).filter(|lost| !lost.is_empty()) else {
                continue;
            };
            let other = (0..length).map(|_| random.between(1, most));
            let pairs = lost.into_iter().zip(other);
            let steps = |(lost, other)| if first == 0 { [lost, other] } else { [other, lost] };
            let steps: Vec<u64> = pairs.flat_map(steps).collect();
            all.extend([steps[..steps.len() - 1 + first].to_vec(), steps]);
        }
    }
    all.iter().map(|steps| listed("stairs", steps)).collect()
}

/// Bash's game, heap and limit: multiples of one more than the limit, and their neighbours.
pub fn bash(most: u64) -> Vec<(u64, u64)> {
    let mut all = vec![(1, 1), (1, most), (most, most), (most, most - 1), (most - 1, most)];
    for limit in [1, 2, 3, 9, most / 100, most / 7, most / 2 - 1, most / 2] {
        let largest = most / (limit + 1) * (limit + 1);
        let heaps = near(&[largest, limit + 1, 2 * (limit + 1)], 1, most);
        all.extend(heaps.into_iter().map(|heap| (heap, limit)));
    }
    all
}

/// Heaps from which l to r are taken: multiples of l + r, the ends of a run of equal values, and pairs that cancel.
pub fn takes(
    length: u64,
    most: u64,
    l: u64,
    r: u64,
    more: &[(&'static str, u64)],
    random: &mut Random,
) -> Vec<Parts> {
    let round = l + r;
    let mut ends = near(&[round, l, r, r + 1, 2 * l, most / round * round], 1, most);
    ends.push(most);
    let mut heaps: Vec<u64> =
        (0..length / 2).map(|_| ends[random.below(ends.len() as u64) as usize]).collect();
    heaps.extend(heaps.clone());
    let mut all = vec![heaps.clone()];
    heaps.pop();
    all.push(heaps);
    all.extend(ends.iter().map(|&heap| vec![heap]));
    let numbers = more.iter().map(|&(name, n)| (name, Value::Number(n)));
    let case = |heaps: &Vec<u64>| {
        let mut parts = listed("heaps", heaps);
        parts.extend(numbers.clone());
        parts
    };
    all.iter().map(case).collect()
}

/// Fibonacci Nim: Fibonacci numbers, which are lost, their neighbours, and sums of two distant ones.
pub fn fibonacci_nim(low: u64, high: u64) -> Vec<u64> {
    let all = fibonacci(high);
    let mut heaps = near(&all, low, high);
    for two in all.windows(9) {
        heaps.extend(near(&[two[8] + two[0], two[8] + two[6], 2 * two[8]], low, high));
    }
    heaps.push(high);
    heaps
}

/// Euclid's game: consecutive Fibonacci numbers, which leave no choice; quotients of 1 and of 2; and ratios on both
/// sides of the golden ratio.
pub fn euclid(most: u64) -> Vec<Parts> {
    let mut pairs = vec![(most, most), (most, 1), (most, most / 2), (1, 1)];
    for two in fibonacci(most).windows(2) {
        let (a, b) = (two[0], two[1]);
        pairs.extend([(a, b), (b, a), (a, b.saturating_add(1)), (a + 1, b)]);
        pairs.push((a.saturating_mul(2), a));
    }
    pairs.retain(|pair| pair.0.max(pair.1) <= most);
    named(pairs, "a", "b")
}

/// Lists of numbers whose prime factors matter: powers, squares of primes, single primes, and equal numbers.
pub fn exponents(name: &'static str, least: u64, most: u64) -> Vec<Parts> {
    let (two, three) = (powers(2, most), powers(3, most));
    let mut all = vec![
        vec![most; 100],
        two.clone(),
        three.clone(),
        [two.clone(), three].concat(),
        near(&two, least, most),
        near(&[most], least, most),
        // Grundy values 3, 1 and 2; 2, 2 and 1.
        vec![30, 7, 25],
        vec![4, 6, 5],
        vec![1],
        vec![1, 1, 4],
    ];
    for numbers in &mut all {
        numbers.truncate(100);
    }
    all.retain(|numbers| numbers.iter().all(|&n| n >= least));
    all.iter().map(|numbers| listed(name, numbers)).collect()
}

pub fn numbers(numbers: &[u64]) -> Value {
    Value::List(numbers.iter().copied().map(Value::Number).collect())
}

pub fn lists(lists: &[Vec<u64>]) -> Value {
    Value::List(lists.iter().map(|list| numbers(list)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether some list of `length` heaps from 1 to `most` has this nim-sum.
    fn is_sum(length: u64, most: u64, sum: u64) -> bool {
        match length {
            0 => sum == 0,
            _ => (1..=most).any(|heap| is_sum(length - 1, most, sum ^ heap)),
        }
    }

    #[test]
    fn balanced_heaps_are_found_exactly_where_there_are_any() {
        for (length, most) in (0..=6).flat_map(|length| (0..=8).map(move |most| (length, most))) {
            let found = balanced(length, most, &mut Random(length));
            assert_eq!(found.is_some(), is_sum(length, most, 0), "{length} heaps to {most}");
            let Some(heaps) = found else { continue };
            assert_eq!(heaps.len() as u64, length);
            assert!(heaps.iter().all(|heap| (1..=most).contains(heap)), "{heaps:?} to {most}");
            assert_eq!(heaps.iter().fold(0, |sum, heap| sum ^ heap), 0, "{heaps:?}");
        }
        assert_eq!(balanced(3, u64::MAX, &mut Random(1)).map(|heaps| heaps.len()), Some(3));
    }

    #[test]
    fn cases_of_nim_and_of_stairs_end_for_every_length_and_bound() {
        for (length, most) in (0..=6).flat_map(|length| (1..=8).map(move |most| (length, most))) {
            assert!(!nim(length, most, &mut Random(1)).is_empty(), "{length} heaps to {most}");
            assert!(!stairs(length, most, &mut Random(1)).is_empty(), "{length} stairs to {most}");
        }
    }
}
