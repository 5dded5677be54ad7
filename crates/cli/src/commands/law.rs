//! The law finder, and octal games.

use crate::args;
use crate::output::{write, write_to};
use crate::programs;
use crate::request::{given, refused};
use anyhow::{anyhow, bail, Error, Result};
use grundy::io::Patient;
use grundy_engine::fault::{Expected, Fault, Large};
use grundy_engine::misere;
use grundy_engine::octal;
use grundy_engine::pattern::{self, Answer, Language, Requests, MAX_LINE, VERSION};
use grundy_engine::requests::{answer_in, next_line, Lines, Wrong};
use grundy_lang::{told, Lang, Told};
use serde_json::json;
use std::io::{self, BufRead, BufReader, IsTerminal};
use std::process::ExitCode;

/// Answers a request of the program `pattern`: its first words, and those of the command line.
pub fn pattern(request: &str, args: &args::Law, lang: Lang) -> Result<ExitCode> {
    // A table may have several lines.
    let is_several = args.rule.words == ["-"] && request != "values";
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
        (None, true) if is_several => several(BufReader::new(Patient(io::stdin())), lang),
        (None, true) => write(json(&answer(request, &args.rule, lang)?) + "\n"),
        (None, false) if is_several => requests("pattern", pattern::answers, lang),
        (None, false) => write(answer(request, &args.rule, lang)?.told(lang)),
    }
}

/// The line of a picture that says who drew it.
const DRAWN: &str = "<!-- drawn by grundy -->\n";

pub fn plot(rule: &args::Rule, to: &args::To, lang: Lang) -> Result<ExitCode> {
    let picture = answer("plot", rule, lang)?.told(lang);
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
        let name = answer.name(lang);
        anyhow!(told!(
            lang,
            "{name}: no law found, so there is no function",
            "{name}：没有找到规律，所以没有函数"
        ))
    })?;
    Ok(code.of_language(language).to_string())
}

/// Answers requests, one per line, with one object per line: the answer, or what is wrong.
fn several(mut input: impl BufRead, lang: Lang) -> Result<ExitCode> {
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
                    json!({ "version": VERSION, "line": number, "column": column, "wrong": what.told(lang) })
                )?;
            }
        }
    }
    Ok(ExitCode::from(if is_right { 0 } else { 2 }))
}

fn json(answer: &Answer) -> String {
    serde_json::to_string(answer).expect("no map with other keys than text")
}

/// The answer to a request: its first words, and those of the command line.
pub fn answer(request: &str, rule: &args::Rule, lang: Lang) -> Result<Answer> {
    let missing = || Wrong { column: 1, what: Fault::Comment };
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
        ("moves", words @ [rule, heaps @ ..])
            if !heaps.is_empty() && !words.iter().any(|word| word.contains(':')) =>
        {
            format!("{rule} : {}", heaps.join(" "))
        }
        (_, words) => words.join(" "),
    };
    if request == "values" {
        if rule.to.is_some() {
            bail!(told!(
                lang,
                "--to is for rules: the values that are given have an end",
                "--to 用于规则：给出的值自有终点"
            ));
        }
        let table = format!("values {}", given(&rule.words)?);
        return answer(&table).map_err(|wrong| refused(&table, wrong, lang));
    }
    // What is wrong with the words alone has its column there.
    let line = pattern::request(request, &words, rule.to).map_err(|wrong| {
        let column = wrong.column + request.len() as u64 + 1;
        refused(&format!("{request} {words}"), Wrong { column, ..wrong }, lang)
    })?;
    answer(&line).map_err(|wrong| refused(&line, wrong, lang))
}

/// A request about octal games with [`codes`].
pub fn coded(rule: args::Rule) -> args::Rule {
    args::Rule { words: codes(&rule.words), ..rule }
}

/// The most words of a name, such as `dawson's chess`.
const MOST_NAMED: usize = 3;

/// The words of a request about octal games, with codes for names, and digits of any width as a program reads them.
pub fn codes(words: &[String]) -> Vec<String> {
    let (mut all, mut rest) = (Vec::new(), words);
    while let Some(first) = rest.first() {
        let named = (1..=rest.len().min(MOST_NAMED))
            .rev()
            .find_map(|count| Some((pattern::octal_named(&rest[..count].join(" "))?, count)));
        let (word, count) = named.unwrap_or_else(|| (first.clone(), 1));
        all.push(word);
        rest = &rest[count..];
    }
    all
}

pub fn misere(rule: &args::Rule, lang: Lang) -> Result<ExitCode> {
    if rule.words == ["-"] {
        let solve = |lines: &mut Lines| lines.answer(misere::MAX_LINE, misere::request);
        return requests("misere-quotient", solve, lang);
    }
    let line = rule.words.join(" ");
    write(misere::request(&line).map_err(|wrong| refused(&line, wrong, lang))?)
}

pub fn octal(rule: &args::Rule, lang: Lang) -> Result<ExitCode> {
    match &rule.words[..] {
        [word] if word == "-" => return Ok(programs::run("octal", Box::new(io::stdin()))),
        [_, _, ..] => {}
        _ => bail!(told!(
            lang,
            "give a code and the lengths of rows: grundy octal 0.77 1 3",
            "请写八进制码和各排的长度：grundy octal 0.77 1 3"
        )),
    }
    let mut game = game(rule, 0, lang)?;
    let number = |at: usize| {
        let word = &rule.words[at];
        let number = Expected::Number { low: 0, high: u64::MAX };
        word.parse().map_err(|_| of_word(rule, at, Fault::expected(number, Some(word)), lang))
    };
    let rows = (1..rule.words.len()).map(number).collect::<Result<Vec<u64>>>()?;
    let mut budget = octal::BUDGET;
    for (at, row) in (1..).zip(rows) {
        let value = game.value(row, octal::MAX_HEAP, &mut budget);
        let large = |large| of_word(rule, at, Fault::Large(Large::OctalHeap, large), lang);
        say!("{}", value.map_err(large)?)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The number of heaps in which a period is sought by default.
const USUAL: u64 = 100_000;

/// The number of heaps between two lines of progress.
const STRIDE: usize = 1 << 13;

pub fn period(rule: &args::Rule, lang: Lang) -> Result<ExitCode> {
    if rule.words == ["-"] {
        return Ok(programs::run("octal-period", Box::new(io::stdin())));
    }
    let limit = rule.to.unwrap_or(USUAL);
    let shows = io::stderr().is_terminal();
    let games = (0..rule.words.len()).map(|at| game(rule, at, lang)).collect::<Result<Vec<_>>>()?;
    for (at, mut game) in games.into_iter().enumerate() {
        let period = game.period_within(limit, |heaps| {
            if shows && heaps % STRIDE == 0 {
                eprint!(
                    "\r{} ",
                    told!(lang, "{heaps} heaps of {limit}", "{heaps} 堆，共 {limit} 堆")
                );
            }
        });
        if shows && game.values().len() >= STRIDE {
            eprint!("\r{:60}\r", "");
        }
        let large = |large| of_word(rule, at, Fault::Large(Large::OctalLimit, large), lang);
        match period.map_err(large)? {
            Some(octal::Period { length, start }) => say!("period {length} from {start}")?,
            None => say!("none up to {limit}")?,
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The octal game whose code is a word of the arguments.
fn game(rule: &args::Rule, at: usize, lang: Lang) -> Result<octal::Game> {
    let moves = octal::moves(&rule.words[at]);
    Ok(octal::Game::new(&moves.map_err(|bad| of_word(rule, at, Fault::Code(bad), lang))?))
}

/// What is wrong with a word of the arguments, or follows from it.
fn of_word(rule: &args::Rule, at: usize, what: Fault, lang: Lang) -> Error {
    let before = rule.words[..at].iter().map(|word| word.len() as u64 + 1);
    refused(&rule.words.join(" "), Wrong { column: 1 + before.sum::<u64>(), what }, lang)
}

/// Answers requests on standard input. Here a wrong request is wrong use of the command.
fn requests(
    program: &str,
    solve: impl FnOnce(&mut Lines) -> io::Result<()>,
    lang: Lang,
) -> Result<ExitCode> {
    let is_right = answer_in(lang, program, io::stdin(), io::stdout(), io::stderr(), solve)?;
    Ok(ExitCode::from(if is_right { 0 } else { 2 }))
}
