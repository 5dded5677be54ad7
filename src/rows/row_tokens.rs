//! Tokens on a row: a move slides one any distance to the left, not onto or past another.
//!
//! Checked: all sets of tokens on 10 cells against full search; positions of up to 4 tokens through the programs
//! (`crates/problems`).

/// The nim-sum of the gaps within pairs of tokens: 0 exactly if the player to move loses. `cells` are the cells of
/// the tokens, ascending; the leftmost cell is 1. O(tokens).
///
/// Pair the tokens from the right: the gap within each pair is a heap of Nim. When the left token of a pair moves,
/// the right one restores the gap (Northcott's game; Winning Ways, ch. 3). A token without a partner is paired with
/// the left edge.
///
/// # Panics
///
/// If two tokens are on one cell.
///
/// ```
/// use grundy::rows::row_tokens;
///
/// assert_eq!(row_tokens::nim_sum(&[1, 2, 3]), 0);
/// assert_eq!(row_tokens::nim_sum(&[1, 5]), 3);
/// ```
pub fn nim_sum(cells: &[u64]) -> u64 {
    let gap = |pair: &[u64]| match *pair {
        [low, high] => high - low - 1,
        _ => pair[0] - 1,
    };
    cells.rchunks(2).map(gap).fold(0, |sum, gap| sum ^ gap)
}

#[cfg(test)]
mod tests {
    use super::nim_sum;

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
            let tokens = (0..CELLS).filter(|cell| !free(cell));
            let cells: Vec<u64> = tokens.map(|cell| cell as u64 + 1).collect();
            assert_eq!(nim_sum(&cells) == 0, is_lost, "{:?}", cells);
        }
    }
}
