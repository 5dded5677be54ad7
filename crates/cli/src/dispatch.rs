//! Which command answers a request.

use crate::args::{self, Command, Lang};
use crate::commands::{find, input, law, list, package, r#try, reference, run, show, submit};
use crate::output::{write, Done};
use crate::programs;
use clap::CommandFactory;
use grundy_catalogue::find::find;
use grundy_catalogue::root;
use grundy_engine::pattern::{speaking, Speech};
use grundy_judge::processes::{end_with_the_reader, is_confined};

pub fn run(args::Grundy { command, .. }: args::Grundy, lang: Lang) -> Done {
    match lang {
        Lang::En => done(command, lang),
        // The engine's sentences too.
        Lang::Zh => speaking(Speech::Chinese, || done(command, lang)),
    }
}

fn done(command: Command, lang: Lang) -> Done {
    // A program ends in its own way, and a judge ends its solutions first.
    if !matches!(command, Command::Run { .. } | Command::Try(_)) {
        end_with_the_reader();
    }
    if matches!(command, Command::Run { .. } | Command::Reference { .. }) && is_confined() {
        return Err("a solution that is judged cannot ask grundy for its answers".to_string());
    }
    match command {
        Command::Find(of) => find::find(&of),
        Command::List(list) => list::list(&list, lang),
        Command::Show { problem } => show::show(&named(&problem)?, lang),
        Command::Run { problem, file } => run::run(&named(&problem)?, file.as_deref()),
        Command::Submit { problem, to } => submit::submit(&named(&problem)?, &to),
        Command::Try(of) => r#try::try_it(&named(&of.problem)?, &of),
        Command::Input { problem, size, seed } => input::input(&named(&problem)?, size, seed),
        Command::Reference { problem, file } => {
            reference::reference(&named(&problem)?, file.as_deref())
        }
        Command::Law(of) => law::pattern("law", &of),
        Command::Moves(of) => law::pattern("moves", &of),
        Command::Table(of) => law::pattern("table", &of),
        Command::Pairs(of) => law::pattern("law pairs", &of),
        Command::Values(of) => law::pattern("values", &of),
        Command::Antisg(of) => law::pattern("antisg", &of),
        Command::Plot { request, to } => law::plot(&request, &to),
        Command::Misere(of) => law::misere(&of),
        Command::Octal(of) => law::octal(&of),
        Command::Period(of) => law::period(&of),
        Command::Package { problem, format, output, force } => {
            package::package(&named(&problem)?, format, &output, force)
        }
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut args::Grundy::command(), "grundy", &mut script);
            write(&script)
        }
        Command::Man => {
            let page = clap_mangen::Man::new(args::Grundy::command());
            let mut text = Vec::new();
            page.render(&mut text).map_err(|error| error.to_string())?;
            write(&text)
        }
    }
}

/// The program of a problem.
fn named(problem: &args::Problem) -> Result<String, String> {
    // An exact name needs no search.
    if programs::is_one(&problem.name) {
        return Ok(problem.name.clone());
    }
    find(&root(), &problem.name)
}
