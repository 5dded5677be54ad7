//! What a check found, and a test that fails if that is not nothing.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// The findings of a check on a program.
#[derive(Default)]
pub struct Found {
    /// The errors, each with the command that reproduces it.
    pub wrong: Vec<String>,
    /// How many inputs were tried.
    pub tried: usize,
}

impl Found {
    /// Counts one more input, and records its error if there is one.
    pub fn add(&mut self, wrong: Option<String>) {
        self.tried += 1;
        self.wrong.extend(wrong);
    }
}

/// The results of `of` on `things`, in their order. As many run at a time as there are processors; with more,
/// a judge's limits would not hold.
pub fn each<S: Sync, T: Send>(things: &[S], of: impl Fn(&S) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let some = || {
        let mut done = Vec::new();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            match things.get(at) {
                Some(thing) => done.push((at, of(thing))),
                None => return done,
            }
        }
    };
    let processors = thread::available_parallelism().map_or(1, usize::from);
    let mut all = thread::scope(|scope| {
        let threads: Vec<_> = (0..processors).map(|_| scope.spawn(some)).collect();
        let mut all = Vec::new();
        for thread in threads {
            match thread.join() {
                Ok(done) => all.extend(done),
                Err(panic) => resume_unwind(panic),
            }
        }
        all
    });
    all.sort_by_key(|done| done.0);
    all.into_iter().map(|done| done.1).collect()
}

/// Fails if `check` finds anything wrong with `programs`; otherwise prints how many of `what` it tried.
///
/// # Panics
///
/// If anything is wrong.
pub fn assert_right(programs: &[String], what: &str, check: impl Fn(&str) -> Found + Sync) {
    let mut all = Found::default();
    for found in each(programs, |program| check(program)) {
        all.wrong.extend(found.wrong);
        all.tried += found.tried;
    }
    assert_none(all.wrong);
    println!("{} {what}", all.tried);
}

/// Fails if anything is wrong, and shows the first error.
///
/// # Panics
///
/// If anything is wrong.
pub fn assert_none(mut wrong: Vec<String>) {
    const SHOWN: usize = 6;
    let more = wrong.len().saturating_sub(SHOWN);
    wrong.truncate(SHOWN);
    if more > 0 {
        wrong.push(format!("and {more} more"));
    }
    assert!(wrong.is_empty(), "\n\n{}\n", wrong.join("\n\n"));
}
