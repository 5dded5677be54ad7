//! Alice and Bob's Silly Game: remove a prime and its multiples.

use grundy::io::{self, Fault, Io};
use grundy::numbers::factors::{is_prime, Primes, MAX_INDEXED};

const ABOUT: &str = "\
The numbers 1 to n: a move chooses a prime among those that are left and removes it with all its
multiples; whoever cannot move loses.

No move removes another prime, so the first player wins exactly if the number of primes up to n is
odd.

Game:    its own
Judged:  HackerRank alice-and-bobs-silly-game; 1 s, 256 MB (not confirmed); up to 1000 cases, n up to 10^5
Input:   the number of cases; a case is n.
Output:  a line for each: `Alice` if the first player wins, or `Bob`.
Range:   n up to 2^28 - 1.
Cost:    a sieve up to 2 n, once, of half a bit a number; O(log n) primality tests a case.

Sample input:
3
1
2
5
Sample output:
Bob
Alice
Alice
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let mut primes = Primes::new();
    io.read_cases(|io| {
        let n = io.read_in(0, MAX_INDEXED)?;
        let last = (0..=n).rev().find(|&number| is_prime(number));
        let count = last.map_or(0, |prime| primes.index_of_least(prime));
        io.write_line(if count % 2 == 1 { "Alice" } else { "Bob" })
    })
}

fn main() {
    io::run("hackerrank-alice-and-bobs-silly-game", ABOUT, solve);
}
