//! `grundy input`: every problem, at each of its judges, in every size. An input is in the judge's range, and different seeds
//! give different inputs as far as there are so many.

use crate::formats::outside;
use grundy_checks::build::programs;
use grundy_checks::found::Found;
use grundy_checks::unchanged::assert_still_right;
use grundy_problems::format::{Bounds, Case, Format, Shape};
use grundy_problems::inputs::first_small;
use grundy_problems::list::problem;
use grundy_problems::problem::Problem;
use grundy_problems::random::Random;
use grundy_problems::seeded::{seeded, Kind};
use grundy_problems::Error;
use std::collections::HashSet;

/// How many seeds must give different inputs: no more than there are cases of the kind.
fn different(problem: &Problem, format: &Format, kind: Kind, seeds: u64) -> usize {
    let most = seeds as usize;
    let cases = match kind {
        Kind::Small => first_small(format, most).len(),
        Kind::Hard => {
            let hard = (0..seeds).flat_map(|seed| problem.hard_cases(&mut Random(seed)));
            hard.collect::<HashSet<Case>>().len()
        }
        Kind::Random | Kind::Largest => format.all(u64::MAX, Bounds::Judge, most).len(),
    };
    cases.min(most)
}

/// The bytes of a largest input, or nearly so many.
fn bytes(format: &Format) -> u64 {
    let mut cases = format.largest_cases(Shape::Random, 0);
    format.most * cases.next().map_or(0, |case| format.print(&case).len() as u64)
}

/// What is wrong with the inputs of a program for the seeds from 0 on; largest inputs of more than `longest` bytes are left out.
fn wrong(program: &str, seeds: u64, longest: u64) -> Found {
    let mut found = Found::default();
    // `lists` reports what is missing.
    let Some(problem) = problem(program) else {
        return found;
    };
    let judges = problem.judges.iter().map(|(judge, _)| Some(*judge));
    for judge in judges.chain([None]) {
        let format = problem.format_at(judge);
        for kind in Kind::ALL {
            let at = format!("{program}, {kind:?}, {}", judge.unwrap_or("its judges"));
            let input_of = |seed| {
                let input = seeded(&problem, &format, kind, seed, None);
                let wrong = match &input {
                    Ok(input) => outside(&format, input),
                    Err(error) => Some(error.to_string()),
                };
                found.add(wrong.map(|wrong| format!("{at}, seed {seed}: {wrong}")));
                input.unwrap_or_default()
            };
            if kind == Kind::Hard && problem.hard_cases(&mut Random(0)).is_empty() {
                let nothing = seeded(&problem, &format, kind, 1, None);
                let is_told = matches!(nothing, Err(Error::NoHardCases));
                found.add((!is_told).then(|| format!("{at}: {nothing:?}")));
                continue;
            }
            if kind == Kind::Largest && bytes(&format) > longest {
                continue; // `formats` tests the ranges of some.
            }
            let inputs: HashSet<String> = (0..seeds).map(input_of).collect();
            let (count, wanted) = (inputs.len(), different(&problem, &format, kind, seeds));
            let few = count < wanted;
            found.add(few.then(|| format!("{at}: {seeds} seeds, {count} inputs, not {wanted}")));
        }
    }
    found
}

#[test]
fn inputs_are_the_judges_and_differ_with_the_seed() {
    let what = "seeded inputs are the judge's and differ";
    assert_still_right(&programs(), what, |_| Vec::new(), |program| wrong(program, 3, 100_000));
}

/// Takes minutes.
#[test]
#[ignore]
fn inputs_of_twenty_seeds_are_the_judges_and_differ() {
    let what = "inputs of twenty seeds are the judge's and differ";
    let wrong = |program: &str| wrong(program, 20, u64::MAX);
    assert_still_right(&programs(), what, |_| Vec::new(), wrong);
}
