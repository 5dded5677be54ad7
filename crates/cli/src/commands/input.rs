//! `grundy input`: an input of a problem, within its judge's ranges.

use crate::args::{self, Seed, Size};
use crate::output::write_to;
use anyhow::{anyhow, Result};
use grundy_catalogue::find::problem_of;
use grundy_catalogue::program::Program;
use grundy_lang::{told, Lang};
use grundy_problems::list::problem;
use grundy_problems::seeded::{seeded, Kind};
use std::hash::{BuildHasher, RandomState};
use std::process::ExitCode;

/// `name` is the problem as the user named it: its judge is the one whose number that is.
pub fn input(
    program: &Program,
    name: &str,
    (size, seed, cases): (Size, Seed, Option<u64>),
    to: &args::To,
    lang: Lang,
) -> Result<ExitCode> {
    let header = &program.header;
    let problem = problem(header.name).ok_or_else(|| {
        anyhow!(told!(
            lang,
            "{program} reads requests, not numbers: no inputs can be made for it",
            "{program} 读的是请求，不是数，不能为它生成数据",
            program = header.name
        ))
    })?;
    let kind = match size {
        Size::Small => Kind::Small,
        Size::Random => Kind::Random,
        Size::Hard => Kind::Hard,
        Size::Largest => Kind::Largest,
    };
    let number = match seed {
        Seed::Given(seed) => seed,
        // The only random number of the standard library: the key of a hash.
        Seed::Random => RandomState::new().hash_one(0),
    };
    let format = problem.format_at(problem_of(header.problems(), name).map(|of| of.0));
    let text = seeded(&problem, &format, kind, number, cases)?;
    if let Seed::Random = seed {
        anstream::eprintln!("{}", told!(lang, "seed: {number}", "种子：{number}"));
    }
    // An input has no mark: what a file of this name holds may be the user's.
    write_to(to, &text, |bytes| bytes == text.as_bytes())
}
