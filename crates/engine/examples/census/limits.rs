//! How far a code is computed.

use anyhow::{Context, Result};
use std::env;

/// Beyond this heap, it is the sparse space that carries a code further.
pub const FAR: usize = 1 << 20;

/// The largest heap, and the time.
#[derive(Clone, Copy)]
pub struct Limits {
    pub heaps: usize,
    pub seconds: Option<f64>,
}

impl Limits {
    /// For every code.
    pub const FIRST: Limits = Limits { heaps: 1 << 16, seconds: None };
    /// For one code of each class without a proved period.
    pub const CLASS: Limits = Limits { heaps: FAR, seconds: Some(60.0) };
    /// For those of them whose sparse spaces are best.
    pub const SPARSE: Limits = Limits { heaps: 1 << 24, seconds: Some(600.0) };

    /// The limits that the environment sets.
    ///
    /// # Errors
    ///
    /// If one of them is not a number.
    pub fn given() -> Result<Limits> {
        let number = |name: &str| {
            let number = env::var(name).ok().map(|text| text.parse::<f64>());
            number.transpose().with_context(|| name.to_string())
        };
        let heaps = number("HEAPS")?.map_or(Limits::FIRST.heaps, |heaps| heaps as usize);
        Ok(Limits { heaps, seconds: number("SECONDS")? })
    }
}
