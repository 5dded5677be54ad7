//! `grundy run`: on its sample and its faults each program gives the bytes that `tests/programs.rs` expects, with status
//! 2 for a fault, and those that stand for all (`READERS`) on all golden cases.

use grundy_catalogue::stamp::State;
use grundy_checks::build::{programs, Build};
use grundy_checks::chosen::READERS;
use grundy_checks::found::Found;
#[cfg(unix)]
use grundy_checks::run::feed_late;
use grundy_checks::run::{feed, text};
use grundy_checks::unchanged::assert_still_right;
use grundy_problems::suite::{faults, names, path, testdata};
use std::fs;
use std::path::Path;
use std::process::Command;

const GRUNDY: &str = env!("CARGO_BIN_EXE_grundy");

#[test]
fn a_program_inside_is_the_program_itself() {
    let build = Build::compiled();
    // The command is read once, and a file with its number then stands for it.
    let mut state = State::of("grundy");
    state.add_file(Path::new(GRUNDY));
    let number = Path::new(env!("CARGO_TARGET_TMPDIR")).join("grundy-number");
    fs::write(&number, state.number()).unwrap();
    let binaries = |program: &str| vec![number.clone(), build.binary(program)];
    assert_still_right(&programs(), "grundy run is the program", binaries, |program| {
        let mut found = Found::default();
        for folder in [testdata(program), faults(program)] {
            if !path(&folder).is_dir() {
                continue;
            }
            let is_tried = |case: &String| {
                case == "sample" || READERS.contains(&program) || folder == faults(program)
            };
            for case in names(&folder, ".in").into_iter().filter(is_tried) {
                let read = |ending| fs::read(path(&format!("{folder}/{case}.{ending}")));
                let other = feed(Command::new(GRUNDY).args(["run", program]), &read("in").unwrap());
                // Only a fault has a message.
                let (output, errors) = (read("out").unwrap(), read("err").unwrap_or_default());
                let status = if errors.is_empty() { 0 } else { 2 };
                let is_same = other.status.code() == Some(status)
                    && other.stdout == output
                    && other.stderr == errors;
                found.add((!is_same).then(|| format!("{folder}/{case}.in: {other:?}")));
            }
        }
        found
    });
}

#[cfg(unix)]
#[test]
fn an_input_that_does_not_block_is_waited_for() {
    for (words, input, answer) in [
        (&["run", "poj1067"][..], "2 1\n8 4\n", "0\n1\n"),
        (&["reference", "poj1067"], "2 1\n8 4\n", "0\n1\n"),
        (&["law", "-"], "law take 1..1 to 5\n", "period 2 from 0"),
        (&["law", "--json", "-"], "law take 1..1 to 5\n", "\"period\":2"),
        (&["octal", "-"], "0.77 1 3\n", "3\n"),
    ] {
        let output = feed_late(Command::new(GRUNDY).args(words), input.as_bytes());
        let (said, errors) = (text(&output.stdout), text(&output.stderr));
        assert!(output.status.success(), "{words:?}: {errors}");
        assert!(said.contains(answer), "{words:?}: {said}");
    }
}

/// As `grundy try` asks for the right answers.
#[test]
fn several_inputs_are_answered_one_by_one() {
    for (inputs, answers, status) in [
        ("2 1\n|8 4\n4 7\n|", "0\n|1\n0\n|", 0),
        ("2 1\n||4 7", "0\n||0\n|", 0),
        ("", "", 0),
        // After a fault nothing more is answered.
        ("2 1\n|8 x\n|4 7\n|", "0\n|", 2),
    ] {
        let [inputs, answers] = [inputs, answers].map(|text| text.replace('|', "\0"));
        let run = &mut Command::new(GRUNDY);
        let output = feed(run.args(["run", "poj1067", "--each"]), inputs.as_bytes());
        assert_eq!((text(&output.stdout), output.status.code()), (answers, Some(status)));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_reference_says_why_it_has_no_answer() {
    for (program, input, [english, chinese]) in [
        // A heap for which no period is published, and one whose table would be too large.
        (
            "hdu1536",
            "2 2 5\n1\n2 5000000000000\n1 0\n",
            [
                "a number is too large to be played out (its largest number is 5000000000000): give",
                "数太大，搜索不完（最大的数是 5000000000000）：请给更小的输入",
            ],
        ),
        (
            "hdu2149",
            "1 4294967296\n",
            [
                "it cannot be played out with 2 GB (its largest number is 4294967296): give",
                "用 2 GB 内存搜索不完（最大的数是 4294967296）：请给更小的输入",
            ],
        ),
        // What only the program refuses.
        (
            "agc017-d",
            "3\n1 2\n1 1\n",
            [
                "line 3, column 3: expected the edges of a tree, found a cycle: it is not an input of",
                "这里要写一棵树的边，而给的图有环；这不是 agc017-d 的输入",
            ],
        ),
        (
            "hdu1524",
            "4\n2 1 2\n0\n1 0\n0\n1 0\n2 0 2\n0\n",
            ["a token can go round a cycle through node 0: it is not", "棋子可以绕经过点 0 的环走；这不是 hdu1524 的输入"],
        ),
    ] {
        // 2 GB take seconds.
        let languages = if program == "hdu2149" { &["zh"][..] } else { &["en", "zh"] };
        for &lang in languages {
            let says = if lang == "en" { english } else { chinese };
            let words = ["--lang", lang, "reference", program];
            let output = feed(Command::new(GRUNDY).args(words), input.as_bytes());
            let errors = text(&output.stderr);
            assert!(errors.contains(says) && errors.lines().count() == 1, "{program}: {errors}");
            assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{program}");
        }
    }
}
