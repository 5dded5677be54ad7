//! Whether the Chinese texts were written for the English ones that stand there now, and what to write if not.

use crate::chinese::{chinese, stamp, stamped, theory_stamp};
use crate::chinese::{GRAMMAR, KEYS, STATEMENTS, WORDS};
use crate::header::Header;
use crate::sections::sections;
use crate::summary;
use crate::theory::theory;
use crate::{judges, natural, theory_file};
use anyhow::Result;
use std::collections::BTreeSet;
use std::path::Path;

/// A section that must be there: its name, the stamp of its English text, the file that has this, and what to translate.
struct Wanted {
    name: &'static str,
    stamp: String,
    english: String,
    lines: String,
}

/// What the Chinese of these programs lacks, each with file and line: of their statements, the theories of their games, and
/// the compilers of their judges; with `is_all`, also the sections that belong to no program, and the grammar.
///
/// # Errors
///
/// If a file cannot be read, or has a line that does not belong there.
pub fn left(root: &Path, headers: &[Header], is_all: bool) -> Result<Vec<String>> {
    let (mut statements, mut theories, mut left) = (Vec::new(), Vec::new(), Vec::new());
    let (words, written) = (chinese(root)?.words, sections(root, STATEMENTS)?);
    for header in headers {
        let english = in_english(header);
        let (name, stamp) = (header.name, stamp(header));
        let lines = KEYS.iter().zip(&english).filter(|(_, text)| !text.is_empty());
        let lines = lines.map(|(key, text)| format!("\n{key} {text}")).collect();
        statements.push(Wanted { name, stamp, english: header.file.to_string(), lines });
        let file = theory_file(root, header.game);
        if let (Some(theory), Some(english)) = (theory(root, header.game)?, file) {
            let lines = format!("\nlaw {english}\nzh {english}");
            let (name, stamp) = (header.game, theory_stamp(&theory));
            theories.push(Wanted { name, stamp, english, lines });
        }
        for section in written.iter().filter(|section| section.named().0 == name) {
            let wrong = wrong(&english, section.texts(KEYS)?, name);
            left.extend(wrong.iter().map(|what| section.place(what)));
        }
        for (name, id) in header.problems() {
            let judge = judges::judge(name)?;
            if judge.cpp(id).is_none()
                && !words.iter().any(|(english, _)| *english == judge.compiler)
            {
                let (compiler, file) = (judge.compiler, judges::FILE);
                left.push(format!(
                    "{WORDS}: no Chinese for the compiler of {name} in {file}: write `{compiler} = ...` below [words]"
                ));
            }
        }
    }
    let Header { file, about, .. } = Header::of(root, "pattern")?;
    let (stamp, english) = (stamped(about), file.to_string());
    let grammar = vec![Wanted { name: "grammar", stamp, english, lines: String::new() }];
    for (file, wanted) in [(STATEMENTS, statements), (summary::FILE, theories), (GRAMMAR, grammar)]
    {
        let sections = sections(root, file)?;
        let languages = if file == summary::FILE { "English and Chinese" } else { "Chinese" };
        for Wanted { name, stamp, english, lines } in &wanted {
            let next = sections.iter().find(|next| natural(next.named().0) > natural(name));
            let place =
                next.map_or("at its end".to_string(), |next| format!("before line {}", next.line));
            match sections.iter().find(|section| section.named().0 == *name) {
                Some(section) if section.named().1 == *stamp => {}
                Some(section) => left.push(section.place(&format!(
                    "was written for other words of {english}: compare the two, then write [{name} {stamp}]"
                ))),
                None => left.push(format!(
                    "{file}: no section for {name}; write {place}, in {languages}:\n[{name} {stamp}]{lines}"
                )),
            }
        }
        let is_wanted = |name: &str| wanted.iter().any(|wanted| wanted.name == name);
        let others = sections.iter().filter(|section| is_all && !is_wanted(section.named().0));
        left.extend(others.map(|section| section.place("is of nothing; delete it")));
    }
    left.sort();
    left.dedup();
    Ok(left)
}

/// The English of each of [`KEYS`].
fn in_english(
    &Header { title, about, input, output, range, cost, judged, .. }: &Header,
) -> [String; 8] {
    let (rule, why) = about.split_once("\n\n").unwrap_or((about, ""));
    let sizes: Vec<&str> = judged.iter().map(|line| line.sizes).collect();
    [title, rule, why, input, output, range, cost, &sizes.join(" | ")]
        .map(|text| text.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// What the statement of a program lacks.
fn wrong(english: &[String; 8], texts: [&str; 8], program: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    // Printed values are the same in both.
    let printed = |text: &str| -> BTreeSet<String> {
        text.split('`').skip(1).step_by(2).map(str::to_string).collect()
    };
    let count = |text: &str| text.split(" | ").count();
    for ((key, english), text) in KEYS.iter().zip(english).zip(texts) {
        // Two programs explain a grammar there, which has a file of its own.
        let is_grammar = *key == "说明" && ["pattern", "misere-quotient"].contains(&program);
        if text.is_empty() && !english.is_empty() && !is_grammar {
            wrong.push(format!("has no line {key}"));
        } else if let Some(words) = english_words(text) {
            wrong.push(format!("has the English words {words:?} in {key}"));
        } else if *key == "规模" && count(text) != count(english) {
            wrong.push(format!(
                "needs in {key} a text for each line `Judged:`, divided by ` | `: {english}"
            ));
        } else if *key == "输出" && printed(text) != printed(english) {
            wrong.push(format!("has other words between backquotes in {key} than {english:?}"));
        }
    }
    wrong
}

/// Two consecutive words of three or more letters, except where they are quoted or code, or the name of a judge, a book
/// or a game.
pub fn english_words(text: &str) -> Option<String> {
    const NAMES: [&str; 8] = [
        "Codeforces Gym",
        "Winning Ways",
        "Green Hackenbush",
        "Hackenbush stalk",
        "Mock Turtles",
        "J. Combin. Theory Ser.",
        "Combinatorial Game Theory",
        "Numbers and Games",
    ];
    let kept = text.split('`').step_by(2).collect::<Vec<_>>().join("`");
    let kept = kept.split('"').step_by(2).collect::<Vec<_>>().join("\"");
    let is_word = |word: &&str| word.len() > 2 && word.chars().all(|c| c.is_ascii_alphabetic());
    let plain = NAMES.iter().fold(kept, |text, name| text.replace(name, ""));
    let plain = plain.replace([',', '.', ':', ';'], " ");
    let words: Vec<&str> = plain.split(' ').filter(|word| !word.is_empty()).collect();
    words.windows(2).find(|two| two.iter().all(is_word)).map(|two| two.join(" "))
}
