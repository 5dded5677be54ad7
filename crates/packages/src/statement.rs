//! The statement of a problem: its text, and its form for each judge.

use crate::Error;
use grundy_catalogue::chinese;
use grundy_catalogue::header::Header;
use grundy_catalogue::program::Program;
use grundy_lang::{Lang, Told};
use grundy_problems::format::Limit;
use grundy_problems::problem::{Outcome, Problem};

/// The text of a statement, with names and words of the input in backquotes.
pub struct Statement {
    pub name: String,
    pub rule: String,
    /// Whether it asks about a game.
    pub is_played: bool,
    pub input: String,
    pub output: String,
    pub limits: Vec<Limit>,
    /// Why the sample's answers are right, where the reference plays them out.
    pub explained: Vec<Outcome>,
    /// The problem's Chinese name, without its question.
    pub chinese_name: Option<&'static str>,
    /// The question in Chinese, if problems.zh.txt has it.
    pub chinese: Option<chinese::Statement>,
    /// The letters that the input writes as capitals.
    capitals: Vec<String>,
    /// Whether a setter has named the problem, so that nobody finds its answers.
    pub is_renamed: bool,
}

/// The sentence that every rule leaves out.
const PLAY: &str = "Two players move in turn, and both play as well as possible.";
const PLAY_IN_CHINESE: &str = "两名玩家轮流操作，双方都采取最优策略。";

/// Sentences of the headers that give away a part of the solution.
const SOLUTIONS: [&str; 6] = [
    "so the odd steps count",
    "so the even stairs count",
    "A number is a Nim heap",
    "So each row is a Nim heap",
    "每个数相当于 Nim 的一堆",
    "所以每一行是 Nim 的一堆",
];

/// Names of games before a colon at the beginning of a rule, which say what to look up.
const GAMES: [&str; 9] = [
    "A subtraction game",
    "Dawson's Kayles",
    "Euclid's game",
    "Fibonacci Nim",
    "Grundy's game",
    "Misere Fibonacci Nim",
    "Misere Nim",
    "Nim",
    "Treblecross",
];

impl Statement {
    /// The statement of a program.
    ///
    /// # Errors
    ///
    /// If the validator cannot express its ranges.
    pub fn new(program: &Program, problem: &Problem) -> Result<Statement, Error> {
        let header = &program.header;
        // What follows the colon names the game.
        let name = header.title.split(": ").next().unwrap_or_default();
        let name = name.split(" (").next().unwrap_or_default();
        let sample = problem.format.read(header.sample_input.as_bytes()).cases;
        let words: Vec<&str> = words(header.input).collect();
        let mut limits: Vec<Limit> = Vec::new();
        for limit in problem.format.limits()? {
            let limit = with_letter(limit, &words);
            if !limits.contains(&limit) {
                limits.push(limit);
            }
        }
        let capital = |letter: char| letter.to_string();
        // `n`, where the input writes `N`.
        let is_capital = |letter: &char| {
            !words.contains(&&capital(*letter)[..])
                && words.contains(&&capital(letter.to_ascii_uppercase())[..])
        };
        let capitals = ('a'..='z').filter(is_capital).map(capital).collect();
        Ok(Statement {
            name: name.to_string(),
            rule: rule(header, name),
            // A question about nimbers is not a game.
            is_played: header.game != "nimber",
            input: input(header.input),
            output: output(header.output),
            limits,
            explained: sample.iter().filter_map(|case| problem.outcome(case)).collect(),
            chinese_name: program.statement.and_then(|text| text.name.split('：').next()),
            chinese: program.statement,
            capitals,
            is_renamed: false,
        })
    }

    /// The statement as Markdown without a title; with the sample if the judge does not add it.
    pub fn markdown(&self, sample: Option<(&str, &str)>) -> String {
        let words = ["Input", "Output", "Limits", "Sample", "Explanation"];
        let texts = [&self.input[..], &self.output];
        format!("{}\n{}", self.told(), self.sections(words, texts, Lang::En, sentence, sample))
    }

    /// The same in Chinese.
    pub fn chinese_markdown(&self, sample: Option<(&str, &str)>) -> Option<String> {
        let chinese = self.chinese?;
        let words = ["输入格式", "输出格式", "数据范围", "样例", "样例解释"];
        let sentence = |text: &str| format!("{text}。");
        let texts = [chinese.input, chinese.output];
        let sections = self.sections(words, texts, Lang::Zh, sentence, sample);
        Some(format!("{}\n{sections}", self.told_in_chinese()?))
    }

    /// What is said of the input, without full stops.
    pub(crate) fn limits(&self, lang: Lang) -> Vec<String> {
        let letter = |(at, piece): (usize, &str)| {
            if at % 2 == 1 && self.capitals.iter().any(|letter| letter == piece) {
                piece.to_uppercase()
            } else {
                piece.to_string()
            }
        };
        let lettered =
            |text: String| text.split('`').enumerate().map(letter).collect::<Vec<_>>().join("`");
        self.limits.iter().map(|limit| lettered(limit.told(lang))).collect()
    }

    /// Gives the problem another name, in every language.
    pub fn rename(&mut self, name: String) {
        self.name = name;
        self.chinese_name = None;
        self.is_renamed = true;
    }

    /// The rule.
    pub(crate) fn told(&self) -> String {
        format!("{} {}", self.rule, if self.is_played { PLAY } else { "" }).trim_end().to_string()
    }

    /// The rule in Chinese.
    pub(crate) fn told_in_chinese(&self) -> Option<String> {
        let play = if self.is_played { PLAY_IN_CHINESE } else { "" };
        Some(format!("{}{play}", rule_in_chinese(self.chinese?.rule)))
    }

    fn sections(
        &self,
        words: [&str; 5],
        [read, printed]: [&str; 2],
        lang: Lang,
        sentence: impl Fn(&str) -> String,
        sample: Option<(&str, &str)>,
    ) -> String {
        let [input, output, limits, shown, why] = words;
        let list = |texts: &[String]| {
            texts.iter().map(|text| format!("- {}\n", sentence(text))).collect::<String>()
        };
        let ranges = list(&self.limits(lang));
        let mut text = format!(
            "\n## {input}\n\n{read}\n\n## {output}\n\n{printed}\n\n## {limits}\n\n{ranges}"
        );
        if let Some((given, answer)) = sample {
            text += &format!("\n## {shown}\n\n```input1\n{given}```\n\n```output1\n{answer}```\n");
        }
        if !self.explained.is_empty() {
            let explained: Vec<_> = self.explained.iter().map(|it| it.told(lang)).collect();
            text += &format!("\n## {why}\n\n{}", list(&explained));
        }
        text
    }

    /// The statement as HTML.
    pub fn html(&self, sample: Option<(&str, &str)>) -> String {
        let item = |limit: &String| format!("<li>{}</li>\n", html(&sentence(limit)));
        let items: String = self.limits(Lang::En).iter().map(item).collect();
        let sample = sample.map_or(String::new(), |(given, answer)| {
            format!(
                "<h2>Sample input</h2>\n<pre>{}</pre>\n<h2>Sample output</h2>\n<pre>{}</pre>\n",
                plain_html(given),
                plain_html(answer)
            )
        });
        format!(
            "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>{0}</title>\n<h1>{0}</h1>\n\
             <p>{1}</p>\n<h2>Input</h2>\n<p>{2}</p>\n<h2>Output</h2>\n<p>{3}</p>\n<h2>Limits</h2>\n\
             <ul>\n{items}</ul>\n{sample}</html>\n",
            plain_html(&self.name),
            html(&self.told()),
            html(&self.input),
            html(&self.output),
        )
    }
}

/// The header's description of the input, as sentences.
fn input(text: &str) -> String {
    let text = text.trim_end_matches('.');
    let (cases, each) = if let Some(each) = text.strip_prefix("the number of cases; a case is ") {
        ("The input begins with the number of cases. Each case consists of ", each)
    } else if let Some(each) = text.strip_prefix("until the end: ") {
        ("The input has cases up to its end. Each case consists of ", each)
    } else if let Some(each) = text.strip_prefix("until the end, blocks of: ") {
        ("The input has blocks up to its end. Each block consists of ", each)
    } else if let Some(each) = text.strip_prefix("blocks of: ") {
        ("The input has blocks. Each block consists of ", each)
    } else if let Some(each) = text.strip_prefix("cases ") {
        ("The input has cases. Each case consists of ", each.trim_start_matches("of "))
    } else {
        ("The input consists of ", text.trim_start_matches("one case: "))
    };
    format!("{cases}{each}.")
}

/// The header's description of the output, as sentences.
fn output(text: &str) -> String {
    let print = if let Some(line) = text.strip_prefix("a line for each: ") {
        format!("For each case, print a line: {line}")
    } else if let Some((each, line)) =
        text.strip_prefix("a line for each ").and_then(|rest| rest.split_once(": "))
    {
        format!("For each {each}, print a line: {line}")
    } else if let Some(answer) = text.strip_prefix("for each ") {
        match answer.split_once(' ') {
            Some((each, answer)) if each != "the" && !each.starts_with('`') => {
                format!("For each {each}, print {answer}")
            }
            _ => format!("For each case, print {answer}"),
        }
    } else {
        format!("Print {text}")
    };
    let counted = if text.contains("Case 1: ") { " The number counts the cases." } else { "" };
    sentence(&print) + counted
}

/// The words of a header's description of the input.
fn words(input: &str) -> impl Iterator<Item = &str> {
    input.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}

/// A count with the letter that the input has for it: "n heaps"; or, for one list alone, "n, then n ..." or "n and n ...".
fn with_letter(limit: Limit, words: &[&str]) -> Limit {
    let Limit::Count(name, None, ends) = limit else { return limit };
    let is_letter = |word: &&str| word.len() == 1;
    let before = words.windows(2).find(|pair| pair[1] == name).map(|pair| pair[0]);
    let mut twice = words
        .windows(3)
        .filter(|three| three[0] == three[2] && ["then", "and"].contains(&three[1]))
        .map(|three| three[0]);
    let only = twice.next().filter(|first| twice.all(|other| other == *first));
    let letter = before.filter(is_letter).or(only.filter(is_letter)).map(str::to_string);
    Limit::Count(name, letter, ends)
}

/// The text with a full stop, and with a capital letter unless it begins with the name of a number.
pub(crate) fn sentence(text: &str) -> String {
    let text = capital(text);
    if text.ends_with('.') {
        text
    } else {
        text + "."
    }
}

/// The text with a capital letter unless it begins with the name of a number.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().unwrap_or_default();
    let is_name = !letters.as_str().starts_with(char::is_alphabetic);
    let first = if is_name { first.to_string() } else { first.to_uppercase().to_string() };
    first + letters.as_str()
}

/// The first paragraph of the help, which is the rule, without hints at the solution, and without the name of the problem or
/// of the game before it. The paragraphs after it are the theory.
fn rule(header: &Header, title: &str) -> String {
    let first = header.about.split("\n\n").next().unwrap_or_default();
    let text = first.split_whitespace().collect::<Vec<_>>().join(" ");
    let text = match text.split_once(": ") {
        // The title of a program that no judge has may say what the game is played on.
        Some((name, rest))
            if GAMES.contains(&name) || name == title && !header.judged.is_empty() =>
        {
            capital(rest)
        }
        _ => text,
    };
    let text = without_solutions(&text, ". ");
    let is_known = ["takes any number", "take any number", "a move takes"];
    match text.contains("Nim") && !is_known.iter().any(|rule| text.contains(rule)) {
        true if text.contains("Fibonacci") || text.contains("S-Nim") => text,
        true => {
            text + " In Nim, a move takes any number from one heap, but at least one, and whoever \
                    takes the last one wins."
        }
        false => text,
    }
}

/// The same in Chinese.
fn rule_in_chinese(rule: &str) -> String {
    let is_name = |name: &str| !name.contains(['，', '。', '；', '⊗']);
    let text = match rule.split_once('：') {
        Some((name, rest)) if is_name(name) => rest,
        _ => rule,
    };
    without_solutions(text, "。")
}

fn without_solutions(text: &str, stop: &str) -> String {
    let sentences = text.split_inclusive(stop);
    let kept = sentences.filter(|text| !SOLUTIONS.iter().any(|solution| text.contains(solution)));
    kept.collect::<String>().trim().to_string()
}

/// The text, with names in backquotes.
pub(crate) fn marked(
    text: &str,
    plain: impl Fn(&str) -> String,
    named: impl Fn(String) -> String,
) -> String {
    let pieces = text.split('`').enumerate();
    let pieces = pieces.map(|(at, piece)| match at % 2 {
        0 => plain(piece),
        _ => named(plain(piece)),
    });
    pieces.collect()
}

/// The text as HTML, with names as code.
pub(crate) fn html(text: &str) -> String {
    marked(text, plain_html, |word| format!("<code>{word}</code>"))
}

fn plain_html(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
