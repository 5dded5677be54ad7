//! How a program is started: what it sees, its environment, and the memory that its language takes.
//!
//! Checked: `crates/cli/tests/grundy/languages.rs`, with right and greedy solutions in each language that is installed.

use super::folders::Folders;
use super::made::{Made, Options, Solution};
use crate::confine::{Means, View};
use crate::error::{Error, Refusal};
use crate::limits::{Ended, Limits};
use crate::path::{in_path, is_path};
use crate::run::{run, Run, Start};
use std::env;
use std::ffi::OsString;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::is_separator;

/// A program to start.
pub struct Runtime {
    pub words: Vec<String>,
    pub view: View,
    /// The command that does nothing, by which the means of confinement is chosen.
    pub nothing: Vec<String>,
    /// The command whose memory is the language's own; none for a program of the machine's own.
    pub idle: Option<Vec<String>>,
    /// Whether its heap has a limit of its own, which is the judge's.
    pub has_heap: bool,
    /// Whether it is a command, which has the user's environment and stays in the current folder.
    pub is_command: bool,
}

/// The limits on a program that does nothing.
const IDLE: Limits = Limits { seconds: 10.0, kilobytes: 4 << 20 };

/// The limits on any tool that is given an empty file.
const UNKNOWN: Limits = Limits { seconds: 1.0, ..IDLE };

/// The KB that a program in C may take when it does nothing: judges count them, so no language gets as little on top.
const ORDINARY: u64 = 5 << 10;

/// The MB with which Java and Node start whatever their version. (Java 17 starts with 2.)
const LEAST_HEAP: u64 = 8;

/// The KB besides its heap that a runtime takes while it runs, for classes, compiled code and the stack.
const BESIDES_HEAP: u64 = 64 << 10;

/// Runtimes that are also known where they are called by a path.
const RUNTIMES: [&str; 11] =
    ["python", "pypy", "node", "java", "ruby", "php", "perl", "lua", "mono", "dotnet", "julia"];

impl Runtime {
    /// Confines it by the best means with which a program that does nothing starts; otherwise by none.
    pub fn solution(
        self,
        made: Made,
        folders: &Folders,
        options: &Options,
    ) -> Result<Solution, Error> {
        let mut found = None;
        let view = self.view.with(&folders.build);
        for means in Means::all() {
            let mut walls = folders.walls(means, view.clone());
            walls.stays = self.is_command;
            let is_small = means != Means::Nothing && !self.is_command;
            let environment = if is_small { small() } else { env::vars_os().collect() };
            let start = Start {
                words: self.words.clone(),
                environment: Some(as_judged(environment, options)),
                walls: Some(walls),
            };
            let idle = idle(&start, &self.nothing, folders, &IDLE);
            let is_well = idle.as_ref().is_ok_and(|idle| idle.ended == Ended::Well);
            found = Some((start, idle));
            if is_well {
                break;
            }
        }
        let (start, idle_run) = found.expect("a means, which may be none");
        if matches!(&idle_run, Err(error) if error.kind() == ErrorKind::PermissionDenied) {
            return Err(Error::Refused {
                path: folders.build.clone(),
                why: Refusal::NothingStarts,
            });
        }
        let idle_run = match &self.idle {
            None => None,
            Some(words) if *words == self.nothing => idle_run.ok(),
            Some(words) => idle(&start, words, folders, &UNKNOWN).ok(),
        };
        let added = idle_run.map_or(0, |idle| idle.kilobytes);
        let added = if added > ORDINARY { added } else { 0 };
        let besides = if self.has_heap { BESIDES_HEAP } else { 0 };
        Ok(Solution { start, made, added, besides, binary: None, remarks: Vec::new() })
    }

    /// A runtime that is called to do nothing.
    pub fn of_language(nothing: Vec<String>) -> Runtime {
        Runtime {
            words: nothing.clone(),
            view: View::of_libraries(),
            idle: Some(nothing.clone()),
            has_heap: false,
            is_command: false,
            nothing,
        }
    }

    /// A command of the user's, which `tool` begins. This alone, given an empty file, takes the memory of the language; a
    /// program that is called by its path is the solution itself.
    pub fn of_command(words: &[String], tool: &str, view: View, folders: &Folders) -> Runtime {
        let script = if is_path(tool) && !is_runtime(tool) { interpreter(tool) } else { None };
        let tool = script.unwrap_or_else(|| tool.to_string());
        let view = match in_path(&tool) {
            Some(file) => view.with_tool(&file),
            None => view,
        };
        let is_language = is_runtime(&tool) || !is_path(&tool) && in_path(&tool).is_some();
        let argument = match name(&tool) {
            // The file's name would be that of a class.
            "java" => "-version".to_string(),
            _ => folders.nothing.display().to_string(),
        };
        let has_heap = ["java", "node"].iter().any(|runtime| name(&tool).starts_with(runtime));
        Runtime {
            words: words.to_vec(),
            view,
            nothing: vec!["true".to_string()],
            idle: is_language.then(|| vec![tool, argument]),
            has_heap,
            is_command: true,
        }
    }
}

fn name(tool: &str) -> &str {
    tool.rsplit(is_separator).next().unwrap_or_default()
}

fn is_runtime(tool: &str) -> bool {
    RUNTIMES.iter().any(|runtime| name(tool).starts_with(runtime))
}

/// A run of the same start with other words, on an empty input.
fn idle(start: &Start, words: &[String], folders: &Folders, limits: &Limits) -> io::Result<Run> {
    let start = Start { words: words.to_vec(), ..start.clone() };
    run(&start, &folders.nothing, &folders.own, limits)
}

/// The tool that runs a script, by the script's first line.
fn interpreter(script: &str) -> Option<String> {
    let file = fs::read(script).ok()?;
    let line = file.strip_prefix(b"#!")?.split(|&byte| byte == b'\n').next()?;
    let line = String::from_utf8_lossy(line);
    let tool = line.split_whitespace().find(|word| !word.ends_with("/env"));
    tool.map(str::to_string)
}

/// The environment of a solution in a file.
fn small() -> Vec<(OsString, OsString)> {
    let path = ("PATH".into(), "/usr/local/bin:/usr/bin:/bin".into());
    let kept = ["HOME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "SystemRoot"];
    let kept = kept.iter().filter_map(|name| Some((name.into(), env::var_os(name)?)));
    std::iter::once(path).chain(kept).collect()
}

/// An environment with what judges set. Runtimes read the limit of their heap from it, so that any command has it; what
/// the user has set for them counts more.
fn as_judged(
    mut environment: Vec<(OsString, OsString)>,
    options: &Options,
) -> Vec<(OsString, OsString)> {
    let (mut java, mut node) = (Vec::new(), Vec::new());
    let mut ours = Vec::new();
    if cfg!(unix) {
        // Where HackerRank wants the answer.
        ours.push(("OUTPUT_PATH", "/dev/stdout".to_string()));
    }
    if !options.is_local {
        ours.push(("ONLINE_JUDGE", "true".to_string()));
        java.push("-DONLINE_JUDGE=true".to_string());
    }
    if let Some(kilobytes) = options.kilobytes {
        let megabytes = kilobytes.div_ceil(1 << 10).max(LEAST_HEAP);
        java.push(format!("-Xmx{megabytes}m"));
        node.push(format!("--max-old-space-size={megabytes}"));
    }
    for (name, mut words) in [("JAVA_TOOL_OPTIONS", java), ("NODE_OPTIONS", node)] {
        let theirs = environment.iter().find(|it| it.0 == name);
        words.extend(theirs.map(|it| it.1.to_string_lossy().into_owned()));
        if !words.is_empty() {
            ours.push((name, words.join(" ")));
        }
    }
    environment.retain(|(name, _)| ours.iter().all(|it| *name != it.0));
    environment.extend(ours.into_iter().map(|(name, value)| (name.into(), value.into())));
    environment
}
