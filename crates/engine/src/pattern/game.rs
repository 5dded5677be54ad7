//! A game by its rule. Here alone it is decided which grammar reads a line.
//!
//! Checked: the lines of each grammar, in its file; all of them in requests and positions (`tests/law_finder`).

use super::own::Own;
use super::pair_rule::PairRule;
use super::rule::{Rule, Ruleset};
use super::state_rule::StateRule;
use super::words::Words;
use crate::requests::Wrong;

/// The rule of a game.
#[derive(Clone, Debug, PartialEq)]
pub enum Game {
    /// Of heaps, each a game of its own.
    Heaps(Rule),
    /// Of two heaps.
    Pairs(PairRule),
    /// Of one heap; it remembers the last move.
    Memory(StateRule),
    /// Of positions of several numbers, by a formula: of three or more, or of two where a move may leave a sum.
    Own(Own),
}

/// The grammar of a rule: of each kind of game.
#[derive(Clone, Copy)]
pub enum Grammar {
    Heaps,
    Pairs,
    Memory,
}

impl Game {
    /// The game of a rule that is written in the grammar.
    pub fn of(rule: &str) -> Option<Game> {
        let mut words = Words::of(rule);
        let game = Grammar::of(&words).parse(&mut words).ok()?;
        (words.left() == 0).then_some(game)
    }

    /// Whether both are one game; octal codes are if their moves are.
    pub fn is(&self, other: &Game) -> bool {
        match (self, other) {
            (
                Game::Heaps(Rule { misere: false, game: Ruleset::Octal(_, moves) }),
                Game::Heaps(Rule { misere: false, game: Ruleset::Octal(_, others) }),
            ) => moves == others,
            _ => self == other,
        }
    }
}

impl Grammar {
    /// The grammar for the rule that begins with the next word.
    pub fn of(words: &Words) -> Grammar {
        if words.peek() == Some("pairs") {
            Grammar::Pairs
        } else if StateRule::is_next(words) {
            Grammar::Memory
        } else {
            Grammar::Heaps
        }
    }

    /// The same where no game may remember.
    pub fn without_memory(self) -> Grammar {
        match self {
            Grammar::Memory => Grammar::Heaps,
            other => other,
        }
    }

    /// The game of the rule that begins with the next word.
    ///
    /// # Errors
    ///
    /// The word that is wrong, and what would be right.
    pub fn parse(self, words: &mut Words) -> Result<Game, Wrong> {
        match self {
            Grammar::Heaps => Rule::parse(words).map(Game::Heaps),
            Grammar::Pairs => {
                words.expect("pairs")?;
                PairRule::parse(words).map(Game::Pairs)
            }
            Grammar::Memory => StateRule::parse(words).map(Game::Memory),
        }
    }
}
