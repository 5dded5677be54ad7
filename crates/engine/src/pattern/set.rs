//! Sets of numbers that may be taken from a heap: their grammar, and their members.
//!
//! Checked: the members of each set by hand, with the options of its rule (`rule`).

use super::words::{Words, ENDLESS};
use crate::fault::Expected;
use crate::requests::Wrong;
use grundy::numbers::factors::{gcd, is_prime};

/// Which numbers may be taken from a heap; never more than it has.
#[derive(Clone, Debug, PartialEq)]
pub enum Set {
    /// Any number.
    Any,
    /// From 1 up to a bound that the heap sets.
    UpTo(Bound),
    /// Half of an even heap.
    Half,
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
    /// The union of these sets.
    Several(Vec<Set>),
    /// The first set without the members of the second.
    But(Box<Set>, Box<Set>),
    /// The numbers of some runs from 1 on, both ends included; ascending, with a gap between two.
    Runs(Vec<(u64, u64)>),
}

/// The largest heap where values grow with the heap, up to the kernel's largest value.
pub const MOST_DENSE: u64 = 8_000;
// The largest modulus that is looked for; all smaller numbers are members.
const MOST_MODULUS: u64 = 64;

// The steps (`work`) to divide, to find a greatest common divisor, to decide whether a number is prime, and to sort or
// find a member.
const DIVISION: u64 = 6;
const COMMON_DIVISOR: u64 = 64;
const PRIMALITY: u64 = 120;
const SORTED: u64 = 12;

/// A bound that never falls, and rises by at most 1 from one heap to the next.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Bound {
    /// The heap divided by this number, which is at least 2, rounded down.
    Part(#[cfg_attr(feature = "serde", serde(with = "crate::number"))] u64),
    /// The square root of the heap, rounded down.
    Root,
}

impl Bound {
    /// The bound for a heap of `n`. O(1).
    pub fn of(self, n: u64) -> u64 {
        match self {
            Bound::Part(parts) => n / parts,
            Bound::Root => n.isqrt(),
        }
    }
}

impl Set {
    /// The set that begins with the next word.
    ///
    /// # Errors
    ///
    /// The word that is wrong, and what would be right.
    pub fn parse(words: &mut Words) -> Result<Set, Wrong> {
        let first = words.place();
        let set = Set::several(words)?;
        if !words.accept("but") {
            return Ok(set);
        }
        let but = Set::several(words)?;
        // "any but 3 or 4" would give the 4 back.
        let or = words.place();
        let mut others = Vec::new();
        while words.peek() == Some("or")
            && begins_set(words.ahead(1))
            && !words.comes_before("but", &["to", ":"])
        {
            words.next();
            let first = words.place();
            Set::several(words)?;
            others.push(words.since(first));
        }
        if !others.is_empty() {
            let others = others.join(" ");
            let end = words.place();
            let neither = words.with(or, end, &others);
            let set = words.joined(first, or);
            let either = words.with(first, end, &format!("{others} or {set}"));
            return Err(words.unclear(first, &[neither, either]));
        }
        Ok(match (&set, &but) {
            (Set::Runs(runs), Set::Runs(none)) => without(runs, none),
            _ => None,
        }
        .unwrap_or_else(|| Set::But(Box::new(set), Box::new(but))))
    }

    // One part, and all that follow.
    fn several(words: &mut Words) -> Result<Set, Wrong> {
        let (mut runs, mut others) = (Vec::new(), Vec::new());
        let first = words.place();
        let mut last;
        loop {
            last = words.place();
            match Set::part(words)? {
                Set::Runs(run) => runs.extend(run),
                other => others.push(other),
            }
            match words.peek() {
                None | Some(":") | Some("to") | Some("or") | Some("with") | Some("but")
                | Some("from") | Some("never") => break,
                // "powers of 3 and 2" has a 2 alone.
                Some(next)
                    if words.ago(1) == Some("of") && is_plain(Some(next)) && words.is_listed() =>
                {
                    return Err(Set::of_both(words, last, 0));
                }
                Some(_) => Set::is_meant(words, last)?,
            }
        }
        // "any odd" would be any number, and "powers of 2 or 3" has a 3 alone.
        let lacks_heaps = words.at(0) == Some("moves") && !words.comes_before(":", &[]);
        if words.since(first).starts_with("any ") && !lacks_heaps {
            let lines = [words.with(first, first + 1, ""), words.with(first, words.place(), "any")];
            return Err(words.unclear(first, &lines));
        }
        if words.peek() == Some("or") && words.ago(1) == Some("of") && is_plain(words.ahead(1)) {
            return Err(Set::of_both(words, last, 1));
        }
        others.push(Set::Runs(runs));
        Ok(Set::union(others))
    }

    // The fault that a number behind "powers of 2", from a place on, may be meant as another base; so many words stand
    // between them.
    fn of_both(words: &mut Words, last: usize, between: usize) -> Wrong {
        let next = words.place();
        let (number, part) = (words.ahead(between).unwrap_or_default(), words.since(last));
        let kind = words.ago(2).unwrap_or_default();
        let end = next + between + 1;
        let both = words.with(last, end, &format!("{part} or {kind} of {number}"));
        let alone = words.with(last, end, &format!("{number} or {part}"));
        words.read_to(end);
        words.unclear(last, &[both, alone])
    }

    // Refuses a part, from a place on, and the next one that only together mean something else than they say.
    fn is_meant(words: &mut Words, last: usize) -> Result<(), Wrong> {
        let next = words.place();
        let is_share = matches!(words.ago(0), Some("half" | "sqrt"))
            || words.ago(0).is_some_and(|word| word.starts_with("1/"));
        if is_share && words.accept_all(&["the", "heap"]) {
            let part = words.with(next, next + 2, "");
            return Err(words.unclear(last, &[part, words.with(next, next, "or")]));
        }
        // "odd up to sqrt" is not a union to anybody who says it, nor is "up to 9 odd".
        let is_kind = |word: Option<&str>| word.is_some_and(|word| KINDS.contains(&word));
        let is_share = |word: &str| ["half", "sqrt"].contains(&word) || word.starts_with("1/");
        let is_bound = words.ago(1) == Some("to") && words.ago(2) == Some("up");
        if is_kind(words.ago(0))
            && words.peek() == Some("up")
            && words.ahead(2).is_some_and(is_share)
            || is_bound && is_kind(words.peek())
        {
            words.next();
            return Err(words.unclear(last, &[words.with(next, next, "or")]));
        }
        if words.ahead(2).is_some_and(|word| is_plain(Some(word)))
            && words.accept_all(&["up", "to"])
        {
            let most = words.next().unwrap_or_default();
            let either = words.with(next, next, "or");
            if words.left() > 0 {
                return Err(words.unclear(last, &[either]));
            }
            let number = words.ago(3).filter(|word| is_plain(Some(word)));
            let number = number.map_or(String::new(), |number| format!("{number}..{number} "));
            let from = if number.is_empty() { next } else { next - 1 };
            let line = words.with(from, next + 3, &format!("{number}to {most}"));
            return Err(words.unclear(last, &[line, either]));
        }
        Ok(())
    }

    /// The union of `sets`.
    pub fn union(sets: Vec<Set>) -> Set {
        let (mut runs, mut others) = (Vec::new(), Vec::new());
        let parts = |set| match set {
            Set::Several(sets) => sets,
            set => vec![set],
        };
        for set in sets.into_iter().flat_map(parts) {
            match set {
                Set::Runs(run) => runs.extend(run),
                other if others.contains(&other) => {}
                other => others.push(other),
            }
        }
        if !runs.is_empty() {
            others.push(Set::runs(joined(runs)));
        }
        match others.len() {
            1 => others.remove(0),
            _ => Set::Several(others),
        }
    }

    // From 1 on is any number.
    fn runs(runs: Vec<(u64, u64)>) -> Set {
        match runs[..] {
            [(1, ENDLESS)] => Set::Any,
            _ => Set::Runs(runs),
        }
    }

    fn part(words: &mut Words) -> Result<Set, Wrong> {
        if words.is_number_next() {
            return Ok(Set::runs(vec![words.run()?]));
        }
        let most = ENDLESS - 1;
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
                _ => Err(words.expected(Expected::AnyOf(&["divisor", "coprime"]))),
            },
            Some("half") => Ok(Set::Half),
            Some("the") => words.expect("heap").map(|()| Set::Heap),
            Some("up") => {
                words.expect("to")?;
                if let Some(parts) = words.peek().and_then(|word| word.strip_prefix("1/")) {
                    let parts = Words::of(parts).number(2, most).ok();
                    words.next();
                    let bound = parts.map(|parts| Set::UpTo(Bound::Part(parts)));
                    return bound.ok_or_else(|| words.expected(Expected::Fraction));
                }
                if words.is_number_next() {
                    return Ok(Set::Runs(vec![(1, words.number(1, most)?)]));
                }
                match words.next() {
                    Some("half") => Ok(Set::UpTo(Bound::Part(2))),
                    Some("sqrt") => Ok(Set::UpTo(Bound::Root)),
                    _ => Err(words.expected(Expected::Bound)),
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
            _ => Err(words.expected(Expected::Set)),
        }
    }

    /// How many members may be taken from a heap of `n`, at most.
    pub fn most_members(&self, n: u64) -> u64 {
        match self {
            Set::Runs(runs) => runs
                .iter()
                .take_while(|run| run.0 <= n)
                .fold(0u64, |sum, run| sum.saturating_add(run.1.min(n) - run.0 + 1)),
            Set::Powers(_) | Set::Fibonacci => 100,
            Set::Squares => n.isqrt(),
            Set::Heap | Set::Half => 1,
            Set::UpTo(bound) => bound.of(n),
            Set::Several(sets) => {
                sets.iter().fold(0u64, |sum, set| sum.saturating_add(set.most_members(n)))
            }
            Set::But(set, _) => set.most_members(n),
            _ => n,
        }
    }

    /// The steps in which `members` finds the members for a heap of `n`, those of nested sets included.
    pub fn steps(&self, n: u64) -> u64 {
        match self {
            Set::Divisor => n.saturating_mul(DIVISION),
            Set::Coprime => n.saturating_mul(COMMON_DIVISOR),
            Set::Primes => n.saturating_mul(PRIMALITY),
            Set::Several(sets) => {
                let sorted = self.most_members(n).saturating_mul(SORTED);
                sets.iter().fold(sorted, |sum, set| sum.saturating_add(set.steps(n)))
            }
            Set::But(set, but) => {
                let searched = set.most_members(n).saturating_mul(SORTED);
                searched.saturating_add(set.steps(n)).saturating_add(but.steps(n))
            }
            set => set.most_members(n).saturating_mul(2),
        }
    }

    /// Whether so many numbers may be taken that values grow with the heap, and members depend on it.
    pub fn is_dense(&self) -> bool {
        match self {
            Set::Runs(runs) => runs.iter().any(|run| run.1 - run.0 > MOST_DENSE),
            Set::Squares | Set::Primes | Set::Fibonacci | Set::Powers(_) => false,
            Set::Several(sets) => sets.iter().any(Set::is_dense),
            _ => true,
        }
    }

    /// Whether the heap decides more about the members than that none is larger than it.
    pub fn depends_on_heap(&self) -> bool {
        match self {
            Set::UpTo(_) | Set::Half | Set::Divisor | Set::Coprime | Set::Heap => true,
            Set::Several(sets) => sets.iter().any(Set::depends_on_heap),
            Set::But(set, but) => set.depends_on_heap() || but.depends_on_heap(),
            _ => false,
        }
    }

    /// The least number from 2 on that is not a member, if no member is a multiple of it and all smaller numbers are
    /// members. `None` for runs, because a window shows the same about them.
    pub fn modulus(&self) -> Option<u64> {
        if self.depends_on_heap() || matches!(self, Set::Runs(_)) {
            return None;
        }
        let mut members = Vec::new();
        self.members(MOST_MODULUS, &mut |take| members.push(take));
        let least = (1..=MOST_MODULUS).find(|take| !members.contains(take))?;
        (least > 1 && !self.may_have_multiple(least)).then_some(least)
    }

    // Whether a member may be a multiple of `number`.
    fn may_have_multiple(&self, number: u64) -> bool {
        match self {
            Set::Odd => number % 2 == 1,
            // Only `number` itself could be, and it is not a member.
            Set::Primes => false,
            Set::Powers(base) => (0..7).fold(1, |power, _| power * (base % number) % number) == 0,
            Set::Several(sets) => sets.iter().any(|set| set.may_have_multiple(number)),
            Set::But(_, but) if matches!(&**but, Set::Multiples(all) if number % all == 0) => false,
            Set::But(set, _) => set.may_have_multiple(number),
            Set::Runs(runs) => runs.iter().any(|&(low, high)| high / number * number >= low),
            _ => true,
        }
    }

    /// Calls `each` with the members that may be taken from a heap of `n`, ascending.
    pub fn members(&self, n: u64, each: &mut dyn FnMut(u64)) {
        match self {
            Set::Any => (1..=n).for_each(each),
            Set::UpTo(bound) => (1..=bound.of(n)).for_each(each),
            Set::Half => {
                Some(n / 2).filter(|&half| half > 0 && n % 2 == 0).into_iter().for_each(each);
            }
            Set::Divisor => (1..=n).filter(|take| n % take == 0).for_each(each),
            Set::Coprime => (1..=n).filter(|&take| gcd(n, take) == 1).for_each(each),
            Set::Squares => {
                (1..).map(|root: u64| root * root).take_while(|&take| take <= n).for_each(each);
            }
            Set::Primes => (2..=n).filter(|&take| is_prime(take)).for_each(each),
            Set::Fibonacci => {
                let (mut take, mut next) = (1, 2);
                while take <= n {
                    each(take);
                    let sum = next + take;
                    take = next;
                    next = sum;
                }
            }
            Set::Powers(base) => {
                let mut take = Some(1u64);
                while let Some(power) = take.filter(|&power| power <= n) {
                    each(power);
                    take = power.checked_mul(*base);
                }
            }
            Set::Odd => (1..=n).filter(|take| take % 2 == 1).for_each(each),
            Set::Multiples(of) => {
                let all = (1..=n / of).map(|turn| turn * of);
                all.for_each(each);
            }
            Set::Heap => Some(n).filter(|&n| n > 0).into_iter().for_each(each),
            Set::Several(sets) => {
                let mut all = Vec::new();
                for set in sets {
                    set.members(n, &mut |take| all.push(take));
                }
                all.sort_unstable();
                all.dedup();
                all.into_iter().for_each(each);
            }
            Set::But(set, but) => {
                let mut none = Vec::new();
                but.members(n, &mut |take| none.push(take));
                set.members(n, &mut |take| {
                    if none.binary_search(&take).is_err() {
                        each(take);
                    }
                });
            }
            Set::Runs(runs) => {
                for &(low, high) in runs {
                    (low..=high.min(n)).for_each(&mut *each);
                }
            }
        }
    }
}

/// Words for sets of numbers of a kind.
pub const KINDS: [&str; 7] =
    ["odd", "even", "squares", "primes", "fibonacci", "divisor", "coprime"];

// Whether a set may begin with a word.
fn begins_set(word: Option<&str>) -> bool {
    let sets = ["any", "half", "up", "powers", "multiples", "a", "the"];
    word.is_some_and(|word| {
        word.starts_with(|c: char| c.is_ascii_digit())
            || sets.contains(&word)
            || KINDS.contains(&word)
    })
}

// Whether a word is a number.
fn is_plain(word: Option<&str>) -> bool {
    word.is_some_and(|word| word.bytes().all(|byte| byte.is_ascii_digit()))
}

// The numbers of `runs` that are not in `none`, if there are any.
fn without(runs: &[(u64, u64)], none: &[(u64, u64)]) -> Option<Set> {
    let mut left = runs.to_vec();
    for &(low, high) in none {
        let parts = |&(first, last): &(u64, u64)| {
            let before = Some((first, last.min(low - 1)));
            let after = high.checked_add(1).map(|next| (first.max(next), last));
            [before, after].into_iter().flatten().filter(|run| run.0 <= run.1).collect::<Vec<_>>()
        };
        left = left.iter().flat_map(parts).collect();
    }
    (!left.is_empty()).then_some(Set::Runs(left))
}

// The same numbers in as few runs as possible, ascending.
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
    use super::Set;

    fn set(text: &str) -> Set {
        Set::parse(&mut Words::of(text)).unwrap()
    }

    #[test]
    fn members_are_counted_where_that_is_easily_done() {
        for &(text, from_10) in &[
            ("3", 1),
            ("3 5..7 12..", 4),
            ("2..", 9),
            ("half", 1),
            ("the heap", 1),
            ("up to half", 5),
            ("up to 1/2", 5),
            ("squares", 3),
            ("squares 5", 4),
            ("half 3 the heap", 3),
            ("any", 10),
        ] {
            let mut members = 0;
            set(text).members(10, &mut |_| members += 1);
            assert_eq!((members, set(text).most_members(10)), (from_10, from_10), "{text}");
        }
        assert_eq!(set("1..").most_members(u64::MAX), u64::MAX);
    }

    #[test]
    fn runs_but_runs_are_runs() {
        for (text, runs) in [
            ("1..9 but 1 4..5 9", "2..3 6..8"),
            ("3 7 but 7", "3"),
            ("2.. but 4..6", "2 3 7.."),
            ("2.. but 9..", "2..8"),
        ] {
            assert_eq!(set(text), set(runs), "{text}");
        }
        assert!(matches!(set("5 but 5"), Set::But(..)) && matches!(set("any but 5"), Set::But(..)));
    }

    #[test]
    fn values_count_by_the_least_number_of_which_no_multiple_is_a_member() {
        for (text, modulus) in [
            ("odd", Some(2)),
            ("1 primes", Some(4)),
            ("2 powers of 3", Some(4)),
            // 9 and 4 are members.
            ("odd 2 but 3", None),
            ("7 powers of 4", None),
            ("1 2 5", None),
        ] {
            assert_eq!(set(text).modulus(), modulus, "{text}");
        }
    }

    #[test]
    fn what_is_left_out_may_depend_on_the_heap_too() {
        for text in &["half", "a divisor", "any but half", "half but 3", "1 up to sqrt"] {
            assert!(set(text).depends_on_heap(), "{}", text);
        }
        for text in &["any", "any but 3", "squares but odd", "multiples of 1"] {
            assert!(!set(text).depends_on_heap(), "{}", text);
        }
    }
}
