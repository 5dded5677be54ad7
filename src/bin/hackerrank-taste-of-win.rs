//! Tastes Like Winning: rows of different heaps that the first player wins at Nim.

use grundy::io::{self, Fault, Io};
use grundy::numbers::modular;

const ABOUT: &str = "\
Nim with a row of n different heaps, each of 1 to 2^m - 1: a move takes any number from a heap;
whoever cannot move loses. How many of these rows does the first player win?

Of the M = 2^m - 1 sizes, i different ones make p(i) = M (M - 1) ... (M - i + 1) rows. In a lost row the
first i - 1 heaps determine the last one, which is their nim-sum. This nim-sum is no new heap if it is
0, so that these heaps are a lost row themselves, or if it is one of them, so that the others are a
lost row: i - 1 places for this heap, and M - (i - 2) sizes. So the numbers of lost rows are a(0) = 1,
a(1) = 0, and a(i) = p(i - 1) - a(i - 1) - (i - 1) (M - i + 2) a(i - 2).

Game:    nim
Judged:  HackerRank taste-of-win; 1 s, 256 MB (not confirmed); n and m up to 10^7
Input:   one case: `n m`.
Output:  the number of rows that the first player wins, modulo 10^9 + 7.
Range:   n up to 10^7, m up to 2^64 - 1.
Cost:    O(n + log m), constant memory.

Sample input:
2 2
Sample output:
6
";

const PRIME: u64 = 1_000_000_007;
const MAX_HEAPS: u64 = 10_000_000;

fn solve(io: &mut Io) -> Result<(), Fault> {
    let (n, m) = (io.read_in(0, MAX_HEAPS)?, io.read()?);
    let sizes = modular::power(2, m, PRIME) + PRIME - 1;
    // All rows of i heaps, the lost ones, and those of i - 1 heaps.
    let (mut all, mut lost, mut shorter) = (1, 1, 0);
    for i in 1..n + 1 {
        let left = (sizes - (i - 1)) % PRIME;
        let repeated = (i - 1) * (left + 1) % PRIME * shorter % PRIME;
        let next = (all + 2 * PRIME - lost - repeated) % PRIME;
        shorter = lost;
        lost = next;
        all = all * left % PRIME;
    }
    io.write_numbers(Some((all + PRIME - lost) % PRIME))
}

fn main() {
    io::run("hackerrank-taste-of-win", ABOUT, solve);
}
