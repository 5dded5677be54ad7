//! Remarks on a counterexample.

use grundy_lang::{told, Lang, Told};

#[derive(Clone, PartialEq, Debug)]
pub enum Note {
    Golden { program: String, case: String },
    Slower { seconds: f64, factor: f64 },
    Large,
    Changing,
    AllTogether,
    Unfinished,
    MadeSmaller,
    NoSmaller,
    Smallest,
    LastMissing,
    Joined,
    AfterOthers,
}

impl Told for Note {
    fn told(&self, lang: Lang) -> String {
        told!(lang, match self {
            Note::Golden { program, case } =>
                "from testdata/{program}/{case}.in",
                "来自 testdata/{program}/{case}.in";
            Note::Slower { seconds, factor } =>
                "it needs {seconds:.2} s: --slower {factor:.1} allows that",
                "它需要 {seconds:.2} 秒：--slower {factor:.1} 就够";
            Note::Large =>
                "not made smaller: it may fail only on large inputs",
                "没有缩小：可能只有大的输入才会出错";
            Note::Changing =>
                "run again on the same input, it prints something else or ends in another way",
                "同样的输入再运行一次，结果不一样";
            Note::AllTogether =>
                "its last case alone is answered: it fails only on all cases together",
                "只给最后一组不会这样：要所有的组放在一起";
            Note::Unfinished =>
                "reduced for 20 seconds: it may become smaller still",
                "缩小了 20 秒，也许还能更小";
            Note::MadeSmaller =>
                "made smaller step by step, until no smaller input that fails was found",
                "反例已逐步缩小，没有找到更小的";
            Note::NoSmaller =>
                "the input as it was tried: no smaller one that fails was found",
                "反例是原来的输入，没有找到更小的";
            Note::Smallest =>
                "the smallest: every smaller input is answered right",
                "最小：更小的输入全部答对";
            Note::LastMissing =>
                "each case alone is answered right; of several cases, the last is not answered",
                "每一组单独给都答对；放在一起，最后一组没有输出";
            Note::Joined =>
                "each case alone is answered right; the answers of several cases are joined in another way",
                "单独每一组都答对；几组放在一起，输出的格式不对";
            Note::AfterOthers =>
                "its last case is answered right alone, and wrong after the others",
                "最后一组单独给时答对，放在别的组后面就答错";
        })
    }
}
