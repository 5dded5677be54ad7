//! The statement of a problem: what it says, and how it is written for each judge.

use crate::problem::Problem;
use crate::suite::{path, source};
use grundy_catalogue::chinese::chinese;
use grundy_catalogue::header::{parts, Header};

/// What a statement says, with names and words of the input in backquotes.
pub struct Statement {
    pub name: String,
    pub rule: String,
    pub input: String,
    pub output: String,
    pub limits: Vec<String>,
    /// Why the sample's answers are right, where the reference plays them out.
    pub explained: Vec<String>,
    /// The problem's name in Chinese, where page/zh.txt has it.
    pub chinese: Option<String>,
}

/// What every rule leaves unsaid.
const PLAY: &str = "Two players move in turn, and both play as well as possible.";
const PLAY_IN_CHINESE: &str = "两名玩家轮流操作，双方都采取最优策略。";

/// Sentences of the headers that are a part of the solution.
const SOLUTIONS: [&str; 2] = ["so the odd steps count", "so the even stairs count"];

impl Statement {
    /// The statement of a program.
    ///
    /// # Errors
    ///
    /// If a validator does not know its ranges.
    pub fn new(header: &Header, problem: &Problem) -> Result<Statement, String> {
        // Behind it stands what game it is.
        let name = header.title.split(": ").next().unwrap_or_default();
        let name = name.split(" (").next().unwrap_or_default();
        let sample = problem.format.read(header.sample_input.as_bytes()).cases;
        let ranges = problem.format.ranges()?;
        let mut chinese = chinese(&path(""))?;
        let chinese = chinese.programs.remove(&header.name);
        Ok(Statement {
            name: name.to_string(),
            rule: rule(&header.name),
            input: sentence(&header.input),
            output: sentence(&header.output),
            limits: ranges.iter().map(|range| sentence(range)).collect(),
            explained: sample
                .iter()
                .filter_map(|case| Some(sentence(&problem.why(case)?)))
                .collect(),
            chinese: chinese.map(|name| name.split('：').next().unwrap_or_default().to_string()),
        })
    }

    /// As Markdown without a title; with the sample if the judge does not add it.
    pub fn markdown(&self, sample: Option<(&str, &str)>) -> String {
        let words = ["Input", "Output", "Limits", "Sample", "Explanation"];
        format!("{} {PLAY}\n{}", self.rule, self.sections(words, sample))
    }

    /// The same, with what there is in Chinese.
    pub fn chinese_markdown(&self, sample: Option<(&str, &str)>) -> Option<String> {
        self.chinese.as_ref()?;
        let words = ["输入格式", "输出格式", "数据范围", "样例", "样例解释"];
        let sections = self.sections(words, sample);
        Some(format!("{}\n\n{PLAY_IN_CHINESE}\n{sections}", self.rule))
    }

    fn sections(&self, words: [&str; 5], sample: Option<(&str, &str)>) -> String {
        let [input, output, limits, shown, why] = words;
        let list: String = self.limits.iter().map(|limit| format!("- {limit}\n")).collect();
        let mut text = format!(
            "\n## {input}\n\n{}\n\n## {output}\n\n{}\n\n## {limits}\n\n{list}",
            self.input, self.output
        );
        if let Some((given, answer)) = sample {
            text += &format!("\n## {shown}\n\n```input1\n{given}```\n\n```output1\n{answer}```\n");
        }
        if !self.explained.is_empty() {
            let lines: String = self.explained.iter().map(|line| format!("- {line}\n")).collect();
            text += &format!("\n## {why}\n\n{lines}");
        }
        text
    }

    /// As LaTeX, for the older format of Kattis.
    pub fn latex(&self) -> String {
        let items: String =
            self.limits.iter().map(|limit| format!("  \\item {}\n", latex(limit))).collect();
        format!(
            "\\problemname{{{}}}\n\n{}\n\n\\section*{{Input}}\n\n{}\n\n\\section*{{Output}}\n\n{}\n\n\
             \\section*{{Limits}}\n\n\\begin{{itemize}}\n{items}\\end{{itemize}}\n",
            latex(&self.name),
            latex(&format!("{} {PLAY}", self.rule)),
            latex(&self.input),
            latex(&self.output),
        )
    }

    /// As HTML.
    pub fn html(&self, sample: Option<(&str, &str)>) -> String {
        let items: String =
            self.limits.iter().map(|limit| format!("<li>{}</li>\n", html(limit))).collect();
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
            html(&format!("{} {PLAY}", self.rule)),
            html(&self.input),
            html(&self.output),
        )
    }
}

/// With a full stop, and with a capital letter unless it begins with the name of a number.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().unwrap_or_default();
    let is_name = !letters.as_str().starts_with(char::is_alphabetic);
    let first = if is_name { first.to_string() } else { first.to_uppercase().to_string() };
    let text = first + letters.as_str();
    if text.ends_with('.') {
        text
    } else {
        text + "."
    }
}

/// The first paragraph of the help, which is the rule, without what gives the solution away. The paragraphs behind
/// it are the theory.
fn rule(program: &str) -> String {
    let source = source(program);
    let about = parts(&source).map_or("", |parts| parts.1);
    let first = about.split("\n\n").next().unwrap_or_default();
    let text = first.split_whitespace().collect::<Vec<_>>().join(" ");
    let sentences = text.split_inclusive(". ");
    let kept = sentences.filter(|text| !SOLUTIONS.iter().any(|solution| text.contains(solution)));
    let text = kept.collect::<String>().trim().to_string();
    let is_known = ["takes any number", "take any number", "a move takes"];
    match text.contains("Nim") && !is_known.iter().any(|rule| text.contains(rule)) {
        true if text.contains("Fibonacci") || text.contains("S-Nim") => text,
        true => {
            text + " In Nim, a move takes any number from one heap, but at least one, and who \
                    takes the last one wins."
        }
        false => text,
    }
}

/// Text with names in backquotes.
fn marked(text: &str, plain: impl Fn(&str) -> String, named: impl Fn(String) -> String) -> String {
    let pieces = text.split('`').enumerate();
    let pieces = pieces.map(|(at, piece)| match at % 2 {
        0 => plain(piece),
        _ => named(plain(piece)),
    });
    pieces.collect()
}

fn latex(text: &str) -> String {
    marked(text, plain_latex, |word| format!("\\texttt{{{word}}}"))
}

fn plain_latex(text: &str) -> String {
    let letter = |c: char| match c {
        '#' | '$' | '%' | '&' | '_' | '{' | '}' => format!("\\{c}"),
        '^' => "\\textasciicircum{}".to_string(),
        '~' => "\\textasciitilde{}".to_string(),
        '\\' => "\\textbackslash{}".to_string(),
        '<' | '>' => format!("${c}$"),
        _ => c.to_string(),
    };
    text.chars().map(letter).collect()
}

fn html(text: &str) -> String {
    marked(text, plain_html, |word| format!("<code>{word}</code>"))
}

fn plain_html(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
