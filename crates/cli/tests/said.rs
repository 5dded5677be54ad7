//! What the command says: the sessions of `tests/cmd` and of the documents, each with its output and its status.

use std::collections::HashMap;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

/// A wrong solution of hdu1907, which forgets that the last move loses.
const NIM: &str = r#"#include <cstdio>
int main() {
    int t, n, x;
    for (scanf("%d", &t); t--;) {
        int sum = 0;
        for (scanf("%d", &n); n--; sum ^= x) scanf("%d", &x);
        puts(sum ? "John" : "Brother");
    }
}
"#;

/// The documents, by their paths.
fn documents() -> Vec<(String, String)> {
    let folders = ["../..", "../../docs", "../../docs/zh"].into_iter();
    let files = folders.flat_map(|folder| fs::read_dir(folder).unwrap().flatten());
    let files = files.map(|file| file.path());
    let documents = files.filter(|file| file.extension().is_some_and(|end| end == "md"));
    documents.map(|file| (file.display().to_string(), fs::read_to_string(file).unwrap())).collect()
}

/// The code of a document: the word behind its first fence, and its lines.
fn fences(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.split("```").skip(1).step_by(2).filter_map(|piece| piece.split_once('\n'))
}

/// Whether a document is in Chinese.
fn is_chinese(name: &str) -> bool {
    name.contains("zh")
}

#[test]
fn sessions_print_what_their_files_say() {
    // As people without a terminal see it, whatever machine this is.
    let english = trycmd::TestCases::new();
    english.env("COLUMNS", "100").case("tests/cmd/*.md");
    english.case("../../README.md").case("../../docs/*.md");
    let chinese = trycmd::TestCases::new();
    chinese.env("COLUMNS", "100").env("LANG", "zh_CN.UTF-8");
    chinese.case("../../README.zh.md").case("../../docs/zh/*.md");
}

/// Each session with an output is run: by the test above, or, if it has times, by the one below.
#[test]
fn no_session_of_the_documents_is_left_out() {
    let mut run = 0;
    for (name, text) in documents() {
        for (kind, code) in fences(&text) {
            let grundy = code.lines().find(|line| line.starts_with("$ grundy "));
            let has_output = code.lines().any(|line| !line.is_empty() && !line.starts_with("$ "));
            let Some(command) = grundy.filter(|_| has_output) else {
                continue;
            };
            let is_judged = kind == "text" && command.contains(" try ");
            assert!(kind == "console" || is_judged, "{name}: {kind}: {code}");
            run += 1;
        }
    }
    assert!(run > 20, "{run}");
}

/// Time, memory and the number of small and random inputs differ from run to run.
fn without_numbers(line: &str) -> String {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words[..] {
        [stage, verdict @ ("AC" | "WA"), ..] => format!("{stage} {verdict}"),
        _ => line.split(" MB，另加").next().unwrap_or_default().to_string(),
    }
}

#[test]
fn judged_sessions_print_what_their_files_say() {
    assert_judged("written", false);
}

#[test]
fn judged_sessions_in_chinese_print_what_their_files_say() {
    assert_judged("written-zh", true);
}

fn assert_judged(folder: &str, in_chinese: bool) {
    if ["g++", "python3"].iter().any(|name| Command::new(name).arg("--version").output().is_err()) {
        println!("SKIPPED: g++ or python3 is missing");
        return;
    }
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join(folder);
    fs::create_dir_all(&home).unwrap();
    let documents = documents();
    let all = || documents.iter().flat_map(|(name, text)| fences(text).map(move |of| (name, of)));
    fs::write(home.join("misere.cpp"), NIM).unwrap();
    for (kind, file) in [("cpp", "wythoff.cpp"), ("python", "bash.py")] {
        let is_it =
            |(name, (of, _)): &(&String, (&str, &str))| *of == kind && name.ends_with("/try.md");
        fs::write(home.join(file), all().find(is_it).unwrap().1 .1).unwrap();
    }
    let mut answers = HashMap::new();
    let is_told = |name: &str, kind| kind == "text" && is_chinese(name) == in_chinese;
    for (name, (_, session)) in all().filter(|(name, (kind, _))| is_told(name, *kind)) {
        let Some((command, expected)) = session.split_once('\n') else {
            continue;
        };
        if !command.starts_with("$ grundy try ") {
            continue;
        }
        let lines = |text: &str| text.lines().map(without_numbers).collect::<Vec<_>>();
        let found = answers.entry(command).or_insert_with(|| {
            let mut grundy = Command::new(env!("CARGO_BIN_EXE_grundy"));
            // The number of small inputs differs from run to run, so fewer will do.
            grundy.args(command.split_whitespace().skip(2)).arg("--seconds=1");
            grundy.current_dir(&home).env("HOME", &home);
            grundy.env("LANG", if in_chinese { "zh_CN.UTF-8" } else { "C" });
            let output = grundy.env_remove("XDG_CACHE_HOME").output().unwrap();
            let found = String::from_utf8(output.stdout).unwrap();
            lines(&found.replace(home.to_str().unwrap(), "/home/me"))
        });
        assert_eq!(*found, lines(expected), "{name}: {command}");
    }
    assert!(!answers.is_empty());
}
