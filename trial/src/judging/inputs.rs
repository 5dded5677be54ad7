//! What a solution is tried with, stage by stage.

use crate::format::{Bounds, Case, Format, Part, Size};
use crate::random::{Choose, Every, Random};
use crate::suite::{cases, Golden};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Cases of an input: as many as a judge's file may have.
pub const TOGETHER: usize = 2000;

/// Cases of a size that are made at most; many are made in more than one way.
const MADE: usize = 1_000_000;

/// The golden cases of a program, and those of them that its judge could not give, if there is one. The sample is its own.
pub fn golden(program: &str, format: &Format, is_judged: bool) -> (Vec<Golden>, Vec<Golden>) {
    let is_given = |case: &Golden| {
        let read = || format.read_within(&case.input, Bounds::Judge);
        !is_judged || case.name == "sample" || read().fault.is_none()
    };
    cases(program).into_iter().partition(is_given)
}

/// The cases of a size: the largest number or count in them.
pub struct OfSize {
    pub size: u64,
    pub cases: Vec<Case>,
    /// Whether there are no others.
    pub is_all: bool,
}

/// All cases within the judge's ranges in the order of their size, and for each size in the order of enumeration. Each
/// size is made when it is asked for.
pub struct Small<'a> {
    format: &'a Format,
    most: usize,
    size: u64,
    seen: HashSet<Case>,
    /// How many sizes in a row had no new case.
    empty: u32,
    /// Of a format of one number, which is the size, all cases are made at once.
    numbers: Option<std::vec::IntoIter<Case>>,
}

impl Small<'_> {
    /// At most `most` cases in all.
    pub fn new(format: &Format, most: usize) -> Small<'_> {
        let is_number = matches!(format.parts[..], [Part::Number(_)]);
        Small {
            format,
            most,
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
        // The sizes of some formats end.
        while self.seen.len() < self.most && self.empty <= 3 {
            let size = self.size;
            let (mut cases, mut every, mut made) = (Vec::new(), Every::default(), 0);
            // What is larger than before stands behind what was there: it is made anew and left out.
            let is_all = loop {
                let case = self.format.make(&mut every, Size::UpTo(size), Bounds::Judge);
                made += 1;
                if self.seen.len() == self.most || made > MADE {
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

/// The first `most` of them.
pub fn first_small(format: &Format, most: usize) -> Vec<Case> {
    Small::new(format, most).flat_map(|of| of.cases).collect()
}

/// `count` seeded cases within the judge's ranges: of few numbers and of many, small and large ones; and of some of
/// them variants that differ in the last number only, among which there are positions of both outcomes.
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

/// As many of each kind of answer, as far as there are any: a random position is nearly always won.
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

/// What an answer says, without its numbers; of an answer of numbers whether the first is 0.
fn kind(answer: &str) -> String {
    let letters: String = answer.chars().filter(|c| c.is_alphabetic()).collect();
    if letters.is_empty() {
        (answer.split_whitespace().next() == Some("0")).to_string()
    } else {
        letters
    }
}

/// Cases in as few inputs as the judge's limits on an input allow, and at most `most` in each.
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

/// Cases as one input, with as many as the judge gives at least: the last one comes again.
pub fn input(format: &Format, cases: &[Case]) -> String {
    format.input(as_many_as_the_judge(format, cases))
}

/// Cases, the last one again until they are as many as the judge gives at least.
pub fn as_many_as_the_judge<'a>(
    format: &Format,
    cases: &'a [Case],
) -> impl Iterator<Item = &'a Case> {
    let least = usize::try_from(format.judge_cases.0).unwrap_or(0);
    let more = least.saturating_sub(cases.len());
    let last = cases.last().into_iter().cycle().take(more);
    cases.iter().chain(last)
}
