//! The grammar of games of one heap in which a move depends on the last one, and their moves.
//!
//! *Kinds*: each kind is a set of numbers; a move takes a number of one kind, and never of the same kind twice in a
//! row. *The last take counts*: a move takes at most N times the last take, and the first move may not take the whole
//! heap.
//!
//! Checked: the moves against a search of all positions (`tests/law_finder/states.rs`).

use super::set::Set;
use super::words::Words;
use crate::fault::{Expected, Fault, Things};
use crate::requests::Wrong;

/// The rule of a game that remembers the last move.
#[derive(Clone, Debug, PartialEq)]
pub enum StateRule {
    /// The numbers of each kind, ascending; never the same kind twice in a row.
    Kinds(Vec<Vec<usize>>),
    /// At most this many times the last take.
    Last(u64),
}

/// The largest heap of a table.
pub const MOST_HEAP: u64 = 20_000;
// The most that is taken, the most kinds, and the most numbers of all kinds.
const MOST_TAKEN: u64 = 100;
const MOST_KINDS: usize = 16;
const MOST_NUMBERS: usize = 100;
const MOST_FACTOR: u64 = 1000;

impl StateRule {
    /// Whether the next words are such a rule, and not one of another kind.
    pub fn is_next(words: &Words) -> bool {
        let is_before = |word| words.comes_before(word, &[":"]);
        is_before("never") || is_before("times")
    }

    /// The rule that begins with the next word.
    ///
    /// # Errors
    ///
    /// The word that is wrong, and what would be right.
    pub fn parse(words: &mut Words) -> Result<StateRule, Wrong> {
        if words.accept("misere") {
            return Err(words.wrong(Fault::MisereMemory));
        }
        words.expect("take")?;
        if words.comes_before("times", &[":"]) {
            words.expect("up")?;
            words.expect("to")?;
            let factor = words.number(1, MOST_FACTOR)?;
            ["times", "the", "last"].iter().try_for_each(|word| words.expect(word))?;
            return Ok(StateRule::Last(factor));
        }
        let mut kinds = vec![kind(words)?];
        while words.accept("or") {
            kinds.push(kind(words)?);
            if kinds.len() > MOST_KINDS {
                return Err(words.expected(Expected::Few(MOST_KINDS as u64, Things::Kinds)));
            }
        }
        if kinds.iter().map(Vec::len).sum::<usize>() > MOST_NUMBERS {
            return Err(words.expected(Expected::Few(MOST_NUMBERS as u64, Things::NumbersOfKinds)));
        }
        words.expect("never")?;
        words.expect("the")?;
        words.expect("same")?;
        if words.accept("kind") {
            words.expect("twice")?;
            return Ok(StateRule::Kinds(kinds));
        }
        words.expect("twice")?;
        let mut all = kinds.concat();
        all.sort_unstable();
        all.dedup();
        if all.len() <= MOST_KINDS {
            Ok(StateRule::Kinds(all.into_iter().map(|take| vec![take]).collect()))
        } else {
            Err(words.expected(Expected::Few(MOST_KINDS as u64, Things::Numbers)))
        }
    }

    /// Whether the values are 1 for a heap that is won and 0 for one that is lost.
    pub fn is_outcome(&self) -> bool {
        matches!(self, StateRule::Last(_))
    }

    /// The most that may be taken.
    pub fn most(&self, heap: u64, after: Option<u64>) -> u64 {
        match (self, after) {
            (StateRule::Last(factor), Some(last)) => heap.min(factor.saturating_mul(last)),
            (StateRule::Last(_), None) => heap.saturating_sub(1),
            _ => heap,
        }
    }

    /// If each kind is a single number, that is its name; otherwise kinds are counted from 1.
    pub fn name(&self, kind: usize) -> u64 {
        match self {
            StateRule::Kinds(kinds) if self.names_are_numbers() => kinds[kind][0] as u64,
            _ => kind as u64 + 1,
        }
    }

    /// Whether a kind is named by its only number.
    pub fn names_are_numbers(&self) -> bool {
        match self {
            StateRule::Kinds(kinds) => kinds.iter().all(|kind| kind.len() == 1),
            StateRule::Last(_) => true,
        }
    }

    /// The index of the kind of this name.
    pub fn place(&self, after: Option<u64>) -> Option<usize> {
        match self {
            StateRule::Kinds(kinds) => {
                (0..kinds.len()).find(|&kind| Some(self.name(kind)) == after)
            }
            StateRule::Last(_) => None,
        }
    }

    /// Reads what follows the heap: `after` and the number that was taken last, or the kind.
    ///
    /// # Errors
    ///
    /// If there is no such number.
    pub fn after(&self, words: &mut Words) -> Result<Option<u64>, Wrong> {
        if !words.accept("after") {
            return Ok(None);
        }
        let last = Some(words.number(1, u64::MAX)?);
        match self {
            StateRule::Kinds(kinds) if self.place(last).is_none() => {
                let names = (0..kinds.len()).map(|kind| self.name(kind)).collect();
                Err(words.expected(Expected::OneOf(names)))
            }
            _ => Ok(last),
        }
    }

    /// Calls `each` for every move: with the number taken, and what then counts as the last take.
    pub fn options(&self, heap: u64, after: Option<u64>, each: &mut dyn FnMut(u64, u64)) {
        match self {
            StateRule::Last(_) => {
                (1..=self.most(heap, after)).for_each(|take| each(take, take));
            }
            StateRule::Kinds(kinds) => {
                let last = self.place(after);
                for (kind, takes) in kinds.iter().enumerate().filter(|item| Some(item.0) != last) {
                    let takes = takes.iter().map(|&take| take as u64).filter(|&take| take <= heap);
                    takes.for_each(|take| each(take, self.name(kind)));
                }
            }
        }
    }
}

fn kind(words: &mut Words) -> Result<Vec<usize>, Wrong> {
    match Set::parse(words)? {
        Set::Runs(runs) if runs.last().is_some_and(|run| run.1 <= MOST_TAKEN) => {
            let all = runs.iter().flat_map(|&(low, high)| low..=high);
            Ok(all.map(|take| take as usize).collect())
        }
        _ => Err(words.expected(Expected::NumbersUpTo(MOST_TAKEN))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rule(text: &str) -> StateRule {
        let mut words = Words::of(text);
        assert!(StateRule::is_next(&words));
        let rule = StateRule::parse(&mut words).unwrap();
        assert_eq!(words.left(), 0, "{text}");
        rule
    }

    #[test]
    fn a_wrong_rule_is_told_what_would_be_right() {
        let said =
            |text: &str| StateRule::parse(&mut Words::of(text)).unwrap_err().what.to_string();
        assert!(said("take 1 2 never the last").starts_with("expected \"same\""));
        assert!(said("take any never the same twice").starts_with("expected numbers up to 100"));
        assert!(said("take 1..17 never the same twice").starts_with("expected 16 numbers"));
        assert!(said("take 1..60 or 1..60 never the same kind twice")
            .starts_with("expected 100 numbers"));
        assert!(said("take up to 0 times the last").starts_with("expected a number from 1"));
        assert!(said("take 1 101 never the same twice").starts_with("expected numbers up to 100"));
        rule("take 1 100 never the same twice");
        rule("take 1..16 never the same twice");
        rule("take 1..99 or 1 never the same kind twice");
        assert!(said("take 1..99 or 1 2 never the same kind twice").starts_with("expected 100 "));
        let kinds = |count: usize| {
            format!("take {} never the same kind twice", vec!["1"; count].join(" or "))
        };
        rule(&kinds(MOST_KINDS));
        assert!(said(&kinds(MOST_KINDS + 1)).starts_with("expected 16 kinds"));
        assert_eq!(
            rule("take 3 1 2 3 never the same twice"),
            StateRule::Kinds(vec![vec![1], vec![2], vec![3]])
        );
        assert_eq!(
            rule("take 1 or 2 3 never the same kind twice"),
            StateRule::Kinds(vec![vec![1], vec![2, 3]])
        );
    }
}
