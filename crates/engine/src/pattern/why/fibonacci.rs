//! Games where the last take counts: a heap is cut into parts, and the smallest is taken.
//!
//! The heaps H that lose at the start are 1 and, from each, H + M for the least such M with N M >= H (Schwenk, Take-away
//! games, 1970). Cut by the largest that fits, N times each part is less than the next.

use super::data::{Chain, Parts, Why};
use super::ground::Ground;
use super::words::list;
use crate::pattern::game::Game;
use crate::pattern::play::Choice;
use crate::pattern::state_rule::StateRule;
use grundy_lang::told;

impl Ground<'_> {
    /// F1, F2 and F3, or FL.
    pub fn by_parts(&mut self, best: Option<&Choice>, why: &mut Why) {
        let (lang, heap) = (self.lang, self.look.heaps[0]);
        let Game::Memory(rule @ StateRule::Last(factor)) = &self.look.game else { return };
        why.chain = Chain::Fibonacci;
        let mut numbers = vec![1];
        while let Some(next) = next(&numbers, *factor).filter(|&next| next <= heap) {
            numbers.push(next);
        }
        let (mut rest, mut cut) = (heap, Vec::new());
        for &number in numbers.iter().rev().filter(|&&number| number <= heap) {
            if number <= rest {
                cut.push(number);
                rest -= number;
            }
        }
        let limit = rule.most(heap, self.look.after);
        let Some(&part) = cut.last() else { return };
        let all = list_of_last(&numbers, lang);
        let sum = cut.iter().map(u64::to_string).collect::<Vec<String>>().join(" + ");
        why.add(
            "F1",
            match factor {
                1 => told!(
                    lang,
                    "{all}: each is twice the one before. Cut {heap}, largest first: {sum}.",
                    "{all}：每个是前一个的两倍。从大到小拆：{heap} = {sum}。"
                ),
                2 => told!(
                    lang,
                    "{all}: each is the sum of the two before. Cut {heap}, largest first: {sum}.",
                    "{all}：每个是前两个的和。从大到小拆：{heap} = {sum}。"
                ),
                _ => told!(
                lang,
                "Heaps that lose at the start: {all}. Cut {heap} into such, largest first: {sum}.",
                "开局必败的堆：{all}。用它们从大到小拆：{heap} = {sum}。"
            ),
            },
        );
        let next = cut.len().checked_sub(2).map(|at| cut[at]);
        let next_limit = best.map(|_| factor.saturating_mul(part));
        match (best, next_limit, next) {
            (Some(best), Some(most), Some(next))
                if best.left == [heap - part] && part <= limit && most < next =>
            {
                why.add("F2", told!(
                    lang,
                    "Take the smallest part, {part}. Then at most {most} may be taken, too few for the next part, {next}.",
                    "取最小的一份 {part}。之后最多取 {most}，取不完下一份 {next}。"
                ));
                why.add("F3", told!(
                    lang,
                    "Whatever the other takes, the smallest part of the rest is one that you may take.",
                    "不管对方取多少，剩下的最小一份你总能取。"
                ));
            }
            (None, ..) if part > limit && limit > 0 => why.add("FL", told!(
                lang,
                "The smallest part is {part}, and you may take {limit} at most. Whatever you leave, the other may take its smallest part.",
                "最小的一份是 {part}，你最多取 {limit}。不管剩下什么，对方总能取走其中最小的一份。"
            )),
            _ => {}
        }
        why.parts = Some(Parts { numbers, cut, limit, next_limit });
    }
}

// The next of the heaps that lose at the start.
fn next(numbers: &[u64], factor: u64) -> Option<u64> {
    let last = *numbers.last()?;
    let least = numbers.iter().find(|&&number| factor.saturating_mul(number) >= last)?;
    Some(last + least)
}

// The last six, behind dots if there are more.
fn list_of_last(numbers: &[u64], lang: grundy_lang::Lang) -> String {
    match numbers.len().checked_sub(6) {
        Some(more) if more > 0 => {
            told!(lang, "…, {all}", "…、{all}", all = list(&numbers[more..], lang))
        }
        _ => list(numbers, lang),
    }
}
