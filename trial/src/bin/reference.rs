//! `reference P=NAME < file` answers a small input by the program's reference, which plays the whole game:
//! `make reference`. Status 2 if the input is none of the program's.

use grundy_trial::arguments::Arguments;
use grundy_trial::judging::processes::end_with_the_reader;
use grundy_trial::problem::format;
use grundy_trial::problem::{answers, reference};
use grundy_trial::process::text;
use std::io::{stdin, Read};
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
    let (Some(format), Some(_)) = (format(&program), reference(&program)) else {
        return Err(format!("{program:?} has no reference"));
    };
    let mut input = Vec::new();
    let read = stdin().take(MOST + 1).read_to_end(&mut input);
    read.map_err(|error| error.to_string())?;
    if input.len() as u64 > MOST {
        return Err(format!(
            "more than {MOST} bytes: it plays the whole game, so it is for small inputs; target/debug/{program} answers large ones"
        ));
    }
    if let Some(fault) = format.read(&input).fault {
        let expected = match (fault.is_end, fault.expected) {
            (_, Some((low, high))) => format!("expected an integer from {low} to {high}"),
            (true, None) => "expected more".to_string(),
            (false, None) => "found what cannot stand there".to_string(),
        };
        let before = text(&input[..fault.at]);
        let line = before.matches('\n').count() + 1;
        let column = before.chars().rev().take_while(|&c| c != '\n').count() + 1;
        let rest = text(&input[fault.at..]);
        let found = match rest.split_whitespace().next() {
            Some(word) => format!(", found {:?}", word.chars().take(40).collect::<String>()),
            None => ", found the end".to_string(),
        };
        return Err(format!(
            "line {line}, column {column}: {expected}{found}: this is no input of {program}"
        ));
    }
    // Its search may go deep, and take as long as it likes.
    let (done, answers_of) = mpsc::channel();
    std::panic::set_hook(Box::new(|_| ()));
    let search = move || {
        let answers = std::panic::catch_unwind(|| answers(&program, &input));
        let _ = done.send(answers);
    };
    let deep = thread::Builder::new().stack_size(1 << 30);
    deep.spawn(search).map_err(|error| error.to_string())?;
    let Ok(Ok(answers)) = answers_of.recv_timeout(PATIENCE) else {
        let seconds = PATIENCE.as_secs();
        return Err(format!(
            "it cannot play that out within {seconds} s: give it a smaller input"
        ));
    };
    let lines: String = answers.into_iter().map(|answer| answer.1).collect();
    print!("{lines}");
    Ok(())
}
