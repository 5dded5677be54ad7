//! What is wrong with a request: data until it is shown, in English or Chinese.
//!
//! Checked: each is told in both languages, without English in the Chinese (below); when each is found, beside the
//! grammars and in `tests/law_finder`.

#![allow(missing_docs)] // what each is, its sentence says

use crate::formula::Mistake;
use crate::octal::BadCode;
use crate::pattern::Unread;
use grundy::table::TooLarge;
use grundy_lang::{told, Lang, Told};
use std::{fmt, slice};

/// What is wrong with a request.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// Something else would be right in place of a word; `None` is the end of the line.
    Expected(Expected, Option<String>),
    /// The line to write instead, for these words would not be read as they are meant.
    Instead(String, String),
    /// The line to write for each of the ways in which these words can be read.
    Unclear(Vec<String>, String),
    /// What people say has no meaning.
    Unread(Unread),
    Code(BadCode),
    LongLine {
        most: usize,
    },
    Comment,
    PlotAmongOthers,
    ProgramOfFamily,
    NoProgram,
    MiserePairs,
    MisereCoins,
    MisereMemory,
    /// More than can be answered in a few seconds.
    Large(Large, TooLarge),
    /// Under normal play, the moves of a sum.
    Moves(TooLarge),
    /// Of a sum without a misere quotient: the tokens, or the product of its heaps.
    Tokens {
        most: u64,
    },
    Product {
        most: u64,
    },
    /// A heap beyond those whose misere quotient is found, which has so many states.
    NoQuotient(TooLarge, usize),
    SecondHeap,
    /// A heap more than the game has.
    MoreHeaps(usize, String),
    CoinTwice(u64),
    /// The Anti-SG rule is examined by misere quotients, which only some games have.
    NoAntiSg,
    SmallerHeaps,
    ManyStates,
    Table(Misread),
    /// What is wrong with a member of a family, which is this rule.
    Member(String, Box<Fault>),
    /// What is wrong with a formula.
    Formula(Box<Mistake>),
}

/// What would be right.
#[derive(Clone, Debug, PartialEq)]
pub enum Expected {
    Word(&'static str),
    AnyOf(&'static [&'static str]),
    Number {
        low: u64,
        high: u64,
    },
    NumberOrRun {
        most: u64,
    },
    Run,
    End,
    EndOfRule,
    Request,
    Game,
    Set,
    Bound,
    Fraction,
    Parts,
    PairMove {
        most: u64,
    },
    Step,
    Few(u64, Things),
    NumbersUpTo(u64),
    OneOf(Vec<u64>),
    Parameter,
    /// A parameter of the rule, in place of another letter.
    ParameterOf(String),
    Range,
    Ends,
    CodeOrCertificate,
}

/// What is wrong with a table of values.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Misread {
    /// Another heap than the next.
    Heap {
        expected: u64,
        found: u64,
    },
    /// The first heap, which is neither 0 nor 1.
    First(u64),
    /// The heap that has no value.
    Missing(u64),
    /// Dots between values.
    Gap,
    /// Values and winners in one table.
    Mixed,
    /// A row of another length than the first.
    Length {
        expected: usize,
        found: usize,
    },
    /// An answer without a table, or with less than all of it.
    NoTable,
    Short(u64),
}

/// What a request has too many of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Things {
    Heaps,
    Values,
    Steps,
    Kinds,
    Numbers,
    NumbersOfKinds,
    Members,
}

/// Which number is too large, and for what.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Large {
    /// The largest heap of a table.
    Table,
    /// That of a table of two heaps.
    Pairs,
    /// That of so many tables.
    Members(u64),
    /// A heap of a sum.
    Heap,
    /// A heap, or a limit for all heaps, of an octal game whose period is not proved.
    OctalHeap,
    OctalLimit,
}

impl Fault {
    /// The lines to write instead, one for each way in which the words can be read.
    pub fn lines(&self) -> &[String] {
        match self {
            Fault::Instead(line, _) => slice::from_ref(line),
            Fault::Unclear(lines, _) => lines,
            Fault::Member(_, fault) => fault.lines(),
            Fault::Unread(unread) => unread.lines(),
            _ => &[],
        }
    }

    /// Something else is expected than `word`, of which the first letters are kept; `None` is the end of the line.
    pub fn expected(what: Expected, word: Option<&str>) -> Fault {
        const SHOWN: usize = 24;
        Fault::Expected(
            what,
            word.map(|word| match word.char_indices().nth(SHOWN) {
                Some((end, _)) => word[..end].to_string() + "...",
                None => word.to_string(),
            }),
        )
    }
}

impl Told for Fault {
    fn told(&self, lang: Lang) -> String {
        told!(lang, match self {
            Fault::Expected(what, found) =>
                "expected {what}, found {found}",
                "这里要写{what}，而{found}",
                what = what.told(lang),
                found = match found {
                    Some(word) => told!(lang, "{word:?}", "写的是 {word:?}"),
                    None => told!(lang, "the end", "一行已经结束"),
                };
            Fault::Instead(line, found) =>
                "expected \"{line}\", found \"{found}\"",
                "这里要写 \"{line}\"，而写的是 \"{found}\"";
            Fault::Unclear(lines, found) =>
                "expected {lines}, found \"{found}\", which may mean {each}",
                "这里要写 {lines}，而 \"{found}\" {each}",
                lines = either(lines, lang),
                each = match lines.len() {
                    2 => told!(lang, "either", "两种意思都可能"),
                    _ => told!(lang, "any of them", "有几种意思"),
                };
            Fault::Unread(unread) => "{unread}", "{unread}", unread = unread.told(lang);
            Fault::Code(bad) => "{bad}", "{bad}", bad = bad.told(lang);
            Fault::LongLine { most } => "expected a line of {most} bytes at most", "一行最多 {most} 字节";
            Fault::Comment => "expected a request, found a comment", "这里要写一个请求，而写的只有注释";
            Fault::PlotAmongOthers => "expected plot to be the only request", "plot 必须是唯一的请求";
            Fault::ProgramOfFamily =>
                "expected numbers for the parameters: for a family there is only a function, no program",
                "请把参数换成数：带参数的规则只有函数，没有完整的程序";
            Fault::NoProgram =>
                "expected a rule with a law, or one whose table is a short program",
                "没有找到规律，也不能用简短的程序打表，请换一个规则";
            Fault::MiserePairs =>
                "expected a game of one heap, because two heaps have no misere play here, found \"pairs\"",
                "两堆的游戏（pairs）不支持反常规则";
            Fault::MisereCoins =>
                "expected another game, because under misere play coins are no heaps, found \"turn\"",
                "反常规则下，硬币不能当作堆，请换一个游戏";
            Fault::MisereMemory =>
                "expected \"take\", because games that remember the last move have no misere play here, found \"misere\"",
                "记住上一步的游戏不支持反常规则，请去掉 misere";
            Fault::Large(what, TooLarge { most, asked: found }) =>
                "expected {number} up to {most}{why}, found {found}",
                "{number}最大为 {most}{why}，而写的是 {found}",
                number = match what {
                    Large::Heap | Large::OctalHeap => told!(lang, "a heap", "堆"),
                    Large::OctalLimit => told!(lang, "a limit", "堆"),
                    _ => told!(lang, "heaps", "堆"),
                },
                why = what.told(lang);
            Fault::Moves(TooLarge { most, asked: found }) =>
                "expected heaps of {most} moves at most in all, found {found}",
                "各堆的走法总数最多 {most}，而现在有 {found}";
            Fault::Tokens { most } =>
                "expected {most} tokens at most in all, because misere play is searched in full where no quotient is found",
                "反常规则下没有找到商时要完整搜索，石子总数最多 {most}";
            Fault::Product { most } =>
                "expected smaller heaps: the product of all (heap + 1), times the moves of one heap, is at most {most}, \
                 because misere play is searched in full where no quotient is found",
                "请换小一些的堆：反常规则下没有找到商时要完整搜索，各堆加 1 之积再乘一堆的走法数，不能超过 {most}";
            Fault::NoQuotient(TooLarge { most, asked: found }, order) =>
                "expected a heap up to {most}, the largest of this game whose quotient is found, of {states}, found {found}",
                "堆最大为 {most}（再大就没有找到这个游戏的商，它有{states}），而写的是 {found}",
                states = match order {
                    1 => told!(lang, "1 state", "一个状态"),
                    _ => told!(lang, "{order} states", " {order} 个状态"),
                };
            Fault::SecondHeap => "expected a second heap, found the end", "这个游戏有两堆，还缺第二堆";
            Fault::MoreHeaps(1, found) => "expected one heap, found {found:?}", "这个游戏只有一堆，多写了 {found:?}";
            Fault::MoreHeaps(_, found) => "expected two heaps, found {found:?}", "这个游戏只有两堆，多写了 {found:?}";
            Fault::CoinTwice(coin) => "coin {coin} is named twice", "第 {coin} 枚硬币写了两次";
            Fault::NoAntiSg =>
                "expected an octal code, or a set of numbers to take that does not depend on the heap, with any splits",
                "这里只能用八进制码，或者与堆的大小无关的可取个数，分堆不限";
            Fault::SmallerHeaps => "expected smaller heaps", "请换小一些的堆";
            Fault::ManyStates => "expected a game with fewer states and values", "状态和 SG 值太多，请换一个较小的游戏";
            Fault::Table(misread) => "{misread}", "{misread}", misread = misread.told(lang);
            Fault::Formula(mistake) => "{mistake}", "{mistake}", mistake = mistake.told(lang);
            Fault::Member(rule, fault) => "{fault}, in {rule:?}", "{rule:?}：{fault}", fault = fault.told(lang);
        })
    }
}

impl Told for Expected {
    fn told(&self, lang: Lang) -> String {
        told!(lang, match self {
            Expected::Word(word) => "{word:?}", " {word:?}";
            Expected::AnyOf(words) => "{words}", " {words}", words = either(words, lang);
            Expected::Number { low, high } => "a number from {low} to {high}", "从 {low} 到 {high} 的数";
            Expected::NumberOrRun { most } =>
                "a number from 1 to {most} or a run such as 3..5 or 3..",
                "从 1 到 {most} 的数，或 3..5、3.. 这样的范围";
            Expected::Run => "a run such as 3..5, the smaller first", " 3..5 这样的范围，小的在前";
            Expected::End => "the end of the line", "行末";
            Expected::EndOfRule => "the end of the rule", "规则的末尾";
            Expected::Request =>
                "a request: values, table, law, moves, antisg or plot",
                "一个请求：values、table、law（规律）、moves（走法）、antisg 或 plot";
            Expected::Game =>
                "a game: take, split, divide, turn, octal, or a formula such as n -> n - 1; n / 2 (for the law of another: \
                 values, and those that a search of your own prints)",
                "一个游戏：take（取）、split（分成）、divide（换成真约数）、turn（翻）、octal（八进制），或 n -> n - 1; n / 2 这样的公式；\
                 其他游戏请用 values，后面写自己搜索得到的值";
            Expected::Set =>
                "what to take: any, odd, even, half, up to half, up to 1/N, up to sqrt, up to N, a divisor, a coprime, \
                 squares, primes, fibonacci, powers of N, multiples of N, the heap, or numbers such as 1 3..5",
                "可取的个数：1 3..5 这样的数、any（任意个）、odd（奇数）、even（偶数）、half（一半）、up to half、up to 1/N、\
                 up to sqrt、up to N（最多取这么多）、a divisor（约数）、a coprime（互质的数）、squares（平方数）、\
                 primes（质数）、fibonacci（斐波那契数）、powers of N（N 的幂）、multiples of N（N 的倍数）、the heap（整堆）";
            Expected::Bound =>
                "\"half\", \"sqrt\", a fraction such as 1/3 or a number",
                " \"half\"、\"sqrt\"、1/3 这样的分数或一个数";
            Expected::Fraction => "a fraction from 1/2 on", "从 1/2 起的分数";
            Expected::Parts => "a number of heaps from 2 on, or a run such as 2..4", "从 2 起的堆数，或 2..4 这样的范围";
            Expected::PairMove { most } =>
                "numbers that are taken (any from one, the same from both, 1 2 from one and the like), or a step of two \
                 numbers from -{most} to {most}",
                "可取的个数（any from one、the same from both、1 2 from one 等），或两个从 -{most} 到 {most} 的数表示的一步";
            Expected::Step => "a step that takes more than it adds", "取的比加的多的一步";
            Expected::Few(most, Things::Heaps) => "{most} heaps at most", "最多 {most} 堆";
            Expected::Few(most, Things::Values) => "{most} values at most", "最多 {most} 个值";
            Expected::Few(most, Things::Steps) => "{most} steps at most", "最多 {most} 种步子";
            Expected::Few(most, Things::Kinds) => "{most} kinds at most", "最多 {most} 类";
            Expected::Few(most, Things::Numbers) => "{most} numbers at most", "最多 {most} 个数";
            Expected::Few(most, Things::NumbersOfKinds) => "{most} numbers at most in all", "总共最多 {most} 个数";
            Expected::Few(most, Things::Members) => "{most} members of the family at most", "最多 {most} 个成员";
            Expected::NumbersUpTo(most) => "numbers up to {most}", "不超过 {most} 的数";
            Expected::OneOf(numbers) => "one of {numbers}", " {numbers} 之一", numbers = list(numbers);
            Expected::Parameter =>
                "a parameter of the rule, which is one capital letter, each once, three at most",
                "规则中的参数：一个大写字母，不能重复，最多三个";
            Expected::ParameterOf(other) =>
                "a parameter of the rule, which {other} is not", "规则中的参数（规则中没有 \"{other}\"）";
            Expected::Range => "a range such as 1..8, the smaller number first", " 1..8 这样的范围，小的在前";
            Expected::Ends =>
                "numbers such as 1..8, or L..8 for an L that stands before", " 1..8 这样的数，或 L..8（L 写在前面）";
            Expected::CodeOrCertificate =>
                "an octal code such as 0.77, or certificate and a code",
                " 0.77 这样的八进制码，或 certificate 和八进制码";
        })
    }
}

impl Told for Misread {
    fn told(&self, lang: Lang) -> String {
        told!(lang, match self {
            Misread::Heap { expected, found } =>
                "expected the value of heap {expected}, found heap {found}",
                "这里要写堆 {expected} 的值，而写的是堆 {found}";
            Misread::First(found) =>
                "expected a table that begins with heap 0 or 1, found heap {found}",
                "表要从堆 0 或堆 1 开始，而写的是堆 {found}";
            Misread::Missing(heap) =>
                "expected the value of heap {heap}, found none",
                "这里要写堆 {heap} 的值，而没有写";
            Misread::Gap =>
                "expected all values, found dots between them",
                "值要写全，而中间写的是省略号";
            Misread::Mixed =>
                "expected values alone or winners alone, found both",
                "只能都写值或都写胜负，而两种都写了";
            Misread::Length { expected, found } =>
                "expected as many values as in the first row, {expected}, found {found}",
                "每行要和第一行一样有 {expected} 个值，而这里有 {found} 个";
            Misread::NoTable =>
                "expected a table of values, found an answer without one: \"grundy table\" prints it",
                "这里要有值的表，而这个回答里没有：\"grundy table\" 才打印";
            Misread::Short(to) =>
                "expected the values of all heaps up to {to}, found fewer",
                "要有到堆 {to} 为止的全部值，而这里不全";
        })
    }
}

impl Told for Large {
    fn told(&self, lang: Lang) -> String {
        told!(lang, match self {
            Large::Table => ", because more would take too long", "，再大算得太久";
            Large::Pairs => ", because a table of more pairs would take too long", "，再大的表算得太久";
            Large::Members(1) => " for 1 member", "（一个成员）";
            Large::Members(count) => " for {count} members", "（{count} 个成员）";
            Large::Heap => ", because the values of more would take too long", "，再大算得太久";
            Large::OctalHeap | Large::OctalLimit =>
                ", because no period is proved and more would take too long", "，因为没有证明周期，再大算得太久";
        })
    }
}

impl From<Misread> for Fault {
    fn from(misread: Misread) -> Fault {
        Fault::Table(misread)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.told(Lang::En))
    }
}

impl std::error::Error for Fault {}

fn list(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
}

/// Texts in quotation marks, of which one is to be chosen.
fn either<T: fmt::Display>(texts: &[T], lang: Lang) -> String {
    let texts: Vec<String> = texts.iter().map(|text| format!("\"{text}\"")).collect();
    match &texts[..] {
        [] => String::new(),
        [text] => text.clone(),
        [first @ .., last] => {
            let first = first.join(&told!(lang, ", ", "、"));
            told!(lang, "{first} or {last}", "{first} 或 {last}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One of each.
    fn all() -> Vec<Fault> {
        const BEYOND: TooLarge = TooLarge { asked: 9, most: 5 };
        let text = || "take 2".to_string();
        let things = [
            Things::Heaps,
            Things::Values,
            Things::Steps,
            Things::Kinds,
            Things::Numbers,
            Things::NumbersOfKinds,
            Things::Members,
        ];
        let expected = [
            Expected::Word("to"),
            Expected::AnyOf(&["one", "both", "the first"]),
            Expected::Number { low: 0, high: 9 },
            Expected::NumberOrRun { most: 9 },
            Expected::Run,
            Expected::End,
            Expected::EndOfRule,
            Expected::Request,
            Expected::Game,
            Expected::Set,
            Expected::Bound,
            Expected::Fraction,
            Expected::Parts,
            Expected::PairMove { most: 9 },
            Expected::Step,
            Expected::NumbersUpTo(9),
            Expected::OneOf(vec![1, 2]),
            Expected::Parameter,
            Expected::ParameterOf("x".to_string()),
            Expected::Range,
            Expected::Ends,
            Expected::CodeOrCertificate,
        ];
        let few = things.map(|things| Expected::Few(9, things));
        let large = [
            Large::Table,
            Large::Pairs,
            Large::Members(1),
            Large::Members(7),
            Large::Heap,
            Large::OctalHeap,
            Large::OctalLimit,
        ];
        let codes = [
            BadCode::NoPoint,
            BadCode::BeforePoint,
            BadCode::TooLong(5000),
            BadCode::BadDigit('g', 2),
            BadCode::Hexadecimal,
        ];
        let expected = expected.into_iter().chain(few);
        let mut all: Vec<Fault> =
            expected.map(|what| Fault::expected(what, Some("golden"))).collect();
        all.extend(large.map(|what| Fault::Large(what, BEYOND)));
        all.extend(codes.map(Fault::Code));
        all.extend([
            Fault::expected(Expected::End, None),
            Fault::Instead(text(), text()),
            Fault::Unclear(vec![text(), text()], text()),
            Fault::Unclear(vec![text(), text(), text()], text()),
            Fault::Unread(Unread::NoRule),
            Fault::LongLine { most: 9 },
            Fault::Comment,
            Fault::PlotAmongOthers,
            Fault::ProgramOfFamily,
            Fault::NoProgram,
            Fault::MiserePairs,
            Fault::MisereCoins,
            Fault::MisereMemory,
            Fault::Moves(BEYOND),
            Fault::Tokens { most: 9 },
            Fault::Product { most: 9 },
            Fault::NoQuotient(BEYOND, 1),
            Fault::NoQuotient(BEYOND, 8),
            Fault::SecondHeap,
            Fault::MoreHeaps(1, text()),
            Fault::MoreHeaps(2, text()),
            Fault::CoinTwice(3),
            Fault::NoAntiSg,
            Fault::SmallerHeaps,
            Fault::ManyStates,
            Fault::Member(text(), Box::new(Fault::SmallerHeaps)),
            Fault::Formula(Box::new(Mistake::Taken(text()))),
        ]);
        all.extend(
            [
                Misread::Heap { expected: 2, found: 3 },
                Misread::First(5),
                Misread::Missing(2),
                Misread::Gap,
                Misread::Mixed,
                Misread::Length { expected: 2, found: 3 },
                Misread::NoTable,
                Misread::Short(9),
            ]
            .map(Fault::Table),
        );
        all
    }

    #[test]
    fn each_is_told_in_english_and_in_chinese_without_english() {
        // What a request may have, and names.
        const CODE: &str = "values table law moves antisg plot take split divide turn octal any odd even half up to sqrt a \
            divisor coprime squares primes fibonacci powers of multiples the heap from one same both pairs misere \
            certificate SG N L c f n";
        let faults = all();
        for fault in &faults {
            let (english, chinese) = (fault.told(Lang::En), fault.told(Lang::Zh));
            assert!(english.is_ascii() && !english.contains('\n'), "{english}");
            let unquoted: String = chinese.split('"').step_by(2).collect();
            let mut words = unquoted.split(|c: char| !c.is_ascii_alphabetic());
            let is_code = |word: &str| word.is_empty() || CODE.split(' ').any(|code| code == word);
            assert!(words.all(is_code) && !chinese.is_ascii(), "{fault:?}: {chinese}");
        }
        // The variants, by the lines of the tables above.
        let tables = include_str!("fault.rs").split("#[cfg(test)]").next().unwrap();
        let told: String = faults.iter().map(|fault| format!("{fault:?} ")).collect();
        for line in tables.lines().map(str::trim_start) {
            let of = ["Fault::", "Expected::", "Large::"].iter();
            let Some(rest) = of.filter_map(|of| line.strip_prefix(of)).next() else { continue };
            let name = rest.split(|c: char| !c.is_alphanumeric()).next().unwrap();
            let mut named = told.split(|c: char| !c.is_alphanumeric());
            assert!(named.any(|other| other == name), "{name} has no value in the list");
        }
    }

    #[test]
    fn what_was_typed_is_not_translated_and_not_shown_in_full() {
        let chinese = |fault: &Fault| fault.told(Lang::Zh);
        fn end(word: Option<&str>) -> Fault {
            Fault::expected(Expected::End, word)
        }
        assert_eq!(
            chinese(&end(Some("expected a golden"))),
            "这里要写行末，而写的是 \"expected a golden\""
        );
        assert_eq!(chinese(&end(None)), "这里要写行末，而一行已经结束");
        let long = end(Some(&"é".repeat(25))).to_string();
        assert_eq!(long, format!("expected the end of the line, found \"{}...\"", "é".repeat(24)));
        assert!(!end(Some(&"é".repeat(24))).to_string().contains("..."));
    }

    #[test]
    fn an_octal_game_is_refused_as_by_the_programs() {
        let large = TooLarge { asked: 9, most: 5 };
        for (what, name) in [(Large::OctalHeap, "a heap"), (Large::OctalLimit, "a limit")] {
            assert_eq!(Fault::Large(what, large).to_string(), large.words(name));
        }
    }
}
