//! Northcott's game: in each column of a square board a piece of either player, which moves up and down.

use super::loopy::winners;
use super::nim::is_odd;
use rustc_hash::FxHashMap as HashMap;

/// For each size, whether the player to move wins, by the codes of the positions.
#[derive(Default)]
pub struct Boards(HashMap<u64, HashMap<u64, bool>>);

impl Boards {
    /// Whether the player to move wins, whose pieces are in these rows, from 1; small boards by all moves, also those
    /// that retreat.
    pub fn won(&mut self, mine: &[u64], theirs: &[u64]) -> bool {
        let n = mine.len() as u64;
        let pairs = || mine.iter().zip(theirs);
        if n <= 4 && pairs().all(|(mine, theirs)| mine != theirs) {
            let board = self.0.entry(n).or_insert_with(|| winners(&moves(n), None));
            return board[&code(n, mine, theirs)];
        }
        // Second method: Nim; pieces in one cell count as adjacent.
        let gap = |(mine, theirs): (&u64, &u64)| mine.abs_diff(*theirs).saturating_sub(1);
        is_odd(&pairs().map(gap).collect::<Vec<u64>>())
    }
}

/// A position as a number: the rows of the player to move, then those of the other.
fn code(n: u64, mine: &[u64], theirs: &[u64]) -> u64 {
    mine.iter().chain(theirs).fold(0, |code, row| code * n + row - 1)
}

fn moves(n: u64) -> HashMap<u64, Vec<u64>> {
    let mut to = HashMap::default();
    let columns = n as usize;
    for position in 0..n.pow(2 * n as u32) {
        let row = |at: usize| position / n.pow(2 * n as u32 - 1 - at as u32) % n + 1;
        let rows: Vec<u64> = (0..2 * columns).map(row).collect();
        let (mine, theirs) = rows.split_at(columns);
        if mine.iter().zip(theirs).any(|(mine, theirs)| mine == theirs) {
            continue;
        }
        let mut options = Vec::new();
        for at in 0..columns {
            let (from, other) = (mine[at], theirs[at]);
            let side = if from < other { 1..other } else { other + 1..n + 1 };
            for row in side.filter(|&row| row != from) {
                let mut mine = mine.to_vec();
                mine[at] = row;
                options.push(code(n, theirs, &mine));
            }
        }
        to.insert(position, options);
    }
    to
}
