//! One input of a problem, chosen by its size and a seed: what `grundy input` prints.
//!
//! Checked: every problem at each of its judges, in every size, by `crates/checks/tests/seeded.rs`.

use crate::error::Error;
use crate::format::{Bounds, Case, Format, Shape, Size};
use crate::inputs::{as_many_as_the_judge, some_small};
use crate::problem::Problem;
use crate::random::{Choose, Random};
use rustc_hash::FxHashSet as HashSet;

/// What kind of cases an input has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Some of the first small cases, in which a person sees what is wrong.
    Small,
    /// Numbers of any magnitude.
    Random,
    /// Cases on which wrong rules fail.
    Hard,
    /// As large as the judge allows.
    Largest,
}

impl Kind {
    pub const ALL: [Kind; 4] = [Kind::Small, Kind::Random, Kind::Hard, Kind::Largest];
}

/// The first small cases, of which an input has some.
const SMALL: usize = 1000;
/// The usual number of small cases in an input: few enough to read.
const FEW: usize = 10;
/// The usual number of random cases in an input.
const MANY: usize = 1000;
/// The most cases of an input, if the judge states no number.
const MOST: u64 = 100_000;
/// Seeds from a multiple of this up to the next give different inputs, as far as there are so many.
const BLOCK: u64 = 1000;
/// An input with more bytes differs from others without help.
const LONG: usize = 1000;

/// An input that the judge could give. Another seed gives another input, if there is one: from seed 0 on, a single small case
/// is the smallest, the next one, and so on.
///
/// # Errors
///
/// If the problem has no such cases, or not this number of them: why.
pub fn seeded(
    problem: &Problem,
    format: &Format,
    kind: Kind,
    seed: u64,
    cases: Option<u64>,
) -> Result<String, Error> {
    let from =
        From { format, count: count(problem, format, kind, cases)?, is_asked: cases.is_some() };
    match kind {
        Kind::Small => {
            let small = some_small(format, SMALL);
            let first = &small[(seed % small.len() as u64) as usize];
            from.cases(first.clone(), others(&small, first, seed))
        }
        Kind::Random => distinct(seed, |seed| {
            let mut random = Random(seed);
            let mut one = || from.random(&mut random);
            let first = one();
            // Where the judge limits a sum, some cases do not fit.
            from.cases(first, (1..20 * from.count).map(|_| one()))
        }),
        Kind::Hard => {
            let fixed = hard(problem, 0);
            let all = hard(problem, seed);
            let first = match fixed.get(usize::try_from(seed).unwrap_or(usize::MAX)) {
                Some(first) => first,
                // Later seeds give the random ones.
                None => {
                    let is_new = all.iter().filter(|case| !fixed.contains(case));
                    let new: Vec<&Case> = is_new.collect();
                    let of = if new.is_empty() { fixed.iter().collect() } else { new };
                    of[(seed % of.len() as u64) as usize]
                }
            };
            from.cases(first.clone(), others(&all, first, seed))
        }
        Kind::Largest => {
            let of = |shape, seed| format.input(format.largest_cases(shape, seed).take(from.count));
            let shaped = |seed: u64| {
                // The highest and the lowest numbers are those of one input only.
                let Some(&shape) = Shape::ALL.get(usize::try_from(seed).unwrap_or(usize::MAX))
                else {
                    return of(Shape::Random, seed);
                };
                let input = of(shape, seed);
                let before = Shape::ALL.into_iter().zip(0..seed);
                let is_old = before.into_iter().any(|(shape, seed)| of(shape, seed) == input);
                if is_old {
                    of(Shape::Random, seed)
                } else {
                    input
                }
            };
            distinct(seed, |seed| Ok(shaped(seed)))
        }
    }
}

/// The hard cases of a seed, each once.
fn hard(problem: &Problem, seed: u64) -> Vec<Case> {
    let mut seen = HashSet::default();
    let mut cases = problem.hard_cases(&mut Random(seed));
    cases.retain(|case| seen.insert(case.clone()));
    cases
}

/// The number of cases: what is asked for, or a usual one.
fn count(
    problem: &Problem,
    format: &Format,
    kind: Kind,
    asked: Option<u64>,
) -> Result<usize, Error> {
    let (least, most) = format.judge_cases;
    let (usual, most) = match kind {
        Kind::Small => (FEW as u64, most.min(MOST)),
        Kind::Random => (MANY as u64, most.min(MOST)),
        Kind::Hard => {
            let hard = hard(problem, 0).len() as u64;
            if hard == 0 {
                return Err(Error::NoHardCases);
            }
            (hard, most.min(hard))
        }
        Kind::Largest => (format.most, format.most),
    };
    let most = most.max(least);
    match asked {
        Some(asked) if !(least..=most).contains(&asked) => Err(Error::Cases { asked, least, most }),
        _ => Ok(asked.unwrap_or(usual.clamp(least, most)) as usize),
    }
}

/// How an input is made of its cases.
struct From<'a> {
    format: &'a Format,
    count: usize,
    is_asked: bool,
}

impl From<'_> {
    /// The first case, and those of the others that fit.
    fn cases(&self, first: Case, others: impl Iterator<Item = Case>) -> Result<String, Error> {
        let mut cases = vec![first];
        let amount = |case: &Case| self.format.in_all.map_or(0, |(name, _)| case.amount(name));
        let mut left = self.format.in_all.map_or(0, |of| of.1.saturating_sub(amount(&cases[0])));
        for case in others {
            if cases.len() == self.count {
                break;
            }
            if let Some(rest) = left.checked_sub(amount(&case)) {
                left = rest;
                cases.push(case);
            }
        }
        match self.format.in_all {
            Some((name, most)) if self.is_asked && cases.len() < self.count => {
                Err(Error::InAll { name, most, asked: self.count, found: cases.len() })
            }
            _ => Ok(self.format.input(as_many_as_the_judge(self.format, &cases))),
        }
    }

    /// A case of any magnitude, or one that differs from it only in the last number: some of these are lost.
    fn random(&self, random: &mut Random) -> Case {
        let most = [2, 5, 10, 30][random.below(4) as usize];
        let case = self.format.make(random, Size::Mixed(most), Bounds::Judge);
        if random.below(2) == 0 {
            return case;
        }
        let mut variants = self.format.variants(&case, 24);
        if variants.is_empty() {
            return case;
        }
        variants.swap_remove(random.below(variants.len() as u64) as usize)
    }
}

/// All cases but the first in an order that the seed decides, again and again.
fn others<'a>(all: &'a [Case], first: &'a Case, seed: u64) -> impl Iterator<Item = Case> + 'a {
    let mut order: Vec<&Case> = all.iter().filter(|case| *case != first).collect();
    let random = &mut Random(seed);
    for at in (1..order.len()).rev() {
        order.swap(at, random.below(at as u64 + 1) as usize);
    }
    order.push(first);
    order.into_iter().cycle().take(MOST as usize).cloned()
}

/// The input that `make` gives for a seed. Where inputs are short, and so many seeds give the same one, those before it in
/// its block are left out.
fn distinct(seed: u64, make: impl Fn(u64) -> Result<String, Error>) -> Result<String, Error> {
    let (begin, wanted) = (seed - seed % BLOCK, (seed % BLOCK) as usize);
    let mut seen = HashSet::default();
    let mut found = Vec::new();
    for more in 0..4 * BLOCK {
        let input = make(begin.wrapping_add(more))?;
        if input.len() > LONG {
            return make(seed);
        }
        if seen.insert(input.clone()) {
            found.push(input);
        }
        if found.len() > wanted {
            break;
        }
    }
    Ok(found.swap_remove(wanted % found.len()))
}
