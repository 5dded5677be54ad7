//! Stick game: a subtraction game, all heaps up to n.

use grundy::heaps::lost_heaps::{LostHeaps, MAX_HEAP};
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A subtraction game: from a heap, a move takes one of the k members of a set; whoever cannot
move loses.

Game:    lost_heaps
Judged:  CSES 1729; 1 s, 512 MB; n up to 10^6, k up to 100
Input:   one case: `n k`, then k members.
Output:  a line of n letters, for the heaps from 1 to n: `W` where the first player wins, or `L`.
Range:   any k, members from 1 up to 2^64 - 1, n up to 2^27 - 1.
Cost:    O(n k / 64).

Sample input:
10 3
1 3 4
Sample output:
WLWWWWLWLW
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let (n, k) = (io.read_in(0, MAX_HEAP)?, io.read()?);
    let mut game = LostHeaps::new(&io.read_list(k, 1, u64::MAX)?);
    for heap in 1..n + 1 {
        let is_lost = game.is_lost(heap);
        io.write(if is_lost { "L" } else { "W" })?;
    }
    io.write_line("")
}

fn main() {
    io::run("cses1729", ABOUT, solve);
}
