//! Fibonacci Nim: not the whole heap at first, then at most twice what was just taken.
//!
//! The heap is lost exactly if it is a Fibonacci number (Whinihan 1963, with Zeckendorf's theorem:
//! the winner takes the smallest part of the heap's Zeckendorf representation).
//!
//! Checked: heaps up to 60 against full search, and all Fibonacci numbers and their neighbours up
//! to the end of u64 by Zeckendorf representations (`tests/twins.rs`).

/// Whether the player to move loses with a heap of `n`. Any u64; at most 93 steps.
///
/// ```
/// use grundy::fibonacci;
///
/// assert!(fibonacci::is_lost(13));
/// assert!(!fibonacci::is_lost(12));
/// assert!(fibonacci::is_lost(12_200_160_415_121_876_738)); // the last in u64
/// ```
pub fn is_lost(n: u64) -> bool {
    let (mut a, mut b) = (0u64, 1u64);
    while a < n {
        let next = a.saturating_add(b);
        a = b;
        b = next;
    }
    a == n && n != u64::MAX
}
