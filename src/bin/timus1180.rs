//! Stone game: take a power of 2.

use grundy::heaps::powers;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
From a heap of N stones, a move takes a power of 2; whoever takes the last one wins.

The multiples of 3 are lost: no power of 2 is a multiple of 3, and from any other heap taking 1 or 2
leaves a multiple of 3.

Game:    powers
Judged:  Timus 1180; 1 s, 64 MB (not confirmed); N up to 10^250
Input:   one case: N.
Output:  `2` if the second player wins; or `1` and on the next line the least first take that wins.
Range:   N of up to 10^6 digits.
Cost:    O(digits).

Sample input:
8
Sample output:
1
2
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let digits = io.read_letters("0123456789", 1, 1_000_000)?;
    // Modulo 3 a number equals the sum of its digits, and the value depends on nothing else.
    let sum = digits.bytes().map(|digit| u64::from(digit - b'0')).sum();
    let value = powers::value(sum, 2);
    if value == 0 {
        return io.write_line("2");
    }
    // A heap of 1 or 2 modulo 3 has this value, and taking this number leaves a multiple of 3.
    io.write_line("1")?;
    io.write_numbers(Some(value))
}

fn main() {
    io::run("timus1180", ABOUT, solve);
}
