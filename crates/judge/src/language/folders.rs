//! The folders of a session.

use crate::confine::{Means, Rooms, View, Walls};
use crate::error::Error;
use grundy_lang::at;
use std::fs;
use std::path::{Path, PathBuf};

/// The folders of a session.
pub struct Folders {
    /// Where solutions are compiled.
    pub build: PathBuf,
    /// The folder of a run.
    pub own: PathBuf,
    /// An empty file.
    pub nothing: PathBuf,
    /// Where sessions keep what they found, which no solution sees.
    pub kept: Vec<PathBuf>,
    /// Files of the user's in a folder of these.
    pub theirs: Vec<PathBuf>,
    /// Where a compiler keeps what it compiled of its own libraries, from one session to the next.
    pub cache: PathBuf,
}

impl Folders {
    /// The folders of a session inside a new one.
    ///
    /// # Errors
    ///
    /// If they cannot be made: why.
    pub fn new(scratch: &Path, kept: Vec<PathBuf>, cache: PathBuf) -> Result<Folders, Error> {
        let (build, own) = (scratch.join("build"), scratch.join("own"));
        for folder in [&build, &own] {
            fs::create_dir_all(folder).map_err(at(folder))?;
        }
        let nothing = scratch.join("nothing");
        fs::write(&nothing, "").map_err(at(&nothing))?;
        Ok(Folders { build, own, nothing, kept, theirs: Vec::new(), cache })
    }

    pub fn walls(&self, means: Means, view: View) -> Walls {
        let kept = self.kept.clone();
        let theirs = self.theirs.clone();
        Walls {
            means,
            view,
            kept,
            theirs,
            stays: false,
            keeps: false,
            largest_file: LARGEST_FILE,
            rooms: Rooms::default(),
        }
    }
}

/// The most bytes of a file that a compiler or a solution writes.
const LARGEST_FILE: u64 = 256 << 20;

/// A copy of a source in the folder of the session.
pub fn copied(source: &[u8], name: &str, folders: &Folders) -> Result<String, Error> {
    let copy = folders.build.join(name);
    fs::write(&copy, source).map_err(at(&copy))?;
    Ok(copy.display().to_string())
}
