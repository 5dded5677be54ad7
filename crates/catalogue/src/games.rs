//! The names of the games: the sections of `games.txt`, which are those of docs/programs.md, and the rows of the READMEs.

use crate::sections::{sections, Section};
use anyhow::{bail, Result};
use std::path::Path;

/// The file.
pub const FILE: &str = "crates/catalogue/games.txt";

/// A game, as people know it.
pub struct Game {
    pub name: &'static str,
    pub chinese: &'static str,
    /// The section of docs/programs.md that has its programs.
    pub section: &'static str,
    /// The theories of the programs in this section; none if it is the section of another game.
    pub theories: Vec<&'static str>,
    /// The row of the READMEs.
    pub row: Option<Row>,
}

/// What a README says of a game besides its name.
pub struct Row {
    pub program: &'static str,
    /// Other names, and words to search for.
    pub words: &'static str,
    pub chinese: &'static str,
}

/// All games, in the order of docs/programs.md.
///
/// # Errors
///
/// If the file cannot be read, or has a line that does not belong there.
pub fn games(root: &Path) -> Result<Vec<Game>> {
    let game = |section: &Section| {
        let [theories, within, chinese, program, words, chinese_words] =
            section.texts(["theories", "in", "zh", "program", "also", "zh-also"])?;
        let name = section.head;
        let is_row = !program.is_empty();
        for (key, text, is_needed) in
            [("zh", chinese, true), ("also", words, is_row), ("zh-also", chinese_words, is_row)]
        {
            if is_needed && text.is_empty() {
                bail!(section.place(&format!("has no line `{key}`")));
            }
        }
        Ok(Game {
            section: if within.is_empty() { name } else { within },
            name,
            chinese,
            theories: theories.split(", ").filter(|name| !name.is_empty()).collect(),
            row: is_row.then_some(Row { program, words, chinese: chinese_words }),
        })
    };
    sections(root, FILE)?.iter().map(game).collect()
}

/// The Chinese name and other words of the game whose row has this program.
pub fn keywords(games: &[Game], program: &str) -> Option<String> {
    let is_its = |game: &&Game| game.row.as_ref().is_some_and(|row| row.program == program);
    games.iter().find(is_its)?.keywords()
}

impl Game {
    /// Whether it has a section of its own.
    pub fn is_section(&self) -> bool {
        self.section == self.name
    }

    /// Its Chinese name and other words, if it has a row.
    pub fn keywords(&self) -> Option<String> {
        self.row.as_ref().map(|row| format!("{} {}", self.chinese, row.chinese))
    }

    /// The end of a link to its section.
    pub fn anchor(&self) -> String {
        let letters = self.section.chars().filter_map(|c| match c {
            ' ' => Some('-'),
            c => Some(c.to_ascii_lowercase()).filter(|c| c.is_alphanumeric() || *c == '-'),
        });
        letters.collect()
    }
}
