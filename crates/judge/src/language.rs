//! A solution's language: how it is compiled and run, by the ending of its file.

use crate::confine::{Means, Rooms, View, Walls};
use crate::difference::text;
use crate::error::{Error, Refusal};
use crate::limits::{Ended, Limits, COMPILING};
use crate::path::in_path;
use crate::run::{run, Run, Start};
use grundy_lang::{at, told, Lang, Told};
use std::ffi::OsString;
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

/// A solution that can be run.
pub struct Solution {
    pub start: Start,
    pub made: Made,
    /// KB that an idle interpreter or virtual machine takes, which judges grant on top.
    pub added: u64,
    /// The compiled program, if it is one file.
    pub binary: Option<PathBuf>,
}

impl Solution {
    pub fn means(&self) -> Means {
        self.start.walls.as_ref().map_or(Means::Nothing, |walls| walls.means)
    }
}

/// How a solution was made: the command that compiled it, or that runs it.
pub enum Made {
    Compiled(String),
    Runs(String),
}

impl Told for Made {
    fn told(&self, lang: Lang) -> String {
        told!(lang, match self {
            Made::Compiled(command) => "compiled: {command}", "编译：{command}";
            Made::Runs(command) => "runs {command}", "运行：{command}";
        })
    }
}

/// How a file is compiled, where this differs from the usual.
#[derive(Clone, Default)]
pub struct CompilerOptions {
    /// The standard or the edition, such as `c++20`.
    pub standard: String,
    /// Further flags for the compiler.
    pub flags: String,
}

/// The folders of a session.
pub struct Folders {
    /// Where solutions are compiled.
    pub build: PathBuf,
    /// The folder of a run.
    pub own: PathBuf,
    /// An empty file.
    pub nothing: PathBuf,
    /// Where sessions keep what they found, which no solution sees.
    pub kept: Vec<PathBuf>,
    /// Files of the user's in a folder of these.
    pub theirs: Vec<PathBuf>,
    /// Where a compiler keeps what it compiled of its own libraries, from one session to the next.
    pub cache: PathBuf,
}

impl Folders {
    /// The folders of a session inside a new one.
    ///
    /// # Errors
    ///
    /// If they cannot be made: why.
    pub fn new(scratch: &Path, kept: Vec<PathBuf>, cache: PathBuf) -> Result<Folders, Error> {
        let (build, own) = (scratch.join("build"), scratch.join("own"));
        for folder in [&build, &own] {
            fs::create_dir_all(folder).map_err(at(folder))?;
        }
        let nothing = scratch.join("nothing");
        fs::write(&nothing, "").map_err(at(&nothing))?;
        Ok(Folders { build, own, nothing, kept, theirs: Vec::new(), cache })
    }

    fn walls(&self, means: Means, view: View) -> Walls {
        let kept = self.kept.clone();
        let theirs = self.theirs.clone();
        Walls {
            means,
            view,
            kept,
            theirs,
            stays: false,
            keeps: false,
            largest_file: LARGEST_FILE,
            rooms: Rooms::default(),
        }
    }
}

/// The limits on a program that does nothing.
const IDLE: Limits = Limits { seconds: 10.0, kilobytes: 4 << 20 };

/// The most bytes of a file that a compiler or a solution writes.
const LARGEST_FILE: u64 = 256 << 20;

/// The beginning of a program: what it is, what it sees, and how it does nothing.
struct Runtime {
    words: Vec<String>,
    view: View,
    nothing: Vec<String>,
}

/// Compiles `file`, if its language is compiled, and finds out how it is confined.
///
/// # Errors
///
/// If the file does not exist, its ending names no language, the language is not installed, or it does not compile.
pub fn solution(
    file: &str,
    folders: &Folders,
    options: &CompilerOptions,
) -> Result<Solution, Error> {
    // A pipe could be read only once.
    if !fs::metadata(file).map_err(at(file))?.is_file() {
        return Err(Error::Refused { path: file.into(), why: Refusal::NotAFile });
    }
    let source = fs::read(file).map_err(at(file))?;
    let name = Path::new(file).file_name().unwrap_or_default().to_string_lossy().into_owned();
    let standard = |usual: &str| {
        let standard = &options.standard[..];
        format!("-std={}", if standard.is_empty() { usual } else { standard })
    };
    let ending = Path::new(file).extension().unwrap_or_default();
    match ending.to_str().unwrap_or_default() {
        "cpp" | "cc" | "cxx" | "C" => {
            let tool = Tool::first(&["g++", "clang++"])?;
            let compiler = Compiler::new(tool, &["-O2", &standard("gnu++17"), "-o"], &[]);
            compiler.native(&name, &source, "int main() {}", folders, options)
        }
        "c" => {
            let tool = Tool::first(&["gcc", "clang", "cc"])?;
            let compiler = Compiler::new(tool, &["-O2", &standard("gnu11"), "-o"], &["-lm"]);
            compiler.native(&name, &source, "int main() { return 0; }", folders, options)
        }
        "rs" => {
            let standard = &options.standard[..];
            let edition = if standard.is_empty() { "2021" } else { standard };
            let tool = Tool::first(&["rustc"])?.of_sysroot();
            let compiler = Compiler::new(tool, &["-O", "--edition", edition, "-o"], &[]);
            compiler.native(&name, &source, "fn main() {}", folders, options)
        }
        "go" => {
            let compiler = Compiler::new(Tool::first(&["go"])?, &["build", "-o"], &[]);
            compiler.native(&name, &source, "package main\nfunc main() {}\n", folders, options)
        }
        "py" => {
            let python = Tool::first(&["python3", "python"])?;
            let made = Made::Runs(format!("{} {file}", python.name));
            let copy = copied(&source, &name, folders)?;
            python.of_python(copy).solution(made, folders)
        }
        "js" => {
            let node = Tool::first(&["node", "nodejs"])?;
            let made = Made::Runs(format!("{} --stack-size=65500 {file}", node.name));
            let node = node.real(&["-p", "process.execPath"], |answer| answer.lines().next());
            let copy = copied(&source, &name, folders)?;
            let words = vec![node.word(), "--stack-size=65500".to_string(), copy];
            let nothing = vec![node.word(), "-e".to_string(), "0".to_string()];
            Runtime { words, view: node.runs(), nothing }.solution(made, folders)
        }
        "java" => {
            let (javac, java) = (Tool::first(&["javac"])?, Tool::first(&["java"])?);
            let class = public_class(&String::from_utf8_lossy(&source));
            let compiler = Compiler::new(javac, &["-encoding", "UTF-8", "-d", "."], &[]);
            let empty = "class Nothing {}";
            // A public class must be in a file of its name.
            let made =
                compiler.compile(&format!("{class}.java"), &source, empty, folders, options)?;
            let java = java.of_java();
            let here = folders.build.display().to_string();
            let words = ["-Xss256m", "-XX:+UseSerialGC", "-cp", &here[..], &class[..]];
            let start = [&[java.word()][..], &words.map(str::to_string)].concat();
            let nothing = ["-XX:+UseSerialGC", "-version"].map(str::to_string);
            let nothing = [&[java.word()][..], &nothing].concat();
            Runtime { words: start, view: java.runs(), nothing }.solution(made, folders)
        }
        other => Err(Error::UnknownLanguage { file: file.into(), ending: other.into() }),
    }
}

/// A command as it is: it stays in the current folder, which it may read. If it calls an interpreter or a virtual
/// machine, its idle memory is added as for a file.
///
/// # Errors
///
/// If nothing can be started.
pub fn command(words: &[String], folders: &Folders) -> Result<Solution, Error> {
    // The line that a shell is told to run.
    let (line, shown) = match words {
        [shell, option, line] if shell == "sh" && option == "-c" => (line, line.clone()),
        _ => (&words[0], words.join(" ")),
    };
    let first = line.split_whitespace().find(|word| *word != "exec").unwrap_or_default();
    let mut view = View::of_tools();
    if let Ok(here) = env::current_dir() {
        view = view.with(here);
    }
    for tool in [&words[0], first].into_iter().filter_map(in_path) {
        view = view.with_tool(&tool);
    }
    // What it names, such as a program in another folder.
    let named = words.iter().flat_map(|word| word.split_whitespace()).map(Path::new);
    for path in named.filter(|path| path.is_absolute() || path.components().count() > 1) {
        if path.exists() && path.parent().is_some() {
            view = view.with(path);
        }
    }
    let nothing = nothing_of(first);
    let is_idle = nothing.is_some();
    let runtime = Runtime {
        words: words.to_vec(),
        view,
        nothing: nothing.unwrap_or_else(|| vec!["true".to_string()]),
    };
    let mut solution = runtime.solution(Made::Runs(shown), folders)?;
    solution.start.environment = None;
    if let Some(walls) = &mut solution.start.walls {
        walls.stays = true;
    }
    if !is_idle {
        solution.added = 0;
    }
    Ok(solution)
}

/// The command that makes an interpreter or a virtual machine do nothing, if the tool is one.
fn nothing_of(tool: &str) -> Option<Vec<String>> {
    let name = Path::new(tool).file_name()?.to_str()?;
    let arguments: &[&str] = if name.starts_with("python") || name.starts_with("pypy") {
        &["-c", "pass"]
    } else if name.starts_with("node") {
        &["-e", "0"]
    } else if name == "java" {
        &["-XX:+UseSerialGC", "-version"]
    } else {
        return None;
    };
    Some([&[tool], arguments].concat().into_iter().map(str::to_string).collect())
}

impl Runtime {
    /// Confines it by the best means with which a program that does nothing starts; otherwise by none.
    fn solution(self, made: Made, folders: &Folders) -> Result<Solution, Error> {
        let mut found = None;
        let view = self.view.with(&folders.build);
        for means in Means::all() {
            let walls = Some(folders.walls(means, view.clone()));
            let start = |words: &[String]| Start {
                words: words.to_vec(),
                environment: (means != Means::Nothing).then(small_environment),
                walls: walls.clone(),
            };
            let idle = run(&start(&self.nothing), &folders.nothing, &folders.own, &IDLE);
            let added = idle.as_ref().map_or(0, |idle| idle.kilobytes);
            let is_well = idle.as_ref().is_ok_and(|idle| idle.ended == Ended::Well);
            found = Some((start(&self.words), added, idle));
            if is_well {
                break;
            }
        }
        let (start, added, idle) = found.expect("a means, which may be none");
        match idle {
            Err(error) if error.kind() == ErrorKind::PermissionDenied => {
                Err(Error::Refused { path: folders.build.clone(), why: Refusal::NothingStarts })
            }
            _ => Ok(Solution { start, made, added, binary: None }),
        }
    }
}

/// The environment of a solution in a file.
fn small_environment() -> Vec<(OsString, OsString)> {
    let path = ("PATH".into(), "/usr/local/bin:/usr/bin:/bin".into());
    let kept = ["HOME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "SystemRoot"];
    let kept = kept.iter().filter_map(|name| Some((name.into(), env::var_os(name)?)));
    std::iter::once(path).chain(kept).collect()
}

/// A copy of a source in the folder of the session.
fn copied(source: &[u8], name: &str, folders: &Folders) -> Result<String, Error> {
    let copy = folders.build.join(name);
    fs::write(&copy, source).map_err(at(&copy))?;
    Ok(copy.display().to_string())
}

/// A compiler or a runtime that is installed.
struct Tool {
    /// The name by which people call it.
    name: String,
    file: PathBuf,
    /// Whether it is a script, which calls others.
    is_script: bool,
}

impl Tool {
    /// The first of these tools that is installed.
    fn first(tools: &'static [&'static str]) -> Result<Tool, Error> {
        let found = tools.iter().find_map(|name| Some(Tool::new(name, in_path(name)?)));
        found.ok_or(Error::NotInstalled { tools })
    }

    fn new(name: &str, file: PathBuf) -> Tool {
        let mut first = [0; 2];
        let read = fs::File::open(&file).and_then(|mut file| file.read_exact(&mut first));
        Tool { name: name.to_string(), file, is_script: read.is_ok() && first == *b"#!" }
    }

    fn word(&self) -> String {
        self.file.display().to_string()
    }

    /// What it prints, asked in a folder that means nothing to it.
    fn answer(&self, question: &[&str]) -> String {
        let mut ask = Command::new(&self.file);
        ask.args(question).current_dir("/").stdin(Stdio::null());
        let answer = ask.output().map(|output| [output.stdout, output.stderr].concat());
        String::from_utf8_lossy(&answer.unwrap_or_default()).into_owned()
    }

    /// The tool that a script of this name calls, asked from itself: version managers put such scripts first in PATH.
    fn real(self, question: &[&str], file: impl Fn(&str) -> Option<&str>) -> Tool {
        if !self.is_script {
            return self;
        }
        match file(&self.answer(question)).map(PathBuf::from) {
            Some(file) if file.is_file() => Tool::new(&self.name, file),
            _ => self,
        }
    }

    /// Rust's compiler itself, not the program that chooses among several.
    fn of_sysroot(self) -> Tool {
        let root = self.answer(&["--print", "sysroot"]);
        let file = Path::new(root.trim()).join("bin/rustc");
        if file.is_file() {
            Tool::new(&self.name, file)
        } else {
            self
        }
    }

    fn of_java(self) -> Tool {
        if !self.is_script {
            return self;
        }
        let properties = self.answer(&["-XshowSettings:properties", "-version"]);
        let home = properties.lines().find_map(|line| line.trim().strip_prefix("java.home = "));
        let file = home.map(|home| Path::new(home).join("bin/java"));
        match file.filter(|file| file.is_file()) {
            Some(file) => Tool::new(&self.name, file),
            None => self,
        }
    }

    /// Python itself, with the folders in which it finds its libraries.
    fn of_python(self, file: String) -> Runtime {
        let question = "import sys; print(*[sys.executable, sys.prefix, sys.base_prefix] + sys.path, sep='\\n')";
        let answer = self.answer(&["-c", question]);
        let mut lines = answer.lines().filter(|line| Path::new(line).is_absolute());
        let python = match lines.next().map(PathBuf::from).filter(|file| file.is_file()) {
            Some(file) => Tool::new(&self.name, file),
            None => self,
        };
        let mut view = python.runs();
        for folder in lines.filter(|folder| !["/usr", "/", "/usr/local"].contains(folder)) {
            view = view.with(folder);
        }
        let nothing = ["-c", "pass"].map(str::to_string);
        let nothing = [&[python.word()][..], &nothing].concat();
        Runtime { words: vec![python.word(), file], view, nothing }
    }

    /// What it sees when it runs a program.
    fn runs(&self) -> View {
        let view = if self.is_script { View::of_tools() } else { View::of_libraries() };
        view.with_tool(&self.file)
    }
}

/// A compiler with its flags: those before the name of the compiled program or the source, and those at the end.
struct Compiler {
    tool: Tool,
    flags: Vec<String>,
    last: Vec<String>,
}

impl Compiler {
    fn new(tool: Tool, flags: &[&str], last: &[&str]) -> Compiler {
        let words = |words: &[&str]| words.iter().map(|word| word.to_string()).collect();
        Compiler { tool, flags: words(flags), last: words(last) }
    }

    /// The words after the compiler's name for a source in the folder of the session, and a compiled program.
    fn words(&self, source: &str, program: Option<&str>, options: &CompilerOptions) -> Vec<String> {
        let mut words = self.flags.clone();
        words.extend(program.map(str::to_string));
        // A name alone could look like an option, or like a file with options.
        words.push(format!("./{source}"));
        words.extend(self.last.clone());
        words.extend(options.flags.split_whitespace().map(str::to_string));
        words
    }

    fn run(&self, words: Vec<String>, means: Means, folders: &Folders) -> Result<Run, Error> {
        let view = View::of_tools().with_tool(&self.tool.file).writing(&folders.cache);
        let cache = folders.cache.join("go");
        let ours: [(OsString, OsString); 2] =
            [("CCACHE_DISABLE".into(), "1".into()), ("GOCACHE".into(), cache.into())];
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

    /// Compiles a source. If the compiler cannot even compile an empty source within walls, it runs without.
    fn compile(
        &self,
        name: &str,
        source: &[u8],
        empty: &str,
        folders: &Folders,
        options: &CompilerOptions,
    ) -> Result<Made, Error> {
        copied(source, name, folders)?;
        let program = (self.flags.last().is_some_and(|flag| flag == "-o")).then_some("solution");
        let words = self.words(name, program, options);
        let made = Made::Compiled(format!("{} {}", self.tool.name, words.join(" ")));
        let mut last = None;
        for means in Means::all() {
            let run = self.run(words.clone(), means, folders);
            if run.as_ref().is_ok_and(|run| run.ended == Ended::Well) {
                return Ok(made);
            }
            let is_run = run.is_ok();
            last = Some(run);
            if is_run && self.empty(empty, name, means, folders).is_some() {
                break;
            }
        }
        let run = last.expect("a means, which may be none")?;
        let message = text(&[run.output, run.errors].concat());
        if message.contains("No space left on device") {
            return Err(Error::FullDisk { message: message.trim_end().to_string() });
        }
        Err(Error::DoesNotCompile { message, ended: run.ended })
    }

    /// An empty program, if it compiles.
    fn empty(&self, empty: &str, name: &str, means: Means, folders: &Folders) -> Option<PathBuf> {
        let ending = Path::new(name).extension()?.to_str()?;
        let source = format!("Nothing.{ending}");
        copied(empty.as_bytes(), &source, folders).ok()?;
        let program = (self.flags.last()? == "-o").then_some("nothing");
        let words = self.words(&source, program, &CompilerOptions::default());
        let run = self.run(words, means, folders).ok()?;
        (run.ended == Ended::Well).then(|| folders.build.join("nothing"))
    }

    /// A program of the machine's own.
    fn native(
        &self,
        name: &str,
        source: &[u8],
        empty: &str,
        folders: &Folders,
        options: &CompilerOptions,
    ) -> Result<Solution, Error> {
        let made = self.compile(name, source, empty, folders, options)?;
        let binary = folders.build.join("solution");
        let all = Means::all();
        let nothing = all.iter().find_map(|&means| self.empty(empty, name, means, folders));
        let words = vec![binary.display().to_string()];
        let nothing = nothing.map_or(words.clone(), |nothing| vec![nothing.display().to_string()]);
        let view = View::of_libraries().with_tool(&self.tool.file);
        // A sanitizer asks what the system says of its process.
        let view = if options.flags.is_empty() { view.without_itself() } else { view };
        let mut solution = Runtime { words, view, nothing }.solution(made, folders)?;
        solution.added = 0;
        solution.binary = Some(binary);
        Ok(solution)
    }
}

/// The name of the public class in a Java file, or `Main`.
fn public_class(source: &str) -> String {
    let line = source.lines().find(|line| {
        let line = line.trim_start();
        line.starts_with("public ") && line.contains("class ")
    });
    let behind = line.and_then(|line| line.split("class ").nth(1));
    let public =
        behind.and_then(|text| text.split(|c: char| !c.is_alphanumeric() && c != '_').next());
    public.unwrap_or("Main").to_string()
}
