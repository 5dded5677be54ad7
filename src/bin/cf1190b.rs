//! Tokitsukaze, CSL and Stone Game: no two piles equal.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
Piles: a move takes one stone; whoever leaves two equal piles, empty ones too, or cannot move, loses.

The first player has lost unless at most one pair of piles is equal, and one of this pair can lose a
stone without becoming equal to a third. From then on all piles differ and keep their order, and
some pile can lose a stone until the piles are 0, 1, 2, ..., so the number of moves is fixed.

Game:    its own
Judged:  Codeforces 1190B; 1 s, 256 MB; n up to 10^5, piles up to 10^9
Input:   one case: `n`, then n piles.
Output:  `sjfnb` if the first player wins, or `cslnb`.
Range:   any n, piles up to 2^64 - 1.
Cost:    O(n log n), 8 bytes a pile.

Sample input:
1
0
Sample output:
cslnb
";

fn has_move(piles: &[u64]) -> bool {
    let mut equal = (1..piles.len()).filter(|&at| piles[at - 1] == piles[at]);
    match (equal.next(), equal.next()) {
        (None, _) => true,
        // The pair stands at `at - 1` and `at`.
        (Some(at), None) => piles[at] > 0 && (at < 2 || piles[at - 2] < piles[at] - 1),
        _ => false,
    }
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read()?;
    let mut piles = io.read_list(n, 0, u64::MAX)?;
    piles.sort_unstable();
    // Whether an odd number of stones is taken, down to 0, 1, 2, ...
    let is_odd = piles.iter().zip(0..).fold(0, |sum, (pile, last)| sum ^ pile ^ last) % 2 == 1;
    io.write_line(if is_odd && has_move(&piles) { "sjfnb" } else { "cslnb" })
}

fn main() {
    io::run("cf1190b", ABOUT, solve);
}
