//! The Chinese texts: of the problems from `problems.zh.txt`, of the law finder's grammar from `grammar.zh.txt`; and the
//! words of the page from `crates/page/zh.txt`. All have the form of [`crate::sections`], and a stamp of the English text
//! for which they were written, which [`crate::translated`] compares.

use crate::header::Header;
use crate::sections::sections;
use crate::theory::Theory;
use anyhow::{bail, Result};
use databake::Bake;
use std::collections::HashMap;
use std::path::Path;

/// The Chinese of each English text.
#[derive(Default)]
pub struct Chinese {
    /// The words of the page.
    pub words: Vec<(&'static str, &'static str)>,
    /// The statement of each program's problem; without a name it is none.
    pub statements: HashMap<&'static str, Statement>,
    /// The grammar of the law finder.
    pub grammar: &'static str,
}

/// A problem's statement.
#[derive(Clone, Copy, Debug, Bake)]
#[databake(path = grundy_catalogue::chinese)]
pub struct Statement {
    /// The problem's name.
    pub name: &'static str,
    pub rule: &'static str,
    /// Why the answer is right, if the English text gives a reason.
    pub why: &'static str,
    pub input: &'static str,
    pub output: &'static str,
    pub range: &'static str,
    pub cost: &'static str,
    /// The sizes that each of its judges gives, in the order of the header.
    pub sizes: &'static [&'static str],
}

/// The files.
pub const STATEMENTS: &str = "crates/catalogue/problems.zh.txt";
pub const GRAMMAR: &str = "crates/catalogue/grammar.zh.txt";
pub const WORDS: &str = "crates/page/zh.txt";

/// The keys of a statement: the problem's name, its rule, why the answer is right, input, output, range, cost, and the sizes
/// that its judges give.
pub const KEYS: [&str; 8] = ["名称", "题目", "说明", "输入", "输出", "范围", "复杂度", "规模"];

/// A number for what a header says about its problem, by which a change is noticed.
pub fn stamp(header: &Header) -> String {
    let sizes = header.judged.iter().map(|judged| judged.sizes);
    let texts = [header.about, header.input, header.output, header.range, header.cost];
    stamped(&texts.into_iter().chain(sizes).collect::<Vec<_>>().join("\n"))
}

/// The same for the documentation of a game.
pub fn theory_stamp(theory: &Theory) -> String {
    let items = theory.items.iter().map(|(_, doc)| &doc[..]);
    stamped(&std::iter::once(&theory.text[..]).chain(items).collect::<Vec<_>>().join("\n"))
}

/// The number of a text, in four digits.
pub fn stamped(text: &str) -> String {
    let hash = text
        .bytes()
        .fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    format!("{:04x}", hash >> 16 ^ hash & 0xffff)
}

/// Reads all Chinese texts.
///
/// # Errors
///
/// If a file cannot be read, or has a line that does not belong there.
pub fn chinese(root: &Path) -> Result<Chinese> {
    let mut chinese = Chinese::default();
    for section in sections(root, STATEMENTS)? {
        let [name, rule, why, input, output, range, cost, sizes] = section.texts(KEYS)?;
        let sizes: Vec<&str> = sizes.split(" | ").filter(|text| !text.is_empty()).collect();
        let sizes = sizes.leak();
        if !name.is_empty() {
            let statement = Statement { name, rule, why, input, output, range, cost, sizes };
            chinese.statements.insert(section.named().0, statement);
        }
    }
    for section in sections(root, GRAMMAR)? {
        chinese.grammar = section.text();
    }
    for section in sections(root, WORDS)? {
        match section.head {
            "words" => chinese.words = section.pairs()?,
            head => bail!("{WORDS}: [{head}] is not [words]"),
        }
    }
    Ok(chinese)
}
