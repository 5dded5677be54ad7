//! A compiler, and how it compiles a source: in the usual way, or in the next one that it takes.

use super::folders::{copied, Folders};
use super::made::{Made, Options, Solution};
use super::remark::{Hint, Remark};
use super::runtime::Runtime;
use super::tool::Tool;
use crate::confine::{Means, View, Walls};
use crate::difference::text;
use crate::error::Error;
use crate::limits::{Ended, COMPILING};
use crate::run::{run, Run, Start};
use crate::shell::quoted;
use grundy_lang::at;
use std::env;
use std::env::consts::EXE_SUFFIX;
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;

/// A file to compile, or a part of a test.
pub struct Source {
    /// The name of its copy, which the compiler knows by its ending.
    pub name: String,
    pub text: Vec<u8>,
    /// A program of its language that does nothing.
    pub nothing: &'static str,
}

/// The flags before a source.
pub struct Way {
    pub flags: Vec<String>,
    pub remark: Option<Remark>,
}

impl Way {
    pub fn usual(flags: &[&str]) -> Way {
        Way { flags: flags.iter().map(|flag| flag.to_string()).collect(), remark: None }
    }

    /// Whether its messages are shown to people.
    fn is_usual(&self) -> bool {
        !matches!(self.remark, Some(Remark::Older | Remark::Newer { .. }))
    }
}

/// The seconds after which a compiler that found a mistake is not asked again in another way.
const PATIENCE: f64 = 5.0;

/// A compiler for a session.
pub struct Compiler<'a> {
    pub tool: Tool,
    /// Whether it makes one file, and is told its name.
    pub has_output: bool,
    pub last: &'static [&'static str],
    pub folders: &'a Folders,
    pub options: &'a Options,
}

impl Compiler<'_> {
    /// The words after the compiler's name for a source in the folder of the session, and a compiled program.
    fn words(&self, way: &Way, source: &str, program: &str, flags: &[String]) -> Vec<String> {
        let mut words = way.flags.clone();
        let program = format!("{program}{EXE_SUFFIX}");
        match self.has_output {
            true if self.tool.name == "cl" => words.push(format!("/Fe{program}")),
            true => words.extend(["-o".to_string(), program]),
            false => {}
        }
        // A name alone could look like an option, or like a file with options.
        words.push(format!("./{source}"));
        words.extend(self.last.iter().map(|word| word.to_string()));
        words.extend(flags.iter().cloned());
        words.extend(stack(&self.tool));
        words
    }

    fn run(&self, words: Vec<String>, means: Means, is_usual: bool) -> Result<Run, Error> {
        let folders = self.folders;
        let mut view = View::of_tools().with_tool(&self.tool.file).writing(&folders.cache);
        for folder in &self.options.include {
            view = view.with(folder);
        }
        let cache = folders.cache.join("go");
        let mut ours: Vec<(OsString, OsString)> =
            vec![("CCACHE_DISABLE".into(), "1".into()), ("GOCACHE".into(), cache.into())];
        if !is_usual {
            ours.push(("LC_ALL".into(), "C".into()));
        }
        let theirs = env::vars_os().filter(|(name, _)| ours.iter().all(|it| it.0 != *name));
        let environment = theirs.chain(ours.clone()).collect();
        let start = Start {
            words: [vec![self.tool.word()], words].concat(),
            environment: Some(environment),
            walls: Some(Walls { keeps: true, ..folders.walls(means, view) }),
        };
        let command = self.tool.name.clone();
        if self.tool.name == "go" {
            fs::create_dir_all(&folders.cache).map_err(at(&folders.cache))?;
        }
        run(&start, &folders.nothing, &folders.build, &COMPILING)
            .map_err(|cause| Error::CannotStart(command, cause))
    }

    /// Compiles a source in the first of these ways that succeeds. If the compiler cannot even compile an empty source
    /// within walls, it runs without.
    ///
    /// # Errors
    ///
    /// If it does not compile: what the last of the usual ways said.
    pub fn compile(&self, source: &Source, ways: &[Way]) -> Result<(Made, Vec<Remark>), Error> {
        copied(&source.text, &source.name, self.folders)?;
        let (mut refused, mut missing) = (None, None);
        let plain = plain(ways);
        'means: for means in Means::all() {
            for (turn, way) in ways.iter().enumerate() {
                let words = self.words(way, &source.name, "solution", &self.options.flags);
                let run = self.run(words.clone(), means, way.is_usual());
                let ended = run.as_ref().ok().map(|run| run.ended);
                if ended == Some(Ended::Well) {
                    let words = std::iter::once(self.tool.name.clone()).chain(words);
                    let made = Made::Compiled(quoted(words));
                    return Ok((made, way.remark.iter().cloned().collect()));
                }
                let said = run.as_ref().map(said).unwrap_or_default();
                missing = Hint::missing(&said);
                let took = run.as_ref().map_or(0.0, |run| run.seconds);
                if way.is_usual() {
                    refused = Some(run);
                }
                // A compiler that names a place in the source works.
                let is_well = said.contains(&format!("{}:", source.name));
                if turn == 0 && !is_well && self.empty(source, plain, means).is_none() {
                    continue 'means;
                }
                // No standard has what is missing, or is faster.
                let is_missing = missing.is_some() && way.remark == Some(Remark::Older);
                if is_missing || took > PATIENCE || !matches!(ended, Some(Ended::Status(_))) {
                    break 'means;
                }
            }
            break;
        }
        let run = refused.expect("a usual way")?;
        let message = said(&run);
        if message.contains("No space left on device") {
            return Err(Error::FullDisk { message: message.trim_end().to_string() });
        }
        let is_utf8 = std::str::from_utf8(&source.text).is_ok();
        let hint = missing.or((!is_utf8).then_some(Hint::NotUtf8));
        Err(Error::DoesNotCompile { message, ended: run.ended, hint })
    }

    /// Whether a compiler of C++ can put the libraries into the program, as DOMjudge does: such a program starts in a
    /// quarter of the time. Where threads have a library of their own, a program with threads needs it as it is.
    pub fn links_statically(&self) -> bool {
        let has = |library: &str| {
            let question = vec![format!("-print-file-name={library}")];
            let answer = self.run(question, Means::all()[0], false);
            // Without a path it repeats the name.
            let file = answer.map(|run| text(&run.output).trim().to_string()).unwrap_or_default();
            !file.is_empty() && file != library
        };
        // On Windows only the compiler's own libraries are meant, which lie in no folder of the system's.
        has("libstdc++.a") && (cfg!(windows) || has("libc.a") && !has("libpthread.so"))
    }

    /// An empty program, if it compiles.
    fn empty(&self, source: &Source, way: &Way, means: Means) -> Option<PathBuf> {
        let name = format!("Nothing.{}", source.name.rsplit('.').next()?);
        copied(source.nothing.as_bytes(), &name, self.folders).ok()?;
        let run = self.run(self.words(way, &name, "nothing", &[]), means, false).ok()?;
        (run.ended == Ended::Well).then(|| self.folders.build.join(format!("nothing{EXE_SUFFIX}")))
    }

    /// A program of the machine's own.
    pub fn native(&self, source: &Source, ways: &[Way]) -> Result<Solution, Error> {
        let (made, remarks) = self.compile(source, ways)?;
        let binary = self.folders.build.join(format!("solution{EXE_SUFFIX}"));
        let all = Means::all();
        let nothing = all.iter().find_map(|&means| self.empty(source, plain(ways), means));
        let words = vec![binary.display().to_string()];
        let nothing = nothing.map_or(words.clone(), |nothing| vec![nothing.display().to_string()]);
        let view = View::of_libraries().with_tool(&self.tool.file);
        // A sanitizer asks what the system says of its process.
        let view = if self.options.flags.is_empty() { view.without_itself() } else { view };
        let runtime = Runtime { words, view, idle: None, ..Runtime::of_language(nothing) };
        let solution = runtime.solution(made, self.folders, self.options)?;
        Ok(Solution { binary: Some(binary), remarks, ..solution })
    }
}

/// The last of the usual ways, which suits any source.
fn plain(ways: &[Way]) -> &Way {
    ways.iter().rfind(|way| way.is_usual()).expect("a usual way")
}

/// The words for a stack as large as judges with Windows give, where a program says itself how large it is.
fn stack(tool: &Tool) -> Vec<String> {
    if !cfg!(windows) {
        return Vec::new();
    }
    let of_microsoft = |question: &str| tool.answer(&[question]).contains("-msvc");
    let words = match &tool.name[..] {
        "cl" => vec!["/link".to_string(), format!("/STACK:{STACK}")],
        "rustc" if of_microsoft("-vV") => vec![format!("-Clink-arg=/STACK:{STACK}")],
        "rustc" => vec![format!("-Clink-arg=-Wl,--stack,{STACK}")],
        "clang" | "clang++" if of_microsoft("-dumpmachine") => vec![format!("-Wl,/STACK:{STACK}")],
        "gcc" | "g++" | "clang" | "clang++" => vec![format!("-Wl,--stack,{STACK}")],
        _ => vec![],
    };
    words
}

/// The bytes of a stack on Windows, as at Codeforces.
const STACK: u64 = 256 << 20;

fn said(run: &Run) -> String {
    text(&[&run.output[..], &run.errors].concat())
}
