//! The law finder, and octal games.

use crate::args;
use crate::output::{write, write_to};
use crate::programs;
use anyhow::{anyhow, bail, Result};
use grundy::io::Patient;
use grundy_engine::pattern::{self, Answer, Language, Requests, MAX_LINE, VERSION};
use grundy_engine::requests::{next_line, Wrong};
use grundy_lang::{told, Lang, Told};
use serde_json::json;
use std::io::{self, BufRead, BufReader, Cursor, Read};
use std::process::ExitCode;

/// Answers a request of the program `pattern`: its first words, and those of the command line.
pub fn pattern(request: &str, args: &args::Law, lang: Lang) -> Result<ExitCode> {
    let is_several = args.rule.words == ["-"];
    if args.code.is_some() && ["moves", "antisg"].contains(&request) {
        bail!(told!(
            lang,
            "{request} has no function: --code is for laws",
            "{request} 没有函数：--code 用于规律"
        ));
    }
    if is_several && args.rule.to.is_some() {
        bail!(told!(
            lang,
            "on standard input each request says how far: law take 1 3 to 100",
            "从标准输入读时，每个请求自己写到多大：law take 1 3 to 100"
        ));
    }
    match (args.code, args.json) {
        (Some(_), _) if is_several => {
            bail!(told!(lang, "--code is for one request", "--code 只用于一个请求"))
        }
        (Some(language), _) => write(code(request, args, language, lang)?),
        (None, true) if is_several => several(BufReader::new(Patient(io::stdin()))),
        (None, true) => write(json(&answer(request, &args.rule, lang)?) + "\n"),
        // Here a wrong request is wrong use of the command.
        (None, false) if is_several => run("pattern", io::stdin()).map(|code| {
            if code == ExitCode::SUCCESS {
                code
            } else {
                ExitCode::from(2)
            }
        }),
        (None, false) => write(answer(request, &args.rule, lang)?.to_string()),
    }
}

/// The line of a picture that says who drew it.
const DRAWN: &str = "<!-- drawn by grundy -->\n";

pub fn plot(rule: &args::Rule, to: &args::To, lang: Lang) -> Result<ExitCode> {
    let picture = answer("plot", rule, lang)?.to_string();
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
fn code(request: &str, args: &args::Law, language: args::Code, lang: Lang) -> Result<String> {
    let language = match language {
        args::Code::Rust => Language::Rust,
        args::Code::Cpp => Language::Cpp,
        args::Code::Python => Language::Python,
    };
    if args.program {
        return answered(request, &args.rule, lang, |line| {
            Requests::default().program(line, language)
        });
    }
    let answer = answer(request, &args.rule, lang)?;
    let code = answer.code().ok_or_else(|| {
        let name = answer.name();
        anyhow!(told!(
            lang,
            "{name}: no law found, so there is no function",
            "{name}：没有找到规律，所以没有函数"
        ))
    })?;
    Ok(code.of_language(language).to_string())
}

/// Answers requests, one per line, with one object per line: the answer, or what is wrong.
fn several(mut input: impl BufRead) -> Result<ExitCode> {
    let (mut requests, mut is_right) = (Requests::with_values(MOST_VALUES), true);
    for number in 1.. {
        let line = next_line(&mut input, number, MAX_LINE)?;
        let Some(line) = line else { break };
        match requests.answer(&line) {
            Ok(None) => {}
            Ok(Some(answer)) => say!("{}", json(&answer))?,
            Err(Wrong { column, what }) => {
                is_right = false;
                say!(
                    "{}",
                    json!({ "version": VERSION, "line": number, "column": column, "wrong": what.to_string() })
                )?;
            }
        }
    }
    Ok(ExitCode::from(if is_right { 0 } else { 2 }))
}

fn json(answer: &Answer) -> String {
    serde_json::to_string(answer).expect("no map with other keys than text")
}

fn answer(request: &str, rule: &args::Rule, lang: Lang) -> Result<Answer> {
    let missing = || Wrong { column: 1, what: "expected a request, found a comment".into() };
    answered(request, rule, lang, |line| {
        Requests::with_values(MOST_VALUES).answer(line)?.ok_or_else(missing)
    })
}

/// What `answer` makes of a request.
fn answered<T>(
    request: &str,
    rule: &args::Rule,
    lang: Lang,
    answer: impl Fn(&str) -> Result<T, Wrong>,
) -> Result<T> {
    let words = match (request, &rule.words[..]) {
        // The heaps come after the rule.
        ("moves", [rule, heaps @ ..]) if !heaps.is_empty() && !rule.contains(':') => {
            format!("{rule} : {}", heaps.join(" "))
        }
        (_, words) => words.join(" "),
    };
    let refused = |line: &str, Wrong { column, what }: Wrong| {
        let what = what.told(lang);
        let before = " ".repeat(column.saturating_sub(1) as usize);
        anyhow!("{what}\n  {line}\n  {before}^")
    };
    // What is wrong with the words alone has its column there.
    let line = pattern::request(request, &words, rule.to).map_err(|wrong| {
        let column = wrong.column + request.len() as u64 + 1;
        refused(&format!("{request} {words}"), Wrong { column, ..wrong })
    })?;
    answer(&line).map_err(|wrong| refused(&line, wrong))
}

pub fn misere(rule: &args::Rule) -> Result<ExitCode> {
    of_words("misere-quotient", rule, &(rule.words.join(" ") + "\n"))
}

pub fn octal(rule: &args::Rule, lang: Lang) -> Result<ExitCode> {
    let input = match &rule.words[..] {
        [word] if word == "-" => String::new(),
        [code, rows @ ..] if !rows.is_empty() => {
            format!("{code} {}\n{}\n", rows.len(), rows.join(" "))
        }
        _ => bail!(told!(
            lang,
            "give a code and the lengths of rows: grundy octal 0.77 1 3",
            "请写八进制码和各排的长度：grundy octal 0.77 1 3"
        )),
    };
    of_words("octal", rule, &input)
}

/// The number of heaps in which a period is sought by default.
const USUAL: u64 = 100_000;

pub fn period(rule: &args::Rule) -> Result<ExitCode> {
    let to = rule.to.unwrap_or(USUAL);
    let lines: String = rule.words.iter().map(|code| format!("{code} {to}\n")).collect();
    of_words("octal-period", rule, &lines)
}

/// Runs a program on the input that is made from the words of the command line; for `-`, on standard input.
fn of_words(program: &str, rule: &args::Rule, input: &str) -> Result<ExitCode> {
    if rule.words == ["-"] {
        return run(program, io::stdin());
    }
    run(program, Cursor::new(input.as_bytes().to_vec()))
}

fn run(program: &str, input: impl Read + 'static) -> Result<ExitCode> {
    Ok(programs::run(program, Box::new(input)))
}
