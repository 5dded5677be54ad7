//! What this command writes for people, and only that, it replaces and removes.
//!
//! A folder of ours has a mark: a file with the names of all that was written there. Whatever else lies in the folder
//! is the user's, and stays. A folder that is neither empty nor marked is refused, and so is a link. A single file is
//! replaced only if it says that we wrote it, or if the user asks for it.
//!
//! Checked: `crates/cli/tests/grundy/owned.rs`, every command that writes, among files of the user's own.

use crate::error::{Error, Refusal};
use crate::path::whole;
use crate::removal::remove_tree;
use grundy_lang::at;
use std::collections::BTreeSet;
use std::fs::{self, File, FileType, OpenOptions};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Component, Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The file that marks a folder. Nobody else's file begins so.
const MARK: &str = ".grundy";
const FIRST_LINE: &str =
    "# grundy wrote the files named below: it replaces and removes these and no others\n";

fn refused(path: &Path, why: Refusal) -> Error {
    Error::Refused { path: path.to_path_buf(), why }
}

/// The type of what is at a path, without following a link; `None` if nothing is.
fn kind(path: &Path) -> Result<Option<FileType>, Error> {
    match fs::symlink_metadata(path) {
        Ok(found) => Ok(Some(found.file_type())),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(at(path)(error).into()),
    }
}

/// More bytes than any file that we write.
const LARGEST: u64 = 64 << 20;

/// A folder for what we write, locked against other sessions as long as this value lives.
pub struct Owned {
    folder: PathBuf,
    mark: File,
    names: BTreeSet<String>,
}

impl Owned {
    /// Whether a folder may be taken: it is new, empty, or marked as ours. Returns whether it holds something of ours.
    /// Nothing is written.
    ///
    /// # Errors
    ///
    /// If it is none of these, or a link: why.
    pub fn look(folder: &Path) -> Result<bool, Error> {
        let folder = &plain(folder);
        let mark = folder.join(MARK);
        match kind(folder)? {
            None => return Ok(false),
            Some(kind) if kind.is_symlink() => {
                return Err(refused(folder, Refusal::LinkForFolder));
            }
            Some(kind) if !kind.is_dir() => return Err(refused(folder, Refusal::NotAFolder)),
            Some(_) => {}
        }
        match kind(&mark)? {
            None => {
                let mut inside = fs::read_dir(folder).map_err(at(folder))?;
                inside.next().map_or(Ok(false), |_| Err(refused(folder, Refusal::Theirs)))
            }
            Some(kind) if kind.is_file() => {
                let mut text = String::new();
                let read =
                    File::open(&mark).and_then(|mark| mark.take(LARGEST).read_to_string(&mut text));
                read.map_err(at(&mark))?;
                // An interrupted session may have left it empty.
                if !text.is_empty() && !text.starts_with(FIRST_LINE) {
                    return Err(refused(folder, Refusal::Theirs));
                }
                Ok(text.lines().count() > 1)
            }
            Some(_) => Err(refused(folder, Refusal::Theirs)),
        }
    }

    /// Takes a folder that is new, empty, or marked as ours.
    ///
    /// # Errors
    ///
    /// As [`Owned::look`]; or if it is in use by another session, or cannot be written: why.
    pub fn take(folder: &Path) -> Result<Owned, Error> {
        Owned::look(folder)?;
        let folder = &plain(folder);
        let mark = folder.join(MARK);
        fs::create_dir_all(folder).map_err(at(folder))?;
        let file = match kind(&mark)? {
            None => new(&mark),
            Some(_) => OpenOptions::new().read(true).write(true).open(&mark),
        };
        let mut owned = Owned {
            mark: file.map_err(at(&mark))?,
            folder: folder.to_path_buf(),
            names: BTreeSet::new(),
        };
        if owned.mark.try_lock().is_err() {
            return Err(refused(folder, Refusal::InUse));
        }
        let mut text = String::new();
        owned.mark.read_to_string(&mut text).map_err(at(&mark))?;
        if text.is_empty() {
            owned.append(FIRST_LINE)?;
        }
        let names = text.lines().skip(1).filter(|name| is_inside(name));
        owned.names = names.map(str::to_string).collect();
        Ok(owned)
    }

    /// The path of something in this folder.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Refuses names that are taken by files of the user's.
    ///
    /// # Errors
    ///
    /// The first such file.
    pub fn check(&self, name: &str) -> Result<(), Error> {
        if let Some(way) = self.barrier(name)? {
            return Err(refused(&way, Refusal::InTheWay));
        }
        let file = self.path(name);
        match kind(&file)? {
            Some(_) if !self.names.contains(name) => Err(refused(&file, Refusal::WouldBeReplaced)),
            Some(kind) if kind.is_dir() => Err(refused(&file, Refusal::IsAFolder)),
            _ => Ok(()),
        }
    }

    /// The first part of the way to a name that is there and is no folder, such as a link to another folder.
    fn barrier(&self, name: &str) -> Result<Option<PathBuf>, Error> {
        let mut way = self.folder.clone();
        for part in Path::new(name).parent().into_iter().flat_map(Path::components) {
            way.push(part);
            if kind(&way)?.is_some_and(|kind| !kind.is_dir()) {
                return Ok(Some(way));
            }
        }
        Ok(None)
    }

    /// Writes a file: anew beside, then renamed. `name` may have folders, separated by `/`.
    ///
    /// # Errors
    ///
    /// If a file of the user's has the name, or it cannot be written: why.
    pub fn put(&mut self, name: &str, bytes: impl AsRef<[u8]>) -> Result<(), Error> {
        self.check(name)?;
        let file = self.path(name);
        if let Some(parent) = file.parent() {
            fs::create_dir_all(parent).map_err(at(parent))?;
        }
        // What is written is named before, so that an interrupted session leaves nothing unnamed.
        if self.names.insert(name.to_string()) {
            self.append(&format!("{name}\n"))?;
        }
        replace(&file, bytes.as_ref())
    }

    /// Removes all that we wrote, and the folders that are empty then.
    ///
    /// # Errors
    ///
    /// If something cannot be removed: why.
    pub fn clear(&mut self) -> Result<(), Error> {
        let mut folders = BTreeSet::new();
        for name in &self.names {
            let file = self.path(name);
            if self.barrier(name)?.is_some() {
                continue; // What lies behind a link is not what we wrote.
            }
            if kind(&file)?.is_some_and(|kind| !kind.is_dir()) {
                fs::remove_file(&file).map_err(at(&file))?;
            }
            let inside = Path::new(name).ancestors().skip(1);
            folders.extend(inside.filter(|path| *path != Path::new("")).map(Path::to_path_buf));
        }
        // The innermost first. What is not empty stays.
        for folder in folders.iter().rev() {
            let _ = fs::remove_dir(self.folder.join(folder));
        }
        self.names.clear();
        let mark = self.mark.set_len(FIRST_LINE.len() as u64);
        Ok(mark.map_err(at(self.path(MARK)))?)
    }

    /// What lies in this folder and is not ours.
    pub fn theirs(&self) -> Vec<PathBuf> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let is_theirs = |entry: &fs::DirEntry| {
            let name = entry.file_name().to_string_lossy().into_owned();
            name != MARK && !self.names.contains(&name)
        };
        entries.filter(is_theirs).map(|entry| entry.path()).collect()
    }

    fn append(&mut self, text: &str) -> Result<(), Error> {
        let end = self.mark.seek(SeekFrom::End(0)).map(drop);
        let written = end.and_then(|()| self.mark.write_all(text.as_bytes()));
        Ok(written.map_err(at(self.path(MARK)))?)
    }
}

/// A path without a slash or a point at its end, which would follow a link.
fn plain(folder: &Path) -> PathBuf {
    folder.components().collect()
}

/// Whether a name leads to nothing outside its folder, whatever a mark says.
fn is_inside(name: &str) -> bool {
    let mut parts = Path::new(name).components();
    !name.is_empty() && name != MARK && parts.all(|part| matches!(part, Component::Normal(_)))
}

/// A new file, which did not exist; a link is not followed.
fn new(file: &Path) -> io::Result<File> {
    OpenOptions::new().read(true).write(true).create_new(true).open(file)
}

/// Writes a file beside `file`, then gives it its name. A link is replaced, not followed.
fn replace(file: &Path, bytes: &[u8]) -> Result<(), Error> {
    let mut name = file.file_name().unwrap_or_default().to_os_string();
    name.push(format!(".{}.new", process::id()));
    let beside = file.with_file_name(name);
    let written = new(&beside).and_then(|mut beside| beside.write_all(bytes));
    let done = written.and_then(|()| fs::rename(&beside, file));
    if done.as_ref().is_err_and(|error| error.kind() != ErrorKind::AlreadyExists) {
        let _ = fs::remove_file(&beside);
    }
    Ok(done.map_err(at(file))?)
}

/// Writes a single file, which the user named. A device or a pipe is written as it is; another file is replaced if
/// `is_ours` says so of its bytes, or if `force` is given; a link never is.
///
/// # Errors
///
/// If it is not replaced, or cannot be written: why.
pub fn write_file(
    file: &Path,
    bytes: &[u8],
    is_ours: impl Fn(&[u8]) -> bool,
    force: bool,
) -> Result<(), Error> {
    check_file(file, is_ours, force)?;
    match fs::metadata(file) {
        Ok(found) if !found.is_file() || file.starts_with("/dev") => {
            let opened = OpenOptions::new().write(true).open(file);
            Ok(opened.and_then(|mut it| it.write_all(bytes)).map_err(at(file))?)
        }
        _ => replace(file, bytes),
    }
}

/// Whether [`write_file`] would write this file: the same errors, before any work.
///
/// # Errors
///
/// As [`write_file`].
pub fn check_file(file: &Path, is_ours: impl Fn(&[u8]) -> bool, force: bool) -> Result<(), Error> {
    let Some(kind) = kind(file)? else {
        return Ok(());
    };
    if file.starts_with("/dev") {
        return Ok(()); // such as /dev/stdout, a link to whatever that is
    }
    if kind.is_symlink() {
        return Err(refused(file, Refusal::LinkForFile));
    }
    if kind.is_dir() {
        return Err(refused(file, Refusal::FolderForFile));
    }
    if kind.is_file() && !force {
        let mut bytes = Vec::new();
        let read = File::open(file).and_then(|file| file.take(LARGEST).read_to_end(&mut bytes));
        read.map_err(at(file))?;
        if !is_ours(&bytes) {
            return Err(refused(file, Refusal::IsThere));
        }
    }
    Ok(())
}

/// A folder for files that are read and written while something runs. It is new, nobody else may enter it, and it goes
/// with this value, whatever is in it.
pub struct Scratch(PathBuf);

impl Scratch {
    /// # Errors
    ///
    /// If no folder can be made in the system's folder for such files: why.
    pub fn new() -> Result<Scratch, Error> {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let all = std::env::temp_dir();
        loop {
            let count = COUNT.fetch_add(1, Ordering::Relaxed);
            let folder = all.join(format!("grundy-{}-{count}", process::id()));
            match private(&folder) {
                Ok(()) => return Ok(Scratch(whole(&folder).unwrap_or(folder))),
                Err(error) if error.kind() == ErrorKind::AlreadyExists && count < 1000 => {}
                Err(error) => return Err(at(&folder)(error).into()),
            }
        }
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

/// Makes a folder that nobody else may enter.
fn private(folder: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt;
        fs::DirBuilder::new().mode(0o700).create(folder)
    }
    #[cfg(not(unix))]
    fs::create_dir(folder)
}

impl Drop for Scratch {
    fn drop(&mut self) {
        remove_tree(&self.0);
    }
}
