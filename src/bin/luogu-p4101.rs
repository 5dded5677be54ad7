//! Merging heaps of 1 up to a size.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
There are n heaps of 1: a move merges two heaps that have at most m together; whoever cannot move
loses.

Suppose that heap after heap is filled up to m. The first player wins exactly if this takes an odd
number of moves. This was found by playing all n and m up to 44; no proof is known to us.

Game:    its own
Judged:  Luogu P4101; 1 s, 256 MB (not confirmed); up to 100 cases, n and m up to 10^9
Judged:  LOJ 2217; 1 s, 256 MB; the same
Input:   the number of cases; a case is `n m`.
Output:  a line for each: `0` if the FIRST player wins, `1` if the second does.
Range:   n and m up to 2^64 - 1.
Cost:    O(1) a case, constant memory.

Sample input:
5
7 3
1 5
4 3
6 1
2 2
Sample output:
1
1
1
1
0
";

// Found by playing the whole game for all n and m up to 44. No proof is known to us.
fn is_won(n: u64, m: u64) -> bool {
    // With m = 0 heaps stay at 1, as with m = 1.
    let m = m.max(1);
    let filled = n / m + u64::from(n % m > 0);
    (n - filled) % 2 == 1
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let (n, m) = (io.read()?, io.read()?);
        io.write_line(if is_won(n, m) { "0" } else { "1" })
    })
}

fn main() {
    io::run("luogu-p4101", ABOUT, solve);
}
