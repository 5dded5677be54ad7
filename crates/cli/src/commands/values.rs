//! `grundy values`: the law of given values, or else the games that have them.

use crate::args;
use crate::commands::find;
use crate::commands::law::{self, Asked};
use crate::output::write;
use anyhow::Result;
use grundy_lang::{Lang, Told};
use std::process::ExitCode;

pub fn values(args: &args::Values, lang: Lang) -> Result<ExitCode> {
    let asked = Asked { request: "values", words: &args.words, to: None };
    if args.shown.json || args.code.language.is_some() {
        return law::law(&asked, &args.shown, &args.code, lang);
    }
    let answer = law::answer(&asked, lang)?;
    write(answer.told(lang) + &find::of_answer(&answer, lang))
}
