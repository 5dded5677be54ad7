//! Lieges of Legendre: take one, or make k heaps of x out of one of 2x.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Heaps: a move takes one from a heap, or replaces a heap of 2x by k heaps of x; whoever cannot move
loses.

For even k, the heaps of 0, 1 and 2 are worth their size; from there on odd heaps are worth 0, and
even ones 1. For odd k, the heaps of 0 to 4 are worth 0, 1, 0, 1, 2; from there on odd heaps are
worth 0, and an even heap is worth 2 if its half is worth 1, else 1. The proof is by induction: k
equal heaps are worth 0 if k is even, and the same as one of them if k is odd.

Game:    its own
Judged:  Codeforces 603C; 2 s, 256 MB; n up to 10^5, values up to 10^9
Input:   one case: `n k`, then n heaps.
Output:  `Kevin` if the first player wins, or `Nicky`.
Range:   any n and k, heaps up to 2^64 - 1.
Cost:    O(1) a heap, O(log(heap)) if k is odd; constant memory.

Sample input:
2 1
3 4
Sample output:
Kevin
";

// The nim-sum of k equal heaps is 0 if k is even, else the value of one of them.
fn value_of_even_k(heap: u64) -> u64 {
    match heap {
        0..=2 => heap,
        // By induction: an odd heap has no option worth 0, and an even heap has only options worth 0.
        _ => 1 - heap % 2,
    }
}

fn value_of_odd_k(heap: u64) -> u64 {
    match heap {
        0 | 1 => heap,
        2 => 0,
        3 => 1,
        4 => 2,
        // By induction: an odd heap has no option worth 0; an even heap has one worth 0, and k
        // heaps of its half, so it is worth 1, or 2 if the half is worth 1.
        _ if heap % 2 == 1 => 0,
        _ if value_of_odd_k(heap / 2) == 1 => 2,
        _ => 1,
    }
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let (n, k) = (io.read()?, io.read()?);
    let value = if k % 2 == 0 { value_of_even_k } else { value_of_odd_k };
    let mut sum = 0;
    for _ in 0..n {
        sum ^= value(io.read()?);
    }
    io.write_line(if sum != 0 { "Kevin" } else { "Nicky" })
}

fn main() {
    io::run("cf603c", ABOUT, solve);
}
