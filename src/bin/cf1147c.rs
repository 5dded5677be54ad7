//! Thanos Nim: take from half of the heaps.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
An even number of heaps: a move chooses exactly half of them, none of which is empty, and takes any
number, at least one, from each; whoever cannot move loses.

The first player wins exactly if at most half of the heaps have the least size. Then n / 2 larger
heaps can be lowered to the least size, so that more than n / 2 have it. From such a position there
is no move if the least size is 0. Otherwise a move lowers at least one of the least heaps, but not
all of them, and only lowered heaps can have the new least size, so at most n / 2 have it.

Game:    its own
Judged:  Codeforces 1147C; 1 s, 256 MB; n and heaps up to 50
Input:   one case: `n`, then n heaps.
Output:  `Alice` if the first player wins, or `Bob`.
Range:   any even n, heaps up to 2^64 - 1.
Cost:    O(1) a heap, constant memory.

Sample input:
2
8 8
Sample output:
Bob
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read()?;
    if n % 2 == 1 {
        let expected = "expected an even number of heaps";
        return Err(io.fault(format!("{}, found {}", expected, n)));
    }
    let (mut least, mut count) = (u64::MAX, 0);
    for _ in 0..n {
        let heap = io.read()?;
        if heap < least {
            least = heap;
            count = 0;
        }
        count += u64::from(heap == least);
    }
    let first_wins = n > 0 && count <= n / 2;
    io.write_line(if first_wins { "Alice" } else { "Bob" })
}

fn main() {
    io::run("cf1147c", ABOUT, solve);
}
