//! The packages for judges: a validator made from a format accepts exactly what the judge gives, wrong solutions are
//! found, and the files are those that the judge's own file names.
//!
//! A few programs of all kinds are tested; `PACKAGES=all` tests all programs, and `PACKAGES='poj1067 hdu1846'` these.

mod fps;

use grundy_catalogue::chinese::STATEMENTS;
use grundy_catalogue::program::{self, Program};
use grundy_checks::build::Build;
use grundy_checks::damage::{self, damaged};
use grundy_checks::found::each;
use grundy_checks::run::{feed, text as text_of};
use grundy_judge::checker::Checker;
use grundy_judge::language::{solution, Folders, Options};
use grundy_lang::{Lang, Told};
use grundy_packages::cases::TestCase;
use grundy_packages::package::{limits_of, validator, wrong, Changes, Contents, Package, Sources};
use grundy_packages::plan::plan;
use grundy_packages::statement::Statement;
use grundy_packages::system::System;
use grundy_packages::{cases, checker};
use grundy_problems::corpus::corpus;
use grundy_problems::format::words::{even_list, one, to_end};
use grundy_problems::format::{
    list, lists_of, number, on_a_line, pair as edge, times, times_of, word, Bounds, Case, Cases,
    Format, Number, Order, Part, Promise, Size, Value,
};
use grundy_problems::list::{format, problem};
use grundy_problems::parts;
use grundy_problems::problem::Accepts;
use grundy_problems::random::{Choose, Random};
use grundy_problems::suite::{self, all_programs, path};
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::OnceLock;
use std::{env, fs};

/// Words, graphs, trees, orders, zeros at the end, and counts at the beginning.
const FEW: [&str; 12] = [
    "abc206-f",
    "agc017-d",
    "arc151-c",
    "cf1704f",
    "hdu1524",
    "hdu1846",
    "hdu2177",
    "hdu2516",
    "lightoj1229",
    "loj10243",
    "luogu-p3179",
    "luogu-p3480",
];

fn programs() -> Vec<String> {
    match env::var("PACKAGES").as_deref() {
        Ok("all") => {
            let mut programs = all_programs();
            programs.retain(|program| format(program).is_some());
            programs
        }
        Ok(names) => names.split_whitespace().map(str::to_string).collect(),
        Err(_) => FEW.map(str::to_string).to_vec(),
    }
}

/// The number of inputs tried of each kind.
fn most() -> usize {
    if env::var("PACKAGES").is_ok() {
        24
    } else {
        4
    }
}

fn is_installed(command: &str) -> bool {
    let is_there = Command::new(command).arg("--version").output().is_ok();
    if !is_there {
        println!("SKIPPED: {command} is not installed");
    }
    is_there
}

/// Python itself: `python3` may be a script that searches for it each time.
fn python() -> Command {
    static PYTHON: OnceLock<String> = OnceLock::new();
    let python = PYTHON.get_or_init(|| {
        let mut python = Command::new("python3");
        let said = python.args(["-c", "import sys; print(sys.executable)"]).output();
        let said = said.expect("python3");
        String::from_utf8_lossy(&said.stdout).trim().to_string()
    });
    Command::new(python)
}

/// Whether the judge gives exactly this: its cases in printed form, and nothing else.
fn is_of_judge(format: &Format, input: &[u8]) -> bool {
    let Ok(cases) = format.read_of_judge(input) else {
        return false;
    };
    let printed = format.input(&cases);
    // If the end or a 0 ends an input, no 0 is printed.
    let closed = matches!(format.cases, Cases::ToEndOrZero).then(|| printed.clone() + "0\n");
    printed.as_bytes() == input || closed.is_some_and(|closed| closed.as_bytes() == input)
}

/// Some of these, spread evenly.
fn some<T>(list: Vec<T>, most: usize) -> impl Iterator<Item = T> {
    let step = list.len().div_ceil(most).max(1);
    list.into_iter().step_by(step)
}

/// Replacements for a token, besides other tokens of the input.
const TOKENS: [&str; 12] = ["0", "1", "2", "3", "4", "5", "01", "00", "-1", "a", "ab", "1.5"];

/// An input with one token or blank changed.
fn changed(input: &str, random: &mut Random) -> String {
    let mut pieces: Vec<&str> = input.split_inclusive([' ', '\n']).collect();
    if pieces.is_empty() {
        return "0\n".to_string();
    }
    let at = random.below(pieces.len() as u64) as usize;
    let token = pieces[at].trim_end();
    let blank = &pieces[at][token.len()..];
    let other = pieces[random.below(pieces.len() as u64) as usize].trim_end();
    let next = token.parse().map(|number: u64| number.wrapping_add(1));
    let next = next.map_or("1".to_string(), |next| next.to_string());
    let changed = match random.below(8) {
        0 | 1 => format!("{other}{blank}"),
        2 => format!("{next}{blank}"),
        3 | 4 => format!("{}{blank}", TOKENS[random.below(12) as usize]),
        5 => String::new(),
        6 => pieces[at].repeat(2),
        _ => {
            let blanks = [" ", "\n", "  ", "\n\n", " \n", "\t", ""];
            format!("{token}{}", blanks[random.below(7) as usize])
        }
    };
    pieces[at] = &changed;
    pieces.concat()
}

/// Good and bad inputs.
fn inputs(program: &str, format: &Format) -> Vec<Vec<u8>> {
    let golden = suite::cases(program).into_iter().map(|case| case.input);
    let golden: Vec<Vec<u8>> = golden.filter(|input| input.len() < 300_000).collect();
    let mut inputs: Vec<Vec<u8>> = some(golden, 4 * most()).collect();
    let random = &mut Random(7);
    for size in [Size::UpTo(2), Size::Small, Size::Mixed(9)] {
        for bounds in [Bounds::Judge, Bounds::Program] {
            let cases: Vec<Case> = (0..2).map(|_| format.make(random, size, bounds)).collect();
            for (_, input) in format.inputs(&cases) {
                let damaged = damaged(format, &input, 6, &damage::TOKENS);
                inputs.extend(some(damaged, most() / 4).map(|damaged| damaged.input));
                // Blanks and line ends that are superfluous or missing.
                for (from, to) in
                    [(" ", "  "), ("\n", " \n"), ("\n", "\r\n"), (" ", "\n"), ("\n", " ")]
                {
                    inputs.push(input.replacen(from, to, 1).into_bytes());
                }
                for _ in 0..most() {
                    inputs.push(changed(&input, random).into_bytes());
                }
                inputs.push(input.trim_end().into());
                inputs.push(format!("{input}1\n").into_bytes());
                inputs.push(format!("{input}\n").into_bytes());
                inputs.push(input.into_bytes());
            }
        }
    }
    inputs.push(Vec::new());
    let mut seen = HashSet::new();
    inputs.retain(|input| seen.insert(input.clone()));
    if most() < 24 {
        inputs = some(inputs, 30).collect();
    }
    inputs
}

/// Loads a validator, and calls it for all inputs, each after a line with its length.
const ALL_AT_ONCE: &str = r#"
import importlib.util, sys
spec = importlib.util.spec_from_file_location("validator", sys.argv[1])
validator = importlib.util.module_from_spec(spec)
sys.dont_write_bytecode = True
spec.loader.exec_module(validator)
for length in iter(sys.stdin.buffer.readline, b""):
    print(validator.wrong(sys.stdin.buffer.read(int(length))) or "")
"#;

/// Loads a validator of answers, and calls it for all inputs and answers, each after a line with its length.
const ALL_ANSWERS: &str = r#"
import importlib.util, sys
spec = importlib.util.spec_from_file_location("validator", sys.argv[1])
validator = importlib.util.module_from_spec(spec)
sys.dont_write_bytecode = True
spec.loader.exec_module(validator)
texts = []
for length in iter(sys.stdin.buffer.readline, b""):
    texts.append(sys.stdin.buffer.read(int(length)).decode())
for given, answer in zip(texts[::2], texts[1::2]):
    print(validator.wrong(given, answer) or "")
"#;

/// The validator's message on each input: empty if it accepts it.
fn said_of(file: &Path, inputs: &[Vec<u8>]) -> Vec<String> {
    let mut given = Vec::new();
    for input in inputs {
        given.extend(format!("{}\n", input.len()).into_bytes());
        given.extend(input);
    }
    let run = feed(python().args(["-c", ALL_AT_ONCE]).arg(file), &given);
    let errors = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{}: {errors}", file.display());
    let said = String::from_utf8_lossy(&run.stdout).into_owned();
    said.lines().map(str::to_string).collect()
}

fn folder(name: &str) -> PathBuf {
    let folder = path("target/packed").join(name);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn validators_take_what_the_judge_gives_and_nothing_else() {
    if !is_installed("python3") {
        return;
    }
    let (tried, taken) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let programs = programs();
    each(&programs, |program| {
        let format = format(program).expect("a format");
        let inputs = inputs(program, &format);
        let good = assert_agree(program, &format, &inputs);
        tried.fetch_add(inputs.len(), Ordering::Relaxed);
        taken.fetch_add(good, Ordering::Relaxed);
    });
    println!("{} validators: {tried:?} inputs, of which the judge gives {taken:?}", programs.len());
}

/// Asserts that a validator and the format agree on each input; returns how many are the judge's.
fn assert_agree(name: &str, format: &Format, inputs: &[Vec<u8>]) -> usize {
    let table = format.table();
    let table = table.unwrap_or_else(|what| panic!("{name}: {what}"));
    let file = folder("validators").join(format!("{name}.py"));
    fs::write(&file, validator(name, &table, 42, 43)).expect("a file");
    let said = said_of(&file, inputs);
    assert_eq!(said.len(), inputs.len(), "{name}");
    let mut runs = [false; 2];
    let mut good = 0;
    for (input, said) in inputs.iter().zip(&said) {
        let is_right = is_of_judge(format, input);
        assert_eq!(
            said.is_empty(),
            is_right,
            "{name}: {:?}\n{said}\nthe format: {:?}",
            String::from_utf8_lossy(&input[..input.len().min(300)]),
            format.read_of_judge(input).err()
        );
        good += usize::from(is_right);
        // Called as the judge calls it.
        if !std::mem::replace(&mut runs[usize::from(is_right)], true) {
            let run = feed(python().arg(&file), input);
            let expected = if is_right { 42 } else { 43 };
            let errors = String::from_utf8_lossy(&run.stderr);
            assert_eq!(run.status.code(), Some(expected), "{name}: {errors}");
            assert_eq!(errors.trim_end(), said, "{name}");
        }
    }
    good
}

/// The part of its own that a program's problem has.
fn own(program: &str) -> Part {
    let parts = problem(program).unwrap().format.parts;
    let is_own = |part: &Part| matches!(part, Part::Own(_));
    parts.into_iter().find(is_own).unwrap()
}

/// Small formats that use all the words, with stricter rules than any program's.
fn formats_of_words() -> Vec<(&'static str, Format)> {
    use Cases::{Header, One, ToEnd, ToEndOrZero, ToZeros};
    let of = |cases, parts| Format { cases, ..to_end(parts) };
    let n = |low, high| number("n", low, high).at_least(low);
    let m = |low, high| number("m", low, high);
    let node = || number("node", 1, 9).within(1, "n");
    let up_to_n = |number: Number| number.judge_by(1, "n");
    let pair = || parts![number("x", 1, 3), number("y", 1, 3).judge_by("x", 9)];
    let heap = |most| number("heap", 1, most);
    let heaps = || list("heaps", 4, heap(3));
    let tree = |least, parts| Part::Tree("n", least, parts);
    let k = up_to_n(number("k", 0, 9).judged(1, 3));
    let set = times("set", "k", up_to_n(number("member", 1, 9)));
    let by = parts![n(1, 4), k, Part::Line, set.judge_order(Order::Increasing).judge_has(1)];
    let lines = lists_of("set", 4, on_a_line(heap(4))).judge_order(Order::Distinct);
    let letters = word("xab", 1, 4).without(&["aa"]).judge_without(&["bb"]).judge_first("ab");
    let pairs = || times_of("pairs", "n", pair());
    let rows = list("rows", 2, times("row", "n", number("cell", 0, 2)));
    let nothing = list("cells", 2, node()).counted(|count| count.within(0, "n").judged(0, 2));
    let edges = parts![n(2, 4), m(0, 3), Part::Edges("n", "m"), times("tokens", "n", node())];
    let weighted = tree(1, parts![number("weight", 1, 2)]);
    let any_edges = parts![n(1, 4), m(0, 3), Part::AnyEdges("n", "m"), weighted];
    let successors = parts![n(1, 3), Part::Successors("n", 0), own("hdu1524")];
    vec![
        ("word-cases", of(Header, parts![heaps().below()]).of_cases(2, 3).in_all("heaps", 5)),
        ("word-sum", of(Header, parts![n(2, 4), tree(0, vec![])]).in_all("n", 6)),
        ("word-by", of(One, by)),
        (
            "word-two-zeros",
            of(ToZeros(2), parts![number("a", 1, 3), number("b", 0, 4).judge_by("a", u64::MAX)]),
        ),
        (
            "word-three-zeros",
            of(
                ToZeros(3),
                parts![m(0, 2), Part::Line, n(0, 2), list("heaps", 2, heap(3)), number("k", 1, 2)],
            ),
        ),
        ("word-lines", of(ToZeros(1), parts![lines])),
        ("word-ascending", of(ToEnd, parts![heaps().in_order(Order::Ascending).judge_has(2)])),
        ("word-letters", of(ToEnd, parts![letters, n(1, 3), Part::WordOf("n", "ab")])),
        ("word-one-of", of(ToEnd, parts![Part::OneOf(&["a", "bb"]), n(1, 3)])),
        ("word-pairs", of(One, parts![n(1, 3), pairs().judge_order(Order::Distinct)])),
        (
            "word-promise",
            one(parts![n(1, 3), pairs()]).promised(Promise {
                keep: |case| {
                    let mut pairs = case.lists("pairs");
                    for pair in &mut pairs {
                        pair[1] = pair[1].max(2);
                    }
                    let lists = pairs.iter().map(|pair| edge(pair[0], pair[1]));
                    case.set("pairs", Value::List(lists.collect()));
                },
                check: "lambda case: all(y != b\"1\" for x, y in pairs(case[1:]))",
                sentence: ["no `y` is 1", "`y` 都不是 1"],
            }),
        ),
        ("word-one-line", of(ToZeros(1), parts![n(1, 3), pairs().on_one_line()])),
        ("word-rows", of(Header, parts![n(1, 3), rows])),
        ("word-nothing", of(ToEnd, parts![n(0, 3), nothing.below()])),
        ("word-graph", of(ToEndOrZero, successors)),
        ("word-neighbours", of(One, parts![n(3, 5), own("leetcode913")])),
        ("word-edges", of(Header, edges)),
        ("word-any-edges", of(ToEnd, any_edges)),
        ("word-marks", of(One, parts![n(1, 6), m(0, 4).within(0, "n"), own("arc151-c")])),
        ("word-cycles", of(Header, parts![n(3, 7), own("cf1823e")])),
        ("word-even", of(Header, parts![even_list(number("heaps", 2, 4), heap(3))])),
        ("word-parents", of(One, parts![n(2, 5), own("cf812e")])),
        ("word-code", of(ToEnd, parts![Part::Code, heaps()])),
    ]
}

#[test]
fn validators_know_all_words_of_the_formats() {
    if !is_installed("python3") {
        return;
    }
    let formats = formats_of_words();
    let names: HashSet<&str> = formats.iter().map(|format| format.0).collect();
    assert_eq!(names.len(), formats.len(), "two validators in one file");
    each(&formats, |(name, format)| {
        let random = &mut Random(3);
        let mut inputs: Vec<Vec<u8>> = vec![Vec::new()];
        for round in 0..if most() < 24 { 60 } else { 1000 } {
            let bounds = if round % 6 == 5 { Bounds::Program } else { Bounds::Judge };
            let cases: Vec<Case> = (0..=random.below(3))
                .map(|_| format.make(random, Size::UpTo(1 + round % 4), bounds))
                .collect();
            for (_, mut input) in format.inputs(&cases) {
                inputs.push(input.clone().into_bytes());
                for _ in 0..4 {
                    inputs.push(changed(&input, random).into_bytes());
                }
                input = changed(&changed(&input, random), random);
                inputs.push(input.into_bytes());
            }
        }
        inputs.sort();
        inputs.dedup();
        let good = assert_agree(name, format, &inputs);
        println!("{name}: {} inputs, {good} of the judge's", inputs.len());
        assert!(good > 5 && good * 10 < inputs.len() * 9, "{name}: {good} are good");
    });
}

#[test]
fn graphs_and_words_are_checked_as_the_game_requires() {
    for (program, input, is_right) in [
        ("loj10243", "3 2 1\n1 2\n2 3\n3\n", true),
        ("loj10243", "3 3 1\n1 2\n2 3\n3 1\n3\n", false),
        ("loj10243", "2 1 1\n1 1\n2\n", false),
        ("agc017-d", "3\n1 2\n3 2\n", true),
        ("agc017-d", "4\n1 2\n2 3\n3 1\n", false),
        ("cf1823e", "3 1 2\n1 2\n3 2\n1 3\n", true),
        ("cf1823e", "3 1 2\n1 2\n2 1\n3 3\n", false),
        ("cf1823e", "3 2 2\n1 2\n2 3\n3 1\n", false),
        ("luogu-p3179", "5 1\n2 1 3\n", true),
        ("luogu-p3179", "5 1\n2 3 3\n", false),
        ("luogu-p3480", "1\n3\n1 2 2\n", true),
        ("luogu-p3480", "1\n3\n1 3 2\n", false),
        ("arc151-c", "5 2\n1 0\n2 1\n", true),
        ("arc151-c", "5 2\n1 0\n2 0\n", false),
        ("timus1180", "10\n", true),
        ("timus1180", "010\n", false),
        ("kattis-euclidsgame", "1 2\n0 0\n", true),
        ("kattis-euclidsgame", "1 2\n0 5\n0 0\n", false),
        ("hdu2177", "0 5\n0 0\n", true),
        ("octal", "0.77\n1 3\n", true),
        ("octal", "1.77\n1 3\n", false),
        ("hdu2516", "2\n0\n", true),
        ("hdu2516", "1\n0\n", false),
        ("hdu2516", "2\n", false),
    ] {
        let read = format(program).expect("a format").read_of_judge(input.as_bytes());
        assert_eq!(read.is_ok(), is_right, "{program}: {input:?}: {:?}", read.err());
    }
}

/// What the command says of a program.
fn described(program: &str) -> &'static Program {
    static ALL: OnceLock<Vec<Program>> = OnceLock::new();
    let all = ALL.get_or_init(|| program::all(&path("")).unwrap_or_else(|what| panic!("{what:#}")));
    all.iter().find(|other| other.header.name == program).expect("a program")
}

/// A package without a submission, which these tests need not cut out.
fn package(name: &str) -> Package {
    package_in(name, Lang::En)
}

/// The solution of a program in C++.
fn cpp(program: &str) -> Option<String> {
    fs::read_to_string(path(&format!("src/bin/{program}.cpp"))).ok()
}

/// The same with the statement in a language.
fn package_in(name: &str, lang: Lang) -> Package {
    let build = Build::compiled();
    let answer = |input: &str| {
        let run = build.run(name, input.as_bytes());
        let said = text_of(&run.stdout);
        if run.status.success() {
            Ok(said)
        } else {
            Err(text_of(&run.stderr).into())
        }
    };
    let package = Package::new(Sources {
        program: described(name),
        golden: suite::cases(name),
        answer: &answer,
        submissions: [("rs", Some("fn main() {}\n".to_string())), ("cpp", cpp(name))]
            .into_iter()
            .filter_map(|(ending, text)| Some((ending, text?)))
            .collect(),
        lang,
        changes: Changes::default(),
        solutions: corpus(),
    });
    package.unwrap_or_else(|what| panic!("{what}"))
}

fn text<'a>(files: &'a Contents, name: &str) -> &'a str {
    let file = files.iter().find(|file| file.0 == name);
    let (_, bytes) = file.unwrap_or_else(|| panic!("no file {name}"));
    std::str::from_utf8(bytes).expect("text")
}

/// The text after a key on each line that has it.
fn values<'a>(text: &'a str, key: &str, end: char) -> Vec<&'a str> {
    let lines = text.lines().filter_map(|line| line.split_once(key));
    lines.map(|(_, rest)| rest.split(end).next().unwrap_or_default()).collect()
}

#[test]
fn a_package_has_the_files_that_its_judges_file_names() {
    for program in ["hdu1846", "timus1180", "cf15c"] {
        let package = package(program);
        assert!(package.cases.len() > 5 && package.cases[0].is_sample, "{program}");
        for kind in System::ALL {
            let files = package.files(kind);
            let count = package.cases_for(kind).len();
            let names: HashSet<&str> = files.iter().map(|file| file.0.as_str()).collect();
            assert_eq!(names.len(), files.len(), "{program}: two files of a name");
            let has = |folder: &str, name: &str| {
                assert!(names.contains(format!("{folder}{name}").as_str()), "{program}: no {name}");
            };
            let cases = names.iter().filter(|name| name.ends_with(".in")).count();
            let is_one_file = kind == System::Fps;
            assert_eq!(cases, if is_one_file { 0 } else { count }, "{program}, {kind:?}");
            let accepted = match kind {
                System::Kattis | System::DomJudge => format!("submissions/accepted/{program}."),
                System::Dmoj | System::Fps => format!("solutions/{program}."),
                System::Hydro => "testdata/std.".to_string(),
            };
            has(&accepted, "rs");
            if cpp(program).is_some() {
                has(&accepted, "cpp");
            }
            match kind {
                System::Kattis | System::DomJudge => {
                    for name in names.iter().filter_map(|name| name.strip_suffix(".in")) {
                        has(name, ".ans");
                    }
                    let problem = text(&files, "problem.yaml");
                    let english = values(
                        problem,
                        if kind == System::Kattis { "  en: " } else { "name: " },
                        '\n',
                    );
                    assert!(matches!(english[..], [name] if name.starts_with('"')), "{problem}");
                    has("", "input_validators/validate.py");
                }
                System::Dmoj => {
                    let init = text(&files, "init.yml");
                    assert_eq!(values(init, "archive: ", '\n'), [format!("{program}.zip")]);
                    let (given, answers) = (values(init, "in: ", ','), values(init, "out: ", '}'));
                    assert_eq!((given.len(), answers.len()), (count, count));
                    given.iter().chain(&answers).for_each(|name| has("cases/", name));
                }
                System::Fps => has("", &package.fps()),
                System::Hydro => {
                    let config = text(&files, "testdata/config.yaml");
                    let (given, answers) =
                        (values(config, "input: ", '\n'), values(config, "output: ", '\n'));
                    assert_eq!((given.len(), answers.len()), (count, count));
                    given.iter().chain(&answers).for_each(|name| has("testdata/", name));
                    let left = package.cases.len() - count;
                    assert_eq!(left > 0, program == "cf15c", "{program}: {left}");
                    let notes = package.notes_for(kind);
                    for note in &notes[package.notes.len()..] {
                        let note = note.told(Lang::En);
                        assert!(config.contains(&format!("# {note}\n")), "{program}: {config}");
                    }
                    let problem = text(&files, "problem.yaml");
                    assert_eq!(values(problem, "pid: ", '\n'), [program]);
                    has("", "problem_en.md");
                    let is_chinese = package.has_chinese();
                    assert_eq!(names.contains("problem_zh.md"), is_chinese, "{program}");
                    assert!(is_chinese || program != "hdu1846");
                }
            }
        }
    }
}

/// BAPCtools wants a name for each statement, a time limit that is a multiple of the resolution, and answers validated.
#[test]
fn a_kattis_package_has_what_bapctools_asks_for() {
    let assert_has = |package: &Package, titles: [&str; 2], resolution: &str| {
        let files = package.files(System::Kattis);
        let problem = text(&files, "problem.yaml");
        assert_eq!(values(problem, "  time_resolution: ", '\n').join(" "), resolution);
        for (lang, title) in ["en", "zh"].iter().zip(titles) {
            assert!(problem.contains(&format!("  {lang}: \"{title}\"\n")), "{problem}");
            let statement = text(&files, &format!("statement/problem.{lang}.tex"));
            assert!(statement.starts_with(&format!("\\problemname{{{title}}}\n")), "{statement}");
        }
    };
    assert_has(&package("cf630r"), ["Game of painting", "涂格子"], "0.1");
    let mut package = package("hdu1846");
    assert_has(&package, ["Brave Game", "勇敢者的游戏"], "");
    // A setter's own limit and title.
    package.seconds = 1.25;
    package.statement.rename("A & B".to_string());
    assert_has(&package, ["A and B"; 2], "0.001");
}

/// A judge refuses a second problem with the same number.
#[test]
fn a_problem_with_another_title_or_limit_has_another_uuid() {
    let uuid = |package: &Package| {
        let of = |system| {
            let files = package.files(system);
            values(text(&files, "problem.yaml"), "uuid: ", '\n')[0].to_string()
        };
        assert_eq!(of(System::Kattis), of(System::DomJudge));
        of(System::Kattis)
    };
    let mut package = package("hdu1846");
    let mut known = vec![uuid(&package)];
    assert_eq!(uuid(&package), known[0]);
    package.seconds = 2.5;
    known.push(uuid(&package));
    package.megabytes = 512;
    known.push(uuid(&package));
    package.statement.rename("Two".to_string());
    known.push(uuid(&package));
    assert_eq!(known.iter().collect::<HashSet<_>>().len(), 4, "{known:?}");
}

/// Names of games, which say what to look up.
const NAMES: [&str; 19] = [
    "Bash's",
    "Wythoff's",
    "Euclid's",
    "Grundy's",
    "Dawson",
    "Kayles",
    "Fibonacci Nim",
    "S-Nim",
    "subtraction game",
    "is a Nim heap",
    "巴什",
    "威佐夫",
    "斐波那契博弈",
    "欧几里",
    "Grundy 博弈",
    "道森",
    "减法游戏",
    "Nim 的一堆",
    "反 Nim",
];

/// A setter names a problem so that nobody finds its answers.
#[test]
fn no_statement_names_its_theory_and_a_renamed_one_not_its_problem() {
    let told = |texts: Vec<String>, titles: &[&str]| {
        let told = NAMES.iter().chain(titles).map(|name| name.to_string());
        told.filter(|name| texts.iter().any(|text| text.contains(name))).collect::<Vec<_>>()
    };
    let mut wrong = Vec::new();
    for name in all_programs() {
        let (program, Some(problem)) = (described(&name), problem(&name)) else { continue };
        // The others are tools, which ask for the theory.
        if program.header.judged.is_empty() {
            continue;
        }
        let mut statement = Statement::new(program, &problem).expect("a statement");
        let own = format!("{}: ", statement.name);
        statement.rename("Two Piles".to_string());
        let english = [statement.markdown(None), statement.latex("Two"), statement.html(None)];
        let chinese = [statement.chinese_markdown(None), statement.chinese_latex("Two")];
        let texts = english.into_iter().chain(chinese.into_iter().flatten()).collect();
        wrong.extend(told(texts, &[&own]).into_iter().map(|told| format!("{name}: {told}")));
    }
    assert_eq!(wrong, Vec::<String>::new());
    let shown = [".yaml", ".xml", ".tex", ".md", ".html", ".ini"];
    for lang in [Lang::En, Lang::Zh] {
        let mut package = package_in("hdu1846", lang);
        package.statement.rename("Two Piles".to_string());
        for system in System::ALL {
            let mut files = package.files(system);
            files.retain(|file| shown.iter().any(|end| file.0.ends_with(end)));
            // HUSTOJ submits the solution, and shows it to nobody.
            let shown = |text: &[u8]| text_of(text).split("<solution").next().map(str::to_string);
            let texts = files.iter().filter_map(|file| shown(&file.1)).collect();
            let told = told(texts, &["Brave", "勇敢", "HDU"]);
            assert_eq!(told, Vec::<String>::new(), "{system:?}");
        }
    }
}

#[test]
fn the_validator_of_answers_knows_the_samples_and_the_words() {
    if !is_installed("python3") {
        return;
    }
    for program in ["cf15c", "hdu1846", "hdu2177"] {
        let package = package(program);
        let script = folder("answers").join(format!("{program}.py"));
        let files = package.files(System::Kattis);
        fs::write(&script, text(&files, "answer_validators/answers.py")).expect("a file");
        let (sample, other) = (&package.cases[0], &package.cases[package.cases.len() - 1]);
        let right = package.cases.iter().map(|case| (&case.input, case.output.clone()));
        let mut pairs: Vec<_> = right.collect();
        let count = pairs.len();
        pairs.push((&sample.input, sample.output.repeat(2)));
        let answer = &other.output;
        for wrong in [
            answer.trim_end().to_string(),
            format!(" {answer}"),
            format!("{answer}\n"),
            format!("{answer}hello\n"),
            format!("{answer}007\n"),
            answer.replace('\n', "\r\n"),
        ] {
            pairs.push((&other.input, wrong));
        }
        let mut given = String::new();
        for (input, answer) in &pairs {
            given += &format!("{}\n{input}{}\n{answer}", input.len(), answer.len());
        }
        let run = feed(python().args(["-c", ALL_ANSWERS]).arg(&script), given.as_bytes());
        let said = text_of(&run.stdout);
        assert!(run.status.success(), "{program}: {}", text_of(&run.stderr));
        assert_eq!(said.lines().count(), pairs.len(), "{program}: {said}");
        for (at, (said, (_, answer))) in said.lines().zip(&pairs).enumerate() {
            assert_eq!(said.is_empty(), at < count, "{program}: {answer:?}: {said}");
        }
        // Called as BAPCtools calls it.
        let input = script.with_extension("in");
        fs::write(&input, &sample.input).expect("a file");
        for (answer, status) in [(&sample.output, 42), (&pairs[count].1, 43)] {
            let run = feed(python().arg(&script).arg(&input), answer.as_bytes());
            assert_eq!(run.status.code(), Some(status), "{program}: {}", text_of(&run.stderr));
        }
    }
}

/// cf850c takes any capitals; the problem of cf1149e any right answer, but its package a certain one.
#[test]
fn a_package_accepts_what_its_judge_does() {
    for (program, kattis, older) in [
        ("cf850c", None, ""),
        (
            "hdu1846",
            Some("output_validator_args: [case_sensitive]\n"),
            "validator_flags: case_sensitive\n",
        ),
        (
            "cf1149e",
            Some("output_validator_args: [case_sensitive]\n"),
            "validator_flags: case_sensitive\n",
        ),
    ] {
        let package = package(program);
        let files = package.files(System::Kattis);
        for group in ["sample", "secret"] {
            let name = format!("data/{group}/test_group.yaml");
            let arguments = files.iter().find(|file| file.0 == name);
            assert_eq!(arguments.map(|file| &file.1[..]), kattis.map(str::as_bytes), "{program}");
        }
        let files = package.files(System::DomJudge);
        let flags: String = text(&files, "problem.yaml")
            .split_inclusive('\n')
            .filter(|line| line.starts_with("validator_flags"))
            .collect();
        assert_eq!(flags, older, "{program}");
        let has_checker = program == "cf850c";
        for (kind, file, checker, line) in [
            (System::Dmoj, "init.yml", "checker.py", "checker: checker.py\n"),
            (
                System::Hydro,
                "testdata/config.yaml",
                "testdata/checker.py",
                "checker_type: kattis\nchecker: checker.py\n",
            ),
        ] {
            let files = package.files(kind);
            assert_eq!(files.iter().any(|file| file.0 == checker), has_checker, "{program}");
            assert_eq!(text(&files, file).contains(line), has_checker, "{program}");
        }
    }
}

/// The checker as Hydro and as DMOJ call it.
#[test]
fn a_checker_accepts_words_in_any_case_and_numbers_that_are_near() {
    if !is_installed("python3") {
        return;
    }
    let folder = folder("checker");
    let (script, answer) = (folder.join(checker::FILE), folder.join("answer"));
    for (accepts, expected, right, wrong) in [
        (
            Accepts::AnyCase,
            "Yes 2\n",
            &["yes\t2", "YES\n2\n"][..],
            &["Yes", "Yes 2 2", "No 2", "Yes 2\u{3000}"][..],
        ),
        (
            Accepts::Near,
            "x 0.5 2000000\n",
            &["x 5e-1 2000001"],
            &["X 0.5 2000000", "x 0.50001 2000000", "x 0.5 2000003", "x nan 2000000"],
        ),
    ] {
        fs::write(&script, checker::checker(accepts).expect("a checker")).expect("a file");
        fs::write(&answer, expected).expect("a file");
        for (found, is_right) in
            right.iter().map(|found| (found, true)).chain(wrong.iter().map(|found| (found, false)))
        {
            let mut hydro = python();
            let status =
                feed(hydro.arg(&script).arg("input").arg(&answer).arg("folder"), found.as_bytes())
                    .status;
            assert_eq!(status.code(), Some(if is_right { 42 } else { 43 }), "{found:?}");
        }
        let call = format!("import checker; print(checker.check({:?}.encode(), {expected:?}.encode(), point_value=1))", right[0]);
        let dmoj = feed(python().args(["-c", &call]).current_dir(&folder), b"");
        assert_eq!(text_of(&dmoj.stdout), "True\n", "{}", text_of(&dmoj.stderr));
    }
    assert!(checker::checker(Accepts::Exact).is_none());
    assert_eq!(checker::flags(Accepts::Near), ["case_sensitive", "float_tolerance", "1e-6"]);
}

/// Asked of the plan alone: no package is made.
#[test]
fn every_package_for_hydro_is_within_its_limits() {
    let (mut over, mut without) = ([0; 3], Vec::new());
    for program in all_programs() {
        let Some(problem) = problem(&program) else { continue };
        let all = cases::plan(&problem, suite::cases(&program));
        let all = all.unwrap_or_else(|what| panic!("{program}: {what}"));
        let (seconds, megabytes) = limits_of(&described(&program).header);
        let is_over = |cases: usize, megabytes: u64| {
            [cases > 100, cases as f64 * seconds > 30.0, megabytes > 512]
        };
        let plan = plan(&all, seconds, megabytes);
        let kept = plan.cases.len();
        assert_eq!(is_over(kept, plan.megabytes), [false; 3], "{program}: {kept} x {seconds} s");
        let before = is_over(all.len(), megabytes);
        for (over, &before) in over.iter_mut().zip(&before) {
            *over += usize::from(before);
        }
        // No more goes than must, and the notes say what.
        let most = all.len().min(100).min((30.0 / seconds) as usize);
        assert_eq!(kept, most, "{program}");
        let notes: Vec<String> = plan.notes.iter().map(|note| note.told(Lang::En)).collect();
        let notes = notes.join("\n");
        for case in &all {
            let is_kept = plan.cases.iter().any(|kept| kept.name == case.name);
            assert!(is_kept || notes.contains(&case.name), "{program}: {}: {notes}", case.name);
        }
        assert_eq!(notes.contains("1024 MB"), before[2], "{program}: {notes}");
        let has = |is: &dyn Fn(&cases::TestCase) -> bool| {
            !all.iter().any(is) || plan.cases.iter().any(|&case| is(case))
        };
        assert!(has(&|case| case.is_sample), "{program} has no sample");
        assert!(has(&|case| case.what().starts_with("large")), "{program} has no largest case");
        let groups = cases::Group::ALL;
        if !groups.iter().all(|&group| has(&|case| case.group() == group)) {
            without.push(program);
        }
    }
    println!("above the limits before: {over:?} (cases, seconds, memory)");
    assert!(over[1] > 50 && over[2] > 2, "{over:?}");
    // Its limit is 10 s, which leaves three cases.
    assert_eq!(without, ["library-nim-product-64"]);
}

/// The notes of the headers become sentences, and the numbers get the letters of the input.
#[test]
fn statements_are_whole_sentences() {
    for (program, sentences) in [
        (
            "hdu1846",
            vec![
                "whoever takes the last one wins. Two players move in turn",
                "\nThe input begins with the number of cases. Each case consists of `n m`.\n",
                "\nFor each case, print a line: `first` or `second`, whoever wins.\n",
                "\n- `n`: 1 to 1000.\n",
                "\n- Number of cases: 1 to 100.\n",
            ],
        ),
        (
            "acwing891",
            vec![
                "\nThe input consists of n, then n heaps.\n",
                "\nPrint `Yes` if the first player wins, or `No`.\n",
                "\n- `n`, the number of heaps: 1 to 10^5.\n- Each heap: 1 to 10^9.\n",
            ],
        ),
        ("abc255-g", vec!["\n- Pairs: no two are equal.\n- `X`: 1 to 10^18.\n- `Y`: 1 to `X`.\n"]),
        ("arc091-d", vec!["\n- `N`, the number of heaps: 1 to 200.\n"]),
        ("lightoj1199", vec!["`Case 1: Bob`. The number counts the cases.\n"]),
        ("subtraction", vec!["\nFor each heap, print a line: `P 0` if it is lost"]),
        (
            "leetcode913",
            vec!["\nPrint `1` if the mouse wins, `2` if the cat does, or `0` for a draw.\n"],
        ),
        ("timus1180", vec!["\n- Digits of the number: 1 to 250.\n"]),
    ] {
        let files = package(program).files(System::Hydro);
        let statement = text(&files, "problem_en.md");
        for sentence in sentences {
            assert!(statement.contains(sentence), "{program}: no {sentence:?} in\n{statement}");
        }
    }
}

/// English words are in backquotes, like names and printed words.
#[test]
fn each_range_and_explanation_is_said_in_chinese() {
    let (mut count, mut wrong) = (0, Vec::new());
    let programs = grundy_checks::build::programs();
    for program in &programs {
        let Some(problem) = problem(program) else {
            continue;
        };
        let statement = Statement::new(described(program), &problem);
        let statement = statement.unwrap_or_else(|what| panic!("{program}: {what}"));
        let Some(text) = statement.chinese_markdown(None) else {
            wrong.push(format!("{program} has no line 名称 in {STATEMENTS}"));
            continue;
        };
        for line in text.lines().filter(|line| line.starts_with("- ")) {
            let said: String = line.split('`').step_by(2).collect();
            if said.chars().any(|c| c.is_ascii_alphabetic()) {
                wrong.push(format!(
                    "{program}: {line:?} is not in Chinese: its words are in crates/problems/src/format/limit.rs"
                ));
            }
            count += 1;
        }
    }
    assert!(wrong.is_empty(), "\n\n{}\n", wrong.join("\n"));
    assert!(count > 500 || programs.len() == 1, "{count}");
}

#[test]
fn wrong_solutions_fail_on_a_secret_case() {
    if !is_installed("c++") || !is_installed("python3") {
        return;
    }
    let mut all = programs();
    all.retain(|program| !wrong(program, corpus()).is_empty());
    // Among named programs there may be none with a wrong solution.
    assert!(!all.is_empty() || env::var("PACKAGES").is_ok());
    each(&all, |program| {
        let (package, problem) = (package(program), problem(program).expect("a problem"));
        // The most generous comparison among the judges for which packages are.
        let checker = Checker::new(&problem, ["Codeforces"].into_iter());
        for wrong in &package.wrong {
            let here = folder("wrong").join(&wrong.file);
            fs::create_dir_all(&here).expect("a folder");
            let source = wrong.path().display().to_string();
            let folders = Folders::new(&here, Vec::new(), here.join("cache")).expect("folders");
            let Ok(solution) = solution(&source, &folders, &Options::default()) else {
                panic!("{source} does not compile");
            };
            let secret = package.cases.iter().filter(|case| !case.is_sample);
            let failed = secret.filter(|case| {
                let words = &solution.start.words;
                let mut run = Command::new(&words[0]);
                let run = run.args(&words[1..]);
                let said = text_of(&feed(run, case.input.as_bytes()).stdout);
                checker.compare(&case.output, &said).is_some()
            });
            let failed: Vec<&TestCase> = failed.collect();
            let names: Vec<&str> = failed.iter().map(|case| &case.name[..]).collect();
            assert!(!names.is_empty(), "{} passes all secret cases", wrong.file);
            let meant: Vec<&str> = wrong.fails().collect();
            assert!(!meant.is_empty(), "{}: `fails: CASE`, one of {names:?}", wrong.file);
            for meant in meant {
                let mut of_name = package.cases.iter().filter(|case| case.what() == meant);
                let is_refuted = of_name.next().is_some_and(|case| names.contains(&&case.name[..]));
                let is_only = of_name.next().is_none();
                assert!(
                    is_refuted && is_only,
                    "{} passes {meant}, or that is not one case; it fails on {names:?}",
                    wrong.file
                );
            }
            let kept = package.cases_for(System::Hydro);
            let is_refuted = |case: &&TestCase| {
                names.contains(&&case.name[..]) && wrong.fails().any(|name| name == case.what())
            };
            let refuted = kept.iter().copied().filter(is_refuted).count();
            assert!(refuted > 0, "{} is not refuted for Hydro; it fails on {names:?}", wrong.file);
            let (failed, all, kept) = (failed.len(), package.cases.len(), kept.len());
            println!(
                "{} fails on {failed} of {all} cases; for Hydro {kept} stay: {names:?}",
                wrong.file
            );
        }
    });
}

/// A line for each case; the one that is meant for a wrong solution says so.
#[test]
fn each_case_says_why_it_is_there() {
    let package = package("luogu-p3480");
    for (system, file) in [
        (System::Kattis, "cases.md"),
        (System::DomJudge, "cases.md"),
        (System::Dmoj, "cases.md"),
        (System::Hydro, "testdata/cases.md"),
        (System::Fps, "cases.md"),
    ] {
        let files = package.files(system);
        let lines: Vec<&str> = text(&files, file).lines().skip(2).collect();
        let cases = package.cases_for(system);
        assert_eq!(lines.len(), cases.len());
        assert!(cases.iter().all(|case| lines.iter().any(|line| line.contains(&case.name))));
        assert_eq!(lines[0], "| 00-sample | sample | 0 | the sample of the statement |");
        let refuting =
            lines.iter().filter(|line| line.contains("; refutes reads-a-file.cpp: The input is"));
        assert!(refuting.count() > 0, "{lines:?}");
    }
}

#[test]
fn every_judged_program_with_a_format_has_a_table_for_its_validator() {
    for program in all_programs() {
        let judged = described(&program).header.judged;
        match format(&program) {
            Some(format) => {
                let table = format.table().and(format.limits().map(|_| String::new()));
                table.unwrap_or_else(|what| panic!("{program}: {what}"));
            }
            None => assert!(judged.is_empty(), "{program} is judged and has no format"),
        }
    }
}
