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
    let wanted =
        Wanted { format, count: count(problem, format, kind, cases)?, is_asked: cases.is_some() };
    match kind {
        Kind::Small => {
            let small = some_small(format, SMALL);
            let first = &small[(seed % small.len() as u64) as usize];
            wanted.cases(first.clone(), others(&small, first, seed))
        }
        Kind::Random => distinct(seed, |seed| {
            let mut random = Random(seed);
            let mut one = || wanted.random(&mut random);
            let first = one();
            // Where the judge limits a sum, some cases do not fit.
            wanted.cases(first, (1..20 * wanted.count).map(|_| one()))
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
            wanted.cases(first.clone(), others(&all, first, seed))
        }
        Kind::Largest => {
            let of =
                |shape, seed| format.input(format.largest_cases(shape, seed).take(wanted.count));
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

/// The number of cases of an input in a format.
struct Wanted<'a> {
    format: &'a Format,
    count: usize,
    is_asked: bool,
}

impl Wanted<'_> {
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
    let (begin, nth) = (seed - seed % BLOCK, (seed % BLOCK) as usize);
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
        if found.len() > nth {
            break;
        }
    }
    Ok(found.swap_remove(nth % found.len()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::number;
    use crate::format::words::{header_in_all, one};
    use crate::hard::each_number;
    use crate::parts;

    fn of(format: Format) -> Problem {
        Problem::new(format, |_, _| String::new())
    }

    fn made(problem: &Problem, kind: Kind, seeds: u64) -> Vec<String> {
        (0..seeds).map(|seed| seeded(problem, &problem.format, kind, seed, None).unwrap()).collect()
    }

    #[test]
    fn seeds_give_all_inputs_where_there_are_few_and_then_begin_again() {
        let problem = of(one(parts![number("n", 1, 5)]));
        for kind in [Kind::Small, Kind::Random, Kind::Largest] {
            let inputs = made(&problem, kind, 6);
            let different: HashSet<&String> = inputs[..5].iter().collect();
            assert_eq!(different.len(), 5, "{kind:?}: {inputs:?}");
            assert_eq!(inputs[5], inputs[0], "{kind:?}");
        }
    }

    #[test]
    fn hard_cases_come_in_turn_each_once_and_then_new_ones() {
        let problem = of(one(parts![number("n", 1, 1 << 40)])).hard(|random| {
            let fixed = [each_number("n", vec![7]), each_number("n", vec![7, 8])].concat();
            [fixed, each_number("n", vec![random.between(1 << 20, 1 << 40)])].concat()
        });
        let inputs = made(&problem, Kind::Hard, 20);
        assert_eq!(inputs[..2], ["7\n", "8\n"]);
        assert_eq!(inputs.iter().collect::<HashSet<_>>().len(), 20, "{inputs:?}");
    }

    #[test]
    fn cases_fit_the_judges_sum_or_are_refused() {
        let problem = of(header_in_all("n", 10, parts![number("n", 3, 9)]));
        let seeded = |cases| seeded(&problem, &problem.format, Kind::Random, 0, cases);
        let usual = problem.format.read_of_judge(seeded(None).unwrap().as_bytes()).unwrap();
        assert!((1..=3).contains(&usual.len()));
        let refused = Error::InAll { name: "n", most: 10, asked: 4, found: usual.len() };
        assert_eq!(seeded(Some(4)), Err(refused));
        assert_eq!(seeded(Some(0)), Err(Error::Cases { asked: 0, least: 1, most: 10 }));
    }
}
