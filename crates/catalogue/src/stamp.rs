//! Stamps: work that has been done is not repeated until something that it depends on changes.
//!
//! A stamp is a file in `target/stamps` that holds a number for everything that went in and came out:
//! sources, the compiler, cases, limits, the tool or the test itself. To repeat everything, set `ANEW=1` in
//! the environment, or run `rm -r target/stamps`.

use anyhow::{Context, Result};
use std::collections::hash_map::DefaultHasher;
use std::env;
use std::fs;
use std::hash::Hasher;
use std::path::{Path, PathBuf};

/// Collects what a piece of work depends on.
#[derive(Clone)]
pub struct State(DefaultHasher);

impl State {
    /// Begins the state of one kind of work.
    pub fn of(kind: &str) -> State {
        let mut state = State(DefaultHasher::new());
        state.add(kind.as_bytes());
        state
    }

    /// Adds some bytes.
    pub fn add(&mut self, bytes: &[u8]) {
        self.0.write_usize(bytes.len());
        self.0.write(bytes);
    }

    /// Adds the contents of a file; a missing file differs from an empty one.
    pub fn add_file(&mut self, file: &Path) {
        match fs::read(file) {
            Ok(bytes) => self.add(&bytes),
            Err(_) => self.add(file.as_os_str().as_encoded_bytes()),
        }
    }

    /// Adds the names and contents of all files of a folder, if it exists.
    pub fn add_folder(&mut self, folder: &Path) {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
        files.sort();
        self.add(&files.len().to_le_bytes());
        for file in files {
            self.add(file.as_os_str().as_encoded_bytes());
            self.add_file(&file);
        }
    }

    /// A number for the whole state, in hexadecimal digits.
    pub fn number(&self) -> String {
        format!("{:016x}", self.0.finish())
    }

    /// Whether the stamp `name` matches this state and `ANEW` is not set.
    pub fn is_stamped(&self, root: &Path, name: &str) -> bool {
        env::var_os("ANEW").is_none()
            && fs::read_to_string(file(root, name)).is_ok_and(|found| found == self.number())
    }

    /// Writes the stamp `name`.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn stamp(&self, root: &Path, name: &str) -> Result<()> {
        let file = file(root, name);
        let folder = file.parent().unwrap_or(root);
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(&file, self.number()))
            .with_context(|| file.display().to_string())
    }
}

fn file(root: &Path, name: &str) -> PathBuf {
    root.join("target/stamps").join(name)
}

#[cfg(test)]
mod tests {
    use super::State;

    #[test]
    fn another_order_or_another_cut_is_another_state() {
        let of = |parts: &[&str]| {
            let mut state = State::of("test");
            for part in parts {
                state.add(part.as_bytes());
            }
            state.number()
        };
        let all = [&["ab", "c"][..], &["a", "bc"], &["c", "ab"], &["abc"], &[]];
        for (at, parts) in all.iter().enumerate() {
            assert_eq!(of(parts), of(parts));
            assert!(all[..at].iter().all(|others| of(others) != of(parts)));
        }
    }
}
