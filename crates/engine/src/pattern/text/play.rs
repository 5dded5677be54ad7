//! A position in play, in words: the moves, and what the rule allows.
//!
//! Checked: sentences for each kind of game, in both languages; no two moves of a position have the same words
//! (`tests/law_finder/play.rs`).

use super::list::joined;
use crate::formula::{shown, Mistake};
use crate::pattern::answer::Criterion;
use crate::pattern::game::Game;
use crate::pattern::play::{Look, Terms};
use crate::pattern::rule::{Rule, Ruleset};
use grundy_lang::{told, Lang, Told};

/// What is said to a player about a position.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Said {
    /// What a move may do.
    pub rule: String,
    /// Each of the listed moves, in their order.
    pub choices: Vec<String>,
    /// The move that led here.
    pub made: Option<String>,
    /// What the digits of an octal code allow, and what the last move forbids.
    pub allowed: Vec<String>,
    /// The name of each heap.
    pub heaps: Vec<String>,
    /// Why there is no misere play of this game.
    pub no_misere: Option<String>,
}

impl Look {
    /// What is said about the position.
    ///
    /// ```
    /// use grundy_engine::pattern::Table;
    /// use grundy_lang::Lang;
    ///
    /// let look = Table::default().look("take 1 3 4 : 5 6 move 1 4").unwrap();
    /// assert_eq!(look.said(Lang::En).made.unwrap(), "Take 1 from A");
    /// assert_eq!(look.said(Lang::Zh).choices[0], "从 A 堆取 1 颗");
    /// ```
    pub fn said(&self, lang: Lang) -> Said {
        Said {
            rule: match self.cells {
                Some(cells) => told!(
                    lang,
                    "put a cross in one of {cells} cells; who makes three side by side wins",
                    "在 {cells} 格中的一个空格画叉；谁先使三个叉相连谁胜"
                ),
                None => self.game.told(lang),
            },
            choices: self.choices.iter().map(|choice| self.order(choice, lang)).collect(),
            made: self.made.as_ref().map(|made| self.order_of(made, self.count_before(), lang)),
            allowed: self.octal(lang).into_iter().chain(self.limit(lang)).collect(),
            heaps: self.names(lang),
            no_misere: self.no_misere(lang),
        }
    }

    // How many heaps there were before the move that led here.
    fn count_before(&self) -> usize {
        self.before.as_ref().map_or(&self.heaps, |(heaps, _)| heaps).len() / self.arity
    }

    // What the digits of an octal code allow, equal digits together.
    fn octal(&self, lang: Lang) -> Vec<String> {
        let Game::Heaps(Rule { game: Ruleset::Octal(_, moves), .. }) = &self.game else {
            return Vec::new();
        };
        if self.cells.is_some() {
            return Vec::new();
        }
        let takes = |digit: u8| -> Vec<u64> {
            let of_digit = moves.iter().filter(|&&(take, of)| of == digit && take > 0);
            of_digit.map(|&(take, _)| take).collect()
        };
        let each = |digit: u8| {
            let takes = takes(digit);
            let from = match digit {
                1 => told!(lang, "if that is the whole heap", "只能取完整堆"),
                2 => told!(lang, "if one heap is left", "只能从一端取，不能取完"),
                3 => told!(lang, "if no heap or one is left", "只能从一端取，可以取完"),
                4 => told!(lang, "if two heaps are left", "只能从中间取，两边都要有剩余"),
                5 => told!(
                    lang,
                    "if that is the whole heap, or two heaps are left",
                    "取完整堆，或从中间取，两边都有剩余"
                ),
                6 => told!(lang, "if one heap or two are left", "哪里都可以取，但不能取完"),
                _ => told!(lang, "from anywhere", "哪里都可以取"),
            };
            match takes[..] {
                [] => None,
                [1] => Some(told!(lang, "Take 1 stone, {from}.", "可取 1 个：{from}。")),
                _ => Some(told!(
                    lang,
                    "Take {takes} stones side by side, {from}.",
                    "可取相邻的 {takes} 个：{from}。",
                    takes = or(&takes, lang)
                )),
            }
        };
        let split = moves
            .contains(&(0, 4))
            .then(|| told!(lang, "Split a heap into two.", "可以把一堆分成两堆。"));
        split.into_iter().chain((1..8).filter_map(each)).collect()
    }

    // What may not be done now, because of the last move.
    fn limit(&self, lang: Lang) -> Option<String> {
        let Game::Memory(rule) = &self.game else { return None };
        match (&self.moves.why, self.after) {
            (Criterion::AtMost(most), _) => {
                Some(told!(lang, "Now at most {most} may be taken.", "现在最多可取 {most} 个。"))
            }
            (_, Some(after)) if rule.names_are_numbers() => Some(told!(
                lang,
                "The last move took {after}, which may not be taken now.",
                "上一步取了 {after} 个，现在不能取这么多。"
            )),
            (_, Some(after)) => Some(told!(
                lang,
                "The last move was of kind {after}, which may not be used now.",
                "上一步属于第 {after} 类，现在不能用。"
            )),
            _ => None,
        }
    }

    fn names(&self, lang: Lang) -> Vec<String> {
        match self.terms {
            Terms::Positions => self.heaps.chunks(self.arity).map(shown).collect(),
            _ => (0..self.heaps.len()).map(|at| self.name(at, lang)).collect(),
        }
    }

    fn name(&self, at: usize, lang: Lang) -> String {
        let (heap, number) = (self.heaps[at], at + 1);
        match self.terms {
            Terms::Coins => told!(lang, "coin {heap}", "第 {heap} 枚"),
            Terms::Crosses => told!(lang, "cell {heap}", "第 {heap} 格"),
            _ => told!(lang, "heap {number} ({heap})", "第 {number} 堆（{heap}）"),
        }
    }

    fn no_misere(&self, lang: Lang) -> Option<String> {
        match self.terms {
            Terms::Coins => Some(told!(
                lang,
                "Not with coins: under misere play they are no heaps.",
                "硬币不行：反常规则下，一枚硬币不能当作一堆。"
            )),
            Terms::Board if matches!(&self.game, Game::Pairs(rule) if rule.own().is_some()) => None,
            Terms::Positions if matches!(&self.game, Game::Own(own) if own.formula().has_sums()) => {
                Some(Mistake::MisereSums.told(lang))
            }
            Terms::Crosses => Some(told!(
                lang,
                "Not with crosses: who makes three wins.",
                "画叉不行：连成三个的一方胜。"
            )),
            Terms::Board => Some(told!(
                lang,
                "Not with two heaps that are changed together.",
                "两堆同时变化的游戏不行。"
            )),
            Terms::Memory => Some(told!(
                lang,
                "Not in games that remember the last move.",
                "与上一步有关的游戏不行。"
            )),
            Terms::Stones | Terms::Rows | Terms::Positions => None,
        }
    }
}

// "1, 2, 3".
fn list(numbers: &[u64], lang: Lang) -> String {
    joined(numbers, &told!(lang, ", ", "、"))
}

// "1, 2 or 3".
fn or(numbers: &[u64], lang: Lang) -> String {
    match numbers {
        [] | [_] => list(numbers, lang),
        [before @ .., last] => {
            told!(lang, "{all} or {last}", "{all} 或 {last}", all = list(before, lang))
        }
    }
}
