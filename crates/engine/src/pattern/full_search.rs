//! Misere play of small sums, by full search: the player who makes the last move loses.
//!
//! It uses no theory, because most games have none under misere play. So it searches only small sums.
//!
//! Checked: misere Nim against its theorem; the search itself is the definition.

use super::rule::Ruleset;
use std::collections::HashMap;

/// The most tokens in all, in a sum whose heaps may split.
pub const MOST_SEARCHED: u64 = 32;

/// For a sum whose heaps do not split: the most positions, times the number of moves of its largest heap. With one move
/// from each position, they take half a gigabyte.
pub const MOST_STEPS: u64 = 5_000_000;

/// The sums met so far, and who wins them.
pub struct FullSearch {
    game: Ruleset,
    won: HashMap<Vec<u64>, bool>,
}

impl FullSearch {
    /// A search that knows nothing yet.
    pub fn new(game: &Ruleset) -> FullSearch {
        FullSearch { game: game.clone(), won: HashMap::new() }
    }

    /// Whether `heaps` are few enough for a search.
    pub fn is_small(&self, heaps: &[u64]) -> bool {
        let all = heaps.iter().fold(0, |sum: u64, &heap| sum.saturating_add(heap));
        if self.game.splits() {
            return all <= MOST_SEARCHED;
        }
        let positions = |product: u64, &heap: &u64| product.saturating_mul(heap.saturating_add(1));
        let largest = heaps.iter().copied().max().unwrap_or(0);
        let moves = self.game.most_options(largest).max(1);
        heaps.iter().fold(moves, positions) <= MOST_STEPS
    }

    /// Whether the player to move wins.
    ///
    /// # Complexity
    ///
    /// Exponential; it keeps all positions that can be reached.
    pub fn is_won(&mut self, heaps: &[u64]) -> bool {
        let mut position: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
        position.sort_unstable();
        // The positions still to decide, with their undecided options.
        let mut stack = vec![position.clone()];
        while let Some(last) = stack.pop() {
            if self.won.contains_key(&last) {
                continue;
            }
            let options = self.options(&last);
            let known: Vec<Option<&bool>> = options.iter().map(|o| self.won.get(o)).collect();
            if options.is_empty() || known.contains(&Some(&false)) {
                self.won.insert(last, true);
            } else if known.iter().all(Option::is_some) {
                self.won.insert(last, false);
            } else {
                stack.push(last);
                let is_open = |option: &Vec<u64>| !self.won.contains_key(option);
                stack.extend(options.into_iter().filter(is_open));
            }
        }
        self.won[&position]
    }

    fn options(&self, position: &[u64]) -> Vec<Vec<u64>> {
        let mut all = Vec::new();
        for (at, &heap) in position.iter().enumerate() {
            // Skipping equal heaps only saves time, as does leaving out empty ones.
            if at > 0 && position[at - 1] == heap {
                continue;
            }
            self.game.options(heap, &mut |left| {
                let mut option = position.to_vec();
                option.remove(at);
                option.extend(left.iter().filter(|&&part| part > 0));
                option.sort_unstable();
                all.push(option);
            });
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::super::rule::Ruleset;
    use super::super::set::Set;
    use super::FullSearch;
    use grundy::heaps::nim;

    #[test]
    fn misere_nim_is_as_its_theorem_says() {
        let game = Ruleset::Take(Set::Any, None);
        let mut search = FullSearch::new(&game);
        for code in 0..6 * 6 * 6 {
            let heaps = [code % 6, code / 6 % 6, code / 36];
            let sum = nim::nim_sum(heaps.iter().copied());
            let above_1 = heaps.iter().filter(|&&heap| heap > 1).count() as u64;
            let is_lost = nim::misere_is_lost(sum, above_1);
            assert_eq!(search.is_won(&heaps), !is_lost, "{heaps:?}");
        }
    }

    #[test]
    fn a_sum_is_small_up_to_the_bounds_of_a_search() {
        let game = Ruleset::Take(Set::Any, None);
        let search = FullSearch::new(&game);
        assert!(search.is_small(&[199, 124]) && !search.is_small(&[199, 125]));
        assert!(!search.is_small(&[u64::MAX, u64::MAX]));
        // One move from each position.
        let game = Ruleset::Take(Set::Runs(vec![(1, 1)]), None);
        let search = FullSearch::new(&game);
        assert!(search.is_small(&[4_999_999]) && !search.is_small(&[5_000_000]));
        let game = Ruleset::Split(super::super::rule::Split::Any);
        let search = FullSearch::new(&game);
        assert!(search.is_small(&[16, 16]) && !search.is_small(&[16, 17]));
    }
}
