//! Staircase Nim: balls on the steps of a stair; a move takes any number of them down one step, and
//! those that reach the ground, step 0, are out.
//!
//! It is Nim with the balls on the odd steps as heaps (Winning Ways, ch. 15; Ferguson, Game Theory,
//! I.2.5). A move from an odd step takes from its heap. A move from an even one adds to the heap
//! below, and the same balls go on down to the next even step as the answer, so it changes nothing.
//!
//! Checked: all stairs of up to 4 steps with up to 4 balls each against full search
//! (`tests/twins.rs`).

/// Whether the balls on a step are a heap of Nim. The steps count from the one above the ground, 1.
///
/// ```
/// use grundy::staircase;
///
/// // Balls on the steps 1, 2 and 3.
/// let heaps = (1..).zip(vec![2, 1, 3]).filter(|&(step, _)| staircase::is_heap(step));
/// assert_eq!(heaps.fold(0, |sum, (_, balls)| sum ^ balls), 2 ^ 3);
/// ```
pub fn is_heap(step: u64) -> bool {
    step % 2 == 1
}
