//! Coins on a board: turn a connected set.

use grundy::io::{self, Fault, Io};

const ABOUT: &str = "\
A board of coins: a move chooses a coin that shows tails, and a set of coins that contains it and is
connected edge to edge. No other coin of the set is to the right of this coin or below it. The move
turns over the whole set; whoever cannot move loses.

A coin in the first row or column is worth the same as in the game Ruler. Any other coin is worth a
power of 2. The exponent is 2 in the second row and second column, and grows by 1 for each step to
the right or down.

Game:    its own
Judged:  Luogu P2594; 1 s, 256 MB (not confirmed); up to 50 boards of 100 rows and columns
Input:   the number of cases; a case is n and m, then n rows of m letters, `H` and `T` for tails.
Output:  a line for each: `-_-` if the first player wins, or `=_=`.
Range:   n and m from 1 to 10^6.
Cost:    O(n m), memory O(n + m).

Sample input:
3
2 3
HHH
HHH
2 3
HHH
TTH
2 1
T
H
Sample output:
=_=
-_-
-_-
";

const MOST: u64 = 1_000_000;

// The coin in row x and column y, counted from 0, is worth 2 to this power.
//
// On an edge a connected set is a run of coins that ends with this one, as in Ruler. Elsewhere, by
// induction: all other coins of a set are worth less than 2^(x + y), so no option has this value. Every
// smaller value is an option, because a path to the corner can take one coin of a diagonal, or two side
// by side, and so decides each bit on its way. (Tested by the whole game on boards of up to 9 coins.)
fn exponent(x: usize, y: usize) -> usize {
    match x.min(y) {
        0 => (x + y + 1).trailing_zeros() as usize,
        _ => x + y,
    }
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    io.read_cases(|io| {
        let (n, m) = (io.read_in(1, MOST)?, io.read_in(1, MOST)?);
        // The bits of the nim-sum.
        let mut sum: Vec<bool> = Vec::new();
        for x in 0..n as usize {
            let row = io.read_letters("HT", m, m)?;
            sum.resize(x + row.len(), false);
            for (y, coin) in row.bytes().enumerate() {
                sum[exponent(x, y)] ^= coin == b'T';
            }
        }
        io.write_line(if sum.contains(&true) { "-_-" } else { "=_=" })
    })
}

fn main() {
    io::run("luogu-p2594", ABOUT, solve);
}
