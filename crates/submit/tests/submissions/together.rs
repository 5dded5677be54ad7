//! Submissions compiled together: each is a module of one program, which is the one whose name it is called by.

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
    all.unwrap_or_else(|what| panic!("{what}"))
}

/// Compiles those that changed since they were compiled.
///
/// # Errors
///
/// What the compiler says, even if it is only a warning.
pub fn compile(submissions: &[Submission]) -> Result<Build, String> {
    let folder = path("target/together");
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let mut with = State::of("together");
    with.add(&compiler::version()?);
    with.add(FLAGS.concat().as_bytes());
    let state = |of: &Submission| {
        let mut state = with.clone();
        state.add(of.compiled.as_bytes());
        state.add_file(&folder.join(&of.name));
        state
    };
    let stamp = |of: &Submission| format!("together/{}", of.name);
    let is_new = |of: &&Submission| !state(of).is_stamped(&path(""), &stamp(of));
    let changed: Vec<&Submission> = submissions.iter().filter(is_new).collect();
    let batches: Vec<&[&Submission]> = changed.chunks(TOGETHER).collect();
    let done = each(&batches, |batch| {
        compile_all(batch, &folder)?;
        batch.iter().try_for_each(|of| state(of).stamp(&path(""), &stamp(of)))
    });
    done.into_iter().collect::<Result<(), String>>()?;
    Ok(Build::pasted(&folder))
}

/// One program of some submissions, in `folder` under the name of each.
fn compile_all(batch: &[&Submission], folder: &Path) -> Result<(), String> {
    let mut main = String::new();
    let mut modules = String::new();
    for of in batch {
        let [head, tail] = around(&of.name);
        main += &format!("        {:?} => {}::start(),\n", of.name, of.name.replace('-', "_"));
        modules += &[&head, &of.compiled[..], &tail].concat();
    }
    let text = format!(
        "fn main() {{\n    let own = std::env::args().next().unwrap_or_default();\n    \
         match std::path::Path::new(&own).file_name().and_then(|name| name.to_str()).unwrap_or_default() {{\n\
         {main}        _ => panic!(\"called {{own}}\"),\n    }}\n}}\n{modules}"
    );
    let into = folder.join(format!("with-{}", batch[0].name));
    let file = into.with_extension("rs");
    fs::write(&file, text).map_err(|error| format!("{}: {error}", file.display()))?;
    compiler::compile(&file, &FLAGS, &into)?;
    for of in batch {
        let name = folder.join(&of.name);
        let _ = fs::remove_file(&name);
        fs::hard_link(&into, &name).map_err(|error| format!("{}: {error}", name.display()))?;
    }
    fs::remove_file(&into).map_err(|error| format!("{}: {error}", into.display()))
}

/// A file with something that nothing uses is refused, also a public method, which rustc overlooks at the root.
#[test]
fn an_item_more_is_refused() {
    if std::env::var_os("ONE").is_some() {
        return; // `make one` is for one program.
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    for more in ["fn more() {}", "impl Io {\n    pub fn more(&self) {}\n}"] {
        let mut cut = cut(&["hdu1846".to_string(), "poj1067".to_string()]);
        cut[1].compiled += &format!("\n{more}\n");
        let errors = compile_all(&cut.iter().collect::<Vec<_>>(), folder).unwrap_err();
        assert!(errors.contains("`more` is never used"), "{errors}");
    }
}
