//! All programs as the modules of one crate, which runs them without starting a process: for the page and for fuzzing.

use crate::{programs, read, source};
use anyhow::Result;
use std::fmt::Write;
use std::path::Path;

/// The end of each module: the program from an input to an output, with its faults to a third; the result says
/// whether there were none, if the program goes on after a fault.
const OF_NUMBERS: &str = "
    io::answer(input, output, solve).map(|()| true)
";
const OF_REQUESTS: &str = "
    requests::answer(NAME, input, output, reports, solve)
";

/// The source of a list `PROGRAMS` of names and functions, and of the module of each program for which `is_wanted`
/// holds.
///
/// # Errors
///
/// If a file cannot be read.
pub fn modules(root: &Path, is_wanted: impl Fn(&str) -> bool) -> Result<String> {
    let mut list = String::new();
    let mut text = String::from(
        "/// A program: its input, its output, and where faults are reported that do not end it.
pub type Program = fn(
    Box<dyn std::io::Read>,
    Box<dyn std::io::Write>,
    Box<dyn std::io::Write>,
) -> std::io::Result<bool>;
",
    );
    for name in programs(root)?.iter().filter(|name| is_wanted(name)) {
        let program = read(root, &source(root, name))?;
        let (reports, inside) = if program.contains("use grundy_engine::requests::") {
            ("reports", OF_REQUESTS.replace("NAME", &format!("{name:?}")))
        } else {
            ("_", OF_NUMBERS.to_string())
        };
        // A header is not allowed inside a module.
        let lines = program.lines().filter(|line| !line.starts_with("//!"));
        let program: String = lines.flat_map(|line| [line, "\n"]).collect();
        let module = name.replace('-', "_");
        let _ = writeln!(
            text,
            "#[allow(dead_code)]
mod {module} {{
{program}
pub fn run_as_module(
    input: Box<dyn std::io::Read>,
    output: Box<dyn std::io::Write>,
    {reports}: Box<dyn std::io::Write>,
) -> std::io::Result<bool> {{{inside}}}
}}"
        );
        let _ = writeln!(list, "    ({name:?}, {module}::run_as_module),");
    }
    Ok(format!(
        "{text}\n/// The programs, by name.\npub const PROGRAMS: &[(&str, Program)] = &[\n{list}];\n"
    ))
}
