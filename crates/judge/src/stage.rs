//! A stage and its report.

use crate::attempt::Failure;
use crate::run::Run;
use std::fmt;

/// The stages, in the order in which they are tried.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Stage {
    Sample,
    /// Cases on which wrong rules fail.
    Hard,
    Golden,
    Small,
    Random,
    Largest,
}

impl Stage {
    pub const ALL: [Stage; 6] =
        [Stage::Sample, Stage::Hard, Stage::Golden, Stage::Small, Stage::Random, Stage::Largest];

    /// The stage with this name.
    ///
    /// # Errors
    ///
    /// If there is none; the error lists the names.
    pub fn of(name: &str) -> Result<Stage, String> {
        let stage = Stage::ALL.into_iter().find(|stage| stage.to_string() == name);
        stage.ok_or_else(|| {
            let names = Stage::ALL.map(|stage| stage.to_string()).join(", ");
            format!("it is none of {names}")
        })
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&format!("{self:?}").to_lowercase())
    }
}

/// The report of a stage.
pub struct Report {
    pub name: String,
    /// What was tried: a number and what it counts.
    pub tried: String,
    pub most: Most,
    pub failure: Option<Failure>,
}

/// The most that any run took.
#[derive(Default)]
pub struct Most {
    /// The number of cases.
    pub tried: usize,
    pub seconds: f64,
    pub kilobytes: u64,
}

impl Most {
    pub fn add(&mut self, run: &Run) {
        self.seconds = self.seconds.max(run.seconds);
        self.kilobytes = self.kilobytes.max(run.kilobytes);
    }

    /// Merges the figures of another thread.
    pub fn join(&mut self, other: &Most) {
        self.tried += other.tried;
        self.seconds = self.seconds.max(other.seconds);
        self.kilobytes = self.kilobytes.max(other.kilobytes);
    }
}

/// A number of things, in words.
pub fn count(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}
