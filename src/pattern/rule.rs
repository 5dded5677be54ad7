//! Games with one kind of heap, by their rules: what a request names.

use super::words::{Words, Wrong};
use crate::octal::{self, Move};

/// A game, and who wins it.
#[derive(Clone, Debug, PartialEq)]
pub struct Rule {
    /// Who makes the last move loses.
    pub misere: bool,
    /// What a move does.
    pub game: Ruleset,
}

/// What a move does with a heap. An empty heap has no move.
#[derive(Clone, Debug, PartialEq)]
pub enum Ruleset {
    /// Takes a number of the set, or splits, or splits what is left, if that is allowed.
    Take(Set, Option<Split>),
    /// Splits, and takes nothing.
    Split(Split),
    /// Puts a proper divisor in the number's place.
    Divide,
    /// Divides by one of these numbers, rounding down; ascending, from 2 on.
    DivideBy(Vec<u64>),
    /// Turns some coins of a row, of which the rightmost shows heads; heads at n is the heap n, from 1 on.
    Turn(Coins),
    /// What an octal code says: the text, and its moves.
    Octal(String, Vec<Move>),
}

/// Which heap is split into two that are not empty, and how.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Split {
    /// In any way.
    Any,
    /// Into two of different sizes.
    Unequal,
    /// What is left of a heap from which was taken, in any way; it need not be split.
    Rest,
}

/// Which coins may be turned at once.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Coins {
    /// Any so many at most.
    UpTo(u64),
    /// Any that lie side by side.
    Run,
}

/// The most coins that a rule may turn at once, but for runs.
pub const MOST_COINS: u64 = 5;

/// Which numbers may be taken from a heap; never more than it has.
#[derive(Clone, Debug, PartialEq)]
pub enum Set {
    /// Any.
    Any,
    /// Up to half of the heap.
    UpToHalf,
    /// A divisor of the heap, which may be the heap itself.
    Divisor,
    /// A number that has no divisor but 1 in common with the heap.
    Coprime,
    /// 1, 4, 9, ...
    Squares,
    /// 2, 3, 5, ...
    Primes,
    /// 1, 2, 3, 5, ...
    Fibonacci,
    /// 1, N, N^2, ...; N is at least 2.
    Powers(u64),
    /// 1, 3, 5, ...
    Odd,
    /// N, 2 N, 3 N, ...; N is at least 1.
    Multiples(u64),
    /// The heap itself.
    Heap,
    /// What is in one of these.
    Several(Vec<Set>),
    /// What is in the first and not in the second.
    But(Box<Set>, Box<Set>),
    /// The numbers of some runs, both ends included; ascending, from 1 on, with a gap between two.
    Runs(Vec<(u64, u64)>),
}

impl Rule {
    /// The rule that begins with the next word.
    ///
    /// # Errors
    ///
    /// The word that is wrong, and what would be right.
    pub fn parse(words: &mut Words) -> Result<Rule, Wrong> {
        let misere = words.accept("misere");
        let game = match words.next() {
            Some("take") => {
                let set = Set::parse(words)?;
                let split = if words.accept("or") {
                    words.expect("split")?;
                    Some(Split::parse(words))
                } else if words.accept("with") {
                    words.expect("split")?;
                    Some(Split::Rest)
                } else {
                    None
                };
                Ruleset::Take(set, split)
            }
            Some("split") => Ruleset::Split(Split::parse(words)),
            Some("divide") if words.accept("by") => {
                let mut by = vec![words.number(2, u64::MAX)?];
                while words.is_number_next() {
                    by.push(words.number(2, u64::MAX)?);
                }
                by.sort_unstable();
                by.dedup();
                Ruleset::DivideBy(by)
            }
            Some("divide") => Ruleset::Divide,
            Some("turn") if misere => return Err(words.wrong(
                "expected another game, for under misere play coins are no heaps, found \"turn\"",
            )),
            Some("turn") if words.accept("a") => {
                words.expect("run")?;
                Ruleset::Turn(Coins::Run)
            }
            Some("turn") => {
                words.expect("up")?;
                words.expect("to")?;
                let most = words.number(1, MOST_COINS)?;
                words.expect("coins")?;
                Ruleset::Turn(Coins::UpTo(most))
            }
            Some("octal") => {
                let code = words.next().unwrap_or_default().to_string();
                let moves = octal::moves(&code).map_err(|bad| words.wrong(&bad.to_string()))?;
                Ruleset::Octal(code, moves)
            }
            _ => return Err(words.expected("a game: take, split, divide, turn or octal")),
        };
        Ok(Rule { misere, game })
    }
}

impl Split {
    fn parse(words: &mut Words) -> Split {
        if words.accept("unequal") {
            Split::Unequal
        } else {
            Split::Any
        }
    }
}

impl Set {
    fn parse(words: &mut Words) -> Result<Set, Wrong> {
        let set = Set::several(words)?;
        if !words.accept("but") {
            return Ok(set);
        }
        let but = Set::several(words)?;
        Ok(Set::But(Box::new(set), Box::new(but)))
    }

    // One part, and all that follow.
    fn several(words: &mut Words) -> Result<Set, Wrong> {
        let (mut runs, mut others) = (Vec::new(), Vec::new());
        loop {
            match Set::part(words)? {
                Set::Runs(run) => runs.extend(run),
                other => others.push(other),
            }
            match words.peek() {
                None | Some(":") | Some("to") | Some("or") | Some("with") | Some("but") => break,
                Some(_) => {}
            }
        }
        if !runs.is_empty() {
            others.push(Set::Runs(joined(runs)));
        }
        Ok(match others.len() {
            1 => others.remove(0),
            _ => Set::Several(others),
        })
    }

    fn part(words: &mut Words) -> Result<Set, Wrong> {
        if words.is_number_next() {
            return Ok(Set::Runs(vec![words.run()?]));
        }
        let most = u64::MAX;
        match words.next() {
            Some("any") => Ok(Set::Any),
            Some("odd") => Ok(Set::Odd),
            Some("even") => Ok(Set::Multiples(2)),
            Some("squares") => Ok(Set::Squares),
            Some("primes") => Ok(Set::Primes),
            Some("fibonacci") => Ok(Set::Fibonacci),
            Some("a") => match words.next() {
                Some("divisor") => Ok(Set::Divisor),
                Some("coprime") => Ok(Set::Coprime),
                _ => Err(words.expected("\"divisor\" or \"coprime\"")),
            },
            Some("the") => words.expect("heap").map(|()| Set::Heap),
            Some("up") => {
                words.expect("to")?;
                if words.is_number_next() {
                    return Ok(Set::Runs(vec![(1, words.number(1, most)?)]));
                }
                match words.next() {
                    Some("half") => Ok(Set::UpToHalf),
                    _ => Err(words.expected("\"half\" or a number")),
                }
            }
            Some("powers") => {
                words.expect("of")?;
                Ok(Set::Powers(words.number(2, most)?))
            }
            Some("multiples") => {
                words.expect("of")?;
                Ok(Set::Multiples(words.number(1, most)?))
            }
            _ => Err(words.expected(
                "what to take: any, odd, even, up to half, up to N, a divisor, a coprime, squares, primes, fibonacci, powers of N, multiples of N, the heap, or numbers such as 1 3..5",
            )),
        }
    }
}

// The same numbers in as few runs as there can be, ascending.
fn joined(mut runs: Vec<(u64, u64)>) -> Vec<(u64, u64)> {
    runs.sort_unstable();
    let mut joined: Vec<(u64, u64)> = Vec::new();
    for (low, high) in runs {
        match joined.last_mut() {
            Some(last) if low <= last.1.saturating_add(1) => last.1 = last.1.max(high),
            _ => joined.push((low, high)),
        }
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::super::words::Words;
    use super::{Coins, Rule, Ruleset, Set, Split};

    fn parsed(text: &str) -> Result<Ruleset, String> {
        let mut words = Words::of(text);
        let rule = Rule::parse(&mut words).map_err(|wrong| wrong.what)?;
        assert_eq!(words.next(), None, "{}", text);
        assert_eq!(rule.misere, text.starts_with("misere"));
        Ok(rule.game)
    }

    #[test]
    fn every_rule_of_the_grammar_is_read() {
        let take = |set| Ok(Ruleset::Take(set, None));
        assert_eq!(parsed("take any"), take(Set::Any));
        assert_eq!(parsed("misere take up to half"), take(Set::UpToHalf));
        assert_eq!(parsed("take a divisor"), take(Set::Divisor));
        assert_eq!(parsed("take a coprime"), take(Set::Coprime));
        assert_eq!(parsed("take squares"), take(Set::Squares));
        assert_eq!(parsed("take primes"), take(Set::Primes));
        assert_eq!(parsed("take fibonacci"), take(Set::Fibonacci));
        assert_eq!(parsed("take powers of 2"), take(Set::Powers(2)));
        assert_eq!(parsed("take odd"), take(Set::Odd));
        assert_eq!(parsed("take even"), take(Set::Multiples(2)));
        assert_eq!(parsed("take up to 5"), take(Set::Runs(vec![(1, 5)])));
        let two = Set::Several(vec![Set::Powers(2), Set::Runs(vec![(3, 3), (7, 7)])]);
        assert_eq!(parsed("take 7 powers of 2 3"), take(two));
        let proper = Set::But(Box::new(Set::Divisor), Box::new(Set::Heap));
        assert_eq!(parsed("take a divisor but the heap"), take(proper));
        assert_eq!(parsed("misere divide"), Ok(Ruleset::Divide));
        assert_eq!(parsed("divide by 3 2 3"), Ok(Ruleset::DivideBy(vec![2, 3])));
        assert_eq!(parsed("split"), Ok(Ruleset::Split(Split::Any)));
        assert_eq!(parsed("split unequal"), Ok(Ruleset::Split(Split::Unequal)));
        let any = |split| Ok(Ruleset::Take(Set::Any, Some(split)));
        assert_eq!(parsed("take any or split"), any(Split::Any));
        assert_eq!(parsed("take any or split unequal"), any(Split::Unequal));
        assert_eq!(parsed("take any with split"), any(Split::Rest));
        assert_eq!(parsed("turn a run"), Ok(Ruleset::Turn(Coins::Run)));
        let coins = Ok(Ruleset::Turn(Coins::UpTo(3)));
        assert_eq!(parsed("turn up to 3 coins"), coins);
        let code = Ruleset::Octal("0.07".to_string(), vec![(2, 7)]);
        assert_eq!(parsed("octal 0.07"), Ok(code));
    }

    #[test]
    fn numbers_and_runs_are_joined() {
        let runs = |text: &str| match parsed(&format!("take {}", text)) {
            Ok(Ruleset::Take(Set::Runs(runs), None)) => runs,
            other => panic!("{:?}", other),
        };
        assert_eq!(runs("4 1 3"), [(1, 1), (3, 4)]);
        assert_eq!(runs("5..9 1..3 2..6"), [(1, 9)]);
        assert_eq!(runs("1..3 5"), [(1, 3), (5, 5)]);
        let most = u64::MAX;
        assert_eq!(runs(&format!("{} 1..{}", most, most)), [(1, most)]);
        assert_eq!(runs("7.. 3"), [(3, 3), (7, most)]);
    }

    #[test]
    fn what_would_be_right_is_said() {
        let said = |text: &str| parsed(text).unwrap_err();
        assert!(said("grab 3").starts_with("expected a game: take, split"));
        assert!(said("grab 3").ends_with("found \"grab\""));
        assert!(said("misere").ends_with("found the end"));
        assert!(said("take").starts_with("expected what to take"));
        assert!(said("take up half").starts_with("expected \"to\", found"));
        assert!(said("take up to root").starts_with("expected \"half\" or a number"));
        assert!(said("take the 5").starts_with("expected \"heap\""));
        assert!(said("take 1 but").starts_with("expected what to take"));
        assert!(said("take a square").starts_with("expected \"divisor\" or"));
        assert!(said("take 1 3 or 5").starts_with("expected \"split\", found \"5\""));
        assert!(said("divide by 1").starts_with("expected a number from 2"));
        assert!(said("take 0").starts_with("expected a number from 1"));
        assert!(said("take 5..3").starts_with("expected a run such as 3..5"));
        assert!(said("take ..3").starts_with("expected what to take"));
        assert!(said("take 1 3...5").starts_with("expected a number from 1"));
        assert!(said("take powers of 1").starts_with("expected a number from 2"));
        assert!(said("octal 0.8").starts_with("expected the digits 0 to 7"));
        assert!(said("misere turn a run").starts_with("expected another game"));
        assert!(said("turn up to 6 coins").starts_with("expected a number from 1 to 5"));
        assert!(said("octal").starts_with("expected an octal code"));
    }
}
