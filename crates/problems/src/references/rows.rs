//! Rows of adjacent things, and rings: a position is the set of remaining cells, as bits; a move takes a block.

use super::nim::is_odd;
use super::{PlayedOut, Position};
use rustc_hash::FxHashSet as HashSet;

pub fn blocks(cells: u64, n: u64, sizes: &[u64], ring: bool) -> Vec<Position> {
    let mut options = Vec::new();
    for &size in sizes.iter().filter(|&&size| size <= n) {
        for first in 0..n {
            if !ring && first + size > n {
                break;
            }
            let block: u64 = (0..size).map(|at| 1 << ((first + at) % n)).sum();
            if cells & block == block {
                options.push(vec![cells & !block]);
            }
        }
    }
    options
}

/// Second method for long rows: the textbook's table, with a new set for each row.
pub struct Rows {
    sizes: Vec<u64>,
    values: Vec<u64>,
}

impl Rows {
    pub fn new(sizes: &[u64]) -> Rows {
        let (sizes, values) = (sizes.to_vec(), Vec::new());
        Rows { sizes, values }
    }

    pub fn value(&mut self, n: u64) -> u64 {
        let values = &mut self.values;
        for n in values.len()..=n as usize {
            let mut seen = HashSet::default();
            for &size in self.sizes.iter().filter(|&&size| size <= n as u64) {
                let left = n - size as usize;
                seen.extend((0..=left).map(|at| values[at] ^ values[left - at]));
            }
            values.push((0..).find(|value| !seen.contains(value)).unwrap());
        }
        values[n as usize]
    }
}

/// The winning cells of a row with crosses, from 1. Each move is played; the rest of a short row is played out.
/// For longer rows there is a second method: whether the next player completes three, and otherwise the sum of
/// the stretches far from every cross, each with the value of the whole game of setting crosses in it.
pub fn winning_cells(row: &str) -> Vec<u64> {
    let crosses: Vec<bool> = row.bytes().map(|cell| cell == b'X').collect();
    let n = crosses.len();
    let three = |crosses: &[bool]| crosses.windows(3).any(|three| three == [true; 3]);
    let cells = (0..n).filter(|&cell| !crosses[cell]);
    let after = |cell: usize| {
        let mut after = crosses.clone();
        after[cell] = true;
        after
    };
    if n <= 10 {
        let options = |position: &[u64]| {
            let crosses = position[0];
            if crosses & crosses >> 1 & crosses >> 2 != 0 {
                return vec![];
            }
            let free = (0..n).filter(|cell| crosses >> cell & 1 == 0);
            free.map(|cell| vec![crosses | 1 << cell]).collect()
        };
        let mut game = PlayedOut::new(options);
        let bits = |crosses: &[bool]| {
            crosses.iter().rev().fold(0, |bits, &cross| 2 * bits + u64::from(cross))
        };
        let mut wins = |cell: &usize| {
            let after = after(*cell);
            three(&after) || !after.contains(&false) || !game.search(&[bits(&after)])
        };
        return cells.filter(|cell| wins(cell)).map(|cell| cell as u64 + 1).collect();
    }
    let completing: Vec<u64> =
        cells.clone().filter(|&cell| three(&after(cell))).map(|cell| cell as u64 + 1).collect();
    if !completing.is_empty() {
        return completing;
    }
    let lost = |crosses: Vec<bool>| {
        let free = |cell: &usize| !crosses[*cell];
        let completes = |cell: usize| {
            let mut next = crosses.clone();
            next[cell] = true;
            three(&next)
        };
        if (0..n).filter(free).any(completes) {
            return false;
        }
        let near = |cell: usize| {
            (cell.saturating_sub(2)..=cell + 2).any(|at| crosses.get(at) == Some(&true))
        };
        let far: String = (0..n).map(|cell| if near(cell) { ' ' } else { '.' }).collect();
        let values: Vec<u64> =
            far.split_whitespace().map(|cells| stretch_value(cells.len())).collect();
        !is_odd(&values)
    };
    cells.filter(|&cell| lost(after(cell))).map(|cell| cell as u64 + 1).collect()
}

/// The value of a row of free cells; a cross also blocks the cells up to two away.
fn stretch_value(cells: usize) -> u64 {
    let mut values: Vec<u64> = Vec::new();
    for n in 0..=cells {
        let seen: HashSet<u64> = (0..n)
            .map(|at| values[at.saturating_sub(2)] ^ values[(n - 1 - at).saturating_sub(2)])
            .collect();
        values.push((0..).find(|value| !seen.contains(value)).unwrap());
    }
    values[cells]
}
