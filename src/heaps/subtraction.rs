//! Subtraction games: a move takes one of a set of numbers from a heap.
//!
//! If the largest member is m, a value depends on the m values before it. So once m consecutive
//! values repeat, all later ones do: every such game is periodic, and the repetition is the proof
//! (Winning Ways, ch. 4; Siegel, IV.2).
//!
//! Checked: all sets of up to 3 members, each up to 6, with heaps up to 60 (`crates/problems`); {1, 3, 4}
//! (period 7) and Bash's game against their published tables; periods, also of random sets, against longer
//! tables.

use crate::kernel::MAX_VALUE;
use crate::table::{Table, TooLarge};

/// The most members a set may have: the values of a set with k members go up to k.
pub const MAX_MEMBERS: u64 = MAX_VALUE as u64;

// No table has more heaps than this (2 bytes each), or asks for more options.
const MAX_HEAPS: usize = 1 << 24;
const MAX_OPTIONS: usize = 1 << 31;

/// A subtraction game, with the table of the values needed so far.
///
/// ```
/// use grundy::heaps::subtraction::Subtraction;
///
/// let mut game = Subtraction::new(vec![1, 3, 4]);
/// assert_eq!(game.value(5), Ok(3));
/// assert_eq!(game.value(u64::max_value()), Ok(1)); // period 7
/// ```
pub struct Subtraction {
    set: Vec<u64>,
    table: Table,
    period: Option<usize>,
    // The length of the table at which the next search for a period starts, and its greatest length.
    next_search: usize,
    max_length: usize,
}

impl Subtraction {
    /// The game in which a move takes one of `set`; a member may come twice, and the set may be empty.
    ///
    /// # Panics
    ///
    /// If 0 is a member, or there are more than [`MAX_MEMBERS`].
    pub fn new(mut set: Vec<u64>) -> Subtraction {
        set.sort_unstable();
        set.dedup();
        assert!(set.first() != Some(&0), "a move takes at least one");
        assert!(set.len() as u64 <= MAX_MEMBERS, "too many members");
        let max_length = (MAX_OPTIONS / set.len().max(1)).min(MAX_HEAPS);
        let largest = set.last().map_or(0, |&member| member.min(max_length as u64)) as usize;
        let next_search = (2 * largest).max(64).min(max_length);
        Subtraction { set, table: Table::new(), period: None, next_search, max_length }
    }

    /// The Grundy value of a heap of `n`.
    ///
    /// # Errors
    ///
    /// If `n` is beyond the largest table, and this table shows no period. With k members the largest table
    /// has 2^24 heaps, or 2^31 / k heaps if that is less. If it is not twice as long as the largest member,
    /// it cannot show a period, and nothing is computed.
    ///
    /// # Complexity
    ///
    /// Each heap of the table is computed once, in O(k). These are the heaps up to `n`, or up to double the length at
    /// which the table shows a period, whichever is less. After that a value takes O(1). Two bytes a heap, and 4 for
    /// each number up to the largest member during the search for a period: 70 MB at most.
    pub fn value(&mut self, n: u64) -> Result<u64, TooLarge> {
        let most = self.max_length as u64 - 1;
        let largest = self.set.last().map_or(0, |&member| member);
        loop {
            let values = self.table.values();
            let length = values.len();
            if n < length as u64 {
                return Ok(u64::from(values[n as usize]));
            }
            if let Some(period) = self.period {
                let same = length - period + ((n - length as u64) % period as u64) as usize;
                return Ok(u64::from(values[same]));
            }
            if n > most && (length == self.max_length || largest > (most + 1) / 2) {
                return Err(TooLarge { asked: n, most });
            }
            self.grow(n.min(self.next_search as u64 - 1) as usize);
        }
    }

    /// The least number to take from a heap of `n` to leave a lost position, or `None` if there is
    /// none; `nim_sum` is that of the values of all heaps, this one included.
    ///
    /// # Errors
    ///
    /// As [`value`](Subtraction::value). Besides the cost of `value`, O(members).
    ///
    /// ```
    /// use grundy::heaps::subtraction::Subtraction;
    ///
    /// let mut game = Subtraction::new(vec![1, 3, 4]);
    /// // Alone, a heap of 5 has the value 3. Its options 4, 2 and 1 have the values 2, 0 and 1.
    /// assert_eq!(game.winning_take(5, 3), Ok(Some(3)));
    /// assert_eq!(game.winning_take(7, 0), Ok(None));
    /// ```
    pub fn winning_take(&mut self, n: u64, nim_sum: u64) -> Result<Option<u64>, TooLarge> {
        let others = nim_sum ^ self.value(n)?;
        for at in 0..self.set.len() {
            let member = self.set[at];
            if member <= n && self.value(n - member)? == others {
                return Ok(Some(member));
            }
        }
        Ok(None)
    }

    fn grow(&mut self, n: usize) {
        let set = &self.set;
        self.table.value(n, |n, done, seen| {
            for &member in set.iter().take_while(|&&member| member <= n as u64) {
                seen.insert(done[n - member as usize]);
            }
        });
        if self.table.values().len() == self.next_search {
            self.period = self.find_period();
            self.next_search = (2 * self.next_search).min(self.max_length);
        }
    }

    // The least p for which the last m values are the same p heaps earlier, where m is the largest
    // member: the search of Knuth, Morris and Pratt, from the end.
    fn find_period(&self) -> Option<usize> {
        let values = self.table.values();
        let window = match self.set.last() {
            None => return Some(1),
            Some(&largest) if largest > values.len() as u64 / 2 => return None,
            Some(&largest) => largest as usize,
        };
        let back = |at: usize| values[values.len() - 1 - at];
        // border[i]: the length of the longest proper prefix of i + 1 values that also ends them.
        let mut border: Vec<u32> = vec![0; window];
        let mut matched = 0;
        for at in 1..values.len() {
            while matched > 0 && back(at) != back(matched) {
                matched = border[matched - 1] as usize;
            }
            if back(at) == back(matched) {
                matched += 1;
            }
            if at < window {
                border[at] = matched as u32;
            }
            if matched == window {
                return Some(at + 1 - window);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::{Subtraction, TooLarge};
    use crate::kernel::mex;
    use crate::random::Random;

    fn too_large(asked: u64, most: u64) -> Result<u64, TooLarge> {
        Err(TooLarge { asked, most })
    }

    #[test]
    fn values_are_those_of_the_definition_also_by_the_period_that_the_largest_heap_shows() {
        let mut random = Random(88_172_645_463_325_252);
        for _ in 0..200 {
            let set: Vec<u64> = (0..random.below(6)).map(|_| 1 + random.below(24)).collect();
            let mut values: Vec<u64> = Vec::new();
            for n in 0..4000 {
                let takes = set.iter().map(|&take| take as usize).filter(|&take| take <= n);
                let value = mex(takes.map(|take| values[n - take]));
                values.push(value);
            }
            let mut game = Subtraction::new(set.clone());
            for heap in (0..4000).rev() {
                assert_eq!(game.value(heap as u64), Ok(values[heap]), "{:?} {}", set, heap);
            }
        }
    }

    #[test]
    fn a_table_without_a_period_ends_after_2_to_the_24_heaps() {
        // A member beyond the table: no period can be proved, and 1 is all that is ever taken.
        let mut game = Subtraction::new(vec![1, 1 << 60]);
        let end = 1 << 24;
        assert_eq!(game.value(end), too_large(end, end - 1));
        // That is known before the work.
        assert_eq!(game.table.values().len(), 0);
        assert_eq!(game.value(end - 1), Ok(1));
        assert_eq!(game.value(u64::MAX), too_large(u64::MAX, end - 1));
        assert_eq!(game.value(end - 2), Ok(0));
    }

    #[test]
    fn a_table_for_256_members_ends_after_2_to_the_23_heaps() {
        let mut game =
            Subtraction::new((0..255).map(|more| (1 << 60) + more).chain(Some(1)).collect());
        let end = 1 << 23;
        assert_eq!(game.value(end), too_large(end, end - 1));
        assert_eq!(game.value(end - 1), Ok(1));
    }

    #[test]
    fn periods_longer_than_the_first_search_are_found() {
        // The period of {s} is 2s: s times 0, s times 1 (Winning Ways, ch. 4).
        for &s in &[1, 31, 32, 33, 64, 65, 1000, 1 << 22] {
            let mut game = Subtraction::new(vec![s]);
            let turns = u64::MAX / (2 * s) - 1;
            for &(heap, value) in &[(0, 0), (s - 1, 0), (s, 1), (2 * s - 1, 1)] {
                assert_eq!(game.value(2 * s * turns + heap), Ok(value), "{} {}", s, heap);
                assert_eq!(game.value(heap), Ok(value), "{} {}", s, heap);
            }
        }
    }

    #[test]
    fn a_period_is_searched_for_with_members_up_to_half_the_table() {
        // Taking 1 or 2 has the period 3, and a member that is 2 mod 3 adds nothing to it.
        let (half, end) = (1 << 23, 1 << 24);
        let mut game = Subtraction::new(vec![1, 2, half]);
        assert_eq!(game.value(u64::MAX - 1), Ok(2));
        let mut game = Subtraction::new(vec![1, 2, half + 3]);
        assert_eq!(game.value(end), too_large(end, end - 1));
        // That is known before the work.
        assert_eq!(game.table.values().len(), 0);
        assert_eq!(game.value(end - 1), Ok(0));
    }
}
