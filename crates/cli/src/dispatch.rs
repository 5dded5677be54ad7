//! Which command answers a request.

use crate::args::{self, Command};
use crate::catalogue::PROGRAMS;
use crate::commands::{
    find, input, law, list, package, r#try, reference, run, show, submit, values,
};
use crate::output::write;
use anyhow::{bail, Result};
use clap::CommandFactory;
use grundy_catalogue::find::{find, Entry};
use grundy_catalogue::program::Program;
use grundy_judge::processes::{end_with_the_reader, is_confined};
use grundy_lang::{told, Lang};
use std::process::ExitCode;

/// Answers a request. The status is 0 or 1; an error is of status 2.
pub fn run(args::Grundy { command, .. }: args::Grundy, lang: Lang) -> Result<ExitCode> {
    // A program ends in its own way, and a judge ends its solutions first.
    if !matches!(command, Command::Run { .. } | Command::Try(_)) {
        end_with_the_reader();
    }
    if matches!(command, Command::Run { .. } | Command::Reference { .. }) && is_confined() {
        bail!(told!(
            lang,
            "a solution that is judged cannot ask grundy for its answers",
            "被评测的程序不能向 grundy 要答案"
        ));
    }
    match command {
        Command::Find(args) => find::find(&args, lang),
        Command::List(args) => list::list(&args, lang),
        Command::Show { problem } => show::show(named(&problem)?, lang),
        Command::Run { problem, file, each } => {
            run::run(named(&problem)?.header.name, file.as_deref(), each)
        }
        Command::Submit { problem, to } => submit::submit(named(&problem)?.header.name, &to, lang),
        Command::Try(args) => r#try::try_it(named(&args.problem)?, &args, lang),
        Command::Input { problem, size, seed } => {
            input::input(named(&problem)?.header.name, size, seed, lang)
        }
        Command::Reference { problem, file } => {
            reference::reference(named(&problem)?.header.name, file.as_deref(), lang)
        }
        Command::Law(args) => law::pattern("law", &args, lang),
        Command::Moves(args) => law::pattern("moves", &args, lang),
        Command::Table(args) => law::pattern("table", &args, lang),
        Command::Pairs(args) => law::pattern("law pairs", &args, lang),
        Command::Values(args) => values::values(&args, lang),
        Command::Antisg(args) => law::pattern("antisg", &args, lang),
        Command::Plot { rule, to } => law::plot(&rule, &to, lang),
        Command::Misere(rule) => law::misere(&law::coded(rule), lang),
        Command::Octal(rule) => law::octal(&law::coded(rule), lang),
        Command::Period(rule) => law::period(&law::coded(rule), lang),
        Command::Package { problem, format, output, force } => {
            package::package(named(&problem)?, format, &output, force, lang)
        }
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut args::Grundy::command(), "grundy", &mut script);
            write(&script)
        }
        Command::Man => {
            let mut text = Vec::new();
            clap_mangen::Man::new(args::Grundy::command()).render(&mut text)?;
            write(&text)
        }
    }
}

/// The program of a problem.
fn named(problem: &args::Problem) -> Result<&'static Program> {
    let entry = |program: &Program| (program.header.name, program.header.problems().collect());
    let entries: Vec<Entry> = PROGRAMS.iter().map(entry).collect();
    Ok(&PROGRAMS[find(&entries, &problem.name)?])
}
