//! All programs as modules, for `wasm/exports.rs`, and a list of them.

use grundy_catalogue::{names, read};
use std::fmt::Write;
use std::path::Path;

/// The source: a module a program, and `PROGRAMS` with the name and `solve` of each.
///
/// # Errors
///
/// If a file cannot be read.
pub fn programs(root: &Path) -> Result<String, String> {
    let (mut modules, mut list) = (String::new(), String::new());
    for name in names(root, "src/bin", ".rs")? {
        let source = read(root, &format!("src/bin/{name}.rs"))?;
        // A header is not taken within a module, and `solve` is private.
        let lines = source.lines().filter(|line| !line.starts_with("//!"));
        let text: String = lines.flat_map(|line| [line, "\n"]).collect();
        let text = text.replacen("\nfn solve(", "\npub fn solve(", 1);
        let module = name.replace('-', "_");
        let _ = writeln!(modules, "#[allow(dead_code)]\nmod {module} {{\n{text}}}");
        let _ = writeln!(list, "    ({name:?}, {module}::solve),");
    }
    Ok(format!(
        "{modules}const PROGRAMS: &[(&str, Solve)] = &[\n{list}];\n"
    ))
}
