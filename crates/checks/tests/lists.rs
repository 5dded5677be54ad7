//! The lists: everything there for a program belongs to a program of `src/bin`, and is found by its file name alone.
//! What a program lacks is checked by `lists`, and the tables by the tests of the catalogue.

use grundy_checks::chosen::{READERS, RINGS, SLOW, STREAMS, TALKS};
use grundy_problems::corpus::corpus;
use grundy_problems::list::{file, format, problem};
use grundy_problems::problem::Accepts;
use grundy_problems::suite::{all_programs, names, path, read};
use std::mem::discriminant;

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
    for folder in grundy_catalogue::CRATES {
        let cases = format!("{folder}testdata");
        for folder in names(&cases, "") {
            if folder != "faults" {
                check(&cases, &folder);
            }
        }
        let faults = cases + "/faults";
        for folder in names(&faults, "") {
            check(&faults, &folder);
        }
    }
    let problems = "crates/problems/src/problems";
    for file in names(problems, ".rs").into_iter().chain(names(problems, ".py")) {
        if file != "mod" {
            check(problems, &file.replace('_', "-"));
        }
    }
    for solution in corpus() {
        check("crates/problems/solutions", solution.program());
    }
    wrong.dedup();
    assert!(wrong.is_empty(), "\n\n{}\n", wrong.join("\n"));
}

/// All Rust files below a folder, except tests.
fn sources(folder: &str) -> Vec<String> {
    let mut files: Vec<String> =
        names(folder, ".rs").iter().map(|name| format!("{folder}/{name}.rs")).collect();
    for name in names(folder, "") {
        let inner = format!("{folder}/{name}");
        if path(&inner).is_dir() {
            files.extend(sources(&inner));
        }
    }
    files
}

/// If a program is renamed, a string with its old name finds nothing, and nobody notices.
#[test]
fn no_string_names_a_program() {
    // Parts of an input, and subjects, that have the name of a program.
    const WORDS: [&str; 3] = ["coins", "octal", "octal-period"];
    let programs = all_programs();
    let mut wrong = Vec::new();
    let mut count = 0;
    for file in sources("crates/problems/src") {
        for (at, line) in read(&file).lines().enumerate() {
            let code = line.split("//").next().unwrap_or_default();
            let strings = code.split('"').skip(1).step_by(2);
            for string in strings {
                count += 1;
                if programs.iter().any(|name| name == string) && !WORDS.contains(&string) {
                    wrong.push(format!("{file}, line {}: {string:?}", at + 1));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n\n{}\n", wrong.join("\n"));
    assert!(count > 1000, "only {count} strings were found");
}

#[test]
fn the_chosen_programs_exist_and_read_cases_in_each_way() {
    let talks = TALKS.map(|chosen| chosen.0);
    let (streams, slow, rings) =
        (STREAMS.map(|chosen| chosen.0), SLOW.map(|chosen| chosen.0), RINGS.map(|chosen| chosen.0));
    for name in [&talks[..], &streams, &slow, &rings].concat() {
        assert!(problem(name).is_some(), "{name} has no problem");
    }
    // However many zeros end an input, the same code reads them.
    let format = |name: &str| format(name).unwrap_or_else(|| panic!("{name} has no problem"));
    let way = |name: &str| discriminant(&format(name).cases);
    let ways = READERS.map(way);
    for program in all_programs().iter().filter(|program| problem(program).is_some()) {
        assert!(
            ways.contains(&way(program)),
            "cases follow each other as in none of READERS: {program}"
        );
    }
}

#[test]
fn every_problem_is_listed() {
    for program in all_programs() {
        assert_eq!(problem(&program).is_some(), path(&file(&program)).exists(), "{program}");
    }
}

#[test]
fn docs_name_every_problem_whose_judge_accepts_other_answers() {
    let accepting = |is: fn(Accepts) -> bool| {
        let programs = all_programs().into_iter();
        let named = programs.filter(|name| problem(name).is_some_and(|found| is(found.accepts)));
        named.map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
    };
    let any = accepting(|accepts| matches!(accepts, Accepts::Any(_)));
    let capitals = accepting(|accepts| matches!(accepts, Accepts::AnyCase));
    let lists = format!("any right answer ({any}), or other capitals ({capitals}, and");
    let docs = read("docs/try.md").split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(docs.contains(&lists), "write in docs/try.md: {lists}");
}
