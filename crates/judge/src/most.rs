//! The most that the runs of a stage took.

use crate::run::Run;
use grundy_lang::{told, Lang, Told};

/// The most that any run took.
#[derive(Default)]
pub struct Most {
    /// The number of cases.
    pub tried: usize,
    pub seconds: f64,
    pub kilobytes: u64,
    pub slow: Option<Slow>,
}

/// More cases than an input of the judge's may have, which took longer than an input may take.
#[derive(Clone, Copy)]
pub struct Slow {
    pub cases: usize,
    pub seconds: f64,
}

impl Told for Slow {
    fn told(&self, lang: Lang) -> String {
        let Slow { cases, seconds } = self;
        told!(lang, "slow: {cases} cases in {seconds:.1} s", "较慢：{cases} 组共 {seconds:.1} 秒")
    }
}

impl Most {
    pub fn add(&mut self, run: &Run) {
        self.seconds = self.seconds.max(run.seconds);
        self.kilobytes = self.kilobytes.max(run.kilobytes);
    }

    /// Merges the figures of another thread.
    pub fn join(&mut self, other: &Most) {
        self.tried += other.tried;
        self.seconds = self.seconds.max(other.seconds);
        self.kilobytes = self.kilobytes.max(other.kilobytes);
        self.slow = self.slow.or(other.slow);
    }
}
