//! Moves, names and lists in words.

use super::super::play::{parts, Choice, Look, Terms};
use crate::formula::shown;
use crate::pattern::game::Game;
use crate::pattern::rule::{Rule, Ruleset};
use crate::pattern::text::joined;
use grundy_lang::{told, Lang};

// More of a list is not told.
const MOST: usize = 6;

/// A, B, ..., Z, A2, ...
fn name(at: usize) -> String {
    let letter = char::from(b'A' + (at % 26) as u8);
    match at / 26 {
        0 => letter.to_string(),
        more => format!("{letter}{}", more + 1),
    }
}

/// Up to six of them: "1, 2, 3".
pub fn list<T: ToString>(all: &[T], lang: Lang) -> String {
    let comma = told!(lang, ", ", "、");
    match all.get(..MOST) {
        Some(first) if all.len() > MOST => joined(first, &comma) + &comma + "…",
        _ => joined(all, &comma),
    }
}

/// "1, 2 and 3".
pub fn and<T: ToString>(all: &[T], lang: Lang) -> String {
    match all {
        [before @ .., last] if !before.is_empty() && all.len() <= MOST => {
            let (before, last) = (list(before, lang), last.to_string());
            told!(lang, "{before} and {last}", "{before} 和 {last}")
        }
        _ => list(all, lang),
    }
}

/// An order within a sentence.
pub fn within(order: &str, lang: Lang) -> String {
    let mut rest = order.chars();
    match rest.next() {
        Some(first) if lang == Lang::En => first.to_lowercase().chain(rest).collect(),
        _ => order.to_string(),
    }
}

impl Look {
    /// What a heap is called.
    pub(super) fn heap(&self, at: usize) -> String {
        self.names.get(at).cloned().unwrap_or_else(|| name(at))
    }

    /// A move as an order: "Take 3 from B".
    pub(in crate::pattern) fn order(&self, choice: &Choice, lang: Lang) -> String {
        self.order_of(choice, self.heaps.len() / self.arity, lang)
    }

    /// The same for a move from a position of this number of heaps.
    pub(in crate::pattern) fn order_of(&self, choice: &Choice, count: usize, lang: Lang) -> String {
        let Choice { at, of, left, after, .. } = choice;
        let left_parts = parts(left);
        let (of, taken) = (*of, of.saturating_sub(left_parts.iter().sum()));
        let heap = self.heap(*at);
        match self.terms {
            Terms::Crosses => {
                let cell = left.first().copied().unwrap_or(0);
                told!(lang, "Put a cross in cell {cell}", "在第 {cell} 格画叉")
            }
            Terms::Coins if left.is_empty() => told!(lang, "Turn coin {of}", "翻第 {of} 枚"),
            Terms::Coins => {
                let mut coins = [&left[..], &[of]].concat();
                coins.sort_unstable();
                let (last, before) = (coins.pop().unwrap_or(0), coins);
                let before: Vec<String> =
                    before.iter().map(|coin| told!(lang, "{coin}", "第 {coin}")).collect();
                let before = joined(&before, &told!(lang, ", ", "、"));
                told!(lang, "Turn coins {before} and {last}", "翻{before} 和第 {last} 枚")
            }
            Terms::Board => {
                told!(lang, "Go to ({to})", "走到 ({to})", to = joined(left, ", "))
            }
            Terms::Memory => match after {
                Some(kind) if matches!(&self.game, Game::Memory(rule) if !rule.names_are_numbers()) =>
                {
                    told!(lang, "Take {taken} as kind {kind}", "按第 {kind} 类取 {taken} 颗")
                }
                _ => told!(lang, "Take {taken}", "取 {taken} 颗"),
            },
            Terms::Positions => {
                let to: Vec<String> = left.chunks(self.arity).map(shown).collect();
                let to = if to.is_empty() { told!(lang, "nothing", "空") } else { to.join(" + ") };
                match count {
                    1 => told!(lang, "Go to {to}", "走到 {to}"),
                    _ => told!(lang, "In {heap}, go to {to}", "{heap} 走到 {to}"),
                }
            }
            Terms::Stones | Terms::Rows => {
                let is_put = match &self.game {
                    Game::Heaps(Rule { game: Ruleset::Divide | Ruleset::DivideBy(_), .. }) => true,
                    Game::Heaps(Rule { game: Ruleset::Own(_), .. }) => {
                        let sum: u64 = left.iter().sum();
                        sum > of || left[..] == [of]
                    }
                    _ => false,
                };
                let all = and(&left_parts, lang);
                match (taken, &left_parts[..]) {
                    (_, [_, ..]) if is_put => {
                        let all = joined(&left_parts, " + ");
                        told!(lang, "Replace {heap} by {all}", "把 {heap} 换成 {all}")
                    }
                    (_, []) => match count {
                        1 => told!(lang, "Take all", "全部取走"),
                        _ => told!(lang, "Take all of {heap}", "取走 {heap} 堆全部"),
                    },
                    (0, _) => told!(lang, "Split {heap} into {all}", "把 {heap} 分成 {all}"),
                    (_, [_]) => match count {
                        1 => told!(lang, "Take {taken}", "取 {taken} 颗"),
                        _ => told!(lang, "Take {taken} from {heap}", "从 {heap} 堆取 {taken} 颗"),
                    },
                    _ => told!(
                        lang,
                        "Take {taken} from {heap}, leaving {all}",
                        "从 {heap} 堆取 {taken} 颗，剩下 {all}"
                    ),
                }
            }
        }
    }
}
