//! What `grundy show` and `grundy list` tell of every problem: in an order of their own, without what is for readers of code.

use super::law::is_valid;
use grundy_catalogue::lists;
use grundy_catalogue::program::{all, Program};
use grundy_catalogue::root;
use grundy_checks::found::{assert_none, each};
use grundy_checks::run::text;
use serde_json::Value;
use std::process::Command;

fn said(words: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_grundy")).args(words).output().unwrap();
    assert!(output.status.success(), "{words:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// The titles of the parts, in their order; a problem has all except perhaps a theory.
const PARTS: [[&str; 7]; 2] = [
    ["Input", "Output", "Sample input", "Sample output", "Range", "Theory", "Cost"],
    ["输入格式", "输出格式", "输入样例", "输出样例", "数据范围", "思路", "复杂度"],
];

#[test]
fn every_problem_is_shown_as_a_contestant_reads_it() {
    let programs = all(&root()).unwrap();
    let wrong = each(&programs, |Program { header, theory, .. }| {
        let mut wrong = Vec::new();
        for (lang, parts) in ["en", "zh"].into_iter().zip(PARTS) {
            let shown = said(&["--lang", lang, "show", header.name]);
            let mut says = |what: &str| wrong.push(format!("{} in {lang}: {what}", header.name));
            for code in ["](", "::", "The error in words", "[`", "# Complexity"] {
                if shown.contains(code) {
                    says(&format!("{code:?} is for readers of code"));
                }
            }
            // A sample may have such lines.
            let prose = shown.replace(header.sample_input.trim_end(), "");
            if prose.lines().any(|line| line.starts_with('#')) {
                says("a line begins with #");
            }
            let is_part = |line: &&str| parts.iter().any(|part| line.starts_with(part));
            let found: Vec<&str> = shown.split("\n\n").filter(is_part).collect();
            let places =
                found.iter().map(|text| parts.iter().position(|part| text.starts_with(part)));
            let places: Vec<usize> = places.flatten().collect();
            let has_reason = !theory.law[0].is_empty() || header.about.contains("\n\n");
            if !places.is_sorted() || places.len() != 6 + usize::from(has_reason) {
                says(&format!("parts {places:?} of {parts:?}"));
            }
            let judges = shown.lines().skip(1).take_while(|line| !line.is_empty()).count();
            if judges != header.problems().count() {
                says("not a line for each judge");
            }
        }
        wrong
    });
    assert_none(wrong.into_iter().flatten().collect());
}

#[test]
fn problems_as_json_are_valid_and_have_the_text() {
    let lines = said(&["list", "--json"]);
    is_valid(&lines);
    let programs = all(&root()).unwrap();
    assert_eq!(lines.lines().count(), programs.len());
    for (line, Program { header, .. }) in lines.lines().zip(&programs) {
        let problem: Value = serde_json::from_str(line).unwrap();
        assert_eq!(problem["program"], header.name);
        assert_eq!(problem["sample"]["output"], header.sample_output);
        let pairs = header.problems().map(|(judge, id)| serde_json::json!([judge, id]));
        let judges = problem["judges"].as_array().unwrap().iter();
        let judges = judges.map(|told| serde_json::json!([told["judge"], told["problem"]]));
        assert!(pairs.eq(judges), "{line}");
    }
    let lists = lists::all();
    let listed: String =
        lists.iter().map(|list| said(&["list", "--of", list.name, "--json"])).collect();
    is_valid(&listed);
    let problems = lists.iter().flat_map(|list| &list.problems);
    assert!(listed.lines().zip(problems.clone()).all(|(line, problem)| line.contains(&problem.id)));
    assert_eq!(listed.lines().count(), problems.count());
    let one = said(&["--lang", "zh", "show", "poj1067", "--json"]);
    is_valid(&one);
    let problem: Value = serde_json::from_str(&one).unwrap();
    assert_eq!(problem["name"]["zh"], "取石子游戏：威佐夫博弈");
    assert_eq!(problem["judges"][0]["kilobytes"], 10000);
    assert!(problem["theory"]["law"].as_str().unwrap().starts_with("威佐夫博弈：从一堆取"));
}

#[test]
fn a_list_has_the_problems_of_a_game_by_each_of_its_names() {
    let names = |words: &[&str]| -> Vec<String> {
        let listed = said(&[&["list"], words].concat());
        let names = listed.lines().map(|line| line.split(' ').next().unwrap().to_string());
        names.collect()
    };
    let coins = ["cf494e", "luogu-p2594", "luogu-p3179", "luogu-p3185"];
    for words in [&["翻硬币"][..], &["coin turning"], &["coin", "TURNING"], &["mock-turtles"]] {
        assert_eq!(names(words), coins, "{words:?}");
    }
    let misere = ["hackerrank-misere-nim-1", "hdu1907", "lightoj1253", "misere-nim"];
    assert_eq!(names(&["反尼姆"]), misere);
    assert_eq!(names(&["阶梯"]), names(&["staircase"]));
    assert_eq!(names(&["dawsons chess"]), names(&["Dawson’s Chess"]));
    assert_eq!(names(&["--game", "威佐夫博弈"]), names(&["--game", "wythoff"]));
    for (word, least) in [("取石子", 20), ("misere", 6), ("删边", 2), ("二分图博弈", 2)] {
        assert!(names(&[word]).len() >= least, "{word}");
    }
}
