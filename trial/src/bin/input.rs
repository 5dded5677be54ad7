//! `input P=NAME SIZE=small|random|largest SEED=7` prints an input of a program, within its judge's ranges: `make
//! input`.

use grundy_trial::arguments::Arguments;
use grundy_trial::format::Shape;
use grundy_trial::judging::inputs::{is_one, random, small};
use grundy_trial::judging::processes::end_with_the_reader;
use grundy_trial::problem::format;
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
    let format = format(&program)
        .ok_or_else(|| format!("{program} reads requests, not numbers: nothing is made for it"))?;
    let seed: u64 = given.number("SEED", 1)?;
    let cases = match &size[..] {
        "small" => {
            let cases = small(&format, 1000).into_iter().flat_map(|of| of.cases);
            let cases: Vec<String> = cases.collect();
            // Of inputs with one case there are many: the seed chooses.
            match is_one(&format) {
                true => vec![cases[seed as usize % cases.len()].clone()],
                false => cases,
            }
        }
        "" | "random" => random(&format, seed, if is_one(&format) { 1 } else { 1000 }),
        "largest" => {
            let shape = Shape::ALL[seed as usize % Shape::ALL.len()];
            format.largest_cases(shape, seed).collect()
        }
        other => return Err(format!("SIZE={other} is none of small, random, largest")),
    };
    print!("{}", format.input(&cases));
    Ok(())
}
