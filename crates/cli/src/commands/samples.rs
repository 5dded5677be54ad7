//! `grundy samples`: the samples as files, named as online-judge-tools and atcoder-cli name those that they download.

use crate::files::cases;
use anyhow::{bail, Result};
use grundy_catalogue::find::problem_of;
use grundy_catalogue::program::Program;
use grundy_judge::owned::{check_file, write_file};
use grundy_lang::{at, told, Lang};
use grundy_problems::inputs::{divided, input};
use grundy_problems::list::problem;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

/// `name` is the problem as the user named it: its judge is the one whose number that is.
pub fn samples(
    program: &Program,
    name: &str,
    folder: &Path,
    force: bool,
    lang: Lang,
) -> Result<ExitCode> {
    let header = &program.header;
    let mut samples = Vec::new();
    for golden in cases(header.name).iter().filter(|case| is_sample(&case.name)) {
        let Some(problem) = problem(header.name) else {
            // A program that reads requests.
            samples.push((golden.input.clone(), golden.output.clone()));
            continue;
        };
        let format = problem.format_at(problem_of(header.problems(), name).map(|of| of.0));
        let parts = divided(&problem.format, &format, golden);
        if parts.len() == 1 {
            // Even if the judge gives more cases.
            samples.push((golden.input.clone(), golden.output.clone()));
            continue;
        }
        for (parts, _) in parts {
            let output = problem.answers(&parts).concat();
            samples.push((input(&format, &parts).into_bytes(), output.into_bytes()));
        }
    }
    let mut files = Vec::new();
    for (number, (input, output)) in (1..).zip(samples) {
        files.push((folder.join(format!("sample-{number}.in")), input));
        files.push((folder.join(format!("sample-{number}.out")), output));
    }
    // All or none.
    for (file, bytes) in &files {
        check_file(file, |there| there == bytes, force)?;
    }
    fs::create_dir_all(folder).map_err(at(folder))?;
    for (file, bytes) in &files {
        write_file(file, bytes, |there| there == bytes, force)?;
        say!("{}", file.display())?;
    }
    if files.is_empty() {
        bail!(told!(lang, "{program} has no sample", "{program} 没有样例", program = header.name));
    }
    if header.sample_is_ours {
        anstream::eprintln!("{}", told!(lang, "not the judge's sample", "自拟的样例，不是原题的"));
    }
    Ok(ExitCode::SUCCESS)
}

/// `sample`, and others with a number.
fn is_sample(name: &str) -> bool {
    let number = name.strip_prefix("sample").map(|rest| rest.trim_start_matches('-'));
    number.is_some_and(|number| number.bytes().all(|digit| digit.is_ascii_digit()))
}
