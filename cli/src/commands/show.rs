//! `grundy show`

use super::Done;
use crate::args::Lang;
use crate::tell::bold;
use grundy_catalogue::chinese::{chinese, Statement};
use grundy_catalogue::header::{header, parts, Header, Judged};
use grundy_catalogue::theory::{comments, theory};
use grundy_catalogue::{read, root, source};
use std::process::ExitCode;

pub fn show(program: &str, lang: Lang) -> Done {
    let root = root();
    let file = source(&root, program);
    let text = read(&root, &file)?;
    let header = header(&file, &text)?;
    let mut chinese = chinese(&root)?;
    let name = chinese.programs.remove(program);
    if let (Lang::Zh, Some(statement)) = (lang, chinese.statements.remove(program)) {
        let name = name.unwrap_or(header.title.clone());
        return Ok(in_chinese(&format!("{program}：{name}"), &header, &statement));
    }
    let name = name.map_or(String::new(), |name| format!(" · {name}"));
    say!("{}{name}", bold(&format!("{program}: {}", header.title)));
    let (_, about, code) = parts(&text).unwrap_or_default();
    say!("\n{}", about.split("\nGame:").next().unwrap_or_default().trim());
    if !header.judged.is_empty() {
        section("Judges", &header.judged.iter().map(judge).collect::<Vec<_>>().join("\n"));
    }
    section("Input", &header.input);
    section("Output", &header.output);
    section("Range", &header.range);
    section("Cost", &header.cost);
    section("Sample input", header.sample_input.trim_end());
    section("Sample output", header.sample_output.trim_end());
    // The items of the game's file that the program names, and its own comments.
    if let Some(file) = grundy_catalogue::theory(&root, &header.game) {
        let theory = theory(&read(&root, &file)?);
        section("Theory", &for_readers(&theory.text));
        for (_, text) in theory.named_in(code) {
            say!("\n{}", for_readers(text));
        }
    }
    for comment in comments(code) {
        say!("\n{comment}");
    }
    Ok(ExitCode::SUCCESS)
}

/// As Chinese judges state a problem.
fn in_chinese(title: &str, header: &Header, of: &Statement) -> ExitCode {
    say!("{}", bold(title));
    section("题目描述", &of.rule);
    section("输入格式", &of.input);
    section("输出格式", &of.output);
    section("输入样例", header.sample_input.trim_end());
    section("输出样例", header.sample_output.trim_end());
    section("数据范围", &of.range);
    if !of.why.is_empty() {
        section("说明", &of.why);
    }
    if !header.judged.is_empty() {
        section("评测", &header.judged.iter().map(judge).collect::<Vec<_>>().join("\n"));
    }
    ExitCode::SUCCESS
}

/// Its problems, and what they allow.
fn judge(line: &Judged) -> String {
    let problems: Vec<String> =
        line.problems.iter().map(|(judge, id)| format!("{judge} {id}")).collect();
    format!("{}: {}; {}", problems.join(", "), line.limits(), line.sizes)
}

/// Without the paragraphs that say how it was checked, for those who have the source.
fn for_readers(text: &str) -> String {
    let is_kept = |part: &&str| !part.starts_with("Checked") && !part.starts_with("Package:");
    text.split("\n\n").filter(is_kept).collect::<Vec<_>>().join("\n\n")
}

fn section(name: &str, text: &str) {
    say!("\n{}", bold(name));
    say!("{text}");
}
