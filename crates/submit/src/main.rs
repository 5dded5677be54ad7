//! The command `submit`. For NAME a judge's number of the problem will do.
//!
//! `submit NAME` prints the submission of the program NAME of `src/bin`; `submit --list` lists all names; `submit --all
//! FOLDER` writes all submissions there; `submit --compile FOLDER [NAME]` also compiles them, or one of them, as a
//! judge does, skipping what is unchanged; `submit --test NAME FOLDER` runs one on its golden cases. If the judge calls
//! a method, the compiled file is `FOLDER/called/NAME.rs`, the submission with such a call. `submit --limits` prints
//! the memory in KB and the seconds that each program's judges allow.

use grundy_catalogue::find::find;
use grundy_catalogue::header::limits;
use grundy_catalogue::stamp::State;
use grundy_catalogue::{arguments, root};
use grundy_submit::{compiled, compiler, is_called, programs, text, Cutter, CALLED};
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;
use std::{env, fs, process, thread};

fn main() {
    if let Err(what) = arguments().and_then(done) {
        eprintln!("submit: {what}");
        process::exit(2);
    }
}

fn done(arguments: Vec<String>) -> Result<(), String> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let root = &root();
    match words[..] {
        ["--list"] => println!("{}", programs(root)?.join("\n")),
        ["--all", folder] => several(root, Path::new(folder), &programs(root)?, false)?,
        ["--compile", folder] => several(root, Path::new(folder), &programs(root)?, true)?,
        ["--compile", folder, name] => one(root, Path::new(folder), &find(root, name)?)?,
        ["--test", name, folder] => test(root, Path::new(folder), &find(root, name)?)?,
        ["--limits"] => print_limits(root)?,
        [name] => {
            let name = find(root, name)?;
            print!("{}", Cutter::new(root)?.submission(&name)?);
        }
        _ => return Err("expected a program's name, --list, --limits, --all FOLDER, --compile FOLDER [NAME] or --test NAME FOLDER".to_string()),
    }
    Ok(())
}

fn one(root: &Path, folder: &Path, name: &str) -> Result<(), String> {
    several(root, folder, &[name.to_string()], true)
}

/// Writes the submissions of `names` and, if asked, compiles those that changed since they were compiled.
fn several(root: &Path, folder: &Path, names: &[String], compiles: bool) -> Result<(), String> {
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let maker = Maker::new(root, folder)?;
    let next = AtomicUsize::new(0);
    let some = || -> Result<(), String> {
        let mut cutter = Cutter::new(root)?;
        while let Some(name) = names.get(next.fetch_add(1, Ordering::Relaxed)) {
            maker.write(&mut cutter, name)?;
            if compiles {
                maker.compile(name)?;
            }
        }
        Ok(())
    };
    let processors = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let threads: Vec<_> = (0..processors.min(names.len())).map(|_| scope.spawn(some)).collect();
        for thread in threads {
            thread.join().map_err(|_| "a thread stopped")??;
        }
        Ok(())
    })
}

/// The state of the tools, and the folder, that all submissions are made with.
struct Maker<'a> {
    root: &'a Path,
    folder: &'a Path,
    /// The state of the compiler and this tool.
    with: State,
}

impl Maker<'_> {
    fn new<'a>(root: &'a Path, folder: &'a Path) -> Result<Maker<'a>, String> {
        let mut with = State::of("made");
        with.add(&compiler::version()?);
        with.add_file(&env::current_exe().map_err(|error| error.to_string())?);
        Ok(Maker { root, folder, with })
    }

    /// The state of what is compiled from `source` in `file`.
    fn state(&self, source: &[u8], file: &Path) -> State {
        let mut state = self.with.clone();
        state.add(source);
        state.add(file.as_os_str().as_encoded_bytes());
        state.add_file(file);
        state
    }

    fn write(&self, cutter: &mut Cutter, name: &str) -> Result<(), String> {
        let file = self.folder.join(name).with_extension("rs");
        let draft = cutter.draft(name)?;
        let cut = cutter.finished(&draft).map_err(|what| format!("{name}: {what}"))?;
        write(&file, &cut)?;
        if draft.method.is_some() {
            let called = self.folder.join(CALLED);
            fs::create_dir_all(&called)
                .map_err(|error| format!("{}: {error}", called.display()))?;
            write(&called.join(name).with_extension("rs"), &draft.compiled(&cut))?;
        }
        Ok(())
    }

    fn compile(&self, name: &str) -> Result<(), String> {
        let file = &compiled(self.folder, name);
        let source = text(file)?;
        let program = self.folder.join(name);
        let stamp = format!("compiled/{name}");
        let state = || self.state(source.as_bytes(), &program);
        if !state().is_stamped(self.root, &stamp) {
            compiler::compile(file, &["-O"], &program)?;
            state().stamp(self.root, &stamp)?;
        }
        Ok(())
    }
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}

fn print_limits(root: &Path) -> Result<(), String> {
    for name in programs(root)? {
        let (memory, seconds) = limits_of(root, &name)?;
        println!("{name} {memory} {seconds}");
    }
    Ok(())
}

fn limits_of(root: &Path, name: &str) -> Result<(u64, f64), String> {
    let file = root.join("src/bin").join(name).with_extension("rs");
    limits(&text(&file)?).map_err(|what| format!("{}: {what}", file.display()))
}

fn file_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// Compiles the submission of `name` and runs it on its golden cases, with a verdict for each.
fn test(root: &Path, folder: &Path, name: &str) -> Result<(), String> {
    one(root, folder, name)?;
    let seconds = limits_of(root, name)?.1;
    let cases = root.join("testdata").join(name);
    let entries = fs::read_dir(&cases).map_err(|error| format!("{}: {error}", cases.display()))?;
    let mut inputs: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    inputs.retain(|path| path.extension().is_some_and(|ending| ending == "in"));
    if is_called(folder, name) {
        // A judge cannot ask what its types do not hold.
        inputs.retain(|path| !file_name(path).starts_with("beyond"));
    }
    inputs.sort();
    let mut failed = 0;
    for input in &inputs {
        let at_file = |error| format!("{}: {error}", input.display());
        let start = Instant::now();
        let mut command = Command::new(folder.join(name));
        let output =
            command.stdin(File::open(input).map_err(at_file)?).output().map_err(at_file)?;
        let took = start.elapsed();
        let expected = fs::read(input.with_extension("out")).map_err(at_file)?;
        let verdict = match () {
            _ if !output.status.success() => "STOPPED",
            _ if output.stdout != expected => "WRONG",
            _ if took.as_secs_f64() >= seconds => "TOO SLOW",
            _ => "passed",
        };
        failed += usize::from(verdict != "passed");
        let case = file_name(input.with_extension("").as_path());
        println!("{verdict:<9} {:>6} ms  {case}", took.as_millis());
    }
    println!("{} passed, {failed} failed; the judge's limit is {seconds} s", inputs.len() - failed);
    if failed > 0 || inputs.is_empty() {
        return Err(format!("{name} is not ready"));
    }
    Ok(())
}
