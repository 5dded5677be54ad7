//! The options of a heap by definition: the reference for the rest of the engine.
//!
//! Checked: all octal codes of three digits, with d0 = 0 and 4, against every option in every order
//! (`game.rs`).

use super::code::Move;
use grundy::kernel::Mex;

/// Marks the value of every option of a heap of `n`: a rule for [`fill`](grundy::kernel::fill).
/// `moves` are ascending. O(n) for each move that may leave two heaps.
///
/// ```
/// use grundy::kernel::fill;
/// use grundy_engine::octal::{mark_options, moves};
///
/// let kayles = moves("0.77").unwrap();
/// let mut table = [0; 10];
/// fill(&mut table, 0, |n, done, seen| mark_options(&kayles, n, done, seen));
/// assert_eq!(table, [0, 1, 2, 3, 1, 4, 3, 2, 1, 4]);
/// ```
pub fn mark_options(moves: &[Move], n: usize, done: &[u16], seen: &mut Mex) {
    mark_unsplit(moves, n, done, seen);
    for &(take, _) in possible(moves, n).filter(|(_, digit)| digit & 4 != 0) {
        let rest = n - take as usize;
        // left <= right: each split once
        for left in 1..=rest / 2 {
            seen.insert(done[left] ^ done[rest - left]);
        }
    }
}

/// Marks the value of every option that leaves one heap or none.
pub fn mark_unsplit(moves: &[Move], n: usize, done: &[u16], seen: &mut Mex) {
    for &(take, digit) in possible(moves, n) {
        match n - take as usize {
            0 if digit & 1 != 0 => seen.insert(0),
            rest if rest > 0 && digit & 2 != 0 => seen.insert(done[rest]),
            _ => {}
        }
    }
}

fn possible(moves: &[Move], n: usize) -> impl Iterator<Item = &Move> {
    moves.iter().take_while(move |(take, _)| *take <= n as u64)
}
