//! The command in Chinese compared with English: the same facts, and no English sentence.

use grundy_catalogue::header::Header;
use grundy_catalogue::root;
use grundy_catalogue::translated::english_words;
use grundy_checks::found::{assert_none, each};
use grundy_checks::run::{feed, text};
use grundy_problems::corpus::{corpus, Entry};
use grundy_problems::suite::{all_programs, faults, names, path};
use std::process::Command;

fn said(lang: &str, words: &[&str]) -> String {
    let mut grundy = Command::new(env!("CARGO_BIN_EXE_grundy"));
    let output = feed(grundy.env("COLUMNS", "100").args(["--lang", lang]).args(words), b"");
    text(&output.stdout) + &text(&output.stderr)
}

#[test]
fn the_help_of_every_command_is_chinese() {
    let all = said("en", &["--help"]);
    let lines = all.split("Commands:\n").nth(1).unwrap().split("\n\n").next().unwrap().lines();
    let names: Vec<&str> = lines.filter_map(|line| line.split_whitespace().next()).collect();
    assert!(names.len() > 18, "{names:?}");
    let mut wrong = Vec::new();
    for name in names.iter().chain(&["--help"]) {
        let help = match *name {
            "--help" => said("zh", &["--help"]),
            name => said("zh", &["help", name]),
        };
        // Examples and placeholders are typed.
        let own = help.lines().filter(|line| {
            !line.trim_start().starts_with("grundy ")
                && !line.contains(">> ~/.")
                && !line.contains("take ")
                && !line.starts_with("  octal ")
        });
        wrong.extend(
            own.filter_map(|line| Some(format!("{name}: {} in {line}", english_words(line)?))),
        );
    }
    assert_none(wrong);
}

#[test]
fn wrong_requests_on_standard_input_are_told_in_chinese() {
    for (command, requests, what) in [
        ("law", "law take 1\nlaw take 1 to x\n", "从 0 到 1000000 的数，而写的是 \"x\""),
        ("misere", "0.3\nkayles x\n", "行末，而写的是 \"x\""),
        ("octal", "0.3 1\nkayles x\n", "从 0 到 18446744073709551615 的数，而写的是 \"x\""),
        ("period", "0.3\nkayles x\n", " 0.77 这样的八进制码，而写的没有小数点"),
    ] {
        let mut grundy = Command::new(env!("CARGO_BIN_EXE_grundy"));
        let output = feed(grundy.args(["--lang", "zh", command, "-"]), requests.as_bytes());
        let column = requests.lines().nth(1).unwrap().len();
        let said = format!("错误：第 2 行第 {column} 列：这里要写{what}\n");
        assert_eq!((text(&output.stderr), output.status.code()), (said, Some(2)));
        assert!(!output.stdout.is_empty());
    }
    let mut grundy = Command::new(env!("CARGO_BIN_EXE_grundy"));
    let output = feed(grundy.args(["--lang", "zh", "law", "-", "--json"]), b"law take 1 to x\n");
    assert!(text(&output.stdout).contains("\"wrong\":\"这里要写"), "{output:?}");
}

#[test]
fn faults_of_programs_are_told_in_chinese() {
    let all = all_programs();
    // These two report each request themselves.
    let programs = all.iter().filter(|name| !["pattern", "misere-quotient"].contains(&&name[..]));
    let mut wrong = Vec::new();
    for program in programs {
        let folder = faults(program);
        if !path(&folder).is_dir() {
            continue;
        }
        for case in names(&folder, ".err") {
            let input = std::fs::read(path(&format!("{folder}/{case}.in"))).unwrap();
            let mut grundy = Command::new(env!("CARGO_BIN_EXE_grundy"));
            let said = feed(grundy.args(["--lang", "zh", "run", program]), &input);
            let said = text(&said.stderr);
            // What was found in the input, and the formula of a problem, are nobody's words.
            let own = said.split(['"', '`']).step_by(2).collect::<String>();
            let own = own.split_once('：').map_or(&own[..], |named| named.1);
            if let Some(words) = english_words(own) {
                wrong.push(format!("{folder}/{case}: {words} in {said}"));
            }
        }
    }
    assert_none(wrong);
}

#[test]
fn every_problem_is_shown_in_both_languages() {
    let names: Vec<String> = said("en", &["list"])
        .lines()
        .filter_map(|line| Some(line.split_whitespace().next()?.to_string()))
        .collect();
    assert!(names.len() > 140);
    let results = each(&names, |name| {
        let other = said("zh", &["show", name]);
        let header = Header::of(&root(), name).unwrap();
        let has = |text: &str| other.contains(&format!("\n{}\n", text.trim_end()));
        let is_same = has(header.sample_input) && has(header.sample_output);
        // Samples are for programs, and the title is in both languages.
        let before = other.split("\n输入样例").next().and_then(|text| text.split_once('\n'));
        let prose = before.map_or("?? no title", |(_, text)| text).to_string()
            + other.split("\n数据范围\n").nth(1).unwrap_or("?? no range");
        let mut judges = header.problems().map(|(judge, id)| format!("{judge} {id}"));
        let mut wrong = Vec::new();
        if !is_same || !judges.all(|name| prose.contains(&name)) {
            wrong.push(format!("{name} in Chinese has other samples or judges than its header"));
        }
        // The grammar is typed.
        let is_grammar = |line: &&str| {
            line.starts_with("    ") || line.contains(" | ") || line.contains(" = SET")
        };
        wrong.extend(prose.lines().filter(|line| !is_grammar(line)).filter_map(|line| {
            Some(format!("{name} in Chinese: {} in {line}", english_words(line)?))
        }));
        wrong
    });
    assert_none(results.into_iter().flatten().collect());
}

/// The note in the middle of a shortened counterexample.
fn in_chinese(text: &str) -> String {
    let words = [
        (" lines) ...", " 行) ..."),
        (" line) ...", " 行) ..."),
        (" characters) ...", " 个字符) ..."),
        ("(nothing)", "（没有输出）"),
    ];
    words.iter().fold(text.to_string(), |text, (english, chinese)| text.replace(english, chinese))
}

/// Compares verdicts and counterexamples, and looks for English in the Chinese output.
fn judged(entry: &Entry) -> Vec<String> {
    let file = entry.path().display().to_string();
    let keep = path("target/chinese").join(&entry.file).display().to_string();
    let run = |lang: &str| {
        said(lang, &["try", entry.program(), "--seconds", "1", "--keep", &keep, &file])
    };
    let (one, other) = (run("en"), run("zh"));
    let verdicts = |text: &str| {
        let words = text.split(|c: char| !c.is_ascii_uppercase());
        let known =
            words.filter(|word| ["AC", "WA", "PE", "TLE", "MLE", "RE", "CE"].contains(word));
        known.map(str::to_string).collect::<Vec<_>>()
    };
    // The text between two words of either language.
    let between = |text: &str, from: [&str; 2], to: [&str; 2]| {
        let behind = from.iter().find_map(|from| text.split(from).nth(1));
        let part = to.iter().find_map(|to| Some(behind?.split_once(to)?.0));
        part.map(in_chinese)
    };
    let parts = |text: &str| {
        let (input, expected) = (["\ninput:\n", "\n输入：\n"], ["\nexpected:\n", "\n应输出：\n"]);
        let found = ["\nfound:\n", "\n实际输出：\n"];
        [between(text, input, expected), between(text, expected, found)]
    };
    let mut wrong = Vec::new();
    // If a search was cut off by time, or a run is not repeatable, the input may be another one each time.
    let may_differ = ["20 seconds", "run again", "it needs", "TLE"];
    let is_fixed = !may_differ.iter().any(|text| one.contains(text));
    if is_fixed && (verdicts(&one) != verdicts(&other) || parts(&one) != parts(&other)) {
        wrong.push(format!("{}: another verdict or counterexample\n{one}\n{other}", entry.file));
    }
    // Commands and judges have names; inputs and outputs belong to the problem.
    let mut parts = other.split("\n输入：\n");
    let before = parts.next().unwrap_or("").lines().skip(2);
    let behind = parts
        .filter_map(|part| part.split("\n再试：").nth(1))
        .flat_map(|part| part.lines().skip(1));
    let own = before.chain(behind);
    // After the status comes the solution's own message.
    let lines = own.map(|line| line.split("返回值").next().unwrap_or(""));
    let lines = lines
        .filter_map(|line| Some(format!("{}: {} in {line}", entry.file, english_words(line)?)));
    wrong.extend(lines);
    wrong
}

fn all_judged(entries: &[Entry]) {
    assert!(!entries.is_empty());
    assert_none(each(entries, judged).into_iter().flatten().collect());
}

#[test]
fn verdicts_are_the_same_in_both_languages() {
    let python = corpus().into_iter().filter(|entry| entry.file.ends_with(".py"));
    all_judged(&python.step_by(36).collect::<Vec<_>>());
}

#[test]
#[ignore = "takes minutes: every solution of the corpus"]
fn all_verdicts_are_the_same_in_both_languages() {
    let mut corpus = corpus();
    if let Ok(one) = std::env::var("ONE") {
        corpus.retain(|entry| entry.program() == one);
    }
    all_judged(&corpus);
}
