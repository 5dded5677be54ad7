//! Every command that writes, among files of the user's: none is changed or gone, whatever the options.

use grundy_checks::run::{feed, start, text};
use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A new folder.
fn new(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("owned").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn grundy(folder: &Path, words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_grundy"));
    let home = folder.join("home");
    command.args(words).current_dir(folder).env("HOME", home).env_remove("XDG_CACHE_HOME");
    feed(&mut command, b"")
}

/// All that is in a folder: of a file its text, of a link where it leads.
fn inside(folder: &Path) -> BTreeMap<PathBuf, String> {
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let (path, kind) = (entry.path(), entry.file_type().unwrap());
        if kind.is_symlink() {
            all.insert(path.clone(), format!("-> {}", fs::read_link(&path).unwrap().display()));
        } else if kind.is_dir() {
            all.insert(path.clone(), "folder".to_string());
            all.extend(inside(&path));
        } else if kind.is_file() {
            all.insert(path.clone(), String::from_utf8_lossy(&fs::read(&path).unwrap()).into());
        } else {
            all.insert(path, "special".to_string());
        }
    }
    all
}

/// What of `before` is gone or another now.
fn lost(before: &BTreeMap<PathBuf, String>, after: &BTreeMap<PathBuf, String>) -> Vec<PathBuf> {
    let is_lost = |(path, text): &(&PathBuf, &String)| after.get(*path) != Some(text);
    before.iter().filter(is_lost).map(|(path, _)| path.clone()).collect()
}

/// Fills a folder with files of the user's: among them names that we would write, and links, some of which lead nowhere.
fn fill(folder: &Path) {
    let put = |name: &str| {
        let file = folder.join(name);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, format!("the user's {name}\n")).unwrap();
    };
    for name in [
        "mine.c",
        "small.in",
        "sample-1.in",
        "full/sample-1.out",
        "solution",
        "hdu1846.zip",
        "hdu1846/notes.txt",
        "full/small.in",
        "full/.hidden",
        "elsewhere/kept/letter.txt",
        "elsewhere/picture.svg",
        "picture.svg",
        "paste.rs",
        "out/hdu1846/problem.yaml",
        "home/secret",
    ] {
        put(name);
    }
    fs::write(folder.join("mine.c"), "#include <stdio.h>\nint main() { puts(\"0\"); }\n").unwrap();
    for (link, target) in [
        ("link", "elsewhere/kept"),
        ("link-to-file", "elsewhere/picture.svg"),
        ("nowhere", "no/such/place"),
        ("to-new", "empty"),
        ("links/hdu1846", "../elsewhere/kept"),
        ("links/hdu1846.zip", "../elsewhere/picture.svg"),
        ("dangling/hdu1846.zip", "no/such/file"),
        ("dangling/hdu1846", "no/such/folder"),
        ("false/.grundy", "../elsewhere/picture.svg"),
    ] {
        fs::create_dir_all(folder.join(link).parent().unwrap()).unwrap();
        symlink(target, folder.join(link)).unwrap();
    }
    fs::create_dir(folder.join("empty")).unwrap();
    // A mark that is not ours, and one that names what lies elsewhere.
    put("forged/.grundy");
    put("forged/letter.txt");
}

const FOLDERS: [&str; 14] = [
    "to-new",
    ".",
    "full",
    "elsewhere/kept",
    "link",
    "nowhere",
    "links",
    "dangling",
    "false",
    "forged",
    "out",
    "mine.c",
    "hdu1846",
    "new/one",
];

const FILES: [&str; 9] = [
    "mine.c",
    "picture.svg",
    "paste.rs",
    "link-to-file",
    "nowhere",
    "link",
    "full",
    "elsewhere/picture.svg",
    "new.svg",
];

#[test]
fn nothing_of_the_users_is_changed_or_gone() {
    let folder = new("everything");
    fill(&folder);
    let before = inside(&folder);
    let mut lines: Vec<String> = Vec::new();
    for keep in FOLDERS {
        for more in
            ["mine.c", "--input small.in -- cat", "--all -- cat", "-- cat", "-- false", "-- true"]
        {
            lines.push(format!("try hdu1846 --stage sample --keep {keep} {more}"));
        }
        lines.push(format!("samples hdu1846 {keep}"));
        for format in ["kattis", "domjudge", "dmoj", "hydro", "fps"] {
            lines.push(format!("package hdu1846 --format {format} -o {keep}"));
            lines.push(format!("package hdu1846 --format {format} -o {keep} --force"));
        }
    }
    lines.push("try hdu1846 mine.c --stage sample".to_string());
    for file in FILES {
        lines.push(format!("submit P2252 -o {file}"));
        lines.push(format!("plot take 1 3 -o {file}"));
        lines.push(format!("input hdu1846 -o {file}"));
    }
    assert!(lines.len() > 200, "{}", lines.len());
    for line in &lines {
        let words: Vec<&str> = line.split(' ').collect();
        // Twice if it wrote: the second time there is something of ours.
        let mut turns = 2;
        while turns > 0 {
            let output = grundy(&folder, &words);
            let said = text(&output.stderr);
            let lost = lost(&before, &inside(&folder));
            assert!(lost.is_empty(), "{line}: {lost:?}: {said}");
            assert!(!said.contains("panicked"), "{line}: {said}");
            turns -= if output.status.code() == Some(2) { 2 } else { 1 };
        }
    }
    // A folder of the user's is not even marked.
    for theirs in [".", "full", "elsewhere/kept", "out/hdu1846", "hdu1846", "empty"] {
        assert!(!folder.join(theirs).join(".grundy").exists(), "{theirs}");
    }
    // Some did write.
    for file in ["new.svg", "new/one/hdu1846/hdu1846.xml", "new/one/sample.in", "full"] {
        let is_ours = file != "full";
        assert_eq!(before.contains_key(&folder.join(file)), !is_ours, "{file}");
        assert!(folder.join(file).exists(), "{file}");
    }
}

#[test]
fn what_is_put_into_a_kept_folder_stays() {
    let folder = new("kept");
    let try_it = |words: &[&str]| {
        let all = [&["try", "hdu1846", "--stage", "sample", "--keep", "kept"][..], words].concat();
        let output = grundy(&folder, &all);
        (text(&output.stdout) + &text(&output.stderr), output.status.code())
    };
    assert_eq!(try_it(&["--", "cat"]).1, Some(1));
    let kept = |name: &str| folder.join("kept").join(name);
    assert!(kept("sample.in").exists());
    // A solution, and a name that we would write, in a marked folder; judged twice.
    fs::write(kept("mine.c"), "int main() {}\n").unwrap();
    for _ in 0..2 {
        assert_eq!(try_it(&["kept/mine.c"]).1, Some(1));
        assert_eq!(fs::read_to_string(kept("mine.c")).unwrap(), "int main() {}\n");
        assert!(kept("solution").exists() && kept("sample.found").exists());
    }
    // What failed before is gone if nothing fails now.
    let right = "awk 'NR > 1 { print $1 % ($2 + 1) ? \"first\" : \"second\" }'";
    assert_eq!(try_it(&["--", "sh", "-c", right]).1, Some(0));
    assert!(!kept("sample.in").exists() && !kept("solution").exists());
    fs::write(kept("sample.found"), "mine\n").unwrap();
    let (said, code) = try_it(&["--", "cat"]);
    assert_eq!(code, Some(2));
    assert!(said.contains("kept/sample.found: `grundy` did not write it"), "{said}");
    assert_eq!(fs::read_to_string(kept("sample.found")).unwrap(), "mine\n");
    fs::remove_file(kept("sample.found")).unwrap();
    // A session that was killed.
    let words = ["try", "hdu1846", "--keep", "kept", "--", "sleep", "100"];
    let mut killed = Command::new(env!("CARGO_BIN_EXE_grundy"));
    let mut killed = start(killed.args(words).current_dir(&folder).env("TMPDIR", &folder));
    std::thread::sleep(std::time::Duration::from_millis(300));
    killed.kill().unwrap();
    killed.wait().unwrap();
    let (said, code) = try_it(&["--", "cat"]);
    assert_eq!(code, Some(1), "{said}");
    assert_eq!(fs::read_to_string(kept("mine.c")).unwrap(), "int main() {}\n");
    // A mark that names what is not in its folder.
    fs::write(folder.join("letter"), "dear").unwrap();
    fs::create_dir(folder.join("other")).unwrap();
    fs::write(folder.join("other/letter"), "dear").unwrap();
    symlink("../other", kept("way")).unwrap();
    let mark = fs::read_to_string(kept(".grundy")).unwrap();
    let absolute = folder.join("letter").display().to_string();
    let names = format!("{mark}../letter\n{absolute}\nway/letter\n\n.\n..\n.grundy\n");
    fs::write(kept(".grundy"), names).unwrap();
    assert_eq!(try_it(&["--", "cat"]).1, Some(1));
    for letter in ["letter", "other/letter"] {
        assert_eq!(fs::read_to_string(folder.join(letter)).unwrap(), "dear");
    }
}

#[test]
fn a_package_is_replaced_only_where_we_wrote_it() {
    let folder = new("package");
    let package = |more: &[&str]| {
        let words = [&["package", "hdu1846", "--format", "dmoj", "-o", "out"][..], more].concat();
        let output = grundy(&folder, &words);
        (text(&output.stderr), output.status.code())
    };
    assert_eq!(package(&[]).1, Some(0));
    let (said, code) = package(&[]);
    assert_eq!(
        (&said[..], code),
        ("error: out/hdu1846 is there already: --force replaces it\n", Some(2))
    );
    let mine = folder.join("out/hdu1846/notes/mine.txt");
    fs::create_dir(mine.parent().unwrap()).unwrap();
    fs::write(&mine, "mine").unwrap();
    let validator = folder.join("out/hdu1846/validate.py");
    fs::write(&validator, "an older one").unwrap();
    assert_eq!(package(&["--force"]).1, Some(0));
    assert_eq!(fs::read_to_string(&mine).unwrap(), "mine");
    assert_ne!(fs::read_to_string(&validator).unwrap(), "an older one");
    // Another kind of package takes its place; the archive beside it is the user's, so it stays.
    fs::write(folder.join("out/hdu1846.zip"), "mine").unwrap();
    let kattis = ["package", "hdu1846", "--format", "kattis", "-o", "out", "--force"];
    let said = text(&grundy(&folder, &kattis).stderr);
    assert_eq!(said, "error: out/hdu1846.zip: `grundy` did not write it: move it away\n");
    assert!(validator.exists());
    fs::remove_file(folder.join("out/hdu1846.zip")).unwrap();
    for _ in 0..2 {
        assert_eq!(grundy(&folder, &kattis).status.code(), Some(0));
    }
    assert!(
        !validator.exists() && mine.exists() && folder.join("out/hdu1846/problem.yaml").exists()
    );
}

#[test]
fn a_file_is_replaced_only_if_we_wrote_it_or_on_demand() {
    let folder = new("file");
    let status = |line: &str| grundy(&folder, &line.split(' ').collect::<Vec<_>>()).status.code();
    let read = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
    // What was written before is replaced.
    for line in [
        "submit P2252 -o a.rs",
        "submit loj10241 -o a.rs",
        "submit poj1067 -o a.cpp",
        "submit hdu1846 -o a.cpp",
        "plot take 1 3 -o a.svg",
    ] {
        assert_eq!(status(line), Some(0), "{line}");
    }
    assert_eq!(status("plot take 1 4 -o a.svg"), Some(0));
    assert!(read("a.svg").contains("take 1 4") && read("a.rs").contains("Bash"));
    // What was changed since is the user's.
    fs::write(folder.join("a.rs"), read("a.rs") + "// mine\n").unwrap();
    assert_eq!(status("submit loj10241 -o a.rs"), Some(2));
    assert!(read("a.rs").ends_with("// mine\n"));
    assert_eq!(status("submit loj10241 -o a.rs --force"), Some(0));
    assert!(!read("a.rs").contains("// mine"));
    // A link is never replaced, and a device is written as it is.
    fs::write(folder.join("b"), "mine").unwrap();
    symlink("b", folder.join("link")).unwrap();
    assert_eq!(status("submit loj10241 -o link --force"), Some(2));
    assert_eq!(read("b"), "mine");
    let output = grundy(&folder, &["submit", "loj10241", "-o", "/dev/stdout"]);
    assert_eq!(text(&output.stdout), read("a.rs"));
    assert_eq!(status("submit loj10241 -o /dev/null"), Some(0));
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 5, "a file is left beside");
}
