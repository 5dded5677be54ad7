//! The law finder.

use crate::args;
use crate::commands::find;
use crate::output::{write, write_to};
use crate::request::{as_typed, given, is_input, lines, marked, place};
use anyhow::{anyhow, bail, Error, Result};
use grundy_engine::fault::{Expected, Fault};
use grundy_engine::pattern::{self, Answer, Language, Requests};
use grundy_engine::requests::Wrong;
use grundy_lang::{told, Lang, Told};
use std::process::ExitCode;

/// The first words of requests.
const REQUESTS: [&str; 6] = ["values", "table", "law", "moves", "antisg", "plot"];

/// A request of the command line: its first words, and those that were typed.
pub struct Asked<'a> {
    pub request: &'static str,
    pub words: &'a [String],
    pub to: Option<u64>,
}

impl Asked<'_> {
    /// Whether requests are read from standard input; a table may have several lines, but is one request.
    fn is_several(&self) -> bool {
        is_input(self.words) && self.request != "values"
    }

    /// The request in a line of standard input, which may leave out its first word.
    fn request_of(&self, line: &str) -> Result<String, Wrong> {
        let mut words = line.split('#').next().unwrap_or_default().split_whitespace();
        match words.next() {
            Some(first) if !REQUESTS.contains(&first) => pattern::request(self.request, line, None),
            _ => Ok(line.to_string()),
        }
    }
}

/// How many winning moves are shown, and lines of a function where an option asks for it.
const SHOWN: usize = 20;

/// Answers a request of the program `pattern`.
pub fn pattern(asked: &Asked, shown: &args::Json, lang: Lang) -> Result<ExitCode> {
    answers(asked, shown, usize::MAX, lang)
}

/// Answers who wins, and how.
pub fn moves(asked: &Asked, shown: &args::Json, all: bool, lang: Lang) -> Result<ExitCode> {
    answers(asked, shown, if all { usize::MAX } else { SHOWN }, lang)
}

// What is longer than so many lines is cut.
fn answers(asked: &Asked, shown: &args::Json, most: usize, lang: Lang) -> Result<ExitCode> {
    if !asked.is_several() {
        let answer = answer(asked, lang)?;
        if shown.json {
            return write(json(&answer) + "\n");
        }
        return write(answer.cut(most, lang) + &find::of_answer(&answer, lang));
    }
    if asked.to.is_some() {
        bail!(told!(
            lang,
            "--to: on standard input each line says how far: take 1 3 to 100",
            "--to：从标准输入读时，每行自己写到多大：take 1 3 to 100"
        ));
    }
    let (mut requests, mut gap) = (Requests::with_values(MOST_VALUES), "");
    lines(shown.json, lang, |line| {
        let request = asked.request_of(line)?;
        match requests.answer(&request).map_err(|wrong| as_typed(line, &request, wrong))? {
            None => {}
            Some(answer) if shown.json => say!("{}", json(&answer))?,
            Some(answer) => {
                say!("{gap}{}", answer.told(lang).trim_end())?;
                gap = "\n";
            }
        }
        Ok(())
    })
}

/// Answers a request about a law, which `code` may ask for as a function.
pub fn law(asked: &Asked, shown: &args::Json, of: &args::Code, lang: Lang) -> Result<ExitCode> {
    let Some(language) = of.language else {
        return answers(asked, shown, SHOWN, lang);
    };
    if asked.is_several() {
        bail!(told!(
            lang,
            "--code: only for one request, not for those of standard input",
            "--code：只用于一个请求，不用于标准输入"
        ));
    }
    write(code(asked, language, of.program, lang)?)
}

/// The line of a picture that says who drew it.
const DRAWN: &str = "<!-- drawn by grundy -->\n";

pub fn plot(asked: &Asked, file: &args::To, lang: Lang) -> Result<ExitCode> {
    let ending = file.output.as_ref().and_then(|file| file.extension());
    if ending.is_some_and(|ending| !ending.eq_ignore_ascii_case("svg")) {
        bail!(told!(
            lang,
            "--output: the picture is SVG, so expected a name that ends in .svg",
            "--output：图片是 SVG 格式，文件名要以 .svg 结尾"
        ));
    }
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
            "{name}: no law found, so there is no function; --program may print a program with a table",
            "{name}：没有找到规律，所以没有函数；加 --program 也许能打印用表计算的程序"
        ))
    })?;
    Ok(code.of_language(language).to_string())
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
fn answered<T>(asked: &Asked, lang: Lang, answer: impl Fn(&str) -> Result<T, Wrong>) -> Result<T> {
    let &Asked { request, words, to } = asked;
    // Without quotes a shell takes the arrow of a formula for a minus and the name of a file.
    if words.len() > 1 && words.iter().any(|word| word == "-") {
        let command = request.trim_start_matches("law ");
        bail!(told!(
            lang,
            "put the rule in quotes: grundy {command} 'n -> n - 1; n - 2'",
            "规则要加引号：grundy {command} 'n -> n - 1; n - 2'"
        ));
    }
    let text = given(words)?;
    if request == "values" {
        let line = format!("values {text}");
        let typed = if is_input(words) { &text } else { &line };
        let first = text.split_whitespace().next();
        // Values have no words, but a rule has.
        let is_rule = !is_input(words)
            && pattern::request("table", &text, None)
                .is_ok_and(|line| Requests::default().answer(&line).is_ok());
        if is_rule && first.is_some_and(|first| first.starts_with(char::is_alphabetic)) {
            bail!(told!(
                lang,
                "values: give values, such as 0 1 2 3; those of a rule are printed by grundy table",
                "values：请写值，例如 0 1 2 3；一个规则的值用 grundy table 打印"
            ));
        }
        return answer(&line).map_err(|Wrong { column, what }| match (what, first) {
            // Words that say nothing about a value are left out; here nothing is left.
            (Fault::Expected(expected, None), Some(first)) => {
                let what = Fault::expected(expected, Some(first));
                marked(&what.told(lang), typed, typed.find(first), lang)
            }
            (what, _) => marked(&what.told(lang), typed, place(typed, &line, column), lang),
        });
    }
    let text = match (request, words) {
        ("moves", words) => with_colon(words, lang)?,
        _ => text,
    };
    // What is wrong with the words alone has its column there.
    let line = pattern::request(request, &text, to).map_err(|wrong| {
        let column = wrong.column + request.len() as u64 + 1;
        asked.refused(&format!("{request} {text}"), Wrong { column, ..wrong }, lang)
    })?;
    answer(&line).map_err(|wrong| asked.refused(&line, wrong, lang))
}

/// The rule and the heaps, with a colon between them.
fn with_colon(words: &[String], lang: Lang) -> Result<String> {
    let text = words.join(" ");
    if has_colon(&text) {
        return Ok(text);
    }
    if let [rule, heaps @ ..] = words {
        // A rule in quotes ends there; of other words, it is tried where it may end.
        let mut known = if rule.contains(' ') { Vec::new() } else { pattern::with_heaps(&text) };
        match known.len() {
            0 if heaps.is_empty() => {}
            0 if is_number(rule) => bail!(told!(
                lang,
                "give the rule before the heaps: grundy moves nim 3 4 5",
                "请在各堆前面写规则：grundy moves nim 3 4 5"
            )),
            0 => {
                // A remark at the end of a formula ends its line.
                let gap = if rule.contains('#') { "\n" } else { " " };
                return Ok(format!("{rule}{gap}: {}", heaps.join(" ")));
            }
            1 => return Ok(known.remove(0)),
            _ => {
                known.truncate(MOST_READINGS);
                bail!(Fault::Unclear(known, text).told(lang));
            }
        }
    }
    bail!(told!(
        lang,
        "give the heaps after the rule: grundy moves 'take 1 3 4' 5 6 9",
        "请在规则后面写各堆：grundy moves 'take 1 3 4' 5 6 9"
    ))
}

/// How many readings of a rule and heaps are offered.
const MOST_READINGS: usize = 3;

fn is_number(word: &str) -> bool {
    word.parse::<u64>().is_ok()
}

fn has_colon(text: &str) -> bool {
    text.contains([':', '：'])
}

impl Asked<'_> {
    /// What is wrong with a request, told of what was typed: the colon before the heaps and the bound may be ours.
    fn refused(&self, line: &str, Wrong { column, what }: Wrong, lang: Lang) -> Error {
        let command = self.request.trim_start_matches("law ");
        let typed = format!("{command} {}", self.words.join(" ")).trim_end().to_string();
        let bound = self.to.map(|to| format!(" to {to}"));
        let line = bound.and_then(|bound| line.strip_suffix(&bound)).unwrap_or(line);
        let at = column as usize - 1;
        let is_ours = self.request == "moves" && !has_colon(&typed);
        let (what, place) = match what {
            // The rule alone is not whole: with our colon it ends before it should.
            Fault::Expected(..) if is_ours && line[at.min(line.len())..].starts_with(": ") => {
                if !self.words[0].contains(' ') && self.words.len() > 1 {
                    return anyhow!(told!(
                        lang,
                        "put the rule in quotes: grundy moves 'take 1 3 4' 5 6 9",
                        "规则要加引号：grundy moves 'take 1 3 4' 5 6 9"
                    ));
                }
                let Fault::Expected(expected, _) = what else { unreachable!("matched above") };
                (Fault::Expected(expected, None), Some(command.len() + 1 + self.words[0].len()))
            }
            Fault::Expected(Expected::Word(":"), word) if is_ours => {
                (Fault::Expected(Expected::EndOfRule, word), place(&typed, line, column))
            }
            // The word that was found is one of ours: what was typed ends there.
            Fault::Expected(expected, Some(word)) if word == "to" && at == line.len() + 1 => {
                (Fault::Expected(expected, None), Some(typed.len() + 1))
            }
            what if at > line.len() + 1 => {
                let what = what.told(lang);
                return anyhow!(told!(lang, "--to: {what}", "--to：{what}"));
            }
            Fault::Expected(Expected::Word("to"), word) => {
                (Fault::Expected(Expected::EndOfRule, word), place(&typed, line, column))
            }
            what => (what, place(&typed, line, column)),
        };
        let mut text = what.told(lang);
        if let (Fault::Expected(Expected::EndOfRule, _), Some(rule)) = (&what, self.of_pairs()) {
            text += &told!(lang, "; for two heaps write {rule:?}", "；两堆的游戏要写 {rule:?}");
        }
        // The whole request is no place.
        marked(&text, &typed, place.filter(|&place| place > 0), lang)
    }

    /// The rule as one of two heaps, if it is one.
    fn of_pairs(&self) -> Option<String> {
        let rule = match self.request {
            "moves" => self.words[0].clone(),
            _ => self.words.join(" "),
        };
        let rule = format!("pairs {rule}");
        Requests::default().answer(&format!("law {rule} to 1")).is_ok().then_some(rule)
    }
}
