//! What is made of a format is read as it was made.

use grundy_trial::check::{assert_right, Found};
use grundy_trial::format::{Bounds, Format, Shape, Size};
use grundy_trial::formats::format;
use grundy_trial::random::Random;
use grundy_trial::suite::all_programs;

/// What is wrong with an input that is made of these cases.
fn wrong(format: &Format, cases: &[String], bounds: Bounds) -> Option<String> {
    let read = format.read_within(format.input(cases).as_bytes(), bounds);
    if let Some(fault) = read.fault {
        return Some(format!("{fault:?}"));
    }
    let printed = read.cases.iter().map(|case| format.print(case));
    let mut different = printed
        .zip(cases)
        .filter(|(printed, case)| printed != *case);
    different
        .next()
        .map(|(printed, case)| format!("{case:?} is read as {printed:?}"))
}

#[test]
fn what_is_made_is_read_again() {
    assert_right(
        &all_programs(),
        "inputs are read as they were made",
        |program| {
            let mut found = Found::default();
            // What is missing is for `check::lists`.
            if let Some(format) = format(program) {
                let random = &mut Random(1);
                for size in [Size::UpTo(3), Size::Small, Size::Mixed(9)] {
                    for bounds in [Bounds::Program, Bounds::Judge] {
                        let mut wrong = |_| {
                            let case = format.print(&format.make(random, size, bounds));
                            wrong(&format, &[case], bounds)
                        };
                        let wrong = (0..20).find_map(&mut wrong);
                        found.add(
                            wrong.map(|wrong| format!("{program}, {size:?}, {bounds:?}: {wrong}")),
                        );
                    }
                }
                for shape in [Shape::Random, Shape::Lowest] {
                    let input = format.largest(shape, 1);
                    let fault = format.read_within(input.as_bytes(), Bounds::Judge).fault;
                    found.add(fault.map(|fault| {
                        format!("{program}, its largest input, {shape:?}: {fault:?}")
                    }));
                }
            }
            found
        },
    );
}
