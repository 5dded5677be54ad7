//! Fibonacci again and again: take a Fibonacci number.

use grundy::io::{self, Fault, Io};
use grundy::kernel::Mex;
use grundy::table::Table;

const ABOUT: &str = "\
Three heaps: a move takes a Fibonacci number (1, 2, 3, 5, 8, ...) from one of them; whoever takes the
last one wins.

Game:    subtraction
Judged:  HDU 1848; 1 s, 32 MB; heaps from 1 to 1000
Input:   cases of `m n p`, the three heaps; `0 0 0` ends the input.
Output:  a line for each: `Fibo` if the first player wins, or `Nacci`.
Range:   heaps up to 10^6.
Cost:    O(log h) and 2 bytes for each heap h up to the largest, once.

Sample input:
1 1 1
1 4 1
0 0 0
Sample output:
Fibo
Nacci
";

const MAX_HEAP: u64 = 1_000_000;

fn options(n: usize, done: &[u16], seen: &mut Mex) {
    let (mut take, mut next) = (1, 2);
    while take <= n {
        seen.insert(done[n - take]);
        let after = take + next;
        take = next;
        next = after;
    }
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let mut table = Table::new();
    loop {
        let heaps = io.read_list(3, 0, MAX_HEAP)?;
        if heaps == [0, 0, 0] {
            return Ok(());
        }
        let sum = heaps.iter().fold(0, |sum, &n| sum ^ table.value(n as usize, options));
        io.write_line(if sum != 0 { "Fibo" } else { "Nacci" })?;
    }
}

fn main() {
    io::run("hdu1848", ABOUT, solve);
}
