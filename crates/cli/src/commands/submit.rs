//! `grundy submit`: the file to paste.

use crate::args;
use crate::files;
use crate::output::write_to;
use anyhow::{anyhow, Result};
use grundy_lang::{told, Lang};
use std::process::ExitCode;

pub fn submit(program: &str, to: &args::To, lang: Lang) -> Result<ExitCode> {
    // A file to paste has no mark: it is known by its whole text.
    write_to(to, &pasted(program, lang)?, files::is_pasted)
}

/// The file to paste.
pub fn pasted(program: &str, lang: Lang) -> Result<String> {
    files::pasted("pasted", program).ok_or_else(|| {
        anyhow!(told!(
            lang,
            "{program} is judged nowhere: there is nothing to submit",
            "没有评测系统收录 {program}，不用提交"
        ))
    })
}
