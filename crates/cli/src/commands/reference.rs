//! `grundy reference`: a small input, answered by playing the whole game.

use crate::commands::run::open;
use crate::output::write;
use anyhow::{anyhow, bail, Result};
use grundy::io::Patient;
use grundy_lang::{at, told, Lang, Told};
use grundy_problems::list::problem;
use std::io::{self, Read};
use std::panic::set_hook;
use std::path::Path;
use std::process::ExitCode;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// The most bytes of an input that is small enough to be played out.
const MOST: u64 = 1 << 20;

const PATIENCE: Duration = Duration::from_secs(60);

pub fn reference(program: &str, file: Option<&Path>, lang: Lang) -> Result<ExitCode> {
    let problem = problem(program).ok_or_else(|| {
        anyhow!(told!(lang, "{program} has no reference", "{program} 没有暴力程序"))
    })?;
    let source: Box<dyn Read> = match file {
        None => Box::new(Patient(io::stdin())),
        Some(file) => Box::new(open(file)?),
    };
    let mut input = Vec::new();
    source.take(MOST + 1).read_to_end(&mut input).map_err(at(file.unwrap_or(Path::new("-"))))?;
    if input.len() as u64 > MOST {
        bail!(told!(
            lang,
            "more than {MOST} bytes: the reference plays the whole game, so it is for small inputs; \
             `grundy run {program}` answers large ones",
            "超过 {MOST} 字节：暴力程序要完整搜索，只适合小的输入；大的请用 `grundy run {program}`"
        ));
    }
    let read = problem.format.read(&input);
    if let Some(fault) = read.fault {
        let fault = fault.error(&input).told(lang);
        bail!(told!(
            lang,
            "{fault}: it is not an input of {program}",
            "{fault}；这不是 {program} 的输入"
        ));
    }
    // The search may go deep, and take any amount of time.
    let (done, answers) = mpsc::channel();
    set_hook(Box::new(|_| ()));
    let search = move || done.send(problem.answers(&read.cases));
    thread::Builder::new().stack_size(1 << 30).spawn(search)?;
    // If the search gives up, it hangs up.
    let answers = answers.recv_timeout(PATIENCE).map_err(|_| {
        let seconds = PATIENCE.as_secs();
        anyhow!(told!(
            lang,
            "it cannot be played out within {seconds} s: give a smaller input",
            "{seconds} 秒内搜索不完：请给更小的输入"
        ))
    })?;
    write(answers.concat())
}
