//! Limits on the growth of a quotient.
//!
//! Checked: what is refused, by the programs' golden cases.

/// What a game may use; at a limit it stops, and what is proved so far stays.
///
/// ```
/// use grundy_engine::misere::Limits;
///
/// assert_eq!(Limits::of_steps(1000).states, 1500);
/// ```
#[derive(Clone, Debug)]
pub struct Limits {
    /// The most states of a quotient, also of one that is only tried on the way; up to 30000.
    pub states: usize,
    /// The most heaps.
    pub heaps: u64,
    /// The steps that are left, some 10^9 a second; computing uses them up.
    pub steps: u64,
}

// The most memory of an algebra, in words of 8 bytes, and of an automaton's actions, in states: 64 MB each.
pub(super) const MOST_WORDS: usize = 1 << 23;
pub(super) const MOST_ACTIONS: usize = 1 << 24;

impl Limits {
    /// 1500 states, 20000 heaps, and this number of steps.
    pub fn of_steps(steps: u64) -> Limits {
        Limits { states: 1500, heaps: 20_000, steps }
    }

    // Takes steps before they are made; `None` if too few are left.
    pub(super) fn take(&mut self, steps: u64) -> Option<()> {
        let left = self.steps.checked_sub(steps);
        self.steps = left.unwrap_or(0);
        left.map(|_| ())
    }
}
