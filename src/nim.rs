//! Nim: heaps, a move takes any number from one of them.
//!
//! A position is lost exactly if the nim-sum of its heaps is 0 (Bouton 1901).
//!
//! Checked: all positions of up to 4 heaps of up to 5 against full search (`tests/twins.rs`).

/// The nim-sum of `heaps`; 0 exactly if the player to move loses. O(heaps).
///
/// ```
/// use grundy::nim;
///
/// assert_eq!(nim::sum(&[3, 6, 9]), 12);
/// assert_eq!(nim::sum(&[45, 45]), 0);
/// ```
pub fn sum(heaps: &[u64]) -> u64 {
    heaps.iter().fold(0, |sum, heap| sum ^ heap)
}

/// The size to which `heap` must be taken to win a position with nim-sum `sum`, if that can be.
///
/// Each heap has one such size at most. O(1).
///
/// ```
/// use grundy::nim;
///
/// let heaps = [14, 21, 39];
/// let sum = nim::sum(&heaps);
/// assert_eq!(nim::winning_size(39, sum), Some(27));
/// assert_eq!(nim::winning_size(14, sum), None);
/// ```
pub fn winning_size(heap: u64, sum: u64) -> Option<u64> {
    Some(heap ^ sum).filter(|&left| left < heap)
}

/// Whether the player to move loses misere Nim, where who takes the last one loses, with nim-sum
/// `sum` and `large` heaps greater than 1 (Bouton 1901). O(1).
///
/// With a large heap it is as in Nim; without one, an odd number of ones is lost.
///
/// ```
/// use grundy::nim;
///
/// assert!(!nim::misere_is_lost(3 ^ 5 ^ 1, 2));
/// assert!(nim::misere_is_lost(1, 0));
/// ```
pub fn misere_is_lost(sum: u64, large: u64) -> bool {
    sum == (large == 0) as u64
}

/// As [`winning_size`] for misere Nim, where `large` heaps are greater than 1. O(1).
///
/// ```
/// use grundy::nim;
///
/// assert_eq!(nim::misere_winning_size(5, 1 ^ 1 ^ 5, 1), Some(1));
/// assert_eq!(nim::misere_winning_size(1, 1 ^ 1, 0), Some(0));
/// ```
pub fn misere_winning_size(heap: u64, sum: u64, large: u64) -> Option<u64> {
    let others_large = large > (heap > 1) as u64;
    // Without a large heap among the others, an odd number of ones must be left.
    let left = heap ^ sum ^ !others_large as u64;
    Some(left).filter(|&left| left < heap)
}

/// Counts winning first moves while the heaps pass by; none of them is kept.
///
/// ```
/// use grundy::nim::Moves;
///
/// let mut moves = Moves::new();
/// [5, 7, 9].iter().for_each(|&heap| moves.add(heap));
/// assert_eq!(moves.winning(), 1);
/// ```
pub struct Moves {
    // Bit b of planes[p] is bit p of the number of heaps that have bit b: 64 counters side by side,
    // of which planes[0] is the nim-sum.
    planes: [u64; 64],
}

impl Moves {
    /// No heaps yet.
    pub fn new() -> Moves {
        Moves { planes: [0; 64] }
    }

    /// Adds a heap. O(1) amortized over the heaps, for it is a binary counter.
    #[inline]
    pub fn add(&mut self, heap: u64) {
        let mut carry = heap;
        for plane in self.planes.iter_mut() {
            let sum = *plane ^ carry;
            carry &= *plane;
            *plane = sum;
            if carry == 0 {
                break;
            }
        }
    }

    /// How many heaps have a winning move: those that have the highest bit of the nim-sum. O(1).
    pub fn winning(&self) -> u64 {
        let sum = self.planes[0];
        if sum == 0 {
            return 0;
        }
        let bit = 63 - sum.leading_zeros();
        let binary = self.planes.iter().rev();
        binary.fold(0, |count, plane| count << 1 | plane >> bit & 1)
    }
}

impl Default for Moves {
    fn default() -> Moves {
        Moves::new()
    }
}
