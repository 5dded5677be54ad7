//! A submission with all its changes, as one program.

use crate::switches::{switched, Mutant, Switched};
use grundy_trial::judging::run::{run, Limits, Run};
use serde_json::Value;
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The program, and where it runs.
pub struct Compiled {
    pub mutants: Vec<Mutant>,
    folder: PathBuf,
    binary: String,
}

impl Compiled {
    /// Compiles a submission with the changes that compile, as a judge would.
    ///
    /// # Errors
    ///
    /// If rustc is not there, or does not take it.
    pub fn new(submission: &str, folder: &Path) -> Result<Compiled, String> {
        fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let (binary, mutants) = compiled(submission, folder)?;
        Ok(Compiled {
            mutants,
            folder: folder.to_path_buf(),
            binary,
        })
    }

    /// A run with the change of this number, or with none if it is 0.
    ///
    /// # Errors
    ///
    /// If it cannot be run.
    pub fn run(&self, number: u32, input: &[u8], limits: &Limits) -> Result<Run, String> {
        let file = self.folder.join("input");
        let command = [self.binary.clone(), number.to_string()];
        let ran = fs::write(&file, input).and_then(|()| run(&command, &file, &self.folder, limits));
        ran.map_err(|error| format!("{}: {error}", self.binary))
    }
}

fn compiled(submission: &str, folder: &Path) -> Result<(String, Vec<Mutant>), String> {
    let (source, binary) = (folder.join("mutants.rs"), folder.join("mutants"));
    let mut rustc = Command::new("rustc");
    rustc.args(["--edition=2018", "-O", "--error-format=json"]);
    rustc.args(["--cap-lints=allow", "-o"]);
    rustc.arg(&binary).arg(&source);
    let mutants = settled(&source, &mut rustc, |without| switched(submission, without))?;
    Ok((binary.display().to_string(), mutants))
}

/// Writes a file with the mutants that compile: `compiler` compiles it, and says in JSON what it does not take.
///
/// # Errors
///
/// If it takes none.
pub fn settled(
    file: &Path,
    compiler: &mut Command,
    switched: impl Fn(&HashSet<u32>) -> Result<Switched, String>,
) -> Result<Vec<Mutant>, String> {
    let mut without = HashSet::new();
    for _ in 0..30 {
        let switched = switched(&without)?;
        fs::write(file, &switched.text).map_err(|error| format!("{}: {error}", file.display()))?;
        let output = compiler.output();
        let output = output.map_err(|error| format!("{compiler:?}: {error}"))?;
        if output.status.success() {
            return Ok(switched.mutants);
        }
        let before = without.len();
        // rustc says it on standard error, cargo on standard output.
        let said =
            String::from_utf8_lossy(&output.stderr) + String::from_utf8_lossy(&output.stdout);
        for line in said.lines() {
            without.extend(faulty(line, &switched.text));
        }
        if without.len() == before {
            let line = said
                .lines()
                .find(|line| line.contains("error"))
                .unwrap_or("");
            return Err(format!("its changes do not compile: {line}"));
        }
    }
    Err("its changes do not compile".to_string())
}

/// The mutants at which an error of rustc points: those within, or else the last one before.
fn faulty(line: &str, text: &str) -> Vec<u32> {
    let Ok(mut said) = serde_json::from_str::<Value>(line) else {
        return Vec::new();
    };
    if said["message"].is_object() {
        said = said["message"].take(); // cargo's words around it
    }
    if said["level"] != "error" {
        return Vec::new();
    }
    let spans = said["spans"].as_array().into_iter().flatten();
    let primary = spans.filter(|span| span["is_primary"] == true);
    let mut numbers = Vec::new();
    for span in primary {
        let at = |key: &str| span[key].as_u64().unwrap_or(0) as usize;
        let (start, end) = (at("byte_start"), at("byte_end").min(text.len()));
        let within = numbers_of(&text[start..end]);
        match within.is_empty() {
            false => numbers.extend(within),
            true => numbers.extend(numbers_of(&text[..end]).last()),
        }
    }
    numbers
}

/// The mutants that are asked for in a text.
fn numbers_of(text: &str) -> Vec<u32> {
    let asked = text.split("chosen_mutant").skip(1);
    let number = |rest: &str| {
        let digits: String = rest
            .chars()
            .skip_while(|letter| !letter.is_ascii_digit())
            .take_while(char::is_ascii_digit)
            .collect();
        digits.parse().ok()
    };
    asked.filter_map(number).collect()
}
