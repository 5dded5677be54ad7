//! Splitting into heaps as equal as can be.

use grundy::heaps::splitting::{EqualParts, MAX_IN_PARTS};
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Heaps: a move splits a heap of at least F into any number M >= 2 of heaps of at least 1 whose sizes
differ by at most 1; whoever cannot move loses.

Of the splits of n with the same n / M, rounded down, only the parity of M matters. So two of them
stand for all, and n has only O(sqrt n) different options.

Game:    splitting
Judged:  Luogu P3235; 1 s, 256 MB (not confirmed); T and N below 100, F and heaps below 10^5
Judged:  LOJ 2210; 1 s, 256 MB; the same
Input:   `T F`, then T games, each N, then N heaps.
Output:  a line of T numbers: 1 if the first player wins, or 0.
Range:   any T, N and F, heaps up to 10^6.
Cost:    at most O(n^(3/4)) for a heap of n, and less if values of smaller heaps are known; 2 bytes
         for each heap up to the largest.

Sample input:
4 3
1 1
1 2
1 3
1 5
Sample output:
0 0 1 1
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let games = io.read()?;
    let mut parts = EqualParts::new(io.read()?);
    let mut before = "";
    for _ in 0..games {
        let mut sum = 0;
        for _ in 0..io.read()? {
            sum ^= parts.value(io.read_in(0, MAX_IN_PARTS)?);
        }
        io.write(before)?;
        io.write(if sum != 0 { "1" } else { "0" })?;
        before = " ";
    }
    io.write_line("")
}

fn main() {
    io::run("luogu-p3235", ABOUT, solve);
}
