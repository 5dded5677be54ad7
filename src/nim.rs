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
    // of which planes[0] is the nim-sum. The last heaps, fewer than 8, are not in it yet.
    planes: [u64; 64],
    latest: [u64; BATCH],
    heaps: u64,
}

// Eight heaps are added with one carry that goes beyond the first planes, and how far one goes is
// what is slow, for it is hard to foresee.
const BATCH: usize = 8;

impl Moves {
    /// No heaps yet.
    pub fn new() -> Moves {
        Moves {
            planes: [0; 64],
            latest: [0; BATCH],
            heaps: 0,
        }
    }

    /// Adds a heap. O(1) amortized over the heaps, for it is a binary counter.
    #[inline]
    pub fn add(&mut self, heap: u64) {
        let place = self.heaps as usize % BATCH;
        self.latest[place] = heap;
        self.heaps += 1;
        if place == BATCH - 1 {
            add_batch(&mut self.planes, &self.latest);
        }
    }

    /// How many heaps have a winning move: those that have the highest bit of the nim-sum. O(1).
    pub fn winning(&self) -> u64 {
        let mut planes = self.planes;
        let mut rest = [0; BATCH];
        let waiting = self.heaps as usize % BATCH;
        rest[..waiting].copy_from_slice(&self.latest[..waiting]);
        add_batch(&mut planes, &rest);
        let sum = planes[0];
        if sum == 0 {
            return 0;
        }
        let bit = 63 - sum.leading_zeros();
        let used = 64 - self.heaps.leading_zeros() as usize;
        let binary = planes[..used].iter().rev();
        binary.fold(0, |count, plane| 2 * count + (plane >> bit & 1))
    }
}

fn add_batch(planes: &mut [u64; 64], heaps: &[u64; BATCH]) {
    let mut carries = *heaps;
    let mut left = BATCH;
    let (first, rest) = planes.split_at_mut(3);
    for plane in first {
        left /= 2;
        for pair in 0..left {
            carries[pair] = add_two(plane, carries[2 * pair], carries[2 * pair + 1]);
        }
    }
    let mut carry = carries[0];
    for plane in rest {
        if carry == 0 {
            break;
        }
        let sum = *plane ^ carry;
        carry &= *plane;
        *plane = sum;
    }
}

// Adds two to a plane; what is carried to the next.
#[inline]
fn add_two(plane: &mut u64, a: u64, b: u64) -> u64 {
    let sum = *plane ^ a;
    let carry = *plane & a | sum & b;
    *plane = sum ^ b;
    carry
}

impl Default for Moves {
    fn default() -> Moves {
        Moves::new()
    }
}

#[cfg(test)]
mod tests {
    use super::{misere_is_lost, misere_winning_size, sum, winning_size, Moves};

    #[test]
    fn misere_nim_is_what_its_moves_say() {
        // Every first move, its end judged by the theorem; who finds no move has won.
        let large = |heaps: &[u64]| heaps.iter().filter(|&&heap| heap > 1).count() as u64;
        for position in 0..6u64.pow(3) {
            let heaps = [position % 6, position / 6 % 6, position / 36];
            let mut wins = false;
            for index in 0..3 {
                let lost = |&left: &u64| {
                    let mut after = heaps;
                    after[index] = left;
                    misere_is_lost(sum(&after), large(&after))
                };
                let winning: Vec<u64> = (0..heaps[index]).filter(lost).collect();
                let size = misere_winning_size(heaps[index], sum(&heaps), large(&heaps));
                assert_eq!(winning, size.into_iter().collect::<Vec<_>>(), "{:?}", heaps);
                wins |= size.is_some();
            }
            wins |= heaps == [0; 3];
            assert_eq!(
                misere_is_lost(sum(&heaps), large(&heaps)),
                !wins,
                "{:?}",
                heaps
            );
        }
    }

    #[test]
    fn as_many_moves_are_counted_as_there_are_for_any_number_of_heaps() {
        let mut state = 88_172_645_463_325_252_u64;
        for &bits in &[1, 2, 30, 64] {
            let mut heaps = Vec::new();
            let mut moves = Moves::new();
            for _ in 0..300 {
                let nim_sum = sum(&heaps);
                let winning = heaps.iter().filter_map(|&heap| winning_size(heap, nim_sum));
                assert_eq!(moves.winning(), winning.count() as u64, "{:?}", heaps);
                state ^= state << 13;
                state ^= state >> 7;
                state ^= state << 17;
                heaps.push(state >> (64 - bits));
                moves.add(state >> (64 - bits));
            }
        }
    }
}
