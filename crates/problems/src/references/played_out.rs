//! A game that is played out: "a position is won if some option is lost".

use super::answer::line;
use grundy_lang::{told, Lang, Told};
use rustc_hash::FxHashMap as HashMap;

/// A position that was played out, with what shows whether it is won.
pub struct Outcome {
    position: Position,
    is_won: bool,
    /// The number of its options, and one that is lost.
    options: usize,
    lost: Option<Position>,
}

/// A witness of the play: it keeps the outcome of a case, if it is asked to, and if a [`PlayedOut`] plays the case out
/// as a position.
#[derive(Default)]
pub struct Witness {
    pub is_asked: bool,
    pub outcome: Option<Outcome>,
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
    pub fn won(&mut self, position: &[u64], why: &mut Witness) -> bool {
        let won = self.search(position);
        if why.is_asked {
            let options = (self.options)(position);
            why.outcome = Some(Outcome {
                position: position.to_vec(),
                is_won: won,
                options: options.len(),
                lost: options.into_iter().find(|option| !self.search(option)),
            });
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

impl Told for Outcome {
    fn told(&self, lang: Lang) -> String {
        let shown = |position: &[u64]| match position {
            [] => told!(lang, "(empty)", "（空）"),
            _ => line(position).trim().to_string(),
        };
        let (position, outcome) = (shown(&self.position), (self.is_won, &self.lost, self.options));
        told!(lang, match outcome {
            (true, Some(option), _) =>
                "position {position} is won: a move leads to {option}, which is lost",
                "局面 {position} 先手必胜：有一步走到 {option}，那是必败的",
                option = shown(option);
            (true, None, _) =>
                "position {position} is won: it has no move",
                "局面 {position} 先手必胜：没有走法";
            (false, _, 0) =>
                "position {position} is lost: it has no move",
                "局面 {position} 先手必败：没有走法";
            (false, _, 1) =>
                "position {position} is lost: its only move leads to a won position",
                "局面 {position} 先手必败：唯一的一步走到必胜的局面";
            (false, _, options) =>
                "position {position} is lost: each of its {options} moves leads to a won position",
                "局面 {position} 先手必败：{options} 种走法都走到必胜的局面";
        })
    }
}

/// All positions that differ from `position` in one place, where `smaller` gives the new numbers.
pub fn each<F: Fn(usize, u64) -> Vec<u64>>(position: &[u64], smaller: F) -> Vec<Position> {
    let mut options = Vec::new();
    for (place, &heap) in position.iter().enumerate() {
        for left in smaller(place, heap) {
            let mut option = position.to_vec();
            option[place] = left;
            options.push(option);
        }
    }
    options
}

/// All positions that differ in one part of `size` numbers, where `moves` gives what it becomes.
pub fn each_part<T: AsRef<[u64]>>(
    size: usize,
    position: &[u64],
    moves: impl Fn(&[u64]) -> Vec<T>,
) -> Vec<Position> {
    let mut options = Vec::new();
    for at in (0..position.len()).step_by(size) {
        let (before, after) = (&position[..at], &position[at + size..]);
        for part in moves(&position[at..at + size]) {
            options.push([before, part.as_ref(), after].concat());
        }
    }
    options
}
