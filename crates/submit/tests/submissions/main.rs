//! The files for the judges: each has the text of its program, compiles without a warning, runs within the limits of
//! its judges, and answers bad input as its program does. (`tools/old-compilers` compiles each alone, in all editions.) A
//! submission that has passed is not tested again while it is unchanged: `grundy_catalogue::stamp` explains how, and how to
//! repeat everything.

mod cpp;
mod together;

use anyhow::{bail, ensure, Result};
use grundy_catalogue::header::{judged, limits, Header};
use grundy_catalogue::method::Method;
use grundy_catalogue::stamp::State;
use grundy_checks::build::{programs, Build};
use grundy_checks::chosen::READERS;
use grundy_checks::found::{assert_none, each, Found};
use grundy_checks::run::{feed, limited, text};
use grundy_checks::{golden, pasted, unchanged};
use grundy_problems::format::Shape;
use grundy_problems::list::format;
use grundy_problems::suite::{cases, path, read, source};
use grundy_submit::{compiler, programs as all_programs};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::HashSet;
use std::fs;
use std::process::Command;
use std::sync::OnceLock;
use syn::{ImplItem, Item};
use together::Submission;

/// The most bytes of a file to paste.
const MOST_BYTES: usize = 24_000;

/// The seed of the largest inputs.
const SEED: u64 = 20_261_122;

/// The smallest stack known of any judge, in KB.
const STACK: u64 = 256;

/// The programs with submissions, except those with something missing, which `lists` reports.
fn submitted() -> Vec<String> {
    let cut = all_programs(&path("")).unwrap();
    let mut programs = programs();
    programs.retain(|program| {
        let is_whole = || format(program).is_some() && judged(source(program)).is_ok();
        cut.contains(program) && is_whole()
    });
    programs
}

/// What was tried of a submission in this run; nothing if it had passed before.
#[derive(Default)]
struct Report {
    tried: Vec<(&'static str, usize)>,
    wrong: Vec<String>,
}

#[test]
fn every_submission_passes_every_check() {
    let submissions = together::cut(&submitted());
    let pasted = together::compile(&submissions).unwrap_or_else(|what| panic!("{what:#}"));
    let builds = [pasted, Build::compiled()];
    let mut checks = unchanged::of("checks", &std::env::current_exe().unwrap());
    checks.add(&compiler::version().unwrap());
    let all = each(&submissions, |submission| {
        let mut report = Report::default();
        let result = checked(&checks, submission, &builds, &mut report);
        report.wrong.extend(result.err().map(|error| format!("{error:#}")));
        report
    });
    assert_none(all.iter().flat_map(|report| report.wrong.clone()).collect());

    let tried: Vec<&Report> = all.iter().filter(|report| !report.tried.is_empty()).collect();
    println!(
        "{} submissions: {} tried now, {} unchanged since they passed",
        all.len(),
        tried.len(),
        all.len() - tried.len()
    );
    if let Some(most) = tried.iter().max_by_key(|report| report.tried.len()) {
        for (at, (what, _)) in most.tried.iter().enumerate() {
            let sum: usize =
                tried.iter().filter_map(|report| report.tried.get(at)).map(|count| count.1).sum();
            println!("{sum} {what}");
        }
    }
}

/// Checks that everything is text of the program and of the library, except `main` and what a judge calls; that the
/// rule is near the beginning; that nothing refers to what the file does not contain; and that it is not too long.
fn is_as_it_should_read(program: &str, source: &str) -> Result<()> {
    let length = source.len();
    ensure!(
        length <= MOST_BYTES,
        "{program}: its submission has {length} bytes; {MOST_BYTES} are allowed"
    );
    let whole = read(&format!("src/bin/{program}.rs"));
    let method = Header::of(&path(""), program)?.method;
    if let Some(method) = &method {
        is_for_a_caller(program, source, method)?;
    }
    let (own, found) = (items(whole), items(source));
    let is_known = |item: &String| own.contains(item) || items_of_the_library().contains(item);
    if let Some(item) = found.iter().find(|item| !is_known(item)) {
        bail!("{program}: in its submission, and in no file: {item}");
    }
    let rule = method.as_ref().map_or("solve", |method| method.name);
    let is_rule = |item: &&String| item.starts_with(&format!("fn {rule} "));
    let rule = own.iter().find(is_rule);
    if rule.is_none_or(|rule| !found.contains(rule)) {
        bail!("{program}: not in its submission: its rule");
    }
    // A function, or the functions of a type.
    let is_rule = |line: &str| line.starts_with("fn ") || line.starts_with("impl ");
    let rule = source.lines().position(is_rule);
    if rule.is_none_or(|line| line >= 40) {
        bail!("{program}: its rule does not stand within the first 40 lines");
    }
    const SURPLUS: [&str; 14] = [
        "Checked",
        "```",
        "Library:",
        "#[cfg",
        "#[allow",
        "#![allow",
        "feature =",
        "[`",
        "tests/",
        "crates/",
        "crate::",
        "src/",
        "ABOUT",
        "_about",
    ];
    let is_surplus = |line: &&str| SURPLUS.iter().any(|surplus| line.contains(surplus));
    match source.lines().find(is_surplus) {
        Some(line) => bail!("{program}: in its submission: {line}"),
        None => Ok(()),
    }
}

/// The items of a source without documentation, those of modules and of types one by one; without `use`, `main`, tests,
/// and what is added for a judge that calls a method.
fn items(source: &str) -> HashSet<String> {
    fn add(items: Vec<Item>, all: &mut HashSet<String>) {
        for item in items {
            match item {
                Item::Mod(module) => {
                    add(module.content.map_or(Vec::new(), |content| content.1), all);
                }
                Item::Use(_) => {}
                Item::Fn(item) if item.sig.ident == "main" => {}
                Item::Impl(item) if item.trait_.is_none() => {
                    let of = item.self_ty.to_token_stream().to_string();
                    if of != "Solution" {
                        let part =
                            |part: &ImplItem| format!("{of}: {}", bare(part.to_token_stream()));
                        all.extend(item.items.iter().map(part));
                    }
                }
                item => {
                    all.insert(bare(item.to_token_stream()));
                }
            }
        }
    }
    let mut all = HashSet::new();
    add(syn::parse_file(source).expect("Rust").items, &mut all);
    all
}

/// Tokens without documentation and without matters of form: braces, as around a long closure, and the comma after the
/// last element of a list.
fn bare(tokens: TokenStream) -> String {
    let mut text = String::new();
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match (token, tokens.peek()) {
            (TokenTree::Punct(mark), Some(TokenTree::Group(group)))
                if mark.as_char() == '#' && group.stream().to_string().starts_with("doc =") =>
            {
                tokens.next();
            }
            (TokenTree::Group(group), _) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Brace | Delimiter::None => ("", ""),
                };
                text += &format!("{open} {}{close} ", bare(group.stream()));
            }
            (token, _) => text += &format!("{token} "),
        }
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").trim_end_matches(" ,").to_string()
}

/// The items of all files of `src` except the programs.
fn items_of_the_library() -> &'static HashSet<String> {
    static ITEMS: OnceLock<HashSet<String>> = OnceLock::new();
    ITEMS.get_or_init(|| {
        let mut all = HashSet::new();
        let mut folders = vec![path("src")];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).unwrap().flatten() {
                let file = entry.path();
                if file.is_dir() && !file.ends_with("bin") {
                    folders.push(file);
                } else if file.extension().is_some_and(|ending| ending == "rs") {
                    // What the files of a folder share is private where they are one module.
                    let text = fs::read_to_string(file).unwrap().replace("pub(super) ", "");
                    all.extend(items(&text));
                }
            }
        }
        all
    })
}

/// Checks that the file has the method as its judge calls it, and nothing that the judge has itself, adds to the file,
/// or forbids: its type, `main`, names of the standard library, documentation of the file.
fn is_for_a_caller(program: &str, source: &str, method: &Method) -> Result<()> {
    let line = format!("    pub fn {method} {{");
    if !source.contains(&format!("\nimpl Solution {{\n{line}\n")) {
        bail!("{program}: not in its submission: {line}");
    }
    for line in source.lines() {
        let is_taken = ["struct Solution", "fn main", "fn solve", "use std", "//!"]
            .iter()
            .any(|start| line.starts_with(start));
        if is_taken || line.contains("stdin") || line.contains("Io)") {
            bail!("{program}: in its submission: {line}");
        }
    }
    Ok(())
}

/// Checks what a submission consists of, then runs it under its judge's limits and on bad input.
fn checked(
    with: &State,
    submission: &Submission,
    builds: &[Build; 2],
    report: &mut Report,
) -> Result<()> {
    let program = &submission.name[..];
    let source = read(&format!("src/bin/{program}.rs"));
    // The compiled submission follows from its text.
    let whole = [builds[1].binary(program)];
    let mut state = unchanged::of_program(with, source, &unchanged::folders(program), &whole);
    state.add(submission.text.as_bytes());
    let stamp = format!("checked/{program}");
    if state.is_stamped(&path(""), &stamp) {
        return Ok(());
    }
    is_as_it_should_read(program, &submission.text)?;
    let mut add = |what, found: Found| {
        report.tried.push((what, found.tried));
        report.wrong.extend(found.wrong);
    };
    add("runs within the judges' limits", within_limits(builds, submission));
    // What a judge calls reads nothing.
    if !submission.is_called {
        add("bad inputs beside the program", pasted::says_the_same(builds, program));
    }
    if report.wrong.is_empty() {
        state.stamp(&path(""), &stamp)
    } else {
        Ok(())
    }
}

/// Runs every golden case within the judge's memory and with a small stack. The submission is not optimised (`together`):
/// it gets ten times the judge's time. The program is, and checks for overflow: on an input as large as the judge allows
/// it gets the judge's time. There the submission runs only where it stands for others (`READERS`), for it has the same
/// functions; `tools/limits` runs each as at a judge.
fn within_limits([pasted, whole]: &[Build; 2], submission: &Submission) -> Found {
    let mut found = Found::default();
    let program = &submission.name[..];
    let (memory, seconds) = limits(&judged(source(program)).unwrap());
    let run = |build: &Build, seconds: f64, input: &[u8]| {
        let limits =
            [format!("-v {memory}"), format!("-t {}", seconds.ceil()), format!("-s {STACK}")];
        let limits = limits.each_ref().map(String::as_str);
        feed(&mut limited(&build.binary(program), &limits), input)
    };
    let says = |case: &str, wrong: String| {
        format!("{program}/{case}, {memory} KB, {seconds} s, a stack of {STACK} KB: {wrong}")
    };
    let try_case = |case: &str, input: &[u8], expected: &[u8]| {
        let output = run(pasted, 10.0 * seconds, input);
        golden::wrong(&output, expected).map(|wrong| says(case, wrong))
    };
    // A judge cannot ask a method what its types do not hold.
    let is_asked = |name: &str| !(submission.is_called && name.starts_with("beyond"));
    for case in cases(program).iter().filter(|case| is_asked(&case.name)) {
        found.add(try_case(&case.name, &case.input, &case.output));
    }
    let format = format(program).expect("a format");
    let largest = format.largest(Shape::Random, SEED).into_bytes();
    let answer = run(whole, seconds, &largest);
    found.add(golden::wrong(&answer, &answer.stdout).map(|wrong| says("the largest input", wrong)));
    if READERS.contains(&program) {
        found.add(try_case("the largest input", &largest, &answer.stdout));
    }
    found
}

/// `tools/limits` runs the submissions on these inputs.
#[test]
#[ignore = "writes files"]
fn write_the_largest_inputs() {
    let folder = path("target/limits");
    fs::create_dir_all(&folder).unwrap();
    for program in programs() {
        if let Some(format) = format(&program) {
            let largest = format.largest(Shape::Random, SEED);
            fs::write(folder.join(program + ".in"), largest).unwrap();
        }
    }
}

#[test]
fn only_programs_have_submissions() {
    for name in ["", "nim", "../lib", "octal", "no-such-program", "--all"] {
        let output = Command::new(env!("CARGO_BIN_EXE_submit")).arg(name).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{name:?}");
        assert_eq!(text(&output.stderr).lines().count(), 1, "{name:?}");
        assert!(output.stdout.is_empty(), "{name:?}");
    }
}

#[test]
fn a_number_decides_the_language() {
    let cpp = fs::read(path("src/bin/poj1067.cpp")).unwrap();
    for (name, is_cpp) in [("poj1067", true), ("HDU 1527", true), ("P2252", false)] {
        let output = Command::new(env!("CARGO_BIN_EXE_submit")).arg(name).output().unwrap();
        assert_eq!(output.stdout == cpp, is_cpp, "{name}");
        assert_eq!(text(&output.stderr).contains("takes no Rust"), is_cpp, "{name}");
    }
}

/// A change of the program, its limits, a case, a fault, the compiled file or this test makes a stamp invalid.
#[test]
fn a_stamp_holds_until_anything_changes() {
    if std::env::var_os("ANEW").is_some() {
        return; // Then no stamp holds.
    }
    let folder = path("target/tmp/stamps");
    let _ = fs::remove_dir_all(&folder);
    let cases = folder.join("cases");
    fs::create_dir_all(&cases).unwrap();
    let write = |file: &str, text: &str| fs::write(folder.join(file), text).unwrap();
    let files = ["cases/a.in", "cases/a.out", "program", "test"];
    for file in files {
        write(file, "1\n");
    }
    let source = "Judged:  POJ 1067; 1 s, 10000 KB; sizes";
    let state = |source: &str| {
        let programs = [folder.join("program")];
        let all = unchanged::of("checks", &folder.join("test"));
        unchanged::of_program(&all, source, std::slice::from_ref(&cases), &programs)
    };
    state(source).stamp(&folder, "checked/a").unwrap();
    let is_stamped = |source: &str| state(source).is_stamped(&folder, "checked/a");
    assert!(is_stamped(source));
    assert!(!is_stamped(&source.replace("1 s", "2 s")));
    for file in files {
        write(file, "2\n");
        assert!(!is_stamped(source), "{file}");
        write(file, "1\n");
        assert!(is_stamped(source), "{file}");
    }
    write("cases/b.in", "");
    assert!(!is_stamped(source), "a new case");
    fs::remove_file(folder.join("cases/b.in")).unwrap();
    fs::rename(folder.join("cases/a.in"), folder.join("cases/c.in")).unwrap();
    assert!(!is_stamped(source), "another name");
    fs::rename(folder.join("cases/c.in"), folder.join("cases/a.in")).unwrap();
    fs::remove_file(folder.join("target/stamps/checked/a")).unwrap();
    assert!(!is_stamped(source), "no stamp");
}
