//! Positions of several numbers in words: the lost ones, and who wins a sum.

use super::law::no_law;
use super::list::joined;
use super::moves::{more, winner};
use crate::formula::shown;
use crate::pattern::answer::{PositionMoves, Positions};
use grundy_lang::{told, Lang};
use std::fmt::Write;

impl Positions {
    pub(super) fn says(&self, lang: Lang) -> Vec<String> {
        let lost: Vec<String> = self.lost.iter().map(|position| shown(position)).collect();
        let (lost, more) = (lost.join(" "), self.more);
        let lost = match more {
            0 => told!(lang, "lost: {lost}", "必败：{lost}"),
            _ => told!(lang, "lost: {lost} and {more} more", "必败：{lost}，还有 {more} 个"),
        };
        let law = if self.is_sum {
            told!(
                lang,
                "observed, not proved: the value is the nim-sum of the values of each number alone, with 0 for the others",
                "仅为观察，未证明：SG 值等于每个数单独（其余为 0）的 SG 值的异或和"
            )
        } else {
            no_law(self.sides.iter().copied().max().unwrap_or(0), lang)
        };
        vec![lost, law]
    }

    /// The values, a row for all positions that differ in the last number alone.
    pub(super) fn table(&self) -> String {
        let Some((last, others)) = self.sides.split_last() else { return String::new() };
        let widest = self.values.iter().max().map_or(1, |value| value.to_string().len());
        let mut text = String::new();
        for (at, row) in self.values.chunks(*last as usize + 1).enumerate() {
            let mut rest = at as u64;
            let mut numbers = vec![String::new(); others.len()];
            for (number, side) in numbers.iter_mut().zip(others).rev() {
                let width = side.to_string().len();
                *number = format!("{:>width$}", rest % (side + 1));
                rest /= side + 1;
            }
            write!(text, "({}, *):", numbers.join(", ")).unwrap();
            for value in row {
                write!(text, " {value:>widest$}").unwrap();
            }
            text.push('\n');
        }
        text
    }
}

impl PositionMoves {
    // What each position is worth, who wins, and a line for each winning move.
    pub(super) fn lines(
        &self,
        positions: &[Vec<u64>],
        lang: Lang,
    ) -> (Vec<String>, String, Vec<String>) {
        let is_alone = positions.len() == 1;
        let name = |at: usize| {
            let position = shown(&positions[at]);
            let number = at + 1;
            if is_alone {
                position
            } else {
                told!(lang, "position {number} {position}", "第 {number} 个局面 {position}")
            }
        };
        let worth = self.values.iter().enumerate().map(|(at, value)| {
            let name = name(at);
            told!(lang, "{name}: value {value}", "{name}：SG 值 {value}")
        });
        let worth: Vec<String> = if is_alone { Vec::new() } else { worth.collect() };
        let why = match &self.values[..] {
            [_] if self.is_outcome => {
                let name = name(0);
                told!(lang, "{name}, misere play", "{name}，最后操作者败")
            }
            [value] => {
                let name = name(0);
                told!(lang, "{name}: value {value}", "{name}：SG 值 {value}")
            }
            values => {
                let sum = values.iter().fold(0, |sum, value| sum ^ value);
                format!("{} = {sum}", joined(values, " ^ "))
            }
        };
        let each = |winning: &crate::pattern::answer::PositionMove| {
            let name = name(winning.at);
            let left: Vec<String> = winning.left.iter().map(|part| shown(part)).collect();
            match &left[..] {
                [] => told!(lang, "{name} to nothing", "{name} 变成空"),
                left => {
                    let left = left.join(" + ");
                    told!(lang, "{name} to {left}", "{name} 变成 {left}")
                }
            }
        };
        let moves = self.winning.iter().map(each);
        let moves = moves.chain(more(Some(self.count), self.winning.len(), lang)).collect();
        // Under misere play a player who cannot move has won.
        let verdict = if self.is_outcome && self.is_won && self.count == 0 {
            told!(
                lang,
                "no move is left, and whoever made the last one has lost: the first player wins",
                "已经无路可走，走最后一步的人败：先手必胜"
            )
        } else {
            winner(&why, Some(self.count), lang)
        };
        (worth, verdict, moves)
    }
}
