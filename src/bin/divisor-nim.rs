//! The divisor game.

use grundy::heaps::{divisor, nim};
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
The divisor game: a move replaces one of n numbers by a proper divisor; whoever cannot move loses. A
number is a Nim heap whose size is the number of its prime factors, with multiplicity.

Game:    divisor
Judged:  nowhere
Input:   until the end: n, then n numbers, from 1.
Output:  for each case `2` if the second player wins. Otherwise `1`, and on the next line the index,
         from 1, of the first number that has a winning replacement.
Range:   any n, numbers up to 2^64 - 1.
Cost:    O(cube root) a number, and 8 bytes.

Sample input:
2 6 35
3 4 3 1
Sample output:
2
1
1
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    while let Some(n) = io.read_or_end()? {
        let mut heaps = io.read_list(n, 1, u64::MAX)?;
        for n in &mut heaps {
            *n = divisor::value(*n);
        }
        let first = nim::winning_moves(&heaps).next();
        match first {
            None => io.write_line("2")?,
            Some((index, _)) => {
                io.write_line("1")?;
                io.write_numbers(Some(index as u64 + 1))?;
            }
        }
    }
    Ok(())
}

fn main() {
    io::run("divisor-nim", ABOUT, solve);
}
