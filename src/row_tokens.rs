//! Tokens on a row: a move slides one any distance to the left, not onto or past another.
//!
//! Paired from the right, the gap within each pair is a heap of Nim: when the left token of a pair
//! moves, the right one restores the gap (Northcott's game; Winning Ways, ch. 3). A token without a
//! partner is paired with the edge.
//!
//! Checked: all sets of up to 4 tokens on 8 cells against full search (`tests/twins.rs`).

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
