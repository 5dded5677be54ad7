//! `input P=NAME SIZE=small|random|hard|largest SEED=7` prints an input of a program, within its judge's ranges: `make
//! input`.

use grundy_trial::arguments::Arguments;
use grundy_trial::format::{Case, Shape};
use grundy_trial::judging::inputs::{first_small, random};
use grundy_trial::judging::processes::end_with_the_reader;
use grundy_trial::problem::problem;
use grundy_trial::random::Random;
use std::process;

fn main() {
    end_with_the_reader();
    if let Err(what) = make() {
        eprintln!("input: {what}");
        process::exit(2);
    }
}

fn make() -> Result<(), String> {
    let given = Arguments::new()?;
    let (program, size) = (given.text("P"), given.text("SIZE"));
    let problem = problem(&program)
        .ok_or_else(|| format!("{program} reads requests, not numbers: nothing is made for it"))?;
    let format = &problem.format;
    let seed: u64 = given.number("SEED", 1)?;
    // Of inputs with one case there are many: the seed chooses.
    let some = |mut cases: Vec<Case>| {
        if format.is_one() && !cases.is_empty() {
            cases = vec![cases.swap_remove(seed as usize % cases.len())];
        }
        cases
    };
    let cases = match &size[..] {
        "small" => some(first_small(format, 1000)),
        "" | "random" => random(format, seed, if format.is_one() { 1 } else { 1000 }),
        "hard" => some(problem.hard_cases(&mut Random(seed))),
        "largest" => {
            let shape = Shape::ALL[seed as usize % Shape::ALL.len()];
            print!("{}", format.largest(shape, seed));
            return Ok(());
        }
        other => return Err(format!("SIZE={other} is none of small, random, hard, largest")),
    };
    print!("{}", format.input(&cases));
    Ok(())
}
