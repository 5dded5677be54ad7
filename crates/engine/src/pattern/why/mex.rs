//! The value of one piece: the least number that is not the value of an option.

use super::data::{By, Mex, Step, Why};
use super::ground::Ground;
use crate::pattern::play::{parts, Choice, Terms};
use grundy_lang::told;
use std::collections::BTreeMap;

// How many options are shown.
const MOST_SHOWN: u64 = 64;

impl Ground<'_> {
    /// V1 or K1 of the piece that the best move changes, or of the one with the largest value.
    pub fn by_mex(&self, best: Option<&Choice>, why: &mut Why) {
        let is_coins = self.look.terms == Terms::Coins;
        let piece = match best {
            Some(best) if is_coins => why.pieces.iter().find(|piece| piece.from == best.of),
            Some(best) => why.pieces.get(best.at),
            None => why.pieces.iter().rev().max_by_key(|piece| piece.value),
        };
        let Some(piece) = piece.cloned() else { return };
        let (Some(value), size) = (piece.value, &piece.size) else { return };
        if !is_coins && self.by_law(size, value, why) {
            return;
        }
        let mut by: BTreeMap<u64, Vec<u64>> = BTreeMap::new();
        self.options(size, &mut |left| {
            if let Some(of) = self.value_of(left) {
                if by.get(&of).is_none_or(|known| known.len() > left.len()) {
                    by.insert(of, left.to_vec());
                }
            }
        });
        if !(0..value).all(|less| by.contains_key(&less)) || by.contains_key(&value) {
            return;
        }
        let lang = self.lang;
        let heap = crate::formula::shown(size);
        if is_coins {
            why.add("K1", told!(
                lang,
                "A head at place {heap} is a piece by itself, of value {value}. Two heads on one place cancel.",
                "第 {heap} 枚的正面自成一份，SG 值是 {value}。同一处的两个正面互相抵消。"
            ));
        } else if value == 0 {
            why.add(
                "V0",
                told!(
                    lang,
                    "From {heap} no move leaves the value 0, so its value is 0.",
                    "从 {heap} 怎么走都留不下 SG 值 0，所以它的 SG 值是 0。"
                ),
            );
        } else {
            let last = value - 1;
            why.add("V1", match last {
                0 => told!(
                    lang,
                    "From {heap} one move can leave the value 0, not 1. The least number missing is its value.",
                    "从 {heap} 走一步，能留下 SG 值 0，留不下 1。最小的没出现的数就是它的 SG 值。"
                ),
                1 => told!(
                    lang,
                    "From {heap} one move can leave the values 0 and 1, not 2. The least number missing is its value.",
                    "从 {heap} 走一步，能留下 SG 值 0 和 1，留不下 2。最小的没出现的数就是它的 SG 值。"
                ),
                _ => told!(
                    lang,
                    "From {heap} one move can leave the values 0 to {last}, not {value}. The least number missing is its value.",
                    "从 {heap} 走一步，能留下 SG 值 0 到 {last}，留不下 {value}。最小的没出现的数就是它的 SG 值。"
                ),
            });
        }
        let by = by.into_iter().filter(|(of, _)| *of < value.min(MOST_SHOWN));
        let by = by.map(|(value, left)| self.chip(value, left)).collect();
        why.mex = Some(Mex { piece: piece.at, value, by });
    }

    // The value of all parts together.
    fn value_of(&self, left: &[u64]) -> Option<u64> {
        let arity = self.look.arity;
        left.chunks(arity).try_fold(0, |sum, part| Some(sum ^ self.value(part)?))
    }

    // An option, and P where its parts have equal blocks.
    fn chip(&self, value: u64, left: Vec<u64>) -> By {
        let lang = self.lang;
        let left = if self.look.arity == 1 { parts(&left) } else { left };
        let values: Vec<u64> =
            left.chunks(self.look.arity).filter_map(|part| self.value(part)).collect();
        let said = (values.len() > 1 && values.iter().sum::<u64>() > value).then(|| {
            let sum = values.iter().map(u64::to_string).collect::<Vec<String>>().join(" + ");
            let said = match value {
                0 => told!(
                    lang,
                    "{sum}: equal blocks cancel, nothing is left.",
                    "{sum}：相同的份抵消，一份不剩。"
                ),
                _ => told!(
                    lang,
                    "{sum}: equal blocks cancel, {value} is left.",
                    "{sum}：相同的份抵消，剩 {value}。"
                ),
            };
            Step { key: "P", said }
        });
        By { value, left, values, said }
    }
}
