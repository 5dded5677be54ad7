//! `grundy package`: the package that a teacher uploads to a judge.

use crate::args;
use crate::files;
use crate::programs;
use crate::upload::Upload;
use anyhow::Result;
use grundy_catalogue::judges::Language;
use grundy_catalogue::program::Program;
use grundy_lang::{told, Lang, Told};
use grundy_packages::package::{Changes, Package, Sources};
use grundy_packages::system::System;
use std::path::Path;
use std::process::ExitCode;

pub fn package(
    program: &Program,
    format: args::Format,
    changed: args::Changed,
    folder: &Path,
    force: bool,
    lang: Lang,
) -> Result<ExitCode> {
    let header = program.header;
    let name = header.name;
    let system = match format {
        args::Format::Kattis => System::Kattis,
        args::Format::Domjudge => System::DomJudge,
        args::Format::Dmoj => System::Dmoj,
        args::Format::Hydro => System::Hydro,
        args::Format::Fps => System::Fps,
    };
    // If the problem's judge calls a method, take the file that reads standard input.
    let submission = |language: &Language| {
        let file = format!("{name}.{}", language.ending());
        let text = files::pasted("called", &file).or_else(|| files::pasted("pasted", &file));
        Some((language.ending(), text?))
    };
    let upload = Upload::look(name, system, folder, force, lang)?;
    let package = Package::new(Sources {
        program,
        golden: files::cases(name),
        answer: &|input| programs::answer(name, input).map_err(Into::into),
        submissions: header.languages.iter().filter_map(submission).collect(),
        lang,
        changes: Changes { seconds: changed.time, megabytes: changed.memory, name: changed.name },
        solutions: files::solutions(name),
    })?;
    package.check(system)?;
    upload.write(&package, system)?;
    let cases = package.cases_for(system);
    let sizes = cases.iter().map(|case| case.input.len() + case.output.len());
    let kilobytes = sizes.sum::<usize>().div_ceil(1000);
    let count = cases.len();
    let size = told!(lang, "{count} cases, {kilobytes} KB", "{count} 组数据，{kilobytes} KB");
    say!("{}: {size}", folder.join(&package.id).display())?;
    let archive = package.archive();
    let upload = if system == System::Dmoj {
        told!(
            lang,
            "to upload: {archive} and init.yml of this folder",
            "请上传这个目录中的 {archive} 和 init.yml"
        )
    } else if system == System::Fps {
        let file = package.fps();
        told!(lang, "to upload: {file} of this folder", "请上传这个目录中的 {file}")
    } else {
        let archive = folder.join(archive);
        let archive = archive.display();
        told!(lang, "to upload: {archive}", "请上传 {archive}")
    };
    say!("    {upload}")?;
    for note in package.notes_for(system) {
        say!("    {}", note.told(lang))?;
    }
    Ok(ExitCode::SUCCESS)
}
