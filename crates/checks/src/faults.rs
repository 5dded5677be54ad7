//! Bad input: every program answers what precedes the fault, prints one error line, and exits with status 1.
//!
//! The bad inputs are derived from the sample and from small cases, using the program's format; those too large for
//! a file are made here. Faults that can only be written by hand are in `testdata/faults`, for `tests/programs.rs`.

use crate::build::Build;
use crate::chosen::{self, RINGS};
use crate::damage::damaged;
use crate::found::Found;
use grundy_judge::difference::text;
use grundy_problems::format::Size;
use grundy_problems::list::{format, problem};
use grundy_problems::random::Random;
use grundy_problems::suite::sample;

/// The sample and small cases, with each kind of damage at their first and last tokens.
pub fn damaged_inputs(build: &Build, program: &str) -> Found {
    let mut found = Found::default();
    let (Some(problem), Some((input, _))) = (problem(program), sample(program)) else {
        return found; // `lists` reports what is missing.
    };
    let format = &problem.format;
    let random = &mut Random(20_261_122);
    let mut small = || format.case(random, Size::Small);
    let inputs = [text(&input), format.inputs(&[small(), small(), small()]).remove(0).1];
    for input in &inputs {
        let expected = problem.answers(&format.read(input.as_bytes()).cases);
        let all = expected.concat();
        for fault in damaged(format, input, 4, chosen::texts(program)) {
            let output = build.run(program, &fault.input);
            let (answers, errors) = (text(&output.stdout), text(&output.stderr));
            let line = fault.said.map(|said| format!("{program}: {said}\n"));
            let is_said = match &line {
                Some(line) => errors == *line,
                None => build.is_line(program, &errors),
            };
            // All cases before the fault; of the faulty case, the answers to what was asked before the fault.
            let before = expected[..fault.whole.min(expected.len())].concat();
            let is_right = output.status.code() == Some(1)
                && answers.starts_with(&before)
                && all.starts_with(&answers)
                && is_said;
            found.add((!is_right).then(|| {
                let (how, status) = (fault.how, output.status);
                let line = line.unwrap_or("a line of its own\n".to_string());
                let again = build.again(program, &fault.input);
                format!(
                    "{program}, {how}: expected {before:?} and status 1 with\n{line}\
                     found {answers:?} and {status} with\n{errors}{again}"
                )
            }));
        }
    }
    found
}

/// The sample, cut off before each of its tokens: a shorter input, or a fault at the end.
pub fn cut_samples(build: &Build, program: &str) -> Found {
    let mut found = Found::default();
    let (Some(format), Some((input, expected))) = (format(program), sample(program)) else {
        return found; // `lists` reports what is missing.
    };
    for token in format.read(&input).tokens {
        let cut = &input[..token.start];
        let is_whole = format.read(cut).fault.is_none();
        let output = build.run(program, cut);
        let errors = text(&output.stderr);
        let is_right = expected.starts_with(&output.stdout)
            && output.status.code() == Some(i32::from(!is_whole))
            && if is_whole { errors.is_empty() } else { build.is_line(program, &errors) };
        found.add((!is_right).then(|| {
            let (all, answers) = (text(&expected), text(&output.stdout));
            let status = output.status;
            let line = if is_whole { "no fault" } else { "status 1 with one line that says so" };
            let again = build.again(program, cut);
            format!(
                "{program} on its sample, cut: expected a beginning of {all:?} and {line},\n\
                 found {answers:?} and {status} with {errors:?}\n{again}"
            )
        }));
    }
    found
}

/// A ring of `n` nodes, numbered from `base`.
fn ring(n: u64, base: u64) -> String {
    let mut graph = format!("{n}\n");
    for node in 0..n {
        graph += &format!("1 {}\n", (node + 1) % n + base);
    }
    graph
}

/// A cycle of a million nodes is reported if a token can reach it, and is no fault otherwise.
pub fn long_cycles(build: &Build, program: &str) -> Found {
    let mut found = Found::default();
    let n = 1_000_000;
    if let Some(of) = chosen::of(&RINGS, program) {
        let output = build.run(program, (ring(n, of.first) + of.on).as_bytes());
        let errors = text(&output.stderr);
        let place = "line 1000002, column 3";
        let head = format!("{program}: {place}: a token can go round a cycle through node ");
        let node = errors.strip_prefix(&head).and_then(|node| node.trim_end().parse().ok());
        let is_on_it = node.is_some_and(|node: u64| of.first <= node && node < n + of.first);
        let is_right = is_on_it && output.status.code() == Some(1) && output.stdout.is_empty();
        found.add((!is_right).then(|| format!("{program} on a cycle of {n} nodes: {errors}")));

        // Beside the ring: a node without edges, and the token on it.
        let graph = ring(n, of.first).replacen("1000000", "1000001", 1) + "0\n";
        let output = build.run(program, (graph + of.beside[0]).as_bytes());
        let wrong = crate::golden::wrong(&output, of.beside[1].as_bytes());
        found.add(wrong.map(|wrong| format!("{program} beside a cycle: {wrong}")));
    }
    found
}
