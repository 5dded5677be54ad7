//! A search with a memo, for games whose positions are not heaps: two numbers, a board, a string.
//!
//! The value of a position is the mex of its options' values (`kernel` has the theorem); an option of
//! several positions is their sum, and worth the xor of their values.
//!
//! Checked: Wythoff's game by its theorem, words by hand, Grundy's game by its published values; winning moves of
//! sums against all moves; a path of a million positions on a thread with a stack of 128 KB; cycles.

use std::collections::hash_map::Entry;
use std::collections::HashMap;
use std::fmt::{self, Debug, Display, Formatter};
use std::hash::Hash;

/// The Grundy values of the positions met so far, in a game given by its options.
///
/// ```
/// use grundy::solver::Solver;
///
/// // A token on a board goes left or down, any number of cells: Nim with two heaps.
/// let mut rook = Solver::new(|&(x, y): &(u32, u32)| {
///     let left = (0..x).map(move |to| (to, y));
///     left.chain((0..y).map(move |to| (x, to)))
/// });
/// assert_eq!(rook.value((5, 3)), 6);
/// assert_eq!(rook.value((4, 4)), 0);
/// assert_eq!(rook.winning_moves((5, 3)), [(3, 3)]);
/// ```
pub struct Solver<P, F> {
    options: F,
    // What has no move to itself.
    nothing: Option<P>,
    // `None` while the position is on the path.
    pub(super) values: HashMap<P, Option<u32>>,
    is_seen: Vec<bool>,
}

/// What a move leaves. Options are positions, or lists of positions, or of this type if both occur.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Left<P> {
    /// A position.
    One(P),
    /// Several, of which the next player chooses one to move in.
    Sum(Vec<P>),
}

/// Play can go round: each of these positions has a move to the next, the last one to the first.
///
/// ```
/// use grundy::solver::Solver;
///
/// let mut steps = Solver::new(|&n: &u32| vec![(n + 1) % 3]);
/// let cycle = steps.try_value(0).unwrap_err();
/// assert_eq!(cycle.to_string(), "expected a game that ends, found the cycle 0 -> 1 -> 2 -> 0");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cycle<P>(pub Vec<P>);

impl<P: Debug> Display for Cycle<P> {
    fn fmt(&self, to: &mut Formatter) -> fmt::Result {
        write!(to, "expected a game that ends, found the cycle ")?;
        for position in &self.0 {
            write!(to, "{:?} -> ", position)?;
        }
        write!(to, "{:?}", self.0[0])
    }
}

impl<P> From<P> for Left<P> {
    fn from(position: P) -> Left<P> {
        Left::One(position)
    }
}

impl<P> From<Vec<P>> for Left<P> {
    fn from(positions: Vec<P>) -> Left<P> {
        Left::Sum(positions)
    }
}

impl<P> Left<P> {
    fn positions(&self) -> &[P] {
        match self {
            Left::One(position) => std::slice::from_ref(position),
            Left::Sum(positions) => positions,
        }
    }
}

// A position, the positions that its options leave, where each option ends among them, and how many have values.
struct Step<P> {
    position: P,
    parts: Vec<P>,
    ends: Vec<usize>,
    done: usize,
}

impl<P, F, I> Solver<P, F>
where
    P: Clone + Debug + Eq + Hash,
    F: Fn(&P) -> I,
    I: IntoIterator,
    I::Item: Into<Left<P>>,
{
    /// No positions yet. `options(position)` returns what one move can leave, in any order, from any iterator.
    ///
    /// The default of a position (0, `(0, 0)`, an empty text) is nothing, and from nothing to nothing is no
    /// move: so `n / 2` needs no `if n > 0`, as in a formula of the command. Any other way back is a [`Cycle`].
    ///
    /// ```
    /// use grundy::solver::Solver;
    ///
    /// let mut halves = Solver::new(|&n: &u32| vec![n / 2]);
    /// assert_eq!((halves.value(0), halves.value(1), halves.value(9)), (0, 1, 0));
    /// ```
    pub fn new(options: F) -> Solver<P, F>
    where
        P: Default,
    {
        Solver { nothing: Some(P::default()), ..Solver::without_nothing(options) }
    }

    /// As [`new`](Solver::new), but each way back is a [`Cycle`]; for positions that have no default.
    ///
    /// ```
    /// use grundy::solver::Solver;
    ///
    /// // A coin of a row of 40 is turned, from heads to tails.
    /// let coins = |row: &[bool; 40]| {
    ///     let row = *row;
    ///     let heads = (0..40).filter(move |&at| row[at]);
    ///     heads.map(move |at| { let mut row = row; row[at] = false; row })
    /// };
    /// let mut row = [false; 40];
    /// row[..5].copy_from_slice(&[true; 5]);
    /// assert_eq!(Solver::without_nothing(coins).value(row), 1);
    /// ```
    pub fn without_nothing(options: F) -> Solver<P, F> {
        Solver { options, nothing: None, values: HashMap::new(), is_seen: Vec::new() }
    }

    /// The Grundy value of a position.
    ///
    /// ```
    /// use grundy::solver::Solver;
    ///
    /// // Grundy's game: a heap is split into two unequal ones.
    /// let mut game = Solver::new(|&n: &u32| (1..(n + 1) / 2).map(move |a| vec![a, n - a]));
    /// assert_eq!((game.value(7), game.value(8), game.value(20)), (0, 2, 0));
    /// ```
    ///
    /// # Panics
    ///
    /// If play can go round, so that a position can be reached from itself: [`try_value`](Solver::try_value)
    /// returns the cycle.
    ///
    /// # Complexity
    ///
    /// Asks once for the options of each reachable position, in all calls together. No recursion: a
    /// long game takes memory, never the stack.
    pub fn value(&mut self, position: P) -> u64 {
        self.try_value(position).unwrap_or_else(|cycle| panic!("{}", cycle))
    }

    /// The Grundy value of a position, as [`value`](Solver::value).
    ///
    /// # Errors
    ///
    /// If play can go round: the positions of one cycle that can be reached.
    pub fn try_value(&mut self, position: P) -> Result<u64, Cycle<P>> {
        let mut path = Vec::new();
        let searched = self.search(&position, &mut path);
        // The path is empty, but for a cycle.
        for step in path {
            self.values.remove(&step.position);
        }
        searched.map(|()| self.known(&position).into())
    }

    /// The moves of a position that leave the value 0, as `options` returns them and in its order.
    ///
    /// ```
    /// use grundy::solver::Solver;
    ///
    /// // Any number of 10 is taken, but no more than half.
    /// let mut game = Solver::new(|&n: &u64| (1..=n / 2).map(move |take| n - take));
    /// assert_eq!(game.winning_moves(10), [7]);
    /// assert_eq!(game.winning_moves(7), []);
    /// ```
    ///
    /// # Panics
    ///
    /// As [`value`](Solver::value).
    pub fn winning_moves(&mut self, position: P) -> Vec<I::Item>
    where
        I::Item: Clone,
    {
        self.winning_moves_of_sum(&[position]).into_iter().map(|(_, left)| left).collect()
    }

    /// The moves that win a sum of positions: in which of them, counted from 0, and what the move leaves of it.
    ///
    /// ```
    /// use grundy::solver::Solver;
    ///
    /// let mut nim = Solver::new(|&n: &u32| 0..n);
    /// assert_eq!(nim.winning_moves_of_sum(&[3, 4, 5]), [(0, 1)]);
    /// ```
    ///
    /// # Panics
    ///
    /// As [`value`](Solver::value).
    pub fn winning_moves_of_sum(&mut self, positions: &[P]) -> Vec<(usize, I::Item)>
    where
        I::Item: Clone,
    {
        let values: Vec<u64> =
            positions.iter().map(|position| self.value(position.clone())).collect();
        let sum = values.iter().fold(0, |sum, value| sum ^ value);
        let mut winning = Vec::new();
        for (at, position) in positions.iter().enumerate() {
            for option in (self.options)(position) {
                let left = option.clone().into();
                if self.is_move(position, &left)
                    && self.of_all(left.positions()) == (sum ^ values[at]) as u32
                {
                    winning.push((at, option));
                }
            }
        }
        winning
    }

    fn search(&mut self, position: &P, path: &mut Vec<Step<P>>) -> Result<(), Cycle<P>> {
        self.enter(position, path)?;
        while let Some(step) = path.last_mut() {
            if let Some(part) = step.parts.get(step.done).cloned() {
                step.done += 1;
                self.enter(&part, path)?;
            } else {
                let value = self.mex(step);
                self.values.insert(path.pop().expect("it was the last").position, Some(value));
            }
        }
        Ok(())
    }

    // Puts a position on the path, if it has no value yet.
    fn enter(&mut self, position: &P, path: &mut Vec<Step<P>>) -> Result<(), Cycle<P>> {
        match self.values.entry(position.clone()) {
            Entry::Occupied(known) if known.get().is_some() => return Ok(()),
            Entry::Occupied(_) => {
                let first = path.iter().position(|step| step.position == *position);
                let cycle = path[first.expect("an open position is on the path")..].iter();
                return Err(Cycle(cycle.map(|step| step.position.clone()).collect()));
            }
            Entry::Vacant(new) => new.insert(None),
        };
        let mut step =
            Step { position: position.clone(), parts: Vec::new(), ends: Vec::new(), done: 0 };
        for left in (self.options)(position).into_iter().map(Into::into) {
            if self.is_move(position, &left) {
                step.parts.extend_from_slice(left.positions());
                step.ends.push(step.parts.len());
            }
        }
        path.push(step);
        Ok(())
    }

    fn is_move(&self, position: &P, left: &Left<P>) -> bool {
        let is_nothing = |position: &P| Some(position) == self.nothing.as_ref();
        !(is_nothing(position) && left.positions().iter().all(is_nothing))
    }

    // All options have values, so the position gets one. It is at most the number of options.
    fn mex(&mut self, step: &Step<P>) -> u32 {
        let mut is_seen = std::mem::take(&mut self.is_seen);
        is_seen.clear();
        is_seen.resize(step.ends.len() + 1, false);
        let mut from = 0;
        for &end in &step.ends {
            let value = self.of_all(&step.parts[from..end]);
            if let Some(is_seen) = is_seen.get_mut(value as usize) {
                *is_seen = true;
            }
            from = end;
        }
        let mex = is_seen
            .iter()
            .position(|&is_seen| !is_seen)
            .expect("there is one value more than options");
        self.is_seen = is_seen;
        mex as u32
    }

    fn of_all(&self, positions: &[P]) -> u32 {
        positions.iter().fold(0, |sum, position| sum ^ self.known(position))
    }

    fn known(&self, position: &P) -> u32 {
        self.values[position].expect("an option was entered")
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
///     both.chain(one).chain((0..b).map(move |left| (a, left)))
/// });
/// assert_eq!(lost, 0);
/// ```
pub fn value<P, F, I>(position: P, options: F) -> u64
where
    P: Clone + Debug + Default + Eq + Hash,
    F: Fn(&P) -> I,
    I: IntoIterator,
    I::Item: Into<Left<P>>,
{
    Solver::new(options).value(position)
}

#[cfg(test)]
mod tests {
    use super::{value, Cycle, Left, Solver};
    use crate::heaps::wythoff;

    #[test]
    fn lost_positions_of_wythoffs_game_are_those_of_its_theorem() {
        let mut solver = Solver::new(|&(a, b): &(u64, u64)| {
            let both = (1..=a.min(b)).map(move |take| (a - take, b - take));
            let one = (0..a).map(move |left| (left, b));
            both.chain(one).chain((0..b).map(move |left| (a, left)))
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
    fn grundys_game_has_its_published_values() {
        // OEIS A002188.
        let published = [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3];
        let mut game = Solver::new(|&n: &usize| (1..(n + 1) / 2).map(move |a| vec![a, n - a]));
        for (n, &g) in published.iter().enumerate() {
            assert_eq!(game.value(n), g, "{}", n);
        }
    }

    #[test]
    fn a_position_and_a_sum_may_be_options_of_one_rule() {
        // Lasker's Nim: any number is taken, or the heap is split. 1, 2, 4, 3, then the same with 4 more.
        let mut lasker = Solver::new(|&n: &u64| {
            (0..n).map(Left::One).chain((1..n).map(move |a| Left::Sum(vec![a, n - a])))
        });
        for n in 1..40 {
            let g = match n % 4 {
                0 => n - 1,
                3 => n + 1,
                _ => n,
            };
            assert_eq!(lasker.value(n), g, "{}", n);
        }
    }

    #[test]
    fn winning_moves_of_a_sum_are_those_that_leave_a_lost_one() {
        // Kayles, as lists of what is left of a row.
        let options = |&n: &usize| {
            let takes = (1..=n.min(2))
                .flat_map(move |take| (0..=n - take).map(move |a| vec![a, n - take - a]));
            takes.collect::<Vec<_>>()
        };
        let mut kayles = Solver::new(options);
        // A sum is lost if no move leaves a lost one.
        let mut sums = Solver::without_nothing(|rows: &Vec<usize>| {
            let mut all = Vec::new();
            for (at, &n) in rows.iter().enumerate() {
                for left in options(&n) {
                    let mut rows = rows.clone();
                    rows.remove(at);
                    rows.extend(left);
                    rows.sort_unstable();
                    all.push(Left::One(rows));
                }
            }
            all
        });
        for (a, b) in (0..7).flat_map(|a| (0..7).map(move |b| (a, b))) {
            let found = kayles.winning_moves_of_sum(&[a, b]);
            let mut expected = Vec::new();
            for (at, &n) in [a, b].iter().enumerate() {
                for left in options(&n) {
                    let mut rows = vec![[a, b][1 - at]];
                    rows.extend(&left);
                    rows.sort_unstable();
                    if sums.value(rows) == 0 {
                        expected.push((at, left));
                    }
                }
            }
            assert_eq!(found, expected, "{} {}", a, b);
        }
    }

    #[test]
    fn values_have_no_bound_of_their_own() {
        // A power of 2 is changed for different smaller ones: for any number below it.
        let smaller = |&power: &u32| {
            let bits =
                |number: u32| (0..16).map(|bit| number & 1 << bit).filter(|&bit| bit > 0).collect();
            (0..power).map(bits).collect::<Vec<Vec<u32>>>()
        };
        assert_eq!(value(1 << 15, smaller), 1 << 15);
    }

    #[test]
    fn a_game_of_a_million_moves_takes_no_stack() {
        let small = std::thread::Builder::new().stack_size(1 << 17);
        let solve = || value(1_000_000, |&n: &u32| n.checked_sub(1));
        assert_eq!(small.spawn(solve).unwrap().join().unwrap(), 0);
    }

    #[test]
    fn from_nothing_to_nothing_is_no_move() {
        let mut sums = Solver::new(|&n: &u32| vec![vec![n / 2, n / 4]]);
        assert_eq!((sums.value(0), sums.value(1)), (0, 1));
        assert!(sums.winning_moves(0).is_empty());
        let mut pairs = Solver::new(|&(a, b): &(u32, u32)| Some((a / 2, b / 2)));
        assert_eq!((pairs.value((0, 0)), pairs.value((5, 1))), (0, 1));
        assert_eq!(
            Solver::without_nothing(|&n: &u32| Some(n / 2)).try_value(5),
            Err(Cycle(vec![0]))
        );
    }

    #[test]
    fn a_cycle_is_no_game_and_what_is_known_stays_right() {
        // 4 and 5 go round; what is below does not.
        let mut game = Solver::new(|&n: &u32| match n {
            4 => vec![3, 5],
            5 => vec![4],
            n => (0..n).collect(),
        });
        for _ in 0..2 {
            assert_eq!(game.try_value(4), Err(Cycle(vec![4, 5])));
            assert_eq!(game.try_value(5), Err(Cycle(vec![5, 4])));
        }
        assert_eq!(game.value(3), 3);
        assert_eq!(game.try_value(6), Err(Cycle(vec![4, 5])));
    }

    #[test]
    #[should_panic(expected = "expected a game that ends, found the cycle 0 -> 1 -> 2 -> 0")]
    fn a_cycle_is_named_where_a_value_was_asked_for() {
        value(0, |&n: &u32| vec![(n + 1) % 3]);
    }
}
