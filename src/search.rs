//! The search for the least value that no split of a large heap has.
//!
//! A heap has as many splits as tokens. The two parts of a split run over the table forward from
//! one end and backward from the other; a second table, kept reversed, lets both run forward, so
//! that a compiler takes eight splits at a time. Most values are soon seen, and are marked. A value
//! that is still missing is rather searched for: comparing is several times as fast as marking.
//! Whichever takes more work is done less for the next heap.
//!
//! Splits beside each other have values alike, so runs of them are taken from all over the table.
//!
//! Checked: all octal codes of three digits up to 300 heaps, searched from the first heap on, with
//! and without sparse spaces of arbitrary masks, and some up to 20000, against the definition.

use super::kernel::Mex;
use super::sparse::{Parity, Sparse};
use std::mem::size_of;

// The smallest heap that is searched, and the smallest table that is split into rare and common.
const LEAST_SEARCHED: usize = 4096;
const LEAST_SPLIT: usize = 4096;

// How many splits beside each other are looked at.
const RUN: usize = 256;

// As how many splits a run counts besides those that are in it, if any.
const BESIDES: usize = 8;

// The smallest heap whose table is not in the nearest memory.
const LEAST_FAR: usize = 1 << 20;

// How many splits are searched for one value in the time in which one is marked.
const SEARCHED: usize = 5;

/// How the splits of a heap are searched.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Way {
    /// The best way for each heap.
    Best,
    /// All splits are marked.
    Mark,
    /// Splits are marked and searched, from the first heap on.
    Search,
    /// A sparse space is used from the first heap on, of this mask.
    Sparse(usize),
}

/// What a search keeps from one heap to the next.
pub struct Search {
    way: Way,
    // The table, reversed, at the end.
    reversed: Vec<u16>,
    length: usize,
    largest: u16,
    // How many splits are marked before the first value is searched for.
    marked: usize,
    sparse: Option<Sparse>,
    // The length of the table at which the sparse space is chosen anew.
    next_review: usize,
}

impl Search {
    /// Nothing is in the table.
    pub fn new(way: Way) -> Search {
        Search {
            way,
            reversed: Vec::new(),
            length: 0,
            largest: 0,
            marked: RUN,
            sparse: None,
            next_review: first_review(way),
        }
    }

    /// Forgets the sparse space: another place that splits is felt, and its parity may end what the
    /// mask is good for.
    pub fn restart(&mut self) {
        self.sparse = None;
        self.next_review = first_review(self.way);
    }

    /// How many bytes are kept.
    pub fn memory(&self) -> usize {
        let sparse = self.sparse.as_ref().map_or(0, Sparse::memory);
        self.reversed.capacity() * size_of::<u16>() + sparse
    }

    /// Whether a heap of `n` is searched, and not all of its splits marked.
    pub fn pays(&self, n: usize) -> bool {
        match self.way {
            Way::Best => n >= LEAST_SEARCHED,
            Way::Mark => false,
            _ => true,
        }
    }

    /// Notes the next value of the table.
    pub fn push(&mut self, value: u16) {
        if self.length == self.reversed.len() {
            let mut twice = vec![0; self.length.max(64)];
            twice.append(&mut self.reversed);
            self.reversed = twice;
        }
        self.length += 1;
        let newest = self.reversed.len() - self.length;
        self.reversed[newest] = value;
        if let Some(sparse) = self.sparse.as_mut() {
            sparse.push(self.length - 1, value);
        }
        // Values that gain a bit want another mask.
        if value.leading_zeros() < self.largest.leading_zeros() {
            self.next_review = self.next_review.min(self.length.max(LEAST_SPLIT));
        }
        self.largest = self.largest.max(value);
    }

    /// The mex of what is `seen` and of the sums of all splits of the next heap, from which one of
    /// `breaks` tokens are taken; and how many steps it took.
    pub fn mex(&mut self, values: &[u16], breaks: &[usize], seen: &mut Mex) -> (u16, u64) {
        self.review(values, breaks);
        // What a heap takes besides its splits.
        let mut steps = 256;
        let mut ceiling = u16::MAX;
        if let Some(sparse) = self.sparse.as_mut() {
            ceiling = sparse.least_common(values, breaks, self.largest, seen, &mut steps);
        }
        let n = values.len();
        let newest_first = &self.reversed[self.reversed.len() - n..];
        // The splits from `at` on, `count` at most, after taking `place`, left <= right.
        let splits = |place: usize, at: usize, count: usize| {
            let rest = n - place;
            let end = (rest / 2 + 1).min(at + count);
            let right = newest_first.get(place + at - 1..);
            (values.get(at..end).unwrap_or(&[]), right.unwrap_or(&[]))
        };
        let mut marked = 0;
        let most = self.marked * breaks.len();
        for at in starts(n / 2) {
            for &place in breaks {
                let (left, right) = splits(place, at, RUN.min(most.saturating_sub(marked)));
                seen.insert_sums(left, right);
                marked += left.len() + BESIDES;
            }
            if marked >= most {
                break;
            }
        }
        let mut searched = 0;
        let mut absent = seen.least_absent_from(0);
        while absent < ceiling {
            let mut looked = 0;
            let found = starts(n / 2).any(|at| {
                let mut runs = breaks.iter().map(|&place| splits(place, at, RUN));
                runs.any(|(left, right)| {
                    looked += left.len() + BESIDES;
                    is_among(left, right, absent)
                })
            });
            let in_a_step = if n < LEAST_FAR { 3 } else { 2 };
            steps += (looked / in_a_step) as u64;
            if !found {
                break;
            }
            searched += looked;
            seen.insert(absent);
            absent = seen.least_absent_from(absent);
        }
        steps += marked as u64;
        if searched / SEARCHED > marked {
            self.marked += self.marked / 8 + 1;
        } else {
            self.marked = (self.marked - self.marked / 64 - 1).max(16);
        }
        (absent.min(ceiling), steps)
    }

    // Chooses a sparse space, or none if it would not pay.
    fn review(&mut self, values: &[u16], breaks: &[usize]) {
        if self.length < self.next_review {
            return;
        }
        self.next_review = (self.length + 1).next_power_of_two();
        let taken = Parity::of(breaks);
        self.sparse = match self.way {
            Way::Best => Some(Sparse::best(values, taken)).filter(|s| s.rare() < values.len() / 4),
            Way::Sparse(mask) => Some(Sparse::new(values, mask, taken)),
            _ => None,
        };
    }
}

fn first_review(way: Way) -> usize {
    match way {
        Way::Best => LEAST_SPLIT,
        _ => 0,
    }
}

// The first place of each run in 1..=last, in such an order that any few of them lie everywhere.
fn starts(last: usize) -> impl Iterator<Item = usize> {
    let runs = (last / RUN + 1).next_power_of_two();
    // An odd step visits all of a power of two; the golden section spreads them best.
    let step = (runs / 8 * 5) | 1;
    let start = move |index| 1 + ((index * step) & (runs - 1)) * RUN;
    (0..runs).map(start).filter(move |&start| start <= last)
}

// Whether a split has `value`. Without a branch a split, so that eight and more go together.
fn is_among(left: &[u16], right: &[u16], value: u16) -> bool {
    let hits = left
        .iter()
        .zip(right)
        .map(|(a, b)| -((a ^ b == value) as i16));
    hits.fold(0, |any, hit| any | hit) != 0
}

#[cfg(test)]
mod tests {
    use super::{starts, Search, Way, LEAST_SEARCHED, LEAST_SPLIT, RUN, SEARCHED};
    use crate::kernel::Mex;

    // Three tokens are taken, and the rest may be broken: the steps of each heap.
    fn three_in_a_row(search: &mut Search, heaps: usize) -> Vec<u64> {
        let (mut values, mut steps, mut seen) = (Vec::new(), Vec::new(), Mex::new());
        for n in 0..heaps {
            let breaks: &[usize] = if n < 3 { &[] } else { &[3] };
            seen.clear();
            if n >= 3 {
                seen.insert(if n == 3 { 0 } else { values[n - 3] });
            }
            let (value, taken) = search.mex(&values, breaks, &mut seen);
            values.push(value);
            search.push(value);
            steps.push(taken);
        }
        steps
    }

    #[test]
    fn a_split_of_a_table_in_far_memory_takes_half_as_long_again() {
        // All splits have the value 0, and all are searched for 1.
        let mut search = Search::new(Way::Search);
        let (mut values, mut seen) = (Vec::new(), Mex::new());
        let mut steps = |n: usize| {
            while values.len() < n {
                search.push(0);
                values.push(0);
            }
            seen.clear();
            search.mex(&values, &[1], &mut seen).1
        };
        let near = steps((1 << 20) - 1);
        let far = steps(1 << 20);
        assert!(near > (1 << 19) / 3, "{}", near);
        assert!(
            far > near / 100 * 149 && far < near / 100 * 151,
            "{} after {}",
            far,
            near
        );
    }

    #[test]
    fn searching_takes_as_long_as_marking() {
        let mut search = Search::new(Way::Search);
        let steps = three_in_a_row(&mut search, 12_000);
        // A split that is looked at is a third of a step, and SEARCHED are as one that is marked.
        let expected = search.marked * (3 + SEARCHED) / 3;
        let mean = steps[11_000..].iter().sum::<u64>() as usize / 1000;
        assert!(
            3 * mean > 2 * expected && 3 * mean < 4 * expected,
            "{} steps, not some {}",
            mean,
            expected
        );
    }

    #[test]
    fn the_best_way_is_to_mark_small_heaps_and_to_search_large_ones() {
        let pays = |way, n| Search::new(way).pays(n);
        assert!(pays(Way::Best, LEAST_SEARCHED) && !pays(Way::Best, LEAST_SEARCHED - 1));
        assert!(pays(Way::Search, 1) && pays(Way::Sparse(1), 1));
        assert!(!pays(Way::Mark, 1 << 20));
    }

    #[test]
    fn runs_are_taken_from_all_over_the_table_and_each_once() {
        for last in 1..20 * RUN {
            let mut all: Vec<usize> = starts(last).collect();
            all.sort_unstable();
            assert!(all.iter().cloned().eq((1..=last).step_by(RUN)), "{}", last);
        }
        let mut eighths: Vec<usize> = starts(64 * RUN - 1).map(|at| at / (8 * RUN)).collect();
        eighths.truncate(8);
        eighths.sort_unstable();
        assert_eq!(eighths, [0, 1, 2, 3, 4, 5, 6, 7]);
    }

    // Whether a sparse space is chosen for a large table of such values.
    fn is_split(way: Way, length: usize, value: impl Fn(usize) -> u16) -> bool {
        let mut search = Search::new(way);
        let values: Vec<u16> = (0..length).map(value).collect();
        values.iter().for_each(|&value| search.push(value));
        search.review(&values, &[1, 2]);
        search.sparse.is_some()
    }

    #[test]
    fn a_sparse_space_is_used_where_few_heaps_are_rare() {
        // Of 1, 2, 4 and 7 each has an odd number of ones, of 3, 5 and 6 none.
        let with = |rare: usize| {
            move |n: usize| {
                if n < rare {
                    [3, 5, 6][n % 3]
                } else {
                    [1, 2, 4, 7][n % 4]
                }
            }
        };
        let few = LEAST_SPLIT / 4 - 1;
        assert!(is_split(Way::Best, LEAST_SPLIT, with(few)));
        assert!(!is_split(Way::Best, LEAST_SPLIT, with(few + 1)));
        assert!(!is_split(Way::Best, LEAST_SPLIT, |n| n as u16 % 8));
        assert!(!is_split(Way::Best, LEAST_SPLIT - 1, with(0)));
        assert!(!is_split(Way::Search, LEAST_SPLIT, with(0)));
        assert!(is_split(Way::Sparse(1), 1, with(0)));
    }

    #[test]
    fn a_sparse_space_is_chosen_anew_at_powers_of_two_and_where_values_gain_a_bit() {
        let mut search = Search::new(Way::Best);
        let mut values = vec![5; LEAST_SPLIT];
        values.iter().for_each(|&value| search.push(value));
        let mut next = |value| {
            search.review(&values, &[1]);
            values.push(value);
            search.push(value);
            search.next_review
        };
        let twice = 2 * LEAST_SPLIT;
        // 7 is larger, 4 and 7 differ from it in no higher bit, 8 has one more.
        assert_eq!(
            [5, 7, 4, 7].iter().map(|&v| next(v)).collect::<Vec<_>>(),
            [twice; 4]
        );
        assert_eq!(next(8), LEAST_SPLIT + 5);
        assert_eq!(next(9), twice);
        assert_eq!(next(1), twice);
    }
}
