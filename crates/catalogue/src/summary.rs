//! The theory of each game for readers of no code, in English and Chinese: the sections of `theory.txt`. Each has the stamp
//! of the documentation of the game's file in the library ([`crate::theory`]), for which it was written.

use crate::sections::sections;
use anyhow::Result;
use databake::Bake;
use grundy_lang::Lang;
use std::collections::HashMap;
use std::path::Path;

/// The file.
pub const FILE: &str = "crates/catalogue/theory.txt";

/// The theory of a game, or nothing.
#[derive(Clone, Copy, Debug, Default, Bake)]
#[databake(path = grundy_catalogue::summary)]
pub struct Summary {
    /// Who wins, or what a position is worth; in English and Chinese.
    pub law: [&'static str; 2],
    /// Why, and what else is known; perhaps nothing.
    pub more: [&'static str; 2],
}

impl Summary {
    /// Both texts in a language.
    pub fn told(&self, lang: Lang) -> [&'static str; 2] {
        [self.law, self.more].map(|texts| texts[usize::from(lang == Lang::Zh)])
    }
}

/// The summaries, by the names of the files in the library.
///
/// # Errors
///
/// If the file cannot be read, has a line that does not belong there, or a text in one language only.
pub fn summaries(root: &Path) -> Result<HashMap<&'static str, Summary>> {
    let mut all = HashMap::new();
    for section in sections(root, FILE)? {
        let [law, more, zh, zh_more] = section.texts(["law", "more", "zh", "zh-more"])?;
        let is_whole = !law.is_empty() && !zh.is_empty() && more.is_empty() == zh_more.is_empty();
        anyhow::ensure!(
            is_whole,
            section.place("needs the lines `law` and `zh`; and `more` and `zh-more`, or neither")
        );
        all.insert(section.named().0, Summary { law: [law, zh], more: [more, zh_more] });
    }
    Ok(all)
}
