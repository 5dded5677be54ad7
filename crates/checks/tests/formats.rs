//! The formats: generated inputs read back unchanged, the samples have the format's lines, and the golden cases are
//! named as the judge's ranges require.

use grundy_catalogue::header::judged;
use grundy_checks::build::programs;
use grundy_checks::found::{assert_right, Found};
use grundy_checks::unchanged::assert_still_right;
use grundy_judge::difference::{difference, text};
use grundy_problems::format::{Bounds, Case, Format, Shape, Size};
use grundy_problems::inputs::{groups, input, random, some_small, TOGETHER};
use grundy_problems::list::{format, problem};
use grundy_problems::problem::Problem;
use grundy_problems::random::Random;
use grundy_problems::suite::{cases, sample, source};

/// What is wrong with an input made from these cases.
fn wrong(format: &Format, cases: &[Case], bounds: Bounds) -> Option<String> {
    let input = format.input(cases);
    let read = format.read_within(input.as_bytes(), bounds);
    if let Some(fault) = read.fault {
        return Some(fault.error(input.as_bytes()).to_string());
    }
    let mut different = read.cases.iter().zip(cases).filter(|(read, case)| read != case);
    let (read, case) = different.next()?;
    Some(format!("{:?} is read as {:?}", format.print(case), format.print(read)))
}

#[test]
fn generated_inputs_are_read_back_unchanged() {
    assert_still_right(
        &programs(),
        "inputs are read as they were made",
        |_| Vec::new(),
        |program| {
            let mut found = Found::default();
            // `lists` reports what is missing.
            if let Some(format) = format(program) {
                let random = &mut Random(1);
                for size in [Size::UpTo(3), Size::Small, Size::Mixed(9)] {
                    for bounds in [Bounds::Program, Bounds::Judge] {
                        let mut wrong = |_| {
                            let mut case = |_| format.make(random, size, bounds);
                            let cases: Vec<Case> =
                                (0..format.judge_cases.0).map(&mut case).collect();
                            wrong(&format, &cases, bounds)
                        };
                        let wrong = (0..8).find_map(&mut wrong);
                        found.add(
                            wrong.map(|wrong| format!("{program}, {size:?}, {bounds:?}: {wrong}")),
                        );
                    }
                }
            }
            found
        },
    );
}

/// An input without blanks at the ends of lines and without empty lines at its end.
fn trimmed(input: &str) -> String {
    let lines = input.lines().map(|line| line.trim_end().to_string() + "\n");
    lines.collect::<String>().trim_end().to_string() + "\n"
}

#[test]
fn samples_have_the_lines_of_their_formats() {
    assert_right(&programs(), "samples have their lines", |program| {
        let mut found = Found::default();
        // `lists` reports what is missing.
        if let (Some(format), Some((input, _))) = (format(program), sample(program)) {
            let read = format.read(&input);
            let printed = format.input(&read.cases);
            let wrong = difference(&trimmed(&text(&input)), &trimmed(&printed));
            found.add(wrong.map(|wrong| {
                let wrong = wrong.to_string().replacen(" of the output", "", 1);
                format!(
                    "{program}, its sample as its file in crates/problems/src/problems has it: {wrong}\n    \
                     put a `Part::Line`, or `below()`, where a line of the sample ends"
                )
            }));
        }
        found
    });
}

#[test]
fn golden_cases_beyond_the_judges_ranges_are_called_beyond() {
    assert_right(
        &programs(),
        "golden cases are within the judge's ranges, or called `beyond`",
        |program| {
            let mut found = Found::default();
            let Some(format) = format(program) else {
                return found;
            };
            if judged(source(program)).unwrap().is_empty() {
                return found;
            }
            for case in cases(program) {
                let fault = format.read_of_judge(&case.input).err();
                let folder = format!("testdata/{program}/");
                let name = case.name;
                let wrong = match (fault, name.strip_prefix("beyond-")) {
                    (Some(fault), None) => {
                        let other = name.strip_prefix("edge-");
                        let other = other.or(name.strip_prefix("trap-")).unwrap_or(&name);
                        Some((format!("beyond-{other}"), format!("beyond them, {fault}")))
                    }
                    (None, Some(other)) => {
                        Some((format!("edge-{other}"), "within them".to_string()))
                    }
                    _ => None,
                };
                found.add(wrong.map(|(other, is)| {
                    format!(
                        "{folder}{name}.in is not as the judge's ranges in crates/problems/src/problems and its name say: it \
                         is {is}\n    for end in in out; do git mv {folder}{name}.$end {folder}{other}.$end; done\n    \
                         or, if some of its cases are within and some beyond, split it"
                    )
                }));
            }
            found
        },
    );
}

/// Why a judge would not give an input.
pub fn outside(format: &Format, input: &str) -> Option<String> {
    let (least, most) = format.judge_cases;
    match format.read_of_judge(input.as_bytes()) {
        Err(fault) => Some(fault.to_string()),
        Ok(cases) if (least..=most).contains(&(cases.len() as u64)) => None,
        Ok(cases) => Some(format!("{} cases, not {least} to {most}", cases.len())),
    }
}

/// The bytes of a largest input from which on it is made in one shape only: ten million numbers of one range in another
/// shape are those of the many shorter inputs. The other shapes are among the inputs of twenty seeds (`seeded.rs`).
const LONG: usize = 4_000_000;

/// Inputs that are made for a judge, but only some of the small, the random and the largest. Golden cases have their own test.
fn made(problem: &Problem, format: &Format) -> Vec<(&'static str, String)> {
    let stages = [
        ("hard", problem.hard_cases(&mut Random(1))),
        ("small", some_small(format, 300)),
        ("random", random(format, 1, 100)),
    ];
    let together = |cases: &[Case]| -> Vec<String> {
        groups(format, cases, TOGETHER).into_iter().map(|group| input(format, group)).collect()
    };
    let inputs = stages
        .iter()
        .flat_map(|(stage, cases)| together(cases).into_iter().map(|input| (*stage, input)));
    let largest = |shape| ("largest", format.largest(shape, 1));
    let mut all: Vec<_> = inputs.chain([largest(Shape::Random)]).collect();
    if all.last().is_some_and(|(_, input)| input.len() <= LONG) {
        all.extend([Shape::Lowest, Shape::Mirrored].map(largest));
    }
    all
}

#[test]
fn what_is_made_for_a_judge_lies_within_its_bounds() {
    assert_still_right(
        &programs(),
        "inputs are the judge's",
        |_| Vec::new(),
        |program| {
            let mut found = Found::default();
            // `lists` reports what is missing.
            let Some(problem) = problem(program) else {
                return found;
            };
            let lines = judged(source(program)).unwrap();
            let names: Vec<&str> =
                lines.iter().flat_map(|line| line.problems).map(|of| of.0).collect();
            let judges = problem.judges.iter().map(|(judge, _)| Some(*judge));
            for judge in judges.chain([None]) {
                let format = problem.format_at(judge);
                let unknown = judge.filter(|judge| !names.contains(judge));
                found.add(unknown.map(|judge| format!("{program}: no line `Judged:` has {judge}")));
                for (stage, input) in made(&problem, &format) {
                    let wrong = outside(&format, &input);
                    let judge = judge.unwrap_or("its judges");
                    found.add(wrong.map(|wrong| format!("{program}, {stage}, {judge}: {wrong}")));
                }
            }
            found
        },
    );
}
