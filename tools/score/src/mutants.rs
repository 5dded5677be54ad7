//! `mutants FILE...` says which changes of files of the library no test of the library notices: `src/moore.rs`, or a
//! folder of `src`. All changes of a file are compiled at once, in a copy of the package, and each is tried by the tests
//! of the file, then by those of its folder, then by all of the library; what is left, by the tests in `tests` that
//! look at it; those of the programs are for `score`. Survivors stand in `target/mutants.txt`, and fail unless `tests/mutants.md` explains them.

use crate::compiled::settled;
use crate::explained::Explained;
use crate::switches::{switched_module, Mutant};
use grundy_trial::check::each;
use grundy_trial::judging::run::{run, Ended, Limits};
use grundy_trial::suite::{names, path, read};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, thread};

/// What is added to `src/lib.rs`.
const CHOSEN: &str = "
pub(crate) fn chosen_mutant(number: u32) -> bool {
    static CHOSEN: std::sync::OnceLock<u32> = std::sync::OnceLock::new();
    *CHOSEN.get_or_init(|| std::env::var(\"MUTANT\").ok().and_then(|text| text.parse().ok()).unwrap_or(0)) == number
}
";

/// Tries the files and folders named; whether nothing is left unexplained.
///
/// # Errors
///
/// If a file is not there, or does not compile, or a test fails without any change.
pub fn mutants(named: &[String]) -> Result<bool, String> {
    let copy = path("target/mutants");
    copied(&copy)?;
    let mut explained = Explained::new(&read("tests/mutants.md"));
    let mut survivors = String::new();
    let (mut count, mut left) = (0, 0);
    for file in files(named)? {
        let (tried, missed) = of_file(&copy, &file).map_err(|what| format!("{file}: {what}"))?;
        let text = read(&file);
        println!("{file}: {} changes, {} survive", tried, missed.len());
        for mutant in &missed {
            let line = text.lines().nth(mutant.line - 1).unwrap_or("").trim();
            survivors += &format!("{file}:{}: {}: {line}\n", mutant.line, mutant.what);
            left += usize::from(!explained.take(&file, &mutant.what));
        }
        count += tried;
        fs::write(path("target/mutants.txt"), &survivors).map_err(|error| error.to_string())?;
    }
    let missed = survivors.lines().count();
    println!("{count} changes, {missed} survive, {left} of them unexplained: target/mutants.txt");
    Ok(left == 0)
}

/// The files that are meant.
fn files(named: &[String]) -> Result<Vec<String>, String> {
    let mut all = Vec::new();
    for name in named {
        if name.ends_with(".rs") {
            all.push(name.clone());
        } else if path(name).is_dir() {
            let within = names(&path(name), ".rs");
            all.extend(within.iter().map(|file| format!("{name}/{file}.rs")));
        } else {
            return Err(format!("{name}: no file and no folder"));
        }
    }
    all.retain(|file| !file.ends_with("/tests.rs"));
    match all.iter().find(|file| !path(file).is_file()) {
        Some(missing) => Err(format!("{missing}: no such file")),
        None => Ok(all),
    }
}

/// A copy of the package, in which files may be changed.
fn copied(copy: &Path) -> Result<(), String> {
    let _ = fs::remove_dir_all(copy);
    fs::create_dir_all(copy).map_err(|error| format!("{}: {error}", copy.display()))?;
    let tar = "tar -c --exclude=./target --exclude=./.git . | tar -x -C \"$0\"";
    let mut shell = Command::new("sh");
    let status = shell
        .args(["-c", tar])
        .arg(copy)
        .current_dir(path(""))
        .status();
    let is_copied = status.is_ok_and(|status| status.success());
    if !is_copied {
        return Err("the package cannot be copied".to_string());
    }
    // What these tests do not run takes time: the other programs, and the tests that call cargo.
    let failed = |error: std::io::Error| format!("{}: {error}", copy.display());
    let manifest = read("Cargo.toml");
    for name in names(&copy.join("src/bin"), ".rs") {
        if !manifest.contains(&format!("\nname = \"{name}\"\n")) {
            fs::remove_file(copy.join(format!("src/bin/{name}.rs"))).map_err(failed)?;
        }
    }
    for test in ["allocation", "examples"] {
        fs::remove_file(copy.join(format!("tests/{test}.rs"))).map_err(failed)?;
    }
    Ok(())
}

/// A cargo in the copy, with a folder of its own for what it makes.
fn cargo(copy: &Path) -> Command {
    let mut cargo = Command::new("cargo");
    cargo
        .current_dir(copy)
        .env("CARGO_TARGET_DIR", path("target/of-mutants"));
    cargo.env("RUSTFLAGS", "--cap-lints=allow");
    cargo
}

/// How many changes a file has, and those that no test notices.
fn of_file(copy: &Path, file: &str) -> Result<(usize, Vec<Mutant>), String> {
    let text = read(file);
    let library = copy.join("src/lib.rs");
    fs::write(&library, read("src/lib.rs") + CHOSEN).map_err(|error| error.to_string())?;
    let target = copy.join(file);
    let mut check = cargo(copy);
    check.args(["check", "--quiet", "--lib", "--message-format=json"]);
    let mutants = settled(&target, &mut check, |without| {
        switched_module(&text, without)
    })?;
    let mut missed = mutants.clone();
    let library = tests(copy, &["--lib"])?;
    let modules = file
        .trim_start_matches("src/")
        .trim_end_matches(".rs")
        .trim_end_matches("/mod");
    let module = modules.replace('/', "::") + "::";
    let folder = modules
        .split_once('/')
        .map(|folder| format!("{}::", folder.0));
    for filter in [Some(module), folder, Some(String::new())]
        .into_iter()
        .flatten()
    {
        missed = survivors(copy, &library, &filter, missed)?;
    }
    if !missed.is_empty() {
        let named = tests_of(file).iter().flat_map(|name| ["--test", name]);
        for test in tests(copy, &named.collect::<Vec<_>>())? {
            missed = survivors(copy, &[test], "", missed)?;
        }
    }
    fs::write(&target, &text).map_err(|error| error.to_string())?;
    Ok((mutants.len(), missed))
}

/// The tests in `tests` that look at a file.
fn tests_of(file: &str) -> &'static [&'static str] {
    match file.split('/').nth(1).unwrap_or("") {
        "misere" => &["misere_atlas", "misere_certificates"],
        "pattern" | "law" => &["pattern", "pairs", "states"],
        _ => &["published", "false_rules"],
    }
}

/// The compiled tests, by what cargo says.
fn tests(copy: &Path, which: &[&str]) -> Result<Vec<PathBuf>, String> {
    let mut compile = cargo(copy);
    compile
        .args(["test", "--quiet", "--no-run", "--message-format=json"])
        .args(which);
    let output = compile.output().map_err(|error| error.to_string())?;
    if !output.status.success() {
        return Err("the tests do not compile".to_string());
    }
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let of = |line: &str| {
        let said: Value = serde_json::from_str(line).ok()?;
        let is_test = said["profile"]["test"] == true;
        said["executable"]
            .as_str()
            .filter(|_| is_test)
            .map(PathBuf::from)
    };
    Ok(said.lines().filter_map(of).collect())
}

/// The mutants that these tests do not notice.
fn survivors(
    copy: &Path,
    tests: &[PathBuf],
    filter: &str,
    mutants: Vec<Mutant>,
) -> Result<Vec<Mutant>, String> {
    let empty = copy.join("empty");
    fs::write(&empty, "").map_err(|error| error.to_string())?;
    let ran = |number: u32, seconds: f64| -> Result<(bool, f64), String> {
        // Each run has a folder of its own for what it prints.
        let folder = copy.join(format!("run-{:?}", thread::current().id()));
        fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        let (mut is_right, mut most): (bool, f64) = (true, 0.0);
        for test in tests {
            let command = format!(
                "cd '{}' && MUTANT={number} exec '{}' --test-threads=1 {filter}",
                copy.display(),
                test.display()
            );
            let limits = Limits {
                seconds,
                kilobytes: 3 << 20,
            };
            let command = ["sh".to_string(), "-c".to_string(), command];
            let run = run(&command, &empty, &folder, &limits).map_err(|error| error.to_string())?;
            is_right &= run.ended == Ended::Well;
            most = most.max(run.seconds);
        }
        Ok((is_right, most))
    };
    let (is_right, slowest) = ran(0, 300.0)?;
    if !is_right {
        return Err(format!("{tests:?} {filter} fails without a change"));
    }
    let is_missed = |mutant: &Mutant| ran(mutant.number, 1.0 + 4.0 * slowest).map(|ran| ran.0);
    let missed = each(&mutants, is_missed);
    let mut left = Vec::new();
    for (mutant, is_missed) in mutants.into_iter().zip(missed) {
        if is_missed? {
            left.push(mutant);
        }
    }
    Ok(left)
}
