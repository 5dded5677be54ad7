//! Wrong arguments are refused with a sentence, and none stops the command in any other way.

use grundy_checks::run::{feed, text};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn grundy(folder: &Path, words: &[&OsStr]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_grundy"));
    feed(command.args(words).current_dir(folder).env("LANG", "C"), b"")
}

fn folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("arguments");
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn a_number_out_of_its_range_is_refused_with_the_range() {
    let with = |option: &str| {
        let words = ["try", "poj1067", "no-such-file.cpp", option];
        let output = grundy(&folder(), &words.map(OsStr::new));
        assert_eq!(output.status.code(), Some(2), "{option}: {output:?}");
        text(&output.stderr)
    };
    const FACTOR: &str = "expected a number above 0, up to 1000\n";
    const SECONDS: &str = "expected an integer from 0 to 86400\n";
    const SEED: &str = "expected an integer from 0 to 18446744073709551615\n";
    for (name, wrong, what) in [
        (
            "--slower",
            &["nan", "-nan", "inf", "infinity", "1e30", "1000.1", "-1", "0", "-0", "x"][..],
            FACTOR,
        ),
        (
            "--seconds",
            &["86401", "18446744073709551615", "18446744073709551616", "-1", "1.5"],
            SECONDS,
        ),
        ("--seed", &["18446744073709551616", "-1", "1.5"], SEED),
    ] {
        for value in wrong {
            let said = with(&format!("{name}={value}"));
            assert!(said.starts_with("error: ") && said.contains(what), "{name}={value}: {said}");
        }
    }
    // These are right; it is the file that is not.
    for option in [
        "--slower=1000",
        "--slower=1e-3",
        "--slower=4.9e-324",
        "--seconds=0",
        "--seconds=86400",
        "--seed=18446744073709551615",
    ] {
        let said = with(option);
        assert!(said.contains("no-such-file.cpp: No such file"), "{option}: {said}");
    }
}

/// Commands that are right.
#[cfg(unix)]
const RIGHT: [&str; 30] = [
    "list nim --judge POJ --game nim",
    "show poj1067",
    "run poj1067 no-file",
    "submit poj1067 --output pasted.cpp",
    "try poj1067 --stage sample --seconds 1 --seed 1 --slower 1 --keep kept --json -- true",
    "try poj1067 no-file.cpp --std c++20 --flags -O1",
    "try poj1067 --input no-file --verbose --beyond -- true",
    "input poj1067 --size small --seed 1 --cases 2 --output made.in --force",
    "samples poj1067 made --force",
    "reference poj1067 no-file",
    "law take 1 3 --to 9 --json",
    "law take 1 3 --code rust --program",
    "moves take 1 3 : 5",
    "table take 1 3 --to 9",
    "plot take 1 3 --to 9 --output plotted.svg",
    "pairs take any from one --to 9",
    "values 0 1 2 0 1 2",
    "find period 34 --sets --all --json",
    "antisg take 1 3",
    "misere 0.77",
    "octal 0.77 1 3",
    "period 0.77 --to 99",
    "package hdu1846 --format dmoj --output made --force",
    "package hdu1846 --format fps --time 2 --memory 512 --name Brave --output made --force",
    "completions bash",
    "man",
    "help show",
    "--lang zh show poj1067",
    "--lang=zh --version",
    "no-such-command",
];

/// `cl\xff` and the like may name files, but nothing else.
#[cfg(unix)]
#[test]
fn an_argument_that_is_not_utf8_is_refused_or_names_a_file() {
    use std::os::unix::ffi::OsStrExt;
    const ODD: [&[u8]; 3] = [b"cl\xff", b"--lang=\xe4", b"--seed=\xff"];
    let folder = folder();
    fs::create_dir_all(folder.join("made")).unwrap();
    grundy_checks::found::each(&RIGHT, |right| {
        let words: Vec<&OsStr> = right.split(' ').map(OsStr::new).collect();
        for (at, odd) in
            (0..=words.len()).flat_map(|at| ODD.map(|odd| (at, OsStr::from_bytes(odd))))
        {
            // Inserted, and in place of a word.
            for after in [at, at + 1] {
                let Some(after) = words.get(after..) else { continue };
                let words = [&words[..at], &[odd], after].concat();
                let output = grundy(&folder, &words);
                let said = text(&output.stderr);
                let is_told = match output.status.code() {
                    Some(0) | Some(1) => true,
                    // A program reports its own input.
                    Some(2) => {
                        ["error: ", "错误：", "poj1067: "].iter().any(|name| said.starts_with(name))
                    }
                    _ => false,
                };
                assert!(is_told && !said.contains("panicked"), "{words:?}: {output:?}");
            }
        }
    });
    let language = Command::new(env!("CARGO_BIN_EXE_grundy"))
        .arg("--version")
        .env("LC_ALL", OsStr::from_bytes(b"zh\xff"))
        .output();
    assert!(language.unwrap().status.success());
}
