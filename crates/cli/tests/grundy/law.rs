//! Answers as JSON are valid by their schema and have the program's text. Whole programs of laws, adapted as their
//! comments say, solve problems of judges.

use grundy_checks::run::{feed, text};
use grundy_engine::pattern::Answer;
use grundy_problems::suite::path;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

const RULES: [&str; 29] = [
    "take even",
    "take any but 2 5",
    "take powers of 2 powers of 3",
    "take a divisor but the heap",
    "take 2 or split equal",
    "take 1 3 4",
    "take any",
    "take 3..",
    "take 1..5",
    "take up to half",
    "take up to sqrt",
    "take half",
    "take a divisor",
    "take a coprime",
    "take squares",
    "take primes",
    "take powers of 4",
    "take any or split",
    "take 1 2 with split",
    "split unequal",
    "split equal",
    "split into 2..4",
    "divide",
    "divide by 2",
    "turn up to 3 coins",
    "turn a run",
    "octal 0.77",
    "octal 4.3",
    "take 1 18446744073709551614",
];

/// The requests of the golden cases, and each kind of request on each rule.
fn requests() -> Vec<String> {
    let mut all = BTreeSet::new();
    for file in fs::read_dir(path("crates/engine/testdata/pattern")).unwrap().flatten() {
        if file.path().extension().is_some_and(|ending| ending == "in") {
            let lines = fs::read_to_string(file.path()).unwrap();
            all.extend(lines.lines().filter(|line| !line.starts_with("plot")).map(str::to_string));
        }
    }
    for rule in RULES {
        for most in [0, 7, 30, 90, 300] {
            all.extend(["law", "table"].map(|asked| format!("{asked} {rule} to {most}")));
        }
        for heaps in ["0", "5", "3 4", "1 2 3", "7 7", "2 9 4 1", "11 6"] {
            all.insert(format!("moves {rule} : {heaps}"));
        }
        if !rule.starts_with("turn") {
            all.insert(format!("law misere {rule} to 20"));
            all.insert(format!("moves misere {rule} : 2 3"));
        }
    }
    for far in ["9007199254740993", "18446744073709551615"] {
        all.insert(format!("moves take 1..3 : {far} 5"));
        all.insert(format!("values {far} 1 {far} 1 {far} 1"));
    }
    for family in [
        "1..M for M in 1..6",
        "L.. for L in 1..6",
        "L..R for L in 1..3, R in L..5",
        "A B for A in 1..3, B in 3..7",
        "A B A+B for A in 1..3, B in 3..7",
    ] {
        all.insert(format!("law take {family} to 60"));
    }
    for more in [
        "antisg take 1..3 to 9",
        "antisg octal 0.77 to 9",
        "law take 1 2 never the same twice to 40",
        "moves misere take any : 1000000 3 1",
        "moves misere take any : 1 1",
        "moves octal 0.77 : 9223372036854775807 5",
        "moves pairs take any from one or the same from both : 9223372036854775807 5",
        "moves pairs take odd from one : 9223372036854775807 5",
    ] {
        all.insert(more.to_string());
    }
    all.into_iter().filter(|line| !line.trim().is_empty() && !line.starts_with('#')).collect()
}

fn answers(requests: &str, more: &[&str]) -> String {
    let mut grundy = Command::new(env!("CARGO_BIN_EXE_grundy"));
    let output = feed(grundy.args(["law", "-"]).args(more), requests.as_bytes());
    assert_eq!((text(&output.stderr), output.status.code()), (String::new(), Some(0)));
    text(&output.stdout)
}

#[test]
fn the_text_of_json_is_that_of_the_program() {
    let requests = requests();
    assert!(requests.len() > 500, "{}", requests.len());
    let asked = requests.join("\n");
    let (json, said) = (answers(&asked, &["--json"]), answers(&asked, &[]));
    let said: Vec<&str> = said.trim_end().split("\n\n").collect();
    assert_eq!((json.lines().count(), said.len()), (requests.len(), requests.len()));
    for ((line, said), request) in json.lines().zip(said).zip(&requests) {
        let answer: Answer =
            serde_json::from_str(line).unwrap_or_else(|error| panic!("{request}: {error}"));
        assert_eq!(answer.to_string().trim_end(), said, "{request}");
    }
    is_valid(&json);
}

#[test]
fn an_answer_that_is_read_back_can_be_shown_but_proves_nothing() {
    let requests = "law take 1 3 4\nlaw pairs take 1 2 from one\nlaw take 1..M for M in 1..4\n\
        law take A 5 for A in 1..4\n";
    for line in answers(requests, &["--json"]).lines() {
        assert!(line.contains("\"is_proved\":true"), "{line}");
        let answer: Answer = serde_json::from_str(line).unwrap();
        let takes = answer.family().into_iter().flat_map(|family| &family.takes);
        assert!(takes.clone().all(|takes| !takes.known.is_proved()), "{line}");
        let members = answer.family().into_iter().flat_map(|family| &family.members);
        let of_members = members.map(|member| member.known.unwrap().is_proved());
        let of_pairs =
            answer.pairs().into_iter().map(|pairs| pairs.law.as_ref().unwrap().known.is_proved());
        let of_heaps = answer.law().into_iter().map(|law| law.known.is_proved());
        assert!(of_heaps.chain(of_pairs).chain(of_members).all(|is_proved| !is_proved), "{line}");
        assert!(answer.to_string().contains("proved"), "{answer}");
        // A proof beside `is_proved: false` is no answer.
        let other =
            line.replacen("\"is_proved\":true,\"proof\"", "\"is_proved\":false,\"proof\"", 1);
        assert!(other == line || serde_json::from_str::<Answer>(&other).is_err(), "{other}");
    }
}

/// Checks lines against the published schema.
pub fn is_valid(lines: &str) {
    let check = "\
import json, sys
try:
    from jsonschema import Draft202012Validator
    from jsonschema.exceptions import best_match
except ImportError:
    sys.exit(3)
validator = Draft202012Validator(json.load(open(sys.argv[1])))
for line in sys.stdin:
    wrong = best_match(validator.iter_errors(json.loads(line)))
    if wrong:
        sys.exit(f'docs/answer.schema.json refuses {wrong.json_path}: {wrong.message[:300]}, in {line[:300]}')
";
    let mut python = Command::new("python3");
    python.args(["-c", check]).arg(path("docs/answer.schema.json"));
    match python.output() {
        Ok(tried) if tried.status.code() != Some(3) => {
            let output = feed(&mut python, lines.as_bytes());
            assert!(output.status.success(), "{}", text(&output.stderr));
        }
        _ => println!("skipped: the schema, as there is no Python with jsonschema"),
    }
}

#[test]
fn a_wrong_request_is_an_object_of_json_too() {
    let mut grundy = Command::new(env!("CARGO_BIN_EXE_grundy"));
    let output = feed(grundy.args(["law", "-", "--json"]), b"law take 1 3 to 9\nlaw take to 9\n");
    let lines = text(&output.stdout);
    let wrong: serde_json::Value = serde_json::from_str(lines.lines().nth(1).unwrap()).unwrap();
    assert_eq!((&wrong["line"], &wrong["column"]), (&2.into(), &10.into()));
    assert!(wrong["wrong"].as_str().unwrap().starts_with("expected what to take"), "{wrong}");
    assert_eq!(output.status.code(), Some(2));
    is_valid(&lines);
}

#[test]
fn a_line_of_standard_input_may_leave_out_its_request() {
    for (command, lines, said) in [
        ("law", "take 1 3\nlaw take 1 3\n取 1 或 3 个\n", "period 2 from 0"),
        (
            "moves",
            "take 1 3 : 5 6\nmoves take 1 3 : 5 6\n取 1 或 3 个：5 6\n",
            "the first player wins",
        ),
        (
            "pairs",
            "wythoff\nlaw pairs take any from one or the same from both\n",
            "rule: with two heaps",
        ),
    ] {
        let output = feed(&mut grundy(&[command, "-"]), lines.as_bytes());
        let answers = text(&output.stdout);
        assert_eq!(answers.matches(said).count(), lines.lines().count(), "{command}: {output:?}");
    }
    // The column counts letters of what was typed.
    let output = feed(&mut grundy(&["law", "-"]), "取 1 x 个\n".as_bytes());
    let wrong =
        "error: line 1, column 5: \"x 个\" is not understood, and all else is \"law take 1\"\n";
    assert_eq!((text(&output.stderr), output.status.code()), (wrong.to_string(), Some(2)));
}

#[test]
fn answers_about_octal_games_are_valid_too() {
    let mut all = String::new();
    for words in [
        "octal 0.77 3 12000000000000003 18446744073709551615 --json",
        "period 0.77 0.8 --json",
        "period 0.77 --to 9 --json",
        "misere 0.75 --json",
        "misere - --json",
    ] {
        let output = feed(&mut grundy(&words.split(' ').collect::<Vec<_>>()), b"0.77\n0.3 x\n");
        all += &text(&output.stdout);
    }
    for part in [
        r#""row":3,"rule":"octal 0.77","value":3"#,
        r#""row":"12000000000000003","#,
        r#""period":12,"preperiod":71,"reached":"#,
        // As far as can be done, if nobody says how far.
        r#""period":null,"preperiod":null,"reached":7904"#,
        r#""period":null,"preperiod":null,"reached":9,"#,
        r#""generators":[1,2,5],"lost":["a","b^2"]"#,
        r#""column":5,"line":2,"#,
    ] {
        assert!(all.contains(part), "{part} in {all}");
    }
    is_valid(&all);
}

/// The problem, the request, what comes first, whether each game is one heap, and the words.
const PROBLEMS: [(&str, &str, [bool; 3], [&str; 2]); 5] = [
    ("cses1098", "take 1..3", [true, true, false], ["first", "second"]),
    ("cses1730", "take any", [true, true, false], ["first", "second"]),
    ("hdu1847", "take powers of 2", [false, false, true], ["Kiki", "Cici"]),
    ("leetcode1510", "take squares to 100000", [false, false, true], ["true", "false"]),
    ("cses2207", "split unequal to 20000", [true, false, true], ["first", "second"]),
];

fn grundy(words: &[&str]) -> Command {
    let mut grundy = Command::new(env!("CARGO_BIN_EXE_grundy"));
    grundy.args(words);
    grundy
}

/// The program with the two lines adapted, in each language.
fn adapted(language: &str, program: &str, flags: [bool; 3], words: [&str; 2]) -> String {
    let [games, count, heap] = flags;
    let flags = match language {
        "rust" => format!("const INPUT: [bool; 3] = [{games}, {count}, {heap}];"),
        "cpp" => {
            format!("const bool GAMES_FIRST = {games}, COUNT_FIRST = {count}, ONE_HEAP = {heap};")
        }
        _ => {
            let of = |flag: bool| if flag { "True" } else { "False" };
            let all = [of(games), of(count), of(heap)].join(", ");
            format!("GAMES_FIRST, COUNT_FIRST, ONE_HEAP = {all}")
        }
    };
    let said = program.replace("\"First\"", &format!("\"{}\"", words[0]));
    let said = said.replace("\"Second\"", &format!("\"{}\"", words[1]));
    let is_flags = |line: &str| line.contains("INPUT: [bool") || line.contains("ONE_HEAP = ");
    let line = |line: &str| if is_flags(line) { flags.clone() } else { line.to_string() };
    said.lines().map(|of| line(of) + "\n").collect()
}

fn assert_accepted(each: usize, languages: &[(&str, &str, &str)], more: &[&str]) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("law-programs");
    fs::create_dir_all(&folder).unwrap();
    for (problem, request, flags, words) in PROBLEMS.into_iter().step_by(each) {
        for (language, ending, needs) in languages {
            if Command::new(needs).arg("--version").output().is_err() {
                println!("skipped: {language}, as there is no {needs}");
                continue;
            }
            let made = feed(&mut grundy(&["law", request, "--code", language, "--program"]), b"");
            assert!(made.status.success(), "{}", text(&made.stderr));
            let file = folder.join(format!("{problem}.{ending}"));
            fs::write(&file, adapted(language, &text(&made.stdout), flags, words)).unwrap();
            let (file, keep) = (
                file.display().to_string(),
                folder.join(format!("kept-{problem}")).display().to_string(),
            );
            let tried = feed(grundy(&["try", problem, &file, "--keep", &keep]).args(more), b"");
            let said = text(&tried.stdout) + &text(&tried.stderr);
            assert!(tried.status.success(), "{problem}, {language}: {said}");
        }
    }
}

#[test]
fn programs_of_laws_are_right_on_judges_problems() {
    // With a period, and with a table.
    assert_accepted(3, &[("cpp", "cpp", "g++")], &["--stage", "golden"]);
}

#[test]
#[ignore] // some minutes
fn programs_of_laws_are_accepted_in_every_language() {
    let languages = [("rust", "rs", "rustc"), ("cpp", "cpp", "g++"), ("python", "py", "python3")];
    assert_accepted(1, &languages, &["--slower", "3"]);
}

#[test]
fn values_and_rules_may_stand_in_a_file() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("given");
    fs::create_dir_all(&folder).unwrap();
    let said = |command: &str, name: &str, lines: &str| {
        fs::write(folder.join(name), lines).unwrap();
        let mut grundy = Command::new(env!("CARGO_BIN_EXE_grundy"));
        let output = grundy.current_dir(&folder).args([command, name]).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        text(&output.stdout)
    };
    let values = said("values", "values.txt", "0 1 2\n0 1 2\n0 1 2\n0\n");
    assert!(values.contains("period 3 from 0"), "{values}");
    assert!(said("law", "rule.txt", "take 1 3 4\n").starts_with("take 1 3 4, heaps 0 to 100\n"));
}
