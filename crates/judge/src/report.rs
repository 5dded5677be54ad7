//! The report of a stage.

use crate::attempt::Failure;
use crate::most::Most;
use crate::stage::Stage;
use grundy_lang::{told, Lang, Told};

/// The report of a stage.
pub struct Report {
    pub stage: Stage,
    pub tried: Tried,
    pub most: Most,
    pub failure: Option<Failure>,
}

/// What was tried: a file or a golden case, or how many inputs or cases. `beyond` inputs were left out, which the judge
/// does not give; `seconds` were asked for, and were too few for all small cases.
pub enum Tried {
    Named(String),
    Inputs { count: usize, beyond: usize },
    Cases(usize),
    Small { count: usize, reached: Reached, seconds: Option<u64> },
    Random { count: usize, seed: u64 },
}

/// How far the small cases were tried: the size up to which all were, and larger ones of which only a part was.
#[derive(Default)]
pub struct Reached {
    pub all: Option<u64>,
    pub parts: Vec<u64>,
}

impl Told for Tried {
    fn told(&self, lang: Lang) -> String {
        let cases = |count: &usize| {
            let s = plural(*count);
            told!(lang, "{count} case{s}", "{count} 组")
        };
        match self {
            Tried::Named(name) => name.clone(),
            Tried::Inputs { count, beyond } => {
                let s = plural(*count);
                let inputs = told!(lang, "{count} input{s}", "{count} 份输入");
                if *beyond == 0 {
                    return inputs;
                }
                told!(
                    lang,
                    "{inputs}; {beyond} beyond the judge's ranges left out (--beyond)",
                    "{inputs}；另有 {beyond} 份超出评测的数据范围，没有使用（加 --beyond 则使用）"
                )
            }
            Tried::Cases(count) => cases(count),
            Tried::Small { count, reached, seconds } => {
                let mut tried = cases(count);
                if let Some(size) = reached.all {
                    tried += &told!(lang, ", to size {size}", "：规模 {size} 以内的全部");
                }
                for size in &reached.parts {
                    tried += &told!(lang, " and a part of {size}", "，规模 {size} 的一部分");
                }
                if let Some(seconds) = seconds {
                    tried += &told!(lang, " (--seconds {seconds})", "（--seconds {seconds}）");
                }
                tried
            }
            Tried::Random { count, seed } => {
                cases(count) + &told!(lang, ", --seed {seed}", "，--seed {seed}")
            }
        }
    }
}

/// The ending of an English noun after a number.
pub fn plural(count: usize) -> &'static str {
    if count == 1 {
        ""
    } else {
        "s"
    }
}
