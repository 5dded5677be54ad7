//! `judge KEY=VALUE ...` judges a solution in any language: `make try`. The keys are P, FILE, RUN, INPUT, STAGE, ALL,
//! BEYOND, SECONDS, SEED, SLOWER, NAME of a folder in `target/try`, and BINARY, the package's program. Status 0 if it is accepted, 1 if not, 2 if it could not be
//! judged.

use grundy_trial::judging::run::end_with_the_reader;
use grundy_trial::judging::session::{judged, Request};
use grundy_trial::judging::verdict::Verdict;
use std::collections::HashMap;
use std::{env, process};

fn main() {
    end_with_the_reader();
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
    let mut given = HashMap::new();
    for word in env::args().skip(1) {
        let (key, value) = word
            .split_once('=')
            .ok_or_else(|| format!("{word:?} is not KEY=VALUE"))?;
        given.insert(key.to_string(), value.to_string());
    }
    let text = |key: &str| given.get(key).cloned().unwrap_or_default();
    let flag = |key: &str| !matches!(&text(key)[..], "" | "0");
    Ok(Request {
        program: text("P"),
        name: text("NAME"),
        file: text("FILE"),
        run: text("RUN"),
        input: text("INPUT"),
        stage: text("STAGE"),
        all: flag("ALL"),
        beyond: flag("BEYOND"),
        seconds: number("SECONDS", &text("SECONDS"), 20)?,
        seed: number("SEED", &text("SEED"), 1)?,
        slower: number("SLOWER", &text("SLOWER"), 1.0)?,
        binary: text("BINARY").into(),
    })
}

fn number<T: std::str::FromStr>(key: &str, text: &str, usual: T) -> Result<T, String> {
    match text {
        "" => Ok(usual),
        text => text
            .parse()
            .map_err(|_| format!("{key}={text} is no number that it can be")),
    }
}
