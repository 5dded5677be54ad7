//! Subtraction games, only who wins: each heap is a bit, and 64 heaps are computed at a time.
//!
//! Checked: all sets of up to 3 members, each up to 6, and some sets with members around 64 and 128, against
//! the values of [`subtraction`](super::subtraction).

/// The largest heap that is answered: the bits up to it take 16 MB.
pub const MAX_HEAP: u64 = (1 << 27) - 1;

/// The lost heaps of a subtraction game, as far as needed.
///
/// A heap is won exactly if some member of the set leads to a lost one. A word has the bits of 64 heaps. So
/// its won heaps are the earlier lost heaps, shifted by each member and or'd together. Members below 64 also
/// lead from heap to heap within a word: these moves are marked from each lost heap upwards.
///
/// ```
/// use grundy::heaps::lost_heaps::LostHeaps;
///
/// let mut game = LostHeaps::new(&[1, 3, 4]);
/// assert!(game.is_lost(7));
/// assert!(!game.is_lost(1000));
/// ```
pub struct LostHeaps {
    // Members below 64 as bits, and the others.
    small: u64,
    large: Vec<usize>,
    lost: Vec<u64>,
}

impl LostHeaps {
    /// The game in which a move takes one of `set`.
    ///
    /// # Panics
    ///
    /// If a member is 0.
    pub fn new(set: &[u64]) -> LostHeaps {
        assert!(!set.contains(&0), "0 is not a legal move");
        let small = set.iter().filter(|&&member| member < 64);
        let mut large: Vec<u64> =
            set.iter().copied().filter(|&m| m >= 64 && m <= MAX_HEAP).collect();
        large.sort_unstable();
        large.dedup();
        LostHeaps {
            small: small.fold(0, |bits, member| bits | 1 << member),
            large: large.into_iter().map(|member| member as usize).collect(),
            lost: Vec::new(),
        }
    }

    /// Whether the player to move loses with a heap of `n`.
    ///
    /// # Panics
    ///
    /// If `n` is above [`MAX_HEAP`].
    ///
    /// # Complexity
    ///
    /// For each 64 heaps, once: at most 64 steps, and two more for each member.
    pub fn is_lost(&mut self, n: u64) -> bool {
        assert!(n <= MAX_HEAP, "a heap beyond the largest");
        while self.lost.len() as u64 <= n / 64 {
            let next = self.next_word();
            self.lost.push(next);
        }
        self.lost[n as usize / 64] >> (n % 64) & 1 == 1
    }

    fn next_word(&self) -> u64 {
        let at = self.lost.len();
        let before = |words: usize| at.checked_sub(words).map_or(0, |at| self.lost[at]);
        let mut won = 0;
        for &member in self.large.iter().take_while(|&&member| member < 64 * (at + 1)) {
            let (words, bits) = (member / 64, member % 64);
            won |= before(words) << bits;
            if bits > 0 {
                won |= before(words + 1) >> (64 - bits);
            }
        }
        // From the word before: a move of m leads from this word to its heaps from 64 - m on.
        let (mut members, last) = (self.small, before(1));
        while members > 0 {
            let member = members.trailing_zeros();
            won |= last >> (64 - member);
            members &= members - 1;
        }
        let mut lost = 0;
        let mut open = !won;
        while open > 0 {
            let heap = open.trailing_zeros();
            lost |= 1 << heap;
            won |= self.small << heap;
            // Heaps above this one that are not won.
            open = !won & (!1 << heap);
        }
        lost
    }
}

#[cfg(test)]
mod tests {
    use super::{LostHeaps, MAX_HEAP};
    use crate::heaps::subtraction::Subtraction;

    fn assert_agrees(set: &[u64], heaps: u64) {
        let mut values = Subtraction::new(set.to_vec());
        let mut bits = LostHeaps::new(set);
        for n in 0..heaps {
            let lost = values.value(n) == Ok(0);
            assert_eq!(bits.is_lost(n), lost, "{:?} {}", set, n);
        }
    }

    #[test]
    fn lost_heaps_are_those_of_value_0() {
        assert_agrees(&[], 200);
        for a in 1..=6 {
            for b in a..=6 {
                (b..=6).for_each(|c| assert_agrees(&[a, b, c], 300));
            }
        }
        for edge in &[62, 63, 64, 65, 127, 128, 129, 1000] {
            assert_agrees(&[*edge], 5000);
            assert_agrees(&[1, *edge], 5000);
            assert_agrees(&[edge + 1, 3, *edge, 2, *edge], 5000);
        }
        assert_agrees(&[5, u64::MAX], 300);
    }

    #[test]
    fn the_largest_heap_is_answered() {
        assert!(LostHeaps::new(&[1 << 60]).is_lost(MAX_HEAP));
        // Half of the heaps are lost, and 2^27 - 1 is not one of them.
        assert!(!LostHeaps::new(&[1]).is_lost(MAX_HEAP));
    }

    #[test]
    #[should_panic(expected = "a heap beyond the largest")]
    fn a_heap_beyond_the_largest_is_refused_before_the_work() {
        LostHeaps::new(&[1]).is_lost(MAX_HEAP + 1);
    }
}
