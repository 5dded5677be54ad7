//! Prime factor game: divide by a power of one prime.

use grundy::io::{self, Fault, Io};
use grundy::numbers::factors;

const ABOUT: &str = "\
A number N: a move divides it by one of its divisors that is a power of one prime, but not 1;
whoever makes 1 wins.

Each prime is a Nim heap of the size of its exponent.

Game:    divisor
Judged:  yukicoder 2; 5 s, 512 MB (not confirmed); N up to 10^8
Sample:  ours.
Input:   one case: N.
Output:  `Alice` if the first player wins, or `Bob`.
Range:   N from 1 up to 2^64 - 1; if N is 1, the first player has lost.
Cost:    O(cube root of N), constant memory.

Sample input:
36
Sample output:
Bob
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let powers = factors::prime_powers(io.read_in(1, u64::MAX)?);
    let sum = powers.into_iter().fold(0, |sum, (_, exponent)| sum ^ exponent);
    io.write_line(if sum != 0 { "Alice" } else { "Bob" })
}

fn main() {
    io::run("yukicoder2", ABOUT, solve);
}
