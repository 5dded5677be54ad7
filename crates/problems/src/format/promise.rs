//! What the judge promises about a case beyond the ranges of its parts.

use super::case::Case;

/// A rule for the parts of a case together: no pile is empty in both colours.
#[derive(Clone, Copy)]
pub struct Promise {
    /// Changes a case that breaks it until it is kept, and no other case.
    pub keep: fn(&mut Case),
    /// The same in a validator: a function in Python that says whether the tokens of a case, as bytes, keep it.
    pub check: &'static str,
    /// The sentence of a statement in English and Chinese, without the full stop.
    pub sentence: [&'static str; 2],
}

impl Promise {
    /// Whether a case keeps it.
    pub(super) fn is_kept(self, case: &Case) -> bool {
        let mut kept = case.clone();
        (self.keep)(&mut kept);
        kept == *case
    }
}
