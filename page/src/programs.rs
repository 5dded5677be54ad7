//! All programs as modules, for `wasm/exports.rs`, and a list of them.

use grundy_catalogue::modules::modules;
use std::fmt::Write;
use std::path::Path;

/// The source: a module a program, and `PROGRAMS` with the name and `solve` of each.
///
/// # Errors
///
/// If a file cannot be read.
pub fn programs(root: &Path) -> Result<String, String> {
    let modules = modules(root, &[], "")?;
    let mut list = String::new();
    for (name, module) in modules.names {
        let _ = writeln!(list, "    ({name:?}, {module}::solve),");
    }
    let text = modules.text;
    Ok(format!(
        "{text}const PROGRAMS: &[(&str, Solve)] = &[\n{list}];\n"
    ))
}
