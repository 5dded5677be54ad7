//! The Chinese texts: of the problems from `problems.zh.txt`, of their theories from `theory.zh.txt`, of the law finder's
//! grammar from `grammar.zh.txt`; and the words of the page and of the command from `crates/page/zh.txt`. All have the form
//! of [`crate::sections`], and a stamp of the English text for which they were written, which [`crate::translated`] compares.

use crate::header::Header;
use crate::sections::sections;
use crate::theory::Theory;
use std::collections::HashMap;
use std::path::Path;

/// The Chinese of each English text.
#[derive(Default)]
pub struct Chinese {
    pub words: Vec<(String, String)>,
    /// The sentences of the command, as lines `English = Chinese` in which `{0}` and so on stand for anything.
    pub command: String,
    /// The same for the ranges of a statement, and for why its sample is right.
    pub ranges: String,
    /// The name of each program's problem.
    pub programs: HashMap<String, String>,
    /// The statement of each program's problem.
    pub statements: HashMap<String, Statement>,
    /// The grammar of the law finder.
    pub grammar: String,
    /// The theory of each game's file in the library.
    pub theories: HashMap<String, String>,
}

/// A problem's statement.
#[derive(Clone, Default)]
pub struct Statement {
    pub rule: String,
    /// Why the answer is right, if the English text gives a reason.
    pub why: String,
    pub input: String,
    pub output: String,
    pub range: String,
    pub cost: String,
    /// The sizes that each of its judges gives, in the order of the header.
    pub sizes: Vec<String>,
}

/// The files.
pub const STATEMENTS: &str = "crates/catalogue/problems.zh.txt";
pub const THEORIES: &str = "crates/catalogue/theory.zh.txt";
pub const GRAMMAR: &str = "crates/catalogue/grammar.zh.txt";
pub const WORDS: &str = "crates/page/zh.txt";

/// The keys of a statement: the problem's name, its rule, why the answer is right, input, output, range, cost, and the sizes
/// that its judges give.
pub const KEYS: [&str; 8] = ["名称", "题目", "说明", "输入", "输出", "范围", "复杂度", "规模"];

/// A number for what a header says about its problem, by which a change is noticed.
pub fn stamp(about: &str, header: &Header) -> String {
    let sizes = header.judged.iter().map(|judged| &judged.sizes[..]);
    let texts = [about, &header.input[..], &header.output, &header.range, &header.cost];
    stamped(&texts.into_iter().chain(sizes).collect::<Vec<_>>().join("\n"))
}

/// The same for the theory of a game.
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
pub fn chinese(root: &Path) -> Result<Chinese, String> {
    let mut chinese = Chinese::default();
    for section in sections(root, STATEMENTS)? {
        let [title, rule, why, input, output, range, cost, sizes] = section.texts(KEYS)?;
        let name = section.named().0;
        let sizes =
            sizes.split(" | ").filter(|text| !text.is_empty()).map(str::to_string).collect();
        let statement = Statement { rule, why, input, output, range, cost, sizes };
        if !title.is_empty() {
            chinese.programs.insert(name.clone(), title);
        }
        chinese.statements.insert(name, statement);
    }
    for section in sections(root, THEORIES)? {
        chinese.theories.insert(section.named().0, section.text());
    }
    for section in sections(root, GRAMMAR)? {
        chinese.grammar = section.text();
    }
    for section in sections(root, WORDS)? {
        let pairs = section.pairs()?;
        match &section.head[..] {
            "words" => chinese.words = pairs,
            "command" => chinese.command = section.text() + "\n",
            "statement" => chinese.ranges = section.text() + "\n",
            head => {
                return Err(format!("{WORDS}: [{head}] is none of [words], [command], [statement]"))
            }
        }
    }
    Ok(chinese)
}
