//! `input P=NAME SIZE=small|random|largest SEED=7` prints an input of a program, within its judge's ranges: `make
//! input`.

use grundy_trial::format::Shape;
use grundy_trial::formats::format;
use grundy_trial::judging::inputs::{is_one, largest, random, small};
use std::io::{stdout, Write};
use std::{env, process};

fn main() {
    if let Err(what) = print() {
        eprintln!("input: {what}");
        process::exit(2);
    }
}

fn print() -> Result<(), String> {
    let given = |key: &str| {
        let value = |word: String| word.strip_prefix(key).map(str::to_string);
        env::args().find_map(value).unwrap_or_default()
    };
    let (program, size, seed) = (given("P="), given("SIZE="), given("SEED="));
    let format = format(&program).ok_or_else(|| format!("{program:?} has no format"))?;
    let seed: u64 = match &seed[..] {
        "" => 1,
        seed => seed
            .parse()
            .map_err(|_| format!("SEED={seed} is no number"))?,
    };
    let cases = match &size[..] {
        "small" => {
            let cases = small(&format, 1000)
                .into_iter()
                .flat_map(|(_, cases)| cases);
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
            largest(&format, shape, seed)
        }
        other => return Err(format!("SIZE={other} is none of small, random, largest")),
    };
    match stdout().write_all(format.input(&cases).as_bytes()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => Err(error.to_string()),
        _ => Ok(()),
    }
}
