//! The Chinese of the page: `page/zh.txt`, and the names of games and programs that README.zh.md has.
//!
//! ```text
//! [words]
//! Find the law = 求规律
//! [games]
//! Euclid's game = 欧几里得游戏
//! [programs]
//! poj1067 = 取石子游戏：威佐夫博弈
//! ```

use crate::read;
use std::collections::HashMap;
use std::path::Path;

/// From English to Chinese.
#[derive(Default)]
pub struct Chinese {
    pub words: Vec<(String, String)>,
    pub games: HashMap<String, String>,
    pub programs: HashMap<String, String>,
    /// Of a section of docs/programs.md, by its anchor: its name, and other words for it.
    pub sections: HashMap<String, (String, String)>,
    /// Other words for what a program is about.
    pub keywords: HashMap<String, String>,
}

/// All of it.
///
/// # Errors
///
/// If a line is in no section, or has no ` = `.
pub fn chinese(root: &Path) -> Result<Chinese, String> {
    let mut chinese = Chinese::default();
    let mut section = String::new();
    for (at, line) in read(root, "page/zh.txt")?.lines().enumerate() {
        if line.is_empty() || line.starts_with("# ") {
            continue;
        }
        if line.starts_with('[') {
            section = line.to_string();
            continue;
        }
        let wrong = || {
            format!("page/zh.txt: line {}: expected `English = Chinese` below [words], [games] or [programs]", at + 1)
        };
        let (english, text) = line.split_once(" = ").ok_or_else(wrong)?;
        let (english, text) = (english.to_string(), text.to_string());
        match &section[..] {
            "[words]" => chinese.words.push((english, text)),
            "[games]" => drop(chinese.games.insert(english, text)),
            "[programs]" => drop(chinese.programs.insert(english, text)),
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
        // The first is the section's own; others are games in it.
        entry
            .and_modify(|(_, all)| *all += &format!(" {name} {words}"))
            .or_insert((name.to_string(), words.to_string()));
        let keywords = format!("{name} {words}");
        chinese.keywords.insert(program.trim_matches('`').to_string(), keywords);
    }
    Ok(chinese)
}
