//! The whole programs of laws, adapted as their comments say, on the problems of judges.

use grundy_trial::process::{feed, text};
use std::fs;
use std::path::Path;
use std::process::Command;

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

/// The two lines that are adapted, in each language.
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

fn assert_accepted(languages: &[(&str, &str, &str)], more: &[&str]) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("law-programs");
    fs::create_dir_all(&folder).unwrap();
    for (problem, request, flags, words) in PROBLEMS {
        for (language, ending, needs) in languages {
            if Command::new(needs).arg("--version").output().is_err() {
                println!("skipped: {language}, as there is no {needs}");
                continue;
            }
            let made = feed(&mut grundy(&["law", request, "--code", language, "--program"]), b"");
            assert!(made.status.success(), "{}", text(&made.stderr));
            let file = folder.join(format!("{problem}.{ending}"));
            fs::write(&file, adapted(language, &text(&made.stdout), flags, words)).unwrap();
            let (file, keep) =
                (file.display().to_string(), folder.join(problem).display().to_string());
            let tried = feed(grundy(&["try", problem, &file, "--keep", &keep]).args(more), b"");
            let said = text(&tried.stdout) + &text(&tried.stderr);
            assert!(tried.status.success(), "{problem}, {language}: {said}");
        }
    }
}

#[test]
fn programs_of_laws_are_right_on_judges_problems() {
    assert_accepted(&[("cpp", "cpp", "g++")], &["--stage", "golden"]);
}

#[test]
#[ignore] // some minutes
fn programs_of_laws_are_accepted_in_every_language() {
    let languages = [("rust", "rs", "rustc"), ("cpp", "cpp", "g++"), ("python", "py", "python3")];
    assert_accepted(&languages, &["--slower", "3"]);
}
