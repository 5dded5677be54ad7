//! The command on a terminal, which `script` provides: colours, progress, and columns that fit.

use grundy_checks::run::{feed, text};
use std::env;
use std::process::Command;
use unicode_width::UnicodeWidthStr;

/// What a terminal with this many columns shows of `grundy LINE`; `None` if there is no `script`.
fn on_a_terminal(columns: usize, line: &str, variable: &str) -> Option<String> {
    let line =
        format!("stty rows 24 cols {columns}; {variable} {} {line}", env!("CARGO_BIN_EXE_grundy"));
    let mut script = Command::new("script");
    script.args(["--quiet", "--return", "--command", &line, "/dev/null"]);
    for name in ["NO_COLOR", "CI", "CLICOLOR", "CLICOLOR_FORCE"] {
        script.env_remove(name);
    }
    script.env("TERM", "xterm");
    if Command::new("script").arg("--version").output().is_err() {
        println!("SKIPPED: there is no `script` here, which makes a terminal");
        return None;
    }
    Some(text(&feed(&mut script, b"").stdout))
}

#[test]
fn verdicts_have_their_colour_and_a_line_says_how_far_it_is_if_that_is_wanted() {
    const TRY: &str = "try hdu1846 --stage sample --keep ../../target/judged/terminal -- cat";
    let Some(said) = on_a_terminal(80, TRY, "") else { return };
    assert!(said.contains("\x1b[1m\x1b[31mWA"), "{said:?}");
    // The difference, from where it begins.
    assert!(said.contains("\x1b[1mfound:\x1b[0m\r\n\x1b[1m\x1b[31m1\x1b[0m"), "{said:?}");
    assert!(said.contains("\r\x1b[Kcompiling") && said.contains("\r\x1b[Ksample"), "{said:?}");

    let said = on_a_terminal(80, TRY, "NO_COLOR=1").unwrap_or_default();
    assert!(!said.contains("\x1b[1m") && said.contains("\r\x1b[K"), "{said:?}");
    let said = on_a_terminal(80, TRY, "CI=true").unwrap_or_default();
    assert!(!said.contains("\r\x1b[K"), "{said:?}");
    // Without a terminal there is neither.
    let mut judge = Command::new(env!("CARGO_BIN_EXE_grundy"));
    let output = feed(judge.args(TRY.split(' ')), b"");
    assert!(!output.stdout.contains(&b'\x1b') && output.stderr.is_empty(), "{output:?}");
}

#[test]
fn colours_are_where_the_arguments_want_them() {
    let said = |words: &[&str]| {
        let mut grundy = Command::new(env!("CARGO_BIN_EXE_grundy"));
        let output = feed(grundy.args(words).env_remove("NO_COLOR").env("LANG", "C"), b"");
        text(&output.stdout) + &text(&output.stderr)
    };
    for words in
        [&["show", "poj1067"][..], &["law", "take"], &["--help"], &["shwo"], &["--lang=zh", "shwo"]]
    {
        let with = |color: &[&str]| said(&[color, words].concat());
        assert!(with(&["--color", "always"]).contains("\x1b["), "{words:?}");
        assert!(!with(&["--color=auto"]).contains("\x1b["), "{words:?}");
    }
    if let Some(said) = on_a_terminal(80, "show poj1067 --color never", "") {
        assert!(!said.contains("\x1b["), "{said:?}");
    }
}

#[test]
fn columns_fit_the_terminal() {
    let mut widest = Vec::new();
    for columns in [80, 200] {
        let Some(said) = on_a_terminal(columns, "list", "") else { return };
        let lines: Vec<&str> = said.lines().map(str::trim_end).collect();
        assert_eq!(lines.len(), grundy_problems::suite::all_programs().len());
        let width = lines.iter().map(|line| line.width()).max().unwrap_or(0);
        assert!(width <= columns, "{width} of {columns}");
        widest.push(width);
    }
    assert!(widest[0] > 60 && widest[1] > 120, "{widest:?}");
}
