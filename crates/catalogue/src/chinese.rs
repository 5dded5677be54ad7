//! The Chinese texts: the page's from `crates/page/zh.txt`, the names of games and programs from README.zh.md, and the
//! statements of the problems from `problems.zh.txt`.
//!
//! ```text
//! [words]
//! Find the law = 求规律
//! [games]
//! Euclid's game = 欧几里得游戏
//! [programs]
//! poj1067 = 取石子游戏：威佐夫博弈
//! [command]
//! {0} cases = {0} 组数据
//! [statement]
//! number of cases: {0} = 测试组数：{0}
//! ```

use crate::header::Header;
use crate::read;
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
    pub games: HashMap<String, String>,
    pub programs: HashMap<String, String>,
    /// For each section of docs/programs.md, by its anchor: its name and other words for it.
    pub sections: HashMap<String, (String, String)>,
    /// Other words for the subject of a program.
    pub keywords: HashMap<String, String>,
    /// The statement of each program's problem.
    pub statements: HashMap<String, Statement>,
    /// The grammar of the law finder, and the stamp of the English text.
    pub grammar: (String, String),
    /// The theory of each game's file in the library, and the stamp of the English text for which it was written.
    pub theories: HashMap<String, (String, String)>,
}

/// A problem's statement.
#[derive(Clone, Default)]
pub struct Statement {
    /// The [`stamp`] of the English text for which it was written.
    pub stamp: String,
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

/// The file of the statements, and that of the theories.
pub const STATEMENTS: &str = "crates/catalogue/problems.zh.txt";
pub const THEORIES: &str = "crates/catalogue/theory.zh.txt";
pub const GRAMMAR: &str = "crates/catalogue/grammar.zh.txt";

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

// Reads blocks `[PROGRAM STAMP]` of lines, each beginning with a word for its kind.
fn statements(text: &str) -> Result<HashMap<String, Statement>, String> {
    let mut all: HashMap<String, Statement> = HashMap::new();
    let mut name = String::new();
    for (at, line) in text.lines().enumerate() {
        let wrong = || {
            let words = "题目, 说明, 输入, 输出, 范围, 复杂度 or 规模";
            format!("{STATEMENTS}: line {}: expected {words}, and a text", at + 1)
        };
        if line.is_empty() || line.starts_with("# ") {
            continue;
        }
        if let Some((program, stamp)) = line.strip_prefix('[').and_then(|head| head.split_once(' '))
        {
            name = program.to_string();
            let stamp = stamp.trim_end_matches(']').to_string();
            all.insert(name.clone(), Statement { stamp, ..Statement::default() });
            continue;
        }
        let (word, text) = line.split_once(' ').ok_or_else(wrong)?;
        let statement = all.get_mut(&name).ok_or_else(wrong)?;
        let place = match word {
            "题目" => &mut statement.rule,
            "说明" => &mut statement.why,
            "输入" => &mut statement.input,
            "输出" => &mut statement.output,
            "范围" => &mut statement.range,
            "复杂度" => &mut statement.cost,
            "规模" => {
                statement.sizes = text.split(" | ").map(str::to_string).collect();
                continue;
            }
            _ => return Err(wrong()),
        };
        *place = text.to_string();
    }
    Ok(all)
}

// Reads blocks `[GAME STAMP]` of paragraphs.
fn theories(text: &str) -> HashMap<String, (String, String)> {
    let blocks = text.split("\n[").skip(1).filter_map(|block| {
        let (head, text) = block.split_once("]\n")?;
        let (game, stamp) = head.split_once(' ')?;
        Some((game.to_string(), (stamp.to_string(), text.trim().to_string())))
    });
    blocks.collect()
}

/// Reads all Chinese texts.
///
/// # Errors
///
/// If a line belongs to no section, or has no ` = `.
pub fn chinese(root: &Path) -> Result<Chinese, String> {
    let statements = statements(&read(root, STATEMENTS)?)?;
    let theories = theories(&read(root, THEORIES)?);
    let grammar = read(root, GRAMMAR)?;
    let (stamp, grammar) = grammar.trim_start_matches('[').split_once("]\n").unwrap_or_default();
    let grammar = (stamp.to_string(), grammar.trim().to_string());
    let mut chinese = Chinese { statements, theories, grammar, ..Chinese::default() };
    let mut section = String::new();
    for (at, line) in read(root, "crates/page/zh.txt")?.lines().enumerate() {
        if line.is_empty() || line.starts_with("# ") {
            continue;
        }
        if line.starts_with('[') {
            section = line.to_string();
            continue;
        }
        let wrong = || {
            format!("crates/page/zh.txt: line {}: expected `English = Chinese` below [words], [games], [programs], [command] or [statement]", at + 1)
        };
        let (english, text) = line.split_once(" = ").ok_or_else(wrong)?;
        let (english, text) = (english.to_string(), text.to_string());
        match &section[..] {
            "[words]" => chinese.words.push((english, text)),
            "[games]" => drop(chinese.games.insert(english, text)),
            "[programs]" => drop(chinese.programs.insert(english, text)),
            "[command]" => chinese.command += &format!("{line}\n"),
            "[statement]" => chinese.ranges += &format!("{line}\n"),
            _ => return Err(wrong()),
        }
    }
    for line in read(root, "README.zh.md")?.lines() {
        // | [name（English）](docs/programs.md#anchor) | other words | `program` | judges |
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let [name, words, program, _] = cells[..] else {
            continue;
        };
        let Some((name, anchor)) = name
            .strip_prefix('[')
            .and_then(|name| name.strip_suffix(')'))
            .and_then(|name| name.split_once("](docs/programs.md#"))
        else {
            continue;
        };
        let name = name.split('（').next().unwrap_or(name);
        let entry = chinese.sections.entry(anchor.to_string());
        // The first name is that of the section; the others are games in it.
        entry
            .and_modify(|(_, all)| *all += &format!(" {name} {words}"))
            .or_insert((name.to_string(), words.to_string()));
        let keywords = format!("{name} {words}");
        chinese.keywords.insert(program.trim_matches('`').to_string(), keywords);
    }
    Ok(chinese)
}
