//! A board game: turn x, 2x, ..., kx.

use grundy::io::{self, Fault, Io};
use grundy::kernel::Mex;
use grundy::rows::coin_turning;
use std::collections::HashSet;

const ABOUT: &str = "\
Cells 1 to N, white or black: a move chooses a white cell x and a number k from 1 to N / x, and
turns over the cells x, 2x, ..., kx; whoever cannot move loses.

This is coin turning, read from the last cell on: a cell x is worth the mex of the nim-sums of its
first multiples 2x, ..., kx, for k = 1, 2, ... Its value depends only on N / x, rounded down, so there
are only some 2 sqrt N values to find.

Game:    coin_turning
Judged:  Luogu P3179; 1 s, 256 MB (not confirmed); N up to 10^9, K and W up to 100
Judged:  LOJ 2126; 1 s, 256 MB; the same
Input:   one case: `N K`, then K positions, each W, then W white cells.
Output:  a line for each position: `Yes` if the first player wins, or `No`.
Range:   N from 1 to 10^10, any K, different cells from 1 to N.
Cost:    O(N^(3/4)), once, and O(sqrt N) memory.

Sample input:
3
2
2
1 2
2
2 3
Sample output:
Yes
No
";

const MAX_CELLS: u64 = 10_000_000_000;

// The values of the cells: one for each quotient q = N / x, because the multiple ix has the quotient q / i.
struct Values {
    cells: u64,
    root: u64,
    // By quotient up to the root of N; by cell where the quotient is greater.
    by_quotient: Vec<u16>,
    by_cell: Vec<u16>,
}

impl Values {
    fn new(cells: u64) -> Values {
        let root = (cells as f64).sqrt() as u64; // exact for N below 2^52
        let mut seen = Mex::new();
        let mut by_quotient = vec![0];
        for q in 1..root + 1 {
            coin_turning::insert_first(&mut seen, runs(q, 2, &by_quotient));
            by_quotient.push(seen.mex());
            seen.clear();
        }
        let last = cells / (root + 1);
        let mut by_cell = vec![0; last as usize + 1];
        for x in (1..last + 1).rev() {
            let multiples = (2 * x..last + 1).step_by(x as usize);
            let single = multiples.map(|multiple| (by_cell[multiple as usize], 1));
            let rest = runs(cells / x, last / x + 1, &by_quotient);
            coin_turning::insert_first(&mut seen, single.chain(rest));
            by_cell[x as usize] = seen.mex();
            seen.clear();
        }
        Values { cells, root, by_quotient, by_cell }
    }

    fn value(&self, x: u64) -> u16 {
        match self.cells / x {
            q if q <= self.root => self.by_quotient[q as usize],
            _ => self.by_cell[x as usize],
        }
    }
}

// The values of the quotients q / i, for i from `first` to q, in runs of equal quotients.
fn runs(q: u64, first: u64, values: &[u16]) -> impl Iterator<Item = (u16, u64)> + '_ {
    let mut next = first;
    std::iter::from_fn(move || {
        let i = Some(next).filter(|&i| i <= q)?;
        let quotient = q / i;
        next = q / quotient + 1;
        Some((values[quotient as usize], next - i))
    })
}

fn solve(io: &mut Io) -> Result<(), Fault> {
    let cells = io.read_in(1, MAX_CELLS)?;
    let values = Values::new(cells);
    for _ in 0..io.read()? {
        let mut white = HashSet::new();
        let mut sum = 0;
        for _ in 0..io.read_in(0, cells)? {
            let cell = io.read_in(1, cells)?;
            if !white.insert(cell) {
                return Err(io.fault(format!("cell {} is white twice", cell)));
            }
            sum ^= values.value(cell);
        }
        io.write_line(if sum != 0 { "Yes" } else { "No" })?;
    }
    Ok(())
}

fn main() {
    io::run("luogu-p3179", ABOUT, solve);
}
