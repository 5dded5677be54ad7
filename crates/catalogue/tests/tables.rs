//! The tables match the headers, nothing is left to do, and every problem has a Chinese statement written for its
//! present header.

use grundy_catalogue::chinese::{
    chinese, stamp, stamped, theory_stamp, Chinese, GRAMMAR, STATEMENTS, THEORIES, WORDS,
};
use grundy_catalogue::header::parts;
use grundy_catalogue::sections::sections;
use grundy_catalogue::theory::theory;
use grundy_catalogue::{headers, left, read, root, tables};

#[test]
fn what_is_written_is_what_would_be_written() {
    let wrong = match tables::written(&root()) {
        Ok(files) => tables::differences(&files),
        Err(wrong) => vec![wrong],
    };
    assert!(wrong.is_empty(), "\n\n{}\n", wrong.join("\n\n"));
}

#[test]
fn nothing_is_left_to_do() {
    let left: Vec<String> = left::todo(&root()).unwrap().into_iter().map(|left| left.1).collect();
    assert!(left.is_empty(), "\n\n{}\n", left.join("\n"));
}

#[test]
fn every_statement_was_written_for_its_english() {
    let root = root();
    let headers = headers(&root).unwrap();
    let Chinese { statements, theories, grammar, .. } = chinese(&root).unwrap();
    let pattern = read(&root, "crates/engine/src/bin/pattern.rs").unwrap();
    let english = parts(&pattern).unwrap().1.split("\nGame:").next().unwrap().trim();
    assert_eq!(grammar.0, stamped(english), "{GRAMMAR} was written for other words");
    assert_eq!(statements.len(), headers.len());
    for header in headers {
        let source = read(&root, &header.file).unwrap();
        let about = parts(&source).unwrap().1.split("\nGame:").next().unwrap().trim();
        let now = stamp(about, &header);
        let statement = statements.get(&header.name).cloned().unwrap_or_default();
        assert_eq!(
            statement.stamp, now,
            "{STATEMENTS}: [{}] was written for other words",
            header.name
        );
        if let Some(theory) = theory(&root, &header.game).unwrap() {
            let now = theory_stamp(&theory);
            let known = theories.get(&header.game).map(|(stamp, _)| &stamp[..]);
            assert_eq!(
                known,
                Some(&now[..]),
                "{THEORIES}: [{}] is missing or was written for other words",
                header.game
            );
        }
        assert_eq!(statement.sizes.len(), header.judged.len(), "{}", header.name);
        let all =
            [statement.rule, statement.input, statement.output, statement.range, statement.cost];
        assert!(all.iter().all(|text| !text.is_empty()), "{}", header.name);
        // A reason in a paragraph of its own is translated; two have grammar there.
        let has_why =
            about.contains("\n\n") && !["pattern", "misere-quotient"].contains(&&header.name[..]);
        assert!(!has_why || !statement.why.is_empty(), "{}", header.name);
        // Printed values are the same in both.
        let words = |text: &str| {
            let words = text.split('`').skip(1).step_by(2).map(str::to_string);
            words.collect::<std::collections::BTreeSet<String>>()
        };
        assert_eq!(words(&all[2]), words(&header.output), "{}", header.name);
    }
}

#[test]
fn each_term_is_said_in_one_way() {
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
    let texts: Vec<(String, String)> =
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
