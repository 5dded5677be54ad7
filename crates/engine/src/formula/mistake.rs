//! What is wrong with a formula, in words.

use super::trouble::{Problem, Trouble};
use grundy_lang::{told, Lang, Told};

/// What is wrong with the text of a formula, or with what it computes.
#[derive(Clone, Debug, PartialEq)]
pub enum Mistake {
    /// Something else would be right in place of these characters; `None` is the end.
    Expected(Wanted, Option<String>),
    /// What to write in place of these characters.
    Write(String, String),
    /// A name that stands for nothing: the names that do, and a similar one.
    Unknown(String, Vec<String>, Option<String>),
    /// A set stands where a number should be.
    Set(String),
    /// A name that has a meaning already.
    Taken(String),
    /// A function with so many arguments, and with how many it is right.
    Arguments {
        /// Its name.
        name: &'static str,
        /// How many: `1`, `2` or `2+`.
        expected: &'static str,
        /// How many there are.
        found: usize,
    },
    /// A position of so many numbers, in a game whose positions have others.
    Numbers {
        /// How many numbers a position has.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// More of something than there may be.
    Most(Much, usize),
    /// What happens when it is computed.
    Trouble(Trouble),
    /// Misere play of sums of such positions.
    MisereSums,
    /// A family where one rule is asked about.
    Family,
    /// Positions of several numbers where those of one are asked about.
    OneNumber,
    /// A family of positions of three numbers or more, or of sums of two.
    FamilyOfMany,
}

/// What would be right.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Wanted {
    /// This sign or word.
    Sign(&'static str),
    /// One of two signs or words.
    Either(&'static str, &'static str),
    /// The name of a number of a position, or several.
    Names,
    /// A name for a loop.
    Name,
    /// A number, or something that gives one.
    Number,
    /// A condition.
    Condition,
    /// A set.
    Set,
    /// An operator, or what may stand behind an option.
    Behind,
    /// The ends of a parameter's range.
    Ends,
    /// A number below 2^63.
    Small,
}

/// Of what there may not be more.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Much {
    /// Numbers of a position.
    Numbers,
    /// Brackets within each other, and operators in a row.
    Depth,
    /// Bytes of a text.
    Length,
    /// Parameters of a family.
    Parameters,
}

impl Told for Mistake {
    fn told(&self, lang: Lang) -> String {
        told!(lang, match self {
            Mistake::Expected(wanted, found) =>
                "expected {wanted}, found {found}",
                "这里要写{wanted}，而{found}",
                wanted = wanted.told(lang),
                found = match found {
                    Some(found) => told!(lang, "{found:?}", "写的是 {found:?}"),
                    None => told!(lang, "the end", "公式已经结束"),
                };
            Mistake::Write(right, found) =>
                "expected {right:?}, found {found:?}",
                "这里要写 {right:?}，而写的是 {found:?}";
            Mistake::Unknown(name, _, Some(similar)) =>
                "expected {similar:?}, found {name:?}, which stands for nothing here",
                "这里要写 {similar:?}，而写的是 {name:?}，它没有含义";
            Mistake::Unknown(name, names, None) =>
                "expected {names}, a function or a number, found {name:?}, which stands for nothing here",
                "这里要写 {names}、函数或数，而写的是 {name:?}，它没有含义",
                names = names.join(&told!(lang, ", ", "、"));
            Mistake::Set(set) =>
                "expected a number, found the set {set:?}: write d, and behind the option \"for d in {set}\"",
                "这里要写一个数，而 {set:?} 是集合：请写 d，并在选项后面写 \"for d in {set}\"";
            Mistake::Taken(name) =>
                "expected another name than {name:?}, which has a meaning already",
                "请换一个名字：{name:?} 已经有含义了";
            Mistake::Arguments { name, expected, found } =>
                "expected {expected} in the brackets of {name}, found {found}",
                "{name} 的括号里要有 {expected}个数，而有 {found} 个",
                expected = match (*expected, lang) {
                    ("1", Lang::En) => "1 number".to_string(),
                    ("2", Lang::En) => "2 numbers".to_string(),
                    (_, Lang::En) => "2 numbers or more, or a set".to_string(),
                    ("1" | "2", Lang::Zh) => format!("{expected} "),
                    (_, Lang::Zh) => "一个集合，或至少 2 ".to_string(),
                };
            Mistake::Numbers { expected, found } =>
                "expected as many numbers as a position has, {expected}, found {found}",
                "每个局面有 {expected} 个数，而这里有 {found} 个";
            Mistake::Most(Much::Numbers, most) =>
                "expected {most} numbers in a position at most", "一个局面最多 {most} 个数";
            Mistake::Most(Much::Depth, most) =>
                "expected a simpler formula: {most} brackets and operators within each other at most",
                "公式太复杂：括号和运算符的嵌套最多 {most} 层";
            Mistake::Most(Much::Length, most) =>
                "expected a formula of {most} bytes at most", "公式最多 {most} 字节";
            Mistake::Most(Much::Parameters, most) =>
                "expected {most} parameters at most", "最多 {most} 个参数";
            Mistake::Trouble(trouble) => "{said}", "{said}", said = trouble.told(lang);
            Mistake::Family =>
                "expected a rule without parameters: of a family, law is answered",
                "这里要用没有参数的规则：规则族只能用 law（规律）";
            Mistake::OneNumber =>
                "expected a rule of one number, or of two without sums",
                "这里要用一个数的规则，或两个数而没有和的规则";
            Mistake::FamilyOfMany =>
                "expected a family of rules of one number, or of two without sums",
                "规则族只能有一个数，或两个数而没有和";
            Mistake::MisereSums =>
                "expected a rule without sums: misere play of sums of such positions is not known here",
                "最后操作者败时，这里不能计算这种局面之和，请用没有和的规则";
        })
    }
}

impl Told for Wanted {
    fn told(&self, lang: Lang) -> String {
        told!(lang, match self {
            Wanted::Sign(sign) => "{sign:?}", " {sign:?}";
            Wanted::Either(one, other) => "{one:?} or {other:?}", " {one:?} 或 {other:?}";
            Wanted::Names => "a name for each number of a position, such as n or (a, b)", "局面中每个数的名字，如 n 或 (a, b)";
            Wanted::Name => "a name", "一个名字";
            Wanted::Number => "a number or a name", "一个数或名字";
            Wanted::Condition => "a condition, such as n > 0", "一个条件，如 n > 0";
            Wanted::Set =>
                "a range such as 1..n, numbers such as {{1, 3, 4}} or a set such as digits(n)",
                "1..n 这样的范围、{{1, 3, 4}} 这样的数或 digits(n) 这样的集合";
            Wanted::Behind =>
                "an operator, \"for\", \"if\" or \";\"",
                "运算符、\"for\"、\"if\" 或 \";\"";
            Wanted::Ends => "numbers such as 1..8 for a parameter", "参数的范围，如 1..8";
            Wanted::Small => "a number below 2^63", "小于 2^63 的数";
        })
    }
}

impl Told for Trouble {
    fn told(&self, lang: Lang) -> String {
        let of: Vec<String> =
            self.of.iter().map(|(name, number)| format!("{name} = {number}")).collect();
        let of = match &of[..] {
            [] => String::new(),
            of => told!(lang, ", for {of}", "（{of}）", of = of.join(", ")),
        };
        let what = &self.what;
        told!(lang, match what {
            Problem::Large => "a number over 2^63 arises{of}", "出现了超过 2^63 的数{of}";
            Problem::ByZero => "a division by 0{of}", "除以 0{of}";
            Problem::Negative(number) =>
                "expected a number from 0 on, found {number}{of}", "这里的数不能小于 0，而它是 {number}{of}";
            Problem::Base(base) => "expected a base from 2 on, found {base}{of}", "底至少是 2，而它是 {base}{of}";
            Problem::Logarithm(number) =>
                "expected a logarithm of a number from 1 on, found {number}{of}",
                "只有从 1 起的数有对数，而它是 {number}{of}";
            Problem::Empty => "the least or the greatest of no numbers{of}", "没有数，就没有最小或最大的数{of}";
            Problem::Step => "a step of 0{of}", "步长为 0{of}";
            Problem::Cycle(positions) =>
                "expected a game that ends, found the cycle {cycle}",
                "游戏必须会结束，而这里有循环 {cycle}",
                cycle = cycle(positions);
            Problem::Grows(from, to) =>
                "expected a game that ends: from {from} on, {to} is reached",
                "游戏必须会结束，而从 {from} 可以走到 {to}",
                from = shown(from),
                to = shown(to);
            Problem::Long =>
                "expected less to compute: it would take too long{of}", "要算的太多，请缩小{of}";
        })
    }
}

// Positions with arrows between them; of many, the first and the last.
fn cycle(positions: &[Vec<u64>]) -> String {
    const SHOWN: usize = 8;
    let mut all: Vec<String> = positions.iter().map(|position| shown(position)).collect();
    if all.len() > SHOWN {
        all.splice(SHOWN / 2..all.len() - SHOWN / 2, ["...".to_string()]);
    }
    all.join(" -> ")
}

/// A position as it is written: a number, or several in brackets.
pub fn shown(position: &[u64]) -> String {
    match position {
        [number] => number.to_string(),
        numbers => {
            let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
            format!("({})", numbers.join(", "))
        }
    }
}
