//! `judge KEY=VALUE ...` judges a solution in any language: `make try`. The keys are P, FILE, RUN, STD, FLAGS, INPUT, STAGE,
//! ALL, BEYOND, SECONDS, SEED, SLOWER, NAME of a folder in `target/try`, and BINARY, the package's program. Status 0 if it is
//! accepted, 1 if not, 2 if it could not be judged.

use grundy_trial::arguments::Arguments;
use grundy_trial::judging::language::Language;
use grundy_trial::judging::processes::{end_all_when_told, end_with_the_reader};
use grundy_trial::judging::session::{judged, Request};
use grundy_trial::judging::stage::Stage;
use grundy_trial::judging::verdict::Verdict;
use std::process;

fn main() {
    end_with_the_reader();
    end_all_when_told();
    let verdict = request().and_then(|request| judged(&request));
    process::exit(match verdict {
        Ok(Verdict::AC) => 0,
        Ok(_) => 1,
        Err(what) => {
            eprintln!("try: {what}");
            2
        }
    });
}

fn request() -> Result<Request, String> {
    let given = Arguments::new()?;
    Ok(Request {
        program: given.text("P"),
        name: given.text("NAME"),
        file: given.text("FILE"),
        run: given.text("RUN"),
        language: Language { standard: given.text("STD"), flags: given.text("FLAGS") },
        input: given.text("INPUT"),
        stage: match &given.text("STAGE")[..] {
            "" => None,
            name => Some(Stage::of(name)?),
        },
        all: given.flag("ALL"),
        beyond: given.flag("BEYOND"),
        seconds: match &given.text("SECONDS")[..] {
            "" => None,
            _ => Some(given.number("SECONDS", 20)?),
        },
        seed: given.number("SEED", 1)?,
        slower: given.number("SLOWER", 1.0)?,
        binary: given.text("BINARY").into(),
    })
}
