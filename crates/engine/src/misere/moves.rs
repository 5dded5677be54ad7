//! Winning moves in sums of heaps of any size.
//!
//! Checked: the least winning move of all sums with a total up to 12, for 30 codes, against a full search (`tests.rs`);
//! sums of large heaps, with the period and before it is proved (below).

use super::game::Game;
use std::collections::HashSet;

/// A move: the index of its heap, what it takes, and the two heaps that it leaves, the smaller first; 0 is no heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Play {
    /// The index of the heap, from 0.
    pub heap: usize,
    /// The number of tokens taken.
    pub take: u64,
    /// The smaller heap that is left, or 0.
    pub left: u64,
    /// The larger heap that is left, or 0.
    pub right: u64,
}

/// Who wins a sum under misere play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Winner {
    /// The second player.
    Second,
    /// The first player, because there is no move.
    Already,
    /// The first player, by this winning move: the least, comparing the fields in order.
    FirstBy(Play),
}

impl Game {
    /// Who wins `heaps`, and by which move; `None` if a heap is not proved.
    ///
    /// # Complexity
    ///
    /// O(1) a heap for the outcome. For the move, O(splits) for each different heap, until a move wins. If the period
    /// is proved, at most preperiod + period splits are tried for each number of tokens taken.
    ///
    /// ```
    /// use grundy_engine::misere::{Game, Limits, Play, Rule, Winner};
    /// use grundy_engine::octal::moves;
    ///
    /// let mut kayles = Game::new(Rule::new(&moves("0.77").unwrap()));
    /// kayles.grow(u64::MAX, &mut Limits::of_steps(1_000_000));
    /// let play = Play { heap: 0, take: 1, left: 1, right: 3 };
    /// assert_eq!(kayles.winner(&[5, 4, 3]), Some(Winner::FirstBy(play)));
    /// assert_eq!(kayles.winner(&[2, 2]), Some(Winner::Second));
    /// assert_eq!(kayles.winner(&[0]), Some(Winner::Already));
    /// ```
    pub fn winner(&self, heaps: &[u64]) -> Option<Winner> {
        let quotient = self.quotient();
        let images = heaps.iter().map(|&heap| self.image(heap));
        let images: Vec<usize> = images.collect::<Option<_>>()?;
        // The states of the sums of the last 0, 1, 2, ... heaps.
        let mut behind = vec![0];
        for &image in images.iter().rev() {
            let last = behind[behind.len() - 1];
            behind.push(quotient.product(last, image));
        }
        if quotient.is_lost(behind[heaps.len()]) {
            return Some(Winner::Second);
        }
        let mut hopeless = HashSet::new();
        let mut before = 0;
        for (at, &heap) in heaps.iter().enumerate() {
            let rest = quotient.product(before, behind[heaps.len() - 1 - at]);
            if hopeless.insert((self.alike(heap), rest)) {
                if let Some((take, left, right)) = self.winning(heap, rest) {
                    return Some(Winner::FirstBy(Play { heap: at, take, left, right }));
                }
            }
            before = quotient.product(before, images[at]);
        }
        Some(Winner::Already)
    }

    // A heap whose options have the same states as the options of `heap`. The period gives it if `heap` is large enough
    // for the proof. (In 0.22, whose period of 3 begins with 1, the heap of 4 can move to 2, and that of 1 only to 0.)
    fn alike(&self, heap: u64) -> u64 {
        self.period().map_or(heap, |period| {
            let (start, length) = (period.start.max(1) as u64, period.length as u64);
            // A larger bound would also do; it only identifies fewer heaps.
            let from = (2 * start + length).saturating_add(self.rule().most_taken());
            heap.min(from + heap.saturating_sub(from) % length)
        })
    }

    // The least move from `heap` that wins beside a sum in the state `rest`.
    fn winning(&self, heap: u64, rest: usize) -> Option<(u64, u64, u64)> {
        let quotient = self.quotient();
        let wins = |left: u64, right: u64| {
            let state = |part: u64| self.image(part).unwrap_or(0);
            let option = quotient.product(state(left), state(right));
            quotient.is_lost(quotient.product(option, rest))
        };
        // If the smaller part is larger than this, one period can be moved from it to the larger part; the split that
        // results came before.
        let most =
            self.period().map_or(u64::MAX, |period| (period.start.max(1) + period.length) as u64);
        for &(take, digit) in self.rule().moves().iter().filter(|step| step.0 <= heap) {
            let left = heap - take;
            let one = if left == 0 { 1 } else { 2 };
            if digit & one != 0 && wins(0, left) {
                return Some((take, 0, left));
            }
            let splits = if digit & 4 != 0 { left / 2 } else { 0 };
            if let Some(part) = (1..=splits.min(most)).find(|&part| wins(part, left - part)) {
                return Some((take, part, left - part));
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Game, Limits, Rule, Winner};
    use crate::octal::moves;
    use std::collections::HashSet;

    fn grown(code: &str, heaps: u64) -> Game {
        let mut game = Game::new(Rule::new(&moves(code).unwrap()));
        assert!(game.grow(heaps, &mut Limits::of_steps(1 << 30)));
        game
    }

    #[test]
    fn the_period_changes_no_answer() {
        for code in &["0.77", "0.15", "4.56", "0.312", "0.22"] {
            let whole = grown(code, u64::MAX);
            // The same heaps without the proof, in a game that also has a move that takes far more.
            let most = whole.largest() + 200;
            let mut longer = moves(code).unwrap();
            longer.push((most + 1, 3));
            let mut plain = Game::new(Rule::new(&longer));
            assert!(plain.grow(most, &mut Limits::of_steps(1 << 30)));
            assert_eq!(plain.period(), None);
            let mut wins = 0;
            for heap in 1..=most {
                for &beside in &[1, 2, 5, heap / 2 + 1, most - heap + 1] {
                    let sum = [beside, heap, heap, beside / 2];
                    let winner = whole.winner(&sum);
                    assert_eq!(winner, plain.winner(&sum), "{code} {sum:?}");
                    wins += u32::from(winner != Some(Winner::Second));
                }
            }
            assert!(wins > 100);
            // Heaps of the same state, where only the second may have the move.
            for heap in 1..=most {
                let is_like = |&other: &u64| whole.image(other) == whole.image(heap);
                for other in (heap + 1..=most).filter(is_like) {
                    for beside in 0..3 {
                        let sum = [heap, other, beside];
                        assert_eq!(whole.winner(&sum), plain.winner(&sum), "{code} {sum:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn heaps_that_are_alike_have_the_same_options() {
        let codes = ["0.77", "0.15", "4.56", "0.312", "0.22", "0.71", "0.75", "0.123"];
        for code in &codes {
            let whole = grown(code, u64::MAX);
            let period = whole.period().expect("a period");
            let options = |heap: u64| {
                let mut states = HashSet::new();
                whole.rule().options(heap, |_, left, right| {
                    let (left, right) = (whole.image(left).unwrap(), whole.image(right).unwrap());
                    states.insert(whole.quotient().product(left, right));
                });
                states
            };
            let mut merged = 0;
            for heap in 0..4 * (period.start + period.length) as u64 + 20 {
                let other = whole.alike(heap);
                assert_eq!(options(heap), options(other), "{code}: {heap} {other}");
                merged += u32::from(other < heap);
            }
            assert!(merged > 10, "{}", code);
        }
    }

    #[test]
    fn heaps_of_any_size_are_answered_and_none_beyond_what_is_proved() {
        let whole = grown("0.77", u64::MAX);
        let least = |n: u64| 71 + (n - 71) % 12;
        for n in (u64::MAX - 30)..=u64::MAX {
            assert_eq!(whole.image(n), whole.image(least(n)));
            let winner = whole.winner(&[n, n / 3, 7]);
            if let Some(Winner::FirstBy(play)) = winner {
                let mut after = vec![n, n / 3, 7];
                assert_eq!(after[play.heap] - play.take, play.left + play.right);
                after[play.heap] = play.left;
                after.push(play.right);
                assert_eq!(whole.is_lost(&after), Some(true));
            }
        }
        let part = grown("0.77", 20);
        assert_eq!((part.winner(&[20]).is_some(), part.winner(&[3, 21])), (true, None));
    }
}
