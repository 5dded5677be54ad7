//! `outputs PROGRAM` writes the missing CASE.out beside each CASE.in of `testdata/PROGRAM`, using the program's
//! reference.

use grundy_catalogue::arguments;
use grundy_problems::list::problem;
use grundy_problems::suite::{names, path, testdata};
use std::{fs, process};

fn main() {
    let program = arguments().map(|words| words.into_iter().next().unwrap_or_default());
    if let Err(what) = program.and_then(|program| write(&program)) {
        eprintln!("outputs: {what}");
        process::exit(2);
    }
}

fn write(program: &str) -> Result<(), String> {
    let folder = path(&testdata(program));
    let problem = problem(program).ok_or_else(|| format!("{program:?} has no problem"))?;
    for case in names(&testdata(program), ".in") {
        let (given, output) = (format!("{case}.in"), folder.join(format!("{case}.out")));
        let failed = |error| format!("testdata/{program}/{case}: {error}");
        // Not even a link is written through.
        if fs::symlink_metadata(&output).is_ok() {
            continue;
        }
        let input = fs::read(folder.join(&given)).map_err(failed)?;
        let read = problem.format.read(&input);
        if let Some(fault) = read.fault {
            let fault = fault.words(&input);
            return Err(format!("testdata/{program}/{given} is no input of it: {fault}"));
        }
        fs::write(&output, problem.answers(&read.cases).concat()).map_err(failed)?;
        println!("testdata/{program}/{case}.out is written");
    }
    Ok(())
}
