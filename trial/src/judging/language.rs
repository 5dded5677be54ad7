//! How a solution is compiled and run, by the ending of its file.

use super::run::{memory_of_nothing, run, Ended, Limits};
use std::fmt::Display;
use std::path::Path;
use std::process::Command;
use std::{env, fs, io};

/// What can be run.
pub struct Solution {
    pub command: Vec<String>,
    /// What was done to get it, for people.
    pub said: String,
    /// KB of an interpreter or a virtual machine that does nothing, which judges give besides.
    pub added: u64,
}

/// Why there is nothing to run.
pub enum Refusal {
    /// The compiler's own words.
    DoesNotCompile(String),
    /// It was called wrongly, or a tool is missing.
    Cannot(String),
}

/// Seconds for compiling: more than judges give.
const COMPILING: f64 = 60.0;

/// A command as it is.
pub fn command(line: &str) -> Solution {
    Solution {
        command: ["sh", "-c", line].map(str::to_string).into(),
        said: format!("runs {line}"),
        added: 0,
    }
}

/// Compiles `file` into `folder`, if its language wants that.
///
/// # Errors
///
/// If the file is not there, its ending names no language, the language is not installed, or it does not compile.
pub fn solution(file: &str, folder: &Path) -> Result<Solution, Refusal> {
    let unreadable = |what: &dyn Display| Refusal::Cannot(format!("{file}: {what}"));
    // A pipe would be read here and be empty for the compiler.
    let kind = fs::metadata(file).map_err(|error| unreadable(&error))?;
    if !kind.is_file() {
        return Err(unreadable(&"it is no file"));
    }
    let source = fs::read(file).map_err(|error| unreadable(&error))?;
    // No option of a compiler.
    let file = &match file.starts_with('-') {
        true => format!("./{file}"),
        false => file.to_string(),
    }[..];
    let binary = folder.join("solution").display().to_string();
    let here = folder.display().to_string();
    let of = |compiler: &[&str], run: &[&str]| -> Result<Solution, Refusal> {
        if !compiler.is_empty() {
            compile(compiler, folder)?;
        }
        let said = match compiler.is_empty() {
            true => format!("runs {}", run.join(" ")),
            false => format!("compiled: {}", compiler.join(" ")),
        };
        Ok(Solution {
            command: run.iter().map(|word| word.to_string()).collect(),
            said,
            added: 0,
        })
    };
    let ending = Path::new(file).extension().unwrap_or_default();
    match ending.to_str().unwrap_or_default() {
        "cpp" | "cc" | "cxx" | "C" => of(
            &[&first(&["g++", "clang++"])?, "-O2", "-std=gnu++17", "-o", &binary, file],
            &[&binary],
        ),
        "c" => of(
            &[&first(&["gcc", "clang", "cc"])?, "-O2", "-std=gnu11", "-o", &binary, file, "-lm"],
            &[&binary],
        ),
        "rs" => of(
            &[&first(&["rustc"])?, "-O", "--edition", "2021", "-o", &binary, file],
            &[&binary],
        ),
        "go" => of(&[&first(&["go"])?, "build", "-o", &binary, file], &[&binary]),
        "py" => {
            let python = first(&["python3", "python"])?;
            let added = memory_of_nothing(Command::new(&python).args(["-c", "pass"]));
            let solution = of(&[], &[&python, file])?;
            Ok(Solution { added, ..solution })
        }
        "js" => {
            let node = first(&["node", "nodejs"])?;
            let added = memory_of_nothing(Command::new(&node).args(["-e", "0"]));
            let solution = of(&[], &[&node, "--stack-size=65500", file])?;
            Ok(Solution { added, ..solution })
        }
        "java" => {
            let (javac, java) = (first(&["javac"])?, first(&["java"])?);
            let class = public_class(&String::from_utf8_lossy(&source));
            // A class that others see stands in a file of its name.
            let named = folder.join(format!("{class}.java"));
            fs::write(&named, &source).map_err(|error| {
                Refusal::Cannot(format!("{}: {error}", named.display()))
            })?;
            let named = named.display().to_string();
            let compiler = [&javac[..], "-encoding", "UTF-8", "-d", &here, &named];
            let run = [&java[..], "-Xss256m", "-XX:+UseSerialGC", "-cp", &here, &class];
            let solution = of(&compiler, &run)?;
            let added = memory_of_nothing(Command::new(&java).args(["-XX:+UseSerialGC", "-version"]));
            Ok(Solution { added, ..solution })
        }
        other => Err(Refusal::Cannot(format!(
            "{file}: the ending {other:?} is none of cpp, cc, cxx, c, py, java, rs, go, js; RUN='command' runs anything"
        ))),
    }
}

/// The first of some tools that is installed.
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
    let limits = Limits {
        seconds: COMPILING,
        kilobytes: u64::MAX,
    };
    let compiled = run(&words, Path::new("/dev/null"), folder, &limits).map_err(cannot)?;
    let late = match compiled.ended {
        Ended::Well => return Ok(()),
        Ended::OutOfTime | Ended::Asleep => format!("more than {COMPILING} s\n"),
        _ => String::new(),
    };
    let mut said = compiled.output;
    said.extend(compiled.errors);
    let said = String::from_utf8_lossy(&said).into_owned();
    Err(Refusal::DoesNotCompile(said + &late))
}

/// The name of the class that a Java file shows to others, or `Main`.
fn public_class(source: &str) -> String {
    let line = source.lines().find(|line| {
        let line = line.trim_start();
        line.starts_with("public ") && line.contains("class ")
    });
    let behind = line.and_then(|line| line.split("class ").nth(1));
    let public = behind.and_then(|text| {
        text.split(|c: char| !c.is_alphanumeric() && c != '_')
            .next()
    });
    public.unwrap_or("Main").to_string()
}
