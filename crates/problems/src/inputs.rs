//! The inputs that a solution is tried on, stage by stage.

use crate::format::{Bounds, Case, Format, Part, Size};
use crate::random::{Choose, Every, Random};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// The number of cases in an input, at most: as many as a judge's file may have.
pub const TOGETHER: usize = 2000;

/// The most cases of one size that are made, and if it must be quick.
const MADE: usize = 1_000_000;
const QUICK: usize = 20_000;

/// A golden case.
pub struct Golden {
    pub name: String,
    pub input: Vec<u8>,
    pub output: Vec<u8>,
}

/// The most inputs that are made of one golden case.
const MOST_PARTS: usize = 50;

/// A golden case, written in the form `base`, as a judge gives it: if it has more cases than the judge, it becomes several
/// inputs. The right output comes with a golden case that stays whole; the lines of others may be numbered.
pub fn divided(
    base: &Format,
    judge: &Format,
    golden: &Golden,
) -> Vec<(Vec<Case>, Option<Vec<u8>>)> {
    let cases = base.read(&golden.input).cases;
    let (least, most) = judge.judge_cases;
    let most = usize::try_from(most).unwrap_or(usize::MAX);
    if cases.len() <= most {
        let is_enough = cases.len() as u64 >= least;
        return vec![(cases, is_enough.then(|| golden.output.clone()))];
    }
    cases.chunks(most).take(MOST_PARTS).map(|part| (part.to_vec(), None)).collect()
}

/// The cases of a size: the largest number or count in them.
pub struct OfSize {
    pub size: u64,
    pub cases: Vec<Case>,
    /// Whether these are all cases of the size.
    pub is_all: bool,
}

/// All cases within the judge's ranges, ordered by size, and within a size in the order of enumeration. Each size is
/// made on demand.
pub struct Small<'a> {
    format: &'a Format,
    most: usize,
    /// How many cases of a size are made, at most; many are made in more than one way.
    made: usize,
    size: u64,
    seen: HashSet<Case>,
    /// How many sizes in a row had no new case.
    empty: u32,
    /// All cases of a format of one number, which is the size; they are made at once.
    numbers: Option<std::vec::IntoIter<Case>>,
}

impl Small<'_> {
    /// The cases of `format`, at most `most` in all.
    pub fn new(format: &Format, most: usize) -> Small<'_> {
        let is_number = matches!(format.parts[..], [Part::Number(_)]);
        Small {
            format,
            most,
            made: MADE,
            size: 0,
            seen: HashSet::default(),
            empty: 0,
            numbers: is_number.then(|| {
                let mut cases = format.all(u64::MAX, Bounds::Judge, most);
                cases.truncate(most);
                cases.into_iter()
            }),
        }
    }
}

impl Iterator for Small<'_> {
    type Item = OfSize;

    fn next(&mut self) -> Option<OfSize> {
        if let Some(numbers) = &mut self.numbers {
            let case = numbers.next()?;
            let size = self.format.print(&case).trim_end().parse().ok()?;
            let (cases, is_all) = (vec![case], true);
            return Some(OfSize { size, cases, is_all });
        }
        // Some formats have a largest size.
        while self.seen.len() < self.most && self.empty <= 3 {
            let size = self.size;
            let (mut cases, mut every, mut made) = (Vec::new(), Every::default(), 0);
            // The cases of smaller sizes come up again in between; they are left out.
            let is_all = loop {
                let case = self.format.make(&mut every, Size::UpTo(size), Bounds::Judge);
                made += 1;
                if self.seen.len() == self.most || made > self.made {
                    break false;
                }
                if self.seen.insert(case.clone()) {
                    cases.push(case);
                }
                if !every.advance() {
                    break true;
                }
            };
            self.size += 1;
            if !cases.is_empty() {
                self.empty = 0;
                return Some(OfSize { size, cases, is_all });
            }
            self.empty += 1;
        }
        None
    }
}

/// The first `most` small cases.
pub fn first_small(format: &Format, most: usize) -> Vec<Case> {
    Small::new(format, most).flat_map(|of| of.cases).collect()
}

/// Nearly the same at once: some are left out where cases are made in many ways.
pub fn some_small(format: &Format, most: usize) -> Vec<Case> {
    Small { made: QUICK, ..Small::new(format, most) }.flat_map(|of| of.cases).collect()
}

/// `count` seeded cases within the judge's ranges: with few numbers and with many, small and large. Some also come in
/// variants that differ only in the last number, so that positions of both outcomes occur.
pub fn random(format: &Format, seed: u64, count: usize) -> Vec<Case> {
    let random = &mut Random(seed);
    let mut cases = Vec::new();
    while cases.len() < count {
        let most = [2, 5, 10, 30][random.below(4) as usize];
        let case = format.make(random, Size::Mixed(most), Bounds::Judge);
        let variants = format.variants(&case, 24);
        cases.push(case);
        cases.extend(variants);
    }
    cases.truncate(count);
    cases
}

/// The indices of equally many answers of each kind, as far as there are enough: a random position is nearly always
/// won.
pub fn balanced(answers: &[String]) -> Vec<usize> {
    let mut kinds: HashMap<String, Vec<usize>> = HashMap::default();
    for (at, answer) in answers.iter().enumerate() {
        kinds.entry(kind(answer)).or_default().push(at);
    }
    let fewest = kinds.values().map(Vec::len).min().unwrap_or(0).max(20);
    let taken = kinds.into_values().flat_map(|of| of.into_iter().take(fewest));
    let mut taken: Vec<usize> = taken.collect();
    taken.sort_unstable();
    taken
}

/// The kind of an answer: its letters without the numbers; for an answer of numbers, whether the first is 0.
fn kind(answer: &str) -> String {
    let letters: String = answer.chars().filter(|c| c.is_alphabetic()).collect();
    if letters.is_empty() {
        (answer.split_whitespace().next() == Some("0")).to_string()
    } else {
        letters
    }
}

/// The cases in as few inputs as the judge's limits on an input allow, with at most `most` cases in each.
pub fn groups<'a>(format: &Format, cases: &'a [Case], most: usize) -> Vec<&'a [Case]> {
    let judge = usize::try_from(format.judge_cases.1).unwrap_or(TOGETHER);
    let most = most.min(TOGETHER).min(judge).max(1);
    let is_within = |group: &[Case]| match format.in_all {
        Some((name, most)) if group.len() > 1 => {
            group.iter().map(|case| case.amount(name)).sum::<u64>() <= most
        }
        _ => true,
    };
    let mut groups = Vec::new();
    let mut rest = cases;
    while !rest.is_empty() {
        let mut length = most.min(rest.len());
        while !is_within(&rest[..length]) {
            length /= 2;
        }
        groups.push(&rest[..length]);
        rest = &rest[length..];
    }
    groups
}

/// The cases in inputs that the judge may give: where nobody says how many cases these have, one, or at most 100 in 100 KB.
pub fn tests<'a>(format: &Format, cases: &'a [Case]) -> Vec<&'a [Case]> {
    if format.judge_cases.1 < u64::MAX || format.in_all.is_some() {
        return vec![cases];
    }
    let (mut tests, mut from, mut bytes) = (Vec::new(), 0, 0);
    for (at, case) in cases.iter().enumerate() {
        bytes += format.print(case).len();
        if at > from && (at - from == 100 || bytes > 100_000) {
            tests.push(&cases[from..at]);
            (from, bytes) = (at, format.print(case).len());
        }
    }
    tests.push(&cases[from..]);
    tests
}

/// The cases as one input. The last one is repeated up to the judge's least number of cases.
pub fn input(format: &Format, cases: &[Case]) -> String {
    format.input(as_many_as_the_judge(format, cases))
}

/// The cases, with the last one repeated up to the judge's least number of cases.
pub fn as_many_as_the_judge<'a>(
    format: &Format,
    cases: &'a [Case],
) -> impl Iterator<Item = &'a Case> {
    let least = usize::try_from(format.judge_cases.0).unwrap_or(0);
    let more = least.saturating_sub(cases.len());
    let last = cases.last().into_iter().cycle().take(more);
    cases.iter().chain(last)
}
