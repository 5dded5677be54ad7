//! Which of several winning moves is easiest to see.

use super::data::Piece;
use super::ground::Ground;
use super::sums::{is_paired, nim_sum_of};
use crate::pattern::crosses::Row;
use crate::pattern::game::Game;
use crate::pattern::play::{Choice, Terms};
use crate::pattern::state_rule::StateRule;

// How many moves are compared by what the other can do then.
const MOST_COMPARED: usize = 60;

/// How a game is explained.
#[derive(Clone, Copy, PartialEq)]
pub enum Kind {
    /// By the values of its pieces; in Nim and misere Nim these are the heaps.
    Sum,
    /// By its lost squares.
    Stars,
    /// The last take counts.
    Last,
    /// By a list.
    List,
}

impl Ground<'_> {
    /// The winning move that is easiest to see.
    pub fn clearest(&mut self, kind: Kind) -> Option<Choice> {
        let look = self.look;
        let winning = look.choices.iter().filter(|choice| choice.value == 0);
        let best = match kind {
            Kind::Sum => winning.min_by_key(|choice| self.of_sum(choice)),
            Kind::Stars => winning.min_by_key(|choice| {
                (choice.left.iter().sum::<u64>(), choice.left.clone(), choice.after)
            }),
            Kind::Last => winning.max_by_key(|choice| choice.left.clone()),
            Kind::List => winning.take(MOST_COMPARED).min_by_key(|choice| self.next(choice).count),
        };
        best.cloned()
    }

    // The first key that differs decides; false comes before true.
    fn of_sum(&self, choice: &Choice) -> impl Ord {
        let look = self.look;
        let after = self.pieces_after(choice);
        let three = self.row(&look.heaps).is_some_and(|row: Row| row.makes_three(choice.left[0]));
        let ends = three || look.cells.is_none() && after.iter().all(|piece| !piece.can_move);
        // In misere Nim, one heap above 1 is brought down first.
        let changed = |piece: &&Piece| piece.from == choice.at as u64;
        let rises = match look.terms {
            Terms::Crosses | Terms::Coins => false,
            _ => {
                let before = self.value(&look.heaps[choice.at * look.arity..][..look.arity]);
                before.is_some_and(|before| nim_sum_of(after.iter().filter(changed)) > before)
            }
        };
        let has_pairs = look.terms != Terms::Coins && !look.misere && is_paired(&after);
        let mut values: Vec<u64> = after.iter().filter_map(|piece| piece.value).collect();
        values.sort_unstable();
        let odd = |run: &&[u64]| run[0] > 0 && run.len() % 2 == 1;
        let values = values.chunk_by(|a, b| a == b).filter(odd).count();
        let stones: u64 = choice.left.iter().sum();
        (!ends, !has_pairs, rises, values, (choice.left.len(), stones, choice.at, choice.of))
    }

    /// How this game is explained.
    pub fn kind(&mut self) -> Kind {
        let is_one = self.look.heaps.len() == self.look.arity;
        match (&self.look.game, self.look.terms) {
            (Game::Memory(StateRule::Last(_)), _) => Kind::Last,
            (_, Terms::Memory | Terms::Board) => Kind::Stars,
            (_, Terms::Positions) if self.look.misere || self.look.arity > 2 => Kind::List,
            (_, Terms::Stones) if is_one && !self.is_nim() && self.squares().is_some() => {
                Kind::Stars
            }
            _ if self.look.misere && !self.is_nim() => Kind::List,
            _ => Kind::Sum,
        }
    }
}
