//! A new program, in a copy of the files that this needs or changes.

use grundy_catalogue::chinese::{STATEMENTS, WORDS};
use grundy_catalogue::header::Header;
use grundy_catalogue::new::{begin, places};
use grundy_catalogue::summary::FILE as SUMMARIES;
use grundy_catalogue::{left, read, root, translated};
use std::fs;
use std::path::{Path, PathBuf};

const PLACES: [&str; 11] = [
    "Cargo.toml",
    "crates/catalogue/grammar.zh.txt",
    "crates/catalogue/problems.zh.txt",
    "crates/catalogue/theory.txt",
    "crates/page/zh.txt",
    "docs",
    "crates/engine/Cargo.toml",
    "crates/engine/src",
    "src",
    "crates/problems/src/list.rs",
    "crates/problems/src/problems",
];

/// The files of `PLACES`, below a folder.
fn files(folder: &Path) -> Vec<String> {
    let mut paths: Vec<PathBuf> = PLACES.iter().map(|place| folder.join(place)).collect();
    let mut files = Vec::new();
    while let Some(path) = paths.pop() {
        match fs::read_dir(&path) {
            Ok(entries) => paths.extend(entries.map(|entry| entry.unwrap().path())),
            Err(_) => files.push(path.strip_prefix(folder).unwrap().display().to_string()),
        }
    }
    files.sort();
    files
}

fn texts(folder: &Path) -> Vec<(String, &'static str)> {
    let files = files(folder).into_iter();
    files.map(|file| (file.clone(), read(folder, &file).unwrap())).collect()
}

/// A copy of the files in a folder of its own.
fn copy(name: &str) -> PathBuf {
    let folder = root().join("target/tmp").join(name);
    let _ = fs::remove_dir_all(&folder);
    for file in files(&root()) {
        let to = folder.join(&file);
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        fs::copy(root().join(file), to).unwrap();
    }
    fs::create_dir(folder.join("testdata")).unwrap();
    folder
}

#[test]
fn a_program_is_begun_in_three_places_and_three_lists() {
    let folder = copy("begun");
    let before = texts(&folder);
    begin(&folder, "cf1191-d", "cses1730", "bash").unwrap();
    let after = texts(&folder);
    let changed = after.iter().filter(|file| !before.contains(file));
    assert_eq!(changed.count(), 5);
    for (file, text) in [
        (
            "src/bin/cf1191-d.rs",
            "Game:    bash\nJudged:  TODO: adapt that of cses1730: CSES 1730; ",
        ),
        ("src/bin/cf1191-d.rs", "Sample input:\nTODO: adapt the sample input of cses1730: 3\n4\n"),
        ("src/bin/cf1191-d.rs", "io::run(\"cf1191-d\", ABOUT"),
        ("crates/problems/src/problems/cf1191_d.rs", "|| Nim::new(false),\n"),
        ("crates/problems/src/problems/mod.rs", "\npub mod cf1191_d;\n"),
        ("crates/problems/src/list.rs", " cf1191_d"),
        ("Cargo.toml", "\"cf1191-d\", test = false, doc = false },\n    { name = \"cf1194d\""),
    ] {
        assert!(read(&folder, file).unwrap().contains(text), "{file}: {text:?}");
    }
    let left = left::of(&folder, "cf1191-d").unwrap();
    assert_eq!(left[0], "src/bin/cf1191-d.rs:1: adapt the title of cses1730: Nim game I.");
    let input = "src/bin/cf1191-d.rs:10: Input: adapt that of cses1730: the number of cases;";
    assert!(left.iter().any(|line| line.starts_with(input)), "{left:?}");
    let places = places("cf1191-d");
    for place in &places {
        assert!(left.iter().any(|line| line.starts_with(place)), "{place}: {left:?}");
    }
    assert!(left.iter().all(|line| places.iter().any(|place| line.starts_with(place))), "{left:?}");
}

#[test]
fn a_wrong_header_is_left_to_do_too() {
    let folder = copy("wrong-header");
    let file = "src/bin/cses1730.rs";
    let text = read(&folder, file).unwrap().replace("CSES 1730;", "CSES1730;");
    fs::write(folder.join(file), text).unwrap();
    let left = left::of(&folder, "cses1730").unwrap();
    assert!(left[0].contains("`Judged:  CSES1730;"), "{left:?}");
    assert!(left[1].starts_with("testdata/cses1730: the sample"), "{left:?}");
}

#[test]
fn a_file_in_cpp_is_left_to_do_where_a_judge_takes_no_rust() {
    let folder = copy("without-cpp");
    let left = |name: &str| left::of(&folder, name).unwrap()[0].clone();
    assert!(left("poj1067").starts_with("testdata/"), "{}", left("poj1067"));
    fs::remove_file(folder.join("src/bin/poj1067.cpp")).unwrap();
    assert!(left("poj1067").starts_with("src/bin/poj1067.cpp: POJ 1067 takes no Rust: write"));
    assert!(left("cses1730").starts_with("testdata/"), "{}", left("cses1730"));
}

#[test]
fn missing_chinese_is_named_in_the_words_to_type() {
    let folder = copy("chinese");
    let header = [Header::of(&root(), "cses1730").unwrap()];
    let head = |file: &str, name: &str| {
        let text = read(&root(), file).unwrap();
        let from = text.find(&format!("[{name} ")).unwrap();
        text[from..].lines().next().unwrap().to_string()
    };
    let (program, theory) = (&head(STATEMENTS, "cses1730")[..], &head(SUMMARIES, "nim")[..]);
    let rule = "nim.rs: compare the two, then write ";
    let title = &header[0].title;
    for (file, from, line, says) in [
        (STATEMENTS, program, "[cses1730 0000]", format!("then write {program}")),
        (STATEMENTS, program, "[x 0000]", format!(", in Chinese:\n{program}\n名称 {title}\n题目 ")),
        (STATEMENTS, "名称", "", "has no line 名称".to_string()),
        (STATEMENTS, "题目", "题目 all heaps", "has the English words \"all heaps\"".to_string()),
        (STATEMENTS, "输出", "输出 `X`", "has other words between backquotes".to_string()),
        (STATEMENTS, "规模", "规模 n | n", "needs in 规模 a text for each line".to_string()),
        (SUMMARIES, theory, "[nim 0000]", format!("{rule}{theory}")),
        (
            SUMMARIES,
            theory,
            "[x 0000]",
            format!(
                ", in English and Chinese:\n{theory}\nlaw src/heaps/nim.rs\nzh src/heaps/nim.rs"
            ),
        ),
        (WORDS, "not known = ", "", "no Chinese for the compiler of CSES".to_string()),
    ] {
        let text = read(&root(), file).unwrap();
        let start = text.find(program).unwrap_or(0);
        let from = start + text[start..].find(from).unwrap();
        let end = from + text[from..].find('\n').unwrap();
        fs::write(folder.join(file), format!("{}{line}{}", &text[..from], &text[end..])).unwrap();
        let left = translated::left(&folder, &header, false).unwrap();
        assert!(
            left.len() == 1 && left[0].contains(&says) && left[0].starts_with(file),
            "{says}: {left:?}"
        );
        fs::write(folder.join(file), text).unwrap();
    }
    assert!(translated::left(&folder, &header, false).unwrap().is_empty());
}

#[test]
fn a_refused_argument_is_told_what_would_do() {
    for (name, like, game, says) in [
        ("Cf1382B", "cses1730", "", "P=Cf1382B: a program's name begins with a small letter"),
        ("poj1067", "cses1730", "", "P=poj1067: src/bin/poj1067.rs is there already"),
        (
            "octal",
            "cses1730",
            "",
            "P=octal: crates/problems/src/problems/octal.rs is there already",
        ),
        ("mod", "cses1730", "", "P=mod: crates/problems/src/problems/mod.rs is there already"),
        ("x", "cses1730", "prime", "GAME=prime: there is no file prime.rs in a folder of src"),
        ("x", "cses1730", "kernel", "GAME=kernel: there is no file kernel.rs"),
        ("x", "pattern", "", "LIKE=pattern: no program of src/bin has this name"),
    ] {
        let wrong = begin(&root(), name, like, game).unwrap_err().to_string();
        assert!(wrong.contains(says), "{name} {like} {game}: {wrong}");
    }
}

#[test]
fn without_a_program_to_copy_some_are_proposed() {
    let models = |game| {
        let wrong = begin(&root(), "x", "", game).unwrap_err().to_string();
        let lines = wrong.lines().filter(|line| line.starts_with("  "));
        lines.map(|line| line.trim().to_string()).collect::<Vec<_>>()
    };
    let nim = models("nim");
    assert!(
        nim.contains(&"cses1730     the number of cases; a case is n, then n heaps".to_string()),
        "{nim:?}"
    );
    for game in ["nim", "", "its own", "matching"] {
        let models = models(game);
        assert!((5..=10).contains(&models.len()), "{game}: {models:?}");
    }
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_not_utf8_is_refused() {
    use std::os::unix::ffi::OsStrExt;
    let odd = std::ffi::OsStr::from_bytes(b"cl\xff");
    let catalogue = env!("CARGO_BIN_EXE_catalogue");
    let output = std::process::Command::new(catalogue).arg("find").arg(odd).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(said, "catalogue: argument 2 is not UTF-8: \"cl\\xFF\"\n");
}
