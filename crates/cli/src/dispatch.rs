//! Which command answers a request.

use crate::args::{self, Command};
use crate::catalogue::PROGRAMS;
use crate::commands::law::Asked;
use crate::commands::{
    completions, find, input, law, list, octal, package, r#try, reference, run, samples, show,
    submit,
};
use crate::output::write;
use crate::request;
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
        Command::Show { problem, json } => show::show(named(&problem.into())?, json, lang),
        Command::Run { problem, file, each } => {
            run::run(named(&problem)?.header.name, file.as_deref(), each, lang)
        }
        Command::Submit { problem, language, to } => {
            let problem = args::Problem::from(problem);
            submit::submit(&named(&problem)?.header, &problem.name, language, &to, lang)
        }
        Command::Try(args) => {
            let problem = named(&args.problem);
            let is_problem = |name: &String| named(&args::Problem { name: name.clone() }).is_ok();
            if problem.is_err() && args.file.as_ref().is_some_and(is_problem) {
                bail!(told!(
                    lang,
                    "the problem comes first: grundy try poj1067 mine.cpp",
                    "题目在前，文件在后：grundy try poj1067 mine.cpp"
                ));
            }
            r#try::try_it(problem?, &args, lang)
        }
        Command::Input { problem, size, seed, cases, to } => {
            let problem = problem.into();
            input::input(named(&problem)?, &problem.name, (size, seed, cases), &to, lang)
        }
        Command::Samples { problem, dir, force } => {
            samples::samples(named(&problem)?, &problem.name, &dir, force, lang)
        }
        Command::Reference { problem, file, alone } => {
            reference::reference(named(&problem)?.header.name, file.as_deref(), alone, lang)
        }
        Command::Law(args::Law { rule, to, shown, code }) => {
            law::law(&asked("law", &rule_of(rule)?, to), &shown, &code, lang)
        }
        Command::Moves { given, heaps, file, all, shown } => {
            // With a file, all words are heaps.
            let words = given.into_iter().chain(heaps);
            let words: Vec<String> = rule_in(&file)?.into_iter().chain(words).collect();
            law::moves(&asked("moves", &words, None), &shown, all, lang)
        }
        Command::Table { rule, to, shown } => {
            law::pattern(&asked("table", &rule_of(rule)?, to), &shown, lang)
        }
        Command::Plot { rule, to, file } => {
            law::plot(&asked("plot", &rule_of(rule)?, to), &file, lang)
        }
        Command::Pairs { rule, to, shown, code } => {
            law::law(&asked("law pairs", &rule_of(rule)?, to), &shown, &code, lang)
        }
        Command::Values(args::Values { words, shown, code }) => {
            law::law(&asked("values", &words, None), &shown, &code, lang)
        }
        Command::Antisg { rule, to, shown } => {
            law::pattern(&asked("antisg", &rule_of(rule)?, to), &shown, lang)
        }
        Command::Misere { words, shown } => octal::misere(&words, shown.json, lang),
        Command::Octal { words, shown } => octal::octal(&words, shown.json, lang),
        Command::Period { words, to, shown } => octal::period(&words, to, shown.json, lang),
        Command::Package { problem, format, changed, output, force } => {
            package::package(named(&problem.into())?, format, changed, &output, force, lang)
        }
        Command::Completions { shell } => completions::script(shell),
        Command::Man => {
            let mut text = Vec::new();
            clap_mangen::Man::new(args::Grundy::command()).render(&mut text)?;
            write(&text)
        }
    }
}

fn asked<'a>(request: &'static str, words: &'a [String], to: Option<u64>) -> Asked<'a> {
    Asked { request, words, to }
}

/// The words of a rule, or the text of its file.
fn rule_of(rule: args::Rule) -> Result<Vec<String>> {
    match rule_in(&rule.file)? {
        None => Ok(rule.words),
        Some(text) => Ok(vec![text]),
    }
}

fn rule_in(file: &args::RuleFile) -> Result<Option<String>> {
    let Some(path) = &file.rule else { return Ok(None) };
    // A remark ends its line; what we put behind the rule is no part of it.
    let line = |line: &str| line.split('#').next().unwrap_or_default().trim_end().to_string();
    let text = request::read(path)?.lines().map(line).collect::<Vec<String>>().join("\n");
    Ok(Some(text.trim_end().to_string()))
}

/// The program of a problem.
fn named(problem: &args::Problem) -> Result<&'static Program> {
    let entry = |program: &Program| Entry {
        program: program.header.name,
        problems: program.header.problems().collect(),
        names: program.names().collect(),
    };
    let entries: Vec<Entry> = PROGRAMS.iter().map(entry).collect();
    Ok(&PROGRAMS[find(&entries, &problem.name)?])
}
