//! Octal games: values of rows, periods, misere quotients.

use crate::request::{as_typed, is_input, lines, marked};
use anyhow::{bail, Result};
use grundy::table::TooLarge;
use grundy_engine::fault::{Expected, Fault, Large};
use grundy_engine::misere;
use grundy_engine::octal::{self, Game, Period};
use grundy_engine::pattern::{self, VERSION};
use grundy_engine::requests::Wrong;
use grundy_lang::{told, Lang, Told};
use serde_json::{json, Value};
use std::io::{self, IsTerminal};
use std::process::ExitCode;

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

/// The words of a request, with codes for names.
struct Request {
    words: Vec<String>,
}

impl Request {
    fn of(line: &str) -> Request {
        let line = line.split('#').next().unwrap_or_default();
        Request { words: codes(&line.split_whitespace().map(str::to_string).collect::<Vec<_>>()) }
    }

    fn line(&self) -> String {
        self.words.join(" ")
    }

    /// What is wrong with a word.
    fn wrong(&self, at: usize, what: Fault) -> Wrong {
        let before = self.words[..at].iter().map(|word| word.len() as u64 + 1);
        Wrong { column: 1 + before.sum::<u64>(), what }
    }

    fn game(&self, at: usize) -> Result<Game, Wrong> {
        let moves = octal::moves(&self.words[at]);
        Ok(Game::new(&moves.map_err(|bad| self.wrong(at, Fault::Code(bad)))?))
    }
}

/// Answers the request of the command line, or each line of standard input.
fn answered(
    command: &str,
    words: &[String],
    is_json: bool,
    lang: Lang,
    mut answer: impl FnMut(&Request) -> Result<()>,
) -> Result<ExitCode> {
    // The column is that of what was typed, which may have a name for a code.
    let mut answer = |typed: &str| {
        let request = Request::of(typed);
        if request.words.is_empty() {
            return Ok(());
        }
        answer(&request).map_err(|error| match error.downcast() {
            Ok(wrong) => as_typed(typed, &request.line(), wrong).into(),
            Err(error) => error,
        })
    };
    if is_input(words) {
        return lines(is_json, lang, answer);
    }
    let typed = words.join(" ");
    if let Err(error) = answer(&typed) {
        let Wrong { column, what } = error.downcast()?;
        let place = column.checked_sub(1).map(|place| command.len() + 1 + place as usize);
        return Err(marked(&told_of(&what, lang), &format!("{command} {typed}"), place, lang));
    }
    Ok(ExitCode::SUCCESS)
}

/// What is wrong; the limit of a period is an option.
fn told_of(what: &Fault, lang: Lang) -> String {
    let text = what.told(lang);
    match what {
        Fault::Large(Large::OctalLimit, _) => told!(lang, "--to: {text}", "--to：{text}"),
        _ => text,
    }
}

pub fn misere(words: &[String], is_json: bool, lang: Lang) -> Result<ExitCode> {
    let mut gap = "";
    answered("misere", words, is_json, lang, |request| {
        match misere::request(&request.line())? {
            None => {}
            Some(misere::Answer::Report(report)) if is_json => {
                let mut object = object("misere", &report.code);
                if let (Value::Object(all), Value::Object(more)) =
                    (&mut object, serde_json::to_value(&report)?)
                {
                    all.extend(more);
                }
                say!("{object}")?;
            }
            Some(misere::Answer::Certificate(_)) if is_json => bail!(told!(
                lang,
                "--json: a certificate has a form of its own",
                "--json：证书有自己的格式"
            )),
            Some(answer) => {
                say!("{gap}{}", answer.told(lang).trim_end())?;
                gap = "\n";
            }
        }
        Ok(())
    })
}

pub fn octal(words: &[String], is_json: bool, lang: Lang) -> Result<ExitCode> {
    if !is_input(words) && Request::of(&words.join(" ")).words.len() == 1 {
        bail!(told!(
            lang,
            "give the lengths of rows after the code: grundy octal 0.77 1 3; for all: grundy table octal 0.77",
            "请在码后面写各排的长度：grundy octal 0.77 1 3；全部：grundy table octal 0.77"
        ));
    }
    answered("octal", words, is_json, lang, |request| {
        for (row, value) in values(request)? {
            if is_json {
                let mut object = object("octal", &request.words[0]);
                object["row"] = number(row);
                object["value"] = number(value);
                say!("{object}")?;
            } else {
                say!("{value}")?;
            }
        }
        Ok(())
    })
}

/// The rows of a request, with their values.
fn values(request: &Request) -> Result<Vec<(u64, u64)>, Wrong> {
    const NUMBER: Expected = Expected::Number { low: 0, high: u64::MAX };
    let mut game = request.game(0)?;
    let words = &request.words;
    if words.len() == 1 {
        let column = request.line().len() as u64 + 1;
        return Err(Wrong { column, what: Fault::expected(NUMBER, None) });
    }
    let number = |at: usize| {
        let wrong = |_| request.wrong(at, Fault::expected(NUMBER, Some(&words[at])));
        words[at].parse().map_err(wrong)
    };
    let rows = (1..words.len()).map(number).collect::<Result<Vec<u64>, Wrong>>()?;
    let mut budget = octal::BUDGET;
    let value = |(at, row)| {
        let value = game.value(row, octal::MAX_HEAP, &mut budget);
        let large = |large| request.wrong(at, Fault::Large(Large::OctalHeap, large));
        Ok((row, value.map_err(large)?))
    };
    (1..).zip(rows).map(value).collect()
}

/// The largest heap up to which a period is sought by default, if that can be done.
const USUAL: u64 = 100_000;

/// The number of heaps between two lines of progress.
const STRIDE: usize = 1 << 13;

pub fn period(words: &[String], to: Option<u64>, is_json: bool, lang: Lang) -> Result<ExitCode> {
    answered("period", words, is_json, lang, |request| {
        let games: Result<Vec<Game>, Wrong> =
            (0..request.words.len()).map(|at| request.game(at)).collect();
        for (at, mut game) in games?.into_iter().enumerate() {
            let found = sought(&mut game, to.unwrap_or(USUAL), lang);
            let is_cut = to.is_none() && found.is_err();
            let period = match found {
                Err(large) if !is_cut => {
                    bail!(request.wrong(at, Fault::Large(Large::OctalLimit, large)))
                }
                found => found.ok().flatten(),
            };
            let reached = game.values().len().saturating_sub(1);
            if is_json {
                let mut object = object("period", &request.words[at]);
                object["period"] = json!(period.map(|period| period.length));
                object["preperiod"] = json!(period.map(|period| period.start));
                object["reached"] = json!(reached);
                say!("{object}")?;
            } else {
                say!("{}", in_words(period, reached, is_cut, lang))?;
            }
        }
        Ok(())
    })
}

/// Without a limit of the user's, it may end where more would take too long.
fn in_words(period: Option<Period>, reached: usize, is_cut: bool, lang: Lang) -> String {
    match period {
        Some(Period { length, start }) => {
            told!(lang, "period {length} from {start}", "从 {start} 起周期为 {length}")
        }
        None if is_cut => told!(
            lang,
            "no period up to {reached}; more would take too long",
            "到 {reached} 为止没有周期；再大算得太久"
        ),
        None => told!(lang, "no period up to {reached}", "到 {reached} 为止没有周期"),
    }
}

/// The period that is proved from the heaps up to a limit; a terminal sees how far it is.
fn sought(game: &mut Game, limit: u64, lang: Lang) -> Result<Option<Period>, TooLarge> {
    let shows = io::stderr().is_terminal();
    let period = game.period_within(limit, |heaps| {
        if shows && heaps % STRIDE == 0 {
            let so_far = told!(lang, "{heaps} heaps of {limit}", "{heaps} 堆，共 {limit} 堆");
            eprint!("\r{so_far} ");
        }
    });
    if shows && game.values().len() >= STRIDE {
        eprint!("\r{:60}\r", "");
    }
    period
}

/// What the answers about octal games have in common, in JSON.
fn object(asked: &str, code: &str) -> Value {
    json!({ "version": VERSION, "asked": asked, "rule": format!("octal {code}") })
}

/// A number as the schema has it: a string where not every reader of JSON keeps the number.
fn number(number: u64) -> Value {
    if number > 1 << 53 {
        json!(number.to_string())
    } else {
        json!(number)
    }
}
