//! `grundy show`: a problem: rule, input, output, sample, limits, cost, theorem.

use crate::output::bold;
use anyhow::Result;
use grundy_catalogue::chinese::Statement;
use grundy_catalogue::header::Judged;
use grundy_catalogue::program::Program;
use grundy_lang::Lang;
use std::io;
use std::process::ExitCode;

pub fn show(program: &Program, lang: Lang) -> Result<ExitCode> {
    match (lang, &program.statement) {
        (Lang::Zh, Some(statement)) => in_chinese(program, statement)?,
        _ => in_english(program)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn in_english(program: &Program) -> io::Result<()> {
    let header = &program.header;
    let name =
        program.statement.map_or(String::new(), |statement| format!(" · {}", statement.name));
    say!("{}{name}", bold(&format!("{}: {}", header.name, header.title)))?;
    say!("\n{}", header.about)?;
    if !header.judged.is_empty() {
        let line = |line: &Judged| {
            format!("{}: {}; {}", names(line).join(", "), line.limits(Lang::En), line.sizes)
        };
        section("Judges", &header.judged.iter().map(line).collect::<Vec<_>>().join("\n"))?;
    }
    section("Input", header.input)?;
    section("Output", header.output)?;
    section("Range", header.range)?;
    section("Cost", header.cost)?;
    section("Sample input", header.sample_input.trim_end())?;
    section("Sample output", header.sample_output.trim_end())?;
    if !program.theory.is_empty() {
        section("Theory", program.theory)?;
    }
    program.remarks.iter().try_for_each(|remark| say!("\n{remark}"))
}

/// Prints a problem as Chinese judges state it.
fn in_chinese(program: &Program, statement: &Statement) -> io::Result<()> {
    let header = &program.header;
    say!("{}", bold(&format!("{}：{}", header.name, statement.name)))?;
    section("题目描述", statement.rule)?;
    section("输入格式", statement.input)?;
    section("输出格式", statement.output)?;
    section("输入样例", header.sample_input.trim_end())?;
    section("输出样例", header.sample_output.trim_end())?;
    section("数据范围", statement.range)?;
    section("复杂度", statement.cost)?;
    let lines = header.judged.iter().zip(statement.sizes).map(|(line, sizes)| {
        format!("{}：{}；{sizes}", names(line).join("、"), line.limits(Lang::Zh))
    });
    for (name, text) in [
        ("说明", statement.why),
        ("评测", &lines.collect::<Vec<_>>().join("\n")),
        ("可以写什么", program.grammar_in_chinese),
        ("定理与出处", program.theory_in_chinese),
    ] {
        if !text.is_empty() {
            section(name, text)?;
        }
    }
    Ok(())
}

/// The problems in a line `Judged:`.
fn names(line: &Judged) -> Vec<String> {
    line.problems.iter().map(|(judge, id)| format!("{judge} {id}")).collect()
}

fn section(name: &str, text: &str) -> io::Result<()> {
    say!("\n{}\n{text}", bold(name))
}
