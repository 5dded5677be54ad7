//! A solution's language: how it is compiled and run, by the ending of its file.

use super::run::{memory_of_nothing, run, runs, Ended, Limits};
use super::trial::put;
use std::fmt::Display;
use std::path::Path;
use std::process::Command;
use std::{env, fs, io};

/// A solution that can be run.
pub struct Solution {
    pub command: Vec<String>,
    /// How it was made, for people.
    pub said: String,
    /// KB that an idle interpreter or virtual machine takes, which judges grant on top.
    pub added: u64,
}

/// How a file is compiled, where this differs from the usual.
#[derive(Clone, Default)]
pub struct Language {
    /// The standard or the edition, such as `c++20`.
    pub standard: String,
    /// Further flags for the compiler.
    pub flags: String,
}

/// The reason why there is nothing to run.
pub enum Refusal {
    /// The compiler's own message.
    DoesNotCompile(String),
    /// The call was wrong, or a tool is missing.
    Cannot(String),
}

/// Seconds for compiling: more than judges give.
const COMPILING: f64 = 60.0;

/// A command as it is. If it calls an interpreter or a virtual machine, its idle memory is added as for a file.
pub fn command(words: &[String]) -> Solution {
    // The line that a shell is told to run.
    let (line, said) = match words {
        [shell, option, line] if shell == "sh" && option == "-c" => (line, line.clone()),
        _ => (&words[0], words.join(" ")),
    };
    let first = line.split_whitespace().find(|word| *word != "exec").unwrap_or_default();
    Solution {
        command: words.to_vec(),
        said: format!("runs {said}"),
        added: nothing_of(first).map_or(0, |mut nothing| memory_of_nothing(&mut nothing)),
    }
}

/// The command that makes an interpreter or a virtual machine do nothing, if the tool is one.
fn nothing_of(tool: &str) -> Option<Command> {
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
    let mut command = Command::new(tool);
    command.args(arguments);
    Some(command)
}

/// Compiles `file` into `folder`, if its language is compiled.
///
/// # Errors
///
/// If the file does not exist, its ending names no language, the language is not installed, or it does not compile.
pub fn solution(file: &str, folder: &Path, language: &Language) -> Result<Solution, Refusal> {
    let unreadable = |what: &dyn Display| Refusal::Cannot(format!("{file}: {what}"));
    // A pipe could be read only once, and the compiler would find it empty.
    let kind = fs::metadata(file).map_err(|error| unreadable(&error))?;
    if !kind.is_file() {
        return Err(unreadable(&"it is not a file"));
    }
    let source = fs::read(file).map_err(|error| unreadable(&error))?;
    let binary = folder.join("solution").display().to_string();
    let here = folder.display().to_string();
    let of = |compiler: &[&str], run: &[&str]| -> Result<Solution, Refusal> {
        let said = if compiler.is_empty() {
            format!("runs {}", run.join(" "))
        } else {
            let flags = language.flags.split_whitespace();
            let compiler: Vec<&str> = compiler.iter().copied().chain(flags).collect();
            compile(&compiler, folder)?;
            format!("compiled: {}", compiler.join(" "))
        };
        Ok(Solution {
            command: run.iter().map(|word| word.to_string()).collect(),
            said,
            added: nothing_of(run[0]).map_or(0, |mut nothing| memory_of_nothing(&mut nothing)),
        })
    };
    let standard = |usual: &str| {
        let asked = &language.standard[..];
        format!("-std={}", if asked.is_empty() { usual } else { asked })
    };
    let ending = Path::new(file).extension().unwrap_or_default();
    match ending.to_str().unwrap_or_default() {
        "cpp" | "cc" | "cxx" | "C" => of(
            &[&first(&["g++", "clang++"])?, "-O2", &standard("gnu++17"), "-o", &binary, file],
            &[&binary],
        ),
        "c" => of(
            &[&first(&["gcc", "clang", "cc"])?, "-O2", &standard("gnu11"), "-o", &binary, file, "-lm"],
            &[&binary],
        ),
        "rs" => {
            let asked = &language.standard[..];
            let edition = if asked.is_empty() { "2021" } else { asked };
            of(&[&first(&["rustc"])?, "-O", "--edition", edition, "-o", &binary, file], &[&binary])
        }
        "go" => of(&[&first(&["go"])?, "build", "-o", &binary, file], &[&binary]),
        "py" => of(&[], &[&first(&["python3", "python"])?, file]),
        "js" => of(&[], &[&first(&["node", "nodejs"])?, "--stack-size=65500", file]),
        "java" => {
            let (javac, java) = (first(&["javac"])?, first(&["java"])?);
            let class = public_class(&String::from_utf8_lossy(&source));
            // A public class must be in a file of its name.
            let named = folder.join(format!("{class}.java"));
            put(&named, &source).map_err(Refusal::Cannot)?;
            let named = named.display().to_string();
            let compiler = [&javac[..], "-encoding", "UTF-8", "-d", &here, &named];
            let run = [&java[..], "-Xss256m", "-XX:+UseSerialGC", "-cp", &here, &class];
            of(&compiler, &run)
        }
        other => Err(Refusal::Cannot(format!(
            "{file}: the ending {other:?} is none of cpp, cc, cxx, c, py, java, rs, go, js; `-- COMMAND` runs anything"
        ))),
    }
}

/// The first of these tools that is installed.
fn first(tools: &[&str]) -> Result<String, Refusal> {
    let folders = env::var_os("PATH").unwrap_or_default();
    let is_there =
        |tool: &&&str| env::split_paths(&folders).any(|folder| folder.join(tool).is_file());
    match tools.iter().find(is_there) {
        Some(tool) => Ok(tool.to_string()),
        None => Err(Refusal::Cannot(format!(
            "this language needs {}, which is not installed here",
            tools.join(" or ")
        ))),
    }
}

fn compile(command: &[&str], folder: &Path) -> Result<(), Refusal> {
    let cannot = |error: io::Error| Refusal::Cannot(format!("{}: {error}", command[0]));
    let words: Vec<String> = command.iter().map(|word| word.to_string()).collect();
    let limits = Limits { seconds: COMPILING, kilobytes: u64::MAX };
    let folder = runs(folder);
    let nothing = folder.join("input");
    fs::create_dir_all(&folder).map_err(cannot)?;
    put(&nothing, "").map_err(Refusal::Cannot)?;
    let compiled = run(&words, &nothing, &folder, &limits).map_err(cannot)?;
    let late = match compiled.ended {
        Ended::Well => return Ok(()),
        Ended::OutOfTime | Ended::Asleep => format!("more than {COMPILING} s\n"),
        _ => String::new(),
    };
    let mut said = compiled.output;
    said.extend(compiled.errors);
    let said = String::from_utf8_lossy(&said).into_owned();
    if said.contains("No space left on device") {
        return Err(Refusal::Cannot(said.trim_end().to_string()));
    }
    Err(Refusal::DoesNotCompile(said + &late))
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
