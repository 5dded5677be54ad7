//! Cases within the judge's ranges on which wrong rules fail, for games whose wrong rules are known: an idea a
//! function, the largest cases first.

use crate::format::{Case, Value};
use crate::formats::format;
use crate::random::{Choose, Random};

/// The parts of a case by name, in any order.
type Parts = Vec<(&'static str, Value)>;

/// The hard cases of a program, none where no idea is known; each as it stands in an input.
pub fn cases(program: &str, random: &mut Random) -> Vec<String> {
    const SIZE: u64 = 1_000_000_000;
    let all = match program {
        "poj1067" => wythoff(SIZE),
        "hdu2177" => wythoff(1_000_000),

        "loj10242" | "acwing891" | "cses1730" | "luogu-p1247" => nim(2000, SIZE, random),
        "hdu2176" | "luogu-p2197" => nim(2000, SIZE, random),
        "hdu1850" => nim(100, 1_000_000, random),
        "poj2234" => nim(20, 10_000_000, random),
        "lightoj1253" => [ones(100), nim(100, SIZE, random)].concat(),
        "hdu1907" => [ones(47), nim(47, 4747, random)].concat(),
        "cses1099" | "acwing892" => stairs(2000, SIZE, random),
        "cf15c" => runs(10_000_000_000_000_000),

        "hdu1846" => named(bash(1000), "n", "m"),
        "loj10241" => named(bash(100_000), "n", "k"),
        "hdu2149" => named(bash(1099), "m", "n"),
        "hdu1851" => limits(10, SIZE, random),
        "cses1098" => takes(2000, SIZE, 1, 3, &[], random),
        "abc297-g" => [(1, 1), (1, SIZE), (SIZE, SIZE), (2, 3), (499_999, 31_622)]
            .map(|(l, r)| (l.min(r), l.max(r)))
            .into_iter()
            .flat_map(|(l, r)| takes(2000, SIZE, l, r, &[("l", l), ("r", r)], random))
            .collect(),
        "hdu1847" => one("n", near(&powers(2, 1000), 1, 1000)),

        "hdu2516" => one("n", fibonacci_nim(2, (1 << 31) - 1)),
        "luogu-p6487" => one("n", fibonacci_nim(1, 1_000_000_000_000_000)),
        "loj3324" => bounded_fibonacci_nim(1_000_000_000_000_000_000),

        "luogu-p1290" => euclid((1 << 31) - 1),
        "kattis-euclidsgame" => euclid(SIZE),

        "cses2207" => one("heap", near(&[1_000_000, 1222, 41, 4], 1, 1_000_000)),
        "three-x" => one("n", near(&LOST_THREE_X, 3, 2000)),
        "abc368-f" => exponents("numbers", 100_000),
        "cf850c" => exponents("numbers", SIZE),
        "cf1312f" => attacks(1_000_000_000_000_000_000, random),
        "cf787c" => rings(random),
        "abc209-e" => words(random),
        "cf494e" => squares(SIZE, random),
        "cf1149e" => promises(random),
        "cf812e" => swaps(random),
        "luogu-p2490" => placements(),
        "cf1310f" => logarithms(random),
        "abc212-h" => rows(200_000, 65_535),
        "yukicoder2" => one("n", products(2, 100_000_000)),
        "cf1537d" => one("n", near(&powers(2, SIZE), 1, SIZE)),
        "luogu-p4018" | "luogu-p4860" => {
            one("n", near(&[50_000_000, 49_999_992, 12], 1, 50_000_000))
        }
        "cf317d" => one(
            "n",
            near(
                &[&powers(2, SIZE)[..], &[SIZE, 999_950_884]].concat(),
                1,
                SIZE,
            ),
        ),
        "timus1465" => one(
            "n",
            near(&[4, 14, 17, 34, 51, 85, 34 * 29_411_764 + 8], 1, SIZE),
        ),
        "yukicoder715" => dawsons_chess(500_000),

        "cf282d" => few_numbers(299, random),
        "cf167c" => euclid_by_powers(1_000_000_000_000_000_000),
        "cf1147c" => half_of_the_least(50),
        "cf1382b" => leading_ones(2000),
        "agc002-e" => diagrams(2000, SIZE),
        "arc105-d" => pairs_of_bags(1000, SIZE, random),
        "arc168-b" => twins_above(2000, SIZE, random),
        "luogu-p4301" => dependent(100, SIZE, random),
        "yukicoder2282" => empty_boxes(2000, SIZE),
        "hackerrank-poker-nim-1" => with_k(nim(100, SIZE, random)),
        "hackerrank-zero-move-nim" => zero_moves(10, (1 << 29) - 1, random),
        "cf1823e" => cycles(2000),
        "agc010-f" => paths(3000, SIZE),
        _ => return Vec::new(),
    };
    let format = format(program).expect("a program with a format");
    let case = |parts| format.print(&Case::of(&format, parts));
    all.into_iter().map(case).collect()
}

/// Cases of one number.
fn one(name: &'static str, mut numbers: Vec<u64>) -> Vec<Parts> {
    numbers.sort_unstable();
    numbers.dedup();
    let case = |number| vec![(name, Value::Number(number))];
    numbers.into_iter().rev().map(case).collect()
}

/// Cases of two numbers.
fn named(mut pairs: Vec<(u64, u64)>, a: &'static str, b: &'static str) -> Vec<Parts> {
    pairs.sort_unstable();
    pairs.dedup();
    let case = |(x, y)| vec![(a, Value::Number(x)), (b, Value::Number(y))];
    pairs.into_iter().rev().map(case).collect()
}

/// A case of a list of numbers, and their number under the name `n`, where the format has it.
fn listed(name: &'static str, numbers: &[u64]) -> Parts {
    let list = numbers.iter().copied().map(Value::Number).collect();
    let n = Value::Number(numbers.len() as u64);
    vec![("n", n), (name, Value::List(list))]
}

/// Numbers and their neighbours, as far as they are in a range.
fn near(numbers: &[u64], low: u64, high: u64) -> Vec<u64> {
    let neighbours = |&n: &u64| [n.saturating_sub(1), n, n.saturating_add(1)];
    let all = numbers.iter().flat_map(neighbours);
    all.filter(|n| (low..=high).contains(n)).collect()
}

/// The Fibonacci numbers 1, 2, 3, 5, ... up to a limit.
fn fibonacci(limit: u64) -> Vec<u64> {
    let next = |&(a, b): &(u64, u64)| Some((b, a.checked_add(b)?));
    let pairs = std::iter::successors(Some((1, 2)), next);
    pairs
        .map(|pair| pair.0)
        .take_while(|&a| a <= limit)
        .collect()
}

/// The powers of `base` up to a limit, from `base` on.
fn powers(base: u64, limit: u64) -> Vec<u64> {
    let power = |power: &u64| power.checked_mul(base);
    let all = std::iter::successors(Some(base), power);
    all.take_while(|&power| power <= limit).collect()
}

/// The smaller heap of Wythoff's lost pair of this difference: the largest `a` below `k` times the golden ratio, or
/// a^2 < a k + k^2, found in integers.
fn wythoff_lost(k: u64) -> u64 {
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
/// golden ratio times it is nearly an integer, and as a double is taken for it.
fn wythoff(limit: u64) -> Vec<Parts> {
    let mut pairs = vec![(0, limit), (limit, limit), (limit - 1, limit)];
    for three in fibonacci(limit).windows(3) {
        // Two that are lost, or nearly.
        pairs.extend([(three[0], three[1]), (three[1], three[2])]);
        for (i, j) in (0..5).flat_map(|i| (0..7).map(move |j| (i, j))) {
            let k = i * three[2] + j * three[0];
            let a = wythoff_lost(k);
            let b = a + k;
            pairs.extend([(a, b), (a, b.saturating_sub(1)), (a + 1, b), (a, b + 1)]);
            pairs.extend([(a.saturating_sub(1), b), (a + 1, b + 1)]);
        }
    }
    pairs.retain(|&(a, b)| a <= b && b <= limit && b > 0);
    named(pairs, "a", "b")
}

/// `length` heaps from 1 to `most` whose nim-sum is 0.
fn balanced(length: u64, most: u64, random: &mut Random) -> Vec<u64> {
    // The largest number of ones alone that is a heap.
    let most =
        (most + 1).next_power_of_two() / if (most + 1).is_power_of_two() { 1 } else { 2 } - 1;
    loop {
        let mut heaps: Vec<u64> = (1..length).map(|_| random.between(1, most)).collect();
        let last = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        if last > 0 {
            heaps.push(last);
            return heaps;
        }
    }
}

/// Nim: heaps whose nim-sum is 0, and those that differ by one.
fn nim(length: u64, most: u64, random: &mut Random) -> Vec<Parts> {
    let mut all = Vec::new();
    for (length, most) in [
        (length, most),
        (length - 1, most),
        (3, most),
        (2, most),
        (3, 3),
    ] {
        let heaps = balanced(length, most, random);
        let mut less = heaps.clone();
        *less.iter_mut().max().expect("a heap") -= 1;
        all.extend([heaps, less]);
    }
    // No two are equal, and half of the sum is no heap.
    all.extend([
        vec![1, 2, 3],
        vec![1, 4, 5],
        vec![3, 5, 6],
        vec![1, 1],
        vec![1],
    ]);
    all.retain(|heaps| !heaps.contains(&0));
    all.iter().map(|heaps| listed("heaps", heaps)).collect()
}

/// Misere Nim: heaps of one, an odd and an even number of them, alone and beside a larger heap.
fn ones(length: u64) -> Vec<Parts> {
    let mut all = Vec::new();
    for length in [length, length - 1, 2, 1] {
        let heaps = vec![1; length as usize];
        let mut larger = heaps.clone();
        larger[0] = 2;
        all.extend([heaps, larger]);
    }
    all.iter().map(|heaps| listed("heaps", heaps)).collect()
}

/// Staircase Nim: the steps of one parity have the nim-sum 0, the others do not, and the other way round.
fn stairs(length: u64, most: u64, random: &mut Random) -> Vec<Parts> {
    let mut all = Vec::new();
    for length in [length / 2, length / 2 - 1, 3, 2] {
        for first in [0, 1] {
            let lost = balanced(length, most, random);
            let other = (0..length).map(|_| random.between(1, most));
            let pairs = lost.into_iter().zip(other);
            let steps = |(lost, other)| {
                if first == 0 {
                    [lost, other]
                } else {
                    [other, lost]
                }
            };
            let steps: Vec<u64> = pairs.flat_map(steps).collect();
            all.extend([steps[..steps.len() - 1 + first].to_vec(), steps]);
        }
    }
    all.iter().map(|steps| listed("stairs", steps)).collect()
}

/// Nim of heaps in runs x, x + 1, ..., x + m - 1: the four kinds of x and of m, at the limit and at 0.
fn runs(limit: u64) -> Vec<Parts> {
    let mut all = Vec::new();
    for x in (limit - 3..=limit).chain(1..=4) {
        for m in (limit - 3..=limit).chain(1..=4) {
            let run = |x, m| Value::List(vec![Value::Number(x), Value::Number(m)]);
            let runs = [
                vec![run(x, m)],
                vec![run(x, m), run(x, m)],
                vec![run(x, m), run(1, 3)],
            ];
            all.extend(runs.map(|runs| vec![("runs", Value::List(runs))]));
        }
    }
    all
}

/// Bash's game, heap and limit: multiples of one more than the limit, and their neighbours.
fn bash(most: u64) -> Vec<(u64, u64)> {
    let mut all = vec![
        (1, 1),
        (1, most),
        (most, most),
        (most, most - 1),
        (most - 1, most),
    ];
    for limit in [1, 2, 3, 9, most / 100, most / 7, most / 2 - 1, most / 2] {
        let largest = most / (limit + 1) * (limit + 1);
        let heaps = near(&[largest, limit + 1, 2 * (limit + 1)], 1, most);
        all.extend(heaps.into_iter().map(|heap| (heap, limit)));
    }
    all
}

/// Heaps with a limit each: what is left of them by one more than the limit has the nim-sum 0, or nearly.
fn limits(length: u64, most: u64, random: &mut Random) -> Vec<Parts> {
    let mut all = Vec::new();
    for (length, change) in [(length, 0), (length, 1), (3, 0), (2, 0), (2, 1)] {
        let mut values = balanced(length, 1 << 20, random);
        values[0] ^= change;
        let heap = |value: u64| {
            let limit = value + random.below(1 << 20) + 1;
            let rounds = random.below((most - value) / (limit + 1) + 1);
            let heap = value + rounds * (limit + 1);
            Value::List(vec![Value::Number(heap.max(1)), Value::Number(limit)])
        };
        let heaps = values.into_iter().map(heap).collect();
        all.push(vec![("heaps", Value::List(heaps))]);
    }
    all
}

/// Heaps from which l to r are taken: multiples of l + r, the ends of a value, and pairs that cancel.
fn takes(
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
    let mut heaps: Vec<u64> = (0..length / 2)
        .map(|_| ends[random.below(ends.len() as u64) as usize])
        .collect();
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

/// Fibonacci Nim: Fibonacci numbers, which are lost, their neighbours, and sums of two that are far apart.
fn fibonacci_nim(low: u64, high: u64) -> Vec<u64> {
    let all = fibonacci(high);
    let mut heaps = near(&all, low, high);
    for two in all.windows(9) {
        heaps.extend(near(
            &[two[8] + two[0], two[8] + two[6], 2 * two[8]],
            low,
            high,
        ));
    }
    heaps.push(high);
    heaps
}

/// The same with a limit on the first move: heaps up to Fibonacci numbers, by limits beside them.
fn bounded_fibonacci_nim(most: u64) -> Vec<Parts> {
    let all = fibonacci(most);
    let (first, last) = (&all[..4], &all[all.len() - 4..]);
    let few: Vec<u64> = first.iter().chain(last).copied().collect();
    let mut pairs = Vec::new();
    for n in near(&[&few[..], &[most]].concat(), 1, most) {
        pairs.extend(near(&few, 1, most).into_iter().map(|k| (k, n)));
    }
    named(pairs, "k", "N")
}

/// Euclid's game: neighbouring Fibonacci numbers, which leave no choice, quotients of 1 and of 2, and ratios on
/// both sides of the golden one.
fn euclid(most: u64) -> Vec<Parts> {
    let mut pairs = vec![(most, most), (most, 1), (most, most / 2), (1, 1)];
    for two in fibonacci(most).windows(2) {
        let (a, b) = (two[0], two[1]);
        pairs.extend([(a, b), (b, a), (a, b.saturating_add(1)), (a + 1, b)]);
        pairs.push((a.saturating_mul(2), a));
    }
    pairs.retain(|pair| pair.0.max(pair.1) <= most);
    named(pairs, "a", "b")
}

/// The lost sizes up to 2000, as published.
const LOST_THREE_X: [u64; 25] = [
    6, 12, 22, 30, 32, 44, 54, 64, 76, 86, 98, 110, 118, 130, 132, 162, 170, 184, 194, 202, 282,
    290, 302, 356, 1046,
];

/// Products of powers of small primes, of which the exponents have the nim-sum 0 or not, and the largest numbers.
fn products(low: u64, high: u64) -> Vec<u64> {
    let mut all: Vec<u64> = (high - 3..=high).collect();
    let primes = [2u64, 3, 5, 7];
    for code in 0..4u32.pow(4) {
        let exponent = |at: usize| code / 4u32.pow(at as u32) % 4;
        let powers = (0..4).map(|at| primes[at].pow(exponent(at)));
        all.push(powers.product());
    }
    all.retain(|n| (low..=high).contains(n));
    all
}

/// Lists of numbers whose prime factors matter: powers, squares of primes, primes alone, and equal ones.
fn exponents(name: &'static str, most: u64) -> Vec<Parts> {
    let (two, three) = (powers(2, most), powers(3, most));
    let mut all = vec![
        vec![most; 100],
        two.clone(),
        three.clone(),
        [two.clone(), three].concat(),
        near(&two, 1, most),
        near(&[most], 1, most),
        // Values 3, 1 and 2; 2, 2 and 1.
        vec![30, 7, 25],
        vec![4, 6, 5],
        vec![1],
        vec![1, 1, 4],
    ];
    all.iter_mut().for_each(|numbers| numbers.truncate(100));
    all.iter().map(|numbers| listed(name, numbers)).collect()
}

fn numbers(numbers: &[u64]) -> Value {
    Value::List(numbers.iter().copied().map(Value::Number).collect())
}

fn lists(lists: &[Vec<u64>]) -> Value {
    Value::List(lists.iter().map(|list| numbers(list)).collect())
}

/// Heaps that remember their last move: before the period, which begins as late as at 26, and far in it, also twice.
fn attacks(most: u64, random: &mut Random) -> Vec<Parts> {
    let mut all = Vec::new();
    for code in 0..125 {
        let takes = [code / 25 + 1, code / 5 % 5 + 1, code % 5 + 1];
        let mut heaps: Vec<u64> = [24 + code % 5, most, most - code].to_vec();
        heaps.extend((0..3).map(|_| random.between(1, most)));
        heaps.extend(heaps.clone());
        heaps.truncate(6 + (code % 2) as usize * 6);
        let mut parts = listed("heaps", &heaps);
        let takes = ["x", "y", "z"].into_iter().zip(takes);
        parts.extend(takes.map(|(name, take)| (name, Value::Number(take))));
        all.push(parts);
    }
    all
}

/// Rings: few steps, after which play goes round, and all of them.
fn rings(random: &mut Random) -> Vec<Parts> {
    let mut all = vec![
        (7000, vec![1], vec![1]),
        (7000, vec![3500], vec![1]),
        (6997, (1..6997).collect(), (1..6997).collect()),
        (7, vec![3], vec![5, 1]),
        (2, vec![1], vec![1]),
    ];
    for n in [7000, 6997, 96, 30, 12, 8] {
        for _ in 0..3 {
            let mut steps = || {
                let two = [random.between(1, n - 1), random.between(1, n - 1)];
                two[..if two[0] == two[1] { 1 } else { 2 }].to_vec()
            };
            let (first, second) = (steps(), steps());
            all.push((n, first, second));
        }
    }
    let case = |(n, first, second): (u64, Vec<u64>, Vec<u64>)| {
        let n = ("n", Value::Number(n));
        vec![n, ("first", numbers(&first)), ("second", numbers(&second))]
    };
    all.into_iter().map(case).collect()
}

/// Words: a long path, alone and into a ring, and words of few letters.
fn words(random: &mut Random) -> Vec<Parts> {
    let triple = |code: u64| -> String {
        let letter = |digit: u64| char::from(b'a' + (code / digit % 26) as u8);
        [676, 26, 1].map(letter).iter().collect()
    };
    let path: Vec<String> = (0..15_000)
        .map(|code| triple(code) + &triple(code + 1))
        .collect();
    let mut ring = path.clone();
    ring.push(triple(15_000) + &triple(7));
    let counterexample = "fffccc aaabbb bbbccc cccaaa aaaeee";
    let mut all = vec![
        path,
        ring,
        counterexample.split(' ').map(str::to_string).collect(),
    ];
    for most in [60, 30, 12, 6] {
        for letters in 2..5 {
            let mut word = |_| -> String {
                let length = random.between(4, 8);
                (0..length)
                    .map(|_| char::from(b'a' + random.below(letters) as u8))
                    .collect()
            };
            all.push((0..most).map(&mut word).collect());
        }
    }
    let case = |words: Vec<String>| {
        vec![(
            "words",
            Value::List(words.into_iter().map(Value::Word).collect()),
        )]
    };
    all.into_iter().map(case).collect()
}

/// Squares: rectangles that have a copy, at the distance of a large power of 2, so that all is lost; and one less.
fn squares(most: u64, random: &mut Random) -> Vec<Parts> {
    let mut all = Vec::new();
    for (n, size) in [(most, 1 << 28), (most, 1 << 20), (64, 16), (16, 4)] {
        let mut corner = || {
            let (first, last) = (random.between(1, size), random.between(1, size));
            (first.min(last), first.max(last))
        };
        let mut half = || {
            let ((a, c), (b, d)) = (corner(), corner());
            vec![a, b, c, d]
        };
        let first: Vec<Vec<u64>> = (0..9).map(|_| half()).collect();
        let copy = |of: &Vec<u64>| vec![of[0], of[1] + size, of[2], of[3] + size];
        let copies: Vec<Vec<u64>> = first.iter().map(copy).collect();
        let mut both = [first, copies].concat();
        for k in [size, size / 2, 1] {
            all.push((n, k, both.clone()));
        }
        both.pop();
        all.push((n, size, both));
    }
    let case = |(n, k, rectangles): (u64, u64, Vec<Vec<u64>>)| {
        let m = ("m", Value::Number(rectangles.len() as u64));
        let (n, k) = (("n", Value::Number(n)), ("k", Value::Number(k)));
        vec![n, m, k, ("rectangles", lists(&rectangles))]
    };
    all.into_iter().map(case).collect()
}

/// Numbers on a graph: each level has the nim-sum 0, or one has not.
fn promises(random: &mut Random) -> Vec<Parts> {
    let mut all = Vec::new();
    for (n, m) in [
        (2000, 8000),
        (300, 3000),
        (40, 100),
        (9, 15),
        (5, 6),
        (4, 3),
    ] {
        // Edges go down, and a node has the mex of what it leads to.
        let mut to = vec![Vec::new(); n as usize];
        for _ in 0..m {
            let from = random.between(1, n - 1);
            to[from as usize].push(random.below(from));
        }
        let mut levels: Vec<u64> = Vec::new();
        for row in &to {
            let seen: Vec<u64> = row.iter().map(|&next| levels[next as usize]).collect();
            levels.extend((0..).find(|level| !seen.contains(level)));
        }
        let high = if n < 10 { 3 } else { (1 << 29) - 1 };
        let mut lost: Vec<u64> = (0..n).map(|_| random.between(0, high)).collect();
        for level in 0..n {
            let of_level = || (0..n as usize).filter(|&node| levels[node] == level);
            let sum = of_level().fold(0, |sum, node| sum ^ lost[node]);
            of_level().take(1).for_each(|node| lost[node] ^= sum);
        }
        let mut won = lost.clone();
        won[0] ^= 1;
        let mut won_above = won.clone();
        won_above[n as usize - 1] ^= 1;
        let rows = (1..).zip(&to);
        let graph = rows.flat_map(|(from, row)| row.iter().map(move |next| vec![from, next + 1]));
        let graph: Vec<Vec<u64>> = graph.collect();
        for numbers in [lost, won, won_above] {
            let mut parts = listed("numbers", &numbers);
            parts.extend([
                ("m", Value::Number(graph.len() as u64)),
                ("graph", lists(&graph)),
            ]);
            all.push(parts);
        }
    }
    all
}

/// Apples on a star and on a path, where the heaps have the nim-sum 0, or one of them is different.
fn swaps(random: &mut Random) -> Vec<Parts> {
    let mut all = Vec::new();
    for length in [2000, 60, 5, 3] {
        let heaps = balanced(length, 10_000_000, random);
        let star = [vec![heaps[0]], heaps.clone()].concat();
        // The heaps from the last node up, each above one that is none.
        let path: Vec<u64> = heaps
            .iter()
            .flat_map(|&heap| [heap ^ 1 | 2, heap])
            .collect();
        for apples in [star.clone(), path.clone()] {
            let parents: Vec<u64> = match apples.len() == path.len() {
                true => (1..apples.len() as u64).collect(),
                false => vec![1; apples.len() - 1],
            };
            let mut won = apples.clone();
            *won.last_mut().expect("a heap") ^= 2;
            for apples in [apples, won] {
                let mut parts = listed("apples", &apples);
                parts.push(("parents", numbers(&parents)));
                all.push(parts);
            }
        }
    }
    all.retain(|parts| !format!("{parts:?}").contains("Number(0)"));
    all
}

/// Placements: all of the limits, and moves of more pieces than there are pairs.
fn placements() -> Vec<Parts> {
    let mut all = Vec::new();
    for n in [10_000, 9999, 300, 101] {
        for (k, d) in [
            (100, 1),
            (100, 2),
            (100, 49),
            (100, 50),
            (100, 100),
            (98, 3),
            (2, 1),
            (2, 2),
        ] {
            all.push([("n", n), ("k", k), ("d", d)]);
        }
    }
    let case =
        |parts: [(&'static str, u64); 3]| parts.map(|(name, n)| (name, Value::Number(n))).to_vec();
    all.into_iter().map(case).collect()
}

/// Logarithms: small fields, whose orders are small, and numbers that are no powers; the largest.
fn logarithms(random: &mut Random) -> Vec<Parts> {
    let mut pairs = vec![(1, 1), (1, 2), (u64::MAX, 1), (2, u64::MAX)];
    for bits in [2, 4, 8, 16, 32, 63] {
        let most = (1 << bits) - 1;
        for _ in 0..12 {
            pairs.push((random.between(1, most), random.between(1, most)));
        }
        pairs.extend([(most, 1), (most + 1, most), (most, most + 1), (most, most)]);
    }
    named(pairs, "a", "b")
}

/// Rows of heaps: where a place of the transform is 1 or -1, all heaps that there are, powers of 2, and one.
fn rows(most_rows: u64, most: u64) -> Vec<Parts> {
    let mut all = Vec::new();
    let lists = [
        (1..=most).collect(),
        (1..=most / 2).collect(),
        powers(2, most),
        vec![1, 2, 3],
        vec![1, 2],
        vec![most],
        vec![1],
    ];
    for heaps in lists {
        for n in [most_rows, most_rows - 1, 2, 1] {
            let k = ("k", Value::Number(heaps.len() as u64));
            all.push(vec![("n", Value::Number(n)), k, ("heaps", numbers(&heaps))]);
        }
    }
    all
}

/// Sets of runs of which each is long enough to be an exception of the period, and of those beside it.
fn dawsons_chess(most: u64) -> Vec<Parts> {
    let exceptions = [&[4, 8, 14, 16, 17, 31, 34, 51, 52, 85][..], &[most]].concat();
    let of_runs = |runs: &[u64]| {
        let mut set = Vec::new();
        let mut first = 1;
        for run in runs {
            set.extend(first..first + run);
            first += run + 1;
        }
        // The last run first.
        let half = set.len() / 2;
        set.rotate_left(half);
        listed("set", &set)
    };
    let mut all: Vec<Parts> = exceptions.iter().map(|&run| of_runs(&[run])).collect();
    all.extend(
        exceptions
            .windows(2)
            .map(|two| of_runs(&[two[0], two[1].min(100)])),
    );
    all.push(of_runs(&[1; 1000]));
    all
}

/// One, two or three numbers: lost ones and those that differ by one.
fn few_numbers(most: u64, random: &mut Random) -> Vec<Parts> {
    let mut all = vec![
        vec![0],
        vec![most],
        vec![0, 0],
        vec![0, 0, 0],
        vec![most; 3],
    ];
    for k in 0..most {
        let (a, b) = (wythoff_lost(k), wythoff_lost(k) + k);
        if b < most {
            all.extend([vec![a, b], vec![b + 1, a]]);
        }
    }
    for _ in 0..20 {
        let lost = balanced(3, most, random);
        let less = lost.iter().map(|number| number - 1).collect();
        all.extend([lost, less]);
    }
    all.iter()
        .map(|numbers| listed("numbers", numbers))
        .collect()
}

/// Numbers whose quotients are beside a multiple of one more than the smaller, and neighbouring Fibonacci numbers.
fn euclid_by_powers(most: u64) -> Vec<Parts> {
    let mut pairs = vec![(0, 0), (0, most), (most, most), (most - 1, most)];
    for base in [1, 2, 3, 4, 9, 10, 999_999, 1_000_000] {
        let quotients = [
            base,
            base + 1,
            2 * (base + 1),
            most / base / (base + 1) * (base + 1),
        ];
        for quotient in near(&quotients, 1, most / base - 1) {
            // Behind it (1, a), which is won, and (0, a), which is lost.
            pairs.extend([(quotient * base + 1 % base, base), (base, quotient * base)]);
        }
    }
    pairs.extend(fibonacci(most).windows(2).map(|two| (two[0], two[1])));
    named(pairs, "a", "b")
}

/// Half of the heaps have the least size, and one more or one less; or the largest.
fn half_of_the_least(most: u64) -> Vec<Parts> {
    let mut all = Vec::new();
    for half in [1, 2, most as usize / 2] {
        for count in half - 1..=half + 1 {
            for (least, other) in [(1, 2), (1, most), (most - 1, most)] {
                let mut heaps = vec![least; count];
                heaps.resize(2 * half, other);
                all.extend([
                    heaps.clone(),
                    heaps.iter().map(|heap| most + 1 - heap).collect(),
                ]);
            }
        }
    }
    all.iter().map(|heaps| listed("heaps", heaps)).collect()
}

/// Ones in front of a larger heap, an odd and an even number of them, and ones alone.
fn leading_ones(most: usize) -> Vec<Parts> {
    let mut all = Vec::new();
    for ones in [0, 1, 2, 3, most - 3, most - 2] {
        for behind in [&[2][..], &[2, 1], &[1_000_000_000, 1, 1], &[1, 1], &[1]] {
            all.push([&vec![1; ones], behind].concat());
        }
    }
    all.iter().map(|heaps| listed("heaps", heaps)).collect()
}

/// Diagrams whose last square of the diagonal goes on above it or beside it by odd and by even numbers.
fn diagrams(length: u64, most: u64) -> Vec<Parts> {
    let mut all = vec![
        (1..=length).collect::<Vec<u64>>(),
        vec![most; length as usize],
    ];
    for side in [1, 2, 3, length / 2] {
        for above in [0, 1, 2, most - side] {
            for beside in 0..=2 {
                let mut piles = vec![most; side as usize - 1];
                piles.push(side + above);
                piles.resize((side + beside) as usize, side);
                all.push(piles);
            }
        }
    }
    all.iter().map(|piles| listed("heaps", piles)).collect()
}

/// Bags that are equal in pairs, and nearly; an even number and an odd one.
fn pairs_of_bags(pairs: u64, most: u64, random: &mut Random) -> Vec<Parts> {
    let mut all = Vec::new();
    for pairs in [1, 2, 3, pairs] {
        let half: Vec<u64> = (0..pairs).map(|_| random.between(2, most)).collect();
        let bags = [&half[..], &half].concat();
        let mut less = bags.clone();
        less[0] -= 1;
        all.extend([
            less,
            [&bags[..], &[most]].concat(),
            vec![most; 2 * pairs as usize],
            bags,
        ]);
    }
    all.iter().map(|bags| listed("bags", bags)).collect()
}

/// Heaps of nim-sum 0, with twins above the largest of those that do not cancel.
fn twins_above(length: u64, most: u64, random: &mut Random) -> Vec<Parts> {
    let mut all = vec![vec![most; 2], vec![most; 3], vec![1, 1], vec![1, 2, 3]];
    for length in [3, 4, length] {
        let heaps = balanced(length, most / 4, random);
        let largest = heaps.iter().copied().max().unwrap_or(1);
        for twins in [
            vec![most; 2],
            vec![most - 1, most, most - 1, most],
            vec![largest; 2],
        ] {
            all.push([&heaps[..], &twins].concat());
        }
    }
    all.iter().map(|heaps| listed("heaps", heaps)).collect()
}

/// Heaps of which some are sums of others, so that it matters which are kept.
fn dependent(length: u64, most: u64, random: &mut Random) -> Vec<Parts> {
    let mut all = vec![
        vec![most; length as usize],
        vec![1, 2, 3],
        vec![7, 5, 2, 4, 1, 6, 3],
    ];
    for length in [3, 10, 30, length] {
        all.push(balanced(length, most, random));
    }
    all.push((0..length).map(|at| most - at).collect());
    all.iter().map(|heaps| listed("heaps", heaps)).collect()
}

/// Boxes of which an odd or an even number is empty, and the numbers have the nim-sum 0 or not.
fn empty_boxes(length: u64, most: u64) -> Vec<Parts> {
    let mut all = Vec::new();
    for empty in [0, 1, 2, length - 3] {
        for full in [&[1, 2, 3][..], &[1, 2], &[most]] {
            all.push([&vec![0; empty as usize], full].concat());
        }
    }
    all.iter().map(|boxes| listed("boxes", boxes)).collect()
}

/// The same cases with a number k.
fn with_k(mut all: Vec<Parts>) -> Vec<Parts> {
    for (k, parts) in (1..).zip(&mut all) {
        parts.push(("k", Value::Number(k)));
    }
    all
}

/// Nim with a move of nothing: values whose nim-sum is 0, 1 and 2, 3 and 4, ... in each other's place.
fn zero_moves(length: u64, most: u64, random: &mut Random) -> Vec<Parts> {
    let mut all = nim(length, most, random);
    for length in [length, 3, 2] {
        let heaps = balanced(length, most, random).into_iter();
        let heaps: Vec<u64> = heaps.map(|value| ((value - 1) ^ 1) + 1).collect();
        all.extend([
            listed("heaps", &heaps),
            listed("heaps", &[&heaps[1..], &[0]].concat()),
        ]);
    }
    all
}

/// Cycles about as long as both sizes together, whose values cancel or not.
fn cycles(most: u64) -> Vec<Parts> {
    let mut all = Vec::new();
    for (l, r) in [
        (1, 2),
        (2, 3),
        (2, 9),
        (5, 6),
        (1, most / 3),
        (most / 9, most / 3),
    ] {
        let round = l + r;
        let ends = near(&[round - 1, round, 3 * l], 3, most);
        let mut lists: Vec<Vec<u64>> = ends.iter().map(|&end| vec![end]).collect();
        lists.push(ends.clone());
        lists.push([&ends[..], &ends].concat());
        for lengths in lists
            .into_iter()
            .filter(|lengths| lengths.iter().sum::<u64>() >= r)
        {
            let mut edges = Vec::new();
            let mut first = 1;
            for length in lengths {
                let ends = (0..length).map(|at| [first + at, first + (at + 1) % length]);
                edges.extend(ends);
                first += length;
            }
            let n = edges.len() as u64;
            let edges = edges
                .into_iter()
                .map(|ends| Value::List(ends.map(Value::Number).to_vec()));
            let numbers = [("n", n), ("l", l), ("r", r)].map(|(name, n)| (name, Value::Number(n)));
            let mut parts = numbers.to_vec();
            parts.push(("cycles", Value::List(edges.collect())));
            all.push(parts);
        }
    }
    all
}

/// Paths whose stones rise, are equal, or go up and down.
fn paths(n: u64, most: u64) -> Vec<Parts> {
    let stones: [fn(u64, u64) -> u64; 4] = [
        |at, most| most - at,
        |_, most| most,
        |at, most| most - at % 2,
        |at, _| at * at % 3,
    ];
    let path = |n: u64, stones: &fn(u64, u64) -> u64| {
        let numbers: Vec<u64> = (0..n).map(|at| stones(at, most)).collect();
        let edge = |at| Value::List(vec![Value::Number(at), Value::Number(at + 1)]);
        let mut parts = listed("stones", &numbers);
        parts.push(("tree", Value::List((1..n).map(edge).collect())));
        parts
    };
    let lengths = [n, n - 1, 2, 3].into_iter();
    lengths
        .flat_map(|n| stones.map(|stones| path(n, &stones)))
        .collect()
}
