//! The cutting: a program is read, the library is marked, what is reached is printed.

use crate::files::programs;
use crate::library::{self, Words};
use crate::{compiler, print, reach};
use anyhow::{bail, Context, Result};
use grundy_catalogue::header::Header;
use grundy_catalogue::language::rust_command;
use grundy_catalogue::method::Method;
use grundy_catalogue::read;
use grundy_catalogue::stamp::State;
use proc_macro2::TokenStream;
use rayon::iter::ParallelIterator;
use rayon::slice::ParallelSlice;
use std::path::{Path, PathBuf};
use std::{env, fs, process};

/// The library, read once, and the programs that are cut out with it.
pub struct Cutter {
    root: PathBuf,
    programs: Vec<String>,
    modules: Vec<library::Module>,
    /// The state of the compiler and this tool.
    made_with: State,
}

impl Cutter {
    /// Reads the library in `root`.
    ///
    /// # Errors
    ///
    /// If one of its files cannot be read, or has a form that this tool does not understand.
    pub fn new(root: &Path) -> Result<Cutter> {
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
    pub fn submission(&mut self, name: &str) -> Result<String> {
        let draft = self.draft(name)?;
        self.finished(&draft).with_context(|| name.to_string())
    }

    /// What the program `name` reaches by names alone. The submission follows from it: while this is unchanged, so is
    /// the submission.
    ///
    /// # Errors
    ///
    /// As [`Cutter::submission`].
    pub fn draft(&mut self, name: &str) -> Result<Draft> {
        if !self.programs.iter().any(|program| program == name) {
            bail!("no program that can be submitted is called {name:?}; --list has them");
        }
        let whole = read(&self.root, &format!("src/bin/{name}.rs"))?;
        let header = Header::of(&self.root, name)?;
        let method = header.method;
        let command = rust_command(&header);
        let program = print::with_its_main(name, whole, method.is_some())?;
        let words: TokenStream = syn::parse_str(&program).with_context(|| name.to_string())?;
        reach::mark(&mut self.modules, &Words::of(words));
        let mut draft =
            Draft { name: name.to_string(), command, program, method, text: String::new() };
        draft.text = draft.printed(&self.modules, &|_| String::new());
        Ok(draft)
    }

    /// The submission of the draft that was made last: cut out now, or the previous one from `target/cut`, where the
    /// name of a file encodes what it was made from.
    ///
    /// # Errors
    ///
    /// As [`Cutter::submission`].
    pub fn finished(&mut self, draft: &Draft) -> Result<String> {
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

    fn cut(&mut self, draft: &Draft) -> Result<String> {
        reach::drop_unused(&mut self.modules, |modules, note| {
            draft.compiled(&draft.printed(modules, note))
        })?;
        Ok(print::set(&draft.printed(&self.modules, &|_| String::new())))
    }
}

/// Cuts out several programs, on all processors, and hands each to `take`.
///
/// # Errors
///
/// As [`Cutter::new`], [`Cutter::submission`] and `take`.
pub fn cut_all<T: Send>(
    root: &Path,
    names: &[String],
    take: impl Fn(&Draft, &str) -> Result<T> + Sync,
) -> Result<Vec<T>> {
    // One part for each processor: each reads the library.
    let parts = names.par_chunks(names.len().div_ceil(rayon::current_num_threads()).max(1));
    let taken = parts.map(|names| {
        let mut cutter = Cutter::new(root)?;
        let cut = names.iter().map(|name| {
            let draft = cutter.draft(name)?;
            let text = cutter.finished(&draft).with_context(|| name.clone())?;
            take(&draft, &text)
        });
        cut.collect::<Result<Vec<T>>>()
    });
    Ok(taken.collect::<Result<Vec<_>>>()?.into_iter().flatten().collect())
}

/// A program with everything that it may reach.
pub struct Draft {
    pub name: String,
    /// What prints the submission.
    command: String,
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
        print::submission(&self.command, &self.program, self.method.as_ref(), modules, note)
    }

    /// A submission with the code that its judge adds.
    pub fn compiled(&self, submission: &str) -> String {
        match &self.method {
            Some(method) => method.called(submission),
            None => submission.to_string(),
        }
    }
}
