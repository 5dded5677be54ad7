//! Submissions compiled together: each is a module of one program, which is the one whose name it is called by.

use anyhow::{Context, Result};
use grundy_catalogue::stamp::State;
use grundy_checks::build::Build;
use grundy_checks::found::each;
use grundy_problems::suite::path;
use grundy_submit::module::around;
use grundy_submit::{compiler, cut_all};
use std::fs;
use std::path::Path;

/// How many are compiled at once, which takes twice as long as one.
const TOGETHER: usize = 20;

/// Names are found as in the file itself, all warnings are errors, and nothing is optimised: that takes four times as
/// long as all runs together. The linker leaves out what only a debugger reads.
const FLAGS: [&str; 6] = [
    "--edition=2021",
    "-Copt-level=0",
    "-Cdebug-assertions=off",
    "-Cstrip=symbols",
    "--crate-name",
    "together",
];

pub struct Submission {
    pub name: String,
    pub text: String,
    /// The same with the call, if the judge calls a method.
    pub compiled: String,
    pub is_called: bool,
}

/// The submissions of these programs.
pub fn cut(programs: &[String]) -> Vec<Submission> {
    let all = cut_all(&path(""), programs, |draft, text| {
        Ok(Submission {
            name: draft.name.clone(),
            text: text.to_string(),
            compiled: draft.compiled(text),
            is_called: draft.method.is_some(),
        })
    });
    all.unwrap_or_else(|what| panic!("{what:#}"))
}

/// Compiles those that changed since they were compiled.
///
/// # Errors
///
/// What the compiler says, even if it is only a warning.
pub fn compile(submissions: &[Submission]) -> Result<Build> {
    let folder = path("target/together");
    fs::create_dir_all(&folder)?;
    let mut with = State::of("together");
    with.add(&compiler::version()?);
    with.add(FLAGS.concat().as_bytes());
    let state = |submission: &Submission| {
        let mut state = with.clone();
        state.add(submission.compiled.as_bytes());
        state.add_file(&folder.join(&submission.name));
        state
    };
    let stamp = |submission: &Submission| format!("together/{}", submission.name);
    let is_new = |one: &&Submission| !state(one).is_stamped(&path(""), &stamp(one));
    let changed: Vec<&Submission> = submissions.iter().filter(is_new).collect();
    let batches: Vec<&[&Submission]> = changed.chunks(TOGETHER).collect();
    let done = each(&batches, |batch| {
        compile_all(batch, &folder)?;
        batch.iter().try_for_each(|one| state(one).stamp(&path(""), &stamp(one)))
    });
    done.into_iter().collect::<Result<()>>()?;
    Ok(Build::pasted(&folder))
}

/// One program of some submissions, in `folder` under the name of each.
fn compile_all(batch: &[&Submission], folder: &Path) -> Result<()> {
    let mut main = String::new();
    let mut modules = String::new();
    for submission in batch {
        let [head, tail] = around(&submission.name);
        main += &format!(
            "        {:?} => {}::start(),\n",
            submission.name,
            submission.name.replace('-', "_")
        );
        modules += &[&head, &submission.compiled[..], &tail].concat();
    }
    let text = format!(
        "fn main() {{\n    let own = std::env::args().next().unwrap_or_default();\n    \
         match std::path::Path::new(&own).file_name().and_then(|name| name.to_str()).unwrap_or_default() {{\n\
         {main}        _ => panic!(\"called {{own}}\"),\n    }}\n}}\n{modules}"
    );
    let into = folder.join(format!("with-{}", batch[0].name));
    let file = into.with_extension("rs");
    fs::write(&file, text).with_context(|| file.display().to_string())?;
    compiler::compile(&file, &FLAGS, &into)?;
    for submission in batch {
        let name = folder.join(&submission.name);
        let _ = fs::remove_file(&name);
        fs::hard_link(&into, &name).with_context(|| name.display().to_string())?;
    }
    fs::remove_file(&into).with_context(|| into.display().to_string())
}

/// A file with something that nothing uses is refused, also a public method, which rustc overlooks at the root.
#[test]
fn an_unused_item_is_refused() {
    if std::env::var_os("ONE").is_some() {
        return; // `make one` is for one program.
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    for more in ["fn more() {}", "impl Io {\n    pub fn more(&self) {}\n}"] {
        let mut cut = cut(&["hdu1846".to_string(), "poj1067".to_string()]);
        cut[1].compiled += &format!("\n{more}\n");
        let errors = compile_all(&cut.iter().collect::<Vec<_>>(), folder).unwrap_err().to_string();
        assert!(errors.contains("`more` is never used"), "{errors}");
    }
}
