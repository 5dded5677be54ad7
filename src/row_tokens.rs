//! Tokens on a row: a move slides one any distance to the left, not onto or past another.
//!
//! Paired from the right, the gap within each pair is a heap of Nim: when the left token of a pair
//! moves, the right one restores the gap (Northcott's game; Winning Ways, ch. 3). A token without a
//! partner is paired with the edge.
//!
//! Checked: all sets of tokens on 10 cells against full search; those of up to 4 tokens through the
//! programs (`tests/twins.rs`).

/// The nim-sum of the gaps of tokens on `cells` (from 1, in any order, sorted by the call), 0
/// exactly if the player to move loses.
///
/// # Errors
///
/// A cell that holds two tokens.
///
/// Complexity: O(n log n), in place.
///
/// ```
/// use grundy::row_tokens;
///
/// assert_eq!(row_tokens::sum(&mut [1, 2, 3]), Ok(0));
/// assert_eq!(row_tokens::sum(&mut [5, 1]), Ok(3));
/// assert_eq!(row_tokens::sum(&mut [5, 1, 5]), Err(5));
/// ```
pub fn sum(cells: &mut [u64]) -> Result<u64, u64> {
    cells.sort_unstable();
    if let Some(pair) = cells.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(pair[0]);
    }
    let gap = |pair: &[u64]| match *pair {
        [low, high] => high - low - 1,
        _ => pair[0] - 1,
    };
    Ok(cells.rchunks(2).map(gap).fold(0, |sum, gap| sum ^ gap))
}

#[cfg(test)]
mod tests {
    use super::sum;

    #[test]
    fn lost_positions_are_those_of_the_whole_game() {
        const CELLS: usize = 10;
        // A position is a set of cells, bit 0 being the leftmost one.
        let mut lost: Vec<bool> = Vec::new();
        for position in 0..1usize << CELLS {
            let free = |cell: &usize| position >> cell & 1 == 0;
            let mut is_lost = true;
            for from in (0..CELLS).filter(|cell| !free(cell)) {
                for to in (0..from).rev().take_while(free) {
                    is_lost &= !lost[position ^ (1 << from | 1 << to)];
                }
            }
            lost.push(is_lost);
            let tokens = (0..CELLS).rev().filter(|cell| !free(cell));
            let mut cells: Vec<u64> = tokens.map(|cell| cell as u64 + 1).collect();
            assert_eq!(
                sum(&mut cells).map(|sum| sum == 0),
                Ok(is_lost),
                "{:?}",
                cells
            );
        }
    }

    #[test]
    fn a_cell_with_two_tokens_is_named() {
        assert_eq!(sum(&mut [7, 3, 9, 3]), Err(3));
        assert_eq!(sum(&mut [u64::MAX, u64::MAX]), Err(u64::MAX));
    }
}
