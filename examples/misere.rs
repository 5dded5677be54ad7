//! Misere play by a search: Kayles in which the player who takes the last pin loses.
//!
//! Grundy values do not decide misere sums, so the whole position must be searched: here the sorted lengths of all rows.
//! The solver plays the normal game, in which a player without a move loses. To make such a player win, the end of the
//! game gets one more move: to `None`, which has no moves.
//!
//! `cargo run --example misere` prints
//!
//! ```text
//! single rows of up to 20 pins that are lost: 1 4 9 12 20
//! ```
//!
//! Single rows of more pins are all won (W. L. Sibert and J. H. Conway, Mathematical Kayles, 1992).

use grundy::solver::Solver;

/// The options of rows of pins, given by their lengths in ascending order.
fn options(position: &Option<Vec<usize>>) -> Vec<Option<Vec<usize>>> {
    let rows = match position {
        Some(rows) => rows,
        None => return Vec::new(),
    };
    if rows.is_empty() {
        return vec![None];
    }
    let mut all = Vec::new();
    for (at, &n) in rows.iter().enumerate() {
        for rest in (1..=n.min(2)).map(|take| n - take) {
            for left in 0..=rest / 2 {
                let mut rows = rows.clone();
                rows[at] = left;
                rows.push(rest - left);
                rows.retain(|&pins| pins > 0);
                rows.sort_unstable(); // one name for each position, so that it is searched once
                all.push(Some(rows));
            }
        }
    }
    all
}

fn main() {
    let mut game = Solver::new(options);
    let lost = (1..=20).filter(|&pins| game.value(Some(vec![pins])) == 0);
    let lost: Vec<String> = lost.map(|pins| pins.to_string()).collect();
    println!("single rows of up to 20 pins that are lost: {}", lost.join(" "));
}
