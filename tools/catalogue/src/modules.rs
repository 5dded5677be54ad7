//! All programs as the modules of one crate: for the page, and for fuzzing.

use crate::{names, read};
use std::path::Path;

/// Each program and its module, whose `solve` is public.
pub struct Modules {
    pub text: String,
    /// The names of program and module.
    pub names: Vec<(String, String)>,
}

/// The programs but for those in `without`; each module ends with the text `inside`.
///
/// # Errors
///
/// If a file cannot be read.
pub fn modules(root: &Path, without: &[&str], inside: &str) -> Result<Modules, String> {
    let mut all = Modules {
        text: String::new(),
        names: Vec::new(),
    };
    for name in names(root, "src/bin", ".rs")? {
        if without.contains(&&name[..]) {
            continue;
        }
        let source = read(root, &format!("src/bin/{name}.rs"))?;
        // A header is not taken within a module.
        let lines = source.lines().filter(|line| !line.starts_with("//!"));
        let text: String = lines.flat_map(|line| [line, "\n"]).collect();
        let text = text.replacen("\nfn solve(", "\npub fn solve(", 1);
        let module = name.replace('-', "_");
        all.text += &format!("#[allow(dead_code)]\nmod {module} {{\n{text}{inside}}}\n");
        all.names.push((name, module));
    }
    Ok(all)
}
