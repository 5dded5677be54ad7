//! What is left to do for a program: the TODOs in its files, its cases, its header, the tables.

use crate::header::Header;
use crate::judges::Language;
use crate::new::places;
use crate::{crate_of, names, read, tables, translated, KINDS, PROBLEMS};
use anyhow::Result;
use std::path::Path;

/// The lines with TODO in the programs, the problems, the library and the table of programs, each with its file and the
/// text to report.
///
/// # Errors
///
/// If a file cannot be read.
pub fn todo(root: &Path) -> Result<Vec<(String, String)>> {
    let mut files = Vec::new();
    let kinds = KINDS.iter().map(|kind| format!("src/{kind}"));
    let others = ["src/bin", PROBLEMS, "src"].map(str::to_string);
    for folder in others.into_iter().chain(kinds) {
        let names = names(root, &folder, ".rs")?;
        files.extend(names.iter().map(|name| format!("{folder}/{name}.rs")));
    }
    files.push("docs/programs.md".to_string());
    let mut found = Vec::new();
    for file in files {
        for (at, line) in read(root, &file)?.lines().enumerate() {
            if let Some((before, what)) = line.split_once("TODO") {
                let key = before.trim_matches(|c: char| !c.is_alphabetic());
                let what = what.trim_start_matches(':').trim();
                let what = if key.is_empty() {
                    format!("{file}:{}: {what}", at + 1)
                } else {
                    format!("{file}:{}: {key}: {what}", at + 1)
                };
                found.push((file.clone(), what));
            }
        }
    }
    Ok(found)
}

/// What is left for the program `name`: the TODOs, except in the files of other programs, or else the errors in its
/// header; a missing file in C++; missing cases; and if there is none of that, the errors in headers and tables of any program,
/// and its Chinese.
///
/// # Errors
///
/// If a file cannot be read.
pub fn of(root: &Path, name: &str) -> Result<Vec<String>> {
    let [program, problem, _] = places(name);
    let is_other = |file: &str| file.starts_with("src/bin/") || file.starts_with(PROBLEMS);
    let belongs = |file: &str| file == program || file == problem || !is_other(file);
    let todo = todo(root)?.into_iter().filter(|(file, _)| belongs(file));
    let mut left: Vec<String> = todo.map(|(_, what)| what).collect();
    let header = Header::of(root, name);
    if left.is_empty() {
        left.extend(header.as_ref().err().map(ToString::to_string));
    }
    if root.join(&program).exists() && !root.join(&problem).exists() {
        left.push(format!("{problem}: what the program reads, and a reference"));
    }
    left.extend(header.as_ref().ok().and_then(cpp));
    left.extend(cases(root, name));
    if !left.is_empty() {
        return Ok(left);
    }
    match tables::written(root) {
        Ok(files) => {
            let old = files.iter().filter(|file| file.found != file.text);
            let old: Vec<&str> = old.map(|file| file.file).collect();
            if !old.is_empty() {
                left.push(format!("{}: make tables writes them anew", old.join(", ")));
            }
        }
        Err(wrong) => left.push(format!("{wrong:#}")),
    }
    left.extend(translated::left(root, &[header?], false)?);
    Ok(left)
}

/// The file in C++ that a program lacks, of which a judge takes no Rust.
pub fn cpp(header: &Header) -> Option<String> {
    let (judge, id) = header.problems().find(|of| Language::of(*of) == Language::Cpp)?;
    let what = "takes no Rust: write the file to submit there, in C++98";
    let is_missing = !header.languages.contains(&Language::Cpp);
    is_missing.then(|| format!("src/bin/{}.cpp: {judge} {id} {what}", header.name))
}

/// The cases that a program lacks.
pub fn cases(root: &Path, name: &str) -> Option<String> {
    let folder = format!("{}testdata/{name}", crate_of(root, name));
    let [inputs, outputs] =
        [".in", ".out"].map(|ending| names(root, &folder, ending).unwrap_or_default());
    let what = if inputs.iter().any(|case| !outputs.contains(case)) {
        format!("a .in without its .out: make outputs P={name}")
    } else if !inputs.iter().any(|case| case == "sample") {
        "the sample, which make one copies once the header is complete".to_string()
    } else if inputs.len() < 2 {
        format!(
            "a case named for its reason, such as min.in or random.in: write it, or print one (the first time takes minutes) by \
             cargo run -q -p grundy-cli -- input {name} --size random > {folder}/random.in; then make outputs P={name}"
        )
    } else {
        return None;
    };
    Some(format!("{folder}: {what}"))
}
