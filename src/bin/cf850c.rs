//! Arpa and a game with Mojtaba: divide every multiple of p^k by p^k.

use grundy::io::{self, Fault, Io};
use grundy::numbers::factors;
use std::collections::HashMap;

const ABOUT: &str = "\
Numbers: a move chooses a prime power p^k > 1 that divides at least one of them, and divides every
multiple of p^k by p^k; whoever cannot move loses.

Each prime is a game of its own. Only the set of its exponents matters, not how many numbers have
them: a move lowers all exponents from k on by k.

Game:    divisor
Judged:  Codeforces 850C; 1 s, 256 MB; n up to 100, numbers up to 10^9
Input:   one case: n, then n numbers.
Output:  `Mojtaba` if the first player wins, or `Arpa`.
Range:   any n, numbers from 1 up to 2^64 - 1.
Cost:    O(cube root) of each number; some 2000 sets of exponents at the judge's sizes, some 10^5
         for larger numbers.

Sample input:
4
1 1 1 1
Sample output:
Arpa
";

// Bit e - 1 stands for the exponent e. There are 63 exponents, so fewer than 64 options, and each value
// is a bit of a word.
fn value(exponents: u64, memo: &mut HashMap<u64, u32>) -> u32 {
    if let Some(&value) = memo.get(&exponents) {
        return value;
    }
    let mut seen = 0u64;
    for k in (1..64).take_while(|k| exponents >> (k - 1) > 0) {
        let below = exponents & ((1 << (k - 1)) - 1);
        seen |= 1 << value(below | exponents >> k, memo);
    }
    let mex = (!seen).trailing_zeros();
    memo.insert(exponents, mex);
    mex
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let mut exponents: HashMap<u64, u64> = HashMap::new();
    for _ in 0..io.read()? {
        for (prime, exponent) in factors::prime_powers(io.read_in(1, u64::MAX)?) {
            *exponents.entry(prime).or_insert(0) |= 1 << (exponent - 1);
        }
    }
    let mut memo = HashMap::new();
    let values = exponents.values().map(|&set| value(set, &mut memo));
    let wins = values.fold(0, |sum, value| sum ^ value) != 0;
    io.write_line(if wins { "Mojtaba" } else { "Arpa" })
}

fn main() {
    io::run("cf850c", ABOUT, solve);
}
