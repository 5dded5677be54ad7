//! Where a tool stands, and the whole path of a file.

use std::env;
use std::ffi::OsString;
use std::io;
use std::path::{is_separator, Path, PathBuf};
use std::process::{Command, Stdio};

/// The endings of programs on Windows where `PATHEXT` does not say them.
const PROGRAMS: &str = ".COM;.EXE;.BAT;.CMD";

/// Whether a tool is called by its path.
pub fn is_path(tool: &str) -> bool {
    tool.contains(is_separator)
}

/// The path of a tool that is called by its name.
pub fn in_path(tool: &str) -> Option<PathBuf> {
    let endings = endings();
    if is_path(tool) {
        let found = names(tool, &endings).map(PathBuf::from).find(|file| file.is_file());
        return Some(found.unwrap_or_else(|| PathBuf::from(tool)));
    }
    let folders = env::var_os("PATH").unwrap_or_default();
    let found = found(tool, &endings, env::split_paths(&folders))?;
    // A run has another current folder.
    std::path::absolute(found).ok()
}

/// The endings that a program's name may leave out: none but on Windows.
fn endings() -> Vec<String> {
    if !cfg!(windows) {
        return Vec::new();
    }
    let all = env::var_os("PATHEXT").unwrap_or_else(|| OsString::from(PROGRAMS));
    let all = all.to_string_lossy().to_lowercase();
    all.split(';').filter(|ending| ending.starts_with('.')).map(str::to_string).collect()
}

/// The names of the files that a tool's name may mean. Where there are endings, a name without one is no program.
fn names<'a>(tool: &'a str, endings: &'a [String]) -> impl Iterator<Item = String> + 'a {
    let lower = tool.to_lowercase();
    let is_whole = endings.is_empty() || endings.iter().any(|ending| lower.ends_with(&ending[..]));
    let whole = is_whole.then(|| tool.to_string()).into_iter();
    whole.chain(endings.iter().map(move |ending| format!("{tool}{ending}")))
}

fn found(
    tool: &str,
    endings: &[String],
    mut folders: impl Iterator<Item = PathBuf>,
) -> Option<PathBuf> {
    folders.find_map(|folder| {
        let mut files = names(tool, endings).map(|name| folder.join(name));
        files.find(|file| file.is_file() && !is_stub(&folder, file))
    })
}

/// Whether a file stands for a program that is not installed: in its folder `WindowsApps`, Windows has a `python` which
/// only says where to buy one, and fails.
fn is_stub(folder: &Path, file: &Path) -> bool {
    if !folder.ends_with("WindowsApps") {
        return false;
    }
    let mut ask = Command::new(file);
    ask.arg("--version").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    !ask.status().is_ok_and(|status| status.success())
}

/// The path of a file that leads to it from any folder. On Windows this is no form such as `\\?\C:\mine`, which compilers
/// do not take.
///
/// # Errors
///
/// If there is no such file: what the system says.
pub fn whole(path: &Path) -> io::Result<PathBuf> {
    if cfg!(windows) {
        path.metadata()?;
        std::path::absolute(path)
    } else {
        path.canonicalize()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn a_tool_is_found_by_the_endings_of_its_system() {
        let folder = env::temp_dir().join(format!("grundy-path-{}", std::process::id()));
        let stubs = folder.join("WindowsApps");
        fs::create_dir_all(&stubs).unwrap();
        for file in ["g++", "g++.exe", "kotlinc.bat", "WindowsApps/python.exe", "python.exe"] {
            fs::write(folder.join(file), "").unwrap();
        }
        let windows: Vec<String> = [".com", ".exe", ".bat"].map(str::to_string).into();
        let name = |tool: &str, endings: &[String]| {
            let folders = [stubs.clone(), folder.clone()];
            found(tool, endings, folders.into_iter())
                .map(|file| file.strip_prefix(&folder).unwrap().to_path_buf())
        };
        for (tool, file) in [
            ("g++", Some("g++.exe")),
            ("G++.EXE", None), // its case is that of the system's files
            ("g++.exe", Some("g++.exe")),
            ("kotlinc", Some("kotlinc.bat")),
            // The first one cannot be started, as Microsoft's ends with a status of its own.
            ("python", Some("python.exe")),
            ("rustc", None),
        ] {
            if tool == "G++.EXE" && cfg!(windows) {
                continue;
            }
            assert_eq!(name(tool, &windows), file.map(PathBuf::from), "{tool}");
        }
        assert_eq!(name("g++", &[]), Some(PathBuf::from("g++")));
        assert_eq!(name("kotlinc", &[]), None);
        fs::remove_dir_all(&folder).unwrap();
    }
}
