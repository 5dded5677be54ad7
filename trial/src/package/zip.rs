//! An archive of a folder.

use std::fs::{self, File};
use std::io::Write;
use std::path::Path;
use zip::write::SimpleFileOptions;
use zip::ZipWriter;

/// Packs the files of `folder` into a new archive, with `inside` in front of their names.
///
/// # Errors
///
/// If it cannot be written: why.
pub fn zip(folder: &Path, file: &Path, inside: &str) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("{}: {error}", file.display());
    let mut archive = ZipWriter::new(File::create(file).map_err(failed)?);
    add(&mut archive, folder, inside).map_err(failed)?;
    archive.finish().map_err(|error| failed(error.into()))?;
    Ok(())
}

/// Adds the files of a folder in the order of their names, including those of its subfolders.
fn add(archive: &mut ZipWriter<File>, folder: &Path, inside: &str) -> std::io::Result<()> {
    let mut entries = fs::read_dir(folder)?.collect::<Result<Vec<_>, _>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let (path, name) = (entry.path(), entry.file_name());
        let name = format!("{inside}{}", name.to_string_lossy());
        if path.is_dir() {
            add(archive, &path, &format!("{name}/"))?;
        } else {
            let is_run = path.extension().is_some_and(|ending| ending == "py");
            let rights = if is_run { 0o755 } else { 0o644 };
            archive.start_file(name, SimpleFileOptions::default().unix_permissions(rights))?;
            archive.write_all(&fs::read(&path)?)?;
        }
    }
    Ok(())
}
