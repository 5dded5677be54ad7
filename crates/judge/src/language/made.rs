//! A solution that can be run, and how it was made.

use super::remark::Remark;
use crate::confine::Means;
use crate::run::Start;
use grundy_lang::{told, Lang, Told};
use std::path::PathBuf;

/// A solution that can be run.
pub struct Solution {
    pub start: Start,
    pub made: Made,
    /// KB that an idle interpreter or virtual machine takes, which judges grant on top.
    pub added: u64,
    /// KB that one whose heap has the judge's limit may take besides.
    pub besides: u64,
    pub remarks: Vec<Remark>,
    /// The compiled program, if it is one file.
    pub binary: Option<PathBuf>,
}

impl Solution {
    pub fn means(&self) -> Means {
        self.start.walls.as_ref().map_or(Means::Nothing, |walls| walls.means)
    }
}

/// How a solution was made: the command that compiled it, or that runs it.
pub enum Made {
    Compiled(String),
    Runs(String),
}

impl Told for Made {
    fn told(&self, lang: Lang) -> String {
        told!(lang, match self {
            Made::Compiled(command) => "compiled: {command}", "编译：{command}";
            Made::Runs(command) => "runs {command}", "运行：{command}";
        })
    }
}

/// How a solution is compiled and run, where this differs from the usual.
#[derive(Clone, Default)]
pub struct Options {
    /// The standard or the edition, such as `c++20`.
    pub standard: String,
    /// Further flags for the compiler.
    pub flags: Vec<String>,
    /// Folders of headers.
    pub include: Vec<String>,
    /// Whether `ONLINE_JUDGE`, which judges define, is left out.
    pub is_local: bool,
    /// KB of memory that the judge gives, if they are limited.
    pub kilobytes: Option<u64>,
    /// Whether Python is run by PyPy.
    pub is_pypy: bool,
}
