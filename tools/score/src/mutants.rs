//! `mutants FILE...` says which changes of files of the library, or of the package `trial`, no test notices:
//! `src/moore.rs`, `trial/src/judging/run.rs`, or a folder. All changes of a file are compiled at once, in a copy of the
//! package, and each is tried by the tests that are most likely to notice it, and what is left by further ones. Of a file
//! of the library these are its own, those of its folder, those of what uses it, and those in `tests` that look at it;
//! those of the programs are for `score`. Survivors stand in `target/mutants.txt`. One that `tests/mutants.md` does not
//! explain is a failure, and so is an explanation that no survivor needs.

use crate::compiled::settled;
use crate::explained::Explained;
use crate::switches::{switched_module, Mutant};
use grundy_trial::check::each;
use grundy_trial::judging::run::{run, Ended, Limits};
use grundy_trial::suite::{all_programs, names, path, read};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, thread};

/// Where the copy is compiled.
const MADE: &str = "target/of-mutants";

/// Not a file of `tests`, but those in the library.
const LIBRARY: &str = "--lib";

/// What is added to the library.
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
    let files = files(named)?;
    copied(&copy)?;
    if !files.iter().any(|file| is_of_trial(file)) {
        without_programs(&copy)?;
    }
    let mut explained = Explained::new(&read("tests/mutants.md"));
    let mut survivors = String::new();
    let (mut count, mut left, mut stale) = (0, 0, 0);
    for file in files {
        let (tried, missed) = of_file(&copy, &file).map_err(|what| format!("{file}: {what}"))?;
        let text = read(&file);
        println!("{file}: {} changes, {} survive", tried, missed.len());
        for mutant in &missed {
            let line = text.lines().nth(mutant.line - 1).unwrap_or("").trim();
            survivors += &format!("{file}:{}: {}: {line}\n", mutant.line, mutant.what);
            left += usize::from(!explained.take(&file, &mutant.what));
        }
        for what in explained.left_of(&file) {
            println!("{file}: {what}: explained, though a test notices it");
            stale += 1;
        }
        count += tried;
        fs::write(path("target/mutants.txt"), &survivors).map_err(|error| error.to_string())?;
    }
    let missed = survivors.lines().count();
    println!("{count} changes, {missed} survive, {left} of them unexplained: target/mutants.txt");
    Ok(left + stale == 0)
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
    all.retain(|file| !is_of_tests(file));
    match all.iter().find(|file| !path(file).is_file()) {
        Some(missing) => Err(format!("{missing}: no such file")),
        None => Ok(all),
    }
}

/// Whether it is a module of tests, such as `src/misere/tests.rs`.
fn is_of_tests(file: &str) -> bool {
    let Some((folder, name)) = file.trim_end_matches(".rs").rsplit_once('/') else {
        return false;
    };
    let above = format!("{folder}/mod.rs");
    let tests = format!("#[cfg(test)]\nmod {name};");
    path(&above).is_file() && read(&above).contains(&tests)
}

/// Whether it is a file of the package `trial`, not of the library.
fn is_of_trial(file: &str) -> bool {
    file.starts_with("trial/")
}

/// A copy of the package, in which files may be changed.
fn copied(copy: &Path) -> Result<(), String> {
    let _ = fs::remove_dir_all(copy);
    fs::create_dir_all(copy).map_err(|error| format!("{}: {error}", copy.display()))?;
    let tar = "git ls-files -z --cached --others --exclude-standard | tar -c --null -T - | tar -x -C \"$0\"";
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
    Ok(())
}

/// Leaves out of the copy what the tests of the library do not run, and takes time: most programs, and the tests that
/// call cargo.
fn without_programs(copy: &Path) -> Result<(), String> {
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
    cargo.current_dir(copy).env("CARGO_TARGET_DIR", path(MADE));
    cargo.env("RUSTFLAGS", "--cap-lints=allow");
    cargo
}

/// How many changes a file has, and those that no test notices.
fn of_file(copy: &Path, file: &str) -> Result<(usize, Vec<Mutant>), String> {
    let text = read(file);
    let (folder, package) = match is_of_trial(file) {
        true => ("trial", "grundy-trial"),
        false => (".", "grundy"),
    };
    let library = format!("{folder}/src/lib.rs");
    fs::write(copy.join(&library), read(&library) + CHOSEN).map_err(|error| error.to_string())?;
    let target = copy.join(file);
    let mut check = cargo(copy);
    check.args(["check", "--quiet", "--lib", "--message-format=json"]);
    check.args(["--package", package]);
    let mutants = settled(&target, &mut check, |without| {
        switched_module(&text, without)
    })?;
    let mut missed = mutants.clone();
    for (which, steps) in steps(file) {
        if missed.is_empty() {
            break;
        }
        let is_of_trial = path(&format!("trial/tests/{which}.rs")).is_file();
        let package = if is_of_trial { "grundy-trial" } else { package };
        let tests = tests(copy, package, which)?;
        for step in steps {
            missed = survivors(copy, &tests, which == LIBRARY, &step, missed)?;
        }
    }
    fs::write(&target, &text).map_err(|error| error.to_string())?;
    Ok((mutants.len(), missed))
}

/// Some tests of those that are compiled together: the names that are asked for, and the program that alone is tried.
struct Step {
    filter: String,
    program: Option<String>,
    /// The folder of the programs that are run.
    programs: String,
}

impl Step {
    fn of(filter: &str) -> Step {
        Step {
            filter: filter.to_string(),
            program: None,
            programs: "target/debug".to_string(),
        }
    }
}

/// The tests that look at a file, the most likely first: what is compiled together, with its steps.
fn steps(file: &str) -> Vec<(&'static str, Vec<Step>)> {
    let within: Vec<&str> = file.trim_end_matches(".rs").split('/').collect();
    let all = |name| (name, vec![Step::of("")]);
    let of_one = |name, program: &str, filter: &str| {
        let mut step = Step::of(filter);
        step.program = Some(program.to_string());
        (name, vec![step])
    };
    match within[..] {
        ["trial", _, "reference", ..] => vec![("package", of_reference(file))],
        ["trial", _, "judging", name] => {
            let mut tests = ["judging", "session", "counterexample"];
            tests.sort_by_key(|&test| test != name);
            tests.into_iter().map(all).collect()
        }
        ["trial", _, "check", _] => vec![of_one("package", "hdu2176", ""), all("judging")],
        ["trial", _, "package", _] => vec![all("packages")],
        ["trial", _, "format", _] => {
            let formats = ["made", "samples", "beyond", "hard"].map(Step::of);
            vec![("formats", formats.into()), all("packages"), all("judging")]
        }
        ["trial", ..] => vec![all("judging"), all("formats"), all("packages")],
        _ => {
            let module = within[1..].join("::") + "::";
            let module = module.replace("::mod::", "::");
            let mut filters = vec![Step::of(&module)];
            filters.extend((within.len() > 2).then(|| Step::of(&format!("{}::", within[1]))));
            let mut users = users(within[1]);
            users.remove(0);
            filters.extend((!users.is_empty()).then(|| Step::of(&users.join(" "))));
            // The programs that no judge has are made beside the tests in `tests`, of which one comes before.
            let golden = |program| {
                let (name, mut steps) = of_one("package", program, "expected_outputs");
                steps[0].programs = format!("{MADE}/debug");
                (name, steps)
            };
            let others = match within[1] {
                "misere" => vec![
                    all("misere_atlas"),
                    golden("misere-quotient"),
                    golden("misere-octal"),
                    all("misere_certificates"),
                ],
                "pattern" | "law" => {
                    vec![
                        all("states"),
                        golden("pattern"),
                        all("pattern"),
                        all("pairs"),
                    ]
                }
                _ => vec![all("published"), all("false_rules")],
            };
            [(LIBRARY, filters)].into_iter().chain(others).collect()
        }
    }
}

/// A module of the library, those that use it, those that use these, and so on.
fn users(module: &str) -> Vec<String> {
    let mut texts: Vec<(String, String)> = Vec::new();
    for name in names(&path("src"), "") {
        let folder = format!("src/{name}");
        let files = match path(&folder).is_dir() {
            true => names(&path(&folder), ".rs"),
            false => vec![String::new()],
        };
        for file in files.iter().filter(|_| name != "bin" && name != "lib.rs") {
            let text = match file.is_empty() {
                true => read(&folder),
                false => read(&format!("{folder}/{file}.rs")),
            };
            let code = text
                .lines()
                .filter(|line| !line.trim_start().starts_with("//"));
            let code = code.collect::<Vec<_>>().join("\n");
            texts.push((name.trim_end_matches(".rs").to_string(), code));
        }
    }
    let mut users = vec![module.to_string()];
    let mut at = 0;
    while at < users.len() {
        let uses = |text: &str| {
            let mut words = text.split(|letter: char| letter != '_' && !letter.is_alphanumeric());
            words.any(|word| word == users[at])
        };
        let found = texts.iter().filter(|(_, text)| uses(text));
        let found: Vec<String> = found.map(|(name, _)| name.clone()).collect();
        for name in found {
            if !users.contains(&name) {
                users.push(name);
            }
        }
        at += 1;
    }
    users.iter().map(|name| format!("{name}::")).collect()
}

/// The references of a file, against the expected outputs and against the programs.
fn of_reference(file: &str) -> Vec<Step> {
    let text = read(file);
    let mut programs = all_programs();
    programs.retain(|program| text.contains(&format!("\"{program}\"")));
    let of = |program: String| {
        ["of_the_references", "small_positions"].map(|filter| {
            let mut step = Step::of(filter);
            step.program = Some(program.clone());
            step
        })
    };
    programs.into_iter().flat_map(of).collect()
}

/// The compiled tests, by what cargo says.
fn tests(copy: &Path, package: &str, which: &str) -> Result<Vec<PathBuf>, String> {
    let mut compile = cargo(copy);
    compile
        .args(["test", "--quiet", "--no-run", "--message-format=json"])
        .args(["--package", package])
        .args(match which {
            LIBRARY => vec!["--lib"],
            name => vec!["--test", name],
        });
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

/// What tests say of a mutant; nothing in the time that they have.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Said {
    Right,
    Nothing,
    Wrong,
}

/// The mutants that these tests do not notice. Tests in the library are run for two mutants at once; others write files,
/// and with two at once each would find those of the other.
fn survivors(
    copy: &Path,
    tests: &[PathBuf],
    in_library: bool,
    step: &Step,
    mutants: Vec<Mutant>,
) -> Result<Vec<Mutant>, String> {
    let empty = copy.join("empty");
    fs::write(&empty, "").map_err(|error| error.to_string())?;
    let only = step
        .program
        .as_ref()
        .map(|program| format!("ONE={program}"));
    let only = only.unwrap_or_default();
    let threads = if in_library { "--test-threads=1" } else { "" };
    let ran = |number: u32, seconds: f64| -> Result<(Said, f64), String> {
        // Each run has a folder of its own for what it prints.
        let folder = copy.join(format!("run-{:?}", thread::current().id()));
        fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        let (mut said, mut most): (Said, f64) = (Said::Right, 0.0);
        for test in tests {
            let command = format!(
                "cd '{}' && export ANEW=1 PROGRAMS='{}' MUTANT={number} {}; exec '{}' {threads} {}",
                copy.display(),
                path(&step.programs).display(),
                only,
                test.display(),
                step.filter,
            );
            let limits = Limits {
                seconds,
                kilobytes: 3 << 20,
            };
            let command = ["sh".to_string(), "-c".to_string(), command];
            let run = run(&command, &empty, &folder, &limits).map_err(|error| error.to_string())?;
            said = said.max(match run.ended {
                Ended::Well => Said::Right,
                Ended::OutOfTime | Ended::Asleep => Said::Nothing,
                _ => Said::Wrong,
            });
            most = most.max(run.seconds);
        }
        Ok((said, most))
    };
    // A busy machine may be too slow for a test once.
    let (mut said, mut slowest) = ran(0, 300.0)?;
    if said != Said::Right {
        (said, slowest) = ran(0, 300.0)?;
    }
    if said != Said::Right {
        return Err(format!("{tests:?} {} fails without a change", step.filter));
    }
    let most = 1.0 + 2.0 * slowest;
    let of = |mutant: &Mutant| ran(mutant.number, most).map(|ran| ran.0);
    let all = match in_library {
        true => each(&mutants, of),
        false => mutants.iter().map(of).collect(),
    };
    let mut left = Vec::new();
    for (mutant, said) in mutants.into_iter().zip(all) {
        // What is too slow even alone, with more time, is noticed.
        let said = match said? {
            Said::Nothing => ran(mutant.number, 2.0 * most)?.0,
            said => said,
        };
        if said == Said::Right {
            left.push(mutant);
        }
    }
    Ok(left)
}
