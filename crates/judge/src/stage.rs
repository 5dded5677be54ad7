//! A stage and its report.

use crate::attempt::Failure;
use crate::error::Error;
use crate::run::Run;
use grundy_lang::{told, Lang, Told};
use std::fmt;
use std::str::FromStr;

/// The stages, in the order in which they are tried.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Stage {
    Sample,
    /// Cases on which wrong rules fail.
    Hard,
    Golden,
    Small,
    Random,
    Largest,
    /// An input of the user's, instead of all others.
    Input,
}

impl Stage {
    /// Those that are tried without an input of the user's.
    pub const ALL: [Stage; 6] =
        [Stage::Sample, Stage::Hard, Stage::Golden, Stage::Small, Stage::Random, Stage::Largest];

    /// Their names.
    pub fn names(lang: Lang) -> String {
        match lang {
            Lang::En => Stage::ALL.map(|stage| stage.to_string()).join(", "),
            Lang::Zh => {
                Stage::ALL.map(|stage| format!("{stage}（{}）", stage.told(lang))).join("、")
            }
        }
    }
}

impl FromStr for Stage {
    type Err = Error;

    fn from_str(name: &str) -> Result<Stage, Error> {
        Stage::ALL.into_iter().find(|stage| stage.to_string() == name).ok_or(Error::NoStage)
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.told(Lang::En))
    }
}

impl Told for Stage {
    fn told(&self, lang: Lang) -> String {
        told!(lang, match self {
            Stage::Sample => "sample", "样例";
            Stage::Hard => "hard", "易错";
            Stage::Golden => "golden", "测试";
            Stage::Small => "small", "小数据";
            Stage::Random => "random", "随机";
            Stage::Largest => "largest", "最大";
            Stage::Input => "input", "输入";
        })
    }
}

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

/// The most that any run took.
#[derive(Default)]
pub struct Most {
    /// The number of cases.
    pub tried: usize,
    pub seconds: f64,
    pub kilobytes: u64,
    pub slow: Option<Slow>,
}

/// More cases than an input of the judge's may have, which took longer than an input may take.
#[derive(Clone, Copy)]
pub struct Slow {
    pub cases: usize,
    pub seconds: f64,
}

impl Told for Slow {
    fn told(&self, lang: Lang) -> String {
        let Slow { cases, seconds } = self;
        told!(lang, "slow: {cases} cases in {seconds:.1} s", "较慢：{cases} 组共 {seconds:.1} 秒")
    }
}

impl Most {
    pub fn add(&mut self, run: &Run) {
        self.seconds = self.seconds.max(run.seconds);
        self.kilobytes = self.kilobytes.max(run.kilobytes);
    }

    /// Merges the figures of another thread.
    pub fn join(&mut self, other: &Most) {
        self.tried += other.tried;
        self.seconds = self.seconds.max(other.seconds);
        self.kilobytes = self.kilobytes.max(other.kilobytes);
        self.slow = self.slow.or(other.slow);
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
