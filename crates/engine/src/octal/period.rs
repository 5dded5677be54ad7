//! The proof that the values of a take-and-break game repeat forever, from finitely many of them.
//!
//! If no move takes more than k from a heap, and for some n0 >= 1 and p >= 1 the values G have G(n + p) = G(n) for all
//! n0 <= n < 2 n0 + p + k, then this holds for all n >= n0 (Guy and Smith, The G-values of various games, 1956; Winning
//! Ways, ch. 4). The reason: after a move from a still larger heap, the larger of the two parts lies where the values
//! already repeat, and is not empty. Where a move leaves t heaps, the window ends before t n0 + (t - 1) p + k instead,
//! because then one of the t parts of n + p has at least n0 + p. n0 = 0 proves nothing: with it, the first three values
//! of the octal code 0.4, which are all 0, would prove the period 1.
//!
//! Checked: against a reference that tries every n0 and p on every prefix, on random periodic tables
//! with one fault; all codes of three digits (`game.rs`); windows that are one entry short.

use crate::z_function::z_of_reversed;

/// The least period, and the least heap from which the values repeat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Period {
    /// G(n + length) = G(n) for all n >= start.
    pub length: usize,
    /// The least such n; the empty heap is 0.
    pub start: usize,
}

/// Watches a growing table, and proves its period at the first entry that allows it.
pub struct Prover {
    // k, and the least number of tokens above k that a move takes: a proof holds for heaps smaller
    // than that.
    most_taken: usize,
    next_taken: Option<u64>,
    // How many heaps a move may leave.
    parts: usize,
    // The periods that may be proved before the next survey, ascending. With each, how many entries
    // at the end of the table equal the one a period before.
    candidates: Vec<(usize, usize)>,
    next_survey: usize,
    period: Option<Period>,
}

impl Prover {
    /// A prover that has seen nothing, for moves that leave at most two heaps. How many tokens a move may take is set
    /// by `restart`; until then it is 0.
    pub fn new() -> Prover {
        Prover::of_parts(2)
    }

    /// A prover for moves that may leave this number of heaps.
    pub fn of_parts(parts: usize) -> Prover {
        Prover {
            most_taken: 0,
            next_taken: None,
            parts,
            candidates: Vec::new(),
            next_survey: 0,
            period: None,
        }
    }

    /// Starts over for moves of at most `most_taken` tokens. A proof will hold for heaps smaller
    /// than `next_taken`, the next larger move.
    pub fn restart(&mut self, most_taken: usize, next_taken: Option<u64>) {
        *self = Prover { most_taken, next_taken, ..Prover::of_parts(self.parts) };
    }

    /// The period that is proved for the moves of the last restart.
    pub fn period(&self) -> Option<Period> {
        self.period
    }

    /// The period of all heaps, if it is proved.
    pub fn period_of_all(&self) -> Option<Period> {
        if self.next_taken.is_some() {
            return None;
        }
        self.period
    }

    /// The least table length that can prove a period which has held for the last eighth of `table`, if there is one.
    /// O(length) in time and memory.
    pub fn nearest_proof(&self, table: &[u16]) -> Option<usize> {
        // For a period p from N on, the table ends with a run of length - N - p.
        let runs = z_of_reversed(table, table.len());
        let longest = runs.into_iter().max().filter(|&run| run > table.len() / 8);
        longest.map(|run| self.parts * (table.len() - run) + self.most_taken)
    }

    /// The smallest heap with the same value as `heap`, as far as the proof shows.
    pub fn reduced(&self, heap: u64) -> u64 {
        match self.period {
            Some(period) if self.next_taken.is_none_or(|next| heap < next) => {
                let (start, length) = (period.start as u64, period.length as u64);
                heap.min(start + heap.saturating_sub(start) % length)
            }
            _ => heap,
        }
    }

    /// The period that `table` proves. Call it after each new entry of the table, until it finds a
    /// period.
    ///
    /// # Complexity
    ///
    /// O(1) amortized: each time the table has grown by an eighth, all periods are surveyed, in time
    /// proportional to the table.
    pub fn extend(&mut self, table: &[u16]) -> Option<Period> {
        let length = table.len();
        if length >= self.next_survey {
            self.survey(table);
        } else {
            let newest = table[length - 1];
            self.candidates.retain(|&(p, _)| table[length - 1 - p] == newest);
            self.candidates.iter_mut().for_each(|candidate| candidate.1 += 1);
        }
        let periods =
            self.candidates.iter().map(|&(p, run)| Period { length: p, start: length - p - run });
        let is_proved = |found: &Period| self.window(*found) <= length;
        self.period = periods.clone().find(is_proved);
        self.period
    }

    // The number of entries that prove a period.
    fn window(&self, found: Period) -> usize {
        self.parts * (found.start.max(1) + found.length) + self.most_taken
    }

    // A proof at length L needs a run of (L + k) / 2, or, where a move leaves t heaps, of ((t - 1) L + k) / t. The next
    // survey comes after at most an eighth more, so a run that breaks, or is too short now, can wait until then.
    fn survey(&mut self, table: &[u16]) {
        let length = table.len();
        self.next_survey = length + (length / 8).max(1);
        // A lower bound would only keep more candidates: `extend` asks each of them for the whole proof.
        let most_before = (self.next_survey - self.most_taken.min(self.next_survey)) / self.parts;
        let needed = length.saturating_sub(most_before);
        self.candidates.clear();
        // A proof has room for two periods.
        let runs = z_of_reversed(table, (self.next_survey / 2).min(length - 1));
        for (p, &run) in runs.iter().enumerate().skip(1) {
            // A multiple of a candidate breaks with it, as long as both look at the same run.
            let is_multiple = |&(q, of): &(usize, usize)| p % q == 0 && p <= of;
            if run >= needed && !self.candidates.iter().any(is_multiple) {
                self.candidates.push((p, run));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Period, Prover};

    // The theorem as stated, for every n0 and p.
    fn by_trial(table: &[u16], most: usize, parts: usize) -> Option<Period> {
        let length = table.len();
        for p in 1..length {
            for n0 in 1..length {
                let end = parts * n0 + (parts - 1) * p + most;
                if end + p <= length && (n0..end).all(|n| table[n + p] == table[n]) {
                    let same = |n: &usize| table[n + p] == table[*n];
                    let start = n0 - (0..n0).rev().take_while(same).count();
                    return Some(Period { length: p, start });
                }
            }
        }
        None
    }

    fn first_proof(table: &[u16], most: usize, parts: usize) -> Option<(usize, Period)> {
        let mut prover = Prover::of_parts(parts);
        prover.restart(most, None);
        (1..=table.len())
            .filter_map(|length| {
                let proved = prover.extend(&table[..length]);
                assert_eq!(
                    proved,
                    by_trial(&table[..length], most, parts),
                    "{:?} {}",
                    &table[..length],
                    most
                );
                proved.map(|period| (length, period))
            })
            .next()
    }

    #[test]
    fn a_period_is_proved_with_the_same_entry_as_by_trial() {
        let mut seed = 1u64;
        let mut random = |below: u64| {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (seed >> 33) % below
        };
        for _ in 0..1000 {
            let (p, most, values) = (1 + random(44) as usize, random(5) as usize, 1 + random(3));
            let mut table: Vec<u16> = (0..90).map(|_| random(values) as u16).collect();
            let start = random(25) as usize;
            (start + p..table.len()).for_each(|n| table[n] = table[n - p]);
            let fault = random(90) as usize;
            table[fault] ^= random(2) as u16;
            first_proof(&table, most, 2);
            first_proof(&table, most, 3);
        }
    }

    #[test]
    fn a_window_one_entry_short_proves_nothing() {
        for &(p, start, most) in
            &[(1, 1, 1), (3, 1, 2), (34, 53, 2), (12, 71, 2), (7, 200, 5), (90, 3, 9)]
        {
            let values = |n: usize| if n < start { 100 + n } else { n % p } as u16;
            let needed = 2 * start + 2 * p + most;
            let table: Vec<u16> = (0..needed).map(values).collect();
            let period = Period { length: p, start };
            assert_eq!(first_proof(&table, most, 2), Some((needed, period)));
            let mut broken = table.clone();
            broken[needed - 1] = 8;
            assert_eq!(first_proof(&broken, most, 2), None);
        }
    }

    #[test]
    fn after_a_restart_a_period_is_proved_beside_a_shorter_one_that_breaks() {
        // 1 0 0 ... 0 over and over: just before a 1, the zeros at the end have the period 1.
        for p in 8..40 {
            let table: Vec<u16> = (0..2 * p + 2).map(|n| (n % p == 0) as u16).collect();
            let mut prover = Prover::new();
            prover.extend(&table[..p]);
            prover.restart(0, None);
            for length in 3 * p / 2..table.len() {
                assert_eq!(prover.extend(&table[..length]), None, "{length} of {p}");
            }
            let period = Period { length: p, start: 0 };
            assert_eq!(prover.extend(&table), Some(period));
        }
    }

    #[test]
    fn what_is_proved_holds_below_the_next_larger_move() {
        let mut prover = Prover::new();
        prover.restart(1, Some(1000));
        let table: Vec<u16> = (0..40).map(|n| n % 2).collect();
        let proved = (1..=40).find(|&length| prover.extend(&table[..length]).is_some());
        assert!(proved.is_some() && prover.period().is_some());
        assert_eq!(prover.period_of_all(), None);
        let reduced = [0, 1, 998, 999, 1000, u64::MAX].iter().map(|&n| prover.reduced(n));
        assert_eq!(reduced.collect::<Vec<_>>(), [0, 1, 0, 1, 1000, u64::MAX]);
        prover.next_taken = None;
        assert_eq!(prover.reduced(u64::MAX), 1);
        assert_eq!(prover.period_of_all(), prover.period());
    }

    #[test]
    fn the_empty_heap_proves_nothing() {
        // 0.4: with n0 = 0, p = 1 and k = 1 the window ends before the error shows.
        assert_eq!(first_proof(&[0, 0, 0, 1, 1, 2, 0, 3], 1, 2), None);
        // 0.1 is 0 1 0 0 0 ...
        let period = Period { length: 1, start: 2 };
        assert_eq!(first_proof(&[0, 1, 0, 0, 0, 0, 0, 0], 1, 2), Some((7, period)));
        // 0.2 is 0 0 1 0 1 0 1 ...
        let period = Period { length: 2, start: 1 };
        assert_eq!(first_proof(&[0, 0, 1, 0, 1, 0, 1, 0], 1, 2), Some((7, period)));
    }
}
