//! What a check found, and a test that fails if that is not nothing.

use rayon::iter::{IntoParallelRefIterator, ParallelIterator};

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

/// The results of `work` on `things`, in their order. As many run at a time as there are processors; with more,
/// a judge's limits would not hold.
pub fn each<S: Sync, T: Send>(things: &[S], work: impl Fn(&S) -> T + Sync + Send) -> Vec<T> {
    things.par_iter().map(work).collect()
}

/// Fails if `check` finds anything wrong with `programs`; otherwise prints how many of `what` it tried.
///
/// # Panics
///
/// If anything is wrong.
pub fn assert_right(programs: &[String], what: &str, check: impl Fn(&str) -> Found + Sync) {
    let all = each(programs, |program| check(program));
    let tried: usize = all.iter().map(|found| found.tried).sum();
    assert_none(all.into_iter().flat_map(|found| found.wrong).collect());
    println!("{tried} {what}");
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
