//! A problem: the word in which each file of `problems` says what it is, and the words that these files use.

pub use crate::format::words::*;
pub use crate::format::Part::Line;
pub use crate::format::*;
pub use crate::games::{choose, each, line, line_of, Game, Options, Position, Why};
pub use crate::hard::Parts;
pub use crate::parts;
pub use crate::random::{Choose, Random};

use crate::problems::ALL;

/// What a program answers to a case, its lines; and why, if that is asked.
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
    pub fn new(format: Format, reference: fn(&Case, &mut Why) -> String) -> Problem {
        Problem::of(format, move || Box::new(reference))
    }

    /// One whose reference keeps what it has found out for the cases that follow.
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

    /// Each answer begins with the number of the case.
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

    /// With cases on which wrong rules fail.
    pub fn hard(self, hard: fn(&mut Random) -> Vec<Parts>) -> Problem {
        Problem { hard, ..self }
    }

    /// With other right answers.
    pub fn or(self, is_right: fn(&Case, &str) -> bool) -> Problem {
        Problem { or: Some(is_right), ..self }
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
    let name = program.to_string();
    Some(Problem { name, ..of.1() })
}

/// What a program reads.
pub fn format(program: &str) -> Option<Format> {
    problem(program).map(|problem| problem.format)
}

impl Problem {
    /// Cases within the judge's ranges on which wrong rules fail, none where no idea is known.
    pub fn hard_cases(&self, random: &mut Random) -> Vec<Case> {
        let case = |parts| Case::of(&self.format, parts);
        (self.hard)(random).into_iter().map(case).collect()
    }

    /// What the program answers to each of these cases of one input.
    pub fn answers(&self, cases: &[Case]) -> Vec<String> {
        let (mut reference, why) = ((self.reference)(), &mut Why::default());
        cases.iter().map(|case| reference(case, why)).collect()
    }

    /// What the program answers to an input.
    pub fn output(&self, input: &[u8]) -> String {
        self.answers(&self.format.read(input).cases).concat()
    }

    /// Why a case is won or lost, if it is a position that is played out.
    pub fn why(&self, case: &Case) -> Option<String> {
        let mut why = Why { is_asked: true, said: None };
        (self.reference)()(case, &mut why);
        why.said
    }
}
