//! Tokens on a row.

use super::nim::is_odd;
use super::{each, PlayedOut, Witness};

pub fn won(mut cells: Vec<u64>, why: &mut Witness) -> bool {
    cells.sort_unstable();
    if cells.len() <= 4 && cells.iter().all(|&cell| cell <= 10) {
        let options = |position: &[u64]| {
            let low = |place: usize| {
                if place == 0 {
                    1
                } else {
                    position[place - 1] + 1
                }
            };
            each(position, |place, cell| (low(place)..cell).collect())
        };
        return PlayedOut::new(options).won(&cells, why);
    }
    // Second method: from the right, the gaps between the tokens of each pair are Nim heaps.
    if cells.len() % 2 == 1 {
        cells.insert(0, 0);
    }
    let gaps: Vec<u64> = cells.chunks(2).map(|pair| pair[1] - pair[0] - 1).collect();
    is_odd(&gaps)
}
