//! `grundy list`: the problems that fit words, a judge or a game, or those of a public list.

use crate::args;
use crate::catalogue::PROGRAMS;
use crate::commands::show::data;
use crate::output::{bold, padded};
use anyhow::{bail, Result};
use grundy_catalogue::judges::numbers;
use grundy_catalogue::lists::{self, counts, Answer, List, Listed};
use grundy_catalogue::program::Program;
use grundy_lang::{told, Lang};
use serde_json::json;
use std::process::ExitCode;
use terminal_size::{terminal_size, Width};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The program, its problems, its name, its Chinese name and its game.
type Row = [String; 5];

pub fn list(args: &args::List, lang: Lang) -> Result<ExitCode> {
    if let Some(of) = &args.of {
        let list = lists::all().into_iter().find(|list| list.name.eq_ignore_ascii_case(of));
        return whole(&list.expect("a value that the option takes"), args.json, lang);
    }
    let wanted: Vec<String> = args.words.iter().map(|word| plain(word)).collect();
    let fits = |program: &&Program| {
        let all = plain(&text(program));
        let is_of = |asked: &Option<String>, texts: &[&str]| match asked {
            Some(asked) => texts.iter().any(|text| text.eq_ignore_ascii_case(asked)),
            None => true,
        };
        let judges: Vec<&str> = program.header.problems().map(|problem| problem.0).collect();
        wanted.iter().all(|word| all.contains(word))
            && is_of(&args.judge, &judges)
            && is_of(&args.game, &[&[program.header.game], program.games].concat())
    };
    let found: Vec<&Program> = PROGRAMS.iter().filter(fits).collect();
    if found.is_empty() {
        bail!(told!(
            lang,
            "no problem fits; `grundy list` has all",
            "没有符合的题；`grundy list` 列出全部"
        ));
    }
    if args.json {
        found.iter().try_for_each(|program| say!("{}", data(program, lang)))?;
        return Ok(ExitCode::SUCCESS);
    }
    print(found.into_iter().map(row).collect(), lang)
}

/// A public list, in its order.
fn whole(list: &List, is_json: bool, lang: Lang) -> Result<ExitCode> {
    let answers = list.answers(PROGRAMS.iter().map(|program| &program.header));
    if is_json {
        answers.iter().try_for_each(|(Listed { judge, id, .. }, answer)| {
            let [program, like] = [0, 1].map(|kind| answer.program().filter(|_| answer.kind() == kind));
            say!("{}", json!({ "list": list.name, "judge": judge, "problem": id, "program": program, "like": like }))
        })?;
        return Ok(ExitCode::SUCCESS);
    }
    let row = |(problem, answer): &(&Listed, Answer)| {
        let shown = match answer {
            Answer::Of(program) => program.to_string(),
            Answer::Like(program) => format!("({program})"),
            Answer::Missing => "-".to_string(),
        };
        let program = PROGRAMS.iter().find(|program| answer.program() == Some(program.header.name));
        let [_, _, title, chinese, game] = program.map(row).unwrap_or_default();
        [problem.number(), shown, title, chinese, game]
    };
    say!("{}", bold(list.title(lang)))?;
    print(answers.iter().map(row).collect(), lang)?;
    let ([of, like, missing], _) = counts(&answers);
    say!(
        "{}",
        told!(
            lang,
            "{all} games: {of} answered, {like} with a program for the same game in other words (in brackets), {missing} missing (-)",
            "{all} 题：{of} 题有标程，{like} 题另有同一游戏的标程（写在括号里），{missing} 题没有（-）",
            all = answers.len()
        )
    )?;
    Ok(ExitCode::SUCCESS)
}

fn print(mut rows: Vec<Row>, lang: Lang) -> Result<ExitCode> {
    if let Lang::Zh = lang {
        for [_, _, title, name, _] in &mut rows {
            // One name is enough.
            if !name.is_empty() {
                *title = std::mem::take(name);
            }
        }
    }
    let width = terminal_size().map(|(Width(width), _)| usize::from(width));
    say!("{}", table(&rows, width).trim_end())?;
    Ok(ExitCode::SUCCESS)
}

/// Everything by which a problem may be found.
fn text(program: &Program) -> String {
    let rules = [Lang::En, Lang::Zh].map(|lang| program.told(lang).rule);
    let names: Vec<&str> = program.names().chain(rules).collect();
    let numbers: Vec<String> = program.header.problems().flat_map(numbers).collect();
    format!("{} {} {}", row(program).join(" "), names.join(" "), numbers.join(" "))
}

/// A text without the differences in how people write it.
fn plain(text: &str) -> String {
    text.to_lowercase().replace(['\'', '’'], "").replace(['-', '_', '\n'], " ")
}

fn row(Program { header, statement, .. }: &Program) -> Row {
    let name = statement.map_or("", |statement| statement.name);
    let judges = if header.judged.is_empty() { String::new() } else { header.judges() };
    [header.name, &judges, header.title, name, header.game].map(str::to_string)
}

/// Columns, each as wide as its widest text, cut if the terminal is too narrow.
fn table(rows: &[Row], width: Option<usize>) -> String {
    let mut widths = [0; 5];
    for row in rows {
        for (width, text) in widths.iter_mut().zip(row) {
            *width = (*width).max(text.width());
        }
    }
    // The long texts are cut.
    if let Some(most) = width {
        while widths.iter().sum::<usize>() + 8 > most && widths.iter().any(|&width| width > 8) {
            *widths.iter_mut().max().expect("five columns") -= 1;
        }
    }
    let line = |row: &Row| {
        let cells: Vec<String> =
            row.iter().zip(widths).map(|(text, width)| cell(text, width)).collect();
        cells.join("  ").trim_end().to_string() + "\n"
    };
    rows.iter().map(line).collect()
}

/// A text padded or cut to a number of columns.
fn cell(text: &str, width: usize) -> String {
    if text.width() <= width {
        return padded(text, width);
    }
    let (mut cut, mut used) = (String::new(), 0);
    for letter in text.chars() {
        let wide = letter.width().unwrap_or(0);
        if used + wide >= width {
            break;
        }
        cut.push(letter);
        used += wide;
    }
    cut + "…" + &" ".repeat(width - used - 1)
}
