//! One file for a judge: a program's source, and of the library what that program reaches.
//!
//! | file | what it does |
//! |---|---|
//! | `features` | a source without what only features and tests have |
//! | `library` | the library as modules and items |
//! | `reach` | which items a program reaches: by name, then by what rustc finds unused |
//! | `print` | these items as one text |
//! | `compiler` | what rustc and rustfmt say of it |
//! | `sizes` | how long the files are: the table in docs/submissions.md |

pub mod compiler;
pub mod features;
pub mod library;
pub mod print;
pub mod reach;
pub mod sizes;

use grundy_catalogue::names;
use proc_macro2::TokenStream;
use std::fs;
use std::path::{Path, PathBuf};

/// The programs that can be submitted: all but those that need a feature.
///
/// # Errors
///
/// If a file cannot be read.
pub fn programs(root: &Path) -> Result<Vec<String>, String> {
    let manifest = text(&root.join("Cargo.toml"))?;
    let mut programs = names(root, "src/bin", ".rs")?;
    // Only those that need a feature have an entry of their own.
    programs.retain(|name| !manifest.contains(&format!("name = \"{name}\"\nrequired-features")));
    Ok(programs)
}

/// The library, read once, and the programs that are cut out with it.
pub struct Cutter {
    root: PathBuf,
    programs: Vec<String>,
    modules: Vec<library::Module>,
}

impl Cutter {
    /// Reads the library of the package in `root`.
    ///
    /// # Errors
    ///
    /// If a file of it cannot be read, or is not what this understands.
    pub fn new(root: &Path) -> Result<Cutter, String> {
        Ok(Cutter {
            root: root.to_path_buf(),
            programs: programs(root)?,
            modules: library::read(&root.join("src/lib.rs"))?,
        })
    }

    /// The submission of the program `name`.
    ///
    /// # Errors
    ///
    /// If there is no such program, or it cannot be cut out: a line for a person.
    pub fn submission(&mut self, name: &str) -> Result<String, String> {
        let draft = self.draft(name)?;
        self.finished(&draft)
            .map_err(|what| format!("{name}: {what}"))
    }

    /// What the program `name` reaches by names alone. The submission follows from it, so where it is unchanged,
    /// so is that.
    ///
    /// # Errors
    ///
    /// As [`Cutter::submission`].
    pub fn draft(&mut self, name: &str) -> Result<Draft, String> {
        if !self.programs.iter().any(|program| program == name) {
            return Err(format!(
                "no program that can be submitted is called {name:?}; --list has them"
            ));
        }
        let program = text(&self.root.join("src/bin").join(name).with_extension("rs"))?;
        let words: TokenStream = program
            .parse()
            .map_err(|error| format!("{name}: {error}"))?;
        if features::asks_for_features(words.clone()) {
            return Err(format!(
                "{name}: a program asks for a feature; the library may, in a cfg"
            ));
        }
        reach::mark(&mut self.modules, &library::Words::of(words));
        let text = print::submission(name, &program, &self.modules, &|_| String::new());
        Ok(Draft {
            name: name.to_string(),
            program,
            text,
        })
    }

    /// The submission of the draft that was made last.
    ///
    /// # Errors
    ///
    /// As [`Cutter::submission`].
    pub fn finished(&mut self, draft: &Draft) -> Result<String, String> {
        let (name, program) = (&draft.name, &draft.program);
        reach::drop_unused(&mut self.modules, |modules, note| {
            print::submission(name, program, modules, note)
        })?;
        compiler::formatted(&print::submission(name, program, &self.modules, &|_| {
            String::new()
        }))
    }
}

/// A program, and with it all that it may reach.
pub struct Draft {
    name: String,
    program: String,
    pub text: String,
}

/// The text of a file.
///
/// # Errors
///
/// If it cannot be read: which, and why.
pub fn text(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}
