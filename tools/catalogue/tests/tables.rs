//! That all tables are what the headers say, that nothing is left to do, and that every problem has a statement in Chinese,
//! written for what its header says now.

use grundy_catalogue::chinese::{chinese, stamp, STATEMENTS};
use grundy_catalogue::header::parts;
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
    let (headers, statements) = (headers(&root).unwrap(), chinese(&root).unwrap().statements);
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
        let all = [statement.rule, statement.input, statement.output, statement.range];
        assert!(all.iter().all(|text| !text.is_empty()), "{}", header.name);
        // A reason that has a paragraph of its own is said; two have grammar there.
        let has_why =
            about.contains("\n\n") && !["pattern", "misere-quotient"].contains(&&header.name[..]);
        assert!(!has_why || !statement.why.is_empty(), "{}", header.name);
        // Values that are printed are the same.
        let words = |text: &str| {
            let words = text.split('`').skip(1).step_by(2).map(str::to_string);
            words.collect::<std::collections::BTreeSet<String>>()
        };
        assert_eq!(words(&all[2]), words(&header.output), "{}", header.name);
    }
}
