//! Unchanged checks: one that has passed is not repeated until something that it depends on changes.

use crate::found::{assert_right, Found};
use grundy_catalogue::stamp::State;
use grundy_problems::suite::{faults, path, source, testdata};
use std::env;
use std::io::{stderr, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

/// The state for checks of one kind: the test that makes them, which contains checks, formats, references and
/// generators.
pub fn of(kind: &str, test: &Path) -> State {
    let mut state = State::of(kind);
    state.add_file(test);
    state
}

/// The same for one program: its source, because the header holds limits and the place of the sample; its cases and
/// faults; the files that are run.
pub fn of_program(all: &State, source: &str, cases: &[PathBuf], binaries: &[PathBuf]) -> State {
    let mut state = all.clone();
    state.add(source.as_bytes());
    for folder in cases {
        state.add_folder(folder);
    }
    for binary in binaries {
        state.add_file(binary);
    }
    state
}

/// The folders of the cases and the faults of a program.
pub fn folders(program: &str) -> [PathBuf; 2] {
    [testdata(program), faults(program)].map(|folder| path(&folder))
}

/// Like `assert_right`, but skips a program that has passed as long as all that it depends on is the same, and prints
/// how many were skipped. `binaries` are the files that the check runs.
///
/// # Panics
///
/// If anything is wrong.
pub fn assert_still_right(
    programs: &[String],
    what: &str,
    binaries: impl Fn(&str) -> Vec<PathBuf> + Sync,
    check: impl Fn(&str) -> Found + Sync,
) {
    let all = of(what, &env::current_exe().expect("the path of this test"));
    let unchanged = AtomicUsize::new(0);
    assert_right(programs, what, |program| {
        let source = source(program);
        let state = of_program(&all, source, &folders(program), &binaries(program));
        let stamp = format!("{}/{program}", what.replace(' ', "-"));
        if state.is_stamped(&path(""), &stamp) {
            unchanged.fetch_add(1, Ordering::Relaxed);
            return Found::default();
        }
        let mut found = check(program);
        if found.wrong.is_empty() {
            let unwritten = state.stamp(&path(""), &stamp).err();
            found.wrong.extend(unwritten.map(|error| format!("{error:#}")));
        }
        found
    });
    let count = unchanged.into_inner();
    if count > 0 {
        // Printed even if the output of a passing test is not shown.
        let _ = writeln!(stderr(), "{what}: {count} programs unchanged since they passed");
    }
}
