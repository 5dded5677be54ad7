//! Aladdin and the Game of Bracelets: chains of pearls, with the winning moves.

use grundy::io::{self, Fault, Io};
use grundy::kernel::Mex;

const ABOUT: &str = "\
Bracelets, which are chains of pearls with weights: a move chooses a pearl; all pearls of its
bracelet that are at least as heavy vanish, and each piece left between them becomes a bracelet.
Whoever cannot move loses.

Only the weight of the pearl matters: a bracelet is worth the mex, over its weights, of the nim-sum
of the pieces that are lighter. For each weight, in ascending order, the program finds the values of
these pieces, and keeps their nim-sums as prefixes.

Game:    its own
Judged:  LightOJ 1344; 1 s, 256 MB (not confirmed); up to 50 bracelets of up to 50 pearls (not confirmed)
Sample:  ours.
Input:   the number of cases; a case is n, then n bracelets; a bracelet is k, then k weights.
Output:  for each case `Case 1: Genie` if the second player wins. Otherwise `Case 1: Aladdin`, and
         on the next line `(i w)` for each winning first move: choose a pearl of weight w in
         bracelet i, counted from 1. The pairs ascend, each stands once, and no blanks stand between
         the pairs.
Range:   any n, k up to 2000, weights up to 2^64 - 1.
Cost:    O(k^2) a bracelet, 2 k^2 bytes for the longest, 16 bytes a pearl.

Sample input:
4
2
7 5 1 7 2 4 5 3
4 2 1 5 3
2
2 1 2
2 2 1
1
3 1 2 1
3
2 1 2
1 5
3 3 1 3
Sample output:
Case 1: Aladdin
(2 5)
Case 2: Genie
Case 3: Aladdin
(1 1)(1 2)
Case 4: Aladdin
(2 5)
";

const MAX_PEARLS: u64 = 2000;

// The value of a bracelet; and for each weight in it, ascending, the value of what is left when a
// pearl of this weight is chosen.
fn values(pearls: &[u64], seen: &mut Mex) -> (u16, Vec<(u64, u16)>) {
    let mut weights = pearls.to_vec();
    weights.sort_unstable();
    weights.dedup();
    let rank = |pearl| weights.binary_search(pearl).unwrap_or(0);
    let ranks: Vec<usize> = pearls.iter().map(rank).collect();
    // sums[rank][at] is set where a piece of pearls below the rank begins or ends: the nim-sum of
    // such pieces before. Pieces of a higher rank begin and end where lower ones do.
    let mut sums: Vec<Vec<u16>> = Vec::new();
    for rank in 0..weights.len() + 1 {
        let mut sums_here = vec![0; pearls.len() + 1];
        let (mut first, mut sum) = (0, 0);
        for end in 0..pearls.len() + 1 {
            if end < pearls.len() && ranks[end] < rank {
                continue;
            }
            for &chosen in &ranks[first..end] {
                seen.insert(sums[chosen][end] ^ sums[chosen][first]);
            }
            sum ^= seen.mex();
            seen.clear();
            sums_here[end] = sum;
            if end < pearls.len() {
                sums_here[end + 1] = sum;
            }
            first = end + 1;
        }
        sums.push(sums_here);
    }
    let mut left: Vec<u16> = sums.iter().map(|sums| sums[pearls.len()]).collect();
    let value = left.pop().unwrap_or(0);
    (value, weights.into_iter().zip(left).collect())
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let mut seen = Mex::new();
    io.read_numbered_cases(|io, case| {
        let (mut sum, mut bracelets) = (0, Vec::new());
        for _ in 0..io.read()? {
            let pearls = io.read_in(0, MAX_PEARLS)?;
            let pearls = io.read_list(pearls, 0, u64::MAX)?;
            let bracelet = values(&pearls, &mut seen);
            sum ^= bracelet.0;
            bracelets.push(bracelet);
        }
        if sum == 0 {
            return io.write_line(&format!("Case {}: Genie", case));
        }
        io.write_line(&format!("Case {}: Aladdin", case))?;
        for (number, (value, moves)) in (1_u64..).zip(&bracelets) {
            for (weight, _) in moves.iter().filter(|choice| choice.1 == sum ^ value) {
                io.write(&format!("({} {})", number, weight))?;
            }
        }
        io.write_line("")
    })
}

fn main() {
    io::run("lightoj1344", ABOUT, solve);
}
