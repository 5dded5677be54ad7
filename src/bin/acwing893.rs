//! Nim of a set: a subtraction game.

use grundy::heaps::subtraction::{Subtraction, MAX_MEMBERS};
use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A subtraction game: a move takes one of the k members of a set from one of n heaps; whoever
cannot move loses.

Game:    subtraction
Judged:  AcWing 893; 1 s, 256 MB (not confirmed); n and k up to 100, numbers up to 10^4, different members
Input:   one case: k, then k members; n, then n heaps.
Output:  `Yes` if the first player wins, or `No`.
Range:   up to 16383 members, each at least 1. If a period is proved, heaps of any size; otherwise
         heaps up to 2^24 - 1, or up to 2^31 / k - 1 if there are more than 128 members.
Cost:    O(k) for each number up to the largest heap, or until a period is proved.

Sample input:
2
2 5
3
2 4 7
Sample output:
Yes
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let k = io.read_in(0, MAX_MEMBERS)?;
    let mut game = Subtraction::new(io.read_list(k, 1, u64::MAX)?);
    let mut sum = 0;
    for _ in 0..io.read()? {
        let value = game.value(io.read()?);
        sum ^= value.map_err(|e| io.fault(e.words("a heap")))?;
    }
    io.write_line(if sum != 0 { "Yes" } else { "No" })
}

fn main() {
    io::run("acwing893", ABOUT, solve);
}
