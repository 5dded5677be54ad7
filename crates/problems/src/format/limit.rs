//! What a statement says of the numbers and words of an input, in English and Chinese.
//!
//! Checked: the sentences of all problems, by `crates/packages/tests/packages.rs`.

use super::order::Order;
use grundy_lang::{told, Lang, Told};

/// What a statement says of an input. Letters of the input stand in backquotes.
#[derive(Clone, Debug, PartialEq)]
pub enum Limit {
    /// A number: its letter, or the name of each or of several such numbers.
    Number(&'static str, Span),
    /// How many entries of a name there are, and the letter for that, if the input has one.
    Count(String, Option<String>, Span),
    /// The order of the entries of a name.
    Order(String, Order),
    /// What one of the entries of a name is.
    Has(String, String),
    /// The length of a word, or of a number.
    Length(Written, Span),
    /// What no word or number contains.
    Without(Written, String),
    /// The letter with which no word or number begins.
    NotFirst(Written, char),
    /// The few words of which one is given.
    OneOf(&'static [&'static str]),
    /// The number of cases.
    Cases(Span),
    /// The sum of a number in all cases, at most.
    SumOf(&'static str, String),
    /// How many entries of a name there are in all cases, at most.
    Sum(&'static str, String),
    /// A sentence of one problem, in English and Chinese.
    Own([&'static str; 2]),
}

/// What is made of letters.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Written {
    /// Digits.
    Number,
    /// Letters.
    Word,
}

/// The ends of a range as people write them; one alone if both are the same.
#[derive(Clone, Debug, PartialEq)]
pub struct Span {
    /// The least.
    pub low: String,
    /// The greatest.
    pub high: String,
    /// Whether odd numbers are left out.
    pub is_even: bool,
}

impl Span {
    /// From a number to another one.
    pub fn of(low: impl ToString, high: impl ToString) -> Span {
        Span { low: low.to_string(), high: high.to_string(), is_even: false }
    }
}

impl Told for Span {
    fn told(&self, lang: Lang) -> String {
        let Span { low, high, is_even } = self;
        match (low == high, is_even) {
            (true, _) => low.clone(),
            (_, false) => told!(lang, "{low} to {high}", "{low} 到 {high}"),
            (_, true) => told!(lang, "{low} to {high}, even", "{low} 到 {high} 的偶数"),
        }
    }
}

impl Told for Limit {
    fn told(&self, lang: Lang) -> String {
        let named = |table: &[(&str, &'static str)], name: &str| match lang {
            Lang::En => name.to_string(),
            Lang::Zh => noun(table, name),
        };
        let all = |name: &str| named(ALL, name);
        let many = |name: &str| named(MANY, name);
        told!(lang, match self {
            Limit::Number(letter, ends) if letter.len() == 1 =>
                "`{letter}`: {ends}", "`{letter}`：{ends}", ends = ends.told(lang);
            Limit::Number(name, ends) if name.ends_with('s') =>
                "{name}: {ends}", "{name}：{ends}", name = all(name), ends = ends.told(lang);
            Limit::Number(name, ends) =>
                "each {name}: {ends}", "{name}：{ends}", name = named(&EACH, name), ends = ends.told(lang);
            Limit::Count(name, None, ends) =>
                "number of {name}: {ends}", "{name}：{ends}", name = many(name), ends = ends.told(lang);
            Limit::Count(name, Some(letter), ends) =>
                "`{letter}`, the number of {name}: {ends}", "`{letter}`（{name}）：{ends}",
                name = many(name), ends = ends.told(lang);
            Limit::Order(name, order) =>
                "{name}: {order}", "{name}：{order}", name = all(name), order = order.told(lang);
            Limit::Has(name, has) =>
                "{name}: one of them is {has}", "{name}：其中有 {has}", name = all(name);
            Limit::Length(Written::Number, ends) =>
                "digits of the number: {ends}", "数的位数：{ends}", ends = ends.told(lang);
            Limit::Length(Written::Word, ends) =>
                "length of the word: {ends}", "单词长度：{ends}", ends = ends.told(lang);
            Limit::Without(Written::Number, text) => "no number contains `{text}`", "各数中没有 `{text}`";
            Limit::Without(Written::Word, text) => "no word contains `{text}`", "单词中没有 `{text}`";
            Limit::NotFirst(Written::Number, letter) =>
                "no number begins with `{letter}`", "各数不以 `{letter}` 开头";
            Limit::NotFirst(Written::Word, letter) =>
                "no word begins with `{letter}`", "单词不以 `{letter}` 开头";
            Limit::OneOf(words) =>
                "word: `{either}`", "单词：`{either}`",
                either = words.join(&told!(lang, "` or `", "` 或 `"));
            Limit::Cases(ends) =>
                "number of cases: {ends}", "测试组数：{ends}", ends = ends.told(lang);
            Limit::SumOf(letter, most) =>
                "sum of `{letter}` in all cases: at most {most}", "各组 `{letter}` 之和：不超过 {most}";
            Limit::Sum(name, most) =>
                "sum of the numbers of {name} in all cases: at most {most}", "各组{name}之和：不超过 {most}",
                name = many(name);
            Limit::Own([english, chinese]) => "{english}", "{chinese}";
        })
    }
}

/// The Chinese of a name; the name itself if it is not in the table.
fn noun(table: &[(&str, &'static str)], name: &str) -> String {
    table.iter().find(|row| row.0 == name).map_or(name, |row| row.1).to_string()
}

// Each of several numbers.
const EACH: [(&str, &str); 15] = [
    ("bag", "每袋硬币数"),
    ("bar", "每根巧克力的长度"),
    ("cell", "每格"),
    ("count", "每个数目"),
    ("heap", "每堆个数"),
    ("height", "每个高度"),
    ("length", "每个长度"),
    ("limit", "每个上限"),
    ("member", "集合中每个数"),
    ("node", "每个节点"),
    ("number", "每个数"),
    ("row", "每行"),
    ("step", "每个步长"),
    ("stone", "每颗石子的数"),
    ("weight", "每个重量"),
];
// How many there are.
const MANY: &[(&str, &str)] = &[
    ("bags", "袋数"),
    ("bars", "巧克力根数"),
    ("boxes", "箱数"),
    ("bracelets", "手链数"),
    ("cells", "格子数"),
    ("coins", "枚数"),
    ("counts", "数目的个数"),
    ("cuboids", "长方体数"),
    ("heaps", "堆数"),
    ("heights", "高度的个数"),
    ("intervals", "区间数"),
    ("knights", "马的个数"),
    ("lengths", "长度的个数"),
    ("marbles", "弹珠数"),
    ("members", "集合中数的个数"),
    ("nodes", "节点数"),
    ("numbers", "数的个数"),
    ("pairs", "对数"),
    ("positions", "局面数"),
    ("questions", "询问数"),
    ("rows", "行数"),
    ("runs", "坡的段数"),
    ("squares", "格子数"),
    ("stairs", "台阶数"),
    ("steps", "步长的个数"),
    ("stones", "石子数"),
    ("tokens", "棋子数"),
    ("weights", "重量的个数"),
    ("words", "单词数"),
];
// All of them.
const ALL: &[(&str, &str)] = &[
    ("members", "集合中的数"),
    ("heaps", "各堆"),
    ("cells", "各格"),
    ("steps", "各步长"),
    ("numbers", "各数"),
    ("pairs", "各数对"),
    ("edges", "各边"),
    ("apples", "苹果数"),
    ("coins", "硬币数"),
    ("gifts", "礼物数"),
    ("stones", "石子数"),
];
