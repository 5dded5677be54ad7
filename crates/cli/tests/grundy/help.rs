//! The help of each command has two examples or more, and they are right, in both languages.

use grundy_checks::found::{assert_none, each};
use grundy_checks::run::{feed, text};
use grundy_problems::suite::path;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

fn help(lang: &str, words: &[&str]) -> String {
    let mut grundy = Command::new(env!("CARGO_BIN_EXE_grundy"));
    text(&feed(grundy.args(["--lang", lang]).args(words), b"").stdout)
}

/// The names of the commands, and the examples of each.
fn examples(lang: &str, heading: &str) -> Vec<(String, Vec<String>)> {
    let all = help(lang, &["--help"]);
    let commands = all.split("list  ").nth(1).unwrap().split("\n\n").next().unwrap();
    let commands = format!("list  {commands}");
    let names = commands.lines().filter_map(|line| line.split_whitespace().next());
    let names: Vec<&str> = names.filter(|&name| name != "help").collect();
    assert!(names.len() > 18, "{names:?}");
    let of = |name: &str| {
        let help = help(lang, &[name, "--help"]);
        let (_, behind) = help.split_once(heading).unwrap_or_else(|| panic!("{name}: {help}"));
        let lines =
            behind.lines().take_while(|line| line.starts_with("  ") && line.contains("grundy "));
        (name.to_string(), lines.map(|line| line.trim().to_string()).collect())
    };
    names.into_iter().map(of).collect()
}

/// A right solution of P2252.
const WYTHOFF: &str = "\
from math import isqrt
a, b = sorted(map(int, input().split()))
d = b - a
print(int(a != (d + isqrt(5 * d * d)) // 2))
";

/// A right solution of hdu1846.
const BASH: &str = "\
for _ in range(int(input())):
    n, m = map(int, input().split())
    print('first' if n % (m + 1) else 'second')
";

/// A folder with what the examples name.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("examples").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join(".config/fish")).unwrap();
    let right = path("crates/problems/solutions/poj1067--right.cpp");
    for (file, bytes) in [
        ("heaps.txt", b"2 1\n8 4\n4 7\n".to_vec()),
        ("table.txt", b"0: 0\n1: 1\n2: 2\n3: 0\n4: 1\n5: 2\n".to_vec()),
        ("mine.cpp", fs::read(right).unwrap()),
        ("mine.py", WYTHOFF.into()),
        ("bash.py", BASH.into()),
    ] {
        fs::write(folder.join(file), bytes).unwrap();
    }
    folder
}

#[test]
fn every_example_of_the_help_is_right() {
    let all = examples("en", "\nExamples:\n");
    assert_eq!(all, examples("zh", "\n例子：\n"));
    let grundy = Path::new(env!("CARGO_BIN_EXE_grundy")).parent().unwrap();
    let found = env::var_os("PATH").unwrap_or_default();
    let found = env::join_paths([grundy.to_path_buf()].into_iter().chain(env::split_paths(&found)));
    let found = found.unwrap();
    let wrong = each(&all, |(name, lines)| {
        let folder = folder(name);
        let mut wrong = Vec::new();
        if lines.len() < 2 {
            wrong.push(format!("{name}: {lines:?} are less than two"));
        }
        for line in lines {
            let needs = if line.contains("mine.cpp") { "g++" } else { "python3" };
            if name == "try" && Command::new(needs).arg("--version").output().is_err() {
                println!("SKIPPED: {line}, as there is no {needs}");
                continue;
            }
            // A session takes as long as it is given.
            let quick = line.replacen("grundy try ", "grundy try --seconds 0 ", 1);
            let mut shell = Command::new("sh");
            shell.args(["-c", &quick]).current_dir(&folder);
            shell.env("HOME", &folder).env_remove("XDG_CACHE_HOME").env("PATH", &found);
            let output = feed(&mut shell, b"");
            if !output.status.success() {
                wrong.push(format!("{line}: {output:?}"));
            }
        }
        wrong
    });
    assert_none(wrong.into_iter().flatten().collect());
}
