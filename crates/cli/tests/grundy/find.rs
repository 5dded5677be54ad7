//! `grundy find` finds games by values that the reference computes.

use super::law::is_valid;
use grundy_checks::run::{feed, text};
use serde_json::Value;
use std::collections::HashMap;
use std::process::Command;

/// The values by the reference, which plays every heap out.
fn values(code: &str) -> Vec<String> {
    let heaps: Vec<String> = (0..30).map(|heap| heap.to_string()).collect();
    let mut reference = Command::new(env!("CARGO_BIN_EXE_grundy"));
    let input = format!("{code} 30\n{}\n", heaps.join(" "));
    let output = feed(reference.args(["reference", "octal"]), input.as_bytes());
    text(&output.stdout).lines().map(str::to_string).collect()
}

fn found(words: &[&str]) -> (String, Option<i32>) {
    let output =
        Command::new(env!("CARGO_BIN_EXE_grundy")).arg("find").args(words).output().unwrap();
    (String::from_utf8(output.stdout).unwrap(), output.status.code())
}

#[test]
fn games_are_found_by_their_first_values() {
    let named = ["0.77", "0.07", "0.007", "0.333", "0.3033", "0.6", "0.15", "0.7777"];
    let others = (0..12).map(|at: usize| format!("{}.{:04o}", at % 2 * 4, at * 337 + 41));
    let all = named.map(str::to_string).into_iter().chain(others);
    for (at, code) in all.enumerate() {
        let own = values(&code);
        assert_eq!(own.len(), 30);
        let rule = format!("octal {}", code.trim_end_matches('0'));
        // For some codes, as people print them who begin with a heap of one.
        for from in 0..=usize::from(at % 7 == 0) {
            let (lines, status) = found(&["--json", &format!("values {}", own[from..].join(" "))]);
            let found: Value = serde_json::from_str(&lines).unwrap();
            let games = found["games"].as_array().unwrap();
            let is_it = |game: &&Value| game["rule"] == rule && game["from"] == from;
            assert!(
                games.iter().any(|game| is_it(&game)) && status == Some(0),
                "{code} from {from}"
            );
            assert_eq!(found["count"], games.len());
        }
    }
}

#[test]
fn sets_and_periods_are_found() {
    // 1, 3 and 4: the game's published period.
    let (lines, _) = found(&["--all", "values", "0 1 0 1 2 3 2 0 1 0 1 2 3 2 0 1 0 1 2 3 2 0"]);
    assert!(lines
        .lines()
        .any(|line| line.split("  ").next() == Some("take 1 3 4")
            && line.contains("period 7 from 0")));
    // If the period is unknown, the output names the code of the same class for which most is known.
    let (lines, _) = found(&["--all", "values", &values("0.0027").join(" ")]);
    let other = lines.lines().find(|line| line.starts_with("octal 0.0027 ")).unwrap();
    assert!(
        other.contains("no period up to 65536; except for the zeros")
            && other.contains("octal 0.0026")
    );
    let (lines, _) = found(&["--all", "period 34"]);
    assert!(lines.contains("octal 0.07 ") && lines.contains("period 34 from 53"));
    assert!(lines.lines().all(|line| line.contains("period 34 from")));
    // 17 is the sum of 1 and 16, whose difference is odd.
    let (lines, _) = found(&["--all", "--sets", "period 17"]);
    assert!(lines.lines().any(|line| line.split("  ").next() == Some("take 1 16")));
    assert_eq!(found(&["values", "9 9 9"]).1, Some(1));
    assert_eq!(found(&["period", "0"]).1, Some(2));
}

#[test]
fn names_and_wide_digits_are_codes_in_every_command() {
    let said = |words: &str| {
        let output =
            Command::new(env!("CARGO_BIN_EXE_grundy")).args(words.split(' ')).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{words}");
        text(&output.stdout)
    };
    for (named, coded) in [
        ("find kayles", "find 0.77"),
        ("find dawson's kayles", "find 0.07"),
        ("find values ０ １ ２ ３ １", "find values 0 1 2 3 1"),
        ("octal Kayles 1 ３", "octal 0.77 1 3"),
        ("octal dawson's chess 9 5", "octal 0.137 9 5"),
        ("period ０．０７ kayles", "period 0.07 0.77"),
        ("misere kayles", "misere 0.77"),
        ("pairs wythoff --to 9", "pairs take any from one or the same from both --to 9"),
        ("law lasker --to 9", "law take any or split --to 9"),
    ] {
        assert_eq!(said(named), said(coded), "{named}");
    }
    assert!(
        said("find kayles").starts_with("octal 0.77 ")
            && said("find kayles").contains("period 12 from 71")
    );
}

#[test]
fn tables_of_several_lines_are_read_from_standard_input() {
    let ask = |words: &[&str], table: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_grundy"));
        let output = feed(command.args(words), table.as_bytes());
        let text = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
        (text.concat(), output.status.code())
    };
    let (text, status) =
        ask(&["values", "-"], "n,grundy\n0,0\n1,1\n2,2\n3,0\n4,1\n5,2\n6,0\n7,1\n8,2\n");
    let read = "values of 9 heaps\nvalues of heaps 0 to 8: 0 1 2 0 1 2 0 1 2\nperiod 3 from 0: ";
    assert!(text.starts_with(read) && status == Some(0), "{text}");
    let (text, status) = ask(&["values", "-"], "0: 0\n1: 1\n3: 2\n");
    let fault = "error: line 3: expected the value of heap 2, found heap 3\n  3: 2\n  ^\n";
    assert_eq!((&text[..], status), (fault, Some(2)));
    let (text, _) = ask(&["--lang", "zh", "values", "-"], "0 1\n0 ... 2");
    assert_eq!(text, "错误：第 2 行：值要写全，而中间写的是省略号\n  0 ... 2\n    ^\n");
    let (text, _) = ask(
        &["find", "--all", "values", "-"],
        "0: 0\n1: 1\n2: 0\n3: 1\n4: 2\n5: 3\n6: 2\n7: 0\n8: 1\n",
    );
    assert!(text.lines().any(|line| line.starts_with("take 1 3 4  ")), "{text}");
    let (text, status) = ask(&["values", "0", "1", "2", "--to", "9"], "");
    assert!(text.contains("unexpected argument '--to'") && status == Some(2), "{text}");
}

#[test]
fn values_without_a_law_are_looked_for_in_the_census() {
    let ask = |table: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_grundy"));
        let output = command.args(["values", table]).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let text = ask(&values("0.77")[..24].join(" "));
    let law = "no law found up to 23; more values may show one\ngames with these values:\n";
    assert!(text.contains(law) && text.contains("\noctal 0.77 "), "{text}");
    let text = ask("0 5 1 7 2 9 3 1");
    assert!(
        text.ends_with(
            "found no game with a name, no code of the census and no subtraction set of 1 to 16\n"
        ),
        "{text}"
    );
    assert!(!ask("0 1 2 0 1 2 0 1 2").contains("Bash"));
    // The zeros in front of the first other value may be missing.
    let (lines, _) = found(&["--all", "values 1 1 1 2 2 2 3 3 1 1 1 4"]);
    let is_found = |line: &str| {
        line.starts_with("octal 0.0177 ") && line.ends_with("the values begin with heap 2")
    };
    assert!(lines.lines().any(is_found), "{lines}");
}

/// What the literature lists, with the game that it names: `literature.tsv` says how.
#[test]
fn sequences_of_the_literature_are_found_as_their_games() {
    let classes: HashMap<&str, &str> = include_str!("../../../engine/data/census.csv")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| (line.split(',').next().unwrap(), line.split(',').nth(6).unwrap()))
        .collect();
    let class = |rule: &str| classes[&format!("{:0<6}", rule.trim_start_matches("octal "))[..]];
    let (mut games, mut others, mut all) = (0, 0, String::new());
    for line in include_str!("../literature.tsv").lines().filter(|line| !line.starts_with('#')) {
        let [asked, rule, from, _, sequence] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let (output, status) = found(&["--json", asked, sequence]);
        all += &output;
        let found: Value = serde_json::from_str(&output).unwrap();
        let first = &found["games"][0];
        if rule == "-" {
            others += 1;
            assert_eq!((&found["count"], status), (&Value::from(0), Some(1)), "{line}: {first}");
            continue;
        }
        games += 1;
        let rules: Vec<&str> = rule.split(" | ").collect();
        assert!(rules[1..].iter().all(|of| class(of) == class(rules[0])), "{line}");
        let is_right = rules.iter().any(|rule| first["rule"] == **rule)
            && (rule.is_empty() <= !first["problems"][0].is_null())
            && from.parse().map_or(true, |from: i64| first["from"] == from);
        assert!(is_right && status == Some(0), "{line}: {first}");
    }
    assert!(games >= 50 && others >= 10, "{games} {others}");
    is_valid(&all);
}

#[test]
fn every_problem_of_a_famous_game_is_there() {
    let mut shown = 0;
    for problem in grundy_engine::pattern::FAMOUS.iter().flat_map(|famous| famous.problems) {
        let bin = format!("../../src/bin/{problem}.rs");
        assert!(std::path::Path::new(&bin).exists(), "{problem}");
        shown += 1;
    }
    assert!(shown > 30);
}

#[test]
fn what_is_known_of_a_game_is_told_in_every_way_to_ask() {
    for asked in ["kayles", "0.77", "game kayles", "game octal 0.770", "octal .77"] {
        let (line, status) = found(&[asked]);
        let kayles =
            "octal 0.77           Kayles; period 12 from 71; problem hackerrank-bowling-pins\n";
        assert_eq!((&line[..], status), (kayles, Some(0)), "{asked}");
        assert_eq!(found(&asked.split(' ').collect::<Vec<_>>()).0, line, "{asked}");
    }
    let first = |words: &[&str]| found(words).0.lines().next().unwrap_or_default().to_string();
    for (words, line) in [
        (&["lasker"][..], "take any or split    Lasker's Nim"),
        (&["period", "1180"], "octal 0.354          no period up to 16777216; sparse: mask 111111; 132 rare heaps; the last 3227; published: period 1180 from 10061916"),
        (&["0.83c"], "octal 0.83c          observed up to 4096: ruler regularity, period 14, saltus 8"),
        (&["0.2048"], "octal 0.2048         ruler regularity (Grossman and Nowakowski)"),
        (&["lost", "1", "2", "3", "5", "8"], "take up to 2 times the last Fibonacci Nim; problems hdu2516, fibonacci-nim"),
        (&["lost", "(1,2) (3,5) (4,7)"], "pairs take any from one or the same from both Wythoff's game; problems poj1067, hdu2177; the pairs begin with heap 1"),
        (&["(2,3) (4,6) (5,8) (1,1)"], "pairs take any from one or the same from both Wythoff's game; problems poj1067, hdu2177; each heap of the pairs is larger by 1"),
        (&["values", "0 0 1 2 3 1 4 3 2 1 4 2"], "octal 0.77           Kayles; period 12 from 71; problem hackerrank-bowling-pins; the values begin with a 0 in front of heap 0"),
        // The rule has the values of take 1 2 up to heap 60.
        (&["game", "take 1 2 or multiples of 61"], "take 1..2            Bash's game; problems hdu1846, loj10241"),
        (&["L", "W", "L", "W", "W", "L", "W", "L"], "take squares         Take-a-Square; problem leetcode1510"),
    ] {
        assert_eq!(first(words), line, "{words:?}");
    }
    assert!(found(&["period", "34"]).0.ends_with("\n115 in all; 95 more: --all\n"));
    assert_eq!(
        found(&["--json", "values", "9", "9", "9"]),
        ("{\"count\":0,\"games\":[]}\n".to_string(), Some(1))
    );
    for wrong in [&["period", "x"][..], &["values"], &["nonsense", "here"], &["game", "0.9g"], &[]]
    {
        assert_eq!(found(wrong).1, Some(2), "{wrong:?}");
    }
    // Below an answer without a law.
    let law = |rule: &str| {
        let output = Command::new(env!("CARGO_BIN_EXE_grundy")).args(["law", rule]).output();
        String::from_utf8(output.unwrap().stdout).unwrap()
    };
    assert!(
        law("split unequal").ends_with("\nknown: Grundy's game; problems cses2207, lightoj1199\n")
    );
    assert!(law("octal 0.83c")
        .ends_with("\nknown: observed up to 4096: ruler regularity, period 14, saltus 8\n"));
    assert!(!law("take 1 3 4").contains("known: "));
}
