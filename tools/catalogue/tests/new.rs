//! A new program, in a copy of the files that it changes.

use grundy_catalogue::{new::plan, root};
use std::fs;
use std::path::{Path, PathBuf};

const FOLDERS: [&str; 12] = [
    "src",
    "src/heaps",
    "src/rows",
    "src/graphs",
    "src/numbers",
    "src/tools",
    "src/bin",
    "docs",
    "engine/src",
    "engine/src/bin",
    "trial/src",
    "trial/src/reference",
];

/// A copy of the sources, in a folder of its own.
fn copy(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    for from in FOLDERS {
        fs::create_dir_all(folder.join(from)).unwrap();
        for file in fs::read_dir(root().join(from)).unwrap().flatten() {
            if file.path().is_file() {
                fs::copy(file.path(), folder.join(from).join(file.file_name())).unwrap();
            }
        }
        // The games that are folders.
        for game in [
            "engine/src/octal",
            "src/numbers/nimber",
            "engine/src/pattern",
        ] {
            fs::create_dir_all(folder.join(game)).unwrap();
            fs::write(folder.join(game).join("mod.rs"), "").unwrap();
        }
    }
    folder
}

/// All files of a copy with their texts.
fn files(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    for from in FOLDERS {
        for file in fs::read_dir(folder.join(from)).unwrap().flatten() {
            if file.path().is_file() {
                files.push((file.path(), fs::read_to_string(file.path()).unwrap()));
            }
        }
    }
    files.sort();
    files
}

fn has(folder: &Path, file: &str, text: &str) {
    let found = fs::read_to_string(folder.join(file)).unwrap();
    assert!(found.contains(text), "{file} has not {text:?}");
}

#[test]
fn a_program_of_a_game_that_is_there_touches_three_files() {
    let folder = copy("old-game");
    let before = files(&folder);
    let plan = plan(&folder, "cf1191d", "cses1730", "").unwrap();
    plan.write(&folder).unwrap();
    let changed = files(&folder);
    let changed = changed.iter().filter(|file| !before.contains(file));
    assert_eq!(changed.count(), 3);
    has(&folder, "src/bin/cf1191d.rs", "Game:    nim\nJudged:  TODO");
    has(
        &folder,
        "src/bin/cf1191d.rs",
        "judge::run(\"cf1191d\", ABOUT",
    );
    has(
        &folder,
        "trial/src/formats.rs",
        "\"cf1191d\" => header_in_all(\"heaps\", 200_000, vec![heaps",
    );
    has(
        &folder,
        "trial/src/reference/nim.rs",
        "\"cf1191d\" => return None, // TODO",
    );
    assert!(plan
        .to_do()
        .contains("git checkout -- trial/src/formats.rs trial/src/reference/nim.rs"));
}

#[test]
fn a_new_game_has_its_files_and_places() {
    let folder = copy("new-game");
    plan(&folder, "cf1191d", "luogu-p6487", "distinct_heaps")
        .unwrap()
        .write(&folder)
        .unwrap();
    has(&folder, "src/heaps/distinct_heaps.rs", "//! TODO");
    has(
        &folder,
        "src/lib.rs",
        "#[path = \"heaps/distinct_heaps.rs\"]\npub mod distinct_heaps;\n",
    );
    has(&folder, "src/lib.rs", "| [`distinct_heaps`] | TODO");
    has(&folder, "docs/programs.md", "## Distinct heaps\n\nTODO");
    has(
        &folder,
        "docs/programs.md",
        "programs of distinct_heaps -->",
    );
    has(&folder, "trial/src/reference/mod.rs", " distinct_heaps ");
    has(
        &folder,
        "trial/src/reference/distinct_heaps.rs",
        "\"cf1191d\"",
    );
    // Several lines, ended where the next arm begins.
    has(
        &folder,
        "trial/src/formats.rs",
        "\"cf1191d\" => one(vec![number(\"n\", 1, 1_000_000_000_000_000)\n",
    );
    has(
        &folder,
        "trial/src/formats.rs",
        "            .into()]),\n        \"",
    );
}

#[test]
fn what_cannot_be_written_is_taken_back() {
    let folder = copy("taken-back");
    let plan = plan(&folder, "cf1191d", "cses1730", "distinct_heaps").unwrap();
    let list = folder.join("trial/src/reference/mod.rs");
    fs::remove_file(&list).unwrap();
    fs::create_dir(&list).unwrap();
    let before = files(&folder);
    let wrong = plan.write(&folder).unwrap_err();
    assert!(wrong.starts_with("trial/src/reference/mod.rs: "), "{wrong}");
    assert!(wrong.ends_with("; nothing is changed"), "{wrong}");
    assert!(before == files(&folder), "a file is changed");
}

#[test]
fn arguments_are_refused_with_what_would_do() {
    let folder = root();
    for (name, like, game, says) in [
        (
            "Cf1382B",
            "cses1730",
            "",
            "P=Cf1382B: a program's name begins with a small letter",
        ),
        (
            "poj1067",
            "cses1730",
            "",
            "P=poj1067: src/bin/poj1067.rs is there already",
        ),
        ("x", "cses", "", "LIKE=cses: no src/bin/cses.rs; LIKE is"),
        (
            "x",
            "pattern",
            "",
            "LIKE=pattern: no src/bin/pattern.rs; LIKE is",
        ),
        ("x", "cses1730", "prime-powers", "as in GAME=prime_powers"),
        ("x", "cses1730", "Nim", "as in GAME=nim"),
        ("x", "cses1730", "kernel", "GAME=kernel: this name is taken"),
        ("x", "cses1730", "match", "GAME=match: this name is taken"),
    ] {
        let wrong = plan(&folder, name, like, game).err().unwrap_or_default();
        assert!(wrong.contains(says), "{name} {like} {game}: {wrong}");
    }
}
