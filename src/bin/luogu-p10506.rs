//! Magic beads: replace a number by all its proper divisors except one.

use grundy::io::{self, Fault, Io};
use grundy::kernel::mex;
use grundy::numbers::factors;
use std::collections::HashMap;

const ABOUT: &str = "\
Numbers: a move replaces one of them by all its proper divisors except one; whoever cannot move,
because all numbers are 1, loses.

The value of a number depends only on the exponents of its primes, not on the primes.

Game:    divisor
Judged:  Luogu P10506; 1 s, 256 MB (not confirmed); n up to 100, numbers up to 1000
Input:   until the end: n, then n numbers.
Output:  a line for each: `freda` if the first player wins, or `rainbow`.
Range:   any n, numbers from 1 up to 2^64 - 1.
Cost:    O(cube root of the number) for each number; and O(divisors) for each list of exponents,
         once, which takes a second for the lists of all numbers up to 2^64 together.

Sample input:
3
2 2 2
3
1 3 5
Sample output:
freda
rainbow
";

// The values of numbers by their exponents in descending order.
type Values = HashMap<Vec<u32>, u64>;

fn value(exponents: &[u32], known: &mut Values) -> u64 {
    if let Some(&value) = known.get(exponents) {
        return value;
    }
    // Every proper divisor once: its exponents are digits, each counting up to that of the number.
    let mut options = Vec::new();
    let mut divisor = vec![0; exponents.len()];
    while divisor[..] != *exponents {
        let mut sorted: Vec<u32> = divisor.iter().copied().filter(|&e| e > 0).collect();
        sorted.sort_unstable_by(|a, b| b.cmp(a));
        options.push(value(&sorted, known));
        for (digit, &most) in divisor.iter_mut().zip(exponents) {
            if *digit < most {
                *digit += 1;
                break;
            }
            *digit = 0;
        }
    }
    let all = options.iter().fold(0, |all, value| all ^ value);
    let value = mex(options.iter().map(|value| all ^ value));
    known.insert(exponents.to_vec(), value);
    value
}

fn exponents(number: u64) -> Vec<u32> {
    let powers = factors::prime_powers(number).into_iter();
    let mut exponents: Vec<u32> = powers.map(|(_, exponent)| exponent).collect();
    exponents.sort_unstable_by(|a, b| b.cmp(a));
    exponents
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let mut known = Values::new();
    while let Some(n) = io.read_or_end()? {
        let mut sum = 0;
        for _ in 0..n {
            sum ^= value(&exponents(io.read_in(1, u64::MAX)?), &mut known);
        }
        io.write_line(if sum != 0 { "freda" } else { "rainbow" })?;
    }
    Ok(())
}

fn main() {
    io::run("luogu-p10506", ABOUT, solve);
}
