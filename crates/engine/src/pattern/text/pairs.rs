//! Two heaps in words: their lost pairs, their law, and who wins.

use super::law::{because, from, no_law, observed};
use super::list::joined;
use super::moves::{more, winner};
use crate::law::Form;
use crate::pattern::answer::{PairDoubt, PairLaw, PairMoves, PairProof, PairSays, Pairs, Stated};
use grundy_lang::{told, Lang, Told};
use std::cmp::Ordering;

impl Pairs {
    pub(super) fn says(&self, to: u64, lang: Lang) -> Vec<String> {
        let list = |(a, b): &(usize, usize)| format!("({a}, {b})");
        let lost: Vec<String> = self.lost.iter().map(list).collect();
        let lost = lost.join(" ");
        let lost = if self.is_symmetric {
            told!(lang, "lost, in any order: {lost}", "必败（不分先后）：{lost}")
        } else {
            told!(lang, "lost: {lost}", "必败：{lost}")
        };
        let more = self.more;
        let lost = match more {
            0 => lost.trim_end().to_string(),
            _ => told!(lang, "{lost} and {more} more", "{lost}，还有 {more} 个"),
        };
        let mut lines = vec![lost];
        if self.is_symmetric {
            let each: Vec<usize> = self.lost.iter().map(|(a, b)| b - a).collect();
            let (each, dots) = (joined(&each, " "), if more > 0 { " ..." } else { "" });
            lines.push(told!(lang, "differences: {each}{dots}", "差：{each}{dots}"));
        }
        match &self.law {
            None => lines.push(no_law(to, lang)),
            Some(law) => {
                lines.extend([law.told(lang), because(&law.why(lang), lang)]);
                lines.extend(law.of_numbers(lang));
            }
        }
        lines.extend(self.rows.iter().map(|(row, law)| {
            let (from, period, saltus) = (law.preperiod, law.period, law.saltus);
            match saltus {
                0 => told!(
                    lang,
                    "row {row}, observed: period {period} from {from}",
                    "第 {row} 行，仅为观察：从 {from} 起周期为 {period}"
                ),
                _ => told!(
                    lang,
                    "row {row}, observed: period {period} from {from}, saltus {saltus}",
                    "第 {row} 行，仅为观察：从 {from} 起周期为 {period}，每过一个周期增加 {saltus}"
                ),
            }
        }));
        lines
    }
}

impl Told for PairLaw {
    fn told(&self, lang: Lang) -> String {
        let says = &self.says;
        told!(lang, match says {
            PairSays::Sum(alone) if alone.len() == 1 =>
                "g(a, b) = f(a) ^ f(b), f being the value of one heap alone",
                "g(a, b) = f(a) ^ f(b)，f 是单独一堆的 SG 值";
            PairSays::Sum(_) =>
                "g(a, b) = f(a) ^ h(b), f and h being the values of the first heap alone and of the second",
                "g(a, b) = f(a) ^ h(b)，f、h 分别是单独的第一堆、第二堆的 SG 值";
            PairSays::Lesser(_) =>
                "g(a, b) = f(the lesser of a and b), f being the value of one heap alone",
                "g(a, b) = f(a 与 b 中较小的)，f 是单独一堆的 SG 值";
            PairSays::Euclid =>
                "the lost pairs are two different numbers of which the larger is less than the golden ratio times the smaller, and all pairs with a 0",
                "必败的是：两数不等，且较大的小于较小的乘黄金比例；以及有一个数为 0 的情形";
            PairSays::Wythoff(1) =>
                "the lost pairs are x and x + k for k = 0, 1, 2, ..., in any order, where x is k times the golden ratio, rounded down",
                "必败的是 x 与 x + k（不分先后），k = 0、1、2、……，其中 x 是 k 乘黄金比例后向下取整";
            PairSays::Wythoff(2) =>
                "the lost pairs are x and x + 2 k for k = 0, 1, 2, ..., in any order, where x is k times the square root of 2, rounded down",
                "必败的是 x 与 x + 2 k（不分先后），k = 0、1、2、……，其中 x 是 k 乘根号 2 后向下取整";
            PairSays::Wythoff(t) =>
                "the lost pairs are x and x + {t} k for k = 0, 1, 2, ..., in any order, where x is k times ({whole} + sqrt({root})) / 2, rounded down",
                "必败的是 x 与 x + {t} k（不分先后），k = 0、1、2、……，其中 x 是 k 乘 ({whole} + sqrt({root})) / 2 后向下取整",
                whole = 2 - *t as i64, root = t * t + 4;
            PairSays::Nimhoff(1) => "g(a, b) = a ^ b", "g(a, b) = a ^ b";
            PairSays::Nimhoff(h) =>
                "g(a, b) = {h} (floor(a / {h}) ^ floor(b / {h})) + (a + b) mod {h}",
                "g(a, b) = {h} (floor(a / {h}) ^ floor(b / {h})) + (a + b) mod {h}";
            PairSays::Number { form, is_lost: true, .. } =>
                "lost exactly if f({number}) = 0",
                "必败当且仅当 f({number}) = 0",
                number = form.told(lang);
            PairSays::Number { form, .. } =>
                "g(a, b) = f({number})",
                "g(a, b) = f({number})",
                number = form.told(lang);
            PairSays::Fold { fold, is_lost } =>
                "periodic: {rows}, {columns}",
                "有周期：{rows}，{columns}",
                rows = from(moved(*is_lost, fold.rows.1, 0), "a", fold.rows.0, lang),
                columns = from(moved(*is_lost, 0, fold.columns.1), "b", fold.columns.0, lang);
            PairSays::Diagonal { diagonal, is_lost } =>
                "periodic along the diagonal: {says}; {rows} with {width} from {left}; {columns} with {height} from {top}",
                "沿对角线有周期：{says}；{rows}从 {left} 起周期为 {width}；{columns}从 {top} 起周期为 {height}",
                says = from(moved(*is_lost, diagonal.step.0, diagonal.step.1), "a and b", diagonal.start, lang),
                rows = rows_to(diagonal.start + diagonal.step.0 - 1, lang),
                columns = columns_to(diagonal.start + diagonal.step.1 - 1, lang),
                left = diagonal.row.0, width = diagonal.row.1,
                top = diagonal.column.0, height = diagonal.column.1;
        })
    }
}

fn rows_to(last: usize, lang: Lang) -> String {
    told!(lang, match last {
        0 => "row 0 repeats", "第 0 行";
        _ => "rows 0 to {last} repeat", "第 0 到 {last} 行";
    })
}

fn columns_to(last: usize, lang: Lang) -> String {
    told!(lang, match last {
        0 => "column 0 repeats", "第 0 列";
        _ => "columns 0 to {last} repeat", "第 0 到 {last} 列";
    })
}

impl PairLaw {
    // What is known about it, and why.
    fn why(&self, lang: Lang) -> (String, String) {
        let count = match self.known.shown() {
            Ok(why) => {
                let proved = told!(lang, "proved for all a and b", "已证明，对所有 a、b 成立");
                return (proved, why.says(&self.says, lang));
            }
            Err(PairDoubt::Observed(count)) => *count,
        };
        let says = &self.says;
        let why = told!(lang, match says {
            PairSays::Sum(_) =>
                "each move takes from one heap, so it is the sum of two games; but what is known of one heap alone is not all proved",
                "每一步只从一堆中取，所以是两个游戏的和；但单独一堆的规律没有全部证明";
            PairSays::Lesser(_) =>
                "what both have is what matters; but what is known of one heap alone is not proved",
                "只有两堆共有的部分起作用；但单独一堆的规律没有证明";
            _ if count == 1 =>
                "it holds for the one pair, not proved; larger heaps would test it",
                "已知的 1 个格子都符合，未证明；更大的堆可以检验";
            _ =>
                "it holds for all {count} pairs, not proved; larger heaps would test it",
                "已知的 {count} 个格子都符合，未证明；更大的堆可以检验";
        });
        (observed(lang), why)
    }

    // Lines about the games of one heap, or about the number that a value follows from.
    fn of_numbers(&self, lang: Lang) -> Vec<String> {
        let alone = |name: &str, stated: &Option<Stated>| -> Vec<String> {
            let Some(stated) = stated else {
                return vec![told!(
                    lang,
                    "{name}: {name}(n) = 0, because there is no move",
                    "{name}：{name}(n) = 0，因为无路可走"
                )];
            };
            let (mut lines, why) = stated.lines(lang);
            lines.extend(why.map(|why| because(&why, lang)));
            lines.iter().map(|line| of_number(name, line, lang)).collect()
        };
        match &self.says {
            PairSays::Sum(all) => {
                ["f", "h"].iter().zip(all).flat_map(|(name, of)| alone(name, of)).collect()
            }
            PairSays::Lesser(of) => alone("f", of),
            PairSays::Number { of, .. } => of
                .says(lang)
                .into_iter()
                .flatten()
                .map(|line| of_number("f", &line, lang))
                .collect(),
            _ => Vec::new(),
        }
    }
}

// A line about the function of this name.
fn of_number(name: &str, line: &str, lang: Lang) -> String {
    told!(lang, "{name}: {line}", "{name}：{line}")
}

impl PairProof {
    fn says(self, says: &PairSays, lang: Lang) -> String {
        let of = (self, says);
        told!(lang, match of {
            (PairProof::Sum, _) =>
                "each move takes from one heap, so it is the sum of two games",
                "每一步只从一堆中取，所以是两个游戏的和";
            (PairProof::Lesser, _) =>
                "what both have is what matters",
                "只有两堆共有的部分起作用";
            (PairProof::Euclid, _) =>
                "it is Euclid's game (Cole and Davie, A game based on the Euclidean algorithm and a winning strategy for it, 1969)",
                "这是欧几里得游戏（Cole 与 Davie，A game based on the Euclidean algorithm and a winning strategy for it，1969）";
            (PairProof::Wythoff, PairSays::Wythoff(t)) if *t > 1 =>
                "it is Wythoff's game with t = {t} (Fraenkel, How to beat your Wythoff games' opponent on three fronts, 1982)",
                "这是 t = {t} 的威佐夫博弈（Fraenkel，How to beat your Wythoff games' opponent on three fronts，1982）";
            (PairProof::Wythoff, _) =>
                "it is Wythoff's game (Wythoff, A modification of the game of Nim, 1907)",
                "这是威佐夫博弈（Wythoff，A modification of the game of Nim，1907）";
            (PairProof::Nimhoff, PairSays::Nimhoff(1)) =>
                "it is Nim with more moves, none of which leaves the same a ^ b (Blass, Fraenkel and Guelman, How far can Nim in disguise be stretched?, 1998)",
                "这是多了一些走法的 Nim，而多出的走法都会改变 a ^ b（Blass、Fraenkel 与 Guelman，How far can Nim in disguise be stretched?，1998）";
            (PairProof::Nimhoff, _) =>
                "no move leaves the same value, and each lesser one can be left, as in cyclic Nimhoff (Fraenkel and Lorberbom, Nimhoff games, 1991)",
                "每一步都改变这个值，而每个更小的值都能走到，与循环 Nimhoff 一样（Fraenkel 与 Lorberbom，Nimhoff games，1991）";
            (PairProof::Bounded(count), _) =>
                "steps are bounded, and in the table with these periods the {count} pairs that decide for all have the mex of their moves",
                "每一步的幅度有界；按这个周期填出的表，在起决定作用的 {count} 个格子里都是后继的 mex";
        })
    }
}

// "g(a + 3, b) = g(a, b)".
fn moved(is_lost: bool, down: usize, right: usize) -> String {
    let plus = |name: &str, more: usize| match more {
        0 => name.to_string(),
        _ => format!("{name} + {more}"),
    };
    let name = if is_lost { "lost" } else { "g" };
    format!("{name}({}, {}) = {name}(a, b)", plus("a", down), plus("b", right))
}

/// The number that this form makes of two heaps.
impl Told for Form {
    fn told(&self, lang: Lang) -> String {
        told!(lang, match self {
            Form::Xor => "a ^ b", "a ^ b";
            Form::Difference => "the difference of a and b", "a 与 b 的差";
            Form::Sum => "a + b", "a + b";
            Form::Lesser => "the lesser of a and b", "a 与 b 中较小的";
            Form::Greater => "the greater of a and b", "a 与 b 中较大的";
            Form::Divisor => "the greatest common divisor of a and b", "a 与 b 的最大公约数";
            Form::And => "a & b", "a & b";
            Form::Or => "a | b", "a | b";
        })
    }
}

impl PairMoves {
    // Who wins, and a line for each winning move.
    pub(super) fn lines(&self, a: u64, b: u64, lang: Lang) -> (String, Vec<String>) {
        let pair = match self.value {
            Some(value) => told!(lang, "({a}, {b}): value {value}", "({a}, {b})：SG 值 {value}"),
            None => format!("({a}, {b})"),
        };
        let each = |&(x, y): &(u64, u64)| {
            let steps = [step(a, x, true, lang), step(b, y, false, lang)];
            let steps = steps.into_iter().flatten().collect::<Vec<String>>();
            let steps = steps.join(&told!(lang, ", ", "，"));
            told!(
                lang,
                "{steps}: leaves ({x}, {y}), which is lost",
                "{steps}：剩下 ({x}, {y})，必败"
            )
        };
        let moves = self.left.iter().map(each).chain(more(self.count, self.left.len(), lang));
        (winner(&pair, self.count, lang), moves.collect())
    }
}

// What a move does to one of two heaps.
fn step(before: u64, left: u64, is_first: bool, lang: Lang) -> Option<String> {
    let heap = if is_first {
        told!(lang, "the first", "第一堆")
    } else {
        told!(lang, "the second", "第二堆")
    };
    match before.cmp(&left) {
        Ordering::Greater => {
            let take = before - left;
            Some(told!(lang, "take {take} of {heap}", "从{heap}取 {take} 个"))
        }
        Ordering::Less => {
            let more = left - before;
            Some(told!(lang, "add {more} to {heap}", "给{heap}加 {more} 个"))
        }
        Ordering::Equal => None,
    }
}
