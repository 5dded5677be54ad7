//! Where the programs stand, their problems, and the theories of their games.

use crate::files::{names, natural};
use anyhow::Result;
use std::path::Path;

/// The folders of the crates with programs: the suite and the engine.
pub const CRATES: [&str; 2] = ["", "crates/engine/"];

/// All programs, in natural order.
///
/// # Errors
///
/// If a folder cannot be read.
pub fn programs(root: &Path) -> Result<Vec<String>> {
    let mut all = names(root, "src/bin", ".rs")?;
    if root.join("crates/engine/src/bin").exists() {
        all.extend(names(root, "crates/engine/src/bin", ".rs")?);
    }
    all.sort_by_key(|name| natural(name));
    Ok(all)
}

/// The folder of the crate with the program `name`, ending in a slash unless it is the root.
pub fn crate_of(root: &Path, name: &str) -> &'static str {
    if root.join(format!("crates/engine/src/bin/{name}.rs")).exists() {
        CRATES[1]
    } else {
        CRATES[0]
    }
}

/// The file of the program `name`.
pub fn source(root: &Path, name: &str) -> String {
    format!("{}src/bin/{name}.rs", crate_of(root, name))
}

/// Whether a program has a problem in `crates/problems`, which describes its input. The others read requests, and have
/// tests of their own.
pub fn has_problem(root: &Path, name: &str) -> bool {
    let file = name.replace('-', "_");
    root.join(format!("{PROBLEMS}/{file}.rs")).exists()
}

/// The folder of the problems.
pub const PROBLEMS: &str = "crates/problems/src/problems";

/// The folders of the library, one for each kind of game.
pub const KINDS: [&str; 4] = ["heaps", "rows", "graphs", "numbers"];

/// The file with the theory of a game, in a folder of its kind, or in the engine.
pub fn theory_file(root: &Path, game: &str) -> Option<String> {
    let kinds = KINDS.iter().map(|kind| format!("src/{kind}/{game}"));
    let files = kinds.chain([format!("crates/engine/src/{game}")]);
    let mut files = files.flat_map(|file| [format!("{file}.rs"), format!("{file}/mod.rs")]);
    files.find(|file| root.join(file).exists())
}
