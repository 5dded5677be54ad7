//! The documentation of a game in a file of the library: the file's text, and that of each public item without its
//! example.

use crate::{names, read, theory_file};
use anyhow::Result;
use std::path::Path;

/// The text of a file, and its items by name.
#[derive(Default)]
pub struct Theory {
    pub text: String,
    pub items: Vec<(String, String)>,
}

impl Theory {
    /// The items that a program's code names.
    pub fn named_in<'a>(&'a self, code: &'a str) -> impl Iterator<Item = &'a (String, String)> {
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        let names: Vec<&str> = code.split(|c| !is_word(c)).collect();
        self.items.iter().filter(move |(name, _)| names.contains(&&name[..]))
    }
}

/// The theory of a game, if the library has it: that of its file, or of its folder, whose map has the text.
///
/// # Errors
///
/// If a file cannot be read.
pub fn theory(root: &Path, game: &str) -> Result<Option<Theory>> {
    let Some(file) = theory_file(root, game) else {
        return Ok(None);
    };
    let mut theory = in_source(read(root, &file)?);
    if let Some(folder) = file.strip_suffix("/mod.rs").filter(|folder| folder.starts_with("src/")) {
        for name in names(root, folder, ".rs")? {
            theory.items.extend(in_source(read(root, &format!("{folder}/{name}.rs"))?).items);
        }
    }
    Ok(Some(theory))
}

/// The theory in a source.
fn in_source(source: &str) -> Theory {
    let mut theory = Theory { text: comment(source, "//!"), items: Vec::new() };
    let mut doc = String::new();
    for line in source.lines().map(str::trim_start) {
        if line.starts_with("#[cfg(test)]") {
            break;
        }
        if line.starts_with("///") {
            doc += line;
            doc.push('\n');
        } else if !line.starts_with("#[") {
            if let (Some(name), false) = (item(line), doc.is_empty()) {
                theory.items.push((name, comment(&doc, "///")));
            }
            doc.clear();
        }
    }
    theory
}

/// The name of the public item that begins on a line.
fn item(line: &str) -> Option<String> {
    let mut words = line.strip_prefix("pub ")?.split_whitespace();
    words.find(|word| ["fn", "struct", "enum", "const", "type"].contains(word))?;
    let name = words.next()?;
    let end = name.find(|c: char| !c.is_alphanumeric() && c != '_');
    Some(name[..end.unwrap_or(name.len())].to_string())
}

/// The lines that begin with a mark, without the mark, without examples, and without what concerns only callers.
fn comment(source: &str, mark: &str) -> String {
    let mut text = String::new();
    let (mut is_example, mut is_for_callers) = (false, false);
    for line in source.lines().filter_map(|line| line.strip_prefix(mark)) {
        let line = line.strip_prefix(' ').unwrap_or(line);
        if line.starts_with("# ") {
            is_for_callers = ["# Panics", "# Errors"].contains(&line);
        }
        if line.starts_with("```") {
            is_example = !is_example;
        } else if !is_example && !is_for_callers {
            text += line;
            text.push('\n');
        }
    }
    text.trim().to_string()
}

/// A program's own comments, a paragraph each: where its theorem is one of their lines.
pub fn comments(source: &str) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    let mut is_going_on = false;
    for line in source.lines().map(str::trim_start) {
        let line = line
            .strip_prefix("///")
            .or_else(|| line.strip_prefix("//").filter(|rest| !rest.starts_with('!')));
        match (line, all.last_mut()) {
            (Some(line), Some(last)) if is_going_on => {
                *last += "\n";
                *last += line.trim();
            }
            (Some(line), _) => all.push(line.trim().to_string()),
            (None, _) => {}
        }
        is_going_on = line.is_some();
    }
    all
}

#[test]
fn items_have_their_texts_without_examples() {
    let source = "//! A game.\n//!\n//! Checked: it is.\n\n/// Who wins.\n///\n/// ```\n/// x();\n/// ```\n/// # Panics\n///\n/// Never.\n#[inline]\npub fn winner(n: u64) {}\n";
    let found = in_source(source);
    assert_eq!(found.text, "A game.\n\nChecked: it is.");
    assert_eq!(found.items, [("winner".to_string(), "Who wins.".to_string())]);
    assert_eq!(comments("x\n    // One\n    // two.\ny // no\n"), ["One\ntwo."]);
}
