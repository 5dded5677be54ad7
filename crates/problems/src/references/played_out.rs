//! A game that is played out: "a position is won if some option is lost".

use super::answer::line;
use rustc_hash::FxHashMap as HashMap;

/// The reason why the position of a case is won or lost. It is found only on request, and only if the case is a
/// position that a [`PlayedOut`] plays out.
#[derive(Default)]
pub struct Why {
    pub is_asked: bool,
    pub said: Option<String>,
}

pub type Position = Vec<u64>;

pub type Options = fn(&[u64]) -> Vec<Position>;

/// A game that is played out: the options of a position, and who wins when there are none.
pub struct PlayedOut<F = Options> {
    options: F,
    misere: bool,
    memo: HashMap<Position, bool>,
}

impl<F: Fn(&[u64]) -> Vec<Position>> PlayedOut<F> {
    pub fn new(options: F) -> PlayedOut<F> {
        PlayedOut { options, misere: false, memo: HashMap::default() }
    }

    /// The game in which the player who cannot move wins.
    pub fn misere(options: F) -> PlayedOut<F> {
        PlayedOut { misere: true, ..PlayedOut::new(options) }
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
