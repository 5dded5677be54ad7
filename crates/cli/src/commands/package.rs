//! `grundy package`: the package that a teacher uploads to a judge.

use crate::args;
use crate::chinese::said;
use crate::commands::submit::pasted;
use crate::programs;
use crate::upload::Upload;
use anyhow::{Error, Result};
use grundy_catalogue::{read, root};
use grundy_engine::pattern::in_other_words;
use grundy_lang::Lang;
use grundy_packages::package::Package;
use grundy_packages::system::System;
use std::path::Path;
use std::process::ExitCode;

pub fn package(
    program: &str,
    format: args::Format,
    folder: &Path,
    force: bool,
    lang: Lang,
) -> Result<ExitCode> {
    let system = match format {
        args::Format::Kattis => System::Kattis,
        args::Format::Domjudge => System::DomJudge,
        args::Format::Dmoj => System::Dmoj,
        args::Format::Hydro => System::Hydro,
    };
    // If the problem's judge calls a method, take the file that reads standard input.
    let called = read(&root(), &format!("pasted/called/{program}.rs"));
    let submission = called.or_else(|_| pasted(program, lang))?;
    let upload = Upload::look(program, system, folder, force, lang)?;
    let answer = |input: &str| programs::answer(program, input).map_err(|error| error.to_string());
    let package = Package::new(program, &answer, in_other_words, submission).map_err(Error::msg)?;
    upload.write(&package, system)?;
    let cases = package.cases_for(system);
    let sizes = cases.iter().map(|case| case.input.len() + case.output.len());
    let kilobytes = sizes.sum::<usize>().div_ceil(1000);
    let count = format!("{} cases, {kilobytes} KB", cases.len());
    say!("{}: {}", folder.join(&package.id).display(), said(&count))?;
    let upload = match system {
        System::Dmoj => format!("to upload: {}.zip and init.yml of this folder", package.id),
        _ => format!("to upload: {}", folder.join(format!("{}.zip", package.id)).display()),
    };
    for line in [vec![upload], package.notes_for(system)].concat() {
        say!("    {}", said(&line))?;
    }
    Ok(ExitCode::SUCCESS)
}
