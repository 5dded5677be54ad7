//! The names of the games: the sections of `games.txt`, which are those of docs/programs.md, and the rows of the READMEs.

use crate::header::{Header, ITS_OWN};
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
    /// Other names, and words to search for, divided by `; `; in Chinese divided by `，`.
    pub words: &'static str,
    pub chinese_words: &'static str,
    /// The program of its row in the READMEs, if it has one.
    pub program: Option<&'static str>,
    /// More programs that have it, besides those of its theories.
    others: Vec<&'static str>,
}

/// All games, in the order of docs/programs.md.
///
/// # Errors
///
/// If the file cannot be read, or has a line that does not belong there.
pub fn games(root: &Path) -> Result<Vec<Game>> {
    let game = |section: &Section| {
        let [theories, within, chinese, program, others, words, chinese_words] =
            section.texts(["theories", "in", "zh", "program", "others", "also", "zh-also"])?;
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
            words,
            chinese_words,
            program: is_row.then_some(program),
            others: others.split(", ").filter(|name| !name.is_empty()).collect(),
        })
    };
    sections(root, FILE)?.iter().map(game).collect()
}

/// The names of a program's games, English and Chinese, and their other names and words.
pub fn names(games: &[Game], header: &Header) -> Vec<&'static str> {
    let is_its = |game: &&Game| {
        let mut programs = game.program.iter().chain(&game.others);
        let is_theory = header.game != ITS_OWN && game.theories.contains(&header.game);
        is_theory || programs.any(|program| *program == header.name)
    };
    games.iter().filter(is_its).flat_map(Game::names).collect()
}

impl Game {
    /// Whether it has a section of its own.
    pub fn is_section(&self) -> bool {
        self.section == self.name
    }

    /// Its names and other words, English and Chinese.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        let words = self.words.split("; ").chain(self.chinese_words.split('，'));
        [self.name, self.chinese].into_iter().chain(words).filter(|word| !word.is_empty())
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
