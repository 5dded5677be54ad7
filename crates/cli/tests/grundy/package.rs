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
