//! What a solution is tried with, stage by stage.

use crate::format::{Bounds, Cases, Format, Part, Size};
use crate::random::{Choose, Random};
use crate::suite::{cases, Golden};
use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// Cases of an input: as many as a judge's file may have.
pub const TOGETHER: usize = 2000;

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
    pub cases: Vec<String>,
    /// Whether there are no others.
    pub is_all: bool,
}

/// All cases within the judge's ranges in the order of their size, and for each size in the order of enumeration;
/// `most` in all.
pub fn small(format: &Format, most: usize) -> Vec<OfSize> {
    if matches!(format.parts[..], [Part::Number(_)]) {
        return numbers(format, most);
    }
    let mut seen = HashSet::default();
    let mut sizes = Vec::new();
    let mut empty = 0;
    for size in 0.. {
        let room = most.saturating_sub(seen.len());
        // What is larger than before stands behind what was there: it is made anew and left out.
        let mut cases = format.all(size, Bounds::Judge, most);
        cases.retain(|case| seen.insert(case.clone()));
        let is_all = cases.len() <= room;
        cases.truncate(room);
        empty = if cases.is_empty() { empty + 1 } else { 0 };
        if !cases.is_empty() {
            sizes.push(OfSize {
                size,
                cases,
                is_all,
            });
        }
        // The sizes of some formats end.
        if seen.len() >= most || empty > 3 {
            break;
        }
    }
    sizes
}

/// Those of a format of one number, which is the size: all are made at once.
fn numbers(format: &Format, most: usize) -> Vec<OfSize> {
    let mut cases = format.all(u64::MAX, Bounds::Judge, most);
    cases.truncate(most);
    let of_size = |case: String| OfSize {
        size: case.trim_end().parse().expect("a number"),
        cases: vec![case],
        is_all: true,
    };
    cases.into_iter().map(of_size).collect()
}

/// `count` seeded cases within the judge's ranges: of few numbers and of many, small and large ones; and of some of
/// them variants that differ in the last number only, among which there are positions of both outcomes.
pub fn random(format: &Format, seed: u64, count: usize) -> Vec<String> {
    let random = &mut Random(seed);
    let mut cases = Vec::new();
    while cases.len() < count {
        let most = [2, 5, 10, 30][random.below(4) as usize];
        let case = format.make(random, Size::Mixed(most), Bounds::Judge);
        cases.push(format.print(&case));
        let variants = format.variants(&case, 24);
        cases.extend(variants.iter().map(|case| format.print(case)));
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
    let taken = kinds
        .into_values()
        .flat_map(|of| of.into_iter().take(fewest));
    let mut taken: Vec<usize> = taken.collect();
    taken.sort_unstable();
    taken
}

/// What an answer says, without its numbers; of an answer of numbers whether the first is 0.
fn kind(answer: &str) -> String {
    let letters: String = answer.chars().filter(|c| c.is_alphabetic()).collect();
    match letters.is_empty() {
        true => (answer.split_whitespace().next() == Some("0")).to_string(),
        false => letters,
    }
}

/// Whether an input of the judge's holds one case only.
pub fn is_one(format: &Format) -> bool {
    format.cases == Cases::One || format.judge_cases.1 == 1
}

/// How many large cases may stand in an input: as many as in the judge's largest, or a few.
pub fn most_large(format: &Format) -> usize {
    usize::try_from(format.most).unwrap_or(TOGETHER).max(20)
}

/// Cases in as few inputs as the judge's limits on an input allow, and at most `most` in each.
pub fn groups<'a>(format: &Format, cases: &'a [String], most: usize) -> Vec<&'a [String]> {
    let judge = usize::try_from(format.judge_cases.1).unwrap_or(TOGETHER);
    let most = most.min(TOGETHER).min(judge).max(1);
    let is_within = |group: &[String]| {
        let read = format.read_within(input(format, group).as_bytes(), Bounds::Judge);
        group.len() == 1 || read.fault.is_none()
    };
    let mut groups = Vec::new();
    let mut rest = cases;
    while !rest.is_empty() {
        let mut length = most.min(rest.len());
        while format.in_all.is_some() && !is_within(&rest[..length]) {
            length /= 2;
        }
        groups.push(&rest[..length]);
        rest = &rest[length..];
    }
    groups
}

/// Cases as one input, with as many as the judge gives at least: the last one comes again.
pub fn input(format: &Format, cases: &[String]) -> String {
    let mut all = cases.to_vec();
    if let Some(last) = cases.last() {
        let least = usize::try_from(format.judge_cases.0).unwrap_or(0);
        all.resize(least.max(cases.len()), last.clone());
    }
    format.input(&all)
}
