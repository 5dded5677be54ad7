//! Constrained Nim: a move may not take Y from a heap of X.

use grundy::heaps::nim_with_exceptions::NimWithExceptions;
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Nim with M exceptions X Y: a move may not take Y from a heap of X; whoever cannot move loses.

Game:    nim_with_exceptions
Judged:  AtCoder abc255_g; 4 s, 1024 MB; N and M up to 2*10^5, values up to 10^18
Input:   one case: `N M`, then N heaps, then M pairs `X Y`.
Output:  `Takahashi` if the first player wins, or `Aoki`.
Range:   any N and M, numbers up to 2^64 - 1.
Cost:    O(N log M + M log M), 8 bytes a heap and some 100 a pair.

Sample input:
3 4
1 2 4
2 1
3 3
3 1
1 1
Sample output:
Takahashi
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let (n, m) = (io.read()?, io.read()?);
    let heaps = io.read_list(n, 0, u64::MAX)?;
    let mut exceptions = Vec::new();
    for _ in 0..m {
        exceptions.push((io.read()?, io.read()?));
    }
    let game = NimWithExceptions::new(exceptions);
    let sum = heaps.iter().fold(0, |sum, &heap| sum ^ game.value(heap));
    io.write_line(if sum != 0 { "Takahashi" } else { "Aoki" })
}

fn main() {
    io::run("abc255-g", ABOUT, solve);
}
