//! The cases of a package: the sample and the golden cases that the judge could give, small ones, and the largest.

use crate::format::{Bounds, Cases, Format, Shape, Size};
use crate::random::Random;
use crate::reference::answers;
use crate::suite::{self, Build};
use std::collections::HashSet;

/// A case of a package.
pub struct Case {
    /// What its files are called, without an ending.
    pub name: String,
    pub input: String,
    pub output: String,
    pub is_sample: bool,
}

/// The largest input.
const LARGEST: usize = 5_000_000;
/// All inputs and outputs of a package.
const ALL: usize = 18_000_000;
/// A case that a reference plays out.
const SMALL: usize = 2000;
const SEED: u64 = 20_261_122;

struct Found<'a> {
    program: &'a str,
    format: &'a Format,
    build: &'a Build,
    cases: Vec<Case>,
    /// What was left out, for people.
    notes: Vec<String>,
    known: HashSet<String>,
}

/// The cases of `program`, in the order in which they are judged, and what was left out. Nothing else is in them
/// than what the judge gives, and every line end is where its statement has it.
///
/// # Errors
///
/// If the program does not answer an input, or there is no case.
pub fn cases(
    program: &str,
    format: &Format,
    build: &Build,
) -> Result<(Vec<Case>, Vec<String>), String> {
    let mut found = Found {
        program,
        format,
        build,
        cases: Vec::new(),
        notes: Vec::new(),
        known: HashSet::new(),
    };
    found.golden();
    found.small();
    found.mixed()?;
    found.largest()?;
    let (cases, notes) = (found.cases, found.notes);
    match cases.iter().any(|case| !case.is_sample) {
        true => Ok((cases, notes)),
        false => Err(format!("{program} has no case that its judge could give")),
    }
}

impl Found<'_> {
    /// An input as the judge writes it, if it is one that the judge could give and not yet there.
    fn as_printed(&mut self, input: &[u8]) -> Result<String, String> {
        let cases = self.format.read_of_judge(input)?;
        let cases: Vec<String> = cases.iter().map(|case| self.format.print(case)).collect();
        let input = self.format.input(&cases);
        match self.known.insert(input.clone()) {
            true => Ok(input),
            false => Err("it is there already".to_string()),
        }
    }

    fn put(&mut self, what: &str, input: String, output: String) {
        let is_sample = what == "sample";
        let name = format!("{:02}-{what}", self.cases.len());
        self.cases.push(Case {
            name,
            input,
            output,
            is_sample,
        });
    }

    fn golden(&mut self) {
        let mut golden = suite::cases(self.program);
        golden.sort_by_key(|case| case.name != "sample");
        let mut beyond = 0;
        for case in golden {
            if case.input.len() > LARGEST {
                self.notes.push(format!(
                    "the golden case {} is left out: its input has {} bytes",
                    case.name,
                    case.input.len()
                ));
                continue;
            }
            match self.as_printed(&case.input) {
                Ok(input) => {
                    let output = String::from_utf8_lossy(&case.output).into_owned();
                    self.put(&case.name, input, output);
                }
                Err(what) if case.name == "sample" => {
                    self.notes.push(format!("the sample is left out: {what}"))
                }
                Err(_) => beyond += 1,
            }
        }
        if beyond > 0 {
            self.notes.push(format!(
                "golden cases that the judge could not give, or that are there already: {beyond}"
            ));
        }
    }

    /// How many cases stand in one input.
    fn most(&self) -> usize {
        match self.format.cases {
            Cases::One => 1,
            // At most as many as the judge gives; where it counts their sizes, a few.
            Cases::Header if self.format.most > 1 => self.format.most.min(100) as usize,
            _ => 100,
        }
    }

    /// Small cases, answered by the reference: all up to a size, and seeded ones.
    fn small(&mut self) {
        let most = self.most();
        let (files, total) = match self.format.cases {
            Cases::One => (10, 250),
            _ => (3, 3 * most),
        };
        let mut all = Vec::new();
        for size in 0..12 {
            let some = self.format.all(size, Bounds::Judge, total);
            if some.len() > total || some.iter().any(|case| case.len() > SMALL) {
                break;
            }
            all = some;
        }
        // Of one case a file, not all are asked.
        let step = (all.len() / files).max(1);
        if most == 1 {
            all = all.into_iter().step_by(step).collect();
        }
        self.answered("small", &all, files);
        let random = &mut Random(SEED);
        let mut make = |_| {
            self.format
                .print(&self.format.make(random, Size::Small, Bounds::Judge))
        };
        let seeded: Vec<String> = (0..files * most).map(&mut make).collect();
        if seeded.iter().all(|case| case.len() <= SMALL) {
            self.answered("small-random", &seeded, files);
        }
    }

    /// Cases in files of as many as may stand in one.
    fn answered(&mut self, what: &str, cases: &[String], files: usize) {
        let good: Vec<String> = cases
            .iter()
            .filter(|case| {
                let input = self.format.input(std::slice::from_ref(case));
                self.format.read_of_judge(input.as_bytes()).is_ok()
            })
            .cloned()
            .collect();
        for (at, cases) in good.chunks(self.most()).take(files).enumerate() {
            let input = self.format.input(cases);
            if let Ok(input) = self.as_printed(input.as_bytes()) {
                let answers = answers(self.program, input.as_bytes()).into_iter();
                let output = answers.map(|case| case.1).collect();
                self.put(&format!("{what}-{}", at + 1), input, output);
            }
        }
    }

    /// Middle-sized cases, with small numbers as often as large ones, answered by the program.
    fn mixed(&mut self) -> Result<(), String> {
        let random = &mut Random(SEED);
        let files = match self.format.cases {
            Cases::One => 4,
            _ => 2,
        };
        for file in 1..=files {
            let mut make = |_| {
                self.format
                    .print(&self.format.make(random, Size::Mixed(30), Bounds::Judge))
            };
            let cases: Vec<String> = (0..self.most()).map(&mut make).collect();
            self.ask_program(&format!("random-{file}"), &cases)?;
        }
        Ok(())
    }

    /// The largest inputs, answered by the program. One that is too long has fewer cases.
    fn largest(&mut self) -> Result<(), String> {
        let mut too_long = false;
        for shape in Shape::ALL {
            let what = format!("{shape:?}").to_lowercase();
            let random = &mut Random(SEED);
            let mut cases: Vec<String> = Vec::new();
            let mut length = 0;
            for at in 0..self.format.most {
                let case = self
                    .format
                    .make(random, Size::Largest(shape), Bounds::Judge);
                let case = self.format.print(&case);
                length += case.len();
                if length > LARGEST {
                    self.notes.push(match at {
                        0 => format!("the largest input, {what}, is left out: one case has {length} bytes"),
                        _ => format!(
                            "the largest input, {what}, has {at} cases instead of {}: all would be above {} MB",
                            self.format.most,
                            LARGEST / 1_000_000
                        ),
                    });
                    break;
                }
                cases.push(case);
            }
            match cases.is_empty() {
                true => too_long = true,
                false => self.ask_program(&format!("largest-{what}"), &cases)?,
            }
        }
        if too_long {
            self.large()?;
        }
        Ok(())
    }

    /// One that is as large as it may be in a package, where the largest are too long.
    fn large(&mut self) -> Result<(), String> {
        for count in [1_000_000, 500_000, 300_000, 200_000, 100_000, 30_000] {
            let random = &mut Random(SEED);
            let case = self.format.make(random, Size::Mixed(count), Bounds::Judge);
            let case = self.format.print(&case);
            if case.len() <= LARGEST && case.len() > LARGEST / 10 {
                return self.ask_program("large", &[case]);
            }
        }
        Ok(())
    }

    fn ask_program(&mut self, what: &str, cases: &[String]) -> Result<(), String> {
        let input = self.format.input(cases);
        let Ok(input) = self.as_printed(input.as_bytes()) else {
            return Ok(());
        };
        let used: usize = self
            .cases
            .iter()
            .map(|case| case.input.len() + case.output.len())
            .sum();
        if used + input.len() > ALL {
            self.notes.push(format!(
                "{what} is left out: the package would be above {} MB",
                ALL / 1_000_000
            ));
            return Ok(());
        }
        let run = self.build.run(self.program, input.as_bytes());
        if !run.status.success() || !run.stderr.is_empty() {
            let errors = String::from_utf8_lossy(&run.stderr).into_owned();
            return Err(format!(
                "{} on the input {what}, which the judge could give: {}, {errors}",
                self.program, run.status
            ));
        }
        let output = String::from_utf8_lossy(&run.stdout).into_owned();
        self.put(what, input, output);
        Ok(())
    }
}
