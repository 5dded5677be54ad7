//! `grundy samples`: the files that `oj test` and `acc` look for.

use grundy_checks::run::{feed, text};
use grundy_problems::suite::path;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A folder that is not there yet.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("samples").join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn samples(problem: &str, folder: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_grundy"));
    feed(command.args(["--lang", "en", "samples", problem]).arg(folder), b"")
}

/// The files in a folder.
fn inside(folder: &Path) -> BTreeMap<String, String> {
    let file = |entry: fs::DirEntry| {
        let name = entry.file_name().to_string_lossy().into_owned();
        (name, fs::read_to_string(entry.path()).unwrap())
    };
    fs::read_dir(folder).unwrap().flatten().map(file).collect()
}

fn pairs(files: &[(&str, &str)]) -> BTreeMap<String, String> {
    files.iter().map(|(name, text)| (name.to_string(), text.to_string())).collect()
}

#[test]
fn samples_are_files_with_the_names_of_oj() {
    let folder = folder("poj1067/test");
    let output = samples("poj1067", &folder);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let said = text(&output.stdout);
    assert!(said.contains("sample-1.in") && said.contains("sample-1.out"), "{said}");
    let sample =
        |ending| fs::read_to_string(path(&format!("testdata/poj1067/sample.{ending}"))).unwrap();
    let wanted = [("sample-1.in", &sample("in")[..]), ("sample-1.out", &sample("out")[..])];
    assert_eq!(inside(&folder), pairs(&wanted));
}

/// P2252 has one pair in an input, so POJ's sample of three pairs becomes three.
#[test]
fn each_sample_is_as_the_judge_gives_it() {
    let folder = folder("P2252");
    assert_eq!(samples("P2252", &folder).status.code(), Some(0));
    let wanted = [
        ("sample-1.in", "2 1\n"),
        ("sample-1.out", "0\n"),
        ("sample-2.in", "8 4\n"),
        ("sample-2.out", "1\n"),
        ("sample-3.in", "4 7\n"),
        ("sample-3.out", "0\n"),
    ];
    assert_eq!(inside(&folder), pairs(&wanted));
}

#[test]
fn every_sample_of_a_problem_has_its_number() {
    let of = |problem: &str| {
        let folder = folder(problem);
        let output = samples(problem, &folder);
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        inside(&folder).len()
    };
    assert_eq!(["cf1190b", "pattern"].map(of), [8, 2]);
}

#[test]
fn a_file_of_the_users_stays_and_then_nothing_is_written() {
    let folder = folder("mine");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("sample-1.out"), "mine\n").unwrap();
    let output = samples("poj1067", &folder);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("sample-1.out: it is there already"), "{output:?}");
    assert_eq!(inside(&folder), pairs(&[("sample-1.out", "mine\n")]));
}
