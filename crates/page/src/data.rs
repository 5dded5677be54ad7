//! The page's data about the programs, as JSON: their headers, the theory of their games, the files to submit.

use crate::html::{script, PAGE, WORKER};
use crate::json::{list, maybe, object, text};
use grundy_catalogue::chinese::{chinese, Chinese};
use grundy_catalogue::header::{parts, Header, Judged};
use grundy_catalogue::theory::{comments, theory, Theory};
use grundy_catalogue::{headers, judges, read};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// All data of the page.
///
/// # Errors
///
/// If a header is wrong, or a file cannot be read.
pub fn data(root: &Path, submissions: &Path) -> Result<String, String> {
    let chinese = chinese(root)?;
    let headers = headers(root)?;
    let mut theories: BTreeMap<&str, Theory> = BTreeMap::new();
    for header in &headers {
        if let Some(theory) = theory(root, &header.game)? {
            theories.insert(&header.game, theory);
        }
    }
    let (mut programs, mut lines) = (Vec::new(), Lines::default());
    for header in &headers {
        let source = read(root, &header.file)?;
        let file = submissions.join(&header.name).with_extension("rs");
        let submission = fs::read_to_string(file).ok().map(|text| lines.numbers(&text));
        let theory = theories.get(&header.game[..]);
        programs.push(program(header, &source, theory, submission, &chinese));
    }
    let sections = sections(&read(root, "docs/programs.md")?);
    let section = |(name, games): &(String, Vec<String>)| {
        let known = chinese.sections.get(&anchor(name));
        let name_there = known.map(|known| &known.0).or(chinese.games.get(name));
        object([
            ("name", text(name)),
            ("chinese", maybe(name_there.map(String::as_str))),
            ("words", maybe(known.map(|known| &known.1[..]))),
            ("games", list(games.iter().map(|game| text(game)))),
        ])
    };
    let judge = |judge: judges::Judge| {
        object([
            ("name", text(judge.name)),
            ("compiler", text(judge.compiler)),
            ("notes", text(judge.notes)),
        ])
    };
    let texts = |game: &str, theory: &Theory| {
        let items = theory.items.iter().map(|(name, doc)| (name, text(doc)));
        let said = chinese.theories.get(game).map(|(_, said)| &said[..]);
        object([("text", text(&theory.text)), ("chinese", maybe(said)), ("items", object(items))])
    };
    let pattern = read(root, "crates/engine/src/bin/pattern.rs")?;
    let grammar = parts(&pattern).map_or("", |parts| parts.1);
    let grammar = grammar.split("\nGame:").next().unwrap_or_default();
    let words = chinese.words.iter().map(|(word, said)| (word, text(said)));
    Ok(object([
        ("programs", list(programs)),
        ("lines", list(lines.all.iter().map(|line| text(line)))),
        ("sections", list(sections.iter().map(section))),
        ("judges", list(judges::all().into_iter().map(judge))),
        ("theory", object(theories.iter().map(|(game, theory)| (game, texts(game, theory))))),
        ("grammar", object([("en", text(grammar)), ("zh", text(&chinese.grammar.1))])),
        ("words", object(words)),
        ("page", text(&script(root, &PAGE)?)),
        ("worker", text(&script(root, &WORKER)?)),
    ]))
}

/// The lines of the files to submit, each stored once, because most of them are in many files.
#[derive(Default)]
struct Lines {
    all: Vec<String>,
    numbers: BTreeMap<String, usize>,
}

impl Lines {
    /// A text as the list of its line numbers.
    fn numbers(&mut self, text: &str) -> String {
        let number = |line: &str| {
            let next = self.all.len();
            let number = *self.numbers.entry(line.to_string()).or_insert(next);
            if number == next {
                self.all.push(line.to_string());
            }
            number.to_string()
        };
        list(text.split('\n').map(number))
    }
}

fn program(
    header: &Header,
    source: &str,
    theory: Option<&Theory>,
    submission: Option<String>,
    chinese: &Chinese,
) -> String {
    let (_, about, code) = parts(source).unwrap_or_default();
    // What comes before the header's fields: the rule, and further remarks.
    let said = about.split("\nGame:").next().unwrap_or_default();
    let items = theory.into_iter().flat_map(|theory| theory.named_in(code));
    let problem = |(judge, id): &(String, String)| {
        let link = judges::judge(judge).ok().and_then(|judge| judge.link(id));
        list([text(judge), text(id), maybe(link.as_deref())])
    };
    let judged = |line: &Judged| {
        let problems = line.problems.iter();
        object([
            ("problems", list(problems.map(problem))),
            ("limits", text(&line.limits())),
            ("sizes", text(&line.sizes)),
        ])
    };
    let named = |names: &std::collections::HashMap<String, String>| {
        maybe(names.get(&header.name).map(String::as_str))
    };
    let statement = chinese.statements.get(&header.name).map(|of| {
        object([
            ("rule", text(&of.rule)),
            ("why", text(&of.why)),
            ("input", text(&of.input)),
            ("output", text(&of.output)),
            ("range", text(&of.range)),
            ("cost", text(&of.cost)),
            ("sizes", list(of.sizes.iter().map(|sizes| text(sizes)))),
        ])
    });
    object([
        ("name", text(&header.name)),
        ("title", text(&header.title)),
        ("chinese", named(&chinese.programs)),
        ("words", named(&chinese.keywords)),
        ("statement", statement.unwrap_or("null".to_string())),
        ("rule", text(&header.rule)),
        ("about", text(said.trim())),
        ("game", text(&header.game)),
        ("judged", list(header.judged.iter().map(judged))),
        ("input", text(&header.input)),
        ("output", text(&header.output)),
        ("range", text(&header.range)),
        ("cost", text(&header.cost)),
        ("sample", text(&header.sample_input)),
        ("answer", text(&header.sample_output)),
        ("ours", header.sample_is_ours.to_string()),
        ("items", list(items.map(|(name, _)| text(name)))),
        ("comments", list(comments(code).iter().map(|comment| text(comment)))),
        ("submission", submission.unwrap_or("null".to_string())),
    ])
}

/// The sections of docs/programs.md that have programs, with the games of each.
fn sections(document: &str) -> Vec<(String, Vec<String>)> {
    let mut sections: Vec<(String, Vec<String>)> = Vec::new();
    let mut name = "";
    for line in document.lines() {
        name = line.strip_prefix("## ").unwrap_or(name);
        let games = line.strip_prefix("<!-- made by make tables: programs of ");
        let games = games.and_then(|games| games.strip_suffix(" -->"));
        if let Some(games) = games {
            let games = games.split(", ").map(str::to_string).collect();
            match sections.last_mut() {
                Some(last) if last.0 == name => last.1.append(&mut { games }),
                _ => sections.push((name.to_string(), games)),
            }
        }
    }
    sections
}

/// The anchor of a heading: the end of a link to it.
fn anchor(heading: &str) -> String {
    let letters = heading.chars().filter_map(|c| match c {
        ' ' => Some('-'),
        c => Some(c.to_ascii_lowercase()).filter(|c| c.is_alphanumeric() || *c == '-'),
    });
    letters.collect()
}
