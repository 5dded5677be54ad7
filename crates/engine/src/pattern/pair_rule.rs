//! Games with two heaps, or two numbers, that one move may change together: their grammar and their moves.
//!
//! Checked: the moves of each rule by hand.

use super::own::Own;
use super::rule::{Rule, Ruleset};
use super::set::Set;
use super::words::Words;
use crate::fault::{Expected, Things};
use crate::requests::Wrong;

/// The kinds of moves with two heaps; each move is one of these.
#[derive(Clone, Debug, PartialEq)]
pub struct PairRule {
    moves: Vec<PairMove>,
}

/// One kind of move.
#[derive(Clone, Debug, PartialEq)]
pub enum PairMove {
    /// Takes a number of the set from one of these heaps.
    One(Heaps, Set),
    /// Takes the same number, one of the set, from both.
    Same(Set),
    /// Takes a number of the first set from one heap and a number of the second from the other.
    Each(Set, Set),
    /// Takes two numbers that differ by less than this, one from each heap.
    Near(u64),
    /// Takes a multiple of the other heap from one heap.
    Other,
    /// Takes these numbers from the first heap and the second; numbers less than 0 are added.
    Steps(Vec<(i64, i64)>),
    /// All moves of a formula of two numbers, whose options are single pairs.
    Own(Own),
}

/// The heap from which a move takes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Heaps {
    /// Either one, as the player likes.
    Either,
    /// The first.
    First,
    /// The second.
    Second,
}

// The largest step, and the most steps, of a move that lists its steps.
const MOST_STEP: u64 = 1000;
const MOST_STEPS: usize = 1000;

impl PairRule {
    // The rule of a whole text, for tests.
    #[cfg(test)]
    pub fn of(text: &str) -> PairRule {
        let mut words = Words::of(text);
        let rule = PairRule::parse(&mut words).unwrap();
        assert_eq!(words.left(), 0, "{text}");
        rule
    }

    /// The rule that begins with the next word, after `pairs`.
    ///
    /// # Errors
    ///
    /// The word that is wrong, and what would be right.
    pub fn parse(words: &mut Words) -> Result<PairRule, Wrong> {
        words.expect("take")?;
        let mut moves = vec![PairMove::parse(words)?];
        while words.accept("or") {
            moves.push(PairMove::parse(words)?);
        }
        Ok(PairRule { moves })
    }

    /// The games of the two heaps, if each move takes from one of them; `None` for a heap without moves.
    pub fn apart(&self) -> Option<[Option<Rule>; 2]> {
        let mut sets = [Vec::new(), Vec::new()];
        for kind in &self.moves {
            let PairMove::One(heaps, set) = kind else { return None };
            for (of, other) in sets.iter_mut().zip([Heaps::Second, Heaps::First]) {
                if *heaps != other {
                    of.push(set.clone());
                }
            }
        }
        Some(sets.map(|sets| (!sets.is_empty()).then(|| taking(sets))))
    }

    /// The game of the lesser heap, if each move takes the same from both.
    pub fn of_lesser(&self) -> Option<Rule> {
        let set = |kind: &PairMove| match kind {
            PairMove::Same(set) if !set.depends_on_heap() => Some(set.clone()),
            _ => None,
        };
        self.moves.iter().map(set).collect::<Option<Vec<Set>>>().map(taking)
    }

    /// The rule of a formula of two numbers without sums.
    pub fn of_own(own: Own) -> PairRule {
        PairRule { moves: vec![PairMove::Own(own)] }
    }

    /// The formula, if the rule is one.
    pub fn own(&self) -> Option<&Own> {
        match &self.moves[..] {
            [PairMove::Own(own)] => Some(own),
            _ => None,
        }
    }

    /// The kinds of moves.
    pub fn moves(&self) -> &[PairMove] {
        &self.moves
    }

    /// Calls `each` with what every move leaves of heaps of `a` and `b`; the same may come more than once.
    pub fn options(&self, a: u64, b: u64, each: &mut dyn FnMut(u64, u64)) {
        for kind in &self.moves {
            match kind {
                PairMove::One(heaps, set) => {
                    if heaps != &Heaps::Second {
                        set.members(a, &mut |take| each(a - take, b));
                    }
                    if heaps != &Heaps::First {
                        set.members(b, &mut |take| each(a, b - take));
                    }
                }
                PairMove::Same(set) if set.depends_on_heap() => {
                    let mut of_b = Vec::new();
                    set.members(b, &mut |take| of_b.push(take));
                    set.members(a, &mut |take| {
                        if of_b.binary_search(&take).is_ok() {
                            each(a - take, b - take);
                        }
                    });
                }
                PairMove::Same(set) => set.members(a.min(b), &mut |take| each(a - take, b - take)),
                PairMove::Each(one, other) => {
                    one.members(a, &mut |x| other.members(b, &mut |y| each(a - x, b - y)));
                    other.members(a, &mut |x| one.members(b, &mut |y| each(a - x, b - y)));
                }
                PairMove::Near(apart) => {
                    for x in 1..=a {
                        let low = (x + 1).saturating_sub(*apart).max(1);
                        let high = x.saturating_add(apart - 1).min(b);
                        (low..=high).for_each(|y| each(a - x, b - y));
                    }
                }
                PairMove::Other => {
                    let turns = |heap: u64, other: u64| {
                        (1..=heap.checked_div(other).unwrap_or(0)).map(move |k| k * other)
                    };
                    turns(a, b).for_each(|take| each(a - take, b));
                    turns(b, a).for_each(|take| each(a, b - take));
                }
                PairMove::Own(own) => own.options(&[a, b], &mut |pair| each(pair[0], pair[1])),
                PairMove::Steps(steps) => {
                    for &(x, y) in steps {
                        if let (Some(left), Some(right)) = (after(a, x), after(b, y)) {
                            each(left, right);
                        }
                    }
                }
            }
        }
    }

    /// How many options heaps of `n` and `n` have, at most.
    pub fn most_options(&self, n: u64) -> u64 {
        let of_kind = |kind: &PairMove| match kind {
            PairMove::One(..) | PairMove::Same(_) if self.depends(kind) => n.saturating_mul(16),
            PairMove::One(_, set) => set.most_members(n).saturating_mul(2),
            PairMove::Same(set) => set.most_members(n),
            PairMove::Each(one, other) => {
                let both = one.most_members(n).saturating_mul(other.most_members(n));
                both.saturating_mul(2)
            }
            PairMove::Near(apart) => n.saturating_mul(n.min(2 * (*apart).min(n))),
            PairMove::Other => n,
            PairMove::Steps(steps) => steps.len() as u64,
            PairMove::Own(own) => own.count(&[n, n]).unwrap_or(u64::MAX),
        };
        self.moves.iter().map(of_kind).fold(0, u64::saturating_add)
    }

    /// The steps (`work`) in which `options` finds the options of heaps of `n` and `n`, and marks them.
    pub fn work(&self, n: u64) -> u64 {
        let of_kind = |kind: &PairMove| match kind {
            PairMove::One(_, set) => set.steps(n).saturating_mul(2),
            PairMove::Same(set) if set.depends_on_heap() => set.steps(n).saturating_mul(4),
            PairMove::Same(set) => set.steps(n),
            PairMove::Each(one, other) => {
                let of = |one: &Set, other: &Set| {
                    let inner = one.most_members(n).saturating_mul(other.steps(n));
                    one.steps(n).saturating_add(inner)
                };
                of(one, other).saturating_add(of(other, one))
            }
            PairMove::Near(apart) => n.saturating_mul(n.min(2 * (*apart).min(n))).saturating_mul(2),
            PairMove::Other => 2 * n,
            PairMove::Steps(steps) => 2 * steps.len() as u64,
            PairMove::Own(own) => own.steps(&[n, n]) / (n + 1) / (n + 1),
        };
        self.moves.iter().map(of_kind).fold(4, u64::saturating_add)
    }

    // Whether members are tried one by one.
    fn depends(&self, kind: &PairMove) -> bool {
        match kind {
            PairMove::One(_, set) | PairMove::Same(set) => set.depends_on_heap(),
            _ => false,
        }
    }

    /// All steps of a rule, if they are bounded and the same for all heaps: how many each takes from the first heap and
    /// from the second.
    pub fn steps(&self) -> Option<Vec<(i64, i64)>> {
        let mut all = Vec::new();
        for kind in &self.moves {
            match kind {
                PairMove::One(heaps, set) => {
                    for take in finite(set)? {
                        if heaps != &Heaps::Second {
                            all.push((take, 0));
                        }
                        if heaps != &Heaps::First {
                            all.push((0, take));
                        }
                    }
                }
                PairMove::Same(set) => {
                    all.extend(finite(set)?.into_iter().map(|take| (take, take)));
                }
                PairMove::Each(one, other) => {
                    let (one, other) = (finite(one)?, finite(other)?);
                    for &x in &one {
                        all.extend(other.iter().flat_map(|&y| vec![(x, y), (y, x)]));
                    }
                }
                PairMove::Steps(steps) => all.extend(steps),
                PairMove::Near(_) | PairMove::Other | PairMove::Own(_) => return None,
            }
            if all.len() > MOST_STEPS {
                return None;
            }
        }
        all.sort_unstable();
        all.dedup();
        Some(all)
    }

    /// The steps that change both heaps, if they are bounded and the same for all heaps.
    pub fn steps_of_both(&self) -> Option<Vec<(i64, i64)>> {
        let is_one = |kind: &PairMove| matches!(kind, PairMove::One(..));
        let moves = self.moves.iter().filter(|kind| !is_one(kind)).cloned().collect();
        let mut steps = PairRule { moves }.steps()?;
        steps.retain(|&(x, y)| x != 0 && y != 0);
        Some(steps)
    }

    /// Whether a move may add to a heap.
    pub fn adds(&self) -> bool {
        let adds = |&(x, y): &(i64, i64)| x < 0 || y < 0;
        self.moves.iter().any(|kind| match kind {
            PairMove::Steps(steps) => steps.iter().any(adds),
            _ => false,
        })
    }
}

// What is left of a heap after taking `step`, if it has that many.
fn after(heap: u64, step: i64) -> Option<u64> {
    match step {
        0..=i64::MAX => heap.checked_sub(step as u64),
        _ => heap.checked_add((-step) as u64),
    }
}

// The game of one heap that takes a number of one of these sets.
fn taking(sets: Vec<Set>) -> Rule {
    Rule { misere: false, game: Ruleset::Take(Set::union(sets), None) }
}

// The members of a small finite set.
fn finite(set: &Set) -> Option<Vec<i64>> {
    match set {
        Set::Runs(runs) if runs.last().is_some_and(|run| run.1 <= MOST_STEP) => {
            let all = runs.iter().flat_map(|&(low, high)| low..=high);
            Some(all.map(|take| take as i64).collect())
        }
        _ => None,
    }
}

impl PairMove {
    fn parse(words: &mut Words) -> Result<PairMove, Wrong> {
        if !words.comes_before("from", &["or", "to", ":"]) {
            return steps(words).map(PairMove::Steps);
        }
        if words.accept_all(&["the", "same", "from", "both"]) {
            return Ok(PairMove::Same(Set::Any));
        }
        if words.accept_all(&["multiples", "of", "the", "other", "from", "one"]) {
            return Ok(PairMove::Other);
        }
        let set = Set::parse(words)?;
        words.expect("from")?;
        match words.next() {
            Some("one") if words.comes_before("from", &["or", "to", ":"]) => {
                let other = Set::parse(words)?;
                words.expect("from")?;
                words.expect("the")?;
                words.expect("other")?;
                Ok(PairMove::Each(set, other))
            }
            Some("one") => Ok(PairMove::One(Heaps::Either, set)),
            Some("the") => match words.next() {
                Some("first") => Ok(PairMove::One(Heaps::First, set)),
                Some("second") => Ok(PairMove::One(Heaps::Second, set)),
                _ => Err(words.expected(Expected::AnyOf(&["first", "second"]))),
            },
            Some("both") if set == Set::Any && words.accept("less") => {
                words.expect("than")?;
                let apart = words.number(1, MOST_STEP)?;
                words.expect("apart")?;
                Ok(match apart {
                    1 => PairMove::Same(Set::Any),
                    _ => PairMove::Near(apart),
                })
            }
            Some("both") => Ok(PairMove::Same(set)),
            _ => Err(words.expected(Expected::AnyOf(&["one", "both", "the first", "the second"]))),
        }
    }
}

// Steps such as (2, 1) (1, 2); the brackets count as blanks.
fn steps(words: &mut Words) -> Result<Vec<(i64, i64)>, Wrong> {
    let mut all = Vec::new();
    let (first, mut is_bracketed) = (words.place(), true);
    while all.is_empty() || !matches!(words.peek(), None | Some("or") | Some("to") | Some(":")) {
        is_bracketed &= words.is_step_next();
        let (x, y) = (step(words)?, step(words)?);
        if x + y < 1 {
            return Err(words.expected(Expected::Step));
        }
        all.push((x, y));
        if all.len() > MOST_STEPS {
            return Err(words.expected(Expected::Few(MOST_STEPS as u64, Things::Steps)));
        }
    }
    // "pairs take 1 2" may also be numbers.
    if !is_bracketed {
        let steps: Vec<String> = all.iter().map(|(x, y)| format!("({x},{y})")).collect();
        let mut lines = vec![words.with(first, words.place(), &steps.join(" "))];
        if all.iter().all(|&(x, y)| x > 0 && y > 0) {
            let numbers = format!("{} from one", words.since(first));
            lines.push(words.with(first, words.place(), &numbers));
        }
        return Err(words.unclear(first, &lines));
    }
    Ok(all)
}

fn step(words: &mut Words) -> Result<i64, Wrong> {
    let word = words.next().unwrap_or_default();
    let digits = word.strip_prefix('-').unwrap_or(word);
    let number = Words::of(digits).number(0, MOST_STEP).ok();
    let is_whole = Words::of(digits).left() == 1;
    match number {
        Some(number) if is_whole && digits.len() < word.len() => Ok(-(number as i64)),
        Some(number) if is_whole => Ok(number as i64),
        _ => Err(words.expected(Expected::PairMove { most: MOST_STEP })),
    }
}

#[cfg(test)]
mod tests {
    use super::super::words::Words;
    use super::{PairRule, MOST_STEP, MOST_STEPS};

    fn parsed(text: &str) -> Result<PairRule, String> {
        let mut words = Words::of(text);
        let rule = PairRule::parse(&mut words).map_err(|wrong| wrong.what.to_string())?;
        words.end().map_err(|wrong| wrong.what.to_string())?;
        Ok(rule)
    }

    #[test]
    fn the_options_of_each_kind_are_those_found_by_hand() {
        let options = |text: &str, a, b| {
            let mut all = Vec::new();
            let rule = parsed(text).unwrap();
            rule.options(a, b, &mut |a, b| all.push((a, b)));
            assert!(all.len() as u64 <= rule.most_options(a.max(b)), "{}", text);
            all.sort_unstable();
            all
        };
        assert_eq!(options("take any from one", 1, 2), [(0, 2), (1, 0), (1, 1)]);
        assert_eq!(options("take the same from both", 3, 2), [(1, 0), (2, 1)]);
        assert_eq!(options("take 2 from the first or 1 from the second", 2, 2), [(0, 2), (2, 1)]);
        assert_eq!(options("take half from both", 4, 4), [(2, 2)]);
        assert_eq!(options("take half from both", 4, 6), []);
        assert_eq!(options("take up to 2 from one", 1, 3), [(0, 3), (1, 1), (1, 2)]);
        assert_eq!(options("take up to half from both", 4, 3), [(3, 2)]);
        let shares = [(4, 6), (5, 3), (5, 4)];
        assert_eq!(options("take up to 1/3 from the first or 2 3 from the second", 5, 6), shares);
        let each = "take 3 from one, up to 2 from the other";
        assert_eq!(options(each, 3, 2), [(0, 0), (0, 1)]);
        assert_eq!(options("take 1 from one, 2 3 from the other", 2, 3), [(0, 2), (1, 0), (1, 1)]);
        let near = [(0, 0), (0, 1), (1, 0), (1, 1)];
        assert_eq!(options("take any from both less than 2 apart", 2, 2), near);
        assert_eq!(options("take any from both less than 2 apart", 1, 4), [(0, 2), (0, 3)]);
        assert_eq!(options("take multiples of the other from one", 2, 5), [(2, 1), (2, 3)]);
        assert_eq!(options("take multiples of the other from one", 0, 5), []);
        assert_eq!(options("take (2,1) or (1,2)", 2, 2), [(0, 1), (1, 0)]);
        assert_eq!(options("take (2,-1) (0,1)", 2, 0), [(0, 1)]);
        let rule =
            parsed("take 1..2 from one or 3 from both or 1 from one 2 from the other").unwrap();
        let steps = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1), (3, 3)];
        assert_eq!(rule.steps(), Some(steps.to_vec()));
        for text in
            &["take any from one", "take 1.. from both", "take multiples of the other from one"]
        {
            assert_eq!(parsed(text).unwrap().steps(), None);
        }
        for &(text, adds) in
            &[("(2,-1)", true), ("(-1,2)", true), ("(2,0)", false), ("(0,2)", false)]
        {
            let rule = parsed(&format!("take {text}")).unwrap();
            assert_eq!(rule.adds(), adds, "{text}");
        }
        assert_eq!(options("take any from both less than 5 apart", 12, 12).len(), 12 * 9 - 20);
    }

    #[test]
    fn steps_are_listed_as_far_as_their_numbers_and_they_are_few() {
        assert_eq!(MOST_STEPS as u64, MOST_STEP);
        let count = |text: &str| parsed(text).unwrap().steps().map(|steps| steps.len());
        assert_eq!(count("take 1000 from the first"), Some(1));
        assert_eq!(count("take 1001 from the first"), None);
        assert_eq!(count("take 1..1000 from the first"), Some(1000));
        assert_eq!(count("take 1..1000 from the first or 1 from the second"), None);
        let mut text = "take".to_string();
        (1..=1000).for_each(|step| text += &format!(" ({step},0)"));
        assert_eq!(count(&text), Some(1000));
        assert!(parsed(&(text + " (0,1)")).is_err());
    }

    #[test]
    fn a_wrong_rule_is_told_what_would_be_right() {
        let said = |text: &str| parsed(text).unwrap_err();
        assert!(said("any from one").starts_with("expected \"take\""));
        assert!(said("take any").starts_with("expected numbers that are taken"));
        assert!(said("take 1 2 3").starts_with("expected numbers that are taken"));
        assert!(said("take 1 -1").starts_with("expected a step that takes more"));
        assert!(said("take 0 1001").starts_with("expected numbers that are taken"));
        assert!(said("take any from all").starts_with("expected \"one\", \"both\""));
        assert!(said("take any from the last").starts_with("expected \"first\""));
        assert!(said("take any from one 2").starts_with("expected the end"));
        assert!(
            said("take any from both less than 0 apart").starts_with("expected a number from 1")
        );
    }
}
