//! Nim counting: sequences of heaps that the first player wins.

use grundy::io::{self, Fault, Io};
use grundy::numbers::{modular, xor_convolution};

const ABOUT: &str = "\
Nim with a row of 1 to N heaps, whose sizes are among K given numbers: a move takes any number from
a heap; whoever cannot move loses. How many of these rows does the first player win?

The answer is the number of all rows minus that of the rows with nim-sum 0, which are counted by the
Walsh-Hadamard transform.

Game:    xor_convolution
Judged:  AtCoder abc212_h; 2 s, 1024 MB; N up to 2*10^5, K and numbers below 2^16
Input:   one case: `N K`, then K different heaps.
Output:  the number of rows that the first player wins, modulo 998244353.
Range:   N up to 2^64 - 1, K up to 2^20, numbers from 0 up to 2^20 - 1.
Cost:    O(L log L + L log N), 8 L bytes, where L is the least power of 2 above the largest number.

Sample input:
2 2
1 2
Sample output:
4
";

const PRIME: u64 = 998_244_353;
const MAX_HEAP: u64 = (1 << 20) - 1;

fn solve(io: &mut Io) -> Result<(), Fault> {
    let (n, k) = (io.read()?, io.read_in(0, MAX_HEAP + 1)?);
    let mut ways = vec![0];
    for _ in 0..k {
        let heap = io.read_in(0, MAX_HEAP)?;
        while ways.len() as u64 <= heap {
            ways.resize(2 * ways.len(), 0);
        }
        if ways[heap as usize] > 0 {
            return Err(io.fault(format!("{} is there twice", heap)));
        }
        ways[heap as usize] = 1;
    }
    let rows = |ways: u64| modular::powers_in_all(ways, n, PRIME);
    let all = rows(k % PRIME);
    xor_convolution::transform(&mut ways, PRIME);
    let lost = xor_convolution::ways_of_0(ways.into_iter().map(rows), PRIME);
    io.write_numbers(Some((all + PRIME - lost) % PRIME))
}

fn main() {
    io::run("abc212-h", ABOUT, solve);
}
