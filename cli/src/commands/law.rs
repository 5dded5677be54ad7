//! The law finder, and octal games.

use super::{write, Done};
use crate::args::Request;
use crate::programs;
use grundy_engine::pattern::Requests;
use grundy_engine::requests::Wrong;
use std::io::{self, Cursor, Read};
use std::path::Path;

/// A request of the program pattern: its first words, and those of the command line.
pub fn pattern(request: &str, of: &Request) -> Done {
    if of.words == ["-"] {
        return run("pattern", io::stdin());
    }
    write(&answer(request, of)?, None)
}

pub fn plot(of: &Request, output: Option<&Path>) -> Done {
    write(&answer("plot", of)?, output)
}

fn answer(request: &str, of: &Request) -> Result<String, String> {
    let line = line(request, of);
    let answer = Requests::default().answer(&line);
    // Only that is missing which people do not think of.
    let is_without_end = |wrong: &Wrong| wrong.what.starts_with("expected \"to\", found the end");
    if let (Some(usual), true) = (usual(request), answer.as_ref().is_err_and(is_without_end)) {
        if let Ok(text) = Requests::default().answer(&format!("{line} to {usual}")) {
            return Ok(text);
        }
    }
    answer.map_err(|wrong| {
        let at = wrong.column.saturating_sub(1) as usize;
        format!("{}\n  {line}\n  {}^", wrong.what, " ".repeat(at))
    })
}

/// A request as the program takes it.
fn line(request: &str, of: &Request) -> String {
    let words = match (request, &of.words[..]) {
        // The heaps stand behind the rule.
        ("moves", [rule, heaps @ ..]) if !heaps.is_empty() && !rule.contains(':') => {
            format!("{rule} : {}", heaps.join(" "))
        }
        (_, words) => words.join(" "),
    };
    let to = of.to.map_or(String::new(), |to| format!(" to {to}"));
    format!("{request} {words}{to}")
}

/// The largest heap, if nobody says how large.
fn usual(request: &str) -> Option<u64> {
    match request {
        "law" | "table" | "plot" => Some(200),
        "law pairs" => Some(30),
        "antisg" => Some(20),
        _ => None,
    }
}

pub fn misere(of: &Request) -> Done {
    ask("misere-quotient", of, |words| Some(words.join(" ") + "\n"))
}

pub fn octal(of: &Request) -> Done {
    ask("octal", of, |words| match words {
        [code, rows @ ..] if !rows.is_empty() => {
            Some(format!("{code} {}\n{}\n", rows.len(), rows.join(" ")))
        }
        _ => None,
    })
}

/// Heaps up to which a period is sought, if nobody says how many.
const USUAL: u64 = 100_000;

pub fn period(of: &Request) -> Done {
    let to = of.to.unwrap_or(USUAL);
    let line = |code: &String| format!("{code} {to}\n");
    ask("octal-period", of, |codes| Some(codes.iter().map(line).collect()))
}

/// Runs a program on the input that is made of the words of the command line, if that can be; or on standard input.
fn ask(program: &str, of: &Request, input: impl Fn(&[String]) -> Option<String>) -> Done {
    if of.words == ["-"] {
        return run(program, io::stdin());
    }
    let input =
        input(&of.words).ok_or("give a code and the lengths of rows: grundy octal 0.77 1 3")?;
    run(program, Cursor::new(input.into_bytes()))
}

fn run(program: &str, input: impl Read + 'static) -> Done {
    Ok(programs::run(program, Box::new(input)))
}
