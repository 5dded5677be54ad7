//! What the tests share: the programs, their golden cases, and how one is run.

// Tests run on the current compiler only.
#![allow(dead_code, clippy::incompatible_msrv)]

pub mod damage;
pub mod format;
pub mod formats;
pub mod random;

use std::env;
use std::fs;
use std::io::Write;
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Once;
use std::thread;

/// A path from the folder of the package `grundy`, whichever package these tests are built in.
pub fn path(of: &str) -> PathBuf {
    let mut folders = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    let folder = folders.find(|folder| folder.join("testdata").is_dir());
    folder.expect("no folder with testdata").join(of)
}

/// Whether the programs are the package's: with the engine, arguments, and the places of faults.
/// Those of the small build and the submissions are not.
pub const IS_PACKAGE: bool = cfg!(feature = "large");

/// Whether `errors` is one line of `program` and, if it is the package's, just `expected`.
pub fn is_told(program: &str, errors: &str, expected: &str) -> bool {
    let is_line = errors.starts_with(&format!("{}: ", program)) && errors.lines().count() == 1;
    is_line && (!IS_PACKAGE || errors == expected)
}

/// The names in a folder that end in `ending`, without it, sorted.
pub fn names(folder: &Path, ending: &str) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{:?}: {}", folder, error));
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter_map(|name| name.strip_suffix(ending).map(str::to_string))
        .collect();
    names.sort();
    names
}

/// The programs that there are with the feature `large` only.
pub const LARGE: [&str; 3] = ["octal", "octal-period", "pattern"];

/// The programs that read requests, not numbers: no format says what they read, and they have a test of
/// their own, which is their twin.
pub const OF_REQUESTS: [&str; 1] = ["pattern"];

/// The programs, by listing: all, or the one that the environment's `ONE` names (`make one`).
pub fn programs() -> Vec<String> {
    let mut programs = all_programs();
    if let Ok(one) = env::var("ONE") {
        assert!(
            programs.contains(&one),
            "no program {}: write it in src/bin",
            one
        );
        programs.retain(|program| *program == one);
    }
    programs
}

/// All programs, by listing.
pub fn all_programs() -> Vec<String> {
    small_if_small(names(&path("src/bin"), ".rs"))
}

/// Those of `names` that are not of programs which this build lacks.
pub fn small_if_small(mut names: Vec<String>) -> Vec<String> {
    names.retain(|name| IS_PACKAGE || !LARGE.contains(&name.as_str()));
    names
}

/// What `of` gives for each of `programs`, two at a time, as they come.
///
/// Not more: a judge's limits would not hold for a machine with more to do than it can.
pub fn two_at_a_time<T: Send>(programs: &[String], of: impl Fn(&str) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let some = || {
        let mut done = Vec::new();
        while let Some(program) = programs.get(next.fetch_add(1, Ordering::Relaxed)) {
            done.push(of(program));
        }
        done
    };
    thread::scope(|scope| {
        let other = scope.spawn(some);
        let mut all = some();
        match other.join() {
            Ok(done) => all.extend(done),
            Err(panic) => resume_unwind(panic),
        }
        all
    })
}

/// Fails with all that is wrong with the programs, which `of` says of each.
pub fn assert_right(programs: &[String], of: impl Fn(&str) -> Vec<String> + Sync) {
    const SHOWN: usize = 6;
    let mut wrong = two_at_a_time(programs, of).concat();
    let more = wrong.len().saturating_sub(SHOWN);
    wrong.truncate(SHOWN);
    if more > 0 {
        wrong.push(format!("and {more} more"));
    }
    assert!(wrong.is_empty(), "\n\n{}\n", wrong.join("\n\n"));
}

/// Where an output is not the expected one: the line, what it should be, and what it is.
pub fn difference(expected: &str, seen: &str) -> Option<String> {
    if expected == seen {
        return None;
    }
    let (mut lines, mut others) = (expected.split_inclusive('\n'), seen.split_inclusive('\n'));
    for line in 1.. {
        let said = |line: Option<&str>| match line {
            None => "the end".to_string(),
            Some(text) if text.len() > 80 => format!("{:?}...", &text[..80]),
            Some(text) => format!("{text:?}"),
        };
        let (expected, seen) = (lines.next(), others.next());
        if expected != seen {
            return Some(format!(
                "line {line} of the output: expected {}, seen {}",
                said(expected),
                said(seen)
            ));
        }
    }
    unreachable!()
}

/// The command that runs `program` on `input` once more.
pub fn again(program: &str, input: &[u8]) -> String {
    let root = path("");
    let shown = |file: &Path| {
        file.strip_prefix(&root)
            .unwrap_or(file)
            .display()
            .to_string()
    };
    let program = shown(&binary(program));
    if input.len() <= 200 {
        let escaped = input.iter().map(|&byte| match byte {
            b'\n' => "\\n".to_string(),
            b'\\' | b'%' | b'\'' => format!("\\{byte:03o}"),
            b' '..=b'~' => char::from(byte).to_string(),
            _ => format!("\\{byte:03o}"),
        });
        return format!("    printf '{}' | {program}", escaped.collect::<String>());
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let file = folder.join(format!("{}.in", program.replace('/', "-")));
    fs::write(&file, input).unwrap();
    format!("    {program} < {}", shown(&file))
}

/// The golden cases of a program: name, input, output. Those without an output are for `lists.rs` to tell.
pub fn cases(program: &str) -> Vec<(String, Vec<u8>, Vec<u8>)> {
    let folder = path("testdata").join(program);
    let read = |case: &str, ending: &str| fs::read(folder.join(format!("{case}{ending}"))).ok();
    let case = |case: String| Some((case.clone(), read(&case, ".in")?, read(&case, ".out")?));
    names(&folder, ".in").into_iter().filter_map(case).collect()
}

/// The published sample of a program, its input and its output, or `None` if one of them is missing.
pub fn sample(program: &str) -> Option<(Vec<u8>, Vec<u8>)> {
    let folder = path("testdata").join(program);
    let read = |ending: &str| fs::read(folder.join("sample").with_extension(ending)).ok();
    Some((read("in")?, read("out")?))
}

/// The compiled program: of this package, of the folder that the environment's `PROGRAMS` names
/// (`make one`), or else the submission.
pub fn binary(program: &str) -> PathBuf {
    match (
        option_env!("CARGO_BIN_EXE_poj1067"),
        env::var_os("PROGRAMS"),
    ) {
        (Some(file), _) => Path::new(file).with_file_name(program),
        (None, Some(folder)) => path("").join(folder).join(program),
        (None, None) => submissions().join(program),
    }
}

/// A folder with the submissions, each beside its source, compiled with `-O`.
pub fn submissions() -> PathBuf {
    static COMPILED: Once = Once::new();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("submissions");
    COMPILED.call_once(|| {
        // The package has no such program: it never comes here.
        let mut command = Command::new(option_env!("CARGO_BIN_EXE_submit").unwrap_or_default());
        command.arg("--compile").arg(&folder).current_dir(path(""));
        command.args(env::var_os("ONE"));
        let output = command.output().unwrap();
        assert!(output.status.success(), "{}", text(&output.stderr));
    });
    folder
}

/// Runs a command on `input`, which may be left unread.
pub fn feed(command: &mut Command, input: &[u8]) -> Output {
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command
        .spawn()
        .unwrap_or_else(|error| panic!("{:?}: {}", command, error));
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = thread::spawn(move || {
        // A program may end before it has read all.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

/// Runs a program on `input`.
pub fn run(program: &str, input: &[u8]) -> Output {
    feed(&mut Command::new(binary(program)), input)
}

/// Text of some bytes, for messages and comparisons.
pub fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}
