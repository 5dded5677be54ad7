//! What the page shows of a problem, as JSON: its statement, the theory of its game, the file to submit.

use crate::columns::columns;
use anyhow::{ensure, Result};
use grundy_catalogue::chinese::{Chinese, Statement};
use grundy_catalogue::header::{parts, Header, Judged};
use grundy_catalogue::judges::{self, Language};
use grundy_catalogue::read;
use grundy_catalogue::summary::summaries;
use grundy_catalogue::theory::{comments, theory, Theory};
use grundy_lang::Lang;
use serde_json::{json, Map, Value};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The texts of all problems, in the order of the headers.
///
/// # Errors
///
/// If a file cannot be read.
pub fn texts(
    root: &Path,
    submissions: &Path,
    headers: &[Header],
    chinese: &Chinese,
) -> Result<Value> {
    let mut games: BTreeMap<&str, (Theory, BTreeSet<String>)> = BTreeMap::new();
    for header in headers {
        if let Some(theory) = theory(root, header.game)? {
            games.insert(header.game, (theory, BTreeSet::new()));
        }
    }
    let of = |header: &Header| {
        let file = submissions.join(header.name);
        let text = |language: &Language| {
            Some((
                language.name(),
                fs::read_to_string(file.with_extension(language.ending())).ok()?,
            ))
        };
        header.languages.iter().filter_map(text).collect::<Vec<_>>()
    };
    let files: Vec<_> = headers.iter().map(of).collect();
    let blocks: BTreeSet<&str> = files.iter().flatten().flat_map(|(_, text)| split(text)).collect();
    let numbers: BTreeMap<&str, usize> =
        blocks.iter().enumerate().map(|(at, block)| (*block, at)).collect();
    let mut programs = Vec::new();
    for (header, files) in headers.iter().zip(&files) {
        let code = parts(read(root, header.file)?).map_or("", |parts| parts.2);
        let mut items: Vec<String> = Vec::new();
        if let Some((theory, named)) = games.get_mut(header.game) {
            items.extend(theory.named_in(code).map(|(name, _)| name.clone()));
            named.extend(items.iter().cloned());
        }
        let submission = |(language, text): &(&str, String)| {
            json!([language, split(text).map(|block| numbers[block]).collect::<Vec<_>>()])
        };
        programs.push(json!({
            "statement": chinese.statements.get(header.name).map(statement),
            "about": after_rule(header)?,
            "judged": header.judged.iter().map(judged).collect::<Vec<_>>(),
            "input": header.input,
            "output": header.output,
            "range": header.range,
            "cost": header.cost,
            "sample": header.sample_input,
            "answer": header.sample_output,
            "ours": header.sample_is_ours,
            "items": items,
            "comments": comments(code),
            "submissions": files.iter().map(submission).collect::<Vec<_>>(),
        }));
    }
    let summaries = summaries(root)?;
    let theory = |(game, (theory, named)): (&&str, &(Theory, BTreeSet<String>))| {
        let said = summaries
            .get(*game)
            .map(|summary| summary.told(Lang::Zh).join("\n").trim().to_string());
        let items = theory.items.iter().filter(|(name, _)| named.contains(name));
        let items: Map<String, Value> =
            items.map(|(name, doc)| (name.clone(), json!(doc))).collect();
        (game.to_string(), json!({ "text": theory.text, "chinese": said, "items": items }))
    };
    Ok(json!({
        "programs": columns(programs.into_iter()),
        "blocks": blocks,
        "theory": games.iter().map(theory).collect::<Map<_, _>>(),
    }))
}

/// The blocks of a file to submit. Most are in many files, and each is stored once, the similar ones beside each other.
fn split(file: &str) -> impl Iterator<Item = &str> {
    file.split("\n\n")
}

/// What follows the rule, which the page has already, in the text before the keys.
fn after_rule(header: &Header) -> Result<&'static str> {
    let halves = header.about.split_at_checked(header.rule.len());
    let (rule, rest) = halves.unwrap_or_default();
    ensure!(
        rule.replace('\n', " ") == header.rule,
        "{}: write its first sentence with one blank between words",
        header.file
    );
    Ok(rest)
}

fn statement(text: &Statement) -> Value {
    json!({
        "rule": text.rule, "why": text.why, "input": text.input, "output": text.output,
        "range": text.range, "cost": text.cost, "sizes": text.sizes,
    })
}

/// The page has the problems in the order of these links, each with the compilers for C++ where the judge takes no Rust.
fn judged(line: &Judged) -> Value {
    let link = |&(judge, id): &(&str, &str)| {
        let judge = judges::judge(judge).expect("a judge of a header");
        json!([judge.link(id), judge.cpp(id)])
    };
    let links: Vec<Value> = line.problems.iter().map(link).collect();
    json!({ "links": links, "limits": line.limits(Lang::En), "sizes": line.sizes })
}
