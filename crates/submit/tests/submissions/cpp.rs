//! The files in C++98, for judges that take no Rust: each program with such a number has one beside it, which g++ compiles
//! without a warning and which gives the outputs of all golden cases that its judges could give. (`tools/cpp` tries more
//! compilers, and judges each file.) One that has passed is not tested again while it is unchanged.

use anyhow::{ensure, Context, Result};
use grundy_catalogue::header::Header;
use grundy_catalogue::judges::cpp;
use grundy_checks::build::programs;
use grundy_checks::found::{assert_none, each};
use grundy_checks::run::{feed, text};
use grundy_checks::{golden, unchanged};
use grundy_problems::suite::{all_programs, cases, names, path, read, source, testdata};
use std::fs;
use std::path::Path;
use std::process::Command;

/// So that a reader sees all of it at once.
const MOST_LINES: usize = 40;

/// What g++ 4.4, or the library of its Windows edition, does not have.
const TOO_NEW: [&str; 5] = ["bits/stdc++", "__int128", "%lld", "%I64", "auto "];

const FLAGS: [&str; 7] =
    ["-std=c++98", "-Wall", "-Wextra", "-Werror", "-pedantic", "-Wno-long-long", "-O2"];

fn file(program: &str) -> String {
    format!("src/bin/{program}.cpp")
}

/// The numbers of a program at judges that take no Rust, such as `POJ 1067`.
fn numbers(program: &str) -> Vec<String> {
    let header = Header::of(&path(""), program).unwrap_or_else(|wrong| panic!("{wrong:#}"));
    let problems = header.problems().filter(|problem| cpp(*problem).is_some());
    problems.map(|(judge, id)| format!("{judge} {id}")).collect()
}

#[test]
fn every_number_of_a_judge_without_rust_has_a_file_in_cpp() {
    let all = all_programs();
    let strangers = names("src/bin", ".cpp").into_iter().filter(|name| !all.contains(name));
    let mut wrong: Vec<String> = strangers.map(|name| file(&name) + ": no such program").collect();
    for program in programs() {
        let (numbers, file) = (numbers(&program), file(&program));
        match (&numbers[..], path(&file).exists()) {
            ([], false) => {}
            ([], true) => wrong.push(format!("{file}: no judge of {program} needs it: delete it")),
            (_, true) => wrong.extend(faults(read(&file), &numbers, &file)),
            (_, false) => {
                let numbers = numbers.join(", ");
                wrong.push(format!(
                    "{file}: write it in C++98, because no Rust is taken for {numbers}"
                ));
            }
        }
    }
    assert_none(wrong);
}

/// What is wrong with the form of a file.
fn faults(text: &str, numbers: &[String], file: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    let lines = text.lines().count();
    if lines > MOST_LINES {
        wrong.push(format!("{file}: {lines} lines; {MOST_LINES} are allowed"));
    }
    if !text.is_ascii() {
        wrong.push(format!("{file}: not all of it is ASCII"));
    }
    let is_there = |word: &&&str| text.contains(**word);
    wrong.extend(TOO_NEW.iter().filter(is_there).map(|word| format!("{file}: {word}")));
    let first = text.lines().next().unwrap_or_default();
    if !first.starts_with("// ") || !first.contains(&format!("({})", numbers.join(", "))) {
        wrong.push(format!("{file}: its first line is a comment with ({})", numbers.join(", ")));
    }
    wrong
}

#[test]
fn a_fault_of_the_form_is_reported() {
    let numbers = ["POJ 1067".to_string(), "HDU 1527".to_string()];
    let text = read("src/bin/poj1067.cpp");
    let of = |text: &str| faults(text, &numbers, "x.cpp");
    assert_eq!(of(text), Vec::<String>::new());
    let long = text.to_string() + &"\n".repeat(MOST_LINES);
    let changed = [
        long,
        text.replace("phi", "φ"),
        text.replace("<cstdio>", "<bits/stdc++.h>"),
        text.replace(", HDU 1527", ""),
    ];
    for text in changed {
        assert_eq!(of(&text).len(), 1, "{text}");
    }
}

#[test]
fn every_file_in_cpp_compiles_without_a_warning_and_gives_the_golden_outputs() {
    let Ok(version) = Command::new("g++").arg("--version").output() else {
        eprintln!("SKIPPED: the files in C++98 are not tried, because there is no g++");
        return;
    };
    let mut state = unchanged::of("cpp", &std::env::current_exe().unwrap());
    state.add(&version.stdout);
    let mut programs = programs();
    programs.retain(|program| path(&file(program)).exists());
    let all: Vec<Result<usize>> = each(&programs, |program| {
        let folder = [path(&testdata(program))];
        let whole = [path(&file(program))];
        let state = unchanged::of_program(&state, source(program), &folder, &whole);
        let stamp = format!("cpp/{program}");
        if state.is_stamped(&path(""), &stamp) {
            return Ok(0);
        }
        let count = tried(program)?;
        state.stamp(&path(""), &stamp)?;
        Ok(count)
    });
    let counts: Vec<usize> = all.iter().flatten().copied().filter(|&count| count > 0).collect();
    println!(
        "{} files in C++98: {} tried now on {} golden cases, the others are unchanged since they passed",
        programs.len(),
        counts.len(),
        counts.iter().sum::<usize>()
    );
    assert_none(all.into_iter().filter_map(Result::err).map(|what| format!("{what:#}")).collect());
}

/// Compiles the file and runs it on the golden cases of its judges; how many these are.
fn tried(program: &str) -> Result<usize> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cpp");
    fs::create_dir_all(&folder)?;
    let (file, binary) = (file(program), folder.join(program));
    let said = Command::new("g++").args(FLAGS).arg("-o").arg(&binary).arg(path(&file)).output();
    let said = said.context("g++")?;
    let errors = text(&said.stderr);
    ensure!(said.status.success() && errors.is_empty(), "{file}: {errors}");
    let cases = cases(program);
    let judged = cases.iter().filter(|case| !case.name.starts_with("beyond"));
    let mut count = 0;
    for case in judged {
        let output = feed(&mut Command::new(&binary), &case.input);
        let wrong = golden::wrong(&output, &case.output);
        ensure!(wrong.is_none(), "{file}, {}: {}", case.name, wrong.unwrap_or_default());
        count += 1;
    }
    ensure!(count > 0, "{file}: no golden case that a judge could give");
    Ok(count)
}
