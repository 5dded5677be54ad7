//! The programs and their cases in the checkout, for tests and tools.

use crate::inputs::Golden;
use std::fs;
use std::path::PathBuf;

/// The path of a file, given from the root of the clone.
pub fn path(file: &str) -> PathBuf {
    grundy_catalogue::root().join(file)
}

/// The text of a file of the clone.
///
/// # Panics
///
/// If it cannot be read.
pub fn read(file: &str) -> &'static str {
    grundy_catalogue::read(&path(""), file).unwrap_or_else(|error| panic!("{error:#}"))
}

/// The names in a folder that end in `ending`, sorted and without the ending.
///
/// # Panics
///
/// If the folder cannot be read.
pub fn names(folder: &str, ending: &str) -> Vec<String> {
    let names = grundy_catalogue::names(&path(""), folder, ending);
    let mut names = names.unwrap_or_else(|error| panic!("{error:#}"));
    names.sort();
    names
}

/// All programs.
///
/// # Panics
///
/// If the folder of the programs cannot be read.
pub fn all_programs() -> Vec<String> {
    grundy_catalogue::programs(&path("")).unwrap_or_else(|error| panic!("{error:#}"))
}

/// The folder of the golden cases of a program.
pub fn testdata(program: &str) -> String {
    format!("{}testdata/{program}", grundy_catalogue::crate_of(&path(""), program))
}

/// The folder of the faulty inputs of a program.
pub fn faults(program: &str) -> String {
    format!("{}testdata/faults/{program}", grundy_catalogue::crate_of(&path(""), program))
}

/// The text of a program.
///
/// # Panics
///
/// If it cannot be read.
pub fn source(program: &str) -> &'static str {
    read(&grundy_catalogue::source(&path(""), program))
}

/// The golden cases of a program. Those without an output are left to the checks to report.
pub fn cases(program: &str) -> Vec<Golden> {
    let folder = testdata(program);
    let case = |name: String| {
        let read = |ending| fs::read(path(&format!("{folder}/{name}.{ending}"))).ok();
        let (input, output) = (read("in")?, read("out")?);
        Some(Golden { name, input, output })
    };
    let names = grundy_catalogue::names(&path(""), &folder, ".in").unwrap_or_default();
    names.into_iter().filter_map(case).collect()
}

/// The published sample of a program, its input and its output, or `None` if one of them is missing.
pub fn sample(program: &str) -> Option<(Vec<u8>, Vec<u8>)> {
    let file = |ending| format!("{}/sample.{ending}", testdata(program));
    let read = |ending| fs::read(path(&file(ending))).ok();
    Some((read("in")?, read("out")?))
}
