//! The law finder, and octal games.

use crate::args;
use crate::chinese::said;
use crate::output::{write, write_to, Done};
use crate::programs;
use grundy::io::Patient;
use grundy_engine::pattern::{self, Answer, Language, Requests, MAX_LINE, VERSION};
use grundy_engine::requests::{next_line, Wrong};
use serde_json::json;
use std::io::{self, BufRead, BufReader, Cursor, Read};
use std::process::ExitCode;

/// Answers a request of the program `pattern`: its first words, and those of the command line.
pub fn pattern(request: &str, of: &args::Asked) -> Done {
    let is_several = of.request.words == ["-"];
    if of.code.is_some() && ["moves", "antisg"].contains(&request) {
        return Err(format!("{request} has no function: --code is for laws"));
    }
    if is_several && of.request.to.is_some() {
        return Err("on standard input each request says how far: law take 1 3 to 100".to_string());
    }
    match (of.code, of.json) {
        (Some(_), _) if is_several => Err("--code is for one request".to_string()),
        (Some(language), _) => write(code(request, of, language)?),
        (None, true) if is_several => several(BufReader::new(Patient(io::stdin()))),
        (None, true) => write(json(&answer(request, &of.request)?) + "\n"),
        // Here a wrong request is wrong use of the command.
        (None, false) if is_several => run("pattern", io::stdin()).map(|code| {
            if code == ExitCode::SUCCESS {
                code
            } else {
                ExitCode::from(2)
            }
        }),
        (None, false) => write(answer(request, &of.request)?.to_string()),
    }
}

/// The line of a picture that says who drew it.
const DRAWN: &str = "<!-- drawn by grundy -->\n";

pub fn plot(of: &args::Request, to: &args::To) -> Done {
    let picture = answer("plot", of)?.to_string();
    let (first, rest) = picture.split_once('\n').unwrap_or((&picture, ""));
    let is_ours = |bytes: &[u8]| {
        let head = &bytes[..bytes.len().min(1000)];
        String::from_utf8_lossy(head).lines().nth(1) == Some(DRAWN.trim_end())
    };
    write_to(to, &format!("{first}\n{DRAWN}{rest}"), is_ours)
}

/// The most values that come with a law in JSON.
const MOST_VALUES: u64 = 10_000;

/// The law as a function, or as a whole program.
fn code(request: &str, of: &args::Asked, language: args::Code) -> Result<String, String> {
    let language = match language {
        args::Code::Rust => Language::Rust,
        args::Code::Cpp => Language::Cpp,
        args::Code::Python => Language::Python,
    };
    if of.program {
        return asked(request, &of.request, |line| Requests::default().program(line, language));
    }
    let answer = answer(request, &of.request)?;
    let code = answer
        .code()
        .ok_or_else(|| format!("{}: no law found, so there is no function", answer.name()))?;
    Ok(code.of_language(language).to_string())
}

/// Answers requests, one per line, with one object per line: the answer, or what is wrong.
fn several(mut input: impl BufRead) -> Done {
    let (mut requests, mut is_right) = (Requests::with_values(MOST_VALUES), true);
    for number in 1.. {
        let line = next_line(&mut input, number, MAX_LINE).map_err(|fault| fault.to_string())?;
        let Some(line) = line else { break };
        match requests.answer(&line) {
            Ok(None) => {}
            Ok(Some(answer)) => say!("{}", json(&answer)),
            Err(Wrong { column, what }) => {
                is_right = false;
                say!(
                    "{}",
                    json!({ "version": VERSION, "line": number, "column": column, "wrong": what })
                );
            }
        }
    }
    Ok(ExitCode::from(if is_right { 0 } else { 2 }))
}

fn json(answer: &Answer) -> String {
    serde_json::to_string(answer).expect("no map with other keys than text")
}

fn answer(request: &str, of: &args::Request) -> Result<Answer, String> {
    let missing = || Wrong { column: 1, what: "expected a request, found a comment".to_string() };
    asked(request, of, |line| Requests::with_values(MOST_VALUES).answer(line)?.ok_or_else(missing))
}

/// The answer of `ask` to a request.
fn asked<T>(
    request: &str,
    of: &args::Request,
    ask: impl Fn(&str) -> Result<T, Wrong>,
) -> Result<T, String> {
    let words = match (request, &of.words[..]) {
        // The heaps come after the rule.
        ("moves", [rule, heaps @ ..]) if !heaps.is_empty() && !rule.contains(':') => {
            format!("{rule} : {}", heaps.join(" "))
        }
        (_, words) => words.join(" "),
    };
    let refused = |line: &str, Wrong { column, what }: Wrong| {
        let at = column.saturating_sub(1) as usize;
        format!("{}\n  {line}\n  {}^", said(&what), " ".repeat(at))
    };
    // What is wrong with the words alone has its column there.
    let line = pattern::request(request, &words, of.to).map_err(|wrong| {
        let column = wrong.column + request.len() as u64 + 1;
        refused(&format!("{request} {words}"), Wrong { column, ..wrong })
    })?;
    ask(&line).map_err(|wrong| refused(&line, wrong))
}

pub fn misere(of: &args::Request) -> Done {
    ask("misere-quotient", of, |words| Some(words.join(" ") + "\n"))
}

pub fn octal(of: &args::Request) -> Done {
    ask("octal", of, |words| match words {
        [code, rows @ ..] if !rows.is_empty() => {
            Some(format!("{code} {}\n{}\n", rows.len(), rows.join(" ")))
        }
        _ => None,
    })
}

/// The number of heaps in which a period is sought by default.
const USUAL: u64 = 100_000;

pub fn period(of: &args::Request) -> Done {
    let to = of.to.unwrap_or(USUAL);
    let line = |code: &String| format!("{code} {to}\n");
    ask("octal-period", of, |codes| Some(codes.iter().map(line).collect()))
}

/// Runs a program on the input made from the words of the command line, if that is possible; otherwise on standard
/// input.
fn ask(program: &str, of: &args::Request, input: impl Fn(&[String]) -> Option<String>) -> Done {
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
