//! Simple Game: rows of piles that the first player wins by splitting.

use grundy::io::{self, Fault, Io};
use grundy::kernel::fill;
use grundy::numbers::{modular, xor_convolution};

const ABOUT: &str = "\
A row of M piles with N stones in all: a move splits a pile into 2 to K piles; whoever cannot move
loses. How many of these rows does the first player win?

If K is at least 4, a pile of n is worth n - 1. No option is, because the values of p >= 2 parts add up
to n - p. For any smaller v, a part of v + 1 leaves n - v - 1 stones: two equal parts, and a part of 1 if
this number is odd. If K is 2 or 3, the values are computed by definition.

The lost rows are counted by the Walsh-Hadamard transform: a place of it has a sign for each pile,
and these signs are the coefficients of a power series, of which the M-th power counts rows.

Game:    xor_convolution
Judged:  HackerRank simple-game; 1 s, 256 MB (not confirmed); M up to 10, N from M to 600, K from 2 to 600
Input:   one case: `N M K`.
Output:  the number of rows that the first player wins, modulo 10^9 + 7.
Range:   N up to 600, M from 1 to N, K from 2 to 2^64 - 1.
Cost:    O(N^3), some 32 N bytes.

Sample input:
4 3 3
Sample output:
3
";

const PRIME: u64 = 1_000_000_007;
const MAX_STONES: u64 = 600;

/// The values of the piles from 0 to n.
fn values(n: u64, k: u64) -> Vec<u16> {
    if k > 3 {
        return (0..n + 1).map(|pile| pile.saturating_sub(1) as u16).collect();
    }
    let mut values = vec![0; n as usize + 1];
    fill(&mut values, 0, |pile, done, seen| {
        for first in 1..pile / 2 + 1 {
            let rest = pile - first;
            // Without a third part it is the pile of 0, which is worth 0.
            for third in 0..if k == 2 { 1 } else { rest / 2 + 1 } {
                seen.insert(done[first] ^ done[third] ^ done[rest - third]);
            }
        }
    });
    values
}

/// The coefficient of x^`last` in the m-th power of a series that begins with 1 (Knuth, The Art of Computer Programming,
/// vol. 2, 4.7). `inverses` has those of the numbers up to `last`.
fn of_power(series: &[i64], m: i64, last: usize, inverses: &[u64]) -> u64 {
    let mut power: Vec<i64> = vec![1];
    for i in 1..last + 1 {
        // Up to 600 terms, each less than 600^2 times the prime: less than 2^58.
        let terms = (1..i + 1).map(|k| (m * k as i64 - (i - k) as i64) * series[k] * power[i - k]);
        let sum = terms.sum::<i64>().rem_euclid(PRIME as i64) as u64;
        power.push((sum * inverses[i] % PRIME) as i64);
    }
    power[last] as u64
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read_in(1, MAX_STONES)?;
    let (m, k) = (io.read_in(1, n)?, io.read_in(2, u64::MAX)?);
    let values = values(n, k);
    let inverses: Vec<u64> = (0..n).map(|number| modular::inverse(number, PRIME)).collect();
    let places = values.iter().max().map_or(1, |&most| (most + 1).next_power_of_two());
    // A pile of 1 is worth 0, so each series begins with 1.
    let rows = |place: u16| {
        let sign = |value: &u16| if (value & place).count_ones() % 2 == 0 { 1 } else { -1 };
        let series: Vec<i64> = values[1..].iter().map(sign).collect();
        of_power(&series, m as i64, (n - m) as usize, &inverses)
    };
    let lost = xor_convolution::ways_of_0((0..places).map(rows), PRIME);
    io.write_numbers(Some((rows(0) + PRIME - lost) % PRIME))
}

fn main() {
    io::run("hackerrank-simple-game", ABOUT, solve);
}
