//! Strange Nim: take up to floor(X / K) from a heap of X.

use grundy::heaps::restricted_nim::{steps, value};
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Heaps with a K each: a move takes 1 to floor(X / K) from a heap that now has X; whoever cannot move
loses.

Game:    restricted_nim
Judged:  AtCoder arc091_d; 2 s, 256 MB; N up to 200, values up to 10^9
Input:   one case: N, then N pairs `A K`, a heap and its K.
Output:  `Takahashi` if the first player wins, or `Aoki`.
Range:   any N, heaps up to 2^64 - 1, K from 1 to 2^64 - 1. A / K or 64 K must be at most 2^28,
         as it is for every heap up to 2^50.
Cost:    O(min(A / K, K log A)) a heap, some 40000 steps at most at the judge's sizes.

Sample input:
2
5 2
3 3
Sample output:
Aoki
";

const MAX_STEPS: u64 = 1 << 28;

fn solve(io: &mut Io) -> Result<(), Fault> {
    let mut sum = 0;
    for _ in 0..io.read()? {
        let (heap, k) = (io.read()?, io.read_in(1, u64::MAX)?);
        if steps(heap, k) > MAX_STEPS {
            return Err(io.fault(format!(
                "expected a heap and a K that take up to {} steps, found {} and {}",
                MAX_STEPS, heap, k
            )));
        }
        sum ^= value(heap, k);
    }
    io.write_line(if sum != 0 { "Takahashi" } else { "Aoki" })
}

fn main() {
    io::run("arc091-d", ABOUT, solve);
}
