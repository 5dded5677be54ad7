//! `grundy reference`: a small input, answered by playing the whole game.
//!
//! The game is played in a process of its own, which may end for want of time or memory, or because it gives up; this
//! one says why.

use crate::commands::run::open;
use crate::output::write;
use crate::programs;
use anyhow::{anyhow, bail, Result};
use grundy::io::Patient;
use grundy_judge::marked::Marked;
use grundy_judge::processes::limit_memory;
use grundy_lang::{at, told, Lang, Told};
use grundy_problems::format::Case;
use grundy_problems::list::problem;
use grundy_problems::problem::Problem;
use std::env;
use std::io::{self, Read, Write};
use std::panic::{catch_unwind, set_hook, AssertUnwindSafe};
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// The most bytes of an input that is small enough to be played out.
const MOST: u64 = 1 << 20;

const PATIENCE: Duration = Duration::from_secs(60);

/// Time for the program to find a fault of an input.
const A_MOMENT: Duration = Duration::from_secs(5);

/// The memory for the play, besides a stack of 1 GB.
const GIGABYTES: u64 = 2;

/// How the other process ends if it has no answer: out of time, or given up for a reason that it prints.
const LATE: u8 = 3;
const GIVEN_UP: u8 = 4;

pub fn reference(
    program: &str,
    file: Option<&Path>,
    is_alone: bool,
    lang: Lang,
) -> Result<ExitCode> {
    let problem = problem(program).ok_or_else(|| {
        anyhow!(told!(lang, "{program} has no reference", "{program} 没有暴力程序"))
    })?;
    let source: Box<dyn Read> = match file {
        None => Box::new(Marked::new(Patient(io::stdin()))),
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
    if is_alone {
        return play(problem, read.cases);
    }
    // The program knows what no format says, such as that a graph has no cycle.
    let fault = read.fault.map(|fault| fault.error(&input).told(lang));
    if let Some(fault) = fault.or_else(|| programs::fault(program, &input, A_MOMENT, lang)) {
        bail!(told!(
            lang,
            "{fault}: it is not an input of {program}",
            "{fault}；这不是 {program} 的输入"
        ));
    }
    let mut play = Command::new(env::current_exe()?);
    play.args(["reference", program, "--alone"]);
    play.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut play = play.spawn()?;
    // If it ends before it has read all, its status says why.
    let _ = play.stdin.take().expect("a pipe").write_all(&input);
    let played = play.wait_with_output()?;
    let reason = String::from_utf8_lossy(&played.stdout);
    let largest = largest(&input, lang);
    bail!(match played.status.code().and_then(|code| u8::try_from(code).ok()) {
        Some(0) => return write(&played.stdout),
        Some(LATE) => told!(
            lang,
            "it cannot be played out within {seconds} s{largest}: give a smaller input",
            "{seconds} 秒内搜索不完{largest}：请给更小的输入",
            seconds = PATIENCE.as_secs()
        ),
        Some(GIVEN_UP) if is_too_large(&reason) => told!(
            lang,
            "a number is too large to be played out{largest}: give a smaller input",
            "数太大，搜索不完{largest}：请给更小的输入"
        ),
        Some(GIVEN_UP) => told!(
            lang,
            "the reference gave up ({reason}): if `grundy run {program}` takes this input, please report it",
            "暴力程序没有算出来（{reason}）：如果 `grundy run {program}` 能回答这份输入，请报告"
        ),
        // The system ended it, for want of memory or stack.
        _ => told!(
            lang,
            "it cannot be played out with {GIGABYTES} GB{largest}: give a smaller input",
            "用 {GIGABYTES} GB 内存搜索不完{largest}：请给更小的输入"
        ),
    })
}

/// Plays the cases and prints the answers, or why there are none.
fn play(problem: Problem, cases: Vec<Case>) -> Result<ExitCode> {
    // The search may go deep, and take any amount of time.
    const STACK: usize = 1 << 30;
    // A system without such a limit plays without one.
    let _ = limit_memory((GIGABYTES << 30) + STACK as u64);
    let (done, answers) = mpsc::channel();
    set_hook(Box::new(|_| ()));
    let search = move || {
        let answers = catch_unwind(AssertUnwindSafe(|| problem.answers(&cases)));
        done.send(answers.map_err(|reason| {
            let text = reason.downcast_ref::<&str>().map(|text| text.to_string());
            text.or_else(|| reason.downcast_ref::<String>().cloned()).unwrap_or_default()
        }))
    };
    thread::Builder::new().stack_size(STACK).spawn(search)?;
    match answers.recv_timeout(PATIENCE) {
        Ok(Ok(answers)) => write(answers.concat()),
        Ok(Err(reason)) => write(reason).map(|_| ExitCode::from(GIVEN_UP)),
        Err(_) => Ok(ExitCode::from(LATE)),
    }
}

/// Whether a reference gave up because a number was too large for it.
fn is_too_large(reason: &str) -> bool {
    ["too much", "too large", "capacity overflow", "with overflow"]
        .iter()
        .any(|text| reason.contains(text))
}

/// The largest number of an input, if it has one.
fn largest(input: &[u8], lang: Lang) -> String {
    let text = String::from_utf8_lossy(input);
    let numbers = text.split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse().ok());
    numbers.max().map_or(String::new(), |largest: u64| {
        told!(lang, " (its largest number is {largest})", "（最大的数是 {largest}）")
    })
}
