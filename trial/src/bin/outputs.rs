//! `outputs PROGRAM` writes CASE.out beside each CASE.in of `testdata/PROGRAM` that has none, by the program's reference.

use grundy_trial::problem::format;
use grundy_trial::problem::{answers, reference};
use grundy_trial::suite::{names, testdata};
use std::{env, fs, process};

fn main() {
    if let Err(what) = write(&env::args().nth(1).unwrap_or_default()) {
        eprintln!("outputs: {what}");
        process::exit(2);
    }
}

fn write(program: &str) -> Result<(), String> {
    let folder = testdata(program);
    let (Some(format), Some(_)) = (format(program), reference(program)) else {
        return Err(format!(
            "{program:?} is no program with a format and a reference"
        ));
    };
    for case in names(&folder, ".in") {
        let (given, output) = (format!("{case}.in"), folder.join(format!("{case}.out")));
        let failed = |error| format!("testdata/{program}/{case}: {error}");
        if output.exists() {
            continue;
        }
        let input = fs::read(folder.join(&given)).map_err(failed)?;
        if let Some(fault) = format.read(&input).fault {
            return Err(format!(
                "testdata/{program}/{given} is not what its format says: {fault:?}"
            ));
        }
        let answers = answers(program, &input).into_iter();
        let text: String = answers.map(|(_, lines)| lines).collect();
        fs::write(&output, text).map_err(failed)?;
        println!("testdata/{program}/{case}.out is written");
    }
    Ok(())
}
