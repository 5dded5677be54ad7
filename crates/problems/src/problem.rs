//! A problem: the type that each file of `problems` returns, and the names that these files use.

pub use crate::format::words::*;
pub use crate::format::Part::Line;
pub use crate::format::*;
pub use crate::hard::Parts;
pub use crate::parts;
pub use crate::random::{Choose, Random};
pub use crate::references::{choose, each, line, line_of, Game, Options, Position, Why};

use crate::problems::ALL;

/// The answer of a program to a case, as lines; and the reason, if it is asked for.
type Reference = Box<dyn FnMut(&Case, &mut Why) -> String>;

/// What is known of a problem besides its program.
pub struct Problem {
    /// The name of its program.
    pub name: String,
    /// What an input looks like.
    pub format: Format,
    /// A second program, which plays the whole game.
    reference: Box<dyn Fn() -> Reference + Send + Sync>,
    hard: fn(&mut Random) -> Vec<Parts>,
    /// Whether other lines are right too, for a judge that accepts any right answer. The programs print a fixed one.
    pub or: Option<fn(&Case, &str) -> bool>,
    /// What the process checks try with its program.
    pub process: Process,
}

/// What the process checks try with some programs: at least one for each way in which cases follow each other.
#[derive(Default)]
pub struct Process {
    /// A head, a case and its answer. The answer must come at once, before there is more to read.
    pub talk: Option<[&'static str; 3]>,
    /// A head, and a case that is written again and again in constant memory.
    pub stream: Option<[&'static str; 2]>,
    /// An input that arrives a byte at a time, with pauses, and its output.
    pub slow: Option<(&'static [u8], &'static str)>,
    /// Whether to send many more blanks and digits than fit into memory. Other programs get fewer, as all share the
    /// reader.
    pub is_endless: bool,
    pub ring: Option<Ring>,
}

/// A graph of a million nodes in a ring. A token that can reach it is a fault.
#[derive(Clone, Copy)]
pub struct Ring {
    /// The number of the first node.
    pub first: u64,
    /// A case with a token on the ring.
    pub on: &'static str,
    /// A case with a token on a node beside the ring, and the answer.
    pub beside: [&'static str; 2],
}

impl Problem {
    /// A problem with one right answer and no hard cases.
    pub fn new(format: Format, reference: fn(&Case, &mut Why) -> String) -> Problem {
        Problem::of(format, move || Box::new(reference))
    }

    /// A problem whose reference keeps its results for the cases that follow.
    pub fn with<S: 'static>(
        format: Format,
        begin: fn() -> S,
        reference: fn(&Case, &mut S, &mut Why) -> String,
    ) -> Problem {
        Problem::of(format, move || {
            let mut found = begin();
            Box::new(move |case, why| reference(case, &mut found, why))
        })
    }

    fn of(format: Format, reference: impl Fn() -> Reference + Send + Sync + 'static) -> Problem {
        Problem {
            name: String::new(),
            format,
            reference: Box::new(reference),
            hard: |_| Vec::new(),
            or: None,
            process: Process::default(),
        }
    }

    /// The same, with the number of the case before each answer.
    pub fn numbered(self) -> Problem {
        let numbered = move || -> Reference {
            let (mut reference, mut number) = ((self.reference)(), 0);
            Box::new(move |case, why| {
                number += 1;
                format!("Case {number}: {}", reference(case, why))
            })
        };
        Problem { reference: Box::new(numbered), ..self }
    }

    /// The same, with cases on which wrong rules fail.
    pub fn hard(self, hard: fn(&mut Random) -> Vec<Parts>) -> Problem {
        Problem { hard, ..self }
    }

    /// The same, with other right answers accepted.
    pub fn or(self, is_right: fn(&Case, &str) -> bool) -> Problem {
        Problem { or: Some(is_right), ..self }
    }
}

/// The process checks that this problem is for.
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
    format!("crates/problems/src/problems/{}.rs", program.replace('-', "_"))
}

/// The problem of a program, or `None` if it has no file.
pub fn problem(program: &str) -> Option<Problem> {
    let file = program.replace('-', "_");
    let of = ALL.iter().find(|(name, _)| *name == file)?;
    let name = program.to_string();
    Some(Problem { name, ..of.1() })
}

/// The format of a program's input.
pub fn format(program: &str) -> Option<Format> {
    problem(program).map(|problem| problem.format)
}

impl Problem {
    /// Cases within the judge's ranges on which wrong rules fail; none if no such idea is known.
    pub fn hard_cases(&self, random: &mut Random) -> Vec<Case> {
        let case = |parts| Case::of(&self.format, parts);
        (self.hard)(random).into_iter().map(case).collect()
    }

    /// The program's answer to each of these cases, in one input.
    pub fn answers(&self, cases: &[Case]) -> Vec<String> {
        let (mut reference, why) = ((self.reference)(), &mut Why::default());
        cases.iter().map(|case| reference(case, why)).collect()
    }

    /// The program's output for an input.
    pub fn output(&self, input: &[u8]) -> String {
        self.answers(&self.format.read(input).cases).concat()
    }

    /// Why a case is won or lost, if the reference plays it out as a position.
    pub fn why(&self, case: &Case) -> Option<String> {
        let mut why = Why { is_asked: true, said: None };
        (self.reference)()(case, &mut why);
        why.said
    }
}
