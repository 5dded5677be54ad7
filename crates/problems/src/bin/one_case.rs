//! `one-case` prints a line for each problem of a judge: the program, the judge, its name for the problem, and `one` if each
//! of the judge's inputs has one case, or `many`; with tabs between them.
//!
//! `one-case PROGRAM COMMAND...` is a solution that reads one case and ends: it gives the command the first case of the
//! standard input, and reads nothing after it. It gets AC only where each input has one case.

use anyhow::{bail, Context, Result};
use grundy_catalogue::{all_headers, arguments, root};
use grundy_problems::format::{Cases, Format};
use grundy_problems::list::{format, problem};
use std::io::{self, Read, Write};
use std::process::{self, Command, Stdio};

fn main() {
    let done = arguments().and_then(|words| match &words[..] {
        [] => list().map(|()| 0),
        [program, command @ ..] if !command.is_empty() => on_one_case(program, command),
        _ => bail!("expected nothing, or a program and a command"),
    });
    process::exit(done.unwrap_or_else(|what| {
        eprintln!("one-case: {what:#}");
        2
    }));
}

fn list() -> Result<()> {
    for header in all_headers(&root())?.0 {
        for (judge, id) in header.problems() {
            let problem = problem(header.name).with_context(|| header.name)?;
            let is_one = problem.format_at(Some(judge)).is_one();
            let cases = if is_one { "one" } else { "many" };
            println!("{}\t{judge}\t{id}\t{cases}", header.name);
        }
    }
    Ok(())
}

/// Runs the command on the first case, and returns its status.
fn on_one_case(program: &str, command: &[String]) -> Result<i32> {
    let whole = format(program).with_context(|| format!("{program:?} has no problem"))?;
    let mut given = Vec::new();
    io::stdin().read_to_end(&mut given)?;
    let one = Format { cases: Cases::One, ..whole.clone() }.read(&given);
    if let Some(fault) = one.fault {
        bail!("{}", fault.error(&given));
    }
    let mut child = Command::new(&command[0]).args(&command[1..]).stdin(Stdio::piped()).spawn()?;
    let to = child.stdin.take().context("it has no standard input")?;
    { to }.write_all(whole.input(&one.cases).as_bytes())?;
    Ok(child.wait()?.code().unwrap_or(1))
}
