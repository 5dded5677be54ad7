//! Sharti: squares of cells are turned over.

use grundy::io::{self, Fault, Io};
use grundy::numbers::rectangles::{area, Rectangle};

const ABOUT: &str = "\
A board of n x n cells, white where some rectangle covers them: a move chooses a square of side at
most k whose lower right cell is white, and turns all its cells over; whoever cannot move loses.

This is coin turning: each white cell is a game of its own. The cell (x, y) is worth the greatest
power of 2 that divides x and y and is at most k. So the first player wins if, for some power t of 2
up to k, the number of white cells (x, y) with x and y divisible by t is odd.

Game:    its own
Judged:  Codeforces 494E; 5 s, 256 MB; n up to 10^9, m up to 5*10^4
Input:   one case: `n m k`, then m lines `a b c d`: the rows a to c and the columns b to d.
Output:  `Hamed` if the first player wins, or `Malek`.
Range:   n and k from 1 to 2^64 - 1, any m.
Cost:    O(m log m log k), some 250 bytes a rectangle.

Sample input:
5 2 1
1 1 3 3
2 2 4 4
Sample output:
Malek
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let n = io.read_in(1, u64::MAX)?;
    let (m, k) = (io.read()?, io.read_in(1, u64::MAX)?);
    let mut white = Vec::new();
    for _ in 0..m {
        let (a, b) = (io.read_in(1, n)?, io.read_in(1, n)?);
        let (c, d) = (io.read_in(a, n)?, io.read_in(b, n)?);
        white.push(Rectangle { rows: (a - 1, c), columns: (b - 1, d) });
    }
    // From a to c there are c / t - (a - 1) / t multiples of t.
    let scaled = |of: &Rectangle, bit: u32| Rectangle {
        rows: (of.rows.0 >> bit, of.rows.1 >> bit),
        columns: (of.columns.0 >> bit, of.columns.1 >> bit),
    };
    let is_odd = |bit: u32| {
        let multiples: Vec<Rectangle> = white.iter().map(|of| scaled(of, bit)).collect();
        area(&multiples) % 2 == 1
    };
    let bits = 64 - k.min(n).leading_zeros();
    io.write_line(if (0..bits).any(is_odd) { "Hamed" } else { "Malek" })
}

fn main() {
    io::run("cf494e", ABOUT, solve);
}
