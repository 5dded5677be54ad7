//! Take-and-break games: tokens are taken out of a heap, and the rest may be broken in two.
//!
//! One table a game, which grows as far as it is asked, and no further once a period is proved.
//! `octal.rs` explains the whole.
//!
//! Checked: all octal codes of three digits up to 300 heaps, with d0 = 0 and 4, against the
//! definition, in each way to search them; published periods.

use super::kernel::{Mex, LARGEST};
#[cfg(feature = "large")]
use super::period::{Period, Watch};
#[cfg(feature = "large")]
use super::search::{Search, Way};
use std::mem::size_of;

/// Why a heap has no answer, for messages.
pub const UNPROVED: &str = "for no period is proved and more would take too long";

/// The longest row of cells that is answered without a proved period.
pub const LONGEST: u64 = 1 << 22;

/// What a computation may take, and the set that it needs meanwhile.
pub struct Work {
    steps: u64,
    seen: Mex,
}

impl Work {
    /// Up to `steps` of about half a nanosecond, and at most one heap more.
    pub fn new(steps: u64) -> Work {
        Work {
            steps,
            seen: Mex::new(),
        }
    }
}

impl Default for Work {
    /// As much as takes some 25 s.
    fn default() -> Work {
        Work::new(54_000_000_000)
    }
}

/// A take-and-break game and the values of its heaps so far.
///
/// ```
/// use grundy::take_and_break::{Game, Work};
///
/// // Kayles: one or two pins out of a row, which may fall into two.
/// let mut kayles = Game::new(&[(1, 7), (2, 7)]);
/// assert_eq!(kayles.value(3, 1000, &mut Work::default()), Ok(3));
/// assert_eq!(kayles.values(), [0, 1, 2, 3]);
/// ```
pub struct Game {
    // The places whose digit is not 0, ascending.
    places: Vec<(u64, u8)>,
    // How many of them a heap as large as the table can feel, and those of them that break it.
    felt: usize,
    breaks: Vec<usize>,
    values: Vec<u16>,
    #[cfg(feature = "large")]
    watch: Watch,
    #[cfg(feature = "large")]
    search: Search,
}

impl Game {
    /// The game in which k tokens may be taken as the digit of the place k says, for `(k, digit)`
    /// in `places`: 1 if they may be a whole heap, 2 if one heap may be left, 4 if two, or their
    /// sum.
    ///
    /// A place that stands twice has both digits. k = 0 goes with the digit 4 only.
    ///
    /// # Panics
    ///
    /// If a digit is greater than 7, or that of k = 0 is neither 0 nor 4.
    pub fn new(places: &[(u64, u8)]) -> Game {
        let mut sorted = places.to_vec();
        sorted.retain(|&(place, digit)| {
            assert!(digit < 8 && (place > 0 || digit & 3 == 0), "no octal digit");
            digit != 0
        });
        sorted.sort_unstable();
        sorted.dedup_by(|next, kept| {
            kept.1 |= if next.0 == kept.0 { next.1 } else { 0 };
            next.0 == kept.0
        });
        Game {
            places: sorted,
            felt: 0,
            breaks: Vec::new(),
            values: Vec::new(),
            #[cfg(feature = "large")]
            watch: Watch::new(),
            #[cfg(feature = "large")]
            search: Search::new(Way::Best),
        }
    }

    /// The same game anew, searched in one way only and never by a period; for tests and
    /// benchmarks.
    #[cfg(feature = "large")]
    pub fn only(self, way: Way) -> Game {
        let mut game = Game::new(&self.places);
        game.search = Search::new(way);
        game.watch = Watch::never();
        game
    }

    /// The values so far; that of the heap of n is at n.
    pub fn values(&self) -> &[u16] {
        &self.values
    }

    /// How many bytes the table takes, and what a search keeps beside it.
    pub fn memory(&self) -> usize {
        let table = self.values.capacity() * size_of::<u16>();
        #[cfg(feature = "large")]
        let table = table + self.search.memory();
        table
    }

    /// The period of all values, if it is proved.
    #[cfg(feature = "large")]
    pub fn proved(&self) -> Option<Period> {
        self.watch
            .proved()
            .filter(|_| self.felt == self.places.len())
    }

    /// The value of `heap`, or else the largest heap that is answered: there is no period yet, and
    /// `heap` is beyond `most`, or a value beyond the kernel's largest, or `work` is spent.
    ///
    /// # Complexity
    ///
    /// Each heap up to the largest is computed once: O(n^2) in all at worst; nothing beyond a
    /// proof. `work` is lessened by it.
    pub fn value(&mut self, heap: u64, most: u64, work: &mut Work) -> Result<u16, u64> {
        loop {
            if let Some(value) = self.known(heap) {
                return Ok(value);
            }
            let length = self.values.len() as u64;
            if length > most || !self.grow(work) {
                return Err(length.saturating_sub(1));
            }
        }
    }

    /// The value of `heap` if it is in the table, or follows from it by a period.
    pub fn known(&self, heap: u64) -> Option<u16> {
        #[cfg(feature = "large")]
        let heap = self.earlier(heap);
        if heap < self.values.len() as u64 {
            Some(self.values[heap as usize])
        } else {
            None
        }
    }

    // A heap of the table that has the same value by the period, or else the same. A proof holds as
    // long as no larger place is felt than those that it knew.
    #[cfg(feature = "large")]
    fn earlier(&self, heap: u64) -> u64 {
        let next = self.places.get(self.felt);
        match self.watch.proved() {
            Some(period) if next.map_or(true, |next| heap < next.0) => {
                let (start, length) = (period.start as u64, period.length as u64);
                heap.min(start + heap.saturating_sub(start) % length)
            }
            _ => heap,
        }
    }

    /// Computes the value of the next heap; `false` if `work` is spent, or the value greater than
    /// the kernel's largest.
    pub fn grow(&mut self, work: &mut Work) -> bool {
        if work.steps == 0 {
            return false;
        }
        let n = self.values.len();
        while self.felt < self.places.len() && self.places[self.felt].0 <= n as u64 {
            let (place, digit) = self.places[self.felt];
            if digit & 4 != 0 {
                self.breaks.push(place as usize);
                #[cfg(feature = "large")]
                self.search.restart();
            }
            self.felt += 1;
            #[cfg(feature = "large")]
            self.watch.restart();
        }
        let (value, steps) = self.mex_of_options(n, &mut work.seen);
        work.steps = work.steps.saturating_sub(steps);
        if value > LARGEST {
            return false;
        }
        self.values.push(value);
        #[cfg(feature = "large")]
        self.note(value);
        true
    }

    #[cfg(feature = "large")]
    fn note(&mut self, value: u16) {
        self.search.push(value);
        if self.watch.proved().is_none() {
            let most_taken = self.places[..self.felt].last().map_or(0, |place| place.0);
            self.watch.look(&self.values, most_taken as usize);
        }
    }

    // And how many steps it took.
    fn mex_of_options(&mut self, n: usize, seen: &mut Mex) -> (u16, u64) {
        let values = &self.values;
        #[cfg(feature = "large")]
        if let Some(period) = self.watch.proved() {
            return (values[n - period.length], 1);
        }
        seen.clear();
        for &(place, digit) in &self.places[..self.felt] {
            match n - place as usize {
                0 if digit & 1 != 0 => seen.insert(0),
                rest if rest > 0 && digit & 2 != 0 => seen.insert(values[rest]),
                _ => {}
            }
        }
        #[cfg(feature = "large")]
        if self.search.pays(n) && !self.breaks.is_empty() {
            let (value, steps) = self.search.mex(values, &self.breaks, seen);
            return (value, steps + 4 * self.felt as u64);
        }
        let mut steps = 64 + 4 * self.felt;
        for place in &self.breaks {
            // left <= right: each split once
            let right = &values[1.min(n - place)..n - place];
            let left = &right[..right.len() / 2 + right.len() % 2];
            for (left, right) in left.iter().zip(right.iter().rev()) {
                seen.insert(left ^ right);
            }
            steps += left.len();
        }
        (seen.least_absent_from(0), steps as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::{Game, Work, LARGEST};

    const MOST: u64 = 1 << 24;

    // The definition: every option of every heap, both parts of a split in every order.
    fn definition(digits: &[u8], heaps: usize) -> Vec<u16> {
        let mut values: Vec<u16> = Vec::new();
        for n in 0..heaps {
            let mut seen = vec![false; LARGEST as usize + 1];
            for (k, digit) in digits.iter().enumerate().take(n + 1) {
                let rest = n - k;
                if digit & 1 != 0 && rest == 0 {
                    seen[0] = true;
                }
                if digit & 2 != 0 && rest > 0 {
                    seen[values[rest] as usize] = true;
                }
                if digit & 4 != 0 {
                    for a in 1..rest {
                        seen[(values[a] ^ values[rest - a]) as usize] = true;
                    }
                }
            }
            values.push(seen.iter().position(|&seen| !seen).unwrap() as u16);
        }
        values
    }

    fn game(digits: &[u8]) -> Game {
        let places: Vec<_> = (0..).zip(digits.iter().cloned()).collect();
        Game::new(&places)
    }

    fn values(mut game: Game, heaps: usize) -> Vec<u16> {
        let work = &mut Work::default();
        (0..heaps as u64)
            .map(|n| game.value(n, MOST, work).unwrap())
            .collect()
    }

    // All of three digits, half of them with d0 = 4.
    fn codes() -> impl Iterator<Item = [u8; 4]> {
        (0..1024u16).map(|code| {
            let digit = |shift: u16| (code >> shift & 7) as u8;
            [digit(9) * 4, digit(6), digit(3), digit(0)]
        })
    }

    #[test]
    fn all_codes_of_three_digits_agree_with_the_definition() {
        for digits in codes() {
            let expected = definition(&digits, 300);
            // Behind a proof the table does not grow, and the period answers.
            assert_eq!(values(game(&digits), 300), expected, "{:?}", digits);
        }
    }

    #[cfg(feature = "large")]
    #[test]
    fn every_way_to_search_agrees_with_the_definition_on_all_codes() {
        use super::super::sparse::HEAP;
        use super::Way;

        for (index, digits) in codes().enumerate() {
            let expected = definition(&digits, 300);
            let mask = [0, 1, 3, 5, 6, 9, 21, 31][index % 8];
            for &way in &[
                Way::Mark,
                Way::Search,
                Way::Sparse(mask),
                Way::Sparse(mask + HEAP),
            ] {
                let found = values(game(&digits).only(way), 300);
                assert_eq!(found, expected, "{:?} {:?}", digits, way);
            }
        }
    }

    #[cfg(feature = "large")]
    #[test]
    fn every_way_to_search_agrees_where_a_move_takes_much() {
        use super::Way;

        let mut digits = [0; 1001];
        digits[1] = 4;
        digits[600] = 7;
        digits[1000] = 6;
        let expected = definition(&digits, 1500);
        for &way in &[Way::Best, Way::Search, Way::Sparse(5)] {
            let found = values(game(&digits).only(way), 1500);
            assert_eq!(found, expected, "{:?}", way);
        }
    }

    #[cfg(feature = "large")]
    #[test]
    fn large_heaps_agree_with_the_marking_of_all_splits() {
        use super::Way;

        // Three in a row, a sparse one, one whose heaps join the mask, a dense one, one with d0 =
        // 4.
        for digits in &[
            [0, 0, 0, 7],
            [0, 4, 5, 4],
            [0, 1, 2, 7],
            [0, 1, 0, 4],
            [4, 0, 1, 2],
        ] {
            let expected = values(game(digits).only(Way::Mark), 20_000);
            assert!(values(game(digits), 20_000) == expected, "{:?}", digits);
            let searched = game(digits).only(Way::Search);
            assert!(values(searched, 20_000) == expected, "{:?}", digits);
        }
    }

    #[cfg(feature = "large")]
    #[test]
    fn a_sparse_space_ends_where_a_place_of_another_parity_is_felt() {
        use super::super::sparse::HEAP;
        use super::Way;

        let new = || Game::new(&[(3, 7), (15, 7), (5000, 7)]);
        let expected = values(new().only(Way::Mark), 5500);
        assert!(values(new(), 5500) == expected);
        assert!(values(new().only(Way::Sparse(HEAP)), 5500) == expected);
    }

    #[cfg(feature = "large")]
    #[test]
    fn published_periods_are_proved_with_the_first_entry_that_can() {
        use super::Period;

        // Winning Ways, ch. 4, table 6; Guy and Smith, 1956.
        let published: [(&[u8], usize, usize); 4] = [
            (&[0, 0, 7], 34, 53),
            (&[0, 7, 7], 12, 71),
            (&[0, 0, 5, 5], 148, 259),
            (&[0, 1, 5, 6], 349, 3479),
        ];
        for &(digits, length, start) in &published {
            let mut game = game(digits);
            let work = &mut Work::default();
            while game.proved().is_none() {
                game.grow(work);
            }
            assert_eq!(game.proved(), Some(Period { length, start }));
            let needed = 2 * start + 2 * length + digits.len() - 1;
            assert_eq!(game.values().len(), needed);
        }
    }

    #[cfg(feature = "large")]
    #[test]
    fn a_game_that_is_searched_only_is_never_answered_by_a_period() {
        let mut game = game(&[0, 0, 7]).only(super::Way::Mark);
        let far = game.value(1000, 500, &mut Work::default());
        assert_eq!((far, game.proved()), (Err(500), None));
    }

    #[cfg(feature = "large")]
    #[test]
    fn the_empty_heap_proves_nothing() {
        let (mut one, mut two) = (game(&[0, 1]), game(&[0, 2]));
        let work = &mut Work::new(100_000);
        let mut first = |game: &mut Game| -> Vec<_> {
            (0..6).map(|n| game.value(n, MOST, work).unwrap()).collect()
        };
        assert_eq!(first(&mut one), [0, 1, 0, 0, 0, 0]);
        assert_eq!(first(&mut two), [0, 0, 1, 0, 1, 0]);
        assert_eq!(one.value(1_000_000_000_000_000_001, MOST, work), Ok(0));
        assert_eq!(two.value(1_000_000_000_000_000_001, MOST, work), Ok(0));
        assert_eq!(two.value(u64::MAX - 1, MOST, work), Ok(1));
    }

    #[cfg(feature = "large")]
    #[test]
    fn a_proof_ends_where_a_larger_place_is_felt() {
        let mut digits = vec![0; 1001];
        digits[1] = 7;
        digits[2] = 7;
        digits[1000] = 7;
        let expected = definition(&digits, 1500);
        assert_eq!(values(game(&digits), 1500), expected);
        let mut kayles = Game::new(&[(1, 7), (2, 7), (u64::MAX, 7)]);
        let work = &mut Work::new(1_000_000);
        assert_eq!(kayles.value(12_000_000_000_003, MOST, work), Ok(8));
        assert_eq!(kayles.proved(), None);
        assert!(kayles.values().len() < 200);
    }

    #[test]
    fn values_end_with_the_largest_of_the_kernel() {
        // Any number may be taken and no heap broken: Nim, where the value is the size.
        let nim = Game::new(&(1..20_000).map(|place| (place, 3)).collect::<Vec<_>>());
        #[cfg(feature = "large")]
        let nim = nim.only(super::Way::Mark);
        let (mut nim, work) = (nim, &mut Work::new(u64::MAX));
        assert_eq!(nim.value(LARGEST.into(), MOST, work), Ok(LARGEST));
        assert_eq!(nim.value(MOST, MOST, work), Err(LARGEST.into()));
    }

    #[test]
    fn memory_is_that_of_all_that_grows_with_the_table() {
        const HEAPS: usize = 8192;
        let game = game(&[0, 0, 0, 7]);
        let expected = 2 * HEAPS;
        // The mask of no bit makes all heaps rare: each is kept with its value, and the table twice.
        #[cfg(feature = "large")]
        let (game, expected) = {
            let each = std::mem::size_of::<usize>() + 2 + 2;
            let whole = (2 + 8) * (LARGEST as usize + 1);
            let game = game.only(super::Way::Sparse(0));
            (game, expected + each * HEAPS + whole)
        };
        let mut game = game;
        let last = HEAPS as u64 - 1;
        game.value(last, MOST, &mut Work::default()).unwrap();
        // What is reserved beyond may be more.
        let memory = game.memory();
        assert!(
            memory >= expected && memory < expected / 8 * 9,
            "{}",
            memory
        );
    }

    #[cfg(feature = "large")]
    #[test]
    fn four_steps_are_counted_for_each_place_and_heap() {
        use super::Way;

        let mut places: Vec<_> = (1..=1000).map(|place| (place, 3)).collect();
        places[0].1 = 7;
        for &way in &[Way::Mark, Way::Search] {
            let mut work = Work::new(u64::MAX);
            let game = &mut Game::new(&places).only(way);
            game.value(1999, MOST, &mut work).unwrap();
            // Of the heaps of 0 to 1999 those of less than 1000 feel as many places as tokens.
            let least = 4 * (1000 * 999 / 2 + 1000 * 1000);
            // Besides: a million splits, and up to 256 for a heap.
            let (most, spent) = (least + 1_500_000, u64::MAX - work.steps);
            assert!(spent > least && spent < most, "{} {:?}", spent, way);
        }
    }

    #[cfg(feature = "large")]
    #[test]
    fn a_heap_that_a_larger_place_takes_whole_is_not_answered_by_the_period() {
        // Where the period says 0, taking all is a move to 0 that was not there.
        for place in 300..334 {
            let mut digits = vec![0; place + 1];
            digits[2] = 7;
            digits[place] = 1;
            let expected = definition(&digits, place + 1)[place];
            let mut game = game(&digits);
            let work = &mut Work::default();
            game.value(place as u64 - 1, MOST, work).unwrap();
            assert!(game.watch.proved().is_some());
            assert_eq!(game.value(place as u64, MOST, work), Ok(expected));
        }
    }

    #[cfg(feature = "large")]
    #[test]
    fn the_best_way_takes_the_fewest_steps() {
        use super::Way;

        let steps = |way| {
            let mut work = Work::new(u64::MAX);
            let mut game = game(&[0, 4, 5, 4]).only(way);
            game.value(12_000, MOST, &mut work).unwrap();
            u64::MAX - work.steps
        };
        let (best, search, mark) = (steps(Way::Best), steps(Way::Search), steps(Way::Mark));
        assert!(2 * best < search && 2 * search < mark);
    }

    #[test]
    fn spent_work_is_an_error_that_names_the_last_heap() {
        let mut game = game(&[0, 0, 0, 7]);
        let mut work = Work::new(100_000);
        let last = game.value(u64::MAX, MOST, &mut work).unwrap_err();
        assert!(last > 500 && work.steps == 0);
        assert!(game.value(last, MOST, &mut work).is_ok());
        assert_eq!(game.value(last + 1, MOST, &mut work), Err(last));
        assert_eq!(
            game.value(MOST + 1, last, &mut Work::new(100_000)),
            Err(last)
        );
    }
}
