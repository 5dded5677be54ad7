//! `grundy show`

use super::Done;
use crate::tell::bold;
use grundy_catalogue::chinese::chinese;
use grundy_catalogue::header::{header, parts, Judged};
use grundy_catalogue::theory::{comments, theory};
use grundy_catalogue::{read, root, source};
use std::process::ExitCode;

pub fn show(program: &str) -> Done {
    let root = root();
    let file = source(&root, program);
    let text = read(&root, &file)?;
    let header = header(&file, &text)?;
    let name = chinese(&root)?.programs.remove(program);
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
