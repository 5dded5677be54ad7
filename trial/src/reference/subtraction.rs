//! Subtraction games.

use super::nim::{is_odd, is_small};
use super::{choose, each, new, Game, Position, Reference};
use rustc_hash::FxHashSet as HashSet;

pub fn reference(program: &str) -> Option<Reference> {
    match program {
        "loj10244" => new(|case| first_move(&case.numbers("set"), &case.numbers("heaps"))),
        "acwing893" => new(|case| {
            choose(
                won(&case.numbers("set"), &case.numbers("heaps")),
                "Yes",
                "No",
            )
        }),
        "atcoder-dp-k" => new(|case| {
            let lost = lost_heaps(&case.numbers("set"), case.number("k"));
            choose(!lost[case.number("k") as usize], "First", "Second")
        }),
        "cses1729" => new(|case| {
            let lost = lost_heaps(&case.numbers("set"), case.number("n"));
            let letters: String = lost[1..]
                .iter()
                .map(|&lost| if lost { 'L' } else { 'W' })
                .collect();
            letters + "\n"
        }),
        "kattis-bachetsgame" => new(|case| {
            let lost = lost_heaps(&case.numbers("set"), case.number("n"));
            choose(!lost[case.number("n") as usize], "Stan wins", "Ollie wins")
        }),
        "leetcode1510" => new(|case| {
            let n = case.number("n");
            let squares: Vec<u64> = (1..).map(|k| k * k).take_while(|&k| k <= n).collect();
            choose(!lost_heaps(&squares, n)[n as usize], "true", "false")
        }),
        "subtraction" => new(|case| {
            let values = values(&case.numbers("set"), &case.numbers("heaps"));
            let line = |value: &u64| match value {
                0 => "P 0\n".to_string(),
                _ => format!("N {value}\n"),
            };
            values.iter().map(line).collect()
        }),
        "coins" => new(|case| {
            let value = values(&case.numbers("set"), &[case.number("x")])[0];
            choose(value != 0, "Alice", "Bob")
        }),
        "luogu-p4018" => stones(|n, take| n <= 60 && is_prime_power(take), 6),
        "luogu-p4860" => stones(|n, take| n <= 60 && is_prime_or_1(take), 4),
        "hdu1536" | "kattis-snim" => new(|case| {
            let set = case.numbers("set");
            let letter = |heaps: Vec<u64>| if won(&set, &heaps) { "W" } else { "L" };
            let letters: String = case.lists("positions").into_iter().map(letter).collect();
            letters + "\n"
        }),
        _ => None,
    }
}

/// A heap from which one of some numbers is taken: up to 60 by all moves. Second method for larger ones: the
/// multiples of 6 or 4 by their digits, as every schoolchild knows them.
fn stones(may_take: fn(u64, u64) -> bool, lost: u64) -> Option<Reference> {
    let options = move |position: &[u64]| {
        let n = position[0];
        let takes = (1..=n).filter(|&take| may_take(n, take));
        takes.map(|take| vec![n - take]).collect()
    };
    let mut game = Game::new(options);
    new(move |case| {
        let n = case.number("n");
        let digits = n.to_string().into_bytes();
        let last = |count: usize| {
            let digits = digits.iter().rev().take(count).rev();
            digits.fold(0, |number, digit| 10 * number + u64::from(digit - b'0'))
        };
        let sum: u64 = digits.iter().map(|digit| u64::from(digit - b'0')).sum();
        let won = match (n, lost) {
            (0..=60, _) => game.won(&[n]),
            (_, 6) => last(1) % 2 == 1 || sum % 3 != 0,
            _ => last(2) % 4 != 0,
        };
        choose(won, "October wins!", "Roy wins!")
    })
}

fn is_prime_power(n: u64) -> bool {
    let least = (2..=n).find(|divisor| n % divisor == 0).unwrap_or(2);
    std::iter::successors(Some(1), |power| Some(power * least)).find(|&power| power >= n) == Some(n)
}

fn is_prime_or_1(n: u64) -> bool {
    (2..n).all(|divisor| n % divisor != 0)
}

/// What may be left of a heap when one of `set` is taken.
pub fn below(heap: u64, set: &[u64]) -> Vec<u64> {
    set.iter()
        .filter(|&&take| take <= heap)
        .map(|take| heap - take)
        .collect()
}

/// Each heap up to `n` by its options: the whole game of one heap.
fn lost_heaps(set: &[u64], n: u64) -> Vec<bool> {
    let mut lost: Vec<bool> = Vec::new();
    for heap in 0..=n {
        let is_lost = !below(heap, set).iter().any(|&left| lost[left as usize]);
        lost.push(is_lost);
    }
    lost
}

/// The first heap and then the least take that leave a lost position.
fn first_move(set: &[u64], heaps: &[u64]) -> String {
    let mut set = set.to_vec();
    set.sort_unstable();
    for (at, &heap) in heaps.iter().enumerate() {
        for &take in set.iter().filter(|&&take| take <= heap) {
            let mut after = heaps.to_vec();
            after[at] = heap - take;
            if !won(&set, &after) {
                return format!("YES\n{} {take}\n", at + 1);
            }
        }
    }
    "NO\n".to_string()
}

fn won(set: &[u64], heaps: &[u64]) -> bool {
    if is_small(heaps) {
        let options = |position: &[u64]| each(position, |_, heap| below(heap, set));
        return Game::new(options).won(heaps);
    }
    is_odd(&values(set, heaps))
}

/// The Grundy value of each heap: the Nim heap beside which it is lost.
fn values(set: &[u64], heaps: &[u64]) -> Vec<u64> {
    let largest = heaps.iter().copied().max().unwrap_or(0);
    let set = &set
        .iter()
        .copied()
        .filter(|&member| member <= largest)
        .collect::<Vec<u64>>()[..];
    let options = |position: &[u64]| {
        let mut options: Vec<Position> = below(position[0], set)
            .into_iter()
            .map(|left| vec![left, position[1]])
            .collect();
        options.extend((0..position[1]).map(|left| vec![position[0], left]));
        options
    };
    let mut game = Game::new(options);
    let period = published_period(set);
    let reduced: Vec<u64> = heaps
        .iter()
        .map(|&heap| match heap {
            0..=20_000 => heap,
            _ => {
                10_000
                    + (heap - 10_000)
                        % period.unwrap_or_else(|| panic!("no published period of {:?}", set))
            }
        })
        .collect();
    // Second method for larger heaps: the textbook's table.
    let mut table: Vec<u64> = Vec::new();
    for heap in 0..=reduced.iter().copied().max().unwrap_or(0) {
        let seen: HashSet<u64> = below(heap, set)
            .iter()
            .map(|&left| table[left as usize])
            .collect();
        table.push((0..).find(|value| !seen.contains(value)).unwrap());
    }
    let value = |heap: u64| match heap {
        0..=20 => (0..).find(|&nim| !game.won(&[heap, nim])).unwrap(),
        _ => table[heap as usize],
    };
    reduced.into_iter().map(value).collect()
}

/// Periods of the sets in the golden cases (Winning Ways, ch. 4): {s}: 2s; {1, b}: 2 for b odd,
/// else b + 1; {1, ..., m}: m + 1; {1, 3, 4}: 7.
fn published_period(set: &[u64]) -> Option<u64> {
    let mut set = set.to_vec();
    set.sort_unstable();
    set.dedup();
    match set[..] {
        [] => Some(1),
        [s] => Some(2 * s),
        [1, 3, 4] => Some(7),
        [1, b] => Some(if b % 2 == 1 { 2 } else { b + 1 }),
        _ if set.iter().enumerate().all(|(at, &s)| s == at as u64 + 1) => {
            Some(set.len() as u64 + 1)
        }
        _ => None,
    }
}
