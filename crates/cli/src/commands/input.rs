//! `grundy input`: an input of a problem, within its judge's ranges.

use crate::args;
use crate::output::write;
use anyhow::{anyhow, Result};
use grundy_lang::{told, Lang};
use grundy_problems::format::{Case, Shape};
use grundy_problems::inputs::{first_small, random};
use grundy_problems::list::problem;
use grundy_problems::random::Random;
use std::process::ExitCode;

/// The most cases of an input.
const MOST_CASES: usize = 1000;

pub fn input(program: &str, size: args::Size, seed: u64, lang: Lang) -> Result<ExitCode> {
    let problem = problem(program).ok_or_else(|| {
        anyhow!(told!(
            lang,
            "{program} reads requests, not numbers: no inputs can be made for it",
            "{program} 读的是请求，不是数，不能为它生成数据"
        ))
    })?;
    let format = &problem.format;
    // There are many inputs with one case: the seed chooses.
    let some = |mut cases: Vec<Case>| {
        if format.is_one() && !cases.is_empty() {
            cases = vec![cases.swap_remove(seed as usize % cases.len())];
        }
        format.input(&cases)
    };
    // No more cases than the judge gives.
    let judge = usize::try_from(format.judge_cases.1).unwrap_or(MOST_CASES).min(MOST_CASES);
    let text = match size {
        args::Size::Small if format.is_one() => some(first_small(format, MOST_CASES)),
        args::Size::Small => format.input(first_small(format, judge)),
        args::Size::Random => format.input(&random(format, seed, judge)[..judge]),
        args::Size::Hard => some(problem.hard_cases(&mut Random(seed))),
        args::Size::Largest => format.largest(Shape::ALL[seed as usize % Shape::ALL.len()], seed),
    };
    write(&text)
}
