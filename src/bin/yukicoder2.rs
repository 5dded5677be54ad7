//! Prime factor game: divide by a power of one prime.

use grundy::divisor;
use grundy::judge::{self, Fault, Judge};

const ABOUT: &str = "\
A number N: a move divides it by a power of one prime, not 1, that divides it; who makes 1 wins.

Each prime is a Nim heap of as many as its exponent.

Game:    divisor
Judged:  yukicoder 2; 5 s, 512 MB (not confirmed); N up to 10^8
Sample:  ours.
Input:   one case: N.
Output:  `Alice` if the first player wins, or `Bob`.
Range:   N from 1 up to 2^64 - 1; who is to move at 1 has lost.
Cost:    O(cube root of N), constant memory.

Sample input:
36
Sample output:
Bob
";

fn solve(judge: &mut Judge) -> Result<(), Fault> {
    let factors = divisor::prime_factors(judge.read_in(1, u64::MAX)?);
    let (mut sum, mut rest) = (0, &factors[..]);
    while let Some(prime) = rest.first() {
        let exponent = rest.iter().take_while(|&other| other == prime).count();
        sum ^= exponent;
        rest = &rest[exponent..];
    }
    judge.write_line(if sum != 0 { "Alice" } else { "Bob" })
}

fn main() {
    judge::run("yukicoder2", ABOUT, solve);
}
