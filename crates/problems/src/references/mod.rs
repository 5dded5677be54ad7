//! The games that several problems share or that take more than a screen, played out. Nothing here uses the library.
//!
//! Small positions are played out: "a position is won if some option is lost", on the whole list of heaps, with a memo
//! and no theory. Larger ones are decided by a second method, named where it is used: Zeckendorf representations for
//! Wythoff and Fibonacci Nim, parities of columns for Nim, tables with a set for each heap for rows.

pub mod bash;
pub mod box_of_bars;
pub mod coin_boards;
pub mod cycles;
pub mod divisor;
pub mod euclid;
pub mod exceptions;
pub mod factors;
pub mod fibonacci;
pub mod geography;
pub mod graph;
pub mod heaps;
pub mod intervals;
pub mod last_move;
pub mod levels;
pub mod loopy;
pub mod misere;
pub mod moore;
pub mod nim;
pub mod nimber;
pub mod octal;
pub mod pawns;
pub mod row_tokens;
pub mod rows;
pub mod splitting;
pub mod staircase;
pub mod subtraction;
pub mod tree;
pub mod white_and_blue;
pub mod writing;
pub mod wythoff;

use rustc_hash::FxHashMap as HashMap;

/// The reason why the position of a case is won or lost. It is found only on request, and only if the case is a
/// position that a [`Game`] plays out.
#[derive(Default)]
pub struct Why {
    pub is_asked: bool,
    pub said: Option<String>,
}

pub type Position = Vec<u64>;

pub type Options = fn(&[u64]) -> Vec<Position>;

/// A game that is played out: the options of a position, and who wins when there are none.
pub struct Game<F = Options> {
    options: F,
    misere: bool,
    memo: HashMap<Position, bool>,
}

impl<F: Fn(&[u64]) -> Vec<Position>> Game<F> {
    pub fn new(options: F) -> Game<F> {
        Game { options, misere: false, memo: HashMap::default() }
    }

    /// The game in which the player who cannot move wins.
    pub fn misere(options: F) -> Game<F> {
        Game { misere: true, ..Game::new(options) }
    }

    /// Whether the first player wins the position of a case itself; sets `why`.
    pub fn won(&mut self, position: &[u64], why: &mut Why) -> bool {
        let won = self.search(position);
        if why.is_asked {
            let options = (self.options)(position);
            let lost = options.iter().find(|option| !self.search(option));
            why.said = Some(reason(position, won, options.len(), lost));
        }
        won
    }

    /// Whether the first player wins a position.
    pub fn search(&mut self, position: &[u64]) -> bool {
        if let Some(&won) = self.memo.get(position) {
            return won;
        }
        let options = (self.options)(position);
        let won = if options.is_empty() {
            self.misere
        } else {
            options.iter().any(|option| !self.search(option))
        };
        self.memo.insert(position.to_vec(), won);
        won
    }
}

fn reason(position: &[u64], won: bool, options: usize, lost: Option<&Position>) -> String {
    let of = |position: &[u64]| {
        if position.is_empty() {
            "(empty)".to_string()
        } else {
            line(position).trim().to_string()
        }
    };
    let position = of(position);
    match (won, lost) {
        (true, Some(option)) => {
            let option = of(option);
            format!("position {position} is won: a move leads to {option}, which is lost")
        }
        (true, None) => format!("position {position} is won: it has no move"),
        (false, _) if options == 0 => format!("position {position} is lost: it has no move"),
        (false, _) if options == 1 => {
            format!("position {position} is lost: its only move leads to a won position")
        }
        (false, _) => format!(
            "position {position} is lost: each of its {options} moves leads to a won position"
        ),
    }
}

/// All positions that differ from `position` in one place, where `of` gives the new numbers.
pub fn each<F: Fn(usize, u64) -> Vec<u64>>(position: &[u64], of: F) -> Vec<Position> {
    let mut options = Vec::new();
    for (place, &heap) in position.iter().enumerate() {
        for left in of(place, heap) {
            let mut option = position.to_vec();
            option[place] = left;
            options.push(option);
        }
    }
    options
}

pub fn choose(won: bool, first: &str, second: &str) -> String {
    (if won { first } else { second }).to_string() + "\n"
}

/// Numbers on a line.
pub fn line(numbers: &[u64]) -> String {
    line_of(numbers)
}

/// Numbers or words on a line.
pub fn line_of<T: ToString>(all: impl IntoIterator<Item = T>) -> String {
    let all: Vec<String> = all.into_iter().map(|one| one.to_string()).collect();
    all.join(" ") + "\n"
}
