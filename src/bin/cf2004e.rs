//! Not a Nim problem: take a number coprime to the heap.

use grundy::io::{self, Fault, Io};
use grundy::numbers::factors::{Primes, MAX_INDEXED};

const ABOUT: &str = "\
Heaps: a move takes y from a heap of x, where 1 <= y <= x and gcd(x, y) = 1; whoever cannot move
loses.

An even heap is worth 0, and a heap of 1 is worth 1. Any other odd heap is worth the index of its
least prime factor among the primes: 3 has the index 2, 5 has the index 3.

Game:    divisor
Judged:  Codeforces 2004E; 2 s, 512 MB (not confirmed); up to 10^4 cases, 3*10^5 heaps in all, up to 10^7
Input:   the number of cases; a case is n, then n heaps.
Output:  a line for each: `Alice` if the first player wins, or `Bob`.
Range:   any n, heaps up to 2^28 - 1.
Cost:    a sieve up to the largest heap or twice as far, once, a bit for each odd number; and up to
         some 450 divisions a heap at the judge's sizes.

Sample input:
3
3
3 2 9
4
3 3 6 1
5
1 2 3 4 5
Sample output:
Bob
Alice
Bob
";

// The heap left is coprime to x, too. An even x leaves only odd heaps, which are not worth 0. An odd x can leave
// 1, 2 and each prime below its least factor, so all values below its index, but no heap with the same least
// factor.
fn value(heap: u64, primes: &mut Primes) -> u64 {
    match heap {
        1 => 1,
        _ if heap % 2 == 0 => 0,
        _ => primes.index_of_least(heap),
    }
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let mut primes = Primes::new();
    io.read_cases(|io| {
        let mut sum = 0;
        for _ in 0..io.read()? {
            sum ^= value(io.read_in(0, MAX_INDEXED)?, &mut primes);
        }
        io.write_line(if sum != 0 { "Alice" } else { "Bob" })
    })
}

fn main() {
    io::run("cf2004e", ABOUT, solve);
}
