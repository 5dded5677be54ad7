//! Every program against its reference, on all small positions and on seeded ones; and every expected output
//! against the reference, so that none comes from the program that it tests.

use crate::build::Build;
use crate::found::Found;
use grundy_judge::difference::{difference, text};
use grundy_problems::format::{Case, Cases, Format, Size};
use grundy_problems::list::problem;
use grundy_problems::problem::Problem;
use grundy_problems::random::Random;
use grundy_problems::suite::cases;

/// The seed of the seeded positions.
pub const SEED: u64 = 20_261_122;

/// Small cases of a program: all up to some size, and seeded ones.
fn small(format: &Format) -> Vec<Case> {
    // A program that reads one case is started once for each.
    let (all, seeded) = match format.cases {
        Cases::One => (200, 100),
        _ => (2500, 2500),
    };
    let mut cases = format.all_small(all);
    let random = &mut Random(SEED);
    cases.extend((0..seeded).map(|_| format.case(random, Size::Small)));
    cases
}

/// Runs the program and its reference on small positions.
pub fn small_positions(build: &Build, program: &str) -> Found {
    let mut found = Found::default();
    // `lists` reports what is missing.
    if let Some(problem) = problem(program) {
        let cases = small(&problem.format);
        let mut inputs = problem.format.inputs(&cases).into_iter();
        let wrong = inputs.find_map(|(cases, input)| wrong(build, &problem, cases, &input));
        found.tried = cases.len();
        found.wrong.extend(wrong);
    }
    found
}

/// A case of this input on which a program and its reference disagree, and how to reproduce it.
fn wrong(build: &Build, problem: &Problem, cases: &[Case], input: &str) -> Option<String> {
    let (program, format) = (&problem.name[..], &problem.format);
    let output = build.run(program, input.as_bytes());
    let errors = text(&output.stderr);
    if !errors.is_empty() || !output.status.success() {
        let again = build.again(program, input.as_bytes());
        let status = output.status;
        return Some(format!("{program} on small positions: {status}, {errors}{again}"));
    }
    let output = text(&output.stdout);
    let mut rest = output.as_str();
    for (case, expected) in cases.iter().zip(problem.answers(cases)) {
        if let Some(after) = rest.strip_prefix(expected.as_str()) {
            rest = after;
            continue;
        }
        let lines = expected.lines().count().max(1);
        let answer: String = rest.split_inclusive('\n').take(lines).collect();
        let difference = difference(&expected, &answer)?;
        let alone = format.input([case]);
        let is_alone = text(&build.run(program, alone.as_bytes()).stdout) != expected;
        let again = if is_alone {
            build.again(program, alone.as_bytes())
        } else {
            build.again(program, input.as_bytes()) + "    (alone it is right)"
        };
        let case = format.print(case);
        return Some(format!(
            "{program} against its reference, on small positions, seed {SEED}, in the case\n{case}{difference}\n{again}"
        ));
    }
    let again = build.again(program, input.as_bytes());
    (!rest.is_empty()).then(|| {
        format!("{program} on small positions: says {rest:?} after the last case\n{again}")
    })
}

/// Compares every expected output with the reference. The program is not run.
pub fn expected_outputs(program: &str) -> Found {
    let mut found = Found::default();
    let Some(problem) = problem(program) else {
        return found; // `lists` reports what is missing.
    };
    let cases = cases(program);
    found.tried = cases.len();
    for case in cases {
        let expected = problem.output(&case.input);
        if let Some(difference) = difference(&expected, &text(&case.output)) {
            let file = format!("testdata/{program}/{}.out", case.name);
            let what = format!("{file} is not what the reference says: {difference}");
            found.wrong.push(what);
        }
    }
    found
}
