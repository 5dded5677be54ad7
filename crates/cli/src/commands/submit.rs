//! `grundy submit`: the file to paste.

use crate::args;
use crate::files;
use crate::output::write_to;
use anyhow::{anyhow, bail, Result};
use grundy_lang::{told, Lang};
use std::process::ExitCode;

pub fn submit(program: &str, to: &args::To, lang: Lang) -> Result<ExitCode> {
    let ending = to.output.as_ref().and_then(|file| file.extension());
    if ending.is_some_and(|ending| !ending.eq_ignore_ascii_case("rs")) {
        bail!(told!(
            lang,
            "--output: the file is in Rust, so expected a name that ends in .rs",
            "--output：这个文件是 Rust 的，文件名要以 .rs 结尾"
        ));
    }
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
