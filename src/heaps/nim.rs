//! Nim: a move takes any number from one of the heaps.
//!
//! Checked: all positions of up to 4 heaps of up to 5 against full search (`crates/problems`).

/// The nim-sum of heaps, or of the Grundy values of any positions: 0 exactly if the player to move loses their
/// sum (Bouton 1901; Sprague 1935, Grundy 1939). O(values).
///
/// ```
/// use grundy::heaps::nim::nim_sum;
///
/// assert_eq!(nim_sum(vec![3, 6, 9]), 12);
/// assert_eq!(nim_sum([45, 45].iter().copied()), 0);
/// ```
pub fn nim_sum<I: IntoIterator<Item = u64>>(values: I) -> u64 {
    values.into_iter().fold(0, |sum, value| sum ^ value)
}

/// The nim-sum of `count` heaps of the sizes `first`, `first + 1`, ... O(1).
///
/// From 0 to n it is n, 1, n + 1 or 0 if n is 0, 1, 2 or 3 modulo 4, because an even number and the next one
/// have the nim-sum 1.
///
/// ```
/// use grundy::heaps::nim;
///
/// assert_eq!(nim::nim_sum_of_run(5, 3), 5 ^ 6 ^ 7);
/// assert_eq!(nim::nim_sum_of_run(5, 0), 0);
/// ```
///
/// # Panics
///
/// If the last size is beyond u64.
pub fn nim_sum_of_run(first: u64, count: u64) -> u64 {
    let below = |end: u64| match end % 4 {
        0 => 0,
        1 => end - 1,
        2 => 1,
        _ => end,
    };
    match count {
        0 => 0,
        _ => {
            let last = first.checked_add(count - 1).expect("a heap beyond u64");
            below(first) ^ below(last) ^ last
        }
    }
}

/// The size to which a move must reduce `heap` to win a position with this nim-sum, if there is one.
///
/// Each heap has at most one such size. O(1).
///
/// ```
/// use grundy::heaps::nim;
///
/// let nim_sum = 14 ^ 21 ^ 39;
/// assert_eq!(nim::winning_size(39, nim_sum), Some(27));
/// assert_eq!(nim::winning_size(14, nim_sum), None);
/// ```
pub fn winning_size(heap: u64, nim_sum: u64) -> Option<u64> {
    Some(heap ^ nim_sum).filter(|&left| left < heap)
}

/// All winning moves as `(heap, left)`: the heap's index, ascending, and what is left of it. O(heaps), no
/// memory.
///
/// ```
/// use grundy::heaps::nim;
///
/// assert!(nim::winning_moves(&[14, 21, 39]).eq(vec![(2, 27)]));
/// assert_eq!(nim::winning_moves(&[5, 7, 2]).next(), None);
/// ```
pub fn winning_moves(heaps: &[u64]) -> impl Iterator<Item = (usize, u64)> + '_ {
    let sum = nim_sum(heaps.iter().copied());
    moves_to(heaps, move |heap| winning_size(heap, sum))
}

/// Whether the player to move loses misere Nim, where whoever takes the last one loses, if the heaps have this
/// nim-sum and `above_1` of them are larger than 1 (Bouton 1901). O(1).
///
/// If some heap is above 1, the rule is that of Nim; if none is, an odd number of heaps of 1 is lost.
///
/// # Other games
///
/// With the Grundy values of other games as heaps this is the rule of *Anti-SG* (the "SJ theorem" of Jia
/// Zhihao). It is right if play ends as soon as all games are worth 0, and the player to move then has won. In
/// misere play, play goes on, and whoever makes the last move loses. Then, for a given set of games, the rule is
/// right for all their sums exactly if this holds: each position of the games that has options and is worth 0
/// has an option worth 1. Otherwise take the least position for which this does not hold. All its options are
/// won, so it is lost, while the rule calls it won. An example is the game whose only move is to a heap of 2.
///
/// In games whose heaps fall into two the rule mostly fails: first for a heap of 8 in Kayles (0.77), 12 in
/// Dawson's Kayles (0.07), 5 in 0.75, 6 in 0.123 (`tests/false_rules.rs`). Games that behave as Nim in both
/// kinds of play are called *tame* (Conway, On Numbers and Games, ch. 12; Winning Ways, ch. 13).
///
/// ```
/// use grundy::heaps::nim::{above_1, misere_is_lost, nim_sum};
///
/// let is_lost = |heaps: &[u64]| misere_is_lost(nim_sum(heaps.iter().copied()), above_1(heaps));
/// assert!(is_lost(&[1]) && is_lost(&[1, 2, 3]));
/// assert!(!is_lost(&[1, 1]) && !is_lost(&[1, 3, 5]));
/// ```
pub fn misere_is_lost(nim_sum: u64, above_1: u64) -> bool {
    nim_sum == (above_1 == 0) as u64
}

/// The size to which a move must reduce `heap` to win at misere Nim, where whoever takes the last one loses,
/// or `None`. `nim_sum` is that of all heaps, and `above_1` of them are larger than 1. O(1).
///
/// ```
/// use grundy::heaps::nim;
///
/// assert_eq!(nim::misere_winning_size(5, 1 ^ 1 ^ 5, 1), Some(1));
/// assert_eq!(nim::misere_winning_size(1, 1 ^ 1, 0), Some(0));
/// ```
pub fn misere_winning_size(heap: u64, nim_sum: u64, above_1: u64) -> Option<u64> {
    // `heap >= 1` would do as well: if only one heap is larger, a heap of 1 has no winning size.
    let others_above_1 = above_1 > (heap > 1) as u64;
    // The nim-sum to leave: if no other heap is above 1, an odd number of ones must be left.
    let needed = if others_above_1 { 0 } else { 1 };
    let left = heap ^ nim_sum ^ needed;
    Some(left).filter(|&left| left < heap)
}

/// All winning first moves of misere Nim, where whoever takes the last one loses, in the order of the heaps:
/// the index of a heap, and what to leave of it. With all heaps empty the player to move has won, without a
/// move.
///
/// ```
/// use grundy::heaps::nim;
///
/// assert!(nim::misere_winning_moves(&[1, 1, 5]).eq(vec![(2, 1)]));
/// assert!(nim::misere_winning_moves(&[1, 1]).eq(vec![(0, 0), (1, 0)]));
/// ```
pub fn misere_winning_moves(heaps: &[u64]) -> impl Iterator<Item = (usize, u64)> + '_ {
    let (sum, above_1) = (nim_sum(heaps.iter().copied()), above_1(heaps));
    moves_to(heaps, move |heap| misere_winning_size(heap, sum, above_1))
}

/// How many heaps are larger than 1: what misere Nim needs besides the nim-sum. O(heaps).
pub fn above_1(heaps: &[u64]) -> u64 {
    heaps.iter().filter(|&&heap| heap > 1).count() as u64
}

fn moves_to<'a, W>(heaps: &'a [u64], winning: W) -> impl Iterator<Item = (usize, u64)> + 'a
where
    W: Fn(u64) -> Option<u64> + 'a,
{
    let sizes = heaps.iter().map(move |&heap| winning(heap)).enumerate();
    sizes.filter_map(|(heap, left)| left.map(|left| (heap, left)))
}

/// Counts the winning first moves while the heaps are read one by one, in constant memory.
///
/// A heap has a winning move if it has the highest bit of the nim-sum. So for each bit
/// there is a counter of the heaps that have it. These 64 are carry-save counters side by side: the p-th word
/// has bit p of every counter (Harley and Seal; Warren, Hacker's Delight, 5-1).
///
/// ```
/// use grundy::heaps::nim::MoveCounter;
///
/// let mut moves = MoveCounter::new();
/// [5, 7, 9].iter().for_each(|&heap| moves.add(heap));
/// assert_eq!(moves.winning(), 1);
/// ```
pub struct MoveCounter {
    // Bit b of planes[p] is bit p of the number of heaps that have bit b, so planes[0] is the
    // nim-sum. The last heaps, fewer than 8, are not in it yet.
    planes: [u64; 64],
    latest: [u64; BATCH],
    heaps: u64,
}

// Eight heaps are added at a time, with one carry beyond the first 3 planes: processors mispredict how far
// it goes.
const BATCH: usize = 8;

impl MoveCounter {
    /// A counter without heaps yet.
    pub fn new() -> MoveCounter {
        MoveCounter { planes: [0; 64], latest: [0; BATCH], heaps: 0 }
    }

    /// Adds a heap. O(1) amortized over the heaps, as in any binary counter.
    #[inline]
    pub fn add(&mut self, heap: u64) {
        let at = self.heaps as usize % BATCH;
        self.latest[at] = heap;
        self.heaps += 1;
        if at == BATCH - 1 {
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

// Adds two words to a plane; returns what is carried to the next.
#[inline]
fn add_two(plane: &mut u64, a: u64, b: u64) -> u64 {
    let sum = *plane ^ a;
    // Not both: sum is 0 where *plane and a are 1.
    let carry = *plane & a | sum & b;
    *plane = sum ^ b;
    carry
}

impl Default for MoveCounter {
    fn default() -> MoveCounter {
        MoveCounter::new()
    }
}

#[cfg(test)]
mod tests {
    use super::{above_1, misere_is_lost, misere_winning_moves, misere_winning_size};
    use super::{nim_sum, nim_sum_of_run, winning_moves, MoveCounter};
    use crate::random::Random;

    #[test]
    fn misere_nim_is_what_its_moves_say() {
        // Every first move, its end judged by the theorem; who finds no move has won.
        let sum = |heaps: &[u64]| nim_sum(heaps.iter().copied());
        for position in 0..6u64.pow(3) {
            let heaps = [position % 6, position / 6 % 6, position / 36];
            let mut all = Vec::new();
            for index in 0..3 {
                let lost = |&left: &u64| {
                    let mut after = heaps;
                    after[index] = left;
                    misere_is_lost(sum(&after), above_1(&after))
                };
                let winning: Vec<u64> = (0..heaps[index]).filter(lost).collect();
                let size = misere_winning_size(heaps[index], sum(&heaps), above_1(&heaps));
                assert_eq!(winning, size.into_iter().collect::<Vec<_>>(), "{:?}", heaps);
                all.extend(winning.iter().map(|&left| (index, left)));
            }
            assert_eq!(misere_winning_moves(&heaps).collect::<Vec<_>>(), all);
            let wins = !all.is_empty() || heaps == [0; 3];
            assert_eq!(misere_is_lost(sum(&heaps), above_1(&heaps)), !wins, "{:?}", heaps);
        }
    }

    #[test]
    fn winning_moves_leave_a_nim_sum_of_0_and_no_other_move_does() {
        for position in 0..6u64.pow(3) {
            let heaps = [position % 6, position / 6 % 6, position / 36];
            let mut all = Vec::new();
            for index in 0..3 {
                for left in 0..heaps[index] {
                    let mut after = heaps;
                    after[index] = left;
                    if nim_sum(after.iter().copied()) == 0 {
                        all.push((index, left));
                    }
                }
            }
            assert_eq!(winning_moves(&heaps).collect::<Vec<_>>(), all);
        }
    }

    #[test]
    fn runs_of_heaps_have_the_nim_sum_of_their_heaps() {
        let end = u64::MAX;
        for first in (0..20).chain(end - 20..=end) {
            for count in 0..=(end - first).min(20) + 1 {
                let heaps = (0..count).map(|more| first + more);
                assert_eq!(nim_sum_of_run(first, count), nim_sum(heaps), "{} {}", first, count);
            }
        }
        // end - 1 is 2 modulo 4.
        assert_eq!(nim_sum_of_run(0, end), end);
    }

    #[test]
    fn as_many_moves_are_counted_as_there_are_for_any_number_of_heaps() {
        let mut random = Random(88_172_645_463_325_252);
        for &bits in &[1, 2, 30, 64] {
            let mut heaps = Vec::new();
            let mut moves = MoveCounter::new();
            for _ in 0..300 {
                let winning = winning_moves(&heaps).count() as u64;
                assert_eq!(moves.winning(), winning, "{:?}", heaps);
                let heap = random.between(0, u64::MAX) >> (64 - bits);
                heaps.push(heap);
                moves.add(heap);
            }
        }
    }
}
