//! The files of the checkout, or those that a command contains.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::{env, fs, io};

/// The root of the checkout: the one that has this command's file, or else the one in which it is called, or else the one
/// in which it was compiled. So a copied or renamed folder is found too. A command that contains its files
/// has a root that is no folder.
pub fn root() -> PathBuf {
    if PACKED.get().is_some() {
        return PathBuf::from(INSIDE);
    }
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

/// The files of a checkout that a command contains.
pub trait Packed: Sync {
    fn read(&self, file: &str) -> Option<Vec<u8>>;

    /// The names in a folder.
    fn names(&self, folder: &str) -> Vec<String>;
}

static PACKED: OnceLock<&'static dyn Packed> = OnceLock::new();

/// The root of the files that a command contains.
const INSIDE: &str = "(inside this command)";

/// Makes these files those of [`root`].
pub fn use_packed(files: &'static dyn Packed) {
    let _ = PACKED.set(files);
}

fn packed(root: &Path) -> Option<&'static dyn Packed> {
    PACKED.get().copied().filter(|_| root == Path::new(INSIDE))
}

/// The bytes of a file of the checkout.
///
/// # Errors
///
/// If it cannot be read.
pub fn bytes(root: &Path, file: &str) -> io::Result<Vec<u8>> {
    match packed(root) {
        Some(packed) => packed.read(file).ok_or(io::ErrorKind::NotFound.into()),
        None => fs::read(root.join(file)),
    }
}

pub fn exists(root: &Path, file: &str) -> bool {
    match packed(root) {
        Some(packed) => packed.read(file).is_some() || !packed.names(file).is_empty(),
        None => root.join(file).exists(),
    }
}

/// The text of a file of the checkout.
///
/// # Errors
///
/// If it cannot be read: which, and why.
pub fn read(root: &Path, file: &str) -> Result<String, String> {
    let said = |error: &dyn std::fmt::Display| format!("{file}: {error}");
    let bytes = bytes(root, file).map_err(|error| said(&error))?;
    String::from_utf8(bytes).map_err(|error| said(&error))
}

/// The names in a folder of the checkout that end in `ending`, without it, in natural order.
///
/// # Errors
///
/// If it cannot be read: which, and why.
pub fn names(root: &Path, folder: &str, ending: &str) -> Result<Vec<String>, String> {
    let all: Vec<String> = match packed(root) {
        Some(packed) => packed.names(folder),
        None => {
            let entries = fs::read_dir(root.join(folder));
            let entries = entries.map_err(|error| format!("{folder}: {error}"))?;
            entries.flatten().filter_map(|entry| entry.file_name().into_string().ok()).collect()
        }
    };
    let names = all.iter().filter_map(|name| name.strip_suffix(ending));
    let mut names: Vec<String> = names.map(str::to_string).collect();
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
