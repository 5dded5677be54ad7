//! That what is there for a program is there for one of `src/bin`: cases, faults, formats, references. What a program
//! lacks is for `check::lists`, and the tables are for the tests of the catalogue.

use grundy_trial::suite::{all_programs, names, path, read};

/// The names in the patterns of a match: `"cses1730" => ...`, `"poj1704" | "row-tokens" => ...`.
fn arms(text: &str) -> Vec<&str> {
    let begins = |line: &&str| line.starts_with('"') || line.starts_with("| \"");
    let lines = text.lines().map(str::trim).filter(begins);
    let patterns = lines.filter_map(|line| Some(line.split_once("=>")?.0));
    let names = patterns.flat_map(|pattern| pattern.split('|').map(str::trim));
    names
        .filter_map(|name| name.strip_prefix('"')?.strip_suffix('"'))
        .collect()
}

#[test]
fn every_entry_of_a_list_is_a_program() {
    let programs = all_programs();
    let mut wrong = Vec::new();
    let mut check = |place: &str, name: &str| {
        if !programs.iter().any(|program| program == name) {
            wrong.push(format!(
                "{place} has {name:?}, which is no program of src/bin: rename or delete it"
            ));
        }
    };
    for package in grundy_catalogue::PACKAGES {
        let cases = format!("{package}testdata");
        for folder in names(&path(&cases), "") {
            if folder != "faults" {
                check(&cases, &folder);
            }
        }
        let faults = cases + "/faults";
        for folder in names(&path(&faults), "") {
            check(&faults, &folder);
        }
    }
    let references = names(&path("trial/src/reference"), ".rs");
    let files = references
        .iter()
        .map(|game| format!("trial/src/reference/{game}.rs"));
    let mut count = 0;
    for file in files.chain(Some("trial/src/formats.rs".to_string())) {
        let text = read(&file);
        let arms = arms(&text);
        count += arms.len();
        arms.iter().for_each(|name| check(&file, name));
    }
    assert!(wrong.is_empty(), "\n\n{}\n", wrong.join("\n"));
    assert!(count > programs.len(), "only {count} arms were found");
}
