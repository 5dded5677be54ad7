//! The tables match the headers, nothing is left to do, and every problem has a Chinese statement written for its
//! present header.

use grundy_catalogue::chinese::{GRAMMAR, STATEMENTS, WORDS};
use grundy_catalogue::sections::sections;
use grundy_catalogue::summary::FILE as SUMMARIES;
use grundy_catalogue::{headers, left, names, read, root, tables, translated};
use std::fs;

#[test]
fn every_table_is_what_make_tables_would_write() {
    let wrong = match tables::written(&root()) {
        Ok(files) => tables::differences(&files),
        Err(wrong) => vec![wrong.to_string()],
    };
    assert!(wrong.is_empty(), "\n\n{}\n", wrong.join("\n\n"));
}

#[test]
fn no_todo_is_left() {
    let left: Vec<String> = left::todo(&root()).unwrap().into_iter().map(|left| left.1).collect();
    assert!(left.is_empty(), "\n\n{}\n", left.join("\n"));
}

#[test]
fn the_chinese_was_written_for_the_present_english() {
    let left = translated::left(&root(), &headers(&root()).unwrap(), true).unwrap();
    assert!(left.is_empty(), "\n\n{}\n", left.join("\n\n"));
}

#[test]
fn each_term_has_one_chinese_word() {
    let root = root();
    const FILES: [&str; 6] =
        ["README.zh.md", "crates/catalogue/games.txt", GRAMMAR, STATEMENTS, SUMMARIES, WORDS];
    let files = |folder: &str| -> Vec<String> {
        let names = names(&root, folder, "").unwrap();
        names.iter().map(|name| format!("{folder}/{name}")).collect()
    };
    let [guide, sentences] = ["docs/zh", "crates/engine/src/pattern/text"].map(files);
    let files = FILES.map(str::to_string).into_iter().chain(guide).chain(sentences);
    let texts: Vec<(String, &str)> =
        files.map(|file| (file.clone(), read(&root, &file).unwrap())).collect();
    const TERMS: &str = "crates/catalogue/terms.zh.txt";
    let terms = sections(&root, TERMS).unwrap()[0].pairs().unwrap();
    assert!(terms.len() >= 60);
    for (_, said) in terms {
        let (term, others) = said.split_once(" | ").unwrap();
        assert!(texts.iter().any(|(_, text)| text.contains(term)), "{TERMS}: {term} is nowhere");
        for other in others.split('、') {
            let found = texts.iter().find(|(_, text)| text.contains(other));
            assert!(
                found.is_none(),
                "{}: {other}, for which {TERMS} says {term}",
                found.unwrap().0
            );
        }
    }
}

/// The map of a folder is the table in the documentation of its first file.
#[test]
fn a_map_names_each_of_its_modules() {
    let (mut folders, mut wrong) = (vec![root().join("src"), root().join("crates")], Vec::new());
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            if path.extension().is_none_or(|ending| ending != "rs") {
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            let doc: String = text.lines().filter(|line| line.starts_with("//!")).collect();
            for start in ["pub mod ", "mod "] {
                let modules = text.lines().filter_map(|line| line.strip_prefix(start));
                let modules = modules.filter_map(|module| module.strip_suffix(';'));
                let (named, others): (Vec<&str>, Vec<&str>) = modules
                    .filter(|module| *module != "tests")
                    .partition(|module| doc.contains(&format!("`{module}`")));
                if !named.is_empty() && !others.is_empty() && doc.contains("//! |--") {
                    wrong.push(format!("{}: no row for {}", path.display(), others.join(", ")));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n\n{}\n", wrong.join("\n"));
}

#[test]
fn every_tool_is_in_the_table_of_tools_or_in_the_makefile() {
    let described = ["tools/README.md", "Makefile"].map(|file| read(&root(), file).unwrap());
    for tool in names(&root(), "tools", "").unwrap().iter().filter(|tool| *tool != "README.md") {
        let is_row = described[0].contains(&format!("`{tool}"));
        let is_there = is_row || described[1].contains(&format!("tools/{tool}"));
        assert!(is_there, "tools/README.md: no row for tools/{tool}");
    }
}
