//! Misere Nim: as in Nim until one heap above 1 is left; then an odd number of heaps of 1 (Bouton, 1901).

use super::data::{Chain, Ones, Why};
use super::ground::Ground;
use super::sums::nim_sum_of;
use crate::pattern::play::Choice;
use grundy_lang::told;

impl Ground<'_> {
    /// M1, or M2, or N1, R1, M3 and M4, or N1 and ML.
    pub fn by_misere_nim(&mut self, best: Option<&Choice>, why: &mut Why) {
        let lang = self.lang;
        why.chain = Chain::MisereNim;
        let heaps = &self.look.heaps;
        let above_1: Vec<usize> = (0..heaps.len()).filter(|&at| heaps[at] > 1).collect();
        let ones = heaps.iter().filter(|&&heap| heap == 1).count();
        match (&above_1[..], best) {
            ([], _) if ones > 0 => {
                let end = match ones % 2 {
                    1 => told!(
                        lang,
                        "Odd: you take the last and lose.",
                        "奇数：最后一颗归你，你输。"
                    ),
                    _ => told!(
                        lang,
                        "Even: the other takes the last and loses.",
                        "偶数：最后一颗归对方，对方输。"
                    ),
                };
                why.add(
                    "M1",
                    match ones {
                        1 => told!(
                            lang,
                            "Only 1 heap of 1 is left. {end}",
                            "只剩 1 堆 1 颗的。{end}"
                        ),
                        _ => told!(
                            lang,
                            "Only {ones} heaps of 1 are left. {end}",
                            "只剩 {ones} 堆 1 颗的。{end}"
                        ),
                    },
                );
            }
            ([one], Some(best)) => {
                let left = u64::from(ones % 2 == 0);
                let after = ones + left as usize;
                if (best.at, &best.left[..]) == (*one, &[left][..]) {
                    let heap = self.look.heap(*one);
                    let ones = match after {
                        1 => told!(lang, "1 heap of 1 remains", "还有 1 堆 1 颗的"),
                        _ => told!(lang, "{after} heaps of 1 remain", "还有 {after} 堆 1 颗的"),
                    };
                    why.add("M2", told!(
                        lang,
                        "Only {heap} is above 1. Leave {left} of it: {ones}, an odd number, and the other takes the last.",
                        "只有 {heap} 多于 1 颗。取到剩 {left} 颗：{ones}，奇数，最后一颗归对方。"
                    ));
                }
            }
            ([_, _, ..], best) => {
                self.cut(why);
                let big = |piece: &&super::data::Piece| piece.value > Some(1);
                match best {
                    Some(best) => {
                        self.odd_rows(why);
                        let is_so = nim_sum_of(why.after.iter()) == 0;
                        if is_so && why.after.iter().filter(big).count() > 1 {
                            let order = self.look.order(best, lang);
                            why.add("M3", told!(
                                lang,
                                "{order}: every row is even, and two heaps or more are above 1.",
                                "{order}：每行都是偶数个，至少两堆多于 1 颗。"
                            ));
                            why.add("M4", told!(
                                lang,
                                "Even rows never have exactly one heap above 1. So only the other can bring that about; then you leave an odd number of 1s.",
                                "每行都是偶数个时，不会恰有一堆多于 1 颗。只有对方会走成那样，那时你留下奇数堆 1 颗的。"
                            ));
                        }
                    }
                    None if nim_sum_of(why.pieces.iter()) == 0 => why.add("ML", told!(
                        lang,
                        "Every row is even, and two heaps or more are above 1. The other keeps it so until you leave just one of them.",
                        "每行都是偶数个，至少两堆多于 1 颗。对方一直保持这样，直到你只留下一堆这样的。"
                    )),
                    None => {}
                }
            }
            _ => {}
        }
        why.misere = Some(Ones { above_1, ones });
    }
}
