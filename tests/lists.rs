//! The lists of programs: `src/bin`, `testdata`, formats, twins, the lines `Judged:`, the tables in `docs`
//! and the READMEs. What is missing in one of them is named with the place to write it.

// Tests run on the current compiler only.
#![allow(clippy::incompatible_msrv)]

mod common;
#[allow(dead_code)] // What the tool asks for.
#[path = "../tools/submit/src/judged.rs"]
mod judged;
#[allow(dead_code)] // What the comparisons ask for.
mod twin;

use common::formats::format;
use common::{all_programs, assert_right, cases, names, path, programs};
use std::fs;

fn read(file: &str) -> String {
    fs::read_to_string(path(file)).unwrap_or_else(|error| panic!("{}: {}", file, error))
}

/// The rows of the tables in a text, as their cells.
fn rows(text: &str) -> Vec<Vec<String>> {
    let rows = text.lines().filter(|line| line.starts_with("| "));
    let cells = |row: &str| {
        row.trim_matches('|')
            .split('|')
            .map(|cell| cell.trim().into())
            .collect()
    };
    rows.map(cells).collect()
}

/// A program's cell in a table, without its marks.
fn name(cell: &str) -> &str {
    let cell = cell.trim_start_matches('[').trim_start_matches('`');
    cell.split('`').next().unwrap()
}

/// Where a program is judged, as a table has it.
fn judges(source: &str) -> Result<String, String> {
    let lines = judged::judged(source)?;
    let problems: Vec<String> = lines
        .iter()
        .flat_map(|line| &line.problems)
        .map(|(judge, id)| format!("{judge} {id}"))
        .collect();
    Ok(match problems.is_empty() {
        true => "nowhere".to_string(),
        false => problems.join(", "),
    })
}

#[test]
fn every_program_is_in_every_list() {
    let table = rows(&read("docs/programs.md"));
    assert_right(&programs(), |program| {
        let mut missing = Vec::new();
        let mut says = |what: String| missing.push(format!("{program}: {what}"));
        let source = format!("src/bin/{program}.rs");
        let text = read(&source);
        if let Some(line) = text.lines().position(|line| line.contains("TODO")) {
            says(format!(
                "{source}, line {}: there is something to do",
                line + 1
            ));
        }
        if !text.contains(&format!("judge::run(\"{program}\"")) {
            says(format!("{source} runs under another name: end with judge::run(\"{program}\", ABOUT, solve)"));
        }
        let folder = path("testdata").join(program);
        if !folder.join("sample.in").exists() || !folder.join("sample.out").exists() {
            says(format!(
                "no sample: write it in the help of {source}, and `make one P={program}` copies it; or write testdata/{program}/sample.in and sample.out"
            ));
        } else if names(&folder, ".in") != names(&folder, ".out") {
            says(format!("testdata/{program}: a .in without its .out, or the other way round (`cargo test --test twins -- --ignored` writes those that are missing)"));
        }
        let is_of_numbers = !common::OF_REQUESTS.contains(&program);
        match format(program) {
            None if !is_of_numbers => {}
            None => says(format!(
                "no format: write \"{program}\" => ... in `format` of tests/common/formats.rs"
            )),
            Some(format) => {
                for (case, input, _) in cases(program) {
                    if let Some(fault) = format.read(&input).fault {
                        says(format!("testdata/{program}/{case}.in is not what its format in tests/common/formats.rs says: {fault:?}"));
                    }
                }
            }
        }
        if is_of_numbers && twin::twin(program).is_none() {
            says(format!(
                "no twin: write \"{program}\" => ... in `twin` of tests/twin/GAME.rs"
            ));
        }
        let row = table.iter().find(|row| name(&row[0]) == program);
        match judges(&text) {
            Err(what) => says(format!("{source}: {what}")),
            Ok(judges) => match row {
                None => says(format!("no row: write | [`{program}`](../{source}) | PROBLEM | {judges} | INPUT | OUTPUT | under its game in docs/programs.md")),
                Some(row) if row.get(2) != Some(&judges) => says(format!("judged {:?} in docs/programs.md, {judges:?} in {source}", row.get(2).map_or("", String::as_str))),
                Some(row) if row.concat().contains("TODO") => says("its row in docs/programs.md has something to do".to_string()),
                Some(_) => {}
            },
        }
        // Where to submit, in both languages; and the map of the library.
        for line in judged::judged(&text).unwrap_or_default() {
            for (judge, id) in line.problems {
                let entry = format!("{id} `{program}`");
                for file in ["README.md", "README.zh.md"] {
                    if !WITHOUT_RUST.contains(&judge.as_str()) && !read(file).contains(&entry) {
                        says(format!("no entry: write {entry} in the row of {judge}, in the table of judges of {file}"));
                    }
                }
            }
        }
        if !read("src/lib.rs").contains(program) {
            says(
                "not in the map: write it in the row of its game at the head of src/lib.rs"
                    .to_string(),
            );
        }
        missing
    });
}

/// The judges that accept no Rust.
const WITHOUT_RUST: [&str; 4] = ["HDU", "POJ", "SZKOpul", "UVa"];

#[test]
fn every_entry_of_a_list_is_a_program() {
    let programs = all_programs();
    let is_program = |name: &str| programs.iter().any(|program| program == name);
    let is_large = |name: &str| !common::IS_PACKAGE && common::LARGE.contains(&name);
    let mut wrong = Vec::new();
    let mut check = |place: &str, name: &str| {
        if !is_program(name) && !is_large(name) {
            wrong.push(format!(
                "{place} has {name:?}, which is no program of src/bin"
            ));
        }
    };
    for folder in names(&path("testdata"), "") {
        if folder != "faults" {
            check("testdata", &folder);
        }
    }
    for folder in names(&path("testdata/faults"), "") {
        check("testdata/faults", &folder);
    }
    let twins = names(&path("tests/twin"), ".rs");
    let mut files: Vec<String> = twins
        .iter()
        .map(|game| format!("tests/twin/{game}.rs"))
        .collect();
    files.push("tests/common/formats.rs".to_string());
    for file in &files {
        // The arms that begin with a name.
        let text = read(file);
        let arms = text
            .lines()
            .filter(|line| line.trim_start().starts_with('"') && line.contains("=>"));
        for arm in arms {
            let names = arm.split("=>").next().unwrap().split('|');
            names.for_each(|name| check(file, name.trim().trim_matches('"')));
        }
    }
    for row in rows(&read("docs/programs.md")) {
        if row[0] != "program" && !row[0].starts_with("---") {
            check("docs/programs.md", name(&row[0]));
        }
    }
    assert!(wrong.is_empty(), "\n\n{}\n", wrong.join("\n"));
}

/// The READMEs' tables of games: one program each, with where it is judged, in both languages.
#[test]
fn both_readmes_have_the_same_games() {
    let games = |file: &str| -> Vec<(String, String)> {
        let all = all_programs();
        let rows = rows(&read(file)).into_iter().filter(|row| row.len() == 4);
        let cells = rows.map(|row| (name(&row[2]).to_string(), row[3].clone()));
        let games: Vec<_> = cells
            .filter(|cell| all.contains(&cell.0) || common::LARGE.contains(&cell.0.as_str()))
            .collect();
        assert!(
            games.len() > 5,
            "{} has no table of games: {:?}",
            file,
            games
        );
        games
    };
    let english = games("README.md");
    assert_eq!(
        english,
        games("README.zh.md"),
        "README.md, then README.zh.md"
    );
    for (program, judged) in english {
        let source = format!("src/bin/{program}.rs");
        assert_eq!(
            Ok(judged),
            judges(&read(&source)),
            "README.md, {program}, and {source}"
        );
    }
}
