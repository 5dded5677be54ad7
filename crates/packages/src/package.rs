//! A package that a teacher uploads to a judge: the statement, the cases, a validator of the input, the submission as
//! the accepted solution, and a wrong solution where a classic one exists.

use crate::cases::{cases, Answer, TestCase};
use crate::plan::{plan, Plan};
use crate::statement::{InOtherWords, Statement};
use crate::system::System;
use crate::{Error, Note};
use grundy_catalogue::header::{limits, Header};
use grundy_problems::corpus::{corpus, Entry};
use grundy_problems::list::problem;
use grundy_problems::suite::{path, source};

/// The files of a package by their paths.
pub type Contents = Vec<(String, Vec<u8>)>;

/// In MB, because the virtual machine of Java takes some before a solution begins.
pub(crate) const LEAST_MEMORY: u64 = 256;

/// The contents that the packages of a program share.
pub struct Package {
    /// The [`id`] of its program.
    pub id: String,
    pub header: Header,
    pub seconds: f64,
    pub megabytes: u64,
    pub cases: Vec<TestCase>,
    /// What was left out or changed.
    pub notes: Vec<Note>,
    pub table: String,
    pub statement: Statement,
    pub submission: String,
    /// Wrong solutions, each of which fails on a secret case.
    pub wrong: Vec<Entry>,
}

impl Package {
    /// The package of `program`, which answers the large inputs; `in_other_words` says its ranges in Chinese.
    ///
    /// # Errors
    ///
    /// If the program has no format, or its package cannot be made: why.
    pub fn new(
        program: &str,
        answer: Answer,
        in_other_words: InOtherWords,
        submission: String,
    ) -> Result<Package, Error> {
        let problem = problem(program).ok_or_else(|| Error::NoFormat(program.to_string()))?;
        let header = Header::of(&path(""), program).map_err(Error::Catalogue)?;
        let (seconds, judge) = limits_of(program)?;
        let (cases, mut notes) = cases(&problem, answer)?;
        if judge < LEAST_MEMORY {
            notes.push(Note::MoreMemory { judge });
        }
        Ok(Package {
            id: id(program),
            statement: Statement::new(&header, &problem, in_other_words)?,
            seconds,
            megabytes: judge.max(LEAST_MEMORY),
            cases,
            notes,
            table: problem.format.table()?,
            submission,
            wrong: wrong(program),
            header,
        })
    }

    /// The name of the archive that is uploaded.
    pub fn archive(&self) -> String {
        format!("{}.zip", self.id)
    }

    /// The validator, with one exit status for accepting the input and one for refusing it.
    pub fn validator(&self, accepted: i32, refused: i32) -> String {
        validator(&self.header.name, &self.table, accepted, refused)
    }

    /// The cases for a system, in their order.
    pub fn cases_for(&self, system: System) -> Vec<&TestCase> {
        match system {
            System::Hydro => self.for_hydro().cases,
            _ => self.cases.iter().collect(),
        }
    }

    /// What was left out or changed for a system.
    pub fn notes_for(&self, system: System) -> Vec<Note> {
        let mut notes = self.notes.clone();
        if system == System::Hydro {
            notes.extend(self.for_hydro().notes);
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

    /// The judges' names of the problem, for the field `source`.
    pub fn source(&self) -> String {
        if self.header.judged.is_empty() {
            "Grundy".to_string()
        } else {
            self.header.judges()
        }
    }
}

/// The seconds and the memory in MB of a program's strictest judge.
///
/// # Errors
///
/// If its header is wrong.
pub fn limits_of(program: &str) -> Result<(f64, u64), Error> {
    let (kilobytes, seconds) = limits(&source(program)).map_err(Error::Catalogue)?;
    Ok((seconds, kilobytes.div_ceil(1024)))
}

/// The validator of a program with a table ([`grundy_problems::format::Format::table`]).
pub fn validator(program: &str, table: &str, accepted: i32, refused: i32) -> String {
    include_str!("validator.py")
        .replacen("NAME", program, 1)
        .replacen("STATUSES", &format!("{accepted}, {refused}"), 1)
        .replacen("# TABLE\n", table, 1)
}

/// The solutions of the corpus, in languages that every judge has, that print a wrong answer to some input in every
/// run.
pub fn wrong(program: &str) -> Vec<Entry> {
    let mut wrong = corpus();
    wrong.retain(|entry| {
        entry.program() == program
            && entry.expected() == ["WA"]
            && entry.kind() != "random"
            && [".cpp", ".py"].iter().any(|end| entry.file.ends_with(end))
    });
    wrong
}

/// A program's name in lower-case letters and digits, which all judges accept.
pub fn id(program: &str) -> String {
    program.chars().filter(char::is_ascii_alphanumeric).collect()
}

/// A text as a YAML string.
pub fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
