//! The divisor game.

use grundy::judge::{self, Fault, Judge};
use grundy::{factor, nim};

const ABOUT: &str = "\
The divisor game: a move replaces one of n numbers by a proper divisor; who cannot move loses. A
number is a Nim heap of as many as it has prime factors, with multiplicity.

Input:   until the end: n, then n numbers, from 1.
Output:  for each `2` if the second player wins; or `1` and on the next line the place, from 1, of the
         first number that has a winning replacement.
Range:   any n, numbers up to 2^64 - 1. Cost: O(cube root) a number, and 8 bytes.

Sample input:
2 6 35
3 4 3 1
Sample output:
2
1
1
";

fn solve(judge: &mut Judge) -> Result<(), Fault> {
    while let Some(n) = judge.next_number()? {
        let mut heaps = judge.numbers(n, 1, u64::MAX)?;
        heaps
            .iter_mut()
            .for_each(|number| *number = u64::from(factor::count(*number)));
        let sum = nim::sum(&heaps);
        match heaps
            .iter()
            .position(|&heap| nim::winning_size(heap, sum).is_some())
        {
            None => judge.line("2")?,
            Some(index) => {
                judge.line("1")?;
                judge.put(index as u64 + 1)?;
                judge.line("")?;
            }
        }
    }
    Ok(())
}

fn main() {
    judge::run("divisor-nim", ABOUT, solve);
}
