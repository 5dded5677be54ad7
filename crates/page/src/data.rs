//! The page's data about the programs, as JSON: their headers, the theory of their games, the files to submit.

use crate::html::{script, PAGE, WORKER};
use anyhow::Result;
use grundy_catalogue::chinese::{chinese, Chinese};
use grundy_catalogue::games::{games, names, Game};
use grundy_catalogue::header::{parts, Header, Judged};
use grundy_catalogue::summary::summaries;
use grundy_catalogue::theory::{comments, theory, Theory};
use grundy_catalogue::{headers, judges, read};
use grundy_lang::Lang;
use serde_json::{json, Map, Value};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// All data of the page.
///
/// # Errors
///
/// If a header is wrong, or a file cannot be read.
pub fn data(root: &Path, submissions: &Path) -> Result<Value> {
    let (chinese, summaries) = (chinese(root)?, summaries(root)?);
    let (headers, games) = (headers(root)?, games(root)?);
    let mut theories: BTreeMap<&str, Theory> = BTreeMap::new();
    for header in &headers {
        if let Some(theory) = theory(root, header.game)? {
            theories.insert(header.game, theory);
        }
    }
    let (mut programs, mut lines) = (Vec::new(), Lines::default());
    for header in &headers {
        let source = read(root, header.file)?;
        let file = submissions.join(header.name).with_extension("rs");
        let submission = fs::read_to_string(file).ok().map(|text| lines.numbers(&text));
        let theory = theories.get(header.game);
        programs.push(program(header, source, theory, submission, &chinese, &games));
    }
    let section = |section: &Game| {
        let within = games.iter().filter(|game| game.section == section.name);
        let words: Vec<&str> = within.flat_map(Game::names).collect();
        json!({
            "name": section.name,
            "chinese": section.chinese,
            "words": words.join(" "),
            "games": section.theories,
        })
    };
    let judge = |judge: judges::Judge| json!({ "name": judge.name, "short": judge.short, "compiler": judge.compiler, "notes": judge.notes });
    let texts = |(game, theory): (&&str, &Theory)| {
        let said = summaries
            .get(*game)
            .map(|summary| summary.told(Lang::Zh).join("\n").trim().to_string());
        let items: Map<String, Value> =
            theory.items.iter().map(|(name, doc)| (name.clone(), json!(doc))).collect();
        (game.to_string(), json!({ "text": theory.text, "chinese": said, "items": items }))
    };
    let grammar = headers.iter().find(|header| header.name == "pattern");
    let row = |line: &'static str| line.strip_prefix("| `")?.strip_suffix(" |")?.split_once("` | ");
    let guide: Vec<_> = read(root, "docs/formulas.md")?.lines().filter_map(row).collect();
    let words = chinese.words.iter().map(|(word, said)| (word.to_string(), json!(said)));
    Ok(json!({
        "programs": programs,
        "lines": lines.all,
        "sections": games.iter().filter(|game| game.is_section()).map(section).collect::<Vec<_>>(),
        "judges": judges::all().into_iter().map(judge).collect::<Vec<_>>(),
        "theory": theories.iter().map(texts).collect::<Map<_, _>>(),
        "grammar": { "en": grammar.map(|header| header.about), "zh": chinese.grammar },
        "guide": guide,
        "words": words.collect::<Map<_, _>>(),
        "page": script(root, &PAGE)?,
        "worker": script(root, &WORKER)?,
    }))
}

/// The lines of the files to submit, each stored once, because most of them are in many files.
#[derive(Default)]
struct Lines {
    all: Vec<String>,
    numbers: BTreeMap<String, usize>,
}

impl Lines {
    /// A text as the list of its line numbers.
    fn numbers(&mut self, text: &str) -> Vec<usize> {
        let number = |line: &str| {
            let next = self.all.len();
            let number = *self.numbers.entry(line.to_string()).or_insert(next);
            if number == next {
                self.all.push(line.to_string());
            }
            number
        };
        text.split('\n').map(number).collect()
    }
}

fn program(
    header: &Header,
    source: &str,
    theory: Option<&Theory>,
    submission: Option<Vec<usize>>,
    chinese: &Chinese,
    games: &[Game],
) -> Value {
    let code = parts(source).map_or("", |parts| parts.2);
    let items = theory.into_iter().flat_map(|theory| theory.named_in(code));
    let problem = |&(judge, id): &(&str, &str)| {
        json!([judge, id, judges::judge(judge).ok().and_then(|judge| judge.link(id))])
    };
    let judged = |line: &Judged| {
        let problems: Vec<Value> = line.problems.iter().map(problem).collect();
        json!({ "problems": problems, "limits": line.limits(Lang::En), "sizes": line.sizes })
    };
    let statement = chinese.statements.get(header.name);
    let texts = statement.map(|text| {
        json!({
            "rule": text.rule, "why": text.why, "input": text.input, "output": text.output,
            "range": text.range, "cost": text.cost, "sizes": text.sizes,
        })
    });
    json!({
        "name": header.name,
        "title": header.title,
        "chinese": statement.map(|text| text.name),
        "words": names(games, header).join(" "),
        "statement": texts,
        "rule": header.rule,
        "about": header.about,
        "game": header.game,
        "judged": header.judged.iter().map(judged).collect::<Vec<_>>(),
        "input": header.input,
        "output": header.output,
        "range": header.range,
        "cost": header.cost,
        "sample": header.sample_input,
        "answer": header.sample_output,
        "ours": header.sample_is_ours,
        "items": items.map(|(name, _)| name).collect::<Vec<_>>(),
        "comments": comments(code),
        "submission": submission,
    })
}
