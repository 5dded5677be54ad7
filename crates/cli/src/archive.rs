//! An archive of files.

use anyhow::Result;
use std::io::{Cursor, Write};
use zip::write::SimpleFileOptions;
use zip::ZipWriter;

/// The comment at the end of each archive, by which it is known as ours.
const COMMENT: &str = "written by grundy";

/// Whether an archive was written here.
pub fn is_ours(bytes: &[u8]) -> bool {
    bytes.ends_with(COMMENT.as_bytes())
}

/// The archive of some files.
///
/// # Errors
///
/// If it becomes too large for this format.
pub fn zip<'a>(files: impl Iterator<Item = (String, &'a [u8])>) -> Result<Vec<u8>> {
    let mut files: Vec<_> = files.collect();
    files.sort();
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    archive.set_comment(COMMENT);
    for (path, bytes) in files {
        let rights = if path.ends_with(".py") { 0o755 } else { 0o644 };
        let options = SimpleFileOptions::default().unix_permissions(rights);
        archive.start_file(path, options)?;
        archive.write_all(bytes)?;
    }
    Ok(archive.finish()?.into_inner())
}
