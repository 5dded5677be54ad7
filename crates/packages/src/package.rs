//! A package that a teacher uploads to a judge: the statement, the cases, a validator of the input, the submission as
//! the accepted solution, and a wrong solution where a classic one exists.

use crate::cases::{Answer, Case, Group};
use crate::statement::{InOtherWords, Statement};
use crate::{dmoj, hydro, kattis};
use grundy_catalogue::header::{limits, Header};
use grundy_problems::corpus::{corpus, Entry};
use grundy_problems::problem::problem;
use grundy_problems::suite::{path, source};

/// The judge for which a package is made.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Kind {
    Kattis,
    DomJudge,
    Dmoj,
    Hydro,
}

impl Kind {
    pub const ALL: [Kind; 4] = [Kind::Kattis, Kind::DomJudge, Kind::Dmoj, Kind::Hydro];

    pub fn name(self) -> &'static str {
        match self {
            Kind::Kattis => "kattis",
            Kind::DomJudge => "domjudge",
            Kind::Dmoj => "dmoj",
            Kind::Hydro => "hydro",
        }
    }
}

/// The files of a package by their paths.
pub type Files = Vec<(String, Vec<u8>)>;

/// In MB, because the virtual machine of Java takes some before a solution begins.
const LEAST_MEMORY: u64 = 256;

/// The contents that the packages of a program share.
pub struct Package {
    /// The [`id`] of its program.
    pub id: String,
    pub header: Header,
    pub seconds: f64,
    pub megabytes: u64,
    pub cases: Vec<Case>,
    /// What was left out, for people.
    pub notes: Vec<String>,
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
    ) -> Result<Package, String> {
        let problem = problem(program).ok_or_else(|| {
            format!("{program} has no file in crates/problems/src/problems, so no inputs can be made for it")
        })?;
        let header = Header::of(&path(""), program)?;
        let (seconds, judge) = limits_of(program)?;
        let (cases, mut notes) = crate::cases::cases(&problem, answer)?;
        if judge < LEAST_MEMORY {
            notes.push(format!("memory: {LEAST_MEMORY} MB, for Java; its judge gives {judge} MB"));
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

    /// The files for a kind of judge.
    pub fn files(&self, kind: Kind) -> Files {
        match kind {
            Kind::Kattis => kattis::files(self),
            Kind::DomJudge => kattis::older_files(self),
            Kind::Dmoj => dmoj::files(self),
            Kind::Hydro => hydro::files(self),
        }
    }

    /// The name of the archive that is uploaded.
    pub fn archive(&self) -> String {
        format!("{}.zip", self.id)
    }

    /// The path in the archive of one of these files; `None` if the archive does not have it.
    pub fn in_archive(&self, kind: Kind, path: &str) -> Option<String> {
        match kind {
            Kind::Dmoj => path.strip_prefix(dmoj::CASES).map(str::to_string),
            Kind::DomJudge => Some(path.to_string()),
            // One folder with the files.
            Kind::Kattis | Kind::Hydro => Some(format!("{}/{path}", self.id)),
        }
    }

    /// Whether one of these files stands in the package's folder. DMOJ's archive has only the cases, and its folder only
    /// the others.
    pub fn in_folder(&self, kind: Kind, path: &str) -> bool {
        kind != Kind::Dmoj || !path.starts_with(dmoj::CASES)
    }

    /// The validator, with one exit status for accepting the input and one for refusing it.
    pub fn validator(&self, accepted: i32, refused: i32) -> String {
        validator(&self.header.name, &self.table, accepted, refused)
    }

    /// The cases for a kind of judge, in their order.
    pub fn cases_for(&self, kind: Kind) -> Vec<&Case> {
        match kind {
            Kind::Hydro => self.for_hydro().cases,
            _ => self.cases.iter().collect(),
        }
    }

    /// What was left out or changed for a kind of judge, for people.
    pub fn notes_for(&self, kind: Kind) -> Vec<String> {
        let mut notes = self.notes.clone();
        if kind == Kind::Hydro {
            notes.extend(self.for_hydro().notes);
        }
        notes
    }

    pub fn for_hydro(&self) -> hydro::Plan<'_> {
        hydro::plan(&self.cases, self.seconds, self.megabytes)
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
pub fn limits_of(program: &str) -> Result<(f64, u64), String> {
    let (kilobytes, seconds) = limits(&source(program))?;
    Ok((seconds, kilobytes.div_ceil(1024)))
}

/// Cases in groups with points; if a group is missing, the last one gets its points.
pub fn groups<'a>(cases: &[&'a Case]) -> Vec<(u32, Vec<&'a Case>)> {
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

/// A fixed number for each name, as a UUID of version 8.
pub fn uuid(name: &str) -> String {
    // FNV-1a with 128 bits.
    let mut hash: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
    for byte in name.bytes() {
        hash ^= u128::from(byte);
        hash = hash.wrapping_mul(0x0000_0000_0100_0000_0000_0000_0000_013b);
    }
    let hash = hash & !(0xf << 76) & !(0x3 << 62) | (0x8 << 76) | (0x2 << 62);
    let digits = format!("{hash:032x}");
    let parts = [0..8, 8..12, 12..16, 16..20, 20..32];
    parts.map(|part| &digits[part]).join("-")
}
