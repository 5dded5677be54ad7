//! `grundy submit`: the file to paste.

use crate::args;
use crate::output::write_to;
use anyhow::{anyhow, Result};
use grundy_catalogue::{names, read, root};
use grundy_lang::{told, Lang};
use std::process::ExitCode;

pub fn submit(program: &str, to: &args::To, lang: Lang) -> Result<ExitCode> {
    // A file to paste has no mark: it is known by its whole text.
    let is_ours = |bytes: &[u8]| {
        let all = names(&root(), "pasted", ".rs").unwrap_or_default();
        all.iter().any(|name| pasted(name, lang).is_ok_and(|text| text.as_bytes() == bytes))
    };
    write_to(to, &pasted(program, lang)?, is_ours)
}

/// The file to paste.
pub fn pasted(program: &str, lang: Lang) -> Result<String> {
    read(&root(), &format!("pasted/{program}.rs")).map_err(|_| {
        anyhow!(told!(
            lang,
            "{program} is judged nowhere: there is nothing to submit",
            "没有评测系统收录 {program}，不用提交"
        ))
    })
}
