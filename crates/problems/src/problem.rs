//! A problem: the type that each file of `problems` returns, and the names that these files use.

pub use crate::format::words::*;
pub use crate::format::Part::Line;
pub use crate::format::*;
pub use crate::hard::Parts;
pub use crate::parts;
pub use crate::random::{Choose, Random};
pub use crate::references::{
    choose, each, each_part, line, line_of, Options, Outcome, PlayedOut, Position, Values, Witness,
};

/// The answer of a program to a case, as lines; and the reason, if it is asked for.
type Reference = Box<dyn FnMut(&Case, &mut Witness) -> String>;

/// The inputs of a judge, made from those of the problem.
type Given = fn(Format) -> Format;

/// What the judge accepts as an answer.
#[derive(Clone, Copy, Debug, Default)]
pub enum Accepts {
    /// The words that the program prints.
    #[default]
    Exact,
    /// These words with other capitals: `YES` for `yes`.
    AnyCase,
    /// These words, and numbers within 10^-6 of theirs, absolutely or relatively.
    Near,
    /// Any right answer: whether these words are one for a case. The programs print a fixed one.
    Any(fn(&Case, &[&str]) -> bool),
}

/// What is known of a problem besides its program.
pub struct Problem {
    /// The name of its program.
    pub name: String,
    /// What an input looks like, at the most generous of its judges.
    pub format: Format,
    /// A second program, which plays the whole game.
    reference: Box<dyn Fn() -> Reference + Send + Sync>,
    hard: fn(&mut Random) -> Vec<Parts>,
    /// What some of its judges give otherwise, by their names in the header.
    pub judges: Vec<(&'static str, Given)>,
    pub accepts: Accepts,
}

impl Problem {
    /// A problem with one right answer, word for word, and no hard cases.
    pub fn new(format: Format, reference: fn(&Case, &mut Witness) -> String) -> Problem {
        Problem::of(format, move || Box::new(reference))
    }

    /// A problem whose reference keeps its results for the cases that follow.
    pub fn with<S: 'static>(
        format: Format,
        begin: fn() -> S,
        reference: fn(&Case, &mut S, &mut Witness) -> String,
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
            judges: Vec::new(),
            accepts: Accepts::Exact,
        }
    }

    /// The same, with the number of the case before each answer.
    pub fn numbered(self) -> Problem {
        self.numbered_as("Case ")
    }

    /// The same, with these words before the number: `Case #` in Code Jam.
    pub fn numbered_as(self, words: &'static str) -> Problem {
        let numbered = move || -> Reference {
            let (mut reference, mut number) = ((self.reference)(), 0);
            Box::new(move |case, why| {
                number += 1;
                format!("{words}{number}: {}", reference(case, why))
            })
        };
        Problem { reference: Box::new(numbered), ..self }
    }

    /// The same, with cases on which wrong rules fail.
    pub fn hard(self, hard: fn(&mut Random) -> Vec<Parts>) -> Problem {
        Problem { hard, ..self }
    }

    /// The same, with what one of its judges gives otherwise: `at("Luogu", |format| format.of_cases(1, 1))`.
    pub fn at(mut self, judge: &'static str, given: Given) -> Problem {
        self.judges.push((judge, given));
        self
    }

    /// The same, for a judge that accepts other answers too.
    pub fn accepts(self, accepts: Accepts) -> Problem {
        Problem { accepts, ..self }
    }
}

impl Problem {
    /// What a judge gives, by its name in the header. Without a name it is [`Problem::format`]: what any of its judges gives.
    pub fn format_at(&self, judge: Option<&str>) -> Format {
        let given = self.judges.iter().find(|given| Some(given.0) == judge);
        given.map_or_else(|| self.format.clone(), |given| given.1(self.format.clone()))
    }

    /// Cases within the judge's ranges on which wrong rules fail; none if no such idea is known.
    pub fn hard_cases(&self, random: &mut Random) -> Vec<Case> {
        let case = |parts| self.format.given(parts);
        (self.hard)(random).into_iter().map(case).collect()
    }

    /// The program's answer to each of these cases, in one input.
    pub fn answers(&self, cases: &[Case]) -> Vec<String> {
        let (mut reference, why) = ((self.reference)(), &mut Witness::default());
        cases.iter().map(|case| reference(case, why)).collect()
    }

    /// The program's output for an input.
    pub fn output(&self, input: &[u8]) -> String {
        self.answers(&self.format.read(input).cases).concat()
    }

    /// Why a case is won or lost, if the reference plays it out as a position.
    pub fn outcome(&self, case: &Case) -> Option<Outcome> {
        let mut why = Witness { is_asked: true, outcome: None };
        (self.reference)()(case, &mut why);
        why.outcome
    }
}
