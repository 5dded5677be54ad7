//! The files for the judges: every one of them compiled as judges compile, and run as judges run.

#[path = "../../../tests/common/mod.rs"]
mod common;

use common::formats::format;
use common::{cases, feed, path, submissions, text, two_at_a_time};
use grundy_submit::judged::limits;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// Bytes of the largest submission, and of the largest of a closed form.
const MOST_BYTES: (usize, usize) = (26_000, 13_500);

/// The programs without a table, a graph or factoring.
const CLOSED_FORMS: [&str; 49] = [
    "abc297-g",
    "acwing891",
    "acwing892",
    "acwing894",
    "arc151-c",
    "cf1194d",
    "cf1451f",
    "cf15c",
    "cf603c",
    "cf768e",
    "cses1098",
    "cses1099",
    "cses1730",
    "cses2207",
    "cses2208",
    "fibonacci-nim",
    "hdu1846",
    "hdu1847",
    "hdu1850",
    "hdu1851",
    "hdu1907",
    "hdu2149",
    "hdu2176",
    "hdu2177",
    "hdu2516",
    "kattis-euclidsgame",
    "lightoj1247",
    "lightoj1253",
    "lightoj1296",
    "lightoj1401",
    "loj10241",
    "loj10242",
    "loj10245",
    "loj10246",
    "loj3324",
    "luogu-p1247",
    "luogu-p1290",
    "luogu-p2148",
    "luogu-p2197",
    "luogu-p2575",
    "luogu-p3480",
    "luogu-p4101",
    "luogu-p6487",
    "misere-nim",
    "poj1067",
    "poj1704",
    "poj2234",
    "row-tokens",
    "timus1180",
];

/// Seconds of processor time for compiling with `-O`, as the strictest judge gives.
const COMPILE_SECONDS: u64 = 10;

/// Of the largest inputs.
const SEED: u64 = 20_261_122;

/// Bytes of a submission that takes long to compile.
const LONG: usize = 20_000;

/// The smallest stack that judges are known for, in KB.
const STACK: u64 = 256;

struct Done {
    program: String,
    bytes: usize,
    lines: usize,
    compilations: usize,
    cases: usize,
}

#[test]
fn every_submission_compiles_everywhere_and_answers_within_the_limits() {
    let mut programs = common::programs();
    // What is missing is told by tests/lists.rs.
    programs.retain(|program| {
        let source = fs::read_to_string(path("src/bin").join(format!("{}.rs", program))).unwrap();
        format(program).is_some() && limits(&source).is_ok()
    });
    let all = two_at_a_time(&programs, check);
    let sum = |count: fn(&Done) -> usize| all.iter().map(count).sum::<usize>();
    if std::env::var_os("ONE").is_some() {
        return; // The rest is of all of them.
    }
    let mut sizes: Vec<(usize, usize)> = all
        .iter()
        .filter(|done| CLOSED_FORMS.contains(&done.program.as_str()))
        .map(|done| (done.bytes, done.lines))
        .collect();
    sizes.sort_unstable();
    assert_eq!(sizes.len(), CLOSED_FORMS.len());
    let most = |sizes: &[(usize, usize)]| sizes.iter().map(|size| size.0).max().unwrap();
    assert!(most(&sizes) < MOST_BYTES.1, "{:?}", sizes);
    let largest = all.iter().map(|done| done.bytes).max().unwrap();
    assert!(largest < MOST_BYTES.0, "{}", largest);
    println!(
        "{} submissions: {} compilations, {} golden cases within the judges' limits, and without -O \
         within ten times their seconds",
        all.len(),
        sum(|done| done.compilations),
        sum(|done| done.cases),
    );
    println!(
        "closed forms: {} bytes and {} lines in the middle, {} bytes at most; the largest of all has {}",
        sizes[sizes.len() / 2].0,
        sizes[sizes.len() / 2].1,
        most(&sizes),
        largest
    );
}

fn check(program: &str) -> Done {
    let quick = submissions().join(program);
    let file = quick.with_extension("rs");
    let source = fs::read_to_string(&file).unwrap();

    // First the program, unchanged but for what is said of the package.
    let whole = fs::read_to_string(path("src/bin").join(format!("{}.rs", program))).unwrap();
    let mut lines = source.lines();
    for line in whole.lines() {
        if lines.clone().next() == Some(line) {
            lines.next();
        } else {
            let said = line.starts_with("Package:") || line.starts_with("         ");
            assert!(said, "{}: {}", program, line);
        }
    }
    let library: Vec<&str> = lines.collect();
    for line in &library {
        let surplus = [
            "Checked",
            "```",
            "Package:",
            "#[cfg",
            "#[allow",
            "#![allow",
            "feature =",
        ];
        let found = surplus.iter().any(|surplus| line.contains(surplus));
        assert!(!found, "{}: {}", program, line);
    }
    assert!(library.contains(&"mod grundy {"), "{}", program);

    for edition in &["2015", "2018", "2021", "2024"] {
        let output = metadata(&file, edition);
        assert_quiet(&output, &format!("{}, edition {}", program, edition));
    }
    // The others take less time, and were compiled without a warning by `submissions`.
    if source.len() > LONG {
        let strict = file.with_extension("strict");
        compile(&file, &["-O", "-D", "warnings"], &strict, COMPILE_SECONDS);
    }
    let checked = file.with_extension("checked");
    compile(&file, &["-D", "warnings"], &checked, 60);
    let mut cases = cases(program);
    let (memory, seconds) = limits(&whole).unwrap();
    // As large as the judge allows. What is due is not known, only that it is the same without -O.
    let format = format(program).expect("a format: tests/lists.rs says where");
    let largest = format.largest(SEED).into_bytes();
    let output = feed(&mut limited(&quick, memory, seconds, STACK), &largest);
    assert_quiet(
        &output,
        &format!("{} on the largest input of its judge", program),
    );
    cases.push(("the largest input".to_string(), largest, output.stdout));
    for (case, input, expected) in &cases {
        // Every case, for nobody knows which takes longest.
        let output = feed(&mut limited(&quick, memory, seconds, STACK), input);
        let how = format!("{} KB, {} s, a stack of {} KB", memory, seconds, STACK);
        assert_answers(&output, expected, &format!("{}/{}: {}", program, case, how));
        let output = feed(&mut limited(&checked, memory, 10 * seconds, STACK), input);
        let how = format!("{}/{}, without -O", program, case);
        assert_answers(&output, expected, &how);
    }
    Done {
        program: program.to_string(),
        bytes: source.len(),
        lines: source.lines().count(),
        // Four editions, -O, and without.
        compilations: 6,
        cases: cases.len(),
    }
}

/// `make limits` runs the submissions on these.
#[test]
#[ignore = "writes files"]
fn write_the_largest_inputs() {
    let folder = path("target/limits");
    fs::create_dir_all(&folder).unwrap();
    for program in common::programs() {
        if let Some(format) = format(&program) {
            let largest = format.largest(SEED);
            fs::write(folder.join(program + ".in"), largest).unwrap();
        }
    }
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
fn compile(file: &Path, flags: &[&str], into: &Path, seconds: u64) {
    let mut command = rustc(seconds);
    command.args(flags).arg("-o").arg(into).arg(file);
    let what = format!("{:?} {:?} in {} s", file, flags, seconds);
    assert_quiet(&command.output().unwrap(), &what);
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
    for name in &["", "nim", "../lib", "octal", "no-such-program", "--all"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_submit"));
        let output = command.arg(name).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{:?}", name);
        assert_eq!(text(&output.stderr).lines().count(), 1, "{:?}", name);
        assert!(output.stdout.is_empty(), "{:?}", name);
    }
}

/// A submission says what is missing and what is too much by itself: it hides nothing from the lints.
#[test]
fn an_item_less_does_not_compile_and_one_more_is_refused() {
    if std::env::var_os("ONE").is_some() {
        return; // `make one` is for one program.
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("altered");
    fs::create_dir_all(&folder).unwrap();
    let file = submissions().join("poj1067.rs");
    let source = fs::read_to_string(file).unwrap();
    let refused = |name: &str, altered: String, said: &str| {
        assert_ne!(altered, source, "{}", name);
        let file = folder.join(name);
        fs::write(&file, altered).unwrap();
        let output = metadata(&file, "2021");
        let errors = text(&output.stderr);
        assert!(
            !output.status.success() && errors.contains(said),
            "{}",
            errors
        );
    };
    let is_below = "\n        #[inline]\n        fn is_below(";
    let start = source.find(is_below).unwrap();
    let end = start + source[start..].find("\n        }\n").unwrap() + "\n        }\n".len();
    let less = source[..start].to_string() + "\n" + &source[end..];
    refused("less.rs", less, "cannot find function `is_below`");
    let more = source.replacen(
        is_below,
        &format!("\n        fn more() {{}}{}", is_below),
        1,
    );
    refused("more.rs", more, "`more` is never used");
}
