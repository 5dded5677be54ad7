//! A take-and-break game: a growing table of values, the strategy that computes them, and their period.
//!
//! Checked: all octal codes of three digits up to 300 heaps, with d0 = 0 and 4, by each strategy against the
//! definition; random codes of up to twelve digits; moves that take much; published periods.

use super::code::{is_hexadecimal, Move};
use super::fill::mark_unsplit;
use super::pace::{Pace, BUDGET};
use super::period::{Period, Prover};
use super::rule::Rule;
use super::search::{Search, Strategy};
use super::sparse::Space;
use super::triples::Triples;
use grundy::kernel::Mex;
use grundy::table::TooLarge;
use std::mem::size_of;

/// The largest heap of an octal game that is answered without a proved period.
pub const MAX_HEAP: u64 = 1 << 24;

// The first estimate of the work goes up to this heap when only a period can answer. It is less than MAX_HEAP because
// a period may appear long before: that of 0.376 begins with 2.3 million heaps.
const FARTHEST_ESTIMATE: u64 = 1 << 22;

/// An octal game and the values of its heaps so far.
///
/// ```
/// use grundy_engine::octal::{moves, Game, BUDGET, MAX_HEAP};
///
/// let mut kayles = Game::new(&moves("0.77").unwrap());
/// let mut budget = BUDGET;
/// assert_eq!(kayles.value(3, MAX_HEAP, &mut budget), Ok(3));
/// assert_eq!(kayles.values(), [0, 1, 2, 3]);
/// assert_eq!(kayles.value(12_000_000_000_003, MAX_HEAP, &mut budget), Ok(8));
/// ```
pub struct Game {
    // Ascending, each move once.
    moves: Vec<Move>,
    // How many moves the newest heap allows, and the tokens taken by those that may split it.
    possible: usize,
    takes: Vec<usize>,
    // The tokens taken by those that may leave three heaps.
    triple_takes: Vec<usize>,
    triples: Triples,
    values: Vec<u16>,
    search: Search,
    prover: Option<Prover>,
    pace: Pace,
}

impl Game {
    /// The game with these moves. A move that occurs twice has the digits of both.
    ///
    /// # Panics
    ///
    /// If a digit is greater than 15, or if a move that takes 0 may leave one heap or none.
    pub fn new(moves: &[Move]) -> Game {
        let mut game = Game::only(moves, Strategy::Best);
        let parts = if is_hexadecimal(&game.moves) { 3 } else { 2 };
        let mut prover = Prover::of_parts(parts);
        prover.restart(0, game.moves.first().map(|&(take, _)| take));
        game.prover = Some(prover);
        game
    }

    /// The same game, computed by one strategy and never by a period: for tests and benchmarks.
    ///
    /// # Panics
    ///
    /// As [`Game::new`].
    pub fn only(moves: &[Move], strategy: Strategy) -> Game {
        Game {
            moves: Rule::new(moves).moves().to_vec(),
            possible: 0,
            takes: Vec::new(),
            triple_takes: Vec::new(),
            triples: Triples::default(),
            values: Vec::new(),
            search: Search::new(strategy),
            prover: None,
            pace: Pace::default(),
        }
    }

    /// The values so far; the value of a heap of n has index n.
    pub fn values(&self) -> &[u16] {
        &self.values
    }

    /// The memory of the table and of what is kept beside it, in bytes.
    pub fn memory(&self) -> usize {
        self.values.capacity() * size_of::<u16>() + self.search.memory() + self.triples.memory()
    }

    /// The sparse space in use, if there is one.
    pub fn space(&self) -> Option<Space> {
        self.search.space()
    }

    /// The period of all values, if it is proved.
    pub fn period(&self) -> Option<Period> {
        if self.possible != self.moves.len() {
            return None;
        }
        self.prover.as_ref()?.period_of_all()
    }

    /// The value of `heap`.
    ///
    /// # Errors
    ///
    /// If no period is proved, and either `heap` is greater than `most`, or the work would take more steps than
    /// `budget`, or a value would exceed the kernel's largest. If some move takes more than `most` but not more than
    /// `heap`, it is refused at once, because no period can be proved before `most`.
    ///
    /// # Complexity
    ///
    /// Each heap up to the largest is computed once: O(n^2) in all at worst; after a proof, nothing
    /// more. The steps taken are subtracted from `budget`. After half a second of work, the pace of the newest
    /// heaps gives an estimate of the rest, and the work ends if that would exceed `budget`.
    pub fn value(&mut self, heap: u64, most: u64, budget: &mut u64) -> Result<u64, TooLarge> {
        let asked = heap;
        let is_hopeless = |&(take, _): &Move| most < take && take <= heap;
        if self.moves.iter().any(is_hopeless) {
            return Err(TooLarge { asked, most });
        }
        let is_done = |game: &Game| game.values.len() as u64 > most || game.known(heap).is_some();
        self.grow_until(heap, most, budget, is_done, |_| {});
        self.known(heap)
            .ok_or_else(|| TooLarge { asked, most: (self.values.len() as u64).saturating_sub(1) })
    }

    /// The value of `heap` if it is in the table, or follows from the table by a period.
    pub fn known(&self, heap: u64) -> Option<u64> {
        let reduced = self.prover.as_ref().map_or(heap, |p| p.reduced(heap));
        if reduced < self.values.len() as u64 {
            Some(u64::from(self.values[reduced as usize]))
        } else {
            None
        }
    }

    /// Computes the values of heaps until there are `length`, or the period of all is proved; `false`
    /// if this would take more steps than `budget`, or if a value would exceed the kernel's largest.
    ///
    /// ```
    /// use grundy_engine::octal::{moves, Game, Period, BUDGET};
    ///
    /// let (mut kayles, mut shown) = (Game::new(&moves("0.77").unwrap()), Vec::new());
    /// kayles.grow_watched(3, &mut BUDGET.clone(), |heaps| shown.push(format!("{heaps} of 3")));
    /// assert_eq!(shown, ["1 of 3", "2 of 3", "3 of 3"]);
    /// assert!(kayles.grow(usize::MAX, &mut BUDGET.clone()));
    /// assert_eq!(kayles.period(), Some(Period { length: 12, start: 71 }));
    /// ```
    pub fn grow(&mut self, length: usize, budget: &mut u64) -> bool {
        self.grow_watched(length, budget, |_| {})
    }

    /// Grows like `grow`, and after each computed heap calls `watch` with the number of heaps so far.
    pub fn grow_watched<W>(&mut self, length: usize, budget: &mut u64, watch: W) -> bool
    where
        W: FnMut(usize),
    {
        let is_done = |game: &Game| game.values.len() >= length || game.period().is_some();
        self.grow_until(length as u64, MAX_HEAP, budget, is_done, watch)
    }

    /// The period if it is proved from the heaps up to `limit`, or `None`; `watch` is as for
    /// [`grow_watched`](Game::grow_watched).
    ///
    /// # Errors
    ///
    /// If the table up to `limit` would take more than [`BUDGET`], and what it has until then proves no period.
    ///
    /// ```
    /// use grundy_engine::octal::{moves, Game};
    ///
    /// let period = |limit| Game::new(&moves("0.77").unwrap()).period_within(limit, |_| {});
    /// assert_eq!(period(100), Ok(None));
    /// assert_eq!(period(1000).unwrap().unwrap().length, 12);
    /// ```
    pub fn period_within<W>(&mut self, limit: u64, watch: W) -> Result<Option<Period>, TooLarge>
    where
        W: FnMut(usize),
    {
        self.grow_watched(limit.min(MAX_HEAP) as usize + 1, &mut BUDGET.clone(), watch);
        let most = (self.values.len() as u64).saturating_sub(1);
        match self.period() {
            None if most < limit => Err(TooLarge { asked: limit, most }),
            period => Ok(period),
        }
    }

    fn grow_until<F, W>(
        &mut self,
        heap: u64,
        most: u64,
        budget: &mut u64,
        is_done: F,
        mut watch: W,
    ) -> bool
    where
        F: Fn(&Game) -> bool,
        W: FnMut(usize),
    {
        let mut seen = Mex::new();
        let mut is_measured = true;
        while !is_done(self) {
            if is_measured && self.would_exceed(*budget, self.farthest(heap, most)) {
                return false;
            }
            let before = *budget;
            match self.next_value(&mut seen, budget) {
                Some(value) => self.push(value),
                None => return false,
            }
            is_measured = self.pace.add(before - *budget, self.values.len());
            watch(self.values.len());
        }
        true
    }

    // The heap up to which the work for `heap` is estimated; those up to `most` are answered without a period.
    fn farthest(&self, heap: u64, most: u64) -> u64 {
        let is_near = (self.values.len() as u64) < FARTHEST_ESTIMATE;
        if heap <= most {
            heap
        } else if is_near {
            most.min(FARTHEST_ESTIMATE)
        } else {
            most
        }
    }

    // Whether the work exceeds the budget both up to the heap `far` and up to the proof of a period that shows.
    fn would_exceed(&self, budget: u64, far: u64) -> bool {
        let length = self.values.len() as u64;
        let exceeds = |far: u64| self.pace.estimate(far.saturating_sub(length)) > budget;
        let is_periodic = |prover: &Prover| {
            let proof =
                prover.period().map_or_else(|| prover.nearest_proof(&self.values), |_| Some(0));
            proof.is_some_and(|proof| !exceeds(proof as u64))
        };
        exceeds(far) && !self.prover.as_ref().is_some_and(is_periodic)
    }

    fn next_value(&mut self, seen: &mut Mex, budget: &mut u64) -> Option<u16> {
        if *budget == 0 {
            return None;
        }
        let n = self.values.len();
        self.allow_moves(n as u64);
        // A heap takes some steps besides its splits.
        let mut steps = 200 + 4 * self.possible as u64;
        let value = if let Some(period) = self.prover.as_ref().and_then(Prover::period) {
            Some(self.values[n - period.length])
        } else {
            seen.clear();
            mark_unsplit(&self.moves[..self.possible], n, &self.values, seen);
            for &take in &self.triple_takes {
                self.triples.mark(&self.values, n - take, seen, &mut steps);
            }
            self.search.mex(&self.values, &self.takes, seen, &mut steps)
        };
        *budget = budget.saturating_sub(steps);
        value
    }

    fn allow_moves(&mut self, n: u64) {
        while self.moves.get(self.possible).is_some_and(|m| m.0 <= n) {
            let (take, digit) = self.moves[self.possible];
            self.possible += 1;
            if digit & 4 != 0 {
                self.takes.push(take as usize);
                self.search.forget_sparse_space();
            }
            if digit & 8 != 0 {
                self.triple_takes.push(take as usize);
            }
            let next_taken = self.moves.get(self.possible).map(|next| next.0);
            if let Some(prover) = self.prover.as_mut() {
                prover.restart(take as usize, next_taken);
            }
        }
    }

    fn push(&mut self, value: u16) {
        self.values.push(value);
        self.search.push(value);
        if let Some(prover) = self.prover.as_mut().filter(|p| p.period().is_none()) {
            prover.extend(&self.values);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Game, Move, Strategy};
    use crate::octal::pace::TRIAL;
    use crate::octal::sparse::HEAP;
    use crate::octal::{mark_options, BUDGET};
    use crate::random::{Choose, Random};
    use grundy::kernel::{fill, MAX_VALUE};
    use grundy::table::TooLarge;

    const MOST: u64 = 1 << 24;

    // Every option of every heap, with both parts of a split in every order.
    fn definition(moves: &[Move], heaps: usize) -> Vec<u64> {
        let mut values: Vec<u64> = Vec::new();
        for n in 0..heaps {
            let mut seen = vec![false; 2 * heaps.next_power_of_two() + 1];
            for &(take, digit) in moves.iter().filter(|m| m.0 <= n as u64) {
                let rest = n - take as usize;
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
                for a in (1..rest).filter(|_| digit & 8 != 0) {
                    for b in 1..rest - a {
                        seen[(values[a] ^ values[b] ^ values[rest - a - b]) as usize] = true;
                    }
                }
            }
            values.push(seen.iter().position(|&seen| !seen).unwrap() as u64);
        }
        values
    }

    // The same, by the engine's own definition.
    fn filled(moves: &[Move], heaps: usize) -> Vec<u64> {
        let mut table = vec![0; heaps];
        fill(&mut table, 0, |n, done, seen| {
            mark_options(moves, n, done, seen);
        });
        table.into_iter().map(u64::from).collect()
    }

    fn values(mut game: Game, heaps: usize) -> Vec<u64> {
        let mut budget = BUDGET;
        (0..heaps as u64).map(|n| game.value(n, MOST, &mut budget).unwrap()).collect()
    }

    // All codes of three digits, half of them with d0 = 4.
    fn codes() -> impl Iterator<Item = Vec<Move>> {
        (0..1024u16).map(|code| {
            let digit = |shift: u16| (code >> shift & 7) as u8;
            vec![(0, digit(9) * 4), (1, digit(6)), (2, digit(3)), (3, digit(0))]
        })
    }

    #[test]
    fn every_strategy_agrees_with_the_definition_on_all_codes_of_three_digits() {
        for (index, moves) in codes().enumerate() {
            let expected = definition(&moves, 300);
            // After a proof the table does not grow, and the period answers.
            assert_eq!(values(Game::new(&moves), 300), expected, "{moves:?}");
            assert_eq!(filled(&moves, 300), expected, "{moves:?}");
            let mask = [0, 1, 3, 5, 6, 9, 21, 31][index % 8];
            for &strategy in &[
                Strategy::AllSplits,
                Strategy::Search,
                Strategy::Sparse(mask),
                Strategy::Sparse(mask + HEAP),
            ] {
                let found = values(Game::only(&moves, strategy), 300);
                assert_eq!(found, expected, "{moves:?} {strategy:?}");
            }
        }
    }

    #[test]
    fn every_strategy_agrees_with_the_definition_on_codes_of_many_digits() {
        let mut random = Random(1);
        for _ in 0..60 {
            let digits = 4 + random.below(9);
            let moves: Vec<Move> = Some((0, 4 * random.below(2) as u8))
                .into_iter()
                .chain((1..=digits).map(|take| (take, random.below(8) as u8)))
                .collect();
            let expected = definition(&moves, 200);
            let sparse = Strategy::Sparse(random.below(1 << 16) as usize);
            let alone = [Strategy::AllSplits, Strategy::Search, sparse];
            let games = alone.iter().map(|&strategy| Game::only(&moves, strategy));
            for game in games.chain(Some(Game::new(&moves))) {
                assert_eq!(values(game, 200), expected, "{moves:?} {sparse:?}");
            }
        }
    }

    #[test]
    fn hexadecimal_codes_of_two_digits_agree_with_the_definition() {
        for code in 0..1024u16 {
            let digit = |shift: u16| (code >> shift & 15) as u8;
            let moves = [(0, (code >> 8) as u8 * 4), (1, digit(4)), (2, digit(0))];
            let heaps = if code < 256 { 70 } else { 40 };
            assert_eq!(values(Game::new(&moves), heaps), definition(&moves, heaps), "{moves:?}");
        }
        let moves = [(1, 8), (40, 15), (41, 9)];
        assert_eq!(values(Game::new(&moves), 120), definition(&moves, 120));
    }

    #[test]
    fn a_period_that_is_proved_for_three_heaps_holds_for_longer_tables() {
        let mut proved = 0;
        for code in 0..1024u16 {
            let digit = |shift: u16| (code >> shift & 15) as u8;
            let moves = [(0, (code >> 8) as u8 * 4), (1, digit(4)), (2, digit(0))];
            let mut game = Game::new(&moves);
            game.grow(160, &mut BUDGET.clone());
            if let Some(period) = game.period() {
                let heaps = 4 * game.values().len();
                let mut plain = Game::only(&moves, Strategy::Best);
                plain.grow(heaps, &mut BUDGET.clone());
                let table = plain.values();
                let is_same = |n: usize| table[n] == table[n + period.length];
                assert!((period.start..heaps - period.length).all(is_same), "{moves:?}");
                proved += 1;
            }
        }
        assert!(proved > 120, "{proved}");
    }

    #[test]
    fn every_strategy_agrees_where_a_move_takes_much() {
        let moves = [(1, 4), (600, 7), (1000, 6)];
        let expected = definition(&moves, 1500);
        let all = [Strategy::AllSplits, Strategy::Search, Strategy::Sparse(5)];
        for &strategy in &all {
            let found = values(Game::only(&moves, strategy), 1500);
            assert_eq!(found, expected, "{strategy:?}");
        }
    }

    #[test]
    fn large_heaps_agree_with_the_definition() {
        // Three in a row, a sparse game, one where the heap's parity joins the mask, a dense one, one with d0 = 4.
        let codes: [&[Move]; 5] = [
            &[(3, 7)],
            &[(1, 4), (2, 5), (3, 4)],
            &[(1, 1), (2, 2), (3, 7)],
            &[(1, 1), (3, 4)],
            &[(0, 4), (2, 1), (3, 2)],
        ];
        for moves in &codes {
            let expected = filled(moves, 20_000);
            for game in [Game::new(moves), Game::only(moves, Strategy::Search)] {
                assert!(values(game, 20_000) == expected, "{moves:?}");
            }
        }
    }

    #[test]
    fn a_sparse_space_ends_where_a_move_of_another_parity_can_split() {
        let moves = [(3, 7), (15, 7), (5000, 7)];
        let expected = filled(&moves, 5500);
        assert!(values(Game::new(&moves), 5500) == expected);
        let sparse = Game::only(&moves, Strategy::Sparse(HEAP));
        assert!(values(sparse, 5500) == expected);
    }

    #[test]
    fn a_table_grows_as_far_as_it_is_asked() {
        let mut game = Game::new(&[(3, 7)]);
        for &length in &[0, 1, 77, 5] {
            assert!(game.grow(length, &mut BUDGET.clone()));
        }
        assert_eq!(game.values().len(), 77);
        assert!(!game.grow(1000, &mut 100));
        assert!(game.values().len() < 100);
    }

    #[test]
    fn one_strategy_alone_is_never_answered_by_a_period() {
        let mut game = Game::only(&[(2, 7)], Strategy::AllSplits);
        let far = game.value(1000, 500, &mut BUDGET.clone());
        let too_large = TooLarge { asked: 1000, most: 500 };
        assert_eq!((far, game.period()), (Err(too_large), None));
    }

    #[test]
    fn the_empty_heap_proves_nothing() {
        let (mut one, mut two) = (Game::new(&[(1, 1)]), Game::new(&[(1, 2)]));
        let budget = &mut 100_000;
        let far = 1_000_000_000_000_000_001;
        let mut first = |game: &mut Game| -> Vec<_> {
            let heaps = (0..6).chain(vec![far, u64::MAX - 1]);
            heaps.map(|n| game.value(n, MOST, budget).unwrap()).collect()
        };
        assert_eq!(first(&mut one), [0, 1, 0, 0, 0, 0, 0, 0]);
        assert_eq!(first(&mut two), [0, 0, 1, 0, 1, 0, 0, 1]);
    }

    #[test]
    fn a_proof_ends_where_a_larger_move_is_possible() {
        let moves = [(1, 7), (2, 7), (1000, 7)];
        assert_eq!(values(Game::new(&moves), 1500), definition(&moves, 1500));
        let mut kayles = Game::new(&[(1, 7), (2, 7), (u64::MAX, 7)]);
        let budget = &mut 1_000_000;
        assert_eq!(kayles.value(12_000_000_000_003, MOST, budget), Ok(8));
        assert_eq!(kayles.period(), None);
        assert!(kayles.values().len() < 200);
    }

    #[test]
    fn heaps_without_a_move_prove_nothing_of_those_with_the_first() {
        for &first in &[1, 2, 50] {
            let moves = [(first, 7)];
            let expected = definition(&moves, 200);
            assert_eq!(values(Game::new(&moves), 200), expected, "{first}");
        }
        assert_eq!(Game::new(&[]).value(u64::MAX, 9, &mut 1000), Ok(0));
    }

    #[test]
    fn a_heap_that_a_larger_move_takes_whole_is_not_answered_by_the_period() {
        // Where the period says 0, taking all of the heap is a new move to 0.
        for take in 300..334 {
            let moves = [(2, 7), (take, 1)];
            let expected = definition(&moves, take as usize + 1)[take as usize];
            let (mut game, budget) = (Game::new(&moves), &mut BUDGET.clone());
            game.value(take - 1, MOST, budget).unwrap();
            assert!(game.prover.as_ref().unwrap().period().is_some());
            assert_eq!(game.value(take, MOST, budget), Ok(expected));
        }
    }

    #[test]
    fn a_heap_that_no_proof_can_reach_is_refused_before_the_work() {
        let mut game = Game::new(&[(1, 7), (2, 7), (5001, 7)]);
        let (asked, most) = (5001, 5000);
        let budget = &mut BUDGET.clone();
        assert_eq!(game.value(asked, most, budget), Err(TooLarge { asked, most }));
        assert_eq!((game.values().len(), *budget), (0, BUDGET));
        // Kayles: 5000 is 8 modulo 12.
        assert_eq!(game.value(5000, 200, budget), Ok(1));
        // A move that takes the whole of the largest heap must leave that heap to be answered.
        let mut game = Game::new(&[(1, 7), (7, 1)]);
        let least = definition(&[(1, 7), (7, 1)], 8)[7];
        assert_eq!(game.value(7, 7, budget), Ok(least));
    }

    #[test]
    fn values_end_with_the_largest_of_the_kernel() {
        // Any number may be taken and no heap split: this is Nim, where the value is the size.
        let moves: Vec<Move> = (1..20_000).map(|take| (take, 3)).collect();
        let mut nim = Game::only(&moves, Strategy::AllSplits);
        let (most, budget) = (u64::from(MAX_VALUE), &mut u64::MAX.clone());
        assert_eq!(nim.value(most, MOST, budget), Ok(most));
        let too_large = TooLarge { asked: MOST, most };
        assert_eq!(nim.value(MOST, MOST, budget), Err(too_large));
    }

    #[test]
    fn memory_is_that_of_all_that_grows_with_the_table() {
        const HEAPS: usize = 8192;
        // Under the empty mask all heaps are rare: each is kept with its value, and the table twice.
        let mut game = Game::only(&[(3, 7)], Strategy::Sparse(0));
        game.grow(HEAPS, &mut BUDGET.clone());
        let each = std::mem::size_of::<usize>() + 2 + 2 + 2;
        let fixed = (2 + 8) * (usize::from(MAX_VALUE) + 1);
        let (least, memory) = (each * HEAPS + fixed, game.memory());
        // Vectors may reserve more than this.
        assert!(memory >= least && memory < least / 8 * 9, "{}", memory);
    }

    #[test]
    fn four_steps_are_counted_for_each_move_and_heap() {
        let mut moves: Vec<Move> = (1..=1000).map(|take| (take, 3)).collect();
        moves[0].1 = 7;
        let mut left = u64::MAX;
        Game::only(&moves, Strategy::AllSplits).grow(2000, &mut left);
        // Each heap below 1000, of the heaps 0 to 1999, allows one move for each of its tokens.
        let least = 4 * (1000 * 999 / 2 + 1000 * 1000);
        // Besides these: a million splits, and up to 250 for a heap.
        let (most, spent) = (least + 1_500_000, u64::MAX - left);
        assert!(spent > least + 1_000_000 && spent < most, "{}", spent);
    }

    #[test]
    fn the_best_strategy_takes_the_fewest_steps() {
        let steps = |strategy| {
            let mut left = u64::MAX;
            Game::only(&[(1, 4), (2, 5), (3, 4)], strategy).grow(12_000, &mut left);
            u64::MAX - left
        };
        assert!(4 * steps(Strategy::Best) < steps(Strategy::AllSplits));
    }

    #[test]
    fn a_heap_that_would_take_too_long_is_refused_after_the_trial() {
        // No period of 0.007 is known: neither the largest heap nor one that needs a period can be reached.
        let (mut game, mut budget) = (Game::new(&[(3, 7)]), BUDGET);
        let most = game.value(u64::MAX, MOST, &mut budget).unwrap_err().most;
        let spent = BUDGET - budget;
        assert!(spent >= TRIAL && spent < TRIAL / 8 * 9, "{}", spent);
        assert_eq!(most, game.values().len() as u64 - 1);
        // The next such request is refused at once, and a near heap is answered.
        let before = budget;
        assert!(game.value(MOST - 1, MOST, &mut budget).is_err());
        assert_eq!(budget, before);
        assert!(game.value(most + 1, MOST, &mut budget).is_ok());
    }

    #[test]
    fn a_period_that_shows_is_waited_for() {
        let mut game = Game::new(&[(3, 7)]);
        game.grow(1000, &mut BUDGET.clone());
        game.pace.add(TRIAL, 1000);
        assert!(game.would_exceed(BUDGET, MOST));
        // When a thousand zeros end the table, five more prove that all others are 0.
        (0..1000).for_each(|_| game.values.push(0));
        assert!(!game.would_exceed(BUDGET, MOST));
        assert!(game.would_exceed(TRIAL / 1000, MOST));
    }

    #[test]
    fn a_spent_budget_is_an_error_that_names_the_last_heap() {
        let mut game = Game::new(&[(3, 7)]);
        let mut budget = 200_000;
        let mut value = |heap, most| game.value(heap, most, &mut budget);
        let last = value(u64::MAX, MOST).unwrap_err().most;
        assert!(last > 500);
        assert!(value(last, MOST).is_ok());
        assert_eq!(value(last + 1, MOST).unwrap_err().most, last);
        assert_eq!(value(MOST + 1, last).unwrap_err().most, last);
        assert_eq!(budget, 0);
    }
}
