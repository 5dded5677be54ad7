//! The lists of programs: `src/bin`, `testdata`, formats, twins, the lines `Judged:`, the tables in `docs`
//! and the READMEs. What is missing in one of them is named with the place to write it.

use grundy_catalogue::header::judged;
use grundy_trial::suite::{all_programs, names, path, read};

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
    let lines = judged(source)?;
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

/// The table in docs has a row for each program, with its judges; both READMEs have its file for each judge.
#[test]
fn every_program_is_in_every_table() {
    let table = rows(&read("docs/programs.md"));
    let mut wrong = Vec::new();
    for program in all_programs() {
        let source = format!("src/bin/{program}.rs");
        let text = read(&source);
        let judges = judges(&text);
        let row = table.iter().find(|row| name(&row[0]) == program);
        if row.map(|row| Ok(row[2].clone())) != Some(judges.clone()) {
            wrong.push(format!(
                "{program}: {judges:?}, and in docs/programs.md {row:?}"
            ));
        }
        for line in judged(&text).unwrap_or_default() {
            for (judge, id) in line.problems {
                let entry = format!("{id} `{program}`");
                for file in ["README.md", "README.zh.md"] {
                    if !WITHOUT_RUST.contains(&judge.as_str()) && !read(file).contains(&entry) {
                        wrong.push(format!(
                            "no entry: write {entry} in the row of {judge} of {file}"
                        ));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n\n{}\n", wrong.join("\n"));
}

/// The judges that accept no Rust.
const WITHOUT_RUST: [&str; 4] = ["HDU", "POJ", "SZKOpul", "UVa"];

#[test]
fn every_entry_of_a_list_is_a_program() {
    let programs = all_programs();
    let is_program = |name: &str| programs.iter().any(|program| program == name);
    let mut wrong = Vec::new();
    let mut check = |place: &str, name: &str| {
        if !is_program(name) {
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
    let references = names(&path("trial/src/reference"), ".rs");
    let mut files: Vec<String> = references
        .iter()
        .map(|game| format!("trial/src/reference/{game}.rs"))
        .collect();
    files.push("trial/src/formats.rs".to_string());
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
        let games: Vec<_> = cells.filter(|cell| all.contains(&cell.0)).collect();
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
