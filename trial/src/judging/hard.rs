//! What a game finds hard: numbers at which wrong rules part from the right one, and which chance hardly finds.
//!
//! Checked: `make corpus`, whose wrong solutions of these games are found by them; all stay within the judges' ranges.

use crate::format::{Bounds, Format};
use crate::random::{Choose, Random};

/// Cases of a program that its game finds hard, within the judge's ranges; none for games without any here.
pub fn cases(program: &str, format: &Format, seed: u64) -> Vec<String> {
    let random = &mut Random(seed);
    let numbers: Vec<Vec<u64>> = match program {
        "poj1067" => beside_lost_pairs().map(Vec::from).collect(),
        // A pair of zeros ends the input.
        "hdu2177" => beside_lost_pairs()
            .filter(|pair| pair[0] > 0)
            .map(Vec::from)
            .collect(),
        "luogu-p1290" | "kattis-euclidsgame" => beside_the_golden_ratio(),
        "hdu2516" | "fibonacci-nim" | "luogu-p6487" => {
            let beside = |number| (-2..=2).map(move |by| vec![beside(number, by)]);
            fibonacci().into_iter().flat_map(beside).collect()
        }
        "hdu1846" | "loj10241" | "cf1194d" => beside_multiples(random),
        "acwing891" | "loj10242" | "cses1730" | "luogu-p2197" | "poj2234" | "hdu1850"
        | "hdu2176" | "luogu-p1247" | "misere-nim" | "hdu1907" | "lightoj1253" | "loj10248"
        | "cses1098" | "cses2208" | "cf255e" => {
            let mut lists = beside_nim_sum_zero(random);
            lists.extend(nearly_ones());
            lists
        }
        _ => Vec::new(),
    };
    let as_case = |numbers: Vec<u64>| {
        let words: Vec<String> = numbers.iter().map(u64::to_string).collect();
        let input = format.input(&[words.join(" ") + "\n"]);
        let read = format.read_within(input.as_bytes(), Bounds::Judge);
        let is_read = read.fault.is_none() && read.cases.len() == 1;
        is_read.then(|| format.print(&read.cases[0]))
    };
    let mut cases: Vec<String> = numbers.into_iter().filter_map(as_case).collect();
    cases.dedup();
    cases
}

/// 1, 2, 3, 5, ... up to the end of u64.
fn fibonacci() -> Vec<u64> {
    let (mut numbers, mut pair) = (Vec::new(), (1u64, 2u64));
    loop {
        numbers.push(pair.0);
        match pair.0.checked_add(pair.1) {
            Some(next) => pair = (pair.1, next),
            None => return numbers,
        }
    }
}

fn beside(number: u64, by: i64) -> u64 {
    number.saturating_add_signed(by)
}

/// The lost pairs of Wythoff's game whose difference is a Fibonacci number or beside one, and pairs beside them: there
/// a multiple of the golden ratio is nearly an integer.
fn beside_lost_pairs() -> impl Iterator<Item = [u64; 2]> {
    let differences = fibonacci().into_iter().filter(|&number| number < 1 << 62);
    let differences = differences.flat_map(|number| (-1..=1).map(move |by| beside(number, by)));
    differences.flat_map(|d| {
        // floor(d phi) = floor((d + sqrt(5 d^2)) / 2)
        let low = ((u128::from(d) + square_root(5 * u128::from(d) * u128::from(d))) / 2) as u64;
        let pairs =
            (-1..=1).flat_map(move |a| (-1..=1).map(move |b| [beside(low, a), beside(low + d, b)]));
        pairs.flat_map(|[a, b]| [[a, b], [b, a]])
    })
}

fn square_root(of: u128) -> u128 {
    let (mut low, mut high) = (0, 1 << 64);
    while low + 1 < high {
        let middle = low + (high - low) / 2;
        match middle * middle <= of {
            true => low = middle,
            false => high = middle,
        }
    }
    low
}

/// Pairs whose ratio is nearly the golden one, and multiples of them: Euclid's algorithm takes most steps there.
fn beside_the_golden_ratio() -> Vec<Vec<u64>> {
    let numbers = fibonacci();
    let mut pairs = Vec::new();
    for two in numbers.windows(2) {
        for times in [1, 2, 3, 1000] {
            for by in -1..=1 {
                if let (Some(a), Some(b)) = (two[0].checked_mul(times), two[1].checked_mul(times)) {
                    pairs.extend([vec![a, beside(b, by)], vec![beside(b, by), a]]);
                }
            }
        }
    }
    pairs
}

/// n beside a multiple of m + 1, of m, and of both.
fn beside_multiples(random: &mut Random) -> Vec<Vec<u64>> {
    let mut pairs = Vec::new();
    for _ in 0..200 {
        let bits = random.between(1, 29);
        let m = random.between(1, 1 << bits);
        let times = random.between(0, 20);
        for of in [m, m + 1, m + 2] {
            pairs.extend((-1..=1).map(|by| vec![beside(of * times, by), m]));
        }
    }
    pairs
}

/// Lists whose last heap makes the nim-sum 0, and those beside it, behind their count.
fn beside_nim_sum_zero(random: &mut Random) -> Vec<Vec<u64>> {
    let mut lists = Vec::new();
    for _ in 0..300 {
        let bits = random.between(1, 30);
        let count = random.between(2, 12);
        let mut heaps: Vec<u64> = (1..count).map(|_| random.between(1, 1 << bits)).collect();
        let last = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        for by in -1..=1 {
            heaps.push(beside(last, by));
            lists.push([&[count], &heaps[..]].concat());
            heaps.pop();
        }
    }
    lists
}

/// Lists of ones, odd and even in number, alone and with one larger heap: what misere play is about.
fn nearly_ones() -> Vec<Vec<u64>> {
    let mut lists = Vec::new();
    for count in 1..=12u64 {
        for last in [1, 2, 3, 7] {
            let mut heaps = vec![1; count as usize];
            heaps[count as usize - 1] = last;
            lists.push([&[count], &heaps[..]].concat());
        }
    }
    lists
}
