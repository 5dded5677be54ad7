//! Games of one heap in which a move depends on the last one.
//!
//! *Kinds*: each kind is a set of numbers; a move takes a number of one kind, and never of the same kind twice in a
//! row. A position is the heap and the kind taken last. The values of a heap, for each kind and for none, are a tuple.
//! Let L be the most that is taken. The tuple of n follows from those of the L heaps before it, by the same rule for
//! all n >= L. So if the L tuples from n = i on equal those from n = i + p on, all later ones repeat with period p.
//!
//! *The last take counts*: a move takes at most N times the last take, and the first move may not take the whole heap.
//! Let H_1 = 1, and H_(k+1) = H_k + H_m for the least m with N H_m >= H_k. The lost heaps are 0 and these numbers
//! (Schwenk, Take-away games, 1970): for N = 1 the powers of 2, for N = 2 the Fibonacci numbers (Whinihan, Fibonacci
//! Nim, 1963).
//!
//! Checked: values against a search of all positions (`tests/law_finder/states.rs`); the theorem for N up to 8.

use super::answer::{Act, Moves, Reason, Stated, Why, Worth};
use super::finder::{Finding, TESTED};
use super::proof::{of_kinds, of_last};
use super::set::Set;
use super::words::Words;
use crate::law::Law;
use crate::requests::Wrong;

/// The rule of a game that remembers the last move.
#[derive(Clone, Debug, PartialEq)]
pub enum StateRule {
    /// The numbers of each kind, ascending; never the same kind twice in a row.
    Kinds(Vec<Vec<usize>>),
    /// At most this many times the last take.
    Last(u64),
}

/// The largest heap.
pub const MOST_HEAP: u64 = 20_000;
// The most that is taken, the most kinds, and the most numbers of all kinds.
const MOST_TAKEN: u64 = 100;
const MOST_KINDS: usize = 16;
const MOST_NUMBERS: usize = 100;
const MOST_FACTOR: u64 = 1000;
// How many values are computed for a proof, whatever is asked.
const SPARE: usize = 4000;

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
            let what = "expected \"take\", for games that remember the last move have no misere play here, found \"misere\"";
            return Err(words.wrong(what));
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
                return Err(words.expected(&format!("{MOST_KINDS} kinds at most")));
            }
        }
        if kinds.iter().map(Vec::len).sum::<usize>() > MOST_NUMBERS {
            return Err(words.expected(&format!("{MOST_NUMBERS} numbers at most in all")));
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
            Err(words.expected(&format!("{MOST_KINDS} numbers at most")))
        }
    }

    /// Whether the values are 1 for a heap that is won and 0 for one that is lost.
    pub fn is_outcome(&self) -> bool {
        matches!(self, StateRule::Last(_))
    }

    /// The values of the heaps below `length` before the first move. O(length * kinds * numbers), or O(length^2) at
    /// worst where the last take counts.
    pub fn values(&self, length: usize) -> Vec<u64> {
        let table = self.table(length);
        (0..length).map(|n| self.value(&table, n as u64, None)).collect()
    }

    /// What decides each heap below `length`: its values for each kind and for none, or the least take that wins.
    pub fn table(&self, length: usize) -> Vec<Vec<u64>> {
        match self {
            StateRule::Kinds(kinds) => tuples(kinds, length),
            StateRule::Last(factor) => {
                let mut least = vec![vec![0]];
                for n in 1..length as u64 {
                    // Taking the whole heap wins.
                    let wins =
                        |&take: &u64| take == n || least[(n - take) as usize][0] > factor * take;
                    let take = (1..=n).find(wins).unwrap_or(n);
                    least.push(vec![take]);
                }
                least
            }
        }
    }

    // The value of a heap after a number, or a kind, from a table that has it; 1 and 0 for won and lost.
    fn value(&self, table: &[Vec<u64>], heap: u64, after: Option<u64>) -> u64 {
        let known = &table[heap as usize];
        match self {
            StateRule::Kinds(kinds) => known[self.place(after).unwrap_or(kinds.len())],
            StateRule::Last(_) => u64::from(heap > 0 && known[0] <= self.most(heap, after)),
        }
    }

    // The most that may be taken.
    fn most(&self, heap: u64, after: Option<u64>) -> u64 {
        match (self, after) {
            (StateRule::Last(factor), Some(last)) => heap.min(factor.saturating_mul(last)),
            (StateRule::Last(_), None) => heap.saturating_sub(1),
            _ => heap,
        }
    }

    // If each kind is a single number, that is its name; otherwise kinds are counted from 1.
    fn name(&self, kind: usize) -> u64 {
        match self {
            StateRule::Kinds(kinds) if self.names_are_numbers() => kinds[kind][0] as u64,
            _ => kind as u64 + 1,
        }
    }

    fn names_are_numbers(&self) -> bool {
        match self {
            StateRule::Kinds(kinds) => kinds.iter().all(|kind| kind.len() == 1),
            StateRule::Last(_) => true,
        }
    }

    fn place(&self, after: Option<u64>) -> Option<usize> {
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
        let last = Some(words.number(1, MOST_HEAP)?);
        match self {
            StateRule::Kinds(kinds) if self.place(last).is_none() => {
                let names = (0..kinds.len()).map(|kind| self.name(kind).to_string());
                Err(words.expected(&format!("one of {}", names.collect::<Vec<_>>().join(" "))))
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

    /// Who wins a heap after the last take, and by which moves, from a table that has the heap. `each` is called for
    /// all moves: with the number taken, what then counts as the last take, and the value of what is left.
    pub fn moves(
        &self,
        table: &[Vec<u64>],
        heap: u64,
        after: Option<u64>,
        each: &mut dyn FnMut(u64, u64, u64),
    ) -> Moves {
        let value = self.value(table, heap, after);
        let (worth, why) = match self {
            StateRule::Kinds(_) => (Worth::Value(value), Why::Sum(value)),
            StateRule::Last(_) => (Worth::Won(value > 0), Why::AtMost(self.most(heap, after))),
        };
        let mut moves = Moves::new(vec![worth], why, value > 0);
        let reason = |last| {
            if self.names_are_numbers() {
                Reason::After
            } else {
                Reason::AfterKind(last)
            }
        };
        self.options(heap, after, &mut |take, last| {
            let left = self.value(table, heap - take, Some(last));
            if left == 0 {
                moves.add_act(Act::Take, 0, &[heap - take], || reason(last));
            }
            each(take, last, left);
        });
        moves
    }

    /// The law of the values, which begin with those that were asked for.
    pub fn law(&self, name: &str, values: &[u64]) -> Stated {
        let found = match (self, of_last(self)) {
            (_, Some((theorem, known))) => {
                Finding { theorem: Some(theorem), law: None, known, values: values.into() }
            }
            (StateRule::Last(_), None) => Finding::of_values(values),
            (StateRule::Kinds(kinds), None) => {
                let tuples = tuples(kinds, (TESTED * values.len()).max(SPARE));
                let longer: Vec<u64> = tuples.iter().map(|tuple| tuple[kinds.len()]).collect();
                match of_kinds(kinds, &tuples, &longer) {
                    Some((law, known)) => {
                        let law = Some(Law::Linear(law));
                        Finding { theorem: None, law, known, values: longer.into() }
                    }
                    None => Finding::of_values(values).tested(longer),
                }
            }
        };
        found.stated(name, self.is_outcome())
    }
}

fn kind(words: &mut Words) -> Result<Vec<usize>, Wrong> {
    match Set::parse(words)? {
        Set::Runs(runs) if runs.last().is_some_and(|run| run.1 <= MOST_TAKEN) => {
            let all = runs.iter().flat_map(|&(low, high)| low..=high);
            Ok(all.map(|take| take as usize).collect())
        }
        _ => Err(words.expected(&format!("numbers up to {MOST_TAKEN}"))),
    }
}

/// The values of each heap below `length`: for each kind taken last, and for none.
pub fn tuples(kinds: &[Vec<usize>], length: usize) -> Vec<Vec<u64>> {
    let mut tuples: Vec<Vec<u64>> = Vec::with_capacity(length);
    for n in 0..length {
        let value = |last: usize| {
            let mut seen = 0u128;
            for (kind, takes) in kinds.iter().enumerate().filter(|item| item.0 != last) {
                // A heap has at most as many options as there are numbers, so its value is no greater.
                let left =
                    takes.iter().filter(|&&take| take <= n).map(|&take| tuples[n - take][kind]);
                left.for_each(|value| seen |= 1 << value);
            }
            u64::from((!seen).trailing_zeros())
        };
        let tuple = (0..=kinds.len()).map(value).collect();
        tuples.push(tuple);
    }
    tuples
}

#[cfg(test)]
mod tests {
    use super::super::answer::Proof;
    use super::*;

    fn rule(text: &str) -> StateRule {
        let mut words = Words::of(text);
        assert!(StateRule::is_next(&words));
        let rule = StateRule::parse(&mut words).unwrap();
        assert_eq!(words.left(), 0, "{text}");
        rule
    }

    #[test]
    fn the_lost_heaps_are_those_of_schwenk() {
        for factor in 1..9 {
            let values = StateRule::Last(factor).values(3000);
            let mut lost = vec![1];
            while lost[lost.len() - 1] < 3000 {
                let last = lost[lost.len() - 1];
                let least = lost.iter().find(|&&h| factor * h >= last).copied();
                lost.push(last + least.unwrap());
            }
            let zeros = (1..3000).filter(|&n| values[n as usize] == 0);
            assert!(zeros.eq(lost.into_iter().filter(|&n| n < 3000)), "{}", factor);
        }
    }

    #[test]
    fn what_would_be_right_is_said() {
        let said = |text: &str| StateRule::parse(&mut Words::of(text)).unwrap_err().what;
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
        let law = rule("take 1 2 never the same twice").law("", &[0, 1, 1]);
        let why = law.known.proved();
        assert!(matches!(why, Some(Proof::Kinds { most: 2, period: 3, .. })), "{law:?}");
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
