//! Number Game: divide by an odd divisor, or subtract 1.

use grundy::io::{self, Fault, Io};
use grundy::numbers::factors;

const ABOUT: &str = "\
A number n: a move divides it by an odd divisor above 1, perhaps n itself, or subtracts 1 if n > 1;
whoever cannot move loses.

1 is lost; 2 and each odd n above 1 are won, because 1 is an option. A greater power of 2 leaves
only an odd number, and twice an odd prime leaves such a number or 2: these are lost. Any other even
n is won: if 4 divides n, dividing by its greatest odd divisor leaves a power of 2 above 2, and if
not, a move leaves twice one of its odd primes.

Game:    its own
Judged:  Codeforces 1370C; 2 s, 256 MB; up to 100 cases, n up to 10^9
Input:   the number of cases; a case is n.
Output:  a line for each: `Ashishgup` if the first player wins, or `FastestFinger`.
Range:   n from 1 up to 2^64 - 1.
Cost:    a primality test a case, constant memory.

Sample input:
7
1
2
3
4
5
6
12
Sample output:
FastestFinger
Ashishgup
Ashishgup
FastestFinger
Ashishgup
FastestFinger
Ashishgup
";

fn is_lost(n: u64) -> bool {
    n == 1 || n > 2 && n % 2 == 0 && (n.is_power_of_two() || factors::is_prime(n / 2))
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let n = io.read_in(1, u64::MAX)?;
        io.write_line(if is_lost(n) { "FastestFinger" } else { "Ashishgup" })
    })
}

fn main() {
    io::run("cf1370c", ABOUT, solve);
}
