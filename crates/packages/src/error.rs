//! Why there is no package.

use grundy_lang::{told, Lang, Told};

/// What a program's failure consists of.
pub type Cause = Box<dyn std::error::Error + Send + Sync>;

/// Why a program has no package.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
#[error("{}", self.told(Lang::En))]
pub enum Error {
    /// The program reads requests.
    NoFormat(String),
    /// A range that no validator checks.
    Format(#[from] grundy_problems::Error),
    /// The judge could give none of the program's cases.
    NoCase(String),
    /// A case whose input or output is empty, for FPS.
    Empty { program: String, case: String },
    /// The program fails on an input that the judge could give.
    Fails {
        program: String,
        case: String,
        #[source]
        cause: Cause,
    },
}

impl Told for Error {
    fn told(&self, lang: Lang) -> String {
        told!(lang, match self {
            Error::NoFormat(program) =>
                "{program} reads requests, not numbers: no inputs can be made for it",
                "{program} 读的是请求，不是数，不能为它生成数据";
            Error::Format(error) => "{error}", "{error}", error = error.told(lang);
            Error::NoCase(program) =>
                "{program} has no case that its judge could give",
                "{program} 没有评测系统会给出的数据";
            Error::Empty { program, case } =>
                "{program}: the input or the output of {case} is empty, and QDUOJ's importer of FPS fails on that",
                "{program}：数据 {case} 的输入或输出为空，QDUOJ 的 FPS 导入会因此失败";
            Error::Fails { program, case, cause } =>
                "{program} on the input {case}, which the judge could give: {cause}",
                "{program} 在输入 {case} 上出错，而评测系统可能给出它：{cause}";
        })
    }
}
