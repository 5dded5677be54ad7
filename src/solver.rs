//! A search with a memo, for games whose positions are not heaps: two numbers, a board, a string.
//!
//! The value of a position is the mex of its options' values (`kernel` has the theorem).
//!
//! Checked: Wythoff's game by its theorem, words by hand; a path of a million positions on a thread
//! with a stack of 128 KB; a cycle.

use crate::kernel::Mex;
use std::collections::hash_map::Entry;
use std::collections::HashMap;
use std::hash::Hash;

/// The Grundy values of the positions met so far, in a game given by its options.
///
/// ```
/// use grundy::solver::Solver;
///
/// // A token on a board goes left or down, any number of cells: Nim with two heaps.
/// let mut rook = Solver::new(|&(x, y): &(u32, u32)| {
///     let left = (0..x).map(move |to| (to, y));
///     left.chain((0..y).map(move |to| (x, to))).collect()
/// });
/// assert_eq!(rook.value((5, 3)), 6);
/// assert_eq!(rook.value((4, 4)), 0);
/// ```
pub struct Solver<P, F> {
    options: F,
    // `None` while the position is on the path.
    pub(super) values: HashMap<P, Option<u16>>,
    seen: Box<Mex>,
}

// A position, its options, and how many of them have values.
struct Step<P> {
    position: P,
    options: Vec<P>,
    done: usize,
}

impl<P, F> Solver<P, F>
where
    P: Clone + Eq + Hash,
    F: Fn(&P) -> Vec<P>,
{
    /// No positions yet. `options(position)` returns the positions that one move leads to, in any order.
    pub fn new(options: F) -> Solver<P, F> {
        Solver { options, values: HashMap::new(), seen: Box::new(Mex::new()) }
    }

    /// The Grundy value of a position.
    ///
    /// # Panics
    ///
    /// If play can go round, so that a position can be reached from itself; if a value would exceed
    /// [`MAX_VALUE`](crate::kernel::MAX_VALUE).
    ///
    /// # Complexity
    ///
    /// Asks once for the options of each reachable position, in all calls together. No recursion: a
    /// long game takes memory, never the stack.
    pub fn value(&mut self, position: P) -> u64 {
        let mut path = Vec::new();
        self.enter(position.clone(), &mut path);
        while let Some(mut step) = path.pop() {
            match step.options.get(step.done).cloned() {
                Some(option) => {
                    step.done += 1;
                    path.push(step);
                    self.enter(option, &mut path);
                }
                None => self.leave(step),
            }
        }
        u64::from(self.values[&position].expect("the path has been left"))
    }

    // Puts a position on the path, if it has no value yet.
    fn enter(&mut self, position: P, path: &mut Vec<Step<P>>) {
        match self.values.entry(position) {
            Entry::Occupied(known) => assert!(known.get().is_some(), "play can go round"),
            Entry::Vacant(new) => {
                let position = new.key().clone();
                new.insert(None);
                let options = (self.options)(&position);
                path.push(Step { position, options, done: 0 });
            }
        }
    }

    // All options have values, so the position gets one.
    fn leave(&mut self, step: Step<P>) {
        self.seen.clear();
        for option in &step.options {
            self.seen.insert(self.values[option].expect("an option was entered"));
        }
        self.values.insert(step.position, Some(self.seen.mex()));
    }
}

/// The Grundy value of one position: [`Solver::value`] for a game with a single question.
///
/// ```
/// use grundy::solver;
///
/// // Wythoff's game: any number from one heap, or the same from both.
/// let lost = solver::value((3, 5), |&(a, b)| {
///     let both = (1..=a.min(b)).map(move |take| (a - take, b - take));
///     let one = (0..a).map(move |left| (left, b));
///     both.chain(one).chain((0..b).map(move |left| (a, left))).collect()
/// });
/// assert_eq!(lost, 0);
/// ```
pub fn value<P, F>(position: P, options: F) -> u64
where
    P: Clone + Eq + Hash,
    F: Fn(&P) -> Vec<P>,
{
    Solver::new(options).value(position)
}

#[cfg(test)]
mod tests {
    use super::{value, Solver};
    use crate::heaps::wythoff;

    #[test]
    fn lost_positions_of_wythoffs_game_are_those_of_its_theorem() {
        let mut solver = Solver::new(|&(a, b): &(u64, u64)| {
            let both = (1..=a.min(b)).map(move |take| (a - take, b - take));
            let one = (0..a).map(move |left| (left, b));
            both.chain(one).chain((0..b).map(move |left| (a, left))).collect()
        });
        for (a, b) in (0..30).flat_map(|a| (0..30).map(move |b| (a, b))) {
            let lost = solver.value((a, b)) == 0;
            assert_eq!(lost, wythoff::is_lost(a, b), "{} {}", a, b);
        }
    }

    #[test]
    fn positions_may_be_texts() {
        // One letter is taken from the front or the end: a word of n letters is worth n mod 2.
        let shorter = |word: &String| match word.len() {
            0 => Vec::new(),
            n => vec![word[1..].to_string(), word[..n - 1].to_string()],
        };
        assert_eq!(value("grundy".to_string(), shorter), 0);
        assert_eq!(value("games".to_string(), shorter), 1);
    }

    #[test]
    fn a_game_of_a_million_moves_takes_no_stack() {
        let small = std::thread::Builder::new().stack_size(1 << 17);
        let solve = || value(1_000_000, |&n: &u32| n.checked_sub(1).into_iter().collect());
        assert_eq!(small.spawn(solve).unwrap().join().unwrap(), 0);
    }

    #[test]
    #[should_panic(expected = "play can go round")]
    fn a_cycle_is_no_game() {
        value(0, |&n: &u32| vec![(n + 1) % 5]);
    }
}
