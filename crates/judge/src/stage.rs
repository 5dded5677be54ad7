//! The stages of a session.

use grundy_lang::{told, Lang, Told};
use std::fmt;

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
