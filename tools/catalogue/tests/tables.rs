//! That all tables are what the headers say, and that nothing is left to do.

use grundy_catalogue::{left, root, tables};

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
