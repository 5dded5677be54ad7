//! A package where its judge takes it from: a folder of its own, and its archive.

use crate::archive::{is_ours, zip};
use anyhow::{bail, Result};
use grundy_judge::owned::{check_file, write_file, Owned};
use grundy_lang::{at, told, Lang};
use grundy_packages::package::{id, Package};
use grundy_packages::system::System;
use std::path::{Path, PathBuf};

/// The place of a package. The archive lies beside its folder, or in it for DMOJ; FPS has none.
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
        lang: Lang,
    ) -> Result<Upload> {
        let id = id(program);
        let is_beside = ![System::Dmoj, System::Fps].contains(&system);
        let archive = is_beside.then(|| folder.join(format!("{id}.zip")));
        if let Some(file) = &archive {
            check_file(file, |_| force, false)?;
            if check_file(file, is_ours, false).is_err() {
                let file = file.display();
                bail!(told!(
                    lang,
                    "{file}: `grundy` did not write it: move it away",
                    "{file}：不是 `grundy` 写的：请先移走"
                ));
            }
        }
        let folder = folder.join(&id);
        if Owned::look(&folder)? && !force {
            let folder = folder.display();
            bail!(told!(
                lang,
                "{folder} is there already: --force replaces it",
                "{folder} 已经存在，--force 可以覆盖"
            ));
        }
        Ok(Upload { folder, archive })
    }

    /// Writes the package for a system; what was written there before goes.
    ///
    /// # Errors
    ///
    /// If files of the user's are in the way, or it cannot be written: why.
    pub fn write(&self, package: &Package, system: System) -> Result<()> {
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
            executable(&own.path(path)).map_err(at(path))?;
        }
        match &self.archive {
            None if system == System::Fps => {}
            None => own.put(&package.archive(), archived)?,
            Some(file) => write_file(file, &archived, is_ours, false)?,
        }
        Ok(())
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
