//! A folder as an archive, by `zip` or by Python.

use std::path::{absolute, Path};
use std::process::Command;

/// Packs `what`, which stands in `folder`, into a new file.
///
/// # Errors
///
/// If there is neither `zip` nor `python3`, or they fail.
pub fn zip(folder: &Path, file: &Path, what: &str) -> Result<(), String> {
    let file = absolute(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let _ = std::fs::remove_file(&file);
    let file = file.display().to_string();
    let commands = [
        ("zip", vec!["-q", "-r", "-X", &file, what]),
        ("python3", vec!["-m", "zipfile", "-c", &file, what]),
    ];
    for (name, arguments) in &commands {
        let mut command = Command::new(name);
        match command.args(arguments).current_dir(folder).output() {
            Ok(done) if done.status.success() => return Ok(()),
            Ok(done) => {
                let errors = String::from_utf8_lossy(&done.stderr).into_owned();
                return Err(format!("{name} could not write {file}: {errors}"));
            }
            Err(_) => {}
        }
    }
    Err(format!(
        "neither zip nor python3 is installed; the folder {} is written, but not its archive {file}",
        folder.display()
    ))
}
