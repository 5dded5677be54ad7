//! Alice and Bob: add a difference.

use grundy::io::{self, Fault, Io};
use grundy::numbers::factors::gcd;

const ABOUT: &str = "\
Different numbers: a move adds the difference of two of them, if it is not among them yet; whoever
cannot move loses.

The number of moves is fixed, because all play ends with the multiples of the greatest common divisor
up to the largest number. When no move is left, all differences are among the numbers, so the
divisor is (Euclid), and so are its multiples, from the largest number down.

Game:    its own
Judged:  Codeforces 346A; 2 s, 256 MB; n from 2 to 100, numbers up to 10^9
Input:   one case: `n`, then n different numbers.
Output:  `Alice` if the first player wins, or `Bob`.
Range:   any n, numbers from 1 up to 2^64 - 1.
Cost:    O(n log n), 8 bytes a number.

Sample input:
2
2 3
Sample output:
Alice
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read()?;
    let numbers = io.read_set(n, 1, "expected different numbers, found twice")?;
    let divisor = numbers.iter().fold(0, |all, &number| gcd(all, number));
    let last = numbers.last().map_or(0, |largest| largest / divisor);
    let first_wins = (last - n) % 2 == 1;
    io.write_line(if first_wins { "Alice" } else { "Bob" })
}

fn main() {
    io::run("cf346a", ABOUT, solve);
}
