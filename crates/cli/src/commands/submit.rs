//! `grundy submit`: the file to paste, in the language that the judge takes.

use crate::args;
use crate::files;
use crate::output::write_to;
use anyhow::{anyhow, bail, Result};
use grundy_catalogue::header::Header;
use grundy_catalogue::judges::Language;
use grundy_catalogue::language::choose;
use grundy_lang::{told, Lang, Told};
use std::process::ExitCode;

pub fn submit(
    header: &Header,
    name: &str,
    language: Option<Language>,
    to: &args::To,
    lang: Lang,
) -> Result<ExitCode> {
    let (language, chosen) = language.map_or_else(|| choose(header, name), |asked| (asked, None));
    let text = pasted(header.name, language, lang)?;
    let (named, ending) = (language.name(), language.ending());
    let found = to.output.as_ref().and_then(|file| file.extension());
    if found.is_some_and(|found| !found.eq_ignore_ascii_case(ending)) {
        bail!(told!(
            lang,
            "--output: the file is in {named}, so expected a name that ends in .{ending}; --language prints another",
            "--output：这个文件是 {named} 的，文件名要以 .{ending} 结尾；--language 可以换语言"
        ));
    }
    // A file to paste has no mark: it is known by its whole text.
    let status = write_to(to, &text, files::is_pasted)?;
    if let Some(chosen) = chosen {
        anstream::eprintln!("{}", chosen.told(lang));
    }
    Ok(status)
}

/// The file to paste.
fn pasted(program: &str, language: Language, lang: Lang) -> Result<String> {
    let file = format!("{program}.{}", language.ending());
    files::pasted("pasted", &file).ok_or_else(|| match language {
        Language::Rust => anyhow!(told!(
            lang,
            "{program} is judged nowhere: there is nothing to submit",
            "没有评测系统收录 {program}，不用提交"
        )),
        Language::Cpp => anyhow!(told!(
            lang,
            "{program} has no file in C++; --language rust prints Rust",
            "{program} 没有 C++ 的文件；--language rust 打印 Rust"
        )),
    })
}
