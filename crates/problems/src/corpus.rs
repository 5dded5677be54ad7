//! Solutions as people write them, right and wrong (`crates/problems/solutions`). The tests of `grundy try` and the
//! packages use them. The first lines of each give `expect: WA` (or several verdicts, `WA|RE`), the mistake, and
//! its `kind:`.

use crate::suite::{names, path, read};
use std::path::PathBuf;

const FOLDER: &str = "crates/problems/solutions";

/// A solution of the corpus.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its file name, such as `poj1067--double.cpp`.
    pub file: String,
    pub text: String,
}

/// All solutions of the checkout, by name.
pub fn corpus() -> Vec<Entry> {
    let entry = |file: String| Entry { text: read(&format!("{FOLDER}/{file}")).to_string(), file };
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

    /// The text after `key` in the first lines.
    fn said(&self, key: &str) -> &str {
        let mut lines = self.text.lines().take(3);
        let found = lines.find_map(|line| Some(line.split_once(key)?.1));
        found.unwrap_or_default().trim()
    }
}
