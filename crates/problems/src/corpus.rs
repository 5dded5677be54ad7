//! Solutions as people write them, right and wrong (`crates/problems/solutions`). The tests of `grundy try` and the
//! packages use them. The first lines of each give `expect: WA` (or several verdicts, `WA|RE`), the mistake, its
//! `kind:`, `judge: Luogu` if it is written for the input of one of the judges, and `fails: hard-2` if packages carry it:
//! the cases that are meant for it.

use crate::suite::{names, path};
use std::fs;
use std::path::PathBuf;

const FOLDER: &str = "crates/problems/solutions";

/// A solution of the corpus.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its file name, such as `poj1067--double.cpp`.
    pub file: String,
    /// Letters that are not in UTF-8 are replaced.
    pub text: String,
}

/// All solutions of the checkout, by name.
///
/// # Panics
///
/// If one cannot be read.
pub fn corpus() -> Vec<Entry> {
    let text = |file: &str| {
        let bytes = fs::read(path(FOLDER).join(file)).expect("a file of the corpus");
        String::from_utf8_lossy(&bytes).into_owned()
    };
    let entry = |file: String| Entry { text: text(&file), file };
    names(FOLDER, "").into_iter().map(entry).collect()
}

impl Entry {
    /// The path of its file.
    pub fn path(&self) -> PathBuf {
        path(FOLDER).join(&self.file)
    }

    /// The program whose problem it solves.
    pub fn program(&self) -> &str {
        self.file.split("--").next().unwrap_or_default()
    }

    /// What its name says that it does, with the ending: `double.cpp`.
    pub fn what(&self) -> &str {
        self.file.split("--").nth(1).unwrap_or_default()
    }

    /// The verdicts that it may get.
    pub fn expected(&self) -> Vec<&str> {
        self.said("expect: ").split('|').collect()
    }

    /// The kind of its mistake.
    pub fn kind(&self) -> &str {
        self.said("kind: ")
    }

    /// The judge for whose input it is written; `None` if that is the input of [`Entry::program`].
    pub fn judge(&self) -> Option<&str> {
        Some(self.said("judge: ")).filter(|judge| !judge.is_empty())
    }

    /// The cases of a package that are meant for it, by their names without numbers.
    pub fn fails(&self) -> impl Iterator<Item = &str> {
        self.said("fails: ").split(' ').filter(|case| !case.is_empty())
    }

    /// What it does, in words.
    pub fn mistake(&self) -> String {
        let lines = self.text.lines().skip(1).map(|line| line.trim_start_matches(['/', '#', ' ']));
        let mistake: Vec<&str> = lines.take_while(|line| !line.starts_with("kind: ")).collect();
        mistake.join(" ")
    }

    /// The text after `key` in the comments of the first lines.
    fn said(&self, key: &str) -> &str {
        let mut lines = self.text.trim_start_matches('\u{feff}').lines().take(6);
        let found =
            lines.find_map(|line| line.trim_start_matches(['/', '#', ' ']).strip_prefix(key));
        found.unwrap_or_default().trim()
    }
}
