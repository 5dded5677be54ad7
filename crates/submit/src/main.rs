//! The command `submit`. For NAME a judge's number of the problem will do; it decides the language.
//!
//! `submit NAME` prints the submission of the program NAME of `src/bin`; `submit --list` lists all names; `submit --all
//! FOLDER` writes all submissions there; `submit --compile FOLDER [NAME]` also compiles those in Rust, or one of them, as a
//! judge does, skipping what is unchanged; with NAME it prints which file is to be judged: the compiled one, or that in C++. If the judge calls a method, the compiled file is `FOLDER/called/NAME.rs`, the
//! submission with such a call. `submit --limits` prints the memory in KB and the seconds that each program's judges allow.

use anyhow::{bail, Context, Result};
use grundy_catalogue::find::in_checkout;
use grundy_catalogue::header::{limits, Header};
use grundy_catalogue::judges::Language;
use grundy_catalogue::language::choose;
use grundy_catalogue::stamp::State;
use grundy_catalogue::{arguments, root};
use grundy_lang::{Lang, Told};
use grundy_submit::{compiler, cut_all, programs, text, Cutter, Draft};
use std::path::{Path, PathBuf};
use std::{env, fs, process};

fn main() {
    if let Err(what) = arguments().and_then(run) {
        eprintln!("submit: {what:#}");
        process::exit(2);
    }
}

fn run(arguments: Vec<String>) -> Result<()> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let root = &root();
    match words[..] {
        ["--list"] => println!("{}", programs(root)?.join("\n")),
        ["--all", folder] => several(root, Path::new(folder), &programs(root)?, false)?,
        ["--compile", folder] => several(root, Path::new(folder), &programs(root)?, true)?,
        ["--compile", folder, name] => {
            let program = in_checkout(root, name)?;
            let is_rust = language(root, program, name)? == Language::Rust;
            several(root, Path::new(folder), &[program.to_string()], is_rust)?;
            let ending = if is_rust { "" } else { CPP };
            println!("{}", Path::new(folder).join(program).with_extension(ending).display());
        }
        ["--limits"] => print_limits(root)?,
        [name] => {
            let program = in_checkout(root, name)?;
            match language(root, program, name)? {
                Language::Rust => print!("{}", Cutter::new(root)?.submission(program)?),
                Language::Cpp => print!("{}", text(&cpp(root, program))?),
            }
        }
        _ => bail!(
            "expected a program's name, --list, --limits, --all FOLDER or --compile FOLDER [NAME]"
        ),
    }
    Ok(())
}

/// The language of the file that a name means, and on standard error why it is not another one.
fn language(root: &Path, program: &str, name: &str) -> Result<Language> {
    let (language, chosen) = choose(&Header::of(root, program)?, name);
    if let Some(chosen) = chosen {
        eprintln!("submit: {}", chosen.told(Lang::En));
    }
    Ok(language)
}

const CPP: &str = Language::Cpp.ending();

/// The file in C++, which is written by hand.
fn cpp(root: &Path, program: &str) -> PathBuf {
    root.join("src/bin").join(program).with_extension(CPP)
}

/// The folder, inside that of the submissions, of submissions with their calls.
const CALLED: &str = "called";

/// Writes the submissions of `names` and, if asked, compiles those that changed since they were compiled.
fn several(root: &Path, folder: &Path, names: &[String], compiles: bool) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    let maker = Maker::new(root, folder)?;
    cut_all(root, names, |draft, text| {
        maker.write(draft, text)?;
        if compiles {
            maker.compile(draft)?;
        }
        Ok(())
    })?;
    Ok(())
}

/// The state of the tools, and the folder, that all submissions are made with.
struct Maker<'a> {
    root: &'a Path,
    folder: &'a Path,
    /// The state of the compiler and this tool.
    with: State,
}

impl Maker<'_> {
    fn new<'a>(root: &'a Path, folder: &'a Path) -> Result<Maker<'a>> {
        let mut with = State::of("made");
        with.add(&compiler::version()?);
        with.add_file(&env::current_exe()?);
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

    fn write(&self, draft: &Draft, text: &str) -> Result<()> {
        let file = Path::new(&draft.name).with_extension("rs");
        write(&self.folder.join(&file), text)?;
        let cpp = cpp(self.root, &draft.name);
        if cpp.exists() {
            write(&self.folder.join(&file).with_extension(CPP), &self::text(&cpp)?)?;
        }
        if draft.method.is_some() {
            let called = self.folder.join(CALLED);
            fs::create_dir_all(&called).with_context(|| called.display().to_string())?;
            write(&called.join(file), &draft.compiled(text))?;
        }
        Ok(())
    }

    fn compile(&self, draft: &Draft) -> Result<()> {
        let program = self.folder.join(&draft.name);
        let folder = self.folder.join(draft.method.as_ref().map_or("", |_| CALLED));
        let file = &folder.join(&draft.name).with_extension("rs");
        let source = text(file)?;
        let stamp = format!("compiled/{}", draft.name);
        let state = || self.state(source.as_bytes(), &program);
        if !state().is_stamped(self.root, &stamp) {
            compiler::compile(file, &["-O"], &program)?;
            state().stamp(self.root, &stamp)?;
        }
        Ok(())
    }
}

fn write(file: &Path, text: &str) -> Result<()> {
    fs::write(file, text).with_context(|| file.display().to_string())
}

fn print_limits(root: &Path) -> Result<()> {
    for name in programs(root)? {
        let (memory, seconds) = limits(Header::of(root, &name)?.judged);
        println!("{name} {memory} {seconds}");
    }
    Ok(())
}
