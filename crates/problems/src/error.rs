//! What can be wrong with an input, and with a format.

use grundy_lang::{told, Lang, Told};

/// Why an input is refused, or a format has no table for its validator.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[error("{}", self.told(Lang::En))]
pub enum Error {
    /// An input with something else than what its format expects.
    Misread {
        line: usize,
        column: usize,
        /// The range of the number that is expected there, if it is a number.
        expected: Option<(u64, u64)>,
        /// What stands there; `None` at the end of the input.
        found: Option<String>,
    },
    /// A number bounded by another that is not before it.
    UnknownBound { number: &'static str, by: &'static str },
    /// A number of whose range more than one other decides an end.
    SeveralBounds { number: &'static str },
}

impl Told for Error {
    fn told(&self, lang: Lang) -> String {
        told!(lang, match self {
            Error::Misread { line, column, expected, found } =>
                "line {line}, column {column}: {misread}",
                "第 {line} 行第 {column} 列：{misread}",
                misread = misread((expected, found), lang);
            Error::UnknownBound { number, by } =>
                "{number}: no number before it is called {by}",
                "{number}：前面没有叫 {by} 的数";
            Error::SeveralBounds { number } =>
                "{number}: more than one number decides an end of its range, which no validator knows",
                "{number}：不止一个数决定它的范围的一端，校验器不会检查";
        })
    }
}

fn misread(fault: (&Option<(u64, u64)>, &Option<String>), lang: Lang) -> String {
    told!(lang, match fault {
        (Some((low, high)), Some(found)) =>
            "expected an integer from {low} to {high}, found {found:?}",
            "这里要写从 {low} 到 {high} 的整数，而写的是 {found:?}";
        (Some((low, high)), None) =>
            "expected an integer from {low} to {high}, found the end",
            "这里要写从 {low} 到 {high} 的整数，但输入已经结束";
        (None, Some(found)) => "{found:?} cannot stand there", "这里不能写 {found:?}";
        (None, None) => "expected more, found the end", "输入不完整，到这里就结束了";
    })
}
