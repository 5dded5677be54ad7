//! `grundy values`: the law of given values, or else the games that have them.

use crate::args;
use crate::commands::{find, law};
use crate::output::write;
use anyhow::Result;
use grundy_lang::{Lang, Told};
use std::process::ExitCode;

pub fn values(args: &args::Law, lang: Lang) -> Result<ExitCode> {
    if args.json || args.code.is_some() {
        return law::pattern("values", args, lang);
    }
    let answer = law::answer("values", &args.rule, lang)?;
    write(answer.told(lang) + &find::of_answer(&answer, lang))
}
