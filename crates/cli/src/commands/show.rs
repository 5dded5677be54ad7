//! `grundy show`: a problem as a contestant reads it: limits, statement, sample, range, then the theory.

use crate::output::{bold, wrapped, write};
use anyhow::Result;
use grundy_catalogue::chinese::Statement;
use grundy_catalogue::judges::Language;
use grundy_catalogue::program::Program;
use grundy_lang::{told, Lang};
use serde_json::{json, Value};
use std::process::ExitCode;

pub fn show(program: &Program, is_json: bool, lang: Lang) -> Result<ExitCode> {
    if is_json {
        return write(format!("{}\n", data(program, lang)));
    }
    let header = &program.header;
    let Statement { name, rule, why, input, output, range, cost, .. } = program.told(lang);
    let other = program.told(if lang == Lang::En { Lang::Zh } else { Lang::En }).name;
    let others = if other == name { String::new() } else { format!(" · {other}") };
    let name = bold(&told!(lang, "{program}: {name}", "{program}：{name}", program = header.name));
    say!("{name}{others}")?;
    for (judged, sizes) in header.judged.iter().zip(sizes(program, lang)) {
        let limits = judged.limits(lang);
        for (judge, id) in judged.problems {
            say!(
                "{}",
                told!(
                    lang,
                    "{judge} {id} ({language}): {limits}; {sizes}",
                    "{judge} {id}（{language}）：{limits}；{sizes}",
                    language = Language::of((judge, id)).name()
                )
            )?;
        }
    }
    say!("\n{}", wrapped(&prose(rule)))?;
    let section = |title: String, text: String| {
        if text.is_empty() {
            return Ok(());
        }
        say!("\n{}\n{text}", bold(&title))
    };
    let (requests, why) = if program.reads_requests() { (why, "") } else { ("", why) };
    section(told!(lang, "Input", "输入格式"), wrapped(input))?;
    if !requests.is_empty() {
        say!("\n{requests}")?;
    }
    section(told!(lang, "Output", "输出格式"), wrapped(output))?;
    let mut ours = String::new();
    if header.sample_is_ours {
        ours = told!(lang, " (not the judge's)", "（自拟）");
    }
    let sample = |text: &str| text.trim_end().to_string();
    section(told!(lang, "Sample input{ours}", "输入样例{ours}"), sample(header.sample_input))?;
    section(told!(lang, "Sample output", "输出样例"), sample(header.sample_output))?;
    section(told!(lang, "Range", "数据范围"), wrapped(range))?;
    let [law, more] = program.theory.told(lang);
    let theory = [why, law, more].map(prose).into_iter().filter(|text| !text.is_empty());
    let theory = theory.collect::<Vec<_>>().join("\n\n");
    section(told!(lang, "Theory", "思路"), wrapped(&theory))?;
    section(told!(lang, "Cost", "复杂度"), wrapped(cost))?;
    Ok(ExitCode::SUCCESS)
}

/// A text without the ends of lines within its paragraphs.
fn prose(text: &str) -> String {
    let paragraphs = text.split("\n\n").map(|text| text.lines().collect::<Vec<_>>().join(" "));
    paragraphs.collect::<Vec<_>>().join("\n\n")
}

/// What each line `Judged:` says of sizes.
fn sizes(program: &Program, lang: Lang) -> Vec<&'static str> {
    match (lang, program.statement) {
        (Lang::Zh, Some(statement)) => statement.sizes.to_vec(),
        _ => program.header.judged.iter().map(|judged| judged.sizes).collect(),
    }
}

/// A problem as data; its texts are in the reader's language. `docs/answer.schema.json` describes it.
pub fn data(program: &Program, lang: Lang) -> Value {
    let header = &program.header;
    let Statement { rule, why, input, output, range, cost, .. } = program.told(lang);
    let judged = header.judged.iter().zip(sizes(program, lang)).flat_map(|(judged, sizes)| {
        judged.problems.iter().map(move |(judge, id)| {
            json!({
                "judge": judge, "problem": id, "language": Language::of((judge, id)).word(), "seconds": judged.seconds, "kilobytes": judged.kilobytes,
                "is_confirmed": judged.is_confirmed, "sizes": sizes,
            })
        })
    });
    let [law, more] = program.theory.told(lang);
    let why = if program.reads_requests() { why.to_string() } else { prose(why) };
    json!({
        "program": header.name,
        "name": { "en": program.told(Lang::En).name, "zh": program.told(Lang::Zh).name },
        "game": header.game,
        "judges": judged.collect::<Vec<_>>(),
        "languages": header.languages.iter().map(|language| language.word()).collect::<Vec<_>>(),
        "rule": prose(rule), "why": why, "input": input, "output": output, "range": range, "cost": cost,
        "sample": {
            "input": header.sample_input, "output": header.sample_output, "is_ours": header.sample_is_ours,
        },
        "theory": { "law": law, "more": more },
    })
}
