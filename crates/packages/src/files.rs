//! The files of a package for each system, in its folder and in its archive.

use crate::package::{Contents, Package};
use crate::system::System;
use crate::{dmoj, fps, hydro, kattis, Error};

impl Package {
    /// The files for a system.
    pub fn files(&self, system: System) -> Contents {
        match system {
            System::Kattis => kattis::files(self),
            System::DomJudge => kattis::older_files(self),
            System::Dmoj => dmoj::files(self),
            System::Hydro => hydro::files(self),
            System::Fps => fps::files(self),
        }
    }

    /// Whether a system can have all of the package.
    ///
    /// # Errors
    ///
    /// What it cannot have.
    pub fn check(&self, system: System) -> Result<(), Error> {
        match system {
            System::Fps => fps::check(self),
            _ => Ok(()),
        }
    }

    /// The path in the archive of one of these files; `None` if the archive does not have it.
    pub fn in_archive(&self, system: System, path: &str) -> Option<String> {
        match system {
            System::Dmoj => path.strip_prefix(dmoj::CASES).map(str::to_string),
            System::DomJudge => Some(path.to_string()),
            // It has no archive.
            System::Fps => None,
            // One folder with the files.
            System::Kattis | System::Hydro => Some(format!("{}/{path}", self.id)),
        }
    }

    /// Whether one of these files stands in the package's folder. DMOJ's archive has only the cases, and its folder only
    /// the others.
    pub fn in_folder(&self, system: System, path: &str) -> bool {
        system != System::Dmoj || !path.starts_with(dmoj::CASES)
    }
}
