//! Stone Game IV: take a square number.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
From a heap of n stones, a move takes a square number of them, not 0; whoever cannot move loses.

In ascending order, each lost heap marks the heaps from which a move leads to it: they are won. Few
heaps are lost, and the others take no work.

Game:    its own
Judged:  LeetCode 1510; 1 s, 256 MB (not confirmed); n up to 10^5
Method:  winner_square_game(n: i32) -> bool
Input:   one case: n.
Output:  `true` if the first player wins, or `false`.
Range:   n from 1 to 10^7.
Cost:    O(sqrt(n)) for each lost heap up to n; a byte for each heap. 2781 heaps up to 10^5 are
         lost, and 69489 up to 10^7.

Sample input:
4
Sample output:
true
";

fn winner_square_game(n: u64) -> bool {
    let n = n as usize;
    let mut is_won = vec![false; n + 1];
    for heap in 0..n {
        // All smaller heaps are done, so this one is known.
        if !is_won[heap] {
            let from = (1..).map(|root| heap + root * root);
            from.take_while(|&from| from <= n).for_each(|from| is_won[from] = true);
        }
    }
    is_won[n]
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read_in(1, 10_000_000)?;
    io.write_line(&winner_square_game(n).to_string())
}

fn main() {
    io::run("leetcode1510", ABOUT, solve);
}
