//! The mex over all splits of a heap.
//!
//! A heap has half as many splits as tokens, but nearly every value below the mex is the value of one of a few hundred
//! splits. So the search first marks runs of splits, four at a time. It takes them from all over the table, because
//! neighbouring splits have similar values. For a large heap it then looks for each value that is still missing,
//! comparing eight splits at a time; for a small heap it marks all splits. Where a sparse space gives the least of the
//! common values that no split has, only rare values below it can still be missing, and marking finds these sooner than
//! looking for each.
//!
//! Checked: all octal codes of three digits up to 300 heaps, by each strategy from the first heap on
//! and with sparse spaces of arbitrary masks, and some codes up to 20000 heaps, all against the
//! definition (`game.rs`).

use super::sparse::{Parity, Space, Sparse};
use grundy::kernel::Mex;
use grundy::table::Mirror;
use std::ops::Range;

// The smallest table that is divided into rare and common heaps.
const LEAST_DIVIDED: usize = 4096;

// How many neighbouring splits are marked before the mex is looked up again. A few short runs are
// enough for most heaps of a sparse game; for the others, long runs read memory faster. A run has
// an overhead, which is counted in splits.
const SHORT_RUN: usize = 16;
const SHORT_RUNS: usize = 8;
const LONG_RUN: usize = 256;
const RUN_COST: usize = 8;

// The least number of splits to mark before the search for missing values. Comparing is several
// times as fast as marking, but goes over the splits once for each value.
const LEAST_MARKED: usize = 256;

// The smallest heap that is searched: for smaller ones, marking all splits took less time.
const LEAST_SEARCHED: usize = 1 << 16;

/// How the splits of a heap are searched.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Strategy {
    /// Uses what takes the least time for each table.
    Best,
    /// Marks all splits.
    AllSplits,
    /// Marks some splits, then searches for missing values, from the first heap on.
    Search,
    /// Uses a sparse space of this mask from the first heap on.
    Sparse(usize),
}

/// What a search keeps from one heap to the next.
pub struct Search {
    strategy: Strategy,
    mirror: Mirror,
    largest: u16,
    sparse: Option<Sparse>,
    // The table length at which a new sparse space is chosen.
    next_choice: usize,
}

impl Search {
    /// The search of an empty table.
    pub fn new(strategy: Strategy) -> Search {
        Search {
            strategy,
            mirror: Mirror::new(),
            largest: 0,
            sparse: None,
            next_choice: first_choice(strategy),
        }
    }

    /// Forgets the sparse space. Call it when the heap becomes large enough for one more move that splits it: if the
    /// earlier moves take odd numbers of tokens and this one an even number, or the reverse, the mask can become
    /// useless.
    pub fn forget_sparse_space(&mut self) {
        self.sparse = None;
        self.next_choice = first_choice(self.strategy);
    }

    /// The memory in use, in bytes.
    pub fn memory(&self) -> usize {
        self.mirror.memory() + self.sparse.as_ref().map_or(0, Sparse::memory)
    }

    /// The sparse space in use, if there is one.
    pub fn space(&self) -> Option<Space> {
        self.sparse.as_ref().map(Sparse::space)
    }

    /// Adds the next value of the table.
    pub fn push(&mut self, value: u16) {
        if let Some(sparse) = self.sparse.as_mut() {
            sparse.push(self.mirror.newest_first().len(), value);
        }
        self.mirror.push(value);
        // Values that gain a bit need another mask.
        if value.leading_zeros() < self.largest.leading_zeros() {
            self.next_choice =
                self.next_choice.min(self.mirror.newest_first().len().max(LEAST_DIVIDED));
        }
        self.largest = self.largest.max(value);
    }

    /// The mex of what is `seen` and of all splits of the next heap after taking one of `takes` (ascending); `None` if
    /// it exceeds the kernel's largest. `steps` grows by the work done, in units of about the time to mark half a sum.
    pub fn mex(
        &mut self,
        table: &[u16],
        takes: &[usize],
        seen: &mut Mex,
        steps: &mut u64,
    ) -> Option<u16> {
        self.choose(table, takes);
        let n = table.len();
        let searches = self.searches(n);
        // How much is marked before the search, and in which order, only changes the time.
        let (short_runs, most_marked, ceiling) = match self.sparse.as_mut() {
            Some(sparse) => {
                let ceiling = sparse.least_common(table, takes, self.largest, seen, steps);
                (SHORT_RUNS, n, ceiling)
            }
            None if searches => (0, n / 32 + LEAST_MARKED, u16::MAX),
            None => (0, n, u16::MAX),
        };
        let short = starts(n / 2, SHORT_RUN).map(|start| (start, SHORT_RUN));
        let long = starts(n / 2, LONG_RUN).map(|start| (start, LONG_RUN));
        let newest_first = self.mirror.newest_first();
        let mut mex = seen.mex_from(0)?;
        let mut marked = 0;
        let mut is_complete = true;
        for (start, run) in short.take(short_runs).chain(long) {
            if mex >= ceiling || marked > most_marked {
                is_complete = mex >= ceiling;
                break;
            }
            for &take in takes {
                let (left, right) = splits(table, newest_first, take, start..start + run);
                seen.insert_sums(left, right);
                *steps += (left.len() + RUN_COST) as u64;
            }
            marked += run;
            mex = seen.mex_from(mex)?;
        }
        if !is_complete {
            mex = self.search_from(mex, table, takes, seen, steps)?;
        }
        Some(mex.min(ceiling))
    }

    fn searches(&self, n: usize) -> bool {
        match self.strategy {
            Strategy::Best => n >= LEAST_SEARCHED,
            Strategy::Search => true,
            _ => false,
        }
    }

    // Searches for the missing values, one after another.
    #[inline(never)]
    fn search_from(
        &self,
        missing: u16,
        table: &[u16],
        takes: &[usize],
        seen: &mut Mex,
        steps: &mut u64,
    ) -> Option<u16> {
        let newest_first = self.mirror.newest_first();
        let mut mex = missing;
        loop {
            let is_option = starts(table.len() / 2, LONG_RUN).any(|start| {
                takes.iter().any(|&take| {
                    let run = start..start + LONG_RUN;
                    let (left, right) = splits(table, newest_first, take, run);
                    *steps += (left.len() / 4 + RUN_COST) as u64;
                    is_among(left, right, mex)
                })
            });
            if !is_option {
                return Some(mex);
            }
            seen.insert(mex);
            mex = seen.mex_from(mex)?;
        }
    }

    // Chooses a sparse space, or none if too many heaps would be rare.
    fn choose(&mut self, table: &[u16], takes: &[usize]) {
        if table.len() < self.next_choice {
            return;
        }
        self.next_choice = (table.len() + 1).next_power_of_two();
        let parity = Parity::of(takes);
        self.sparse = match self.strategy {
            Strategy::Best => {
                Some(Sparse::best(table, parity)).filter(|s| s.rare() < table.len() / 4)
            }
            Strategy::Sparse(mask) => Some(Sparse::new(table, mask, parity)),
            Strategy::AllSplits | Strategy::Search => None,
        };
    }
}

fn first_choice(strategy: Strategy) -> usize {
    match strategy {
        Strategy::Best => LEAST_DIVIDED,
        _ => 0,
    }
}

// Where runs of `run` begin in 1..=last, in an order that spreads any few of them over the range.
fn starts(last: usize, run: usize) -> impl Iterator<Item = usize> {
    let runs = (last / run.max(1) + 1).next_power_of_two();
    // An odd step visits all of a power of two; the golden section spreads them best.
    let step = (runs / 8 * 5) | 1;
    let start = move |index| 1 + ((index * step) & (runs - 1)) * run;
    (0..runs).map(start).filter(move |&start| start <= last)
}

// Both parts of the splits in `run` after taking `take`, left <= right: each split once.
#[inline(always)]
fn splits<'a>(
    table: &'a [u16],
    newest_first: &'a [u16],
    take: usize,
    run: Range<usize>,
) -> (&'a [u16], &'a [u16]) {
    let end = ((table.len() - take) / 2 + 1).min(run.end);
    let left = table.get(run.start..end).unwrap_or(&[]);
    let right = newest_first.get(take + run.start - 1..);
    (left, right.unwrap_or(&[]))
}

// Whether a split has `value`. There is no branch for a split, so eight and more are compared together.
fn is_among(left: &[u16], right: &[u16], value: u16) -> bool {
    let hits = left.iter().zip(right);
    // 1 for a hit would also do; -1, all bits, is what vector instructions give.
    hits.fold(0, |any, (a, b)| any | -((a ^ b == value) as i16)) != 0
}

#[cfg(test)]
mod tests {
    use super::{starts, Search, Strategy, LEAST_DIVIDED, LEAST_SEARCHED, LONG_RUN as RUN};

    #[test]
    fn runs_are_taken_from_all_over_the_table_and_each_once() {
        for last in 1..20 * RUN {
            let mut all: Vec<usize> = starts(last, RUN).collect();
            all.sort_unstable();
            assert!(all.iter().copied().eq((1..=last).step_by(RUN)), "{}", last);
            assert_eq!(starts(last, 2 * last).collect::<Vec<_>>(), [1]);
        }
        let mut eighths: Vec<usize> = starts(64 * RUN - 1, RUN).map(|at| at / (8 * RUN)).collect();
        eighths.truncate(8);
        eighths.sort_unstable();
        assert_eq!(eighths, [0, 1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(starts(0, 0).count(), 0);
    }

    // Whether a sparse space is chosen for a table of such values.
    fn is_divided(strategy: Strategy, length: usize, value: impl Fn(usize) -> u16) -> bool {
        let mut search = Search::new(strategy);
        let table: Vec<u16> = (0..length).map(value).collect();
        for &value in &table {
            search.push(value);
        }
        search.choose(&table, &[1, 2]);
        search.sparse.is_some()
    }

    #[test]
    fn large_heaps_are_searched_and_small_ones_marked() {
        let searches = |strategy, n| Search::new(strategy).searches(n);
        assert!(searches(Strategy::Best, LEAST_SEARCHED) && searches(Strategy::Search, 1));
        assert!(!searches(Strategy::Best, LEAST_SEARCHED - 1));
        assert!(!searches(Strategy::AllSplits, LEAST_SEARCHED));
    }

    #[test]
    fn a_sparse_space_is_used_where_few_heaps_are_rare() {
        // 1, 2, 4 and 7 each have an odd number of ones; 3, 5 and 6 have an even number.
        let with = |rare: usize| {
            move |n: usize| {
                if n < rare {
                    [3, 5, 6][n % 3]
                } else {
                    [1, 2, 4, 7][n % 4]
                }
            }
        };
        let few = LEAST_DIVIDED / 4 - 1;
        assert!(is_divided(Strategy::Best, LEAST_DIVIDED, with(few)));
        assert!(!is_divided(Strategy::Best, LEAST_DIVIDED, with(few + 1)));
        assert!(!is_divided(Strategy::Best, LEAST_DIVIDED, |n| n as u16 % 8));
        assert!(!is_divided(Strategy::Best, LEAST_DIVIDED - 1, with(0)));
        assert!(!is_divided(Strategy::AllSplits, LEAST_DIVIDED, with(0)));
        assert!(is_divided(Strategy::Sparse(1), 1, with(0)));
    }

    #[test]
    fn a_sparse_space_is_chosen_anew_at_powers_of_two_and_where_values_gain_a_bit() {
        let mut search = Search::new(Strategy::Best);
        let mut table = vec![5; LEAST_DIVIDED];
        for &value in &table {
            search.push(value);
        }
        let mut next = |value| {
            search.choose(&table, &[1]);
            table.push(value);
            search.push(value);
            search.next_choice
        };
        let twice = 2 * LEAST_DIVIDED;
        // 7 is larger; 4 and 7 have no higher bit; 8 has one more.
        assert_eq!([5, 7, 4, 7].iter().map(|&v| next(v)).collect::<Vec<_>>(), [twice; 4]);
        assert_eq!(next(8), LEAST_DIVIDED + 5);
        assert_eq!(next(9), twice);
        assert_eq!(next(1), twice);
    }
}
