//! A stones game: take at least half of a pile.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Piles of 1, 2, ..., N stones: a move takes at least half of one pile; whoever cannot move loses. How
few stones can the first move take and win?

A pile is worth its length in binary, because at most half of it is left. There is one pile of the
length 1, and an even number of each other except the last. So all are worth X = 1 if N is odd, and
X = 1 xor L if N is even and has the length L. If N is odd, taking the pile of 1 wins. If not, a
winning move takes from a pile whose length has the highest digit of X, and leaves a pile of that
length xor X; from the least such pile it takes least.

Game:    its own
Judged:  HackerRank half; 1 s, 256 MB (not confirmed); up to 10^6 cases, N up to 10^9
Input:   the number of cases; a case is N.
Output:  a line for each: the least number of stones that a winning first move takes.
Range:   N from 1 up to 2^64 - 1. The first player always wins.
Cost:    O(1) a case.

Sample input:
5
1
10
6
8
123456
Sample output:
1
7
2
7
32768
";

fn least_take(n: u64) -> u64 {
    if n % 2 == 1 {
        return 1;
    }
    let sum = 1 ^ (64 - n.leading_zeros());
    let length = (sum + 1).next_power_of_two() / 2;
    let pile = 1 << (length - 1);
    pile - ((1 << (length ^ sum)) - 1).min(pile / 2)
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let n = io.read_in(1, u64::MAX)?;
        io.write_numbers(Some(least_take(n)))
    })
}

fn main() {
    io::run("hackerrank-half", ABOUT, solve);
}
