//! A position, its pieces and what decides it.

use super::data::{Piece, Step, Why};
use crate::pattern::crosses::{Row, MORE};
use crate::pattern::game::Game;
use crate::pattern::moves::Decider;
use crate::pattern::play::{Choice, Decides, Look, Terms};
use crate::pattern::positions;
use crate::pattern::rule::Rule;
use crate::pattern::theorem::Theorem;
use grundy_lang::Lang;
use std::cell::RefCell;
use std::collections::HashMap;

/// A position, and what decides it.
pub struct Ground<'a> {
    pub look: &'a Look,
    pub by: &'a mut Decides,
    pub lang: Lang,
    moves: RefCell<HashMap<Vec<u64>, bool>>,
}

impl Why {
    /// Adds a sentence.
    pub(super) fn add(&mut self, key: &'static str, said: String) {
        self.steps.push(Step { key, said });
    }
}

impl<'a> Ground<'a> {
    pub fn new(look: &'a Look, by: &'a mut Decides, lang: Lang) -> Ground<'a> {
        Ground { look, by, lang, moves: RefCell::default() }
    }

    /// The rule of single heaps.
    pub fn rule(&self) -> Option<&'a Rule> {
        match &self.look.game {
            Game::Heaps(rule) => Some(rule),
            _ => None,
        }
    }

    /// Whether heaps are their own values.
    pub fn is_nim(&self) -> bool {
        let is_whole = |rule| Theorem::of(rule) == Some(Theorem::Nim);
        matches!(&*self.by, Decides::Heaps(Decider::MisereNim)) || self.rule().is_some_and(is_whole)
    }

    /// The row of Treblecross with these crosses.
    pub fn row<'b>(&self, crosses: &'b [u64]) -> Option<Row<'b>> {
        Some(Row { cells: self.look.cells?, crosses })
    }

    /// The Grundy value of a piece, where the values decide; in misere Nim, the stones of a heap.
    pub fn value(&self, size: &[u64]) -> Option<u64> {
        match &*self.by {
            Decides::Heaps(Decider::Values(values)) if !self.look.misere => {
                Some(values.value(size[0] + if self.look.cells.is_some() { MORE } else { 0 }))
            }
            Decides::Heaps(Decider::MisereNim) => Some(size[0]),
            Decides::Own(own) if !own.is_misere() => positions::after(own, size).ok(),
            _ => None,
        }
    }

    /// What each move leaves of a piece.
    pub fn options(&self, size: &[u64], each: &mut dyn FnMut(&[u64])) {
        match (&self.look.game, &*self.by) {
            (_, Decides::Own(own)) => own.options(size, each),
            (Game::Heaps(_), _) if self.look.cells.is_some() => {
                for cell in 1..=size[0] {
                    each(&[cell.saturating_sub(3), size[0].saturating_sub(cell + 2)]);
                }
            }
            (Game::Heaps(rule), _) => rule.game.options(size[0], each),
            _ => {}
        }
    }

    /// Whether a piece has a move.
    pub fn can_move(&self, size: &[u64]) -> bool {
        if self.look.cells.is_none() && self.value(size).is_some_and(|value| value > 0) {
            return true;
        }
        if let Some(&known) = self.moves.borrow().get(size) {
            return known;
        }
        let mut can = false;
        self.options(size, &mut |_| can = true);
        self.moves.borrow_mut().insert(size.to_vec(), can);
        can
    }

    /// The pieces of some heaps of this game.
    pub fn pieces(&self, heaps: &[u64]) -> Vec<Piece> {
        let sizes: Vec<(u64, Vec<u64>)> = match self.look.terms {
            Terms::Crosses => {
                let free = self.row(heaps).map(|row| row.free()).unwrap_or_default();
                free.into_iter().map(|(from, length)| (from, vec![length])).collect()
            }
            Terms::Coins => {
                heaps.iter().filter(|&&coin| coin > 0).map(|&coin| (coin, vec![coin])).collect()
            }
            _ => (0..).zip(heaps.chunks(self.look.arity).map(<[u64]>::to_vec)).collect(),
        };
        let piece = |(at, (from, size)): (usize, (u64, Vec<u64>))| {
            let (value, can_move) = (self.value(&size), self.can_move(&size));
            Piece { at, from, size, value, can_move, twin: None }
        };
        sizes.into_iter().enumerate().map(piece).collect()
    }

    /// The pieces that a move leaves.
    pub fn pieces_after(&self, choice: &Choice) -> Vec<Piece> {
        let before = self.look.heaps.len() / self.look.arity;
        let mut after = self.pieces(&self.look.left_by(choice));
        if !matches!(self.look.terms, Terms::Crosses | Terms::Coins) {
            // The parts stand where their heap stood.
            let more = after.len() as u64 + 1 - before as u64;
            for piece in &mut after {
                let (at, changed) = (piece.at as u64, choice.at as u64);
                piece.from = match at {
                    at if at < changed => at,
                    at if at < changed + more => changed,
                    at => at + 1 - more,
                };
            }
        }
        after
    }

    /// The position that a move leaves.
    pub fn next(&mut self, choice: &Choice) -> Look {
        self.look.at(self.look.left_by(choice), choice.after, self.by)
    }
}
