//! Games for which there is no short rule: what the machine has looked at, and all moves with their answers.

use super::data::{Answered, Chain, Known, Why};
use super::ground::Ground;
use crate::pattern::answer::AntiSg;
use crate::pattern::misere;
use crate::pattern::moves::Decider;
use crate::pattern::play::{Choice, Decides, Look, Terms};
use grundy_lang::told;
use std::collections::HashSet;

// How many moves are shown with their answers.
const MOST_ANSWERED: usize = 12;
// How many positions are looked at for their number, and how many moves.
const MOST_WALKED: usize = 1000;
const MOST_STEPS: usize = 20_000;

impl Ground<'_> {
    /// X1, Q1 or A1, then XT or XL.
    pub fn by_list(&mut self, best: Option<&Choice>, why: &mut Why) {
        why.chain = Chain::Listed;
        if !self.by_quotient(best, why) {
            self.by_search(why);
        }
        let lang = self.lang;
        let next = best.map(|best| self.next(best));
        let from = next.as_ref().unwrap_or(self.look);
        let (count, most) = (from.count, MOST_ANSWERED);
        let Some(answers) = self.answers(from) else { return };
        why.answers = answers;
        match (best.is_some(), count) {
            (true, 1) => why.add("XT", told!(
                lang,
                "Then the other has 1 move. The picture shows why it fails.",
                "之后对方只有 1 种走法，图中可见为什么不行。"
            )),
            (true, _) if count <= most => why.add("XT", told!(
                lang,
                "Then the other has {count} moves. The picture shows why each fails.",
                "之后对方有 {count} 种走法，图中可见为什么都不行。"
            )),
            (true, _) => why.add("XT", told!(
                lang,
                "Then the other has {count} moves, and each fails. The picture shows why for the first {most}.",
                "之后对方有 {count} 种走法，都不行。图中是前 {most} 种的原因。"
            )),
            (false, 1) => why.add("XL", told!(
                lang,
                "You have 1 move. The picture shows why it fails.",
                "你只有 1 种走法，图中可见为什么不行。"
            )),
            (false, _) if count <= most => why.add("XL", told!(
                lang,
                "You have {count} moves. The picture shows why each fails.",
                "你有 {count} 种走法，图中可见为什么都不行。"
            )),
            (false, _) => why.add("XL", told!(
                lang,
                "You have {count} moves, and each fails. The picture shows why for the first {most}.",
                "你有 {count} 种走法，都不行。图中是前 {most} 种的原因。"
            )),
        }
    }

    // The first moves of a lost position, each with an answer; `None` if one has none and does not end a misere game.
    fn answers(&mut self, from: &Look) -> Option<Vec<Answered>> {
        if from.count == 0 || from.wins > 0 {
            return None;
        }
        let answered = |choice: &Choice| {
            let next = from.at(from.left_by(choice), choice.after, self.by);
            let reply = next.choices.iter().find(|choice| choice.value == 0);
            let is_over = next.count == 0 && next.misere;
            (is_over || reply.is_some()).then(|| Answered {
                choice: choice.clone(),
                said: from.order(choice, self.lang),
                reply_said: reply.map(|reply| next.order(reply, self.lang)),
                reply: reply.cloned(),
            })
        };
        from.choices.iter().take(MOST_ANSWERED).map(answered).collect()
    }

    /// X1: at how many positions the machine has looked.
    pub fn by_search(&mut self, why: &mut Why) {
        let lang = self.lang;
        let (positions, all) = self.walk();
        why.add("X1", match (all, positions) {
            (true, 1) => told!(
                lang,
                "The machine knows no short rule here. It has looked at the only position that can follow.",
                "机器在这里不知道简单的规律。它看过了以后可能出现的唯一局面。"
            ),
            (true, _) => told!(
                lang,
                "The machine knows no short rule here. It has looked at all {positions} positions that can follow.",
                "机器在这里不知道简单的规律。它看过了以后可能出现的全部 {positions} 个局面。"
            ),
            (false, _) => told!(
                lang,
                "The machine knows no short rule here. It has looked at {positions} positions that can follow, and more.",
                "机器在这里不知道简单的规律。它看过以后可能出现的 {positions} 个局面，还有更多。"
            ),
        });
        why.known =
            Some(Known { how: "search", positions: Some(positions), all, ..Known::default() });
    }

    // Looks at the positions that can follow, the order of heaps aside: how many, and whether these are all.
    fn walk(&mut self) -> (usize, bool) {
        let (terms, arity) = (self.look.terms, self.look.arity);
        let plain = |heaps: &[u64], after| {
            let mut pieces: Vec<Vec<u64>> = heaps.chunks(arity).map(<[u64]>::to_vec).collect();
            if matches!(terms, Terms::Stones | Terms::Rows) {
                pieces.retain(|piece| piece[0] > 0);
            }
            if !matches!(terms, Terms::Board) {
                pieces.sort_unstable();
            }
            (pieces, after)
        };
        let mut seen = HashSet::new();
        let mut steps = 0;
        let mut waiting = Vec::new();
        let mut add = |look: &Look, waiting: &mut Vec<Look>, by: &mut Decides| {
            for choice in &look.choices {
                let heaps = look.left_by(choice);
                if seen.len() >= MOST_WALKED || steps >= MOST_STEPS {
                    return false;
                }
                steps += 1;
                if seen.insert(plain(&heaps, choice.after)) {
                    waiting.push(look.at(heaps, choice.after, by));
                }
            }
            look.choices.len() == look.count
        };
        let mut all = add(self.look, &mut waiting, self.by);
        while let Some(look) = waiting.pop() {
            all &= add(&look, &mut waiting, self.by);
        }
        (seen.len(), all)
    }

    // Q1 or A1, where a quotient decides.
    fn by_quotient(&mut self, best: Option<&Choice>, why: &mut Why) -> bool {
        let (lang, heaps) = (self.lang, &self.look.heaps);
        let (Decides::Heaps(Decider::Quotient(game, _)), Some(rule)) = (&*self.by, self.rule())
        else {
            return false;
        };
        let order = game.quotient().order();
        let largest = heaps.iter().copied().max().unwrap_or(0);
        let covers = match misere::anti_sg_of(rule, largest, game) {
            Ok(AntiSg::Right { up_to, .. }) => up_to.is_none_or(|most| largest <= most),
            _ => false,
        };
        if covers {
            why.add("A1", told!(
                lang,
                "Checked for this game: the rule of misere Nim holds with values in place of heaps.",
                "这个游戏已验证：把 SG 值当作堆，反 Nim 的规则成立。"
            ));
            why.known = Some(Known { how: "anti_sg", order: Some(order), ..Known::default() });
            return true;
        }
        why.add("Q1", match best {
            Some(best) => told!(
                lang,
                "The machine sorts the positions into {order} kinds that act alike. {order_of} leaves a lost kind.",
                "机器把局面分成 {order} 类，同类的胜负总是相同。{order_of}，留下必败的一类。",
                order_of = self.look.order(best, lang)
            ),
            None => told!(
                lang,
                "The machine sorts the positions into {order} kinds that act alike. This is a lost kind.",
                "机器把局面分成 {order} 类，同类的胜负总是相同。现在是必败的一类。"
            ),
        });
        why.known = Some(Known { how: "quotient", order: Some(order), ..Known::default() });
        true
    }
}
