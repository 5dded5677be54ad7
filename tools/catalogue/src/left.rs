//! What is left to do for a program: what has the word TODO in the files that belong to it, its header, the tables.

use crate::{names, read, tables, KINDS, PROBLEMS};
use std::path::Path;

/// The lines with TODO in the sources, the problems and the table of programs, each as its file and
/// what to say of it.
///
/// # Errors
///
/// If a file cannot be read.
pub fn todo(root: &Path) -> Result<Vec<(String, String)>, String> {
    let mut files = vec!["docs/programs.md".to_string()];
    let kinds = KINDS.iter().map(|kind| format!("src/{kind}"));
    let others = ["src", "src/bin", PROBLEMS].map(str::to_string);
    for folder in others.into_iter().chain(kinds) {
        let names = names(root, &folder, ".rs")?;
        files.extend(names.iter().map(|name| format!("{folder}/{name}.rs")));
    }
    let mut found = Vec::new();
    for file in files {
        for (at, line) in read(root, &file)?.lines().enumerate() {
            if let Some((_, what)) = line.split_once("TODO") {
                let what = what.trim_start_matches(':').trim();
                let what = format!("{file}, line {}: to do: {what}", at + 1);
                found.push((file.clone(), what));
            }
        }
    }
    Ok(found)
}

/// What is left for the program `name`: what has TODO, but in the files of other programs; or else what is wrong in
/// headers and tables, of any program.
///
/// # Errors
///
/// If a file cannot be read.
pub fn of(root: &Path, name: &str) -> Result<Vec<String>, String> {
    let (program, problem) = (format!("src/bin/{name}.rs"), name.replace('-', "_"));
    let problem = format!("{PROBLEMS}/{problem}.rs");
    let is_other = |file: &str| file.starts_with("src/bin/") || file.starts_with(PROBLEMS);
    let belongs = |file: &str| file == program || file == problem || !is_other(file);
    let todo = todo(root)?.into_iter().filter(|(file, _)| belongs(file));
    let todo: Vec<String> = todo.map(|(_, what)| what).collect();
    if !todo.is_empty() {
        return Ok(todo);
    }
    Ok(match tables::written(root) {
        Ok(files) => tables::differences(&files),
        Err(wrong) => vec![wrong],
    })
}
