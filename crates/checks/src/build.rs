//! The compiled programs, and which of them are tested.

use crate::run::feed;
use grundy_problems::suite::{all_programs, path};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The programs to test: all, or the one in the environment variable `ONE` (`make one`).
///
/// # Panics
///
/// If there is no such program.
pub fn programs() -> Vec<String> {
    let mut programs = all_programs();
    if let Ok(one) = env::var("ONE") {
        assert!(programs.contains(&one), "no program {one}: write it in src/bin");
        programs.retain(|program| *program == one);
    }
    programs
}

/// A set of compiled programs: those of the suite and the engine, or the files to paste.
pub struct Build {
    folder: PathBuf,
}

impl Build {
    /// The programs of the suite and the engine, in the profile of this code, built now if necessary; or those in the
    /// folder that the environment variable `PROGRAMS` names (`make one`).
    ///
    /// # Panics
    ///
    /// If they do not compile.
    pub fn compiled() -> Build {
        let folder = match env::var_os("PROGRAMS") {
            Some(folder) => path("").join(folder),
            None => {
                // The test is in the folder `deps` beside the programs.
                let test = env::current_exe().expect("the path of this test");
                let folder = test.ancestors().nth(2).expect("a folder of programs");
                let mut cargo = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
                cargo.args([
                    "build",
                    "--quiet",
                    "--bins",
                    "--package",
                    "grundy",
                    "--package",
                    "grundy-engine",
                ]);
                if folder.ends_with("release") {
                    cargo.arg("--release");
                }
                let status = cargo.current_dir(path("")).status();
                assert!(status.is_ok_and(|status| status.success()), "cargo build");
                folder.to_path_buf()
            }
        };
        Build { folder }
    }

    /// The files to paste, compiled into a folder.
    pub fn pasted(folder: &Path) -> Build {
        Build { folder: folder.to_path_buf() }
    }

    /// The path of a compiled program.
    pub fn binary(&self, program: &str) -> PathBuf {
        self.folder.join(program)
    }

    /// Runs a program on `input`.
    pub fn run(&self, program: &str, input: &[u8]) -> Output {
        feed(&mut Command::new(self.binary(program)), input)
    }

    /// Whether `errors` is a single line that begins with the name of `program`.
    pub fn is_line(&self, program: &str, errors: &str) -> bool {
        errors.starts_with(&format!("{program}: ")) && errors.lines().count() == 1
    }

    /// A shell command that runs `program` on `input` again.
    ///
    /// # Panics
    ///
    /// If the folder `target` cannot be written.
    pub fn again(&self, program: &str, input: &[u8]) -> String {
        let binary = self.shown(program);
        if input.len() <= 200 {
            let escaped = input.iter().map(|&byte| match byte {
                b'\n' => "\\n".to_string(),
                b'\\' | b'%' | b'\'' => format!("\\{byte:03o}"),
                b' '..=b'~' => char::from(byte).to_string(),
                _ => format!("\\{byte:03o}"),
            });
            return format!("    printf '{}' | {binary}", escaped.collect::<String>());
        }
        let file = format!("target/again-{}.in", program.replace('/', "-"));
        fs::write(path(&file), input).expect("the folder target can be written");
        format!("    {binary} < {file}")
    }

    /// The path of a compiled program, relative to the root of the clone.
    pub fn shown(&self, program: &str) -> String {
        let file = self.binary(program);
        let root = path("");
        file.strip_prefix(&root).unwrap_or(&file).display().to_string()
    }
}
