//! Several games at once: a move makes one move in *every* game that has not ended; whoever has none loses.
//!
//! Checked: up to three heaps of up to 8, with all sets of takes up to 5, against the whole game
//! (`tests/false_rules.rs`).

/// The suspense number of a position, from those of its options: odd exactly if it is won. O(options).
///
/// The game that lasts longest decides, so whoever wins a game wants it to last, and whoever loses it wants it
/// to end. The suspense number counts the moves until a game ends if both play so. It is 0 without an option.
/// If some options are lost, it is 1 more than their greatest count. If all are won, it is 1 more than their
/// least count. Won positions have odd counts, and the first player wins exactly if the greatest count of all
/// games is odd (Winning Ways, ch. 9, on slow joins).
///
/// If greatest and least are exchanged in these two rules for the options, the count is the *remoteness*. It is
/// right for the game that ends as soon as one of its games does, where the least remoteness decides. It is wrong
/// for this game: take 1 or 3 from each of two heaps, of 2 and of 3. Their remoteness is 2 and 1; the greatest is
/// even, so the position would be lost, but taking 1 from both wins.
///
/// ```
/// use grundy::heaps::every::suspense;
///
/// assert_eq!(suspense(&[]), 0);
/// assert_eq!(suspense(&[0, 2, 5]), 3);
/// assert_eq!(suspense(&[3, 1]), 2);
/// ```
///
/// # Panics
///
/// If a count is 2^64 - 1.
pub fn suspense(options: &[u64]) -> u64 {
    let lost = options.iter().filter(|&count| count % 2 == 0).max();
    let next = lost.or_else(|| options.iter().min());
    next.map_or(0, |count| count.checked_add(1).expect("a count beyond u64"))
}

/// Whether the player to move loses when games with these suspense numbers are played at once. O(games).
///
/// ```
/// use grundy::heaps::every::is_lost;
///
/// assert!(is_lost(&[1, 2]));
/// assert!(!is_lost(&[3, 2]));
/// ```
pub fn is_lost(counts: &[u64]) -> bool {
    counts.iter().max().map_or(true, |count| count % 2 == 0)
}
