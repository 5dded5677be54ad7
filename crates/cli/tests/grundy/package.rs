//! `grundy package`: the archive has the files of its folder, as its judge wants them.

use grundy_checks::run::{feed, text};
use grundy_problems::suite::path;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

const GRUNDY: &str = env!("CARGO_BIN_EXE_grundy");

/// The files in a folder, at any depth, with `before` before their names; without the mark of this command.
fn files(folder: &Path, before: &str) -> BTreeSet<String> {
    let mut files = BTreeSet::new();
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let name = entry.file_name().into_string().expect("a name");
        if entry.path().is_dir() {
            files.extend(self::files(&entry.path(), &format!("{before}{name}/")));
        } else if name != ".grundy" {
            files.insert(before.to_string() + &name);
        }
    }
    files
}

#[test]
fn an_archive_has_the_files_of_its_folder() {
    if Command::new("python3").arg("--version").output().is_err() {
        println!("SKIPPED: python3 is not installed");
        return;
    }
    for format in ["kattis", "domjudge", "dmoj", "hydro"] {
        let all = path("target/packed").join(format);
        fs::create_dir_all(&all).expect("a folder");
        let words = ["package", "hdu1846", "--format", format, "--force", "-o"];
        let made = feed(Command::new(GRUNDY).args(words).arg(&all), b"");
        assert!(made.status.success(), "{format}: {}", text(&made.stderr));
        let folder = all.join("hdu1846");
        let (archive, names) = match format {
            "kattis" | "hydro" => (all.join("hdu1846.zip"), files(&folder, "hdu1846/")),
            "domjudge" => (all.join("hdu1846.zip"), files(&folder, "")),
            // The folder has only the file that names the cases.
            _ => {
                let init = fs::read_to_string(folder.join("init.yml")).expect("init.yml");
                let cases = init
                    .lines()
                    .filter_map(|line| line.split_once("{in: "))
                    .flat_map(|of| of.1.trim_end_matches('}').split(", out: ").map(str::to_string));
                (folder.join("hdu1846.zip"), cases.collect())
            }
        };
        let mut list = Command::new("python3");
        let list = text(&feed(list.args(["-m", "zipfile", "-l"]).arg(&archive), b"").stdout);
        let archived = list.lines().skip(1).filter_map(|line| line.split_whitespace().next());
        let archived: BTreeSet<String> = archived.map(str::to_string).collect();
        assert!(names.len() > 20, "{format}: {names:?}");
        let cpp = fs::read(path("src/bin/hdu1846.cpp")).expect("a file in C++");
        let is_it = |file: &String| fs::read(folder.join(file)).expect("a file") == cpp;
        assert!(files(&folder, "").iter().any(is_it), "{format}: no solution in C++");
        assert_eq!(archived, names, "{format}");
    }
}

#[test]
fn fps_is_one_file_in_the_language_asked_for() {
    let all = path("target/packed/fps-command");
    fs::create_dir_all(&all).expect("a folder");
    let package = |words: &str| {
        let words = words.split(' ');
        let mut grundy = Command::new(GRUNDY);
        let made = feed(
            grundy.args(["package", "--force", "-o"]).arg(&all).args(words).env("LANG", "C"),
            b"",
        );
        assert!(made.status.success(), "{}", text(&made.stderr));
        text(&made.stdout)
    };
    let xml = |name: &str| {
        let file = all.join(name).join(format!("{name}.xml"));
        fs::read_to_string(file).expect("an XML file")
    };
    let said = package("hdu1846 --format fps");
    assert!(said.contains("\n    to upload: hdu1846.xml of this folder\n"), "{said}");
    let english = xml("hdu1846");
    assert!(english.contains("<title><![CDATA[Brave Game]]></title>"), "{english}");
    // The solution of this problem's judges, of which one takes no Rust.
    assert!(english.contains("<solution language=\"C++\"><![CDATA[// Brave Game"), "{english}");
    assert!(!all.join("hdu1846.zip").exists());
    let said = package("hdu1846 --format fps --lang zh");
    assert!(said.contains("\n    请上传这个目录中的 hdu1846.xml\n"), "{said}");
    assert!(xml("hdu1846").contains("<title><![CDATA[勇敢者的游戏]]></title>"));
    // Hydro ignores the checker.
    let said = package("cf850c --format fps");
    assert!(said.contains("use --format hydro for it"), "{said}");
    assert!(xml("cf850c").contains("<spj language=\"C++\">"));
    assert!(!xml("cf850c").contains("<solution"));
}

#[test]
fn a_setter_changes_limits_and_title() {
    let all = path("target/packed/changed");
    fs::create_dir_all(&all).expect("a folder");
    for (format, file, expected) in [
        (
            "kattis",
            "problem.yaml",
            &["en: \"Two Piles\"\n", "zh: \"Two Piles\"\n", "time_limit: 1.5\n", "memory: 1024\n"]
                [..],
        ),
        ("domjudge", "domjudge-problem.ini", &["name = \"Two Piles\"\n", "timelimit = 1.5\n"]),
        ("dmoj", "statement.md", &["# Two Piles\n", "Time limit: 1.5 s. Memory limit: 1024 MB.\n"]),
        ("hydro", "problem.yaml", &["title: \"Two Piles\"\n"]),
        ("hydro", "testdata/config.yaml", &["time: 1.5s\n", "memory: 512m\n", "# left out: "]),
        (
            "fps",
            "poj1067.xml",
            &[
                "<title><![CDATA[Two Piles]]></title>",
                "<time_limit unit=\"ms\"><![CDATA[1500]]></time_limit>",
                "<memory_limit unit=\"mb\"><![CDATA[512]]></memory_limit>",
            ],
        ),
    ] {
        let words = ["package", "poj1067", "--format", format, "--lang", "zh", "--force"];
        let changes = ["--time", "1.5", "--memory", "1024", "--name", "Two Piles", "-o"];
        let made = feed(Command::new(GRUNDY).args(words).args(changes).arg(&all), b"");
        assert!(made.status.success(), "{format}: {}", text(&made.stderr));
        let has = fs::read_to_string(all.join("poj1067").join(file)).expect("a file");
        for expected in expected {
            assert!(has.contains(expected), "{format}: no {expected:?} in {file}");
        }
    }
}
