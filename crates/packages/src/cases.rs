//! The cases of a package: the sample and the golden cases that the judge could give, small cases, cases on which
//! wrong rules fail, and the largest.

use crate::limits::{ALL, LARGEST};
use crate::{Cause, Error, Note};
use grundy_problems::format::{self, Bounds, Format, Shape, Size};
use grundy_problems::inputs::{groups, input, Golden};
use grundy_problems::problem::Problem;
use grundy_problems::random::Random;
use std::collections::HashSet;

/// A program's output for an input, or why it has none.
pub type Answer<'a> = &'a dyn Fn(&str) -> Result<String, Cause>;

/// A case of a package.
#[derive(Debug)]
pub struct TestCase {
    /// The name of its files, without an ending.
    pub name: String,
    pub input: String,
    pub output: String,
    pub is_sample: bool,
    /// The wrong solutions of the package for which it is meant, with their mistakes.
    pub refutes: Vec<String>,
}

/// The most bytes of a case that a reference plays out.
const SMALL: usize = 2000;
/// The most cases in an input whose judge gives more.
const TOGETHER: usize = 100;
/// The most inputs of one kind.
const FILES: usize = 10;
const SEED: u64 = 20_261_122;

/// The groups of cases, each with its points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Group {
    Sample,
    Small,
    Medium,
    /// The largest, and those on which wrong rules fail.
    Large,
}

impl Group {
    pub const ALL: [Group; 4] = [Group::Sample, Group::Small, Group::Medium, Group::Large];

    pub fn points(self) -> u32 {
        match self {
            Group::Sample => 0,
            Group::Small | Group::Medium => 30,
            Group::Large => 40,
        }
    }
}

impl TestCase {
    /// What its name says that it is: `hard-2`.
    pub fn what(&self) -> &str {
        self.name.split_once('-').map_or("", |name| name.1)
    }

    pub fn group(&self) -> Group {
        match self.what() {
            _ if self.is_sample => Group::Sample,
            what if what.starts_with("small") => Group::Small,
            what if ["hard", "trap", "large"].iter().any(|large| what.starts_with(large)) => {
                Group::Large
            }
            _ => Group::Medium,
        }
    }
}

/// Cases in groups with points; if a group is missing, the last one gets its points.
pub fn scored<'a>(cases: &[&'a TestCase]) -> Vec<(u32, Vec<&'a TestCase>)> {
    let in_group = |group: Group| {
        let cases = cases.iter().copied().filter(|case| case.group() == group);
        (group.points(), cases.collect::<Vec<_>>())
    };
    let mut groups = Group::ALL.map(in_group).to_vec();
    groups.retain(|group| !group.1.is_empty());
    let given: u32 = groups.iter().map(|group| group.0).sum();
    if let Some(last) = groups.last_mut() {
        last.0 += 100 - given;
    }
    groups
}

struct Collected<'a> {
    problem: &'a Problem,
    format: &'a Format,
    /// What answers the large inputs; `None` for a plan, which has neither answers nor the largest inputs.
    answer: Option<Answer<'a>>,
    cases: Vec<TestCase>,
    /// What was left out.
    notes: Vec<Note>,
    known: HashSet<String>,
}

/// The cases of `problem`, the golden ones among them, in the order in which they are judged, and what was left out. They
/// contain only what the judge gives, and break lines where its statement does.
///
/// # Errors
///
/// If the program fails on an input, or there is no case.
pub fn cases(
    problem: &Problem,
    golden: Vec<Golden>,
    answer: Answer,
) -> Result<(Vec<TestCase>, Vec<Note>), Error> {
    made(problem, golden, Some(answer))
}

/// The cases by name, without answers and without the largest inputs: nothing is run, and no game is played. A package
/// may have fewer, because all its texts together, and each largest input, have a limit.
///
/// # Errors
///
/// If there is no case.
pub fn plan(problem: &Problem, golden: Vec<Golden>) -> Result<Vec<TestCase>, Error> {
    Ok(made(problem, golden, None)?.0)
}

fn made(
    problem: &Problem,
    golden: Vec<Golden>,
    answer: Option<Answer>,
) -> Result<(Vec<TestCase>, Vec<Note>), Error> {
    let mut found = Collected {
        problem,
        format: &problem.format,
        answer,
        cases: Vec::new(),
        notes: Vec::new(),
        known: HashSet::new(),
    };
    found.golden(golden)?;
    found.small();
    found.mixed()?;
    found.hard()?;
    found.largest()?;
    let (cases, notes) = (found.cases, found.notes);
    if cases.iter().any(|case| !case.is_sample) {
        Ok((cases, notes))
    } else {
        Err(Error::NoCase(problem.name.clone()))
    }
}

impl Collected<'_> {
    /// These cases in the judge's form, if they are new.
    ///
    /// # Errors
    ///
    /// If the judge could not give them.
    fn as_printed(
        &mut self,
        cases: &[format::Case],
    ) -> Result<Option<String>, grundy_problems::Error> {
        let input = input(self.format, cases);
        self.format.read_of_judge(input.as_bytes())?;
        Ok(self.known.insert(input.clone()).then_some(input))
    }

    fn put(&mut self, what: &str, input: String, output: String) {
        let is_sample = what.starts_with("sample");
        let name = format!("{:02}-{what}", self.cases.len());
        self.cases.push(TestCase { name, input, output, is_sample, refutes: Vec::new() });
    }

    fn golden(&mut self, mut golden: Vec<Golden>) -> Result<(), Error> {
        golden.retain(|case| !case.name.starts_with("beyond-"));
        golden.sort_by_key(|case| case.name != "sample");
        for Golden { name: case, input, output } in golden {
            let bytes = input.len();
            if bytes > LARGEST {
                self.notes.push(Note::TooLong { case, bytes });
                continue;
            }
            let cases = match self.format.read_of_judge(&input) {
                Ok(cases) => cases,
                Err(why) => {
                    self.notes.push(Note::NotOfJudge { case, why });
                    continue;
                }
            };
            let (least, most) = self.format.judge_cases;
            if !(least..=most).contains(&(cases.len() as u64)) {
                self.asked(&case, &cases)?;
                continue;
            }
            match self.as_printed(&cases) {
                Ok(Some(input)) => {
                    self.put(&case, input, String::from_utf8_lossy(&output).into_owned());
                }
                Ok(None) => self.notes.push(Note::Again { case }),
                Err(why) => self.notes.push(Note::NotOfJudge { case, why }),
            }
        }
        Ok(())
    }

    /// The number of cases in one input: at most as many as the judge gives.
    fn most(&self) -> usize {
        if self.format.is_one() {
            1
        } else {
            self.format.judge_cases.1.min(TOGETHER as u64) as usize
        }
    }

    /// Puts cases into inputs of the judge's size, a spread selection if there are too many. The program answers them.
    fn asked(&mut self, what: &str, cases: &[format::Case]) -> Result<(), Error> {
        let inputs = groups(self.format, cases, self.most());
        let step = inputs.len().div_ceil(FILES).max(1);
        let some = inputs.iter().step_by(step).enumerate();
        for (at, cases) in some {
            let name = match inputs.len() {
                1 => what.to_string(),
                _ => format!("{what}-{}", at + 1),
            };
            self.ask_program(&name, cases)?;
        }
        Ok(())
    }

    /// Adds the cases on which wrong rules fail.
    fn hard(&mut self) -> Result<(), Error> {
        let cases = self.problem.hard_cases(&mut Random(SEED));
        self.asked("hard", &cases)
    }

    /// Whether a case is too long for its reference.
    fn is_long(&self, case: &format::Case) -> bool {
        self.format.print(case).len() > SMALL
    }

    /// Adds small cases, answered by the reference: all up to a size, and seeded ones.
    fn small(&mut self) {
        let most = self.most();
        let (files, total) = if self.format.is_one() { (FILES, 250) } else { (3, 3 * most) };
        let mut all = Vec::new();
        for size in 0..12 {
            let some = self.format.all(size, Bounds::Judge, total);
            if some.len() > total || some.iter().any(|case| self.is_long(case)) {
                break;
            }
            all = some;
        }
        // With one case in each file, only some cases are asked.
        let step = (all.len() / files).max(1);
        if most == 1 {
            all = all.into_iter().step_by(step).collect();
        }
        self.answered("small", &all, files);
        let random = &mut Random(SEED);
        let mut make = |_| self.format.make(random, Size::Small, Bounds::Judge);
        let seeded: Vec<format::Case> = (0..files * most).map(&mut make).collect();
        if !seeded.iter().any(|case| self.is_long(case)) {
            self.answered("small-random", &seeded, files);
        }
    }

    /// Puts cases into files, as many in each as are allowed.
    fn answered(&mut self, what: &str, cases: &[format::Case], files: usize) {
        let mut good = cases.to_vec();
        good.retain(|case| {
            let input = input(self.format, std::slice::from_ref(case));
            self.format.read_of_judge(input.as_bytes()).is_ok()
        });
        let inputs = groups(self.format, &good, self.most());
        for (at, cases) in inputs.into_iter().take(files).enumerate() {
            if let Ok(Some(input)) = self.as_printed(cases) {
                let output = self.answer.map(|_| self.problem.output(input.as_bytes()));
                let output = output.unwrap_or_default();
                self.put(&format!("{what}-{}", at + 1), input, output);
            }
        }
    }

    /// Adds medium cases, with small numbers as often as large ones, answered by the program.
    fn mixed(&mut self) -> Result<(), Error> {
        let random = &mut Random(SEED);
        let files = if self.format.is_one() { 4 } else { 2 };
        for file in 1..=files {
            let mut make = |_| self.format.make(random, Size::Mixed(30), Bounds::Judge);
            let cases: Vec<format::Case> = (0..self.most()).map(&mut make).collect();
            let first = groups(self.format, &cases, self.most())[0];
            self.ask_program(&format!("random-{file}"), first)?;
        }
        Ok(())
    }

    /// Adds the largest inputs, answered by the program. If one is too long, it gets fewer cases.
    fn largest(&mut self) -> Result<(), Error> {
        let mut too_long = false;
        for shape in Shape::ALL {
            let what = shape.name();
            if self.answer.is_none() {
                self.put(&format!("largest-{what}"), String::new(), String::new());
                continue;
            }
            let mut cases: Vec<format::Case> = Vec::new();
            let mut length = 0;
            for (at, case) in self.format.largest_cases(shape, SEED).enumerate() {
                length += self.format.print(&case).len();
                if length > LARGEST {
                    let most = self.format.most;
                    self.notes.push(match at {
                        0 => Note::NoLargest { shape, bytes: length },
                        cases => Note::FewerCases { shape, cases, most },
                    });
                    break;
                }
                cases.push(case);
            }
            if cases.is_empty() {
                too_long = true;
            } else {
                self.ask_program(&format!("largest-{what}"), &cases)?;
            }
        }
        if too_long {
            self.large()?;
        }
        Ok(())
    }

    /// Adds a case as large as a package allows, where the largest are too long.
    fn large(&mut self) -> Result<(), Error> {
        for count in [1_000_000, 500_000, 300_000, 200_000, 100_000, 30_000] {
            let random = &mut Random(SEED);
            let case = self.format.make(random, Size::Mixed(count), Bounds::Judge);
            let length = self.format.print(&case).len();
            if length <= LARGEST && length > LARGEST / 10 {
                return self.ask_program("large", &[case]);
            }
        }
        Ok(())
    }

    fn ask_program(&mut self, what: &str, cases: &[format::Case]) -> Result<(), Error> {
        let Ok(Some(input)) = self.as_printed(cases) else {
            return Ok(());
        };
        let used: usize = self.cases.iter().map(|case| case.input.len() + case.output.len()).sum();
        if used + input.len() > ALL {
            self.notes.push(Note::TooMuch { case: what.to_string() });
            return Ok(());
        }
        let Some(answer) = self.answer else {
            self.put(what, input, String::new());
            return Ok(());
        };
        let (program, case) = (self.problem.name.clone(), what.to_string());
        let output = answer(&input).map_err(|cause| Error::Fails { program, case, cause })?;
        self.put(what, input, output);
        Ok(())
    }
}
