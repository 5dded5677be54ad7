//! `submit NAME` prints the submission of the program NAME of `src/bin`; `submit --list` names all;
//! `submit --all FOLDER` writes all of them there, and `submit --compile FOLDER` compiles them, too,
//! as a judge does; neither does anything if nothing has changed since it was done. `submit --compile
//! FOLDER NAME` does it for one in any case, and `submit --test NAME FOLDER` runs it on its golden
//! cases, too; `submit --limits` prints the memory in KB and the seconds that each program's judges
//! allow. For NAME a judge's number of the problem will do.

use grundy_catalogue::find::find;
use grundy_catalogue::header::limits;
use grundy_submit::{programs, root, submission, text};
use std::collections::hash_map::DefaultHasher;
use std::fs::File;
use std::hash::Hasher;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;
use std::{env, fs, process, thread};

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = root().and_then(|root| match words[..] {
        ["--list"] => programs(&root).map(|names| println!("{}", names.join("\n"))),
        ["--all", folder] => all(&root, Path::new(folder), false),
        ["--compile", folder] => all(&root, Path::new(folder), true),
        ["--compile", folder, name] => {
            find(&root, name).and_then(|name| one(&root, Path::new(folder), &name, true))
        }
        ["--test", name, folder] => {
            find(&root, name).and_then(|name| test(&root, Path::new(folder), &name))
        }
        ["--limits"] => print_limits(&root),
        [name] => find(&root, name)
            .and_then(|name| submission(&root, &name))
            .map(|text| print!("{text}")),
        _ => Err("expected a program's name, --list, --limits, --all FOLDER, --compile FOLDER [NAME] or --test NAME FOLDER".to_string()),
    });
    if let Err(what) = done {
        eprintln!("submit: {what}");
        process::exit(2);
    }
}

fn all(root: &Path, folder: &Path, is_compiled: bool) -> Result<(), String> {
    let stamp = folder.join(if is_compiled { "compiled" } else { "written" });
    let found = fs::read_to_string(&stamp).unwrap_or_default();
    if found == state(root, folder, is_compiled)?.to_string() {
        return Ok(());
    }
    let (names, next) = (programs(root)?, AtomicUsize::new(0));
    let some = || -> Result<(), String> {
        while let Some(name) = names.get(next.fetch_add(1, Ordering::Relaxed)) {
            one(root, folder, name, is_compiled)?;
        }
        Ok(())
    };
    let processors = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| -> Result<(), String> {
        let threads: Vec<_> = (0..processors).map(|_| scope.spawn(some)).collect();
        for thread in threads {
            thread.join().map_err(|_| "a thread stopped")??;
        }
        Ok(())
    })?;
    let state = state(root, folder, is_compiled)?.to_string();
    fs::write(&stamp, state).map_err(|error| error.to_string())
}

fn one(root: &Path, folder: &Path, name: &str, is_compiled: bool) -> Result<(), String> {
    let text = submission(root, name)?;
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let file = folder.join(name).with_extension("rs");
    fs::write(&file, &text).map_err(|error| format!("{}: {error}", file.display()))?;
    println!(
        "{}\t{} bytes, {} lines",
        file.display(),
        text.len(),
        text.lines().count()
    );
    if is_compiled {
        let mut rustc = Command::new("rustc");
        rustc.args(["-O", "-D", "warnings", "-o"]);
        rustc.arg(folder.join(name)).arg(&file);
        let status = rustc.status().map_err(|error| format!("rustc: {error}"))?;
        if !status.success() {
            return Err(format!("{}: does not compile", file.display()));
        }
    }
    Ok(())
}

fn print_limits(root: &Path) -> Result<(), String> {
    for name in programs(root)? {
        let (memory, seconds) = limits_of(root, &name)?;
        println!("{name} {memory} {seconds}");
    }
    Ok(())
}

fn limits_of(root: &Path, name: &str) -> Result<(u64, u64), String> {
    let file = root.join("src/bin").join(name).with_extension("rs");
    limits(&text(&file)?).map_err(|what| format!("{}: {what}", file.display()))
}

/// Compiles the submission of `name` and runs it on its golden cases: a verdict for each.
fn test(root: &Path, folder: &Path, name: &str) -> Result<(), String> {
    one(root, folder, name, true)?;
    let seconds = limits_of(root, name)?.1;
    let cases = root.join("testdata").join(name);
    let entries = fs::read_dir(&cases).map_err(|error| format!("{}: {error}", cases.display()))?;
    let mut inputs: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    inputs.retain(|path| path.extension().is_some_and(|ending| ending == "in"));
    inputs.sort();
    let mut failed = 0;
    for input in &inputs {
        let told = |error| format!("{}: {error}", input.display());
        let start = Instant::now();
        let mut command = Command::new(folder.join(name));
        let output = command
            .stdin(File::open(input).map_err(told)?)
            .output()
            .map_err(told)?;
        let took = start.elapsed();
        let expected = fs::read(input.with_extension("out")).map_err(told)?;
        let verdict = match () {
            _ if !output.status.success() => "STOPPED",
            _ if output.stdout != expected => "WRONG",
            _ if took.as_secs() >= seconds => "TOO SLOW",
            _ => "passed",
        };
        failed += usize::from(verdict != "passed");
        let case = input.file_stem().unwrap_or_default().to_string_lossy();
        println!("{verdict:<9} {:>6} ms  {case}", took.as_millis());
    }
    println!(
        "{} passed, {failed} failed; the judge's limit is {seconds} s",
        inputs.len() - failed
    );
    if failed > 0 || inputs.is_empty() {
        return Err(format!("{name} is not ready"));
    }
    Ok(())
}

/// A number for all that submissions are made from (this tool, the compiler, the sources), and for
/// the submissions themselves.
fn state(root: &Path, folder: &Path, is_compiled: bool) -> Result<u64, String> {
    let mut hasher = DefaultHasher::new();
    let version = Command::new("rustc").arg("-vV").output();
    hasher.write(&version.map_err(|error| format!("rustc: {error}"))?.stdout);
    let mut files = vec![env::current_exe().map_err(|error| error.to_string())?];
    let mut folders = vec![root.join("src")];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).map_err(|error| error.to_string())?;
        let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        paths.sort();
        for path in paths {
            if path.is_dir() {
                &mut folders
            } else {
                &mut files
            }
            .push(path);
        }
    }
    for name in programs(root)? {
        let file = folder.join(name);
        files.push(file.with_extension("rs"));
        if is_compiled {
            files.push(file);
        }
    }
    for file in files {
        // What is missing is nothing.
        hasher.write(&fs::read(&file).unwrap_or_default());
        hasher.write_u8(0);
    }
    Ok(hasher.finish())
}
