//! A game by its rule. Here alone it is decided which grammar reads a line.
//!
//! Checked: the lines of each grammar, in its file; all of them in requests and positions (`tests/law_finder`).

use super::own::Own;
use super::pair_rule::PairRule;
use super::recognise::recognised;
use super::rule::{Rule, Ruleset};
use super::state_rule::StateRule;
use super::words::Words;
use crate::formula::{self, Formula, Read};
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

/// A rule that was read as a formula: its game, or its family.
pub struct Written {
    /// The formula as it should be written, with what stands before it.
    pub name: String,
    /// What was read.
    pub read: Read,
}

impl Written {
    /// The formula that stands in a line from a byte on; `None` if no arrow stands there.
    ///
    /// # Errors
    ///
    /// What is wrong with it, and the column in the line.
    pub fn of(line: &str, from: usize) -> Option<Result<Written, Wrong>> {
        formula::has_arrow(&line[from..]).then(|| {
            let read = formula::read(line, from)?;
            let misere = if read.is_misere { "misere " } else { "" };
            Ok(Written { name: format!("{misere}{}", read.named()), read })
        })
    }

    /// The game, of a formula without parameters; that of the grammar, if it is one in other words.
    pub fn game(&self) -> Game {
        Game::of_formula(self.read.formula.clone(), self.read.is_misere)
    }

    /// The formula, ready to be computed.
    pub fn own(&self) -> Own {
        Own::new(self.read.formula.clone(), self.read.is_misere)
    }
}

/// The grammar of a rule: of each kind of game.
#[derive(Clone, Copy)]
pub enum Grammar {
    Heaps,
    Pairs,
    Memory,
}

impl Game {
    /// The game of a formula without parameters: that of the grammar, if it is one in other words.
    pub fn of_formula(formula: Formula, is_misere: bool) -> Game {
        if let Some(game) = recognised(&formula, is_misere) {
            return game;
        }
        let (arity, has_sums) = (formula.arity, formula.has_sums());
        let own = Own::new(formula, is_misere);
        match arity {
            1 => Game::Heaps(Rule { misere: is_misere, game: Ruleset::Own(own) }),
            2 if !has_sums => Game::Pairs(PairRule::of_own(own)),
            _ => Game::Own(own),
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
