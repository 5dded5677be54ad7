//! The statement of a problem: what it says, and how it is written for each judge.

use crate::format::Format;
use crate::suite::{read, source};
use grundy_catalogue::header::{parts, Header, Judged};

/// What a statement says, with names and words of the input in backquotes.
pub struct Statement {
    pub name: String,
    pub rule: String,
    pub input: String,
    pub output: String,
    pub limits: Vec<String>,
    /// The game's name and other words for it in Chinese, where README.zh.md has them.
    pub chinese: Option<(String, Vec<String>)>,
}

/// Sentences of the headers that are a part of the solution.
const SOLUTIONS: [&str; 2] = ["so the odd steps count", "so the even stairs count"];

impl Statement {
    /// The statement of a program.
    ///
    /// # Errors
    ///
    /// If a validator does not know its ranges.
    pub fn new(header: &Header, format: &Format) -> Result<Statement, String> {
        let name = header.title.split(": ").next().unwrap_or_default();
        let name = name.split(" (").next().unwrap_or_default();
        let sizes = strictest(&header.judged).map(|line| line.sizes.as_str());
        let mut limits: Vec<String> = Vec::new();
        limits.extend(sizes.map(sentence));
        limits.extend(format.ranges()?.iter().map(|range| sentence(range)));
        Ok(Statement {
            name: name.to_string(),
            rule: rule(&header.name),
            input: sentence(&header.input),
            output: sentence(&header.output),
            limits,
            chinese: chinese(header),
        })
    }

    /// As Markdown without a title; with the sample if the judge does not add it.
    pub fn markdown(&self, sample: Option<(&str, &str)>) -> String {
        let words = ["Input", "Output", "Limits", "Sample"];
        format!("{}\n{}", self.rule, self.sections(words, sample))
    }

    /// The same, with what there is in Chinese.
    pub fn chinese_markdown(&self, sample: Option<(&str, &str)>) -> Option<String> {
        let (game, _) = self.chinese.as_ref()?;
        let words = ["输入", "输出", "数据范围", "样例"];
        let sections = self.sections(words, sample);
        Some(format!("游戏：{game}\n\n{}\n{sections}", self.rule))
    }

    fn sections(&self, words: [&str; 4], sample: Option<(&str, &str)>) -> String {
        let [input, output, limits, shown] = words;
        let list: String = self.limits.iter().map(|limit| format!("- {limit}\n")).collect();
        let mut text = format!(
            "\n## {input}\n\n{}\n\n## {output}\n\n{}\n\n## {limits}\n\n{list}",
            self.input, self.output
        );
        if let Some((given, answer)) = sample {
            text += &format!("\n## {shown}\n\n```input1\n{given}```\n\n```output1\n{answer}```\n");
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
            latex(&self.rule),
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
            html(&self.rule),
            html(&self.input),
            html(&self.output),
        )
    }
}

/// The line with the least seconds, and of these the least memory. What it says of the sizes is in the first line.
fn strictest(lines: &[Judged]) -> Option<&Judged> {
    let words = lines.iter().filter(|line| line.sizes != "the same");
    words.min_by(|one, other| {
        let seconds = one.seconds.total_cmp(&other.seconds);
        seconds.then(one.kilobytes.cmp(&other.kilobytes))
    })
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

/// The row of README.zh.md for the game: that of this program, or that of its section of docs/programs.md.
fn chinese(header: &Header) -> Option<(String, Vec<String>)> {
    let programs = read("docs/programs.md");
    let mut anchor = String::new();
    for line in programs.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            anchor = title.to_lowercase().replace(' ', "-");
            anchor.retain(|c| c.is_alphanumeric() || c == '-');
        }
        if line.starts_with(&format!("| [`{}`]", header.name)) {
            break;
        }
    }
    let readme = read("README.zh.md");
    let rows: Vec<Vec<&str>> = readme
        .lines()
        .filter(|line| line.contains(&format!("docs/programs.md#{anchor})")))
        .map(|line| line.split('|').map(str::trim).collect())
        .collect();
    let said = format!("{} {}", header.title, header.rule).to_lowercase();
    // 威佐夫博弈（Wythoff's game）
    let name = |row: &Vec<&str>| Some(row.get(1)?.split(']').next()?.trim_matches('[').to_string());
    let english = |row: &Vec<&str>| {
        let name = name(row)?.to_lowercase();
        Some(name.split(['（', '）']).nth(1)?.to_string())
    };
    let own = format!("`{}`", header.name);
    let row = rows
        .iter()
        .find(|row| row.get(3) == Some(&own.as_str()))
        .or_else(|| {
            let named = |row: &&Vec<&str>| english(row).is_some_and(|name| said.contains(&name));
            let named = rows.iter().filter(named);
            named.max_by_key(|row| english(row).map_or(0, |name| name.len()))
        })
        .or(rows.first())?;
    let words = row.get(2).copied().unwrap_or_default();
    let words = words.split(['，', '；']).map(|word| word.trim().to_string());
    Some((name(row)?, words.filter(|word| !word.is_empty()).collect()))
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
