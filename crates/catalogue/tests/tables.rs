//! The tables match the headers, nothing is left to do, and every problem has a Chinese statement written for its
//! present header.

use grundy_catalogue::chinese::{GRAMMAR, STATEMENTS, THEORIES, WORDS};
use grundy_catalogue::sections::sections;
use grundy_catalogue::{headers, left, read, root, tables, translated};

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
    const FILES: [&str; 9] = [
        "README.zh.md",
        "crates/catalogue/games.txt",
        "crates/engine/src/pattern/chinese.txt",
        "crates/engine/src/pattern/faults.txt",
        "crates/engine/src/pattern/typed.rs",
        GRAMMAR,
        STATEMENTS,
        THEORIES,
        WORDS,
    ];
    let guide = std::fs::read_dir(root.join("docs/zh")).unwrap().flatten();
    let guide = guide.map(|file| format!("docs/zh/{}", file.file_name().to_str().unwrap()));
    let files = FILES.map(str::to_string).into_iter().chain(guide);
    let texts: Vec<(String, &str)> =
        files.map(|file| (file.clone(), read(&root, &file).unwrap())).collect();
    let terms = sections(&root, "crates/catalogue/terms.zh.txt").unwrap()[0].pairs().unwrap();
    assert!(terms.len() >= 60);
    for (_, said) in terms {
        let (term, others) = said.split_once(" | ").unwrap();
        assert!(texts.iter().any(|(_, text)| text.contains(term)), "{term} is nowhere");
        for other in others.split('、') {
            let found = texts.iter().find(|(_, text)| text.contains(other));
            assert!(found.is_none(), "{other} in {}: {term}", found.unwrap().0);
        }
    }
}
