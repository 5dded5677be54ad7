//! Rules that are written as formulas: which game each is.
//!
//! Checked: the formulas of requests and positions (`tests/law_finder`).

use super::game::Game;
use super::own::Own;
use super::pair_rule::PairRule;
use super::recognise::recognised;
use super::rule::{Rule, Ruleset};
use crate::formula::{self, Formula, Read};
use crate::requests::Wrong;

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
