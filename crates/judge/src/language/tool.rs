//! A compiler or a runtime that is installed.

use super::runtime::Runtime;
use crate::confine::View;
use crate::path::in_path;
use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A compiler or a runtime that is installed.
pub struct Tool {
    /// The name by which people call it.
    pub name: String,
    pub file: PathBuf,
    /// Whether it is a script, which calls others.
    is_script: bool,
}

impl Tool {
    /// The first of these tools that is installed.
    pub fn first(tools: &[&str]) -> Option<Tool> {
        tools.iter().find_map(|name| Some(Tool::new(name, in_path(name)?)))
    }

    pub fn new(name: &str, file: PathBuf) -> Tool {
        let mut first = [0; 2];
        let read = fs::File::open(&file).and_then(|mut file| file.read_exact(&mut first));
        Tool { name: name.to_string(), file, is_script: read.is_ok() && first == *b"#!" }
    }

    pub fn word(&self) -> String {
        self.file.display().to_string()
    }

    /// What it prints, asked in a folder that means nothing to it.
    pub fn answer(&self, question: &[&str]) -> String {
        let mut ask = Command::new(&self.file);
        ask.args(question).current_dir("/").stdin(Stdio::null());
        let answer = ask.output().map(|output| [output.stdout, output.stderr].concat());
        String::from_utf8_lossy(&answer.unwrap_or_default()).into_owned()
    }

    /// The tool that a script of this name calls, asked from itself: version managers put such scripts first in PATH.
    pub fn real(self, question: &[&str], file: impl Fn(&str) -> Option<&str>) -> Tool {
        if !self.is_script {
            return self;
        }
        match file(&self.answer(question)).map(PathBuf::from) {
            Some(file) if file.is_file() => Tool::new(&self.name, file),
            _ => self,
        }
    }

    /// Rust's compiler itself, not the program that chooses among several.
    pub fn of_sysroot(self) -> Tool {
        let root = self.answer(&["--print", "sysroot"]);
        let file = Path::new(root.trim()).join(format!("bin/rustc{EXE_SUFFIX}"));
        if file.is_file() {
            Tool::new(&self.name, file)
        } else {
            self
        }
    }

    pub fn of_java(self) -> Tool {
        if !self.is_script {
            return self;
        }
        let properties = self.answer(&["-XshowSettings:properties", "-version"]);
        let home = properties.lines().find_map(|line| line.trim().strip_prefix("java.home = "));
        let file = home.map(|home| Path::new(home).join(format!("bin/java{EXE_SUFFIX}")));
        match file.filter(|file| file.is_file()) {
            Some(file) => Tool::new(&self.name, file),
            None => self,
        }
    }

    /// Python itself, with the folders in which it finds its libraries.
    pub fn of_python(self, file: String) -> Runtime {
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
        Runtime { words: vec![python.word(), file], view, ..Runtime::of_language(nothing) }
    }

    /// What it sees when it runs a program.
    pub fn runs(&self) -> View {
        let view = if self.is_script { View::of_tools() } else { View::of_libraries() };
        view.with_tool(&self.file)
    }
}
