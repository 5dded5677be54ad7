//! The catalogue: the headers of the programs, from which every table is made, and what the tools that go through all
//! programs share.
//!
//! | file | what it has |
//! |---|---|
//! | `header` | the header of a program |
//! | `judges` | the judges, from `judges.txt` |
//! | `method` | the method that a judge without standard input calls |
//! | `modules` | the programs as modules of one crate |
//! | `theory` | the theory of a game, from its file of the library |
//! | `chinese` | `crates/page/zh.txt`, and the names of README.zh.md |
//! | `find` | a search for a program by its judge's number |
//! | `tables` | the tables in `docs` and in the READMEs |
//! | `new` | the files of a new program |
//! | `left` | what is left to do |
//! | `stamp` | stamps of work that need not be repeated |

#![allow(missing_docs)] // of what its name says

pub mod chinese;
pub mod find;
pub mod header;
pub mod judges;
pub mod left;
pub mod method;
pub mod modules;
pub mod new;
pub mod stamp;
pub mod tables;
pub mod theory;

use header::{header, Header};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::{env, fs, io};

/// The folder of the package `grundy`: the checkout in which this command was compiled, or else the one in which it is
/// called. So a copied or renamed folder is found too.
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

/// The files of a checkout that a command contains.
pub trait Packed: Sync {
    fn read(&self, file: &str) -> Option<Vec<u8>>;

    /// The names in a folder.
    fn names(&self, folder: &str) -> Vec<String>;
}

static PACKED: OnceLock<&'static dyn Packed> = OnceLock::new();

/// Makes the functions below use these files for any folder.
pub fn use_packed(files: &'static dyn Packed) {
    let _ = PACKED.set(files);
}

/// The arguments of this process.
///
/// # Errors
///
/// If one is not UTF-8: which.
pub fn arguments() -> Result<Vec<String>, String> {
    let word = |(at, word): (usize, OsString)| {
        word.into_string().map_err(|word| format!("argument {at} is not UTF-8: {word:?}"))
    };
    env::args_os().enumerate().skip(1).map(word).collect()
}

/// The bytes of a file of the package.
///
/// # Errors
///
/// If it cannot be read.
pub fn bytes(root: &Path, file: &str) -> io::Result<Vec<u8>> {
    match PACKED.get() {
        Some(packed) => packed.read(file).ok_or(io::ErrorKind::NotFound.into()),
        None => fs::read(root.join(file)),
    }
}

fn exists(root: &Path, file: &str) -> bool {
    match PACKED.get() {
        Some(packed) => packed.read(file).is_some() || !packed.names(file).is_empty(),
        None => root.join(file).exists(),
    }
}

/// Whether a program has a problem in `trial`, which describes its input. The others read requests, and have tests of
/// their own.
pub fn has_problem(root: &Path, name: &str) -> bool {
    let file = name.replace('-', "_");
    exists(root, &format!("{PROBLEMS}/{file}.rs"))
}

/// The folder of the problems.
pub const PROBLEMS: &str = "crates/problems/src/problems";

/// The text of a file of the package.
///
/// # Errors
///
/// If it cannot be read: which, and why.
pub fn read(root: &Path, file: &str) -> Result<String, String> {
    let said = |error: &dyn std::fmt::Display| format!("{file}: {error}");
    let bytes = bytes(root, file).map_err(|error| said(&error))?;
    String::from_utf8(bytes).map_err(|error| said(&error))
}

/// The names in a folder of the package that end in `ending`, without it, in natural order.
///
/// # Errors
///
/// If it cannot be read: which, and why.
pub fn names(root: &Path, folder: &str, ending: &str) -> Result<Vec<String>, String> {
    let all: Vec<String> = match PACKED.get() {
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

/// The folders of the packages with programs: the suite and the engine.
pub const PACKAGES: [&str; 2] = ["", "crates/engine/"];

/// All programs, in natural order.
///
/// # Errors
///
/// If a folder cannot be read.
pub fn programs(root: &Path) -> Result<Vec<String>, String> {
    let mut all = names(root, "src/bin", ".rs")?;
    if exists(root, "crates/engine/src/bin") {
        all.extend(names(root, "crates/engine/src/bin", ".rs")?);
    }
    all.sort_by_key(|name| natural(name));
    Ok(all)
}

/// The folder of the package with the program `name`, ending in a slash unless it is the root.
pub fn package(root: &Path, name: &str) -> &'static str {
    if exists(root, &format!("crates/engine/src/bin/{name}.rs")) {
        PACKAGES[1]
    } else {
        PACKAGES[0]
    }
}

/// The file of the program `name`.
pub fn source(root: &Path, name: &str) -> String {
    format!("{}src/bin/{name}.rs", package(root, name))
}

/// The headers of all programs, by name.
///
/// # Errors
///
/// All errors in them, a line for each.
pub fn headers(root: &Path) -> Result<Vec<Header>, String> {
    let (headers, wrong) = all_headers(root)?;
    if wrong.is_empty() {
        Ok(headers)
    } else {
        Err(wrong.join("\n"))
    }
}

/// The correct headers, and the errors in the others.
///
/// # Errors
///
/// If a file cannot be read.
pub fn all_headers(root: &Path) -> Result<(Vec<Header>, Vec<String>), String> {
    let (mut headers, mut wrong) = (Vec::new(), Vec::new());
    for name in programs(root)? {
        let file = source(root, &name);
        let read = header(&file, &read(root, &file)?).and_then(|header| {
            if is_game(root, &header.game) {
                return Ok(header);
            }
            Err(format!(
                "{file}: `Game:    {}`: there is no file {}.rs in a folder of src; write the name of the \
                 theory's file, or `its own`, then `make tables`",
                header.game, header.game
            ))
        });
        match read {
            Ok(header) => headers.push(header),
            Err(what) => wrong.push(what),
        }
    }
    Ok((headers, wrong))
}

/// Whether a name is that of a file of the library, or [`header::ITS_OWN`].
pub fn is_game(root: &Path, game: &str) -> bool {
    game == header::ITS_OWN || theory_file(root, game).is_some()
}

/// The folders of the library, one for each kind of game.
pub const KINDS: [&str; 4] = ["heaps", "rows", "graphs", "numbers"];

/// The file with the theory of a game, in a folder of its kind, or in the engine.
pub fn theory_file(root: &Path, game: &str) -> Option<String> {
    let kinds = KINDS.iter().map(|kind| format!("src/{kind}/{game}"));
    let files = kinds.chain([format!("crates/engine/src/{game}")]);
    let mut files = files.flat_map(|file| [format!("{file}.rs"), format!("{file}/mod.rs")]);
    files.find(|file| exists(root, file))
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
