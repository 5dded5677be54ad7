//! `outputs PROGRAM` writes the missing CASE.out beside each CASE.in of `testdata/PROGRAM`, using the program's
//! reference.

use anyhow::{bail, Context, Result};
use grundy_catalogue::arguments;
use grundy_problems::list::problem;
use grundy_problems::suite::{names, path, testdata};
use std::{fs, process};

fn main() {
    let program = arguments().map(|words| words.into_iter().next().unwrap_or_default());
    if let Err(what) = program.and_then(|program| write(&program)) {
        eprintln!("outputs: {what:#}");
        process::exit(2);
    }
}

fn write(program: &str) -> Result<()> {
    let folder = path(&testdata(program));
    let problem = problem(program).with_context(|| format!("{program:?} has no problem"))?;
    for case in names(&testdata(program), ".in") {
        let [given, output] = ["in", "out"].map(|ending| folder.join(format!("{case}.{ending}")));
        let case = || format!("testdata/{program}/{case}");
        // Not even a link is written through.
        if fs::symlink_metadata(&output).is_ok() {
            continue;
        }
        let input = fs::read(&given).with_context(case)?;
        let read = problem.format.read(&input);
        if let Some(fault) = read.fault {
            let fault = fault.error(&input);
            bail!("{}.in is no input of it: {fault}", case());
        }
        fs::write(&output, problem.answers(&read.cases).concat()).with_context(case)?;
        println!("{}.out is written", case());
    }
    Ok(())
}
