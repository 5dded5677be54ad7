//! A file for a judge: a program's source, and the part of the library that the program reaches.
//!
//! | file | what it does |
//! |---|---|
//! | `library` | the library as modules and items |
//! | `reach` | the items that a program reaches: by name, then without those that rustc finds unused |
//! | `print` | these items as one text |
//! | `compiler` | what rustc says about it |
//! | `sizes` | the lengths of the files: `tools/sizes`, and two lines in docs/submissions.md |

#![allow(missing_docs)] // of what its name says

pub mod compiler;
pub mod library;
pub mod print;
pub mod reach;
pub mod sizes;

use grundy_catalogue::method::Method;
use grundy_catalogue::names;
use grundy_catalogue::stamp::State;
use proc_macro2::TokenStream;
use std::path::{Path, PathBuf};
use std::{env, fs, process};

/// The programs that can be submitted: those of the suite.
///
/// # Errors
///
/// If a file cannot be read.
pub fn programs(root: &Path) -> Result<Vec<String>, String> {
    names(root, "src/bin", ".rs")
}

/// The library, read once, and the programs that are cut out with it.
pub struct Cutter {
    root: PathBuf,
    programs: Vec<String>,
    modules: Vec<library::Module>,
    /// The state of the compiler and this tool.
    made_with: State,
}

impl Cutter {
    /// Reads the library of the package in `root`.
    ///
    /// # Errors
    ///
    /// If one of its files cannot be read, or has a form that this tool does not understand.
    pub fn new(root: &Path) -> Result<Cutter, String> {
        let mut made_with = State::of("cut");
        made_with.add(&compiler::version()?);
        made_with.add_folder(&root.join("crates/submit/src"));
        Ok(Cutter {
            root: root.to_path_buf(),
            programs: programs(root)?,
            modules: library::read(&root.join("src/lib.rs"))?,
            made_with,
        })
    }

    /// The submission of the program `name`.
    ///
    /// # Errors
    ///
    /// If there is no such program, or it cannot be cut out: a line for people.
    pub fn submission(&mut self, name: &str) -> Result<String, String> {
        let draft = self.draft(name)?;
        self.finished(&draft).map_err(|what| format!("{name}: {what}"))
    }

    /// What the program `name` reaches by names alone. The submission follows from it: while this is unchanged, so is
    /// the submission.
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
        let whole = text(&self.root.join("src/bin").join(name).with_extension("rs"))?;
        let method = Method::find(&whole).map_err(|what| format!("{name}: {what}"))?;
        let program = print::with_its_main(name, &whole, method.is_some())
            .map_err(|what| format!("{name}: {what}"))?;
        let words: TokenStream = program.parse().map_err(|error| format!("{name}: {error}"))?;
        reach::mark(&mut self.modules, &library::Words::of(words));
        let mut draft = Draft { name: name.to_string(), program, method, text: String::new() };
        draft.text = draft.printed(&self.modules, &|_| String::new());
        Ok(draft)
    }

    /// The submission of the draft that was made last: cut out now, or the previous one from `target/cut`, where the
    /// name of a file encodes what it was made from.
    ///
    /// # Errors
    ///
    /// As [`Cutter::submission`].
    pub fn finished(&mut self, draft: &Draft) -> Result<String, String> {
        let mut made_of = self.made_with.clone();
        made_of.add(draft.text.as_bytes());
        let folder = self.root.join("target/cut");
        let file = folder.join(format!("{}-{}.rs", draft.name, made_of.number()));
        if let (Ok(text), None) = (fs::read_to_string(&file), env::var_os("ANEW")) {
            return Ok(text);
        }
        let text = self.cut(draft)?;
        // If nothing can be kept, it is made anew next time. Two processes may write the file: neither reads half of
        // it.
        let half = file.with_extension(format!("{}.half", process::id()));
        let kept = fs::create_dir_all(folder).and_then(|()| fs::write(&half, &text));
        let _ = kept.and_then(|()| fs::rename(half, file));
        Ok(text)
    }

    fn cut(&mut self, draft: &Draft) -> Result<String, String> {
        reach::drop_unused(&mut self.modules, |modules, note| {
            draft.compiled(&draft.printed(modules, note))
        })?;
        Ok(print::set(&draft.printed(&self.modules, &|_| String::new())))
    }
}

/// A program with everything that it may reach.
pub struct Draft {
    name: String,
    program: String,
    /// The method that the judge calls, if it gives no standard input.
    pub method: Option<Method>,
    pub text: String,
}

impl Draft {
    fn printed(
        &self,
        modules: &[library::Module],
        note: &dyn Fn(&library::Unit) -> String,
    ) -> String {
        print::submission(&self.name, &self.program, self.method.as_ref(), modules, note)
    }

    /// A submission with the code that its judge adds.
    pub fn compiled(&self, submission: &str) -> String {
        match &self.method {
            Some(method) => method.called(submission),
            None => submission.to_string(),
        }
    }
}

/// The file that is compiled for a submission in `folder`: the submission itself, or, for a judge that calls a method,
/// a file that also has the call.
pub fn compiled(folder: &Path, name: &str) -> PathBuf {
    let folder = if is_called(folder, name) { folder.join(CALLED) } else { folder.to_path_buf() };
    folder.join(name).with_extension("rs")
}

/// Whether the judge of a submission in `folder` calls a method.
pub fn is_called(folder: &Path, name: &str) -> bool {
    let called = folder.join(CALLED).join(name);
    called.with_extension("rs").exists()
}

/// The folder, inside that of the submissions, of submissions with their calls.
pub const CALLED: &str = "called";

/// The text of a file.
///
/// # Errors
///
/// If it cannot be read: which, and why.
pub fn text(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}
