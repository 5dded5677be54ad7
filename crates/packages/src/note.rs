//! What a package leaves out or changes.

use crate::limits::{ALL, LARGEST, LEAST_MEMORY, MOST_CASES, MOST_MEGABYTES, MOST_SECONDS};
use grundy_lang::{told, Lang, Told};
use grundy_problems::format::Shape;
use grundy_problems::Error;

/// What a package leaves out or changes, for people.
#[derive(Clone, Debug, PartialEq)]
pub enum Note {
    /// A golden case that the judge could not give.
    NotOfJudge { case: String, why: Error },
    /// A golden case whose input has more bytes than a package allows.
    TooLong { case: String, bytes: usize },
    /// A golden case that is there already.
    Again { case: String },
    /// A case that would make the package too large.
    TooMuch { case: String },
    /// A largest input of which one case alone is too long.
    NoLargest { shape: Shape, bytes: usize },
    /// A largest input with fewer cases than the judge gives.
    FewerCases { shape: Shape, cases: usize, most: u64 },
    /// More memory than this, which the judge gives, in MB.
    MoreMemory { judge: u64 },
    /// Less memory than this, for Hydro.
    LessMemory { judge: u64 },
    /// A checker, which Hydro's importer of FPS does not read.
    CheckerLost,
    /// The cases that Hydro's limits leave no room for, of so many.
    NotForHydro { cases: Vec<String>, all: usize },
}

impl Told for Note {
    fn told(&self, lang: Lang) -> String {
        told!(lang, match self {
            Note::NotOfJudge { case, why } =>
                "the golden case {case} is left out, because its judge could not give it: {why}",
                "没有用测试数据 {case}，因为评测系统不会给出它：{why}",
                why = why.told(lang);
            Note::TooLong { case, bytes } =>
                "the golden case {case} is left out: its input has {bytes} bytes",
                "没有用测试数据 {case}：输入有 {bytes} 字节";
            Note::Again { case } =>
                "the golden case {case} is left out: it is there already",
                "没有用测试数据 {case}：已经有同样的输入";
            Note::TooMuch { case } =>
                "{case} is left out: the package would be above {most} MB",
                "没有用 {case}：题目包会超过 {most} MB",
                most = ALL / 1_000_000;
            Note::NoLargest { shape, bytes } =>
                "the largest input, {shape}, is left out: one case has {bytes} bytes",
                "没有用最大的输入 {shape}：一组就有 {bytes} 字节",
                shape = shape.name();
            Note::FewerCases { shape, cases, most } =>
                "the largest input, {shape}, keeps {cases} of its {most} cases: all would be above {bytes} MB",
                "最大的输入 {shape} 有 {cases} 组，而不是 {most} 组，否则会超过 {bytes} MB",
                shape = shape.name(), bytes = LARGEST / 1_000_000;
            Note::MoreMemory { judge } =>
                "memory: {LEAST_MEMORY} MB, for Java; its judge gives {judge} MB",
                "空间：{LEAST_MEMORY} MB（为了 Java），原评测给 {judge} MB";
            Note::LessMemory { judge } =>
                "memory: {MOST_MEGABYTES} MB, the most that Hydro allows, instead of {judge} MB",
                "空间：{MOST_MEGABYTES} MB（Hydro 最多给这些），而不是 {judge} MB";
            Note::CheckerLost =>
                "Hydro's importer of FPS ignores the checker (spj), and would refuse right answers: use --format hydro for it",
                "Hydro 导入 FPS 时会忽略 spj，正确的答案可能被判错：给 Hydro 请用 --format hydro";
            Note::NotForHydro { cases, all } =>
                "left out: {count} of {all} cases, because Hydro allows {MOST_CASES} cases and {MOST_SECONDS} s in all: \
                 {names}",
                "{all} 组数据中去掉了 {count} 组，因为 Hydro 至多 {MOST_CASES} 组、时间限制之和至多 {MOST_SECONDS} s：{names}",
                count = cases.len(), names = cases.join(", ");
        })
    }
}
