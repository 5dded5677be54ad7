//! `reference P=NAME < file` answers a small input by the program's reference, which plays the whole game:
//! `make reference`. Status 2 if the input is none of the program's.

use grundy_trial::arguments::Arguments;
use grundy_trial::judging::processes::end_with_the_reader;
use grundy_trial::problem::problem;
use std::io::{stdin, Read};
use std::panic::AssertUnwindSafe;
use std::sync::mpsc;
use std::time::Duration;
use std::{process, thread};

/// Bytes of an input that is small enough to be played out.
const MOST: u64 = 1 << 20;

const PATIENCE: Duration = Duration::from_secs(60);

fn main() {
    end_with_the_reader();
    if let Err(what) = answer() {
        eprintln!("reference: {what}");
        process::exit(2);
    }
}

fn answer() -> Result<(), String> {
    let program = Arguments::new()?.text("P");
    let problem = problem(&program).ok_or_else(|| format!("{program:?} has no reference"))?;
    let mut input = Vec::new();
    let read = stdin().take(MOST + 1).read_to_end(&mut input);
    read.map_err(|error| error.to_string())?;
    if input.len() as u64 > MOST {
        return Err(format!(
            "more than {MOST} bytes: it plays the whole game, so it is for small inputs; target/debug/{program} answers large ones"
        ));
    }
    let read = problem.format.read(&input);
    if let Some(fault) = read.fault {
        let fault = fault.words(&input);
        return Err(format!("{fault}: this is no input of {program}"));
    }
    // Its search may go deep, and take as long as it likes.
    let (done, answers_of) = mpsc::channel();
    std::panic::set_hook(Box::new(|_| ()));
    let search = move || {
        let answers = std::panic::catch_unwind(AssertUnwindSafe(|| problem.answers(&read.cases)));
        let _ = done.send(answers);
    };
    let deep = thread::Builder::new().stack_size(1 << 30);
    deep.spawn(search).map_err(|error| error.to_string())?;
    let Ok(Ok(answers)) = answers_of.recv_timeout(PATIENCE) else {
        let seconds = PATIENCE.as_secs();
        return Err(format!("it cannot play that out within {seconds} s: give it a smaller input"));
    };
    print!("{}", answers.concat());
    Ok(())
}
