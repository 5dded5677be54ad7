//! What the command says of a program, as plain data: a build script writes it as a static.

use crate::chinese::{chinese, Chinese, Statement};
use crate::games::{games, keywords, Game};
use crate::header::{headers, parts, Header};
use crate::read;
use crate::theory::{comments, for_readers, theory};
use anyhow::Result;
use databake::Bake;
use std::path::Path;

/// A program.
#[derive(Clone, Copy, Debug, Bake)]
#[databake(path = grundy_catalogue::program)]
pub struct Program {
    pub header: Header,
    /// The theory of its game; empty if the program contains it.
    pub theory: &'static str,
    /// The theory's items that the program names, and its own comments.
    pub remarks: &'static [&'static str],
    /// Words by which its game is found; empty for most.
    pub keywords: &'static str,
    /// The Chinese statement, if it is written.
    pub statement: Option<Statement>,
    /// The theory in Chinese, or nothing.
    pub theory_in_chinese: &'static str,
    /// The grammar of the law finder in Chinese, for the law finder.
    pub grammar_in_chinese: &'static str,
}

/// All programs, in natural order.
///
/// # Errors
///
/// If a file cannot be read, or has an error: which.
pub fn all(root: &Path) -> Result<Vec<Program>> {
    let (chinese, games) = (chinese(root)?, games(root)?);
    headers(root)?.into_iter().map(|header| program(root, header, &chinese, &games)).collect()
}

fn program(root: &Path, header: Header, chinese: &Chinese, games: &[Game]) -> Result<Program> {
    let code = parts(read(root, header.file)?).map_or("", |parts| parts.2);
    let theory = theory(root, header.game)?.unwrap_or_default();
    let items = theory.named_in(code).map(|(_, text)| for_readers(text));
    let remarks: Vec<&str> = items.chain(comments(code)).map(|text| &*text.leak()).collect();
    Ok(Program {
        header,
        theory: for_readers(&theory.text).leak(),
        remarks: remarks.leak(),
        keywords: keywords(games, header.name).unwrap_or_default().leak(),
        statement: chinese.statements.get(header.name).copied(),
        theory_in_chinese: chinese.theories.get(header.game).copied().unwrap_or_default(),
        grammar_in_chinese: if header.name == "pattern" { chinese.grammar } else { "" },
    })
}
