//! Inputs that may become golden cases: all small ones, seeded ones with both outcomes as often, those of few numbers
//! small and large, hard ones.

use grundy_trial::format::{Bounds, Size};
use grundy_trial::formats::format;
use grundy_trial::hard;
use grundy_trial::judging::inputs::{self, groups, input, is_one, small};
use grundy_trial::judging::run::{run, Ended, Limits};
use grundy_trial::random::Random;
use grundy_trial::suite::{path, Golden};
use std::{env, fs};

/// An input, and what it is called.
pub struct Candidate {
    pub kind: &'static str,
    pub text: String,
    /// How many of its kind a program should have.
    pub wanted: usize,
}

/// Of what is seeded.
const SEED: u64 = 20_261_123;
/// Bytes of an input, as a rule.
const BYTES: usize = 8000;
/// Inputs of a kind that are tried.
const TRIED: usize = 80;

/// Inputs within the judge's ranges, the small ones first; none for a program without a format.
pub fn candidates(program: &str) -> Vec<Candidate> {
    let Some(format) = format(program) else {
        return Vec::new();
    };
    let all: Vec<String> = small(&format, 2000)
        .into_iter()
        .flat_map(|of| of.cases)
        .collect();
    let random = &mut Random(SEED);
    let mut make = |_| {
        let case = format.make(random, Size::Small, Bounds::Judge);
        let variants = format.variants(&case, 8);
        let cases = std::iter::once(&case).chain(&variants);
        cases
            .map(|case| format.print(case))
            .collect::<Vec<String>>()
    };
    let seeded: Vec<String> = (0..200).flat_map(&mut make).collect();
    let mixed = inputs::random(&format, SEED, 400);
    let hard = hard::cases(program, &mut Random(SEED));
    let mut found = Vec::new();
    for (kind, cases) in [
        ("small", all),
        ("random", seeded),
        ("mixed", mixed),
        ("hard", hard),
    ] {
        let longest = cases.iter().map(String::len).max().unwrap_or(1).max(1);
        let most = if is_one(&format) { 1 } else { BYTES / longest };
        let groups = groups(&format, &cases, most);
        let step = groups.len().div_ceil(TRIED).max(1);
        let texts = groups.into_iter().step_by(step);
        found.extend(texts.map(|cases| Candidate {
            kind,
            text: input(&format, cases),
            wanted: if is_one(&format) { 2 } else { 1 },
        }));
    }
    found.retain(|candidate| candidate.text.len() <= 4 * BYTES);
    found
}

/// Writes a candidate as a golden case, if the reference can answer it.
///
/// # Errors
///
/// If the reference says something else than the program, which printed `output`.
pub fn write(program: &str, input: &Candidate, output: &[u8]) -> Result<Option<Golden>, String> {
    let folder = path("testdata").join(program);
    let name = (1..)
        .map(|number| format!("{}-{number}", input.kind))
        .find(|name| !folder.join(format!("{name}.in")).exists())
        .unwrap_or_default();
    let here = path("target/score").join(program);
    let file = here.join("candidate");
    let failed = |error| format!("{}: {error}", file.display());
    fs::write(&file, &input.text).map_err(failed)?;
    let reference = env::current_exe().map_err(failed)?;
    let command = [
        reference.with_file_name("reference").display().to_string(),
        format!("P={program}"),
    ];
    let limits = Limits {
        seconds: 5.0,
        kilobytes: 4 << 20,
    };
    let answer = run(&command, &file, &here, &limits).map_err(failed)?;
    if answer.ended != Ended::Well {
        return Ok(None); // Too large for it.
    }
    if answer.output != output {
        let text = String::from_utf8_lossy(&answer.output).into_owned();
        return Err(format!(
            "the reference answers {text:?} to {:?}, and the program does not",
            input.text
        ));
    }
    let put = |ending: &str, bytes: &[u8]| fs::write(folder.join(format!("{name}{ending}")), bytes);
    put(".in", input.text.as_bytes()).map_err(failed)?;
    put(".out", output).map_err(failed)?;
    Ok(Some(Golden {
        name,
        input: input.text.clone().into_bytes(),
        output: output.to_vec(),
    }))
}
