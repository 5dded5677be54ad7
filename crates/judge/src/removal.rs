//! Removing what sessions and solutions leave in folders of [`crate::owned::Scratch`].

use std::path::Path;
use std::{fs, process};

/// Removes a folder of a session with all that is in it.
pub fn remove_tree(folder: &Path) {
    empty(folder);
    let _ = fs::remove_dir(folder);
}

/// Removes all that is in a folder of a session, also what was made unwritable, and however deep it lies. Links are not
/// followed. No process may be working there any more.
pub fn empty(folder: &Path) {
    open_up(folder);
    // Folders are emptied one by one at the top, so that neither a path nor the number of open files grows.
    let (mut count, mut left) = (0, vec![folder.to_path_buf()]);
    while let Some(inner) = left.pop() {
        for entry in fs::read_dir(&inner).into_iter().flatten().flatten() {
            if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                open_up(&entry.path());
                count += 1;
                let up = folder.join(format!(".{}-{count}", process::id()));
                if fs::rename(entry.path(), &up).is_ok() {
                    left.push(up);
                }
            } else {
                let _ = fs::remove_file(entry.path());
            }
        }
        if inner != folder {
            let _ = fs::remove_dir(&inner);
        }
    }
}

/// Lets the owner of a folder, which is no link, remove what it holds.
fn open_up(folder: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let _ = fs::set_permissions(folder, fs::Permissions::from_mode(0o700));
    }
    #[cfg(not(unix))]
    let _ = folder;
}
