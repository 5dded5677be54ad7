//! A problem: the word in which each file of `problems` says what it is, and the words that these files use.

pub use crate::format::words::*;
pub use crate::format::Part::Line;
pub use crate::format::*;
pub use crate::games::{
    answer, choose, each, line, line_of, numbered, Game, Options, Position, Reference,
};
pub use crate::hard::Parts;
pub use crate::parts;
pub use crate::random::{Choose, Random};

use crate::problems::ALL;

/// What is known of a problem besides its program.
pub struct Problem {
    /// What an input looks like.
    pub format: Format,
    /// A second program, which plays the whole game.
    pub reference: fn() -> Reference,
    /// Cases on which wrong rules fail.
    pub hard: fn(&mut Random) -> Vec<Parts>,
    /// Whether lines are right too, where the judge takes any right answer: programs print a fixed one.
    pub or: Option<fn(&Case, &str) -> bool>,
    /// What the checks of processes try with its program.
    pub process: Process,
}

/// What the checks of processes try with some programs, one at least for each way in which their cases follow each other.
#[derive(Default)]
pub struct Process {
    /// What comes first, a case, and its answer, which comes at once, before there is more to read.
    pub talk: Option<[&'static str; 3]>,
    /// What comes first, and a case that is written again and again: it takes constant memory.
    pub stream: Option<[&'static str; 2]>,
    /// An input that comes a byte at a time, with pauses, and its output.
    pub slow: Option<(&'static [u8], &'static str)>,
    /// Many more blanks and digits than there is memory for; for other programs fewer, as all share the reader.
    pub is_endless: bool,
    pub ring: Option<Ring>,
}

/// A graph of a million nodes in a ring. It is a fault if a token can reach it.
#[derive(Clone, Copy)]
pub struct Ring {
    /// The number of the first node.
    pub first: u64,
    /// A token on the ring.
    pub on: &'static str,
    /// A token on a node beside it, and the answer.
    pub beside: [&'static str; 2],
}

impl Problem {
    /// A problem without hard cases, which has one right answer.
    pub fn new(format: Format, reference: fn() -> Reference) -> Problem {
        Problem {
            format,
            reference,
            hard: |_| Vec::new(),
            or: None,
            process: Process::default(),
        }
    }

    /// With cases on which wrong rules fail.
    pub fn hard(self, hard: fn(&mut Random) -> Vec<Parts>) -> Problem {
        Problem { hard, ..self }
    }

    /// With other right answers.
    pub fn or(self, is_right: fn(&Case, &str) -> bool) -> Problem {
        Problem {
            or: Some(is_right),
            ..self
        }
    }
}

/// The checks of processes that this problem is for.
impl Problem {
    pub fn talk(mut self, head: &'static str, case: &'static str, answer: &'static str) -> Problem {
        self.process.talk = Some([head, case, answer]);
        self
    }

    pub fn stream(mut self, head: &'static str, case: &'static str) -> Problem {
        self.process.stream = Some([head, case]);
        self
    }

    pub fn slow(mut self, input: &'static [u8], output: &'static str) -> Problem {
        self.process.slow = Some((input, output));
        self
    }

    pub fn endless(mut self) -> Problem {
        self.process.is_endless = true;
        self
    }

    pub fn ring(mut self, ring: Ring) -> Problem {
        self.process.ring = Some(ring);
        self
    }
}

/// The file of a program's problem.
pub fn file(program: &str) -> String {
    format!("trial/src/problems/{}.rs", program.replace('-', "_"))
}

/// The problem of a program, or `None` if it has no file.
pub fn problem(program: &str) -> Option<Problem> {
    let file = program.replace('-', "_");
    let of = ALL.iter().find(|(name, _)| *name == file)?;
    Some(of.1())
}

/// What a program reads.
pub fn format(program: &str) -> Option<Format> {
    problem(program).map(|problem| problem.format)
}

/// The reference of a program.
pub fn reference(program: &str) -> Option<Reference> {
    problem(program).map(|problem| (problem.reference)())
}

/// The hard cases of a program, none where no idea is known; each as it stands in an input.
pub fn hard_cases(program: &str, random: &mut Random) -> Vec<String> {
    let Some(problem) = problem(program) else {
        return Vec::new();
    };
    let case = |parts| problem.format.print(&Case::of(&problem.format, parts));
    (problem.hard)(random).into_iter().map(case).collect()
}

/// The cases of an input, each with the lines that `program` answers to it.
///
/// # Panics
///
/// If the program has no problem.
pub fn answers(program: &str, input: &[u8]) -> Vec<(Case, String)> {
    let problem = problem(program).unwrap_or_else(|| panic!("{program} has no file of problems"));
    let mut reference = (problem.reference)();
    let cases = problem.format.read(input).cases;
    let answer = |case: Case| {
        let lines = reference(&case);
        (case, lines)
    };
    cases.into_iter().map(answer).collect()
}

/// Whether `found` is a right answer to a case where the judge takes any: programs that have several print a fixed one.
pub fn is_also_right(program: &str, case: &Case, found: &str) -> bool {
    let or = problem(program).and_then(|problem| problem.or);
    or.is_some_and(|is_right| is_right(case, found))
}
