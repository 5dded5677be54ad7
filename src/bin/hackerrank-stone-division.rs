//! Stone Division: split a pile into equal parts, as many as a number of a set.

use grundy::io::{self, Fault, Io};
use std::collections::HashMap;

const ABOUT: &str = "\
A pile of n stones and a set of m numbers: a move chooses s of the set and splits a pile into s equal
piles; whoever cannot move loses.

If s is even, the new piles cancel in pairs, so this wins at once. If s is odd, all but one cancel,
and a pile of n / s is left.

Game:    its own
Judged:  HackerRank stone-division; 1 s, 256 MB (not confirmed); n and s up to 10^18, m up to 10
Input:   one case: `n m`, then m numbers s.
Output:  `First` or `Second`, whoever wins.
Range:   n from 1, s from 2, both up to 2^64 - 1; any m.
Cost:    O(m) and some 50 bytes for each pile that odd s lead to; these are divisors of n.

Sample input:
15 3
5 2 3
Sample output:
Second
";

fn is_won(n: u64, set: &[u64], known: &mut HashMap<u64, bool>) -> bool {
    if let Some(&won) = known.get(&n) {
        return won;
    }
    // At most 40 calls deep, because an odd s is at least 3.
    let mut splits = set.iter().filter(|&s| n % s == 0);
    let won = splits.any(|&s| s % 2 == 0 || !is_won(n / s, set, known));
    known.insert(n, won);
    won
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let (n, m) = (io.read_in(1, u64::MAX)?, io.read()?);
    let set = io.read_list(m, 2, u64::MAX)?;
    let first_wins = is_won(n, &set, &mut HashMap::new());
    io.write_line(if first_wins { "First" } else { "Second" })
}

fn main() {
    io::run("hackerrank-stone-division", ABOUT, solve);
}
