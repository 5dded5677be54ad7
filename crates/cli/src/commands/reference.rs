//! `grundy reference`: a small input, answered by playing the whole game.

use crate::commands::run::open;
use crate::output::{write, Done};
use grundy::io::Patient;
use grundy_problems::list::problem;
use std::io::{self, Read};
use std::panic::{catch_unwind, set_hook, AssertUnwindSafe};
use std::path::Path;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// The most bytes of an input that is small enough to be played out.
const MOST: u64 = 1 << 20;

const PATIENCE: Duration = Duration::from_secs(60);

pub fn reference(program: &str, file: Option<&Path>) -> Done {
    let problem = problem(program).ok_or_else(|| format!("{program} has no reference"))?;
    let source: Box<dyn Read> = match file {
        None => Box::new(Patient(io::stdin())),
        Some(file) => Box::new(open(file)?),
    };
    let mut input = Vec::new();
    source.take(MOST + 1).read_to_end(&mut input).map_err(|error| error.to_string())?;
    if input.len() as u64 > MOST {
        return Err(format!(
            "more than {MOST} bytes: the reference plays the whole game, so it is for small inputs; \
             `grundy run {program}` answers large ones"
        ));
    }
    let read = problem.format.read(&input);
    if let Some(fault) = read.fault {
        let fault = fault.words(&input);
        return Err(format!("{fault}: it is not an input of {program}"));
    }
    // The search may go deep, and take any amount of time.
    let (done, answers_of) = mpsc::channel();
    set_hook(Box::new(|_| ()));
    let search = move || {
        let answers = catch_unwind(AssertUnwindSafe(|| problem.answers(&read.cases)));
        let _ = done.send(answers);
    };
    let deep = thread::Builder::new().stack_size(1 << 30);
    deep.spawn(search).map_err(|error| error.to_string())?;
    match answers_of.recv_timeout(PATIENCE) {
        Ok(Ok(answers)) => write(answers.concat()),
        _ => {
            let seconds = PATIENCE.as_secs();
            Err(format!("it cannot be played out within {seconds} s: give a smaller input"))
        }
    }
}
