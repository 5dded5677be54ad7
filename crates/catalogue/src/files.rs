//! The files of the checkout.

use anyhow::{Context, Result};
use grundy_lang::at;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::{env, fs};

/// The root of the checkout: the one that has this command's file, or else the one in which it is called, or else the one
/// in which it was compiled. So a copied or renamed folder is found too.
pub fn root() -> PathBuf {
    static ROOT: OnceLock<PathBuf> = OnceLock::new();
    let is_root =
        |folder: &&Path| folder.join("src/bin").is_dir() && folder.join("crates").is_dir();
    let above = |path: PathBuf| path.ancestors().find(is_root).map(Path::to_path_buf);
    let find = || {
        let places = [env::current_exe(), env::current_dir()];
        let found = places.into_iter().flatten().find_map(above);
        found.unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))
    };
    ROOT.get_or_init(find).clone()
}

/// The text of a file of the checkout. It stays in memory to the end of the process, which is short, so that what is
/// read of it may be slices, and stand in a static of the command.
///
/// # Errors
///
/// If it cannot be read: which, and why.
pub fn read(root: &Path, file: &str) -> Result<&'static str> {
    let bytes = fs::read(root.join(file)).map_err(at(file))?;
    Ok(String::from_utf8(bytes).with_context(|| file.to_string())?.leak())
}

/// The names in a folder of the checkout that end in `ending`, without it, in natural order.
///
/// # Errors
///
/// If it cannot be read: which, and why.
pub fn names(root: &Path, folder: &str, ending: &str) -> Result<Vec<String>> {
    let entries = fs::read_dir(root.join(folder)).map_err(at(folder))?;
    let all = entries.flatten().filter_map(|entry| entry.file_name().into_string().ok());
    let names = all.filter_map(|name| Some(name.strip_suffix(ending)?.to_string()));
    let mut names: Vec<String> = names.collect();
    names.sort_by_key(|name| natural(name));
    Ok(names)
}

/// A sorting key that puts `a9` before `a10`.
pub fn natural(text: &str) -> Vec<(String, u64)> {
    let (mut key, mut rest) = (Vec::new(), text);
    while !rest.is_empty() {
        let word = rest.find(|c: char| c.is_ascii_digit()).unwrap_or(rest.len());
        let digits = rest[word..].find(|c: char| !c.is_ascii_digit());
        let end = digits.map_or(rest.len(), |digits| word + digits);
        key.push((rest[..word].to_string(), rest[word..end].parse().unwrap_or(0)));
        rest = &rest[end..];
    }
    key
}
