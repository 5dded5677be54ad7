//! Games of one kind of heap: the grammar of their rules, and their moves.

use super::own::Own;
use super::set::Set;
use super::words::Words;
use crate::fault::{Expected, Fault};
use crate::octal::{self, Move};
use crate::requests::Wrong;

/// A game, and who wins it.
#[derive(Clone, Debug, PartialEq)]
pub struct Rule {
    /// Whether the player who makes the last move loses.
    pub misere: bool,
    /// What a move does.
    pub game: Ruleset,
}

/// What a move does with a heap. An empty heap has no move.
#[derive(Clone, Debug, PartialEq)]
pub enum Ruleset {
    /// Takes a number of the set; if a split is allowed, splits the heap instead, or also what is left.
    Take(Set, Option<Split>),
    /// Splits, and takes nothing.
    Split(Split),
    /// Replaces the number by a proper divisor.
    Divide,
    /// Divides by one of these numbers, rounding down; ascending, from 2 on.
    DivideBy(Vec<u64>),
    /// Turns some coins of a row; the rightmost of them must show heads. Heads at place n, counted from 1, is the heap
    /// n.
    Turn(Coins),
    /// Moves by an octal code: its text and its moves.
    Octal(String, Vec<Move>),
    /// Moves by a formula of one number.
    Own(Own),
}

/// How a heap is split; no part is empty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Split {
    /// Into two, in any way.
    Any,
    /// Into two of different sizes.
    Unequal,
    /// Into as many heaps as these numbers say.
    Into(Parts),
    /// What is left after taking, into two in any way, or not at all.
    Rest,
}

/// How many heaps a split leaves: from `least`, at least 2, to `most`; all of the same size if `equal`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Parts {
    /// The fewest.
    pub least: u64,
    /// The most.
    pub most: u64,
    /// Whether all have the same size.
    pub equal: bool,
}

/// Which coins may be turned at once.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Coins {
    /// Any coins, up to this number.
    UpTo(u64),
    /// Any coins that lie side by side.
    Run,
}

/// The most coins that a rule may turn at once, except for runs.
pub const MOST_COINS: u64 = 5;

impl Rule {
    // The rule of a whole text, for tests.
    #[cfg(test)]
    pub fn of(text: &str) -> Rule {
        let mut words = Words::of(text);
        let rule = Rule::parse(&mut words).unwrap();
        assert_eq!(words.left(), 0, "{text}");
        rule
    }

    /// The rule that begins with the next word.
    ///
    /// # Errors
    ///
    /// The word that is wrong, and what would be right.
    pub fn parse(words: &mut Words) -> Result<Rule, Wrong> {
        let misere = words.accept("misere");
        let game = match words.next() {
            Some("take") => {
                let mut sets = vec![Set::parse(words)?];
                let mut split = None;
                while split.is_none() && words.accept("or") {
                    if words.accept("split") {
                        split = Some(Split::parse(words)?);
                    } else {
                        sets.push(Set::parse(words)?);
                    }
                }
                if split.is_none() && words.accept("with") {
                    words.expect("split")?;
                    split = Some(Split::Rest);
                }
                Ruleset::Take(Set::union(sets), split)
            }
            Some("split") => Ruleset::Split(Split::parse(words)?),
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
            Some("pairs") if misere => return Err(words.wrong(Fault::MiserePairs)),
            Some("turn") if misere => return Err(words.wrong(Fault::MisereCoins)),
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
                let moves = if misere { octal::octal_moves } else { octal::moves };
                let moves = moves(&code).map_err(|bad| words.wrong(Fault::Code(bad)))?;
                // Some write .77.
                let zero = if code.starts_with('.') { "0" } else { "" };
                Ruleset::Octal(format!("{zero}{code}"), moves)
            }
            _ => return Err(words.expected(Expected::Game)),
        };
        Ok(Rule { misere, game })
    }
}

// What a digit from 8 to f allows.
const THREE: Parts = Parts { least: 3, most: 3, equal: false };

impl Ruleset {
    /// Calls `each` with the heaps that each move leaves of a heap of `n`: one, maybe empty; two after a split, the
    /// smaller first, each pair once; for a coin, the other coins that are turned.
    ///
    /// # Complexity
    ///
    /// O(moves), or O(n log n) for divisors and coprimes.
    pub fn options(&self, n: u64, each: &mut dyn FnMut(&[u64])) {
        self.near_options(n, u64::MAX, each);
    }

    /// The same for those moves of which all parts but the largest are at most `near`.
    pub fn near_options(&self, n: u64, near: u64, each: &mut dyn FnMut(&[u64])) {
        match self {
            Ruleset::Take(set, split) => {
                set.members(n, &mut |take| {
                    each(&[n - take]);
                    if let Some(Split::Rest) = split {
                        Split::Any.parts(n - take, near, each);
                    }
                });
                match split {
                    None | Some(Split::Rest) => {}
                    Some(split) => split.parts(n, near, each),
                }
            }
            Ruleset::Split(split) => split.parts(n, near, each),
            Ruleset::Divide => (1..n).filter(|d| n % d == 0).for_each(|d| each(&[d])),
            Ruleset::DivideBy(_) if n == 0 => {}
            Ruleset::DivideBy(by) => {
                let mut last = None;
                for left in by.iter().map(|d| n / d) {
                    if last != Some(left) {
                        each(&[left]);
                    }
                    last = Some(left);
                }
            }
            Ruleset::Turn(Coins::UpTo(most)) => turned(n, *most, &mut Vec::new(), each),
            Ruleset::Turn(Coins::Run) => {
                let others: Vec<u64> = (1..n).rev().collect();
                (0..n as usize).for_each(|count| each(&others[..count]));
            }
            Ruleset::Own(own) => own.options(&[n], &mut |parts| {
                let largest = parts.iter().copied().max().unwrap_or(0);
                let is_near = |&&part: &&u64| part > near;
                if near == u64::MAX
                    || parts.iter().filter(is_near).count() <= usize::from(largest > near)
                {
                    each(parts);
                }
            }),
            Ruleset::Octal(_, moves) => {
                for &(take, digit) in moves.iter().filter(|&&(take, _)| take <= n && n > 0) {
                    let rest = n - take;
                    if rest == 0 && digit & 1 != 0 || rest > 0 && digit & 2 != 0 {
                        each(&[rest]);
                    }
                    if digit & 4 != 0 {
                        Split::Any.parts(rest, near, each);
                    }
                    if digit & 8 != 0 {
                        THREE.of(rest, near, each);
                    }
                }
            }
        }
    }

    /// How many options a heap of `n` has, at most.
    pub fn most_options(&self, n: u64) -> u64 {
        self.most_near_options(n, u64::MAX)
    }

    /// How many moves `near_options` lists, at most.
    pub fn most_near_options(&self, n: u64, near: u64) -> u64 {
        match self {
            Ruleset::Take(set, None) => set.most_members(n),
            Ruleset::Take(set, Some(Split::Rest)) => {
                set.most_members(n).saturating_mul(1 + near.min(n / 2))
            }
            Ruleset::Take(set, Some(split)) => {
                set.most_members(n).saturating_add(split.most_options(n, near))
            }
            Ruleset::Split(split) => split.most_options(n, near),
            Ruleset::Divide => n,
            Ruleset::DivideBy(by) => by.len() as u64,
            Ruleset::Turn(Coins::Run) => n.saturating_mul(n),
            Ruleset::Turn(Coins::UpTo(most)) => {
                (1..*most).fold(1, |all: u64, _| all.saturating_mul(n))
            }
            Ruleset::Own(own) => own.count(&[n]).unwrap_or(u64::MAX),
            Ruleset::Octal(_, moves) => moves
                .iter()
                .filter(|step| step.0 <= n)
                .map(|step| {
                    let two = if step.1 & 4 == 0 { 1 } else { near.min(n / 2) + 2 };
                    let three = if step.1 & 8 == 0 { 0 } else { THREE.most_options(n, near) };
                    three.saturating_add(two)
                })
                .fold(0, u64::saturating_add),
        }
    }

    /// Whether a move can leave two heaps or more.
    pub fn splits(&self) -> bool {
        match self {
            Ruleset::Take(_, split) => split.is_some(),
            Ruleset::Split(_) => true,
            Ruleset::Divide | Ruleset::DivideBy(_) => false,
            Ruleset::Turn(_) => true,
            Ruleset::Octal(_, moves) => moves.iter().any(|step| step.1 & 12 != 0),
            Ruleset::Own(own) => own.formula().has_sums(),
        }
    }
}

impl Split {
    fn parse(words: &mut Words) -> Result<Split, Wrong> {
        if words.accept("unequal") {
            return Ok(Split::Unequal);
        }
        let equal = words.accept("equal");
        let (mut least, mut most) = (2, 2);
        if words.accept("into") {
            let run = words.run()?;
            least = run.0;
            most = run.1;
            if least < 2 {
                return Err(words.expected(Expected::Parts));
            }
        }
        Ok(match (equal, most) {
            (false, 2) => Split::Any,
            _ => Split::Into(Parts { least, most, equal }),
        })
    }

    fn parts(self, n: u64, near: u64, each: &mut dyn FnMut(&[u64])) {
        let most = match self {
            Split::Any | Split::Rest => n / 2,
            Split::Unequal => n.saturating_sub(1) / 2,
            Split::Into(parts) => return parts.of(n, near, each),
        };
        (1..=most.min(near)).for_each(|less| each(&[less, n - less]));
    }

    // How many splits a heap of `n` has, at most; for many parts, how long it takes to try them.
    fn most_options(self, n: u64, near: u64) -> u64 {
        match self {
            Split::Into(parts) => parts.most_options(n, near),
            _ => near.min(n / 2),
        }
    }
}

impl Parts {
    fn of(self, n: u64, near: u64, each: &mut dyn FnMut(&[u64])) {
        let most = self.most.min(n);
        if !self.equal {
            let counts = (self.least, most);
            return partitions(n, (1, near), counts, &mut Vec::new(), each);
        }
        for count in (self.least..=most).filter(|count| n % count == 0) {
            each(&vec![n / count; count as usize]);
        }
    }

    // For equal parts, the numbers listed; for others, the partitions, which are at most exp(pi sqrt(2 n / 3)).
    fn most_options(self, n: u64, near: u64) -> u64 {
        let most = self.most.min(n);
        if self.equal {
            return n.saturating_mul(64);
        }
        // From 65 parts on it is more than a u64.
        let choices = (1..most.min(65)).fold((1, 0), |(product, total): (u64, u64), _| {
            let product = product.saturating_mul(near.min(n));
            (product, total.saturating_add(product))
        });
        let all = (2.5651 * (n as f64).sqrt()).exp();
        choices.1.min(all as u64)
    }
}

// The ways to write n as a sum of numbers, ascending: of at least and at most so many, none less than the first end and
// all but the last at most the second, after those in `before`.
fn partitions(
    n: u64,
    (from, near): (u64, u64),
    (least, most): (u64, u64),
    before: &mut Vec<u64>,
    each: &mut dyn FnMut(&[u64]),
) {
    let count = before.len() as u64 + 1;
    if count >= least && n >= from {
        before.push(n);
        each(before);
        before.pop();
    }
    if count < most {
        for part in from..=near.min(n / 2) {
            before.push(part);
            partitions(n - part, (part, near), (least, most), before, each);
            before.pop();
        }
    }
}

// The sets of fewer than `most` coins below `n`, added to those in `others`.
fn turned(n: u64, most: u64, others: &mut Vec<u64>, each: &mut dyn FnMut(&[u64])) {
    if n > 0 {
        each(others);
    }
    if most > 1 {
        for other in 1..n {
            others.push(other);
            turned(other, most - 1, others, each);
            others.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::set::{Bound, Set};
    use super::super::words::Words;
    use super::{Coins, Parts, Rule, Ruleset, Split};

    fn parsed(text: &str) -> Result<Ruleset, String> {
        let mut words = Words::of(text);
        let rule = Rule::parse(&mut words).map_err(|wrong| wrong.what.to_string())?;
        assert_eq!(words.next(), None, "{text}");
        assert_eq!(rule.misere, text.starts_with("misere"));
        Ok(rule.game)
    }

    #[test]
    fn every_rule_of_the_grammar_is_read() {
        let take = |set| Ok(Ruleset::Take(set, None));
        assert_eq!(parsed("take any"), take(Set::Any));
        assert_eq!(parsed("misere take up to half"), take(Set::UpTo(Bound::Part(2))));
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
        assert_eq!(parsed("take 7 powers of 2 3"), take(two.clone()));
        assert_eq!(parsed("take 7 or 3 or powers of 2"), take(two));
        assert_eq!(parsed("take up to sqrt"), take(Set::UpTo(Bound::Root)));
        assert_eq!(parsed("take up to 1/3"), take(Set::UpTo(Bound::Part(3))));
        assert_eq!(parsed("take half"), take(Set::Half));
        let proper = Set::But(Box::new(Set::Divisor), Box::new(Set::Heap));
        assert_eq!(parsed("take a divisor but the heap"), take(proper));
        assert_eq!(parsed("misere divide"), Ok(Ruleset::Divide));
        assert_eq!(parsed("divide by 3 2 3"), Ok(Ruleset::DivideBy(vec![2, 3])));
        assert_eq!(parsed("split"), Ok(Ruleset::Split(Split::Any)));
        let into = |least, most, equal| {
            let parts = Parts { least, most, equal };
            Ok(Ruleset::Split(Split::Into(parts)))
        };
        assert_eq!(parsed("split into 2"), Ok(Ruleset::Split(Split::Any)));
        assert_eq!(parsed("split equal"), into(2, 2, true));
        assert_eq!(parsed("split into 3..5"), into(3, 5, false));
        assert_eq!(parsed("split equal into 2.."), into(2, u64::MAX, true));
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
        let runs = |text: &str| match parsed(&format!("take {text}")) {
            Ok(Ruleset::Take(Set::Runs(runs), None)) => runs,
            other => panic!("{other:?}"),
        };
        assert_eq!(runs("4 1 3"), [(1, 1), (3, 4)]);
        assert_eq!(runs("5..9 1..3 2..6"), [(1, 9)]);
        assert_eq!(runs("1..3 5"), [(1, 3), (5, 5)]);
        let most = u64::MAX - 1;
        assert_eq!(runs(&format!("{most} 1..{most}")), [(1, most)]);
        assert_eq!(runs("7.. 3"), [(3, 3), (7, u64::MAX)]);
    }

    #[test]
    fn a_wrong_rule_is_told_what_would_be_right() {
        let said = |text: &str| parsed(text).unwrap_err();
        assert!(said("grab 3").starts_with("expected a game: take, split"));
        assert!(said("grab 3").ends_with("found \"grab\""));
        assert!(said("misere").ends_with("found the end"));
        assert!(said("take").starts_with("expected what to take"));
        assert!(said("take up half").starts_with("expected \"to\", found"));
        assert!(said("take up to root").starts_with("expected \"half\", \"sqrt\", a fraction"));
        assert!(said("take up to 1/1").starts_with("expected a fraction from 1/2"));
        assert!(said("take 1 or frog").starts_with("expected what to take"));
        assert!(said("split into 1").starts_with("expected a number of heaps from 2"));
        assert!(said("grab").contains("values, and those that a search"));
        assert!(said("take the 5").starts_with("expected \"heap\""));
        assert!(said("take 1 but").starts_with("expected what to take"));
        assert!(said("take a square").starts_with("expected \"divisor\" or"));
        assert!(said("divide by 1").starts_with("expected a number from 2"));
        assert!(said("take 0").starts_with("expected a number from 1"));
        assert!(said("take 5..3").starts_with("expected a run such as 3..5"));
        assert!(said("take ..3").starts_with("expected what to take"));
        assert!(said("take 1 3...5").starts_with("expected a number from 1"));
        assert!(said("take powers of 1").starts_with("expected a number from 2"));
        assert!(said("octal 0.g").starts_with("expected the digits 0 to 7"));
        assert!(
            said("misere octal 0.8").starts_with("expected the digits 0 to 7: under misere play")
        );
        assert!(said("misere turn a run").starts_with("expected another game"));
        assert!(said("turn up to 6 coins").starts_with("expected a number from 1 to 5"));
        assert!(said("octal").starts_with("expected an octal code"));
    }

    #[test]
    fn how_many_options_there_are_is_bounded_from_both_sides() {
        for text in &[
            "octal 0.3",
            "octal 0.4",
            "octal 0.007",
            "octal 4.33",
            "take 1 with split",
            "take 2 5..9 or split",
            "split",
            "split unequal",
            "split into 3",
        ] {
            let rule = Rule::of(text);
            for n in 1..40 {
                let mut all = Vec::new();
                rule.game.options(n, &mut |left| all.push(left.to_vec()));
                for near in [1, 3, 8] {
                    let mut few = Vec::new();
                    rule.game.near_options(n, near, &mut |left| few.push(left.to_vec()));
                    assert!(few.len() as u64 <= rule.game.most_near_options(n, near), "{text} {n}");
                    let is_near =
                        |left: &&Vec<u64>| left.iter().rev().skip(1).all(|&part| part <= near);
                    assert!(all.iter().filter(is_near).eq(&few), "{text} {n} {near}");
                }
                let count = all.len() as u64;
                let bound = rule.game.most_options(n);
                assert!(count <= bound, "{text} {n}: {count} > {bound}");
                let is_near = bound <= 3 * count + 8 || *text == "split into 3";
                assert!(is_near, "{text} {n}: {count} < {bound}");
            }
        }
    }

    #[test]
    fn the_options_of_each_rule_are_those_found_by_hand() {
        let options = |text: &str, n| {
            let mut all = Vec::new();
            let rule = Rule::of(text);
            rule.game.options(n, &mut |left| all.push(left.to_vec()));
            assert!(all.len() as u64 <= rule.game.most_options(n), "{}", text);
            assert!(rule.game.splits() || all.iter().all(|left| left.len() == 1));
            all
        };
        let taken = |text: &str, n: u64| -> Vec<u64> {
            options(text, n).iter().map(|left| n - left[0]).collect()
        };
        assert_eq!(taken("take any", 3), [1, 2, 3]);
        assert_eq!(taken("take up to half", 5), [1, 2]);
        assert_eq!(taken("take up to half", 1), []);
        assert_eq!(taken("take a divisor", 6), [1, 2, 3, 6]);
        assert_eq!(taken("take a coprime", 6), [1, 5]);
        assert_eq!(taken("take a coprime", 1), [1]);
        assert_eq!(taken("take squares", 10), [1, 4, 9]);
        assert_eq!(taken("take primes", 11), [2, 3, 5, 7, 11]);
        assert_eq!(taken("take fibonacci", 13), [1, 2, 3, 5, 8, 13]);
        assert_eq!(taken("take powers of 3", 26), [1, 3, 9]);
        assert_eq!(taken("take 2..4 7 9", 8), [2, 3, 4, 7]);
        assert_eq!(taken("take odd", 6), [1, 3, 5]);
        assert_eq!(taken("take even", 6), [2, 4, 6]);
        assert_eq!(taken("take multiples of 3", 8), [3, 6]);
        assert_eq!(taken("take the heap", 8), [8]);
        assert_eq!(taken("take squares primes 4..5", 9), [1, 2, 3, 4, 5, 7, 9]);
        assert_eq!(taken("take a divisor but the heap", 6), [1, 2, 3]);
        assert_eq!(taken("take any but 2..3 primes", 7), [1, 4, 6]);
        assert_eq!(options("divide by 2 3 5", 5), [vec![2], vec![1]]);
        assert_eq!(options("divide by 2 3", 1), [vec![0]]);
        assert_eq!(options("divide", 12), [[1], [2], [3], [4], [6]]);
        assert_eq!(options("split", 4), [vec![1, 3], vec![2, 2]]);
        assert_eq!(options("split unequal", 4), [vec![1, 3]]);
        assert_eq!(options("split unequal", 5), [vec![1, 4], vec![2, 3]]);
        assert_eq!(taken("take up to sqrt", 8), [1, 2]);
        assert_eq!(taken("take up to sqrt", 9), [1, 2, 3]);
        assert_eq!(taken("take up to 1/3", 8), [1, 2]);
        assert_eq!(taken("take half", 8), [4]);
        assert_eq!(taken("take half", 7), []);
        assert_eq!(taken("take half 1 or 2 3 but 2", 6), [1, 3]);
        let three = [vec![1, 1, 4], vec![1, 2, 3], vec![2, 2, 2]];
        assert_eq!(options("split into 3", 6), three);
        assert_eq!(options("split equal into 3..", 6), [vec![2; 3], vec![1; 6]]);
        assert_eq!(options("split into 3..", 4), [vec![1, 1, 2], vec![1; 4]]);
        assert_eq!(options("take 2 or split", 3), [vec![1], vec![1, 2]]);
        assert_eq!(options("take 2 with split", 5), [vec![3], vec![1, 2]]);
        assert_eq!(options("take 1..2 with split", 3), options("octal 0.77", 3));
        // Kayles: taking two leaves one heap. Then a move that may split and take nothing.
        assert_eq!(options("octal 0.77", 3), [vec![2], vec![1, 1], vec![1]]);
        assert_eq!(options("octal 4.1", 1), [vec![0]]);
        assert_eq!(options("octal 4.1", 3), [vec![1, 2]]);
        assert_eq!(options("octal 0.8", 6), [vec![1, 1, 3], vec![1, 2, 2]]);
        assert_eq!(options("turn up to 1 coins", 3), [vec![]]);
        assert_eq!(options("turn up to 2 coins", 3), [vec![], vec![1], vec![2]]);
        let three = [vec![], vec![1], vec![2], vec![2, 1]];
        assert_eq!(options("turn up to 3 coins", 3), three);
        assert_eq!(options("turn a run", 3), [vec![], vec![2], vec![2, 1]]);
        for rule in &[
            "turn a run",
            "turn up to 3 coins",
            "take any",
            "divide",
            "split",
            "octal 4.7",
            "take a divisor",
        ] {
            assert!(options(rule, 0).is_empty(), "{}", rule);
        }
    }
}
