//! The form of the texts that people write here, in English or Chinese: sections, each below a line `[HEAD]`, and
//! comments, which begin with `# `.
//!
//! The lines of a section are a text, pairs `English = Chinese`, or texts behind keys. A head may end in a stamp.

use crate::read;
use anyhow::{anyhow, bail, Error, Result};
use std::path::Path;

/// A section of a file.
pub struct Section {
    pub head: &'static str,
    /// The number of its first line.
    pub line: usize,
    lines: Vec<&'static str>,
    file: &'static str,
}

/// The sections of a file.
///
/// # Errors
///
/// If it cannot be read, or a line stands before the first section.
pub fn sections(root: &Path, file: &'static str) -> Result<Vec<Section>> {
    parsed(file, read(root, file)?)
}

/// The sections of a text; `file` is for messages.
///
/// # Errors
///
/// If a line stands before the first section.
pub fn parsed(file: &'static str, text: &'static str) -> Result<Vec<Section>> {
    let mut all: Vec<Section> = Vec::new();
    for (at, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with("# ")) {
        let head = line.strip_prefix('[').and_then(|line| line.strip_suffix(']'));
        match (head, all.last_mut()) {
            (Some(head), _) => all.push(Section { head, line: at + 1, lines: Vec::new(), file }),
            (None, Some(last)) => last.lines.push(line),
            (None, None) if line.is_empty() => {}
            (None, None) => bail!("{file}: `{line}` stands before the first `[HEAD]`"),
        }
    }
    Ok(all)
}

impl Section {
    /// The head as a name and a stamp, which is empty if there is none.
    pub fn named(&self) -> (&'static str, &'static str) {
        self.head.rsplit_once(' ').unwrap_or((self.head, ""))
    }

    /// All lines as one text.
    pub fn text(&self) -> &'static str {
        self.lines.join("\n").leak().trim()
    }

    /// A message about it, behind its file and its line.
    pub fn place(&self, what: &str) -> String {
        format!("{}:{}: [{}] {what}", self.file, self.line, self.head)
    }

    fn wrong(&self, line: &str, what: &str) -> Error {
        anyhow!(self.place(&format!("has a line `{line}`, which is not {what}")))
    }

    /// The English and the Chinese of each line.
    ///
    /// # Errors
    ///
    /// If a line has no ` = `.
    pub fn pairs(&self) -> Result<Vec<(&'static str, &'static str)>> {
        let wrong = |line| self.wrong(line, "`English = Chinese`");
        let pair = |line: &&'static str| line.split_once(" = ").ok_or_else(|| wrong(line));
        self.lines.iter().filter(|line| !line.is_empty()).map(pair).collect()
    }

    /// The text behind each key; empty if no line begins with it.
    ///
    /// # Errors
    ///
    /// If a line begins with another word, or with a key that was there before, or has nothing behind it.
    pub fn texts<const N: usize>(&self, keys: [&str; N]) -> Result<[&'static str; N]> {
        let mut texts = [""; N];
        for line in self.lines.iter().filter(|line| !line.is_empty()) {
            let (word, text) = line.split_once(' ').unwrap_or((line, ""));
            let place = keys.iter().position(|key| *key == word);
            let place = place.filter(|&at| texts[at].is_empty() && !text.is_empty());
            let what = || format!("one of {}, once, and a text", keys.join(", "));
            texts[place.ok_or_else(|| self.wrong(line, &what()))?] = text;
        }
        Ok(texts)
    }
}

#[test]
fn a_line_that_belongs_nowhere_is_refused_with_its_place() {
    let all = parsed("a.txt", "# No.\n\n[x 12ab]\nzh 甲\n# No.\nalso a b\n\n[y]\na = b\n").unwrap();
    assert_eq!(all[0].named(), ("x", "12ab"));
    assert_eq!(all[0].texts(["also", "in", "zh"]).unwrap(), ["a b", "", "甲"]);
    assert_eq!(all[1].pairs().unwrap(), [("a", "b")]);
    let wrong = |text: &'static str| {
        let texts = parsed("a.txt", text).and_then(|all| all[0].texts(["zh"]));
        texts.unwrap_err().to_string()
    };
    assert_eq!(wrong("zh 甲\n[x]\n"), "a.txt: `zh 甲` stands before the first `[HEAD]`");
    for line in ["en a", "zh", "zh 甲\nzh 乙"] {
        let said = wrong(format!("[x]\n{line}\n").leak());
        let last = line.lines().last().unwrap();
        assert_eq!(
            said,
            format!("a.txt:1: [x] has a line `{last}`, which is not one of zh, once, and a text")
        );
    }
    let said = all[0].pairs().unwrap_err().to_string();
    assert_eq!(said, "a.txt:3: [x 12ab] has a line `zh 甲`, which is not `English = Chinese`");
}
