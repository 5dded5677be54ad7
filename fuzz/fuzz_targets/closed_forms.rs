//! Each closed form against the table or the search that it stands for.
#![no_main]

use grundy::subtraction::Subtraction;
use grundy::{bash, factor, fibonacci, nim, wythoff};
use libfuzzer_sys::fuzz_target;
use std::collections::HashMap;
use std::sync::OnceLock;

fn mex(seen: &[u64]) -> u64 {
    (0..).find(|value| !seen.contains(value)).unwrap()
}

fn check_bash(n: u64, m: u64) {
    let (n, m) = (n % 200, m % 220);
    let mut table: Vec<u64> = Vec::new();
    for heap in 0..=n {
        let options: Vec<u64> = (1..=m.min(heap))
            .map(|take| table[(heap - take) as usize])
            .collect();
        table.push(mex(&options));
    }
    assert_eq!(bash::value(n, m), table[n as usize], "bash {n} {m}");
}

const PLANE: usize = 400;

fn lost_pairs() -> &'static Vec<Vec<bool>> {
    static LOST: OnceLock<Vec<Vec<bool>>> = OnceLock::new();
    LOST.get_or_init(|| {
        let mut lost = vec![vec![false; PLANE]; PLANE];
        for a in 0..PLANE {
            for b in 0..PLANE {
                lost[a][b] = !((0..a).any(|left| lost[left][b])
                    || (0..b).any(|left| lost[a][left])
                    || (1..=a.min(b)).any(|take| lost[a - take][b - take]));
            }
        }
        lost
    })
}

fn root(n: u128) -> u128 {
    let mut low = 0u128;
    for bit in (0..64).rev() {
        let next = low | 1 << bit;
        if next * next <= n {
            low = next;
        }
    }
    low
}

fn check_wythoff(a: u64, b: u64) {
    let (x, y) = (a as usize % PLANE, b as usize % PLANE);
    assert_eq!(
        wythoff::is_lost(x as u64, y as u64),
        lost_pairs()[x][y],
        "wythoff {x} {y}"
    );
    let mut moves = wythoff::winning(x as u64, y as u64);
    let mut search = Vec::new();
    let mut reach = |a: usize, b: usize| {
        if lost_pairs()[a][b] {
            search.push((a.min(b) as u64, a.max(b) as u64));
        }
    };
    (0..x).for_each(|left| reach(left, y));
    (0..y).for_each(|left| reach(x, left));
    (1..=x.min(y)).for_each(|take| reach(x - take, y - take));
    moves.sort_unstable();
    search.sort_unstable();
    search.dedup();
    // (2, 3) goes to (1, 2) by both kinds of move: a pair may come twice.
    moves.dedup();
    assert_eq!(moves, search, "wythoff moves {x} {y}");

    // floor(d phi) = floor((d + root(5 d^2)) / 2), by an integer root.
    let d = a >> 3;
    let low = (u128::from(d) + root(5 * u128::from(d) * u128::from(d))) / 2;
    for near in low.saturating_sub(1)..=low + 1 {
        let lost = near == low;
        let (near, high) = (near as u64, near as u64 + d);
        assert_eq!(wythoff::is_lost(near, high), lost, "wythoff {near} {high}");
        assert_eq!(
            wythoff::winning(near, high).is_empty(),
            lost,
            "wythoff {near} {high}"
        );
    }
    // Every move of any pair leads to a lost one, and is a move.
    for (low, high) in wythoff::winning(a, b) {
        assert!(wythoff::is_lost(low, high), "wythoff {a} {b}");
        let (from_low, from_high) = (a.min(b), a.max(b));
        let single = [low, high].contains(&from_low) || [low, high].contains(&from_high);
        assert!(
            single || from_low > low && from_low - low == from_high - high,
            "wythoff {a} {b}"
        );
    }
}

fn check_fibonacci(n: u64) {
    static WON: OnceLock<Vec<Vec<bool>>> = OnceLock::new();
    // won[heap][most]: who may take 1 to most.
    let won = WON.get_or_init(|| {
        let mut won: Vec<Vec<bool>> = vec![vec![false]];
        for heap in 1..600usize {
            let mut row = vec![false];
            for take in 1..=heap {
                let left = heap - take;
                row.push(row[take - 1] || !won[left][left.min(2 * take)]);
            }
            won.push(row);
        }
        won
    });
    let heap = n as usize % 600;
    assert_eq!(
        fibonacci::is_lost(heap as u64),
        !won[heap][heap.saturating_sub(1)],
        "fibonacci {heap}"
    );
    // 5 n^2 + 4 or 5 n^2 - 4 is a square exactly for Fibonacci numbers (Gessel 1972).
    let n = n >> 2;
    let five = 5 * u128::from(n) * u128::from(n);
    let square = |n: u128| root(n) * root(n) == n;
    let expected = square(five + 4) || five >= 4 && square(five - 4);
    assert_eq!(fibonacci::is_lost(n), expected, "fibonacci {n}");
}

fn check_subtraction(set: &[u8], n: u64) {
    let set: Vec<u64> = set
        .iter()
        .take(5)
        .map(|&member| u64::from(member % 24) + 1)
        .collect();
    let n = n % 20_000;
    let mut table: Vec<u16> = Vec::new();
    for heap in 0..=n {
        let options: Vec<u64> = set
            .iter()
            .filter(|&&take| take <= heap)
            .map(|&take| u64::from(table[(heap - take) as usize]))
            .collect();
        table.push(mex(&options) as u16);
    }
    let mut game = Subtraction::new(set.clone());
    // The largest first: the period that it shows must hold for the others.
    for heap in [n, n / 2, n / 3, 0, n.saturating_sub(1)] {
        assert_eq!(game.value(heap), Ok(table[heap as usize]), "{set:?} {heap}");
    }
}

fn check_factor(a: u64, b: u64) {
    let trial = |mut n: u64| {
        let mut count = 0;
        let mut divisor = 2;
        while divisor * divisor <= n {
            while n % divisor == 0 {
                n /= divisor;
                count += 1;
            }
            divisor += 1;
        }
        count + u32::from(n > 1)
    };
    let (a, b) = ((a & 0xff_ffff).max(1), (b & 0xff_ffff).max(1));
    assert_eq!(factor::count(a), trial(a), "factor {a}");
    assert_eq!(factor::count(a * b), trial(a) + trial(b), "factor {a} {b}");
    assert_eq!(factor::is_prime(a), trial(a) == 1, "prime {a}");
    assert_eq!(
        factor::is_prime(a * b),
        trial(a) + trial(b) == 1,
        "prime {a} {b}"
    );
}

fn misere_lost(heaps: &mut Vec<u64>, memo: &mut HashMap<Vec<u64>, bool>) -> bool {
    heaps.sort_unstable();
    if let Some(&lost) = memo.get(heaps) {
        return lost;
    }
    // With nothing left, the one before took the last one and has lost.
    let mut lost = heaps.iter().any(|&heap| heap > 0);
    for at in 0..heaps.len() {
        for left in 0..heaps[at] {
            let mut option = heaps.clone();
            option[at] = left;
            lost &= !misere_lost(&mut option, memo);
        }
    }
    memo.insert(heaps.clone(), lost);
    lost
}

fn check_nim(bytes: &[u8]) {
    let heaps: Vec<u64> = bytes
        .iter()
        .take(4)
        .map(|&byte| u64::from(byte % 6))
        .collect();
    let mut memo = HashMap::new();
    let sum = nim::sum(&heaps);
    let large = heaps.iter().filter(|&&heap| heap > 1).count() as u64;
    assert_eq!(
        nim::misere_is_lost(sum, large),
        misere_lost(&mut heaps.clone(), &mut memo),
        "{heaps:?}"
    );
    for at in 0..heaps.len() {
        let mut option = heaps.clone();
        let winning = (0..heaps[at]).find(|&left| {
            option[at] = left;
            misere_lost(&mut option.clone(), &mut memo)
        });
        assert_eq!(
            nim::misere_winning_size(heaps[at], sum, large),
            winning,
            "{heaps:?} {at}"
        );
    }
    let mut moves = nim::Moves::new();
    heaps.iter().for_each(|&heap| moves.add(heap));
    let winning = heaps
        .iter()
        .filter(|&&heap| nim::winning_size(heap, sum).is_some())
        .count();
    assert_eq!(moves.winning(), winning as u64, "{heaps:?}");
}

fuzz_target!(|data: &[u8]| {
    let [kind, rest @ ..] = data else { return };
    let number = |from: usize| {
        let mut bytes = [0; 8];
        rest.iter()
            .skip(from)
            .zip(&mut bytes)
            .for_each(|(&byte, to)| *to = byte);
        u64::from_le_bytes(bytes)
    };
    match kind % 6 {
        0 => check_bash(number(0), number(2)),
        1 => check_wythoff(number(0), number(8)),
        2 => check_fibonacci(number(0)),
        3 => check_subtraction(rest.get(8..).unwrap_or(&[]), number(0)),
        4 => check_factor(number(0), number(3)),
        _ => check_nim(rest),
    }
});
