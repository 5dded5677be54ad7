//! Divisors.

use super::nim::{columns, is_odd};
use super::{choose, each, new, Game, Options, Position, Reference};
use rustc_hash::FxHashMap as HashMap;

pub fn reference(program: &str) -> Option<Reference> {
    match program {
        "yukicoder2" => new(|case| {
            let n = case.number("n");
            let won = match n <= 400 {
                true => Game::new(by_prime_powers).won(&[n]),
                // Larger ones on their exponents.
                false => Game::new(by_less).won(&exponents(n)),
            };
            choose(won, "Alice", "Bob")
        }),
        "leetcode1025" => new(|case| choose(less_divisor_won(case.number("n")), "true", "false")),
        "abc368-f" => new(|case| {
            choose(
                first_winning(&case.numbers("numbers")).is_some(),
                "Anna",
                "Bruno",
            )
        }),
        "cf1537d" => {
            let mut game = Game::new(deleting as Options);
            new(move |case| {
                let n = case.number("n");
                let won = match n <= 300 {
                    true => game.won(&[n]),
                    // Second method: halved as often as it can be, whether something odd is left, and how often.
                    false => {
                        let halves = std::iter::successors(Some(n), |n| Some(n / 2));
                        let evens = halves.take_while(|half| half % 2 == 0).count() as u32;
                        evens > 0 && (n != 1 << evens || evens % 2 == 0)
                    }
                };
                choose(won, "Alice", "Bob")
            })
        }
        "hackerrank-tower-breakers-1" => new(|case| {
            let (n, m) = (case.number("n"), case.number("m"));
            let won = match n <= 3 && m <= 12 {
                true => Game::new(proper_divisors).won(&vec![m; n as usize]),
                // Second method: as many heaps as towers, each of the prime factors.
                false => n % 2 == 1 && !prime_factors(m).is_empty(),
            };
            choose(won, "1", "2")
        }),
        "hackerrank-tower-breakers-revisited-1" => new(|case| {
            let first = first_winning(&case.numbers("towers"));
            choose(first.is_some(), "1", "2")
        }),
        "hackerrank-tower-breakers-again-1" => {
            let mut game = Game::new(equal_parts as Options);
            let mut memo = HashMap::default();
            new(move |case| {
                let mut towers = case.numbers("towers");
                let won = match towers.iter().map(|&tower| u128::from(tower)).sum::<u128>() <= 24 {
                    true => {
                        towers.retain(|&tower| tower > 1);
                        towers.sort_unstable();
                        game.won(&towers)
                    }
                    false => {
                        let value = |&tower: &u64| parts_value(tower, &mut memo);
                        is_odd(&towers.iter().map(value).collect::<Vec<u64>>())
                    }
                };
                choose(won, "1", "2")
            })
        }
        "divisor-nim" => new(|case| match first_winning(&case.numbers("numbers")) {
            None => "2\n".to_string(),
            Some(place) => format!("1\n{place}\n"),
        }),
        _ => None,
    }
}

/// The first number that has a winning replacement, from 1.
fn first_winning(numbers: &[u64]) -> Option<usize> {
    if numbers.len() <= 3 && numbers.iter().all(|&number| number <= 64) {
        let mut game = Game::new(proper_divisors);
        let all = proper_divisors(numbers);
        let winning = all.iter().find(|option| !game.won(option));
        winning.map(|option| {
            (0..)
                .find(|&place: &usize| option[place] != numbers[place])
                .unwrap()
                + 1
        })
    } else {
        let heaps: Vec<u64> = numbers
            .iter()
            .map(|&number| prime_factors(number).len() as u64)
            .collect();
        let others = |place: usize| {
            let rest: Vec<u64> = heaps
                .iter()
                .enumerate()
                .filter(|&(at, _)| at != place)
                .map(|(_, &heap)| heap)
                .collect();
            columns(&rest)
                .iter()
                .enumerate()
                .map(|(bit, count)| (count % 2) << bit)
                .sum::<u64>()
        };
        (0..heaps.len())
            .find(|&place| others(place) < heaps[place])
            .map(|place| place + 1)
    }
}

/// The moves that put a proper divisor in the place of a number.
fn proper_divisors(position: &[u64]) -> Vec<Position> {
    each(position, |_, number| {
        let is_divisor = |divisor: &u64| number % divisor == 0;
        (1..number).filter(is_divisor).collect()
    })
}

/// The moves that subtract a divisor, not 1 and not the number.
fn deleting(position: &[u64]) -> Vec<Position> {
    each(position, |_, n| {
        let divisors = (2..n).filter(|divisor| n % divisor == 0);
        divisors.map(|divisor| n - divisor).collect()
    })
}

/// The moves that break a tower into equal ones; those of height 1 are left out.
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

/// The moves that divide a number by a power of one prime.
fn by_prime_powers(position: &[u64]) -> Vec<Position> {
    let is_prime_power = |n: u64| match (2..=n).find(|divisor| n % divisor == 0) {
        Some(prime) => (1..).map(|k| prime.pow(k)).find(|&power| power >= n) == Some(n),
        None => false,
    };
    each(position, |_, n| {
        let powers = (2..=n).filter(|&power| n % power == 0 && is_prime_power(power));
        powers.map(|power| n / power).collect()
    })
}

/// Whether the player to move wins who subtracts a divisor.
fn less_divisor_won(n: u64) -> bool {
    if n <= 200 {
        let options = |position: &[u64]| {
            each(position, |_, n| {
                let divisors = (1..n).filter(|divisor| n % divisor == 0);
                divisors.map(|divisor| n - divisor).collect()
            })
        };
        return Game::new(options).won(&[n]);
    }
    // Second method: the last digit, as the odd numbers are lost.
    n.to_string().ends_with(['0', '2', '4', '6', '8'])
}

/// The moves that lessen one number.
fn by_less(position: &[u64]) -> Vec<Position> {
    each(position, |_, exponent| (0..exponent).collect())
}

/// How often each prime divides a number.
fn exponents(n: u64) -> Vec<u64> {
    let mut primes = prime_factors(n);
    primes.sort_unstable();
    let runs = primes.chunk_by(|a, b| a == b);
    runs.map(|run| run.len() as u64).collect()
}

/// Primes beyond trial division, by publication: the largest below 2^32, 2^64 and some between
/// (prime gaps below powers of two; 2^61 - 1 and 2^31 - 1 are Mersenne's; 2642257 is the first
/// above the cube root of 2^64).
const PRIMES: [u64; 8] = [
    18_446_744_073_709_551_557,
    18_446_744_073_709_551_533,
    2_305_843_009_213_693_951,
    4_294_967_291,
    4_294_967_279,
    2_147_483_647,
    2_642_257,
    1_000_000_007,
];

fn prime_factors(n: u64) -> Vec<u64> {
    let mut rest = n;
    let mut factors = Vec::new();
    for &prime in &PRIMES {
        while rest % prime == 0 {
            rest /= prime;
            factors.push(prime);
        }
    }
    let mut divisor = 2;
    while divisor * divisor <= rest {
        while rest % divisor == 0 {
            rest /= divisor;
            factors.push(divisor);
        }
        divisor += 1;
        assert!(
            divisor < 100_000_000,
            "{} has a factor that is too large for trial division",
            n
        );
    }
    factors.extend(Some(rest).filter(|&rest| rest > 1));
    factors
}
