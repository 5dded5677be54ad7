//! Black and white: Moore's Nim with the gaps between pieces.

use grundy::heaps::moore;
use grundy::io::{self, Fault, Io};
use grundy::numbers::modular::Binomials;

const ABOUT: &str = "\
A row of n cells with k pieces, alternately white and black from the left: the first player moves 1
to d white pieces to the right, the second player 1 to d black pieces to the left. Each piece moves
any distance, but not past another piece; whoever cannot move loses. In how many placements does the
first player win?

The gap between a white piece and the black one on its right is a heap, and both players lower 1 to
d heaps: this is Moore's Nim.

Game:    moore
Judged:  Luogu P2490; 1 s, 125 MB; n up to 10^4, k up to 100, d up to k
Input:   one case: `n k d`; k is even.
Output:  the number of these placements, modulo 10^9 + 7.
Range:   n up to 10^5, even k from 2 to n, d from 1.
Cost:    O(n k / d), some 30 bytes a cell.

Sample input:
10 4 2
Sample output:
182
";

const PRIME: u64 = 1_000_000_007;
const MAX_CELLS: u64 = 100_000;

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read_in(2, MAX_CELLS)?;
    let k = io.read_in(2, n)?;
    if k % 2 == 1 {
        let expected = "expected an even number of pieces";
        return Err(io.fault(format!("{}, found {}", expected, k)));
    }
    let d = io.read_in(1, u64::MAX)?;
    let (pairs, free) = (k / 2, n - k);
    let binomials = Binomials::new(n, PRIME);
    let lost = moore::lost_by_total(pairs, d, free, &binomials);
    // The other free cells are in the other gaps, which are one more than the pairs.
    let others = (0..free + 1).map(|total| binomials.of(free - total + pairs, pairs));
    let lost = binomials.sum(lost.iter().zip(others).map(|(lost, others)| lost * others));
    io.write_numbers(Some((binomials.of(n, k) + PRIME - lost) % PRIME))
}

fn main() {
    io::run("luogu-p2490", ABOUT, solve);
}
