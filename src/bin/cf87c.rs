//! Interesting Game: splitting into heaps of consecutive sizes.

use grundy::heaps::splitting::{self, MAX_IN_RUNS};
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A move splits a heap into at least two heaps of consecutive sizes, such as 4, 3 and 2; whoever
cannot move loses.

The nim-sum of heaps of consecutive sizes is the xor of two prefixes, and n has fewer such splits
than divisors. So the values are found by definition.

Game:    splitting
Judged:  Codeforces 87C; 2 s, 256 MB; n up to 10^5
Input:   one case: n.
Output:  the least number of heaps into which a winning first move splits n, or `-1` if there is
         none.
Range:   n up to 10^6.
Cost:    O(n log n), 6 bytes a heap up to n.

Sample input:
3
Sample output:
2
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read_in(0, MAX_IN_RUNS)?;
    match splitting::least_winning_run(n) {
        Some(heaps) => io.write_numbers(Some(heaps)),
        None => io.write_line("-1"),
    }
}

fn main() {
    io::run("cf87c", ABOUT, solve);
}
