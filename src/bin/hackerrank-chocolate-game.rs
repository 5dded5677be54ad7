//! Chocolate Game: how many runs of rising piles are won.

use grundy::io::{self, Fault, Io};
use std::collections::HashMap;

const ABOUT: &str = "\
Piles that never decrease from left to right: a move takes at least one from a pile, which may be
emptied, after which they must still not decrease; whoever cannot move loses. How many runs of at
least two adjacent piles, played without the others, does the first player win?

This is Staircase Nim: the number by which a pile exceeds the one before it is a number of balls,
and the last pile of the run is on step 1. Let s(i) be the nim-sum of these differences at the piles
i, i - 2, i - 4, ... In a run of the piles l to r, the first one counts as a whole. So if r - l is odd,
the run is lost if s(r) = s(l - 1). If r - l is even, it is lost if s(r) = s(l) xor pile l.

Game:    staircase
Judged:  HackerRank chocolate-game; 1 s, 256 MB (not confirmed); n up to 10^5, piles up to 10^9
Input:   one case: n, then n piles.
Output:  the number of runs that the first player wins.
Range:   any n, piles up to 2^64 - 1, none less than the one before.
Cost:    O(1) a pile, some 100 bytes a pile.

Sample input:
5
1 1 2 2 3
Sample output:
5
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    // For even and for odd places, counted from 0: s, and how many runs are lost if they end at such an s.
    let mut sides = [(0, HashMap::new()), (0, HashMap::new())];
    // The runs that begin with the first pile, and end at an odd place.
    sides[1].1.insert(0, 1);
    let (mut before, mut won) = (0, 0);
    for place in 0..io.read()? {
        let pile = io.read_in(before, u64::MAX)?;
        let (sum, lost) = &mut sides[place as usize % 2];
        *sum ^= pile - before;
        won += place - lost.get(sum).copied().unwrap_or(0);
        for &end in &[*sum, *sum ^ pile] {
            *lost.entry(end).or_insert(0) += 1;
        }
        before = pile;
    }
    io.write_numbers(Some(won))
}

fn main() {
    io::run("hackerrank-chocolate-game", ABOUT, solve);
}
