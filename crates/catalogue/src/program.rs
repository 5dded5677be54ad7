//! What the command says of a program, as plain data: a build script writes it as a static.

use crate::chinese::{chinese, Chinese, Statement};
use crate::games::{games, names, Game};
use crate::header::{headers, Header};
use crate::summary::{summaries, Summary};
use anyhow::Result;
use databake::Bake;
use grundy_lang::Lang;
use std::collections::HashMap;
use std::path::Path;

/// A program.
#[derive(Clone, Copy, Debug, Bake)]
#[databake(path = grundy_catalogue::program)]
pub struct Program {
    pub header: Header,
    /// The theory of its game; empty if only the header has it.
    pub theory: Summary,
    /// The names of its games, and words by which they are found, English and Chinese.
    pub games: &'static [&'static str],
    /// The Chinese statement, if it is written.
    pub statement: Option<Statement>,
    /// The grammar of the law finder in Chinese, for the law finder.
    pub grammar_in_chinese: &'static str,
}

impl Program {
    /// The statement in a language; in English if there is no other.
    pub fn told(&self, lang: Lang) -> Statement {
        let Header { title, about, input, output, range, cost, .. } = self.header;
        match (lang, self.statement) {
            (Lang::Zh, Some(statement)) if self.grammar_in_chinese.is_empty() => statement,
            (Lang::Zh, Some(statement)) => Statement { why: self.grammar_in_chinese, ..statement },
            _ => {
                let (rule, why) = about.split_once("\n\n").unwrap_or((about, ""));
                Statement { name: title, rule, why, input, output, range, cost, sizes: &[] }
            }
        }
    }

    /// Whether its statement explains the requests that it reads, instead of why its answer is right.
    pub fn reads_requests(&self) -> bool {
        self.told(Lang::En).why.starts_with("In a request")
    }

    /// The names of its problem and its games, English and Chinese, and other words by which it is found.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        let titles = [Lang::En, Lang::Zh].map(|lang| self.told(lang).name);
        titles.into_iter().chain(self.games.iter().copied())
    }
}

/// All programs, in natural order.
///
/// # Errors
///
/// If a file cannot be read, or has an error: which.
pub fn all(root: &Path) -> Result<Vec<Program>> {
    let (chinese, games, theories) = (chinese(root)?, games(root)?, summaries(root)?);
    let program = |header| program(header, &chinese, &games, &theories);
    Ok(headers(root)?.into_iter().map(program).collect())
}

fn program(
    header: Header,
    chinese: &Chinese,
    games: &[Game],
    theories: &HashMap<&str, Summary>,
) -> Program {
    Program {
        header,
        theory: theories.get(header.game).copied().unwrap_or_default(),
        games: names(games, &header).leak(),
        statement: chinese.statements.get(header.name).copied(),
        grammar_in_chinese: if header.name == "pattern" { chinese.grammar } else { "" },
    }
}
