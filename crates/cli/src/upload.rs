//! A package where its judge takes it from: a folder of its own, and its archive.

use crate::archive::{is_ours, zip};
use grundy_judge::owned::{check_file, write_file, Owned};
use grundy_packages::package::{id, Package};
use grundy_packages::system::System;
use std::path::{Path, PathBuf};

/// The place of a package. The archive lies beside its folder, or in it for DMOJ.
pub struct Upload {
    folder: PathBuf,
    archive: Option<PathBuf>,
}

impl Upload {
    /// The place of a program's package inside `folder`. Nothing is written yet.
    ///
    /// # Errors
    ///
    /// If a package is there and `force` is not given, or if what is there was not written by this command: why.
    pub fn look(
        program: &str,
        system: System,
        folder: &Path,
        force: bool,
    ) -> Result<Upload, String> {
        let id = id(program);
        let archive = (system != System::Dmoj).then(|| folder.join(format!("{id}.zip")));
        if let Some(file) = &archive {
            check_file(file, |_| force, false)?;
            check_file(file, is_ours, false).map_err(|_| {
                format!("{}: `grundy` did not write it: move it away", file.display())
            })?;
        }
        let folder = folder.join(&id);
        if Owned::look(&folder)? && !force {
            return Err(format!("{} is there already: --force replaces it", folder.display()));
        }
        Ok(Upload { folder, archive })
    }

    /// Writes the package for a system; what was written there before goes.
    ///
    /// # Errors
    ///
    /// If files of the user's are in the way, or it cannot be written: why.
    pub fn write(&self, package: &Package, system: System) -> Result<(), String> {
        let mut own = Owned::take(&self.folder)?;
        let mut files = package.files(system);
        let archived = zip(files
            .iter()
            .filter_map(|(path, bytes)| Some((package.in_archive(system, path)?, &bytes[..]))))?;
        files.retain(|(path, _)| package.in_folder(system, path));
        for (path, _) in &files {
            own.check(path)?;
        }
        own.clear()?;
        for (path, bytes) in &files {
            own.put(path, bytes)?;
            executable(&own.path(path)).map_err(|error| format!("{path}: {error}"))?;
        }
        match &self.archive {
            None => own.put(&package.archive(), archived),
            Some(file) => write_file(file, &archived, is_ours, false),
        }
    }
}

/// Makes scripts executable.
#[cfg(unix)]
fn executable(file: &Path) -> std::io::Result<()> {
    use std::fs;
    use std::os::unix::fs::PermissionsExt;
    if file.extension().is_some_and(|ending| ending == "py") {
        fs::set_permissions(file, fs::Permissions::from_mode(0o755))
    } else {
        Ok(())
    }
}

#[cfg(not(unix))]
fn executable(_: &Path) -> std::io::Result<()> {
    Ok(())
}
