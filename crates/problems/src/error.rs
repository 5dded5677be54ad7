//! What can be wrong with an input, with a wish for one, and with a format.

use grundy_lang::{told, Lang, Told};

/// Why an input is refused or cannot be made, or a format has no table for its validator.
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
    /// A problem without cases on which wrong rules fail.
    NoHardCases,
    /// A number of cases that the judge does not give, or that cannot be made.
    Cases { asked: u64, least: u64, most: u64 },
    /// Cases whose sum of a number would pass the judge's limit.
    InAll { name: &'static str, most: u64, asked: usize, found: usize },
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
            Error::NoHardCases =>
                "no hard cases are known: --size small, random or largest gives others",
                "没有已知的易错数据：请用 --size small、random 或 largest";
            Error::Cases { asked, least, most } if least == most =>
                "--cases: expected {most}, found {asked}",
                "--cases：这里只能是 {most}，而写的是 {asked}";
            Error::Cases { asked, least, most } =>
                "--cases: expected an integer from {least} to {most}, found {asked}",
                "--cases：这里要写从 {least} 到 {most} 的整数，而写的是 {asked}";
            Error::InAll { name, most, asked, found } =>
                "--cases: only {found} of {asked} fit: the sum of {name} in all cases is at most {most}",
                "--cases：{asked} 组中只放得下 {found} 组：各组 {name} 之和不超过 {most}";
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
