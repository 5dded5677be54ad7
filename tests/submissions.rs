//! The files for the judges: every one of them compiled as judges compile, and run as judges run.

mod common;

use common::{cases, feed, path, text, two_at_a_time};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// What a judge allows at least for the source.
const MOST_BYTES: usize = 20_000;

/// Seconds of processor time for compiling with `-O`, as the strictest judge gives.
const COMPILE_SECONDS: u64 = 10;

/// The judge's memory in KB, taken as address space, and its seconds, as the line `Judged:` of the
/// program's help has them; 64 MB and 1 s where it has none.
fn limits(source: &str) -> (u64, u64) {
    let help = source.split("Judged:").nth(1).unwrap_or("");
    let judged = help.split("Input:").next().unwrap_or("");
    let words: Vec<&str> = judged
        .split(|c: char| c == ';' || c == ',' || c.is_whitespace())
        .collect();
    let before = |unit: &str| {
        let at = words.iter().position(|&word| word == unit)?;
        words[..at].last()?.parse::<u64>().ok()
    };
    let memory = before("KB").or_else(|| before("MB").map(|megabytes| megabytes << 10));
    (memory.unwrap_or(64 << 10), before("s").unwrap_or(1))
}

#[test]
fn limits_are_those_of_the_line_judged() {
    let of = |judged: &str| {
        limits(&format!(
            "Judged:  {}\nInput:   until the end: `1 s`.",
            judged
        ))
    };
    assert_eq!(
        of("POJ 1067 (no Rust there); 1 s, 10000 KB; a and b"),
        (10_000, 1)
    );
    assert_eq!(of("POJ 3537; 3 s, 64 MB; n from 3"), (64 << 10, 3));
    assert_eq!(of("n up to 1000."), (64 << 10, 1));
    assert_eq!(limits("Input: 5 s"), (64 << 10, 1));
}

/// The smallest stack that judges are known for, in KB.
const STACK: u64 = 256;

#[derive(Default)]
struct Done {
    bytes: usize,
    modules: usize,
    compilations: usize,
    cases: usize,
}

#[test]
fn every_submission_compiles_everywhere_and_answers_within_the_limits() {
    let list = Command::new(path("tools/submission"))
        .arg("--list")
        .output();
    let list = list.unwrap().stdout;
    let programs: Vec<String> = text(&list).lines().map(str::to_string).collect();
    let all = two_at_a_time(&programs, check);
    let sum = |count: fn(&Done) -> usize| all.iter().map(count).sum::<usize>();
    println!(
        "{} submissions of up to {} bytes: {} compilations, {} modules of which none can be left out, \
         {} golden cases within the judges' limits, and without -O within ten times their seconds",
        all.len(),
        all.iter().map(|done| done.bytes).max().unwrap_or(0),
        sum(|done| done.compilations),
        sum(|done| done.modules),
        sum(|done| done.cases),
    );
}

fn check(program: &str) -> Done {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("submissions");
    fs::create_dir_all(&folder).unwrap();
    let source = submission(program);
    let file = folder.join(format!("{}.rs", program));
    fs::write(&file, &source).unwrap();

    let whole = fs::read_to_string(path("src/bin").join(format!("{}.rs", program))).unwrap();
    assert!(source.contains(&whole), "{}: is not whole", program);
    assert!(
        source.len() < MOST_BYTES,
        "{}: {} bytes",
        program,
        source.len()
    );

    let library = &source[source.find("\nmod grundy {\n").unwrap()..];
    for line in library.lines().map(str::trim_start) {
        let surplus = ["///", "//!", "#[cfg(test)]"];
        let found = surplus.iter().any(|surplus| line.starts_with(surplus));
        assert!(!found, "{}: {}", program, line);
    }

    for edition in &["2015", "2018", "2021", "2024"] {
        let output = metadata(&file, edition);
        assert_quiet(&output, &format!("{}, edition {}", program, edition));
    }
    let modules = modules(&source);
    for (name, module) in &modules {
        let rest = folder.join(format!("{}-without-{}.rs", program, name));
        fs::write(&rest, source.replace(module.as_str(), "")).unwrap();
        let needed = !metadata(&rest, "2018").status.success();
        assert!(needed, "{}: the module {} is not used", program, name);
    }

    let quick = compile(&file, &["-O"], COMPILE_SECONDS);
    let checked = compile(&file, &[], 60);
    let cases = cases(program);
    let (memory, seconds) = limits(&whole);
    for (case, input, expected) in &cases {
        // Every case, for nobody knows which takes longest.
        let output = feed(&mut limited(&quick, memory, seconds, STACK), input);
        let how = format!("{} KB, {} s, a stack of {} KB", memory, seconds, STACK);
        assert_answers(&output, expected, &format!("{}/{}: {}", program, case, how));
        let output = feed(&mut limited(&checked, memory, 10 * seconds, STACK), input);
        assert_answers(
            &output,
            expected,
            &format!("{}/{}, without -O", program, case),
        );
    }
    Done {
        bytes: source.len(),
        modules: modules.len(),
        // Four editions, -O, and without.
        compilations: 6,
        cases: cases.len(),
    }
}

/// What the tool makes of a program.
fn submission(program: &str) -> String {
    let output = Command::new(path("tools/submission"))
        .arg(program)
        .output()
        .unwrap();
    assert_quiet(&output, program);
    text(&output.stdout)
}

/// The modules of a submission, each with its text.
fn modules(source: &str) -> Vec<(&str, String)> {
    let start = source.find("\nmod grundy {\n").unwrap();
    source[start..]
        .lines()
        .filter_map(|line| line.strip_prefix("} // mod "))
        .filter(|&name| name != "grundy")
        .map(|name| {
            let (first, last) = (
                format!("pub mod {} {{\n", name),
                format!("}} // mod {}\n", name),
            );
            let (from, to) = (source.find(&first).unwrap(), source.find(&last).unwrap());
            (name, source[from..to + last.len()].to_string())
        })
        .collect()
}

/// The compiler, for so many seconds of processor time.
fn rustc(seconds: u64) -> Command {
    let mut command = Command::new("sh");
    command
        .arg("-c")
        .arg(format!("ulimit -t {} && exec \"$0\" \"$@\"", seconds))
        .arg(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()))
        .args(["-D", "warnings"])
        // A judge has no cargo.
        .env_remove("CARGO_PKG_VERSION");
    command
}

/// Compiles as far as needed to see every error and warning but those of the linker.
fn metadata(file: &Path, edition: &str) -> Output {
    rustc(60)
        .args(["--edition", edition, "--emit", "metadata", "-o"])
        .arg(file.with_extension("rmeta"))
        .arg(file)
        .output()
        .unwrap()
}

/// Compiles as judges do, with no edition.
fn compile(file: &Path, flags: &[&str], seconds: u64) -> PathBuf {
    let binary = file.with_extension(if flags.is_empty() { "checked" } else { "quick" });
    let mut command = rustc(seconds);
    command.args(flags).arg("-o").arg(&binary).arg(file);
    let what = format!("{:?} {:?} in {} s", file, flags, seconds);
    assert_quiet(&command.output().unwrap(), &what);
    binary
}

fn limited(binary: &Path, memory: u64, seconds: u64, stack: u64) -> Command {
    let limits = format!(
        "ulimit -v {} && ulimit -t {} && ulimit -s {} && exec \"$0\"",
        memory, seconds, stack
    );
    let mut command = Command::new("sh");
    command.arg("-c").arg(limits).arg(binary);
    command
}

fn assert_quiet(output: &Output, what: &str) {
    let errors = text(&output.stderr);
    assert!(
        output.status.success() && errors.is_empty(),
        "{}: {}\n{}",
        what,
        output.status,
        errors
    );
}

fn assert_answers(output: &Output, expected: &[u8], what: &str) {
    assert_quiet(output, what);
    // Not assert_eq: a case may be a megabyte.
    assert!(output.stdout == expected, "{}: wrong output", what);
}

#[test]
fn only_programs_have_submissions() {
    for name in &["", "nim", "../lib", "no-such-program"] {
        let output = Command::new(path("tools/submission"))
            .arg(name)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(2), "{:?}", name);
        assert!(output.stdout.is_empty(), "{:?}", name);
    }
}
