//! Not a Nim problem: take a number coprime to the heap.

use crate::problem::*;
use crate::references::nim::is_odd;
use rustc_hash::FxHashSet as HashSet;

pub fn problem() -> Problem {
    let heap = heap(10_000_000).within(0, (1 << 28) - 1).small(40);
    let format = header(1, parts![heaps(300_000, heap).small(3)])
        .of_cases(1, 10_000)
        .in_all("heaps", 300_000);
    Problem::with(format, || (PlayedOut::new(coprime), Indices::default()), reference)
}

fn reference(case: &Case, (game, indices): &mut (PlayedOut, Indices), why: &mut Witness) -> String {
    let heaps = case.numbers("heaps");
    let won = if heaps.len() <= 3 && heaps.iter().all(|&heap| heap <= 40) {
        game.won(&heaps, why)
    } else {
        is_odd(&heaps.iter().map(|&n| indices.value(n)).collect::<Vec<_>>())
    };
    choose(won, "Alice", "Bob")
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 {
        a
    } else {
        gcd(b, a % b)
    }
}

fn coprime(position: &[u64]) -> Vec<Position> {
    each(position, |_, x| {
        let takes = (1..=x).filter(|&take| gcd(x, take) == 1);
        takes.map(|take| x - take).collect()
    })
}

/// Second method: a table by definition up to 300; beyond, the primes are counted one by one.
#[derive(Default)]
struct Indices {
    table: Vec<u64>,
    /// The number up to which primes are known.
    sieved: u64,
    primes: Vec<u64>,
}

impl Indices {
    fn value(&mut self, n: u64) -> u64 {
        while self.table.len() <= 300 {
            let x = self.table.len() as u64;
            let takes = (1..=x).filter(|&take| gcd(x, take) == 1);
            let seen: HashSet<u64> = takes.map(|take| self.table[(x - take) as usize]).collect();
            let value = (0..).find(|value| !seen.contains(value)).unwrap();
            self.table.push(value);
        }
        if n <= 300 {
            return self.table[n as usize];
        }
        if n % 2 == 0 {
            return 0;
        }
        let least = (3..).step_by(2).take_while(|p| p * p <= n).find(|p| n % p == 0).unwrap_or(n);
        if self.sieved < least {
            let mut composite = vec![false; 2 * least as usize + 1];
            self.sieved = 2 * least;
            self.primes.clear();
            for p in 2..composite.len() {
                if !composite[p] {
                    self.primes.push(p as u64);
                    (p * p..composite.len())
                        .step_by(p)
                        .for_each(|multiple| composite[multiple] = true);
                }
            }
        }
        self.primes.iter().filter(|&&prime| prime <= least).count() as u64
    }
}
