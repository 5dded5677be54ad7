//! Games by their definition, searched by plain recursion. Nothing of the engine is used here.

use grundy_checks::definition::{Game, Position};
use std::collections::{BTreeSet, HashMap};

/// What each move leaves of a position.
type Moves = Box<dyn Fn(&Position) -> Vec<Position>>;

/// A game, and who wins the positions that were searched.
pub struct Full {
    moves: Moves,
    /// Its single heaps, if it is read from a rule.
    pub heaps: Option<Game>,
    pub misere: bool,
    pub cells: u64,
    /// How many numbers a position has; a sum has several.
    pub arity: usize,
    won: HashMap<Position, bool>,
}

impl Full {
    /// The game of a line's rule: of the grammar, of a row for crosses, or of one of the formulas below.
    pub fn new(rule: &str) -> Full {
        let misere = rule.starts_with("misere");
        let plain = rule.strip_prefix("misere ").unwrap_or(rule);
        let full = |moves: Moves| Full {
            moves,
            heaps: None,
            misere,
            cells: 0,
            arity: 1,
            won: HashMap::new(),
        };
        if let Some(cells) = rule.strip_prefix("crosses ") {
            let cells = cells.parse().unwrap();
            return Full { cells, ..full(Box::new(move |(crosses, _)| crossed(cells, crosses))) };
        }
        if let Some((_, arity, options)) = FORMULAS.iter().find(|of| of.0 == plain) {
            let (arity, options) = (*arity, *options);
            let moves = full(Box::new(move |(numbers, _): &Position| {
                let mut all = Vec::new();
                for at in (0..numbers.len()).step_by(arity) {
                    for left in options(&numbers[at..at + arity]) {
                        let end = &numbers[at + arity..];
                        all.push(([&numbers[..at], &left, end].concat(), None));
                    }
                }
                all
            }));
            return Full { arity, ..moves };
        }
        let game = Game::new(rule);
        Full { heaps: Some(Game::new(rule)), ..full(Box::new(move |at| game.moves(at))) }
    }

    pub fn moves(&self, position: &Position) -> Vec<Position> {
        let all: BTreeSet<Position> = (self.moves)(position).into_iter().collect();
        all.into_iter().collect()
    }

    pub fn is_won(&mut self, position: &Position) -> bool {
        if let Some(&won) = self.won.get(position) {
            return won;
        }
        let all = self.moves(position);
        let won = all.is_empty() && self.misere || all.iter().any(|left| !self.is_won(left));
        self.won.insert(position.clone(), won);
        won
    }

    pub fn is_lost(&mut self, position: &Position) -> bool {
        !self.is_won(position)
    }

    /// Whether a move from here is answered by a move to a lost position; or, under misere play, was the last.
    pub fn is_answered(&mut self, position: &Position) -> bool {
        let all = self.moves(position);
        all.is_empty() && self.misere || all.iter().any(|left| self.is_lost(left))
    }

    /// The Grundy value of a position by its definition.
    pub fn value(&self, position: &Position, known: &mut HashMap<Position, u64>) -> u64 {
        if let Some(&value) = known.get(position) {
            return value;
        }
        let seen: BTreeSet<u64> =
            self.moves(position).iter().map(|left| self.value(left, known)).collect();
        let value = (0..).find(|value| !seen.contains(value)).unwrap();
        known.insert(position.clone(), value);
        value
    }
}

/// A formula, how many numbers it has, and what is left by each move.
type Formula = (&'static str, usize, fn(&[u64]) -> Vec<Vec<u64>>);

/// Formulas in the words of the grammar, and by their moves.
pub const FORMULAS: [Formula; 6] = [
    ("n -> n - 1; n - 3; n / 2", 1, |at| {
        let less = |by: u64| at[0].checked_sub(by).map(|left| vec![left]);
        // Half of 0 is 0, which is no move; of 1 it is 0, as by taking 1.
        less(1).into_iter().chain(less(3)).chain((at[0] > 0).then(|| vec![at[0] / 2])).collect()
    }),
    ("(a, b) -> (a - 1, b); (a, b - 1); (a - 2, b - 2)", 2, |at| {
        steps(at, &[[1, 0], [0, 1], [2, 2]])
    }),
    ("(a, b, c) -> (a - 1, b, c); (a, b - 1, c); (a, b, c - 1); (a - 1, b - 1, c - 1)", 3, |at| {
        steps(at, &[[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1]])
    }),
    ("(a, b, c) -> (a - 2, b, c); (a, b - 1, c - 1)", 3, |at| steps(at, &[[2, 0, 0], [0, 1, 1]])),
    ("(a, b, c, d) -> (a - 1, b, c, d); (a, b - 1, c, d); (a, b, c - 2, d - 1)", 4, |at| {
        steps(at, &[[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 2, 1]])
    }),
    // A heap may grow: the only star that 3 reaches is 4.
    ("n -> n + 1 if n % 2 == 1; n - 2 if n % 2 == 0", 1, |at| match at[0] {
        0 => vec![],
        odd if odd % 2 == 1 => vec![vec![odd + 1]],
        even => vec![vec![even - 2]],
    }),
];

fn steps<const N: usize>(at: &[u64], steps: &[[u64; N]]) -> Vec<Vec<u64>> {
    let less = |step: &[u64; N]| at.iter().zip(step).map(|(n, by)| n.checked_sub(*by)).collect();
    steps.iter().filter_map(less).collect()
}

// A cross in each empty cell, unless three are side by side.
fn crossed(cells: u64, crosses: &[u64]) -> Vec<Position> {
    if crosses.windows(3).any(|three| three[0] + 2 == three[2]) {
        return Vec::new();
    }
    let mut all = Vec::new();
    for cell in (1..=cells).filter(|cell| !crosses.contains(cell)) {
        let mut left = [crosses, &[cell]].concat();
        left.sort_unstable();
        all.push((left, None));
    }
    all
}

/// The value of so many free cells side by side, all others being closed: a cross closes two cells on each side.
pub fn of_cells(most: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for m in 0..=most {
        let left =
            |cell: usize| values[cell.saturating_sub(2)] ^ values[(m - 1 - cell).saturating_sub(2)];
        let seen: BTreeSet<u64> = (0..m).map(left).collect();
        values.push((0..).find(|value| !seen.contains(value)).unwrap());
    }
    values
}
