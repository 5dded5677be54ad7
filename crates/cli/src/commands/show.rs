//! `grundy show`: a problem: rule, input, output, sample, limits, cost, theorem.

use crate::chinese::said;
use crate::output::bold;
use anyhow::{Error, Result};
use grundy_catalogue::chinese::{chinese, Statement};
use grundy_catalogue::header::{parts, Header, Judged};
use grundy_catalogue::theory::{comments, theory};
use grundy_catalogue::{read, root};
use grundy_lang::Lang;
use std::io;
use std::process::ExitCode;

pub fn show(program: &str, lang: Lang) -> Result<ExitCode> {
    let root = root();
    let header = Header::of(&root, program).map_err(Error::msg)?;
    let text = read(&root, &header.file).map_err(Error::msg)?;
    let mut chinese = chinese(&root).map_err(Error::msg)?;
    let name = chinese.programs.remove(program);
    if let (Lang::Zh, Some(statement)) = (lang, chinese.statements.remove(program)) {
        let name = name.unwrap_or(header.title.clone());
        let theory = chinese.theories.remove(&header.game);
        let grammar = (program == "pattern").then_some(chinese.grammar);
        let more = [("可以写什么", grammar), ("定理与出处", theory)];
        return Ok(in_chinese(&format!("{program}：{name}"), &header, &statement, more)?);
    }
    let name = name.map_or(String::new(), |name| format!(" · {name}"));
    say!("{}{name}", bold(&format!("{program}: {}", header.title)))?;
    let (_, about, code) = parts(&text).unwrap_or_default();
    say!("\n{}", about.split("\nGame:").next().unwrap_or_default().trim())?;
    if !header.judged.is_empty() {
        let lines = header
            .judged
            .iter()
            .map(|line| format!("{}: {}; {}", names(line).join(", "), line.limits(), line.sizes));
        section("Judges", &lines.collect::<Vec<_>>().join("\n"))?;
    }
    section("Input", &header.input)?;
    section("Output", &header.output)?;
    section("Range", &header.range)?;
    section("Cost", &header.cost)?;
    section("Sample input", header.sample_input.trim_end())?;
    section("Sample output", header.sample_output.trim_end())?;
    // The items of the game's file that the program names, and the program's own comments.
    if let Some(theory) = theory(&root, &header.game).map_err(Error::msg)? {
        section("Theory", &for_readers(&theory.text))?;
        for (_, text) in theory.named_in(code) {
            say!("\n{}", for_readers(text))?;
        }
    }
    for comment in comments(code) {
        say!("\n{comment}")?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Prints a problem as Chinese judges state it.
fn in_chinese(
    title: &str,
    header: &Header,
    of: &Statement,
    more: [(&str, Option<String>); 2],
) -> io::Result<ExitCode> {
    say!("{}", bold(title))?;
    section("题目描述", &of.rule)?;
    section("输入格式", &of.input)?;
    section("输出格式", &of.output)?;
    section("输入样例", header.sample_input.trim_end())?;
    section("输出样例", header.sample_output.trim_end())?;
    section("数据范围", &of.range)?;
    section("复杂度", &of.cost)?;
    if !of.why.is_empty() {
        section("说明", &of.why)?;
    }
    if !header.judged.is_empty() {
        let lines = header.judged.iter().zip(&of.sizes);
        let lines = lines.map(|(line, sizes)| {
            format!("{}：{}；{sizes}", names(line).join("、"), said(&line.limits()))
        });
        section("评测", &lines.collect::<Vec<_>>().join("\n"))?;
    }
    for (name, text) in more {
        if let Some(text) = text {
            section(name, &text)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The problems in a line `Judged:`.
fn names(line: &Judged) -> Vec<String> {
    line.problems.iter().map(|(judge, id)| format!("{judge} {id}")).collect()
}

/// A text without the paragraphs on how it was checked and on the library, which are for readers of the source.
fn for_readers(text: &str) -> String {
    let is_kept = |part: &&str| !part.starts_with("Checked") && !part.starts_with("Library:");
    text.split("\n\n").filter(is_kept).collect::<Vec<_>>().join("\n\n")
}

fn section(name: &str, text: &str) -> io::Result<()> {
    say!("\n{}\n{text}", bold(name))
}
