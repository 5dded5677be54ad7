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

/// A request of the command line: its first words, and those that were typed.
pub struct Asked<'a> {
    pub request: &'static str,
    pub words: &'a [String],
    pub to: Option<u64>,
}

/// Answers a request of the program `pattern`.
pub fn pattern(asked: &Asked, shown: &args::Json, lang: Lang) -> Result<ExitCode> {
    // A table may have several lines.
    let is_several = asked.words == ["-"] && asked.request != "values";
    if is_several && asked.to.is_some() {
        bail!(told!(
            lang,
            "on standard input each request says how far: law take 1 3 to 100",
            "从标准输入读时，每个请求自己写到多大：law take 1 3 to 100"
        ));
    }
    match (shown.json, is_several) {
        (true, true) => several(BufReader::new(Patient(io::stdin())), lang),
        (true, false) => write(json(&answer(asked, lang)?) + "\n"),
        (false, true) => requests("pattern", pattern::answers, lang),
        (false, false) => write(answer(asked, lang)?.told(lang)),
    }
}

/// Answers a request about a law, which `code` may ask for as a function.
pub fn law(asked: &Asked, shown: &args::Json, of: &args::Code, lang: Lang) -> Result<ExitCode> {
    let Some(language) = of.language else {
        return pattern(asked, shown, lang);
    };
    if asked.words == ["-"] && asked.request != "values" {
        bail!(told!(lang, "--code is for one request", "--code 只用于一个请求"));
    }
    write(code(asked, language, of.program, lang)?)
}

/// The line of a picture that says who drew it.
const DRAWN: &str = "<!-- drawn by grundy -->\n";

pub fn plot(asked: &Asked, file: &args::To, lang: Lang) -> Result<ExitCode> {
    let picture = answer(asked, lang)?.told(lang);
    let (first, rest) = picture.split_once('\n').unwrap_or((&picture, ""));
    let is_ours = |bytes: &[u8]| {
        let head = &bytes[..bytes.len().min(1000)];
        String::from_utf8_lossy(head).lines().nth(1) == Some(DRAWN.trim_end())
    };
    write_to(file, &format!("{first}\n{DRAWN}{rest}"), is_ours)
}

/// The most values that come with a law in JSON.
const MOST_VALUES: u64 = 10_000;

/// The law as a function, or as a whole program.
fn code(asked: &Asked, language: args::Language, program: bool, lang: Lang) -> Result<String> {
    let language = match language {
        args::Language::Rust => Language::Rust,
        args::Language::Cpp => Language::Cpp,
        args::Language::Python => Language::Python,
    };
    if program {
        return answered(asked, lang, |line| Requests::default().program(line, language));
    }
    let answer = answer(asked, lang)?;
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

/// The answer to a request.
pub fn answer(asked: &Asked, lang: Lang) -> Result<Answer> {
    let missing = || Wrong { column: 1, what: Fault::Comment };
    answered(asked, lang, |line| {
        Requests::with_values(MOST_VALUES).answer(line)?.ok_or_else(missing)
    })
}

/// What `answer` makes of a request.
fn answered<T>(
    &Asked { request, words, to }: &Asked,
    lang: Lang,
    answer: impl Fn(&str) -> Result<T, Wrong>,
) -> Result<T> {
    let words = match (request, words) {
        // The heaps come after the rule.
        ("moves", words @ [rule, heaps @ ..])
            if !heaps.is_empty() && !words.iter().any(|word| word.contains(':')) =>
        {
            format!("{rule} : {}", heaps.join(" "))
        }
        ("values", words) => {
            let table = format!("values {}", given(words)?);
            return answer(&table).map_err(|wrong| refused(&table, wrong, lang));
        }
        (_, words) => words.join(" "),
    };
    // What is wrong with the words alone has its column there.
    let line = pattern::request(request, &words, to).map_err(|wrong| {
        let column = wrong.column + request.len() as u64 + 1;
        refused(&format!("{request} {words}"), Wrong { column, ..wrong }, lang)
    })?;
    answer(&line).map_err(|wrong| refused(&line, wrong, lang))
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

pub fn misere(words: &[String], lang: Lang) -> Result<ExitCode> {
    let words = codes(words);
    if words == ["-"] {
        let solve = |lines: &mut Lines| lines.answer(misere::MAX_LINE, misere::request);
        return requests("misere-quotient", solve, lang);
    }
    let line = words.join(" ");
    write(misere::request(&line).map_err(|wrong| refused(&line, wrong, lang))?)
}

pub fn octal(words: &[String], lang: Lang) -> Result<ExitCode> {
    let words = &codes(words)[..];
    match words {
        [word] if word == "-" => return Ok(programs::run("octal", Box::new(io::stdin()))),
        [_, _, ..] => {}
        _ => bail!(told!(
            lang,
            "give a code and the lengths of rows: grundy octal 0.77 1 3",
            "请写八进制码和各排的长度：grundy octal 0.77 1 3"
        )),
    }
    let mut game = game(words, 0, lang)?;
    let number = |at: usize| {
        let word = &words[at];
        let number = Expected::Number { low: 0, high: u64::MAX };
        word.parse().map_err(|_| of_word(words, at, Fault::expected(number, Some(word)), lang))
    };
    let rows = (1..words.len()).map(number).collect::<Result<Vec<u64>>>()?;
    let mut budget = octal::BUDGET;
    for (at, row) in (1..).zip(rows) {
        let value = game.value(row, octal::MAX_HEAP, &mut budget);
        let large = |large| of_word(words, at, Fault::Large(Large::OctalHeap, large), lang);
        say!("{}", value.map_err(large)?)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The number of heaps in which a period is sought by default.
const USUAL: u64 = 100_000;

/// The number of heaps between two lines of progress.
const STRIDE: usize = 1 << 13;

pub fn period(words: &[String], to: Option<u64>, lang: Lang) -> Result<ExitCode> {
    let words = &codes(words)[..];
    if words == ["-"] {
        return Ok(programs::run("octal-period", Box::new(io::stdin())));
    }
    let limit = to.unwrap_or(USUAL);
    let shows = io::stderr().is_terminal();
    let games = (0..words.len()).map(|at| game(words, at, lang)).collect::<Result<Vec<_>>>()?;
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
        let large = |large| of_word(words, at, Fault::Large(Large::OctalLimit, large), lang);
        match period.map_err(large)? {
            Some(octal::Period { length, start }) => say!("period {length} from {start}")?,
            None => say!("none up to {limit}")?,
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The octal game whose code is a word of the arguments.
fn game(words: &[String], at: usize, lang: Lang) -> Result<octal::Game> {
    let moves = octal::moves(&words[at]);
    Ok(octal::Game::new(&moves.map_err(|bad| of_word(words, at, Fault::Code(bad), lang))?))
}

/// What is wrong with a word of the arguments, or follows from it.
fn of_word(words: &[String], at: usize, what: Fault, lang: Lang) -> Error {
    let before = words[..at].iter().map(|word| word.len() as u64 + 1);
    refused(&words.join(" "), Wrong { column: 1 + before.sum::<u64>(), what }, lang)
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
