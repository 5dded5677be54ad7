//! A package that a teacher uploads to a judge: the statement, the cases, a validator of the input, the submissions as
//! accepted solutions, and a wrong solution where a classic one exists.

use crate::cases::{cases, Answer, TestCase};
use crate::checker::special_judge;
use crate::limits::LEAST_MEMORY;
use crate::plan::{plan, Plan};
use crate::reasons::refutes;
use crate::statement::Statement;
use crate::system::System;
use crate::{Error, Note};
use grundy_catalogue::header::{limits, Header};
use grundy_catalogue::program::Program;
use grundy_lang::Lang;
use grundy_problems::corpus::Entry;
use grundy_problems::inputs::Golden;
use grundy_problems::list::problem;
use grundy_problems::problem::Accepts;

/// The files of a package by their paths.
pub type Contents = Vec<(String, Vec<u8>)>;

/// What a package is made of, besides the format of its problem.
pub struct Sources<'a> {
    pub program: &'a Program,
    pub golden: Vec<Golden>,
    /// What answers the large inputs.
    pub answer: Answer<'a>,
    pub submissions: Vec<(&'static str, String)>,
    /// The language of the statement where a package has only one.
    pub lang: Lang,
    pub changes: Changes,
    /// Solutions, of which the wrong ones of this program are taken.
    pub solutions: Vec<Entry>,
}

/// What a setter wants in place of what the problem's judges have.
#[derive(Clone, Default)]
pub struct Changes {
    pub seconds: Option<f64>,
    pub megabytes: Option<u64>,
    /// The title, in every language.
    pub name: Option<String>,
}

/// The contents that the packages of a program share.
pub struct Package {
    /// The [`id`] of its program.
    pub id: String,
    pub header: Header,
    pub seconds: f64,
    pub megabytes: u64,
    pub accepts: Accepts,
    pub cases: Vec<TestCase>,
    /// What was left out or changed.
    pub notes: Vec<Note>,
    pub table: String,
    pub statement: Statement,
    /// The submission in each language, by the ending of its file.
    pub submissions: Vec<(&'static str, String)>,
    /// The language of the statement where there is only one.
    pub lang: Lang,
    /// Wrong solutions, each of which fails on a secret case.
    pub wrong: Vec<Entry>,
}

impl Package {
    /// The package of a program.
    ///
    /// # Errors
    ///
    /// If the program has no format, or its package cannot be made: why.
    pub fn new(sources: Sources) -> Result<Package, Error> {
        let Sources { program, golden, answer, submissions, lang, changes, solutions } = sources;
        let header = program.header;
        let problem = problem(header.name).ok_or(Error::NoFormat(header.name.to_string()))?;
        let (seconds, judge) = limits_of(&header);
        let (mut cases, mut notes) = cases(&problem, golden, answer)?;
        let wrong = wrong(header.name, solutions);
        for case in &mut cases {
            case.refutes = refutes(case, &wrong);
        }
        if judge < LEAST_MEMORY && changes.megabytes.is_none() {
            notes.push(Note::MoreMemory { judge });
        }
        let mut statement = Statement::new(program, &problem)?;
        if let Some(name) = changes.name {
            statement.rename(name);
        }
        Ok(Package {
            id: id(header.name),
            statement,
            seconds: changes.seconds.unwrap_or(seconds),
            megabytes: changes.megabytes.unwrap_or(judge.max(LEAST_MEMORY)),
            accepts: problem.accepts,
            cases,
            notes,
            table: problem.format.table()?,
            submissions,
            lang,
            wrong,
            header,
        })
    }

    /// The name of the archive that is uploaded.
    pub fn archive(&self) -> String {
        format!("{}.zip", self.id)
    }

    /// The validator, with one exit status for accepting the input and one for refusing it.
    pub fn validator(&self, accepted: i32, refused: i32) -> String {
        validator(self.header.name, &self.table, accepted, refused)
    }

    /// The submissions, each in a file of this name with its ending.
    pub fn accepted<'a>(&'a self, name: &'a str) -> impl Iterator<Item = (String, Vec<u8>)> + 'a {
        let file = move |(ending, text): &(&str, String)| {
            (format!("{name}.{ending}"), text.clone().into())
        };
        self.submissions.iter().map(file)
    }

    /// The submission in C++, if there is one.
    pub fn cpp(&self) -> Option<&str> {
        let cpp = self.submissions.iter().find(|(ending, _)| *ending == "cpp");
        cpp.map(|(_, text)| text.as_str())
    }

    /// The cases for a system, in their order.
    pub fn cases_for(&self, system: System) -> Vec<&TestCase> {
        match system {
            System::Hydro | System::Fps => self.for_hydro().cases,
            _ => self.cases.iter().collect(),
        }
    }

    /// What was left out or changed for a system.
    pub fn notes_for(&self, system: System) -> Vec<Note> {
        let mut notes = self.notes.clone();
        if [System::Hydro, System::Fps].contains(&system) {
            notes.extend(self.for_hydro().notes);
        }
        if system == System::Fps && special_judge(self.accepts).is_some() {
            notes.push(Note::CheckerLost);
        }
        notes
    }

    pub fn for_hydro(&self) -> Plan<'_> {
        plan(&self.cases, self.seconds, self.megabytes)
    }

    /// Whether the problem has a Chinese name.
    pub fn has_chinese(&self) -> bool {
        self.statement.chinese.is_some()
    }

    pub fn sample(&self) -> Option<(&str, &str)> {
        let sample = self.cases.iter().find(|case| case.is_sample)?;
        Some((&sample.input, &sample.output))
    }

    /// The judges' names of the problem, for the field `source`; none if a setter has named it.
    pub fn source(&self) -> Option<String> {
        match self.statement.is_renamed {
            true => None,
            false if self.header.judged.is_empty() => Some("Grundy".to_string()),
            false => Some(self.header.judges()),
        }
    }
}

/// The seconds and the memory in MB of a program's strictest judge.
pub fn limits_of(header: &Header) -> (f64, u64) {
    let (kilobytes, seconds) = limits(header.judged);
    (seconds, kilobytes.div_ceil(1024))
}

/// The validator of a program with a table ([`grundy_problems::format::Format::table`]).
pub fn validator(program: &str, table: &str, accepted: i32, refused: i32) -> String {
    include_str!("validator.py")
        .replacen("NAME", program, 1)
        .replacen("STATUSES", &format!("{accepted}, {refused}"), 1)
        .replacen("# TABLE\n", table, 1)
}

/// The solutions of a program, in languages that every judge has, that print a wrong answer to some input in every run;
/// wrong blanks are right for some judges.
pub fn wrong(program: &str, mut solutions: Vec<Entry>) -> Vec<Entry> {
    solutions.retain(|entry| {
        entry.program() == program
            && entry.expected() == ["WA"]
            && !["random", "blanks"].contains(&entry.kind())
            && [".cpp", ".py"].iter().any(|end| entry.file.ends_with(end))
    });
    solutions
}

/// A program's name in lower-case letters and digits, which all judges accept.
pub fn id(program: &str) -> String {
    program.chars().filter(char::is_ascii_alphanumeric).collect()
}

/// A text as a YAML string.
pub fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
