//! Win or Freeze: write a divisor.

use grundy::io::{self, Fault, Io};
use grundy::numbers::factors;

const ABOUT: &str = "\
A number q: a move writes a divisor of the last number, neither 1 nor this number itself; whoever
cannot move wins.

There is no move exactly if the number has fewer than two prime factors, counted with multiplicity.
From one with two of them, every move leads to a prime, so it is lost. From all others a move to the
product of two of their prime factors wins.

Game:    its own
Judged:  Codeforces 150A; 2 s, 256 MB; q up to 10^13
Input:   one case: `q`.
Output:  `2` if the second player wins; or `1`, and on the next line the least first move that wins,
         `0` if there is no move.
Range:   q from 1 up to 2^64 - 1.
Cost:    O(cube root of q), constant memory.

Sample input:
6
Sample output:
2
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let primes = factors::prime_factors(io.read_in(1, u64::MAX)?);
    let winning = match primes[..] {
        [] | [_] => 0,
        [_, _] => return io.write_line("2"),
        [least, next, ..] => least * next,
    };
    io.write_line("1")?;
    io.write_numbers(Some(winning))
}

fn main() {
    io::run("cf150a", ABOUT, solve);
}
