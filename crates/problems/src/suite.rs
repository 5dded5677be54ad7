//! The programs, their cases and their builds, found by listing folders.

use crate::process::feed;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The path of a file, given from the folder of the package `grundy`.
pub fn path(of: &str) -> PathBuf {
    grundy_catalogue::root().join(of)
}

/// The text of a file of the package.
///
/// # Panics
///
/// If it cannot be read.
pub fn read(file: &str) -> String {
    grundy_catalogue::read(&path(""), file).unwrap_or_else(|error| panic!("{error}"))
}

/// The names in a folder that end in `ending`, sorted and without the ending.
///
/// # Panics
///
/// If the folder cannot be read.
pub fn names(folder: &str, ending: &str) -> Vec<String> {
    let names = grundy_catalogue::names(&path(""), folder, ending);
    let mut names = names.unwrap_or_else(|error| panic!("{error}"));
    names.sort();
    names
}

/// All programs.
///
/// # Panics
///
/// If the folder of the programs cannot be read.
pub fn all_programs() -> Vec<String> {
    grundy_catalogue::programs(&path("")).unwrap_or_else(|error| panic!("{error}"))
}

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

/// The folder of the golden cases of a program.
pub fn testdata(program: &str) -> String {
    format!("{}testdata/{program}", grundy_catalogue::crate_of(&path(""), program))
}

/// The folder of the faulty inputs of a program.
pub fn faults(program: &str) -> String {
    format!("{}testdata/faults/{program}", grundy_catalogue::crate_of(&path(""), program))
}

/// The text of a program.
///
/// # Panics
///
/// If it cannot be read.
pub fn source(program: &str) -> String {
    read(&grundy_catalogue::source(&path(""), program))
}

/// A golden case.
pub struct Golden {
    pub name: String,
    pub input: Vec<u8>,
    pub output: Vec<u8>,
}

/// The golden cases of a program. Those without an output are left to `check::lists` to report.
pub fn cases(program: &str) -> Vec<Golden> {
    let (root, folder) = (path(""), testdata(program));
    let case = |name: String| {
        let read = |ending| grundy_catalogue::bytes(&root, &format!("{folder}/{name}.{ending}"));
        let (input, output) = (read("in").ok()?, read("out").ok()?);
        Some(Golden { name, input, output })
    };
    let names = grundy_catalogue::names(&root, &folder, ".in").unwrap_or_default();
    names.into_iter().filter_map(case).collect()
}

/// The published sample of a program, its input and its output, or `None` if one of them is missing.
pub fn sample(program: &str) -> Option<(Vec<u8>, Vec<u8>)> {
    let file = |ending| format!("{}/sample.{ending}", testdata(program));
    let read = |ending| grundy_catalogue::bytes(&path(""), &file(ending)).ok();
    Some((read("in")?, read("out")?))
}

/// A set of compiled programs: those of the packages, or the files to submit.
pub struct Build {
    /// `None` for the running command, which contains all programs.
    folder: Option<PathBuf>,
}

impl Build {
    /// The package's programs, in the profile of this code, built now if necessary; or those in the folder that
    /// the environment variable `PROGRAMS` names (`make one`).
    ///
    /// # Panics
    ///
    /// If they do not compile.
    pub fn package() -> Build {
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
        Build { folder: Some(folder) }
    }

    /// The programs inside the command `grundy`, which must be the running process.
    pub fn command() -> Build {
        Build { folder: None }
    }

    /// Submissions, compiled into a folder.
    pub fn submissions(folder: &Path) -> Build {
        Build { folder: Some(folder.to_path_buf()) }
    }

    /// The path of a compiled program.
    ///
    /// # Panics
    ///
    /// If the programs are inside the running command.
    pub fn binary(&self, program: &str) -> PathBuf {
        self.folder.as_ref().expect("a folder of programs").join(program)
    }

    /// The words of the command that runs a program.
    ///
    /// # Panics
    ///
    /// If the path of the running command is not known.
    pub fn words(&self, program: &str) -> Vec<String> {
        match &self.folder {
            Some(folder) => vec![folder.join(program).display().to_string()],
            None => {
                let this = env::current_exe().expect("the path of this command");
                vec![this.display().to_string(), "run".to_string(), program.to_string()]
            }
        }
    }

    /// Runs a program on `input`.
    pub fn run(&self, program: &str, input: &[u8]) -> Output {
        let words = self.words(program);
        feed(Command::new(&words[0]).args(&words[1..]), input)
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

    /// The path of a compiled program, relative to the folder of the package.
    pub fn shown(&self, program: &str) -> String {
        let file = self.binary(program);
        let root = path("");
        file.strip_prefix(&root).unwrap_or(&file).display().to_string()
    }
}
