//! One heap, or two numbers: the lost squares are stars, and a winning move goes to one.

use super::data::{Chain, Known, Stars, Why};
use super::ground::Ground;
use crate::pattern::answer::PairSays;
use crate::pattern::game::Game;
use crate::pattern::moves::Decider;
use crate::pattern::pair_rule::{Heaps, PairMove, PairRule};
use crate::pattern::play::{Choice, Decides, Terms};
use crate::pattern::proof::pair_theorem;
use crate::pattern::set::Set;
use crate::pattern::state_rule::StateRule;
use crate::pattern::states;
use grundy_lang::{told, Told};

// The largest sides of pictures: of a board, of a strip, and of a strip for each last take.
const MOST_BOARD: u64 = 23;
const MOST_STRIP: u64 = super::large::FAR;
const MOST_MEMORY: u64 = 40;

/// Numbers, and the last take if it matters.
type Square = (Vec<u64>, Option<u64>);

// All squares of a picture.
struct Shown {
    sides: Vec<u64>,
    sum: Option<u64>,
    squares: Vec<Square>,
}

impl Ground<'_> {
    fn shown(&self) -> Option<Shown> {
        let heaps = &self.look.heaps;
        let largest = heaps.iter().copied().max()?;
        match (&self.look.game, self.look.terms) {
            (Game::Pairs(rule), Terms::Board) => {
                // Where a move adds to one number, the sum does not grow.
                let sum = rule.adds().then(|| heaps.iter().sum());
                let side = sum.unwrap_or(largest);
                let is_in =
                    |square: &Vec<u64>| sum.is_none_or(|sum| square.iter().sum::<u64>() <= sum);
                let all = (0..=side).flat_map(|a| (0..=side).map(move |b| vec![a, b]));
                let squares = || all.filter(is_in).map(|square| (square, None)).collect();
                (side <= MOST_BOARD).then(|| Shown {
                    sides: vec![side, side],
                    sum,
                    squares: squares(),
                })
            }
            (Game::Memory(StateRule::Kinds(kinds)), _) if largest <= MOST_MEMORY => {
                let Game::Memory(rule) = &self.look.game else { return None };
                let names: Vec<u64> = (0..kinds.len()).map(|kind| rule.name(kind)).collect();
                let lasts = || [None].into_iter().chain(names.iter().copied().map(Some));
                let squares = (0..=largest).flat_map(|n| lasts().map(move |last| (vec![n], last)));
                let squares = squares.collect();
                let sides = [&[largest], &names[..]].concat();
                Some(Shown { sides, sum: None, squares })
            }
            (Game::Heaps(_), Terms::Stones) if largest <= MOST_STRIP => {
                let squares = (0..=largest).map(|n| (vec![n], None)).collect();
                Some(Shown { sides: vec![largest], sum: None, squares })
            }
            _ => None,
        }
    }

    fn is_star(&mut self, (numbers, after): &Square) -> Option<bool> {
        match (&self.look.game, &mut *self.by) {
            (_, Decides::Own(own)) => Some(own.value(numbers, 1 << 24).ok()? == 0),
            (Game::Pairs(_), Decides::Pairs(plane)) => {
                let (a, b) = (numbers[0] as usize, numbers[1] as usize);
                (a.max(b) < plane.side()).then(|| plane.value(a, b) == 0)
            }
            (Game::Memory(rule), Decides::Memory(table)) => {
                let is_known = numbers[0] < table.len() as u64;
                is_known.then(|| states::value(rule, table, numbers[0], *after) == 0)
            }
            (Game::Heaps(_), Decides::Heaps(Decider::Values(values))) => {
                Some(values.value(numbers[0]) == 0)
            }
            (Game::Heaps(rule), Decides::Heaps(decider)) => {
                decider.knows(numbers).then(|| !decider.moves(rule, numbers, None).is_won)
            }
            _ => None,
        }
    }

    fn steps_from(&self, (numbers, after): &Square) -> Vec<Square> {
        let mut all = Vec::new();
        match (&self.look.game, &*self.by) {
            (_, Decides::Own(own)) => {
                own.options(numbers, &mut |left| all.push((left.to_vec(), None)));
            }
            (Game::Pairs(rule), _) => {
                rule.options(numbers[0], numbers[1], &mut |a, b| all.push((vec![a, b], None)));
            }
            (Game::Memory(rule), _) => rule.options(numbers[0], *after, &mut |take, last| {
                all.push((vec![numbers[0] - take], Some(last)));
            }),
            (Game::Heaps(rule), _) => {
                rule.game.options(numbers[0], &mut |left| all.push((left.to_vec(), None)));
            }
            _ => {}
        }
        all
    }

    /// The stars, if the squares around the position can be shown, and no move from a star reaches one but some move from
    /// any other square does: under misere play, if it has moves.
    pub fn squares(&mut self) -> Option<Stars> {
        let Shown { sides, sum, squares } = self.shown()?;
        let mut at = Vec::new();
        for square in &squares {
            let is_star = self.is_star(square)?;
            let steps = self.steps_from(square);
            let mut reached = false;
            for step in &steps {
                reached |= self.is_star(step)? && (is_star || squares.contains(step));
            }
            if reached == is_star && !(self.look.misere && steps.is_empty() && !is_star) {
                return None;
            }
            if is_star {
                let last =
                    matches!(self.look.terms, Terms::Memory).then_some(square.1.unwrap_or(0));
                at.push(square.0.iter().copied().chain(last).collect());
            }
        }
        Some(Stars { sides, sum, at, rays: Vec::new() })
    }

    /// S1, S2 and SW, or SL.
    pub fn by_stars(&mut self, best: Option<&Choice>, why: &mut Why) {
        let (lang, misere) = (self.lang, self.look.misere);
        why.chain = Chain::Stars;
        why.stars = self.squares();
        if why.stars.is_some() {
            why.add("S1", match (self.look.terms, misere) {
                (Terms::Board, false) => told!(
                    lang,
                    "Who must move on a star, loses: no move from it reaches a star; from any other square some move does.",
                    "轮到走的一方在星上必败：从星走不到星，从别的格总能走到星。"
                ),
                (Terms::Board, true) => told!(
                    lang,
                    "Who must move on a star, loses: no move from it reaches a star; from any other square some move does, or none is left.",
                    "轮到走的一方在星上必败：从星走不到星，从别的格总能走到星，或已无路可走。"
                ),
                (_, false) => told!(
                    lang,
                    "Who must move on a star, loses: no move from it reaches a star; from any other number some move does.",
                    "轮到走的一方在星上必败：从星走不到星，从别的数总能走到星。"
                ),
                (_, true) => told!(
                    lang,
                    "Who must move on a star, loses: no move from it reaches a star; from any other number some move does, or none is left.",
                    "轮到走的一方在星上必败：从星走不到星，从别的数总能走到星，或已无路可走。"
                ),
            });
        } else if self.by_pair_theorem(best, why) {
            return self.by_far_stars(best, why);
        } else {
            return self.by_list(best, why);
        }
        match best {
            Some(best) => {
                let order = self.look.order(best, lang);
                why.add("S2", if misere {
                    told!(
                        lang,
                        "{order}: that is a star. The other must leave it, and you reach a star again, or have won.",
                        "{order}，到了星上。对方必须离开，你再走到星，或已经赢了。"
                    )
                } else {
                    told!(
                        lang,
                        "{order}: that is a star. The other must leave it, and you reach a star again.",
                        "{order}，到了星上。对方必须离开，你再走到星。"
                    )
                });
            }
            None => {
                why.add("SL", if misere {
                    told!(
                        lang,
                        "You stand on a star. Wherever you go, the other reaches a star again, or has won.",
                        "你在星上。不管走到哪里，对方都能再走到星，或已经赢了。"
                    )
                } else {
                    told!(
                        lang,
                        "You stand on a star. Wherever you go, the other reaches a star again.",
                        "你在星上。不管走到哪里，对方都能再走到星。"
                    )
                });
                self.draw_rays(why);
            }
        }
        self.by_wythoff(why);
    }

    // S2 or SL without a board.
    fn by_far_stars(&self, best: Option<&Choice>, why: &mut Why) {
        let lang = self.lang;
        match best {
            Some(best) => why.add(
                "S2",
                told!(
                    lang,
                    "{order}. Wherever the other goes from there, you reach a lost pair again.",
                    "{order}。对方从那里不管走到哪里，你都能再走到必败的一对。",
                    order = self.look.order(best, lang)
                ),
            ),
            None => why.add(
                "SL",
                told!(
                    lang,
                    "Wherever you go, the other reaches a lost pair again.",
                    "不管走到哪里，对方都能再走到必败的一对。"
                ),
            ),
        }
    }

    fn draw_rays(&mut self, why: &mut Why) {
        let Some(mut stars) = why.stars.take() else { return };
        let is_memory = self.look.terms == Terms::Memory;
        let place = |(numbers, after): &Square| -> Vec<u64> {
            numbers.iter().copied().chain(is_memory.then_some(after.unwrap_or(0))).collect()
        };
        for target in self.steps_from(&(self.look.heaps.clone(), self.look.after)) {
            let steps = self.steps_from(&target);
            let star = steps.into_iter().find(|step| self.is_star(step) == Some(true));
            stars.rays.push((place(&target), star.as_ref().map(place)));
        }
        why.stars = Some(stars);
    }

    // L3 for two numbers that are too large for a board.
    fn by_pair_theorem(&self, best: Option<&Choice>, why: &mut Why) -> bool {
        let (Game::Pairs(rule), lang) = (&self.look.game, self.lang) else { return false };
        let Some(law) = pair_theorem(rule, &self.look.rule, 1, 0) else { return false };
        let is_told = matches!(law.says, PairSays::Wythoff(_) | PairSays::Euclid);
        if !is_told || !law.known.is_proved() {
            return false;
        }
        let star = best.map_or(&self.look.heaps, |best| &best.left);
        let star = crate::formula::shown(star);
        why.add(
            "L3",
            told!(
                lang,
                "Proved for this rule: {law}. So {star} is lost.",
                "这条规则已证明：{law}。所以 {star} 必败。",
                law = law.told(lang)
            ),
        );
        why.known = Some(Known { how: "theorem", ..Known::default() });
        true
    }

    // SW: how the stars of Wythoff's game are made.
    fn by_wythoff(&self, why: &mut Why) {
        let (Some(stars), lang) = (&why.stars, self.lang) else { return };
        if !matches!(&self.look.game, Game::Pairs(rule) if is_wythoff(rule)) {
            return;
        }
        let side = stars.sides[0];
        let (mut used, mut made) = (vec![false; side as usize + 1], Vec::new());
        for more in 0.. {
            let Some(least) = used.iter().position(|used| !used) else { break };
            let other = least + more;
            used[least] = true;
            if other as u64 > side {
                break;
            }
            used[other] = true;
            made.push(vec![least as u64, other as u64]);
        }
        let mirrored = |pair: &Vec<u64>| vec![pair[1], pair[0]];
        let is_made = |star: &Vec<u64>| made.contains(star) || made.contains(&mirrored(star));
        let has = |pair: &Vec<u64>| stars.at.contains(pair) && stars.at.contains(&mirrored(pair));
        if !stars.at.iter().all(is_made) || !made.iter().all(has) {
            return;
        }
        let more: Vec<usize> = (0..made.len()).collect();
        let pairs: Vec<String> = made.iter().map(|pair| crate::formula::shown(pair)).collect();
        why.add(
            "SW",
            match made.len() {
                1 => told!(
                    lang,
                    "Stars: the least number not used yet, twice: {pairs}.",
                    "星：还没用过的最小数，取两次：{pairs}。",
                    pairs = pairs[0]
                ),
                _ => told!(
                    lang,
                    "Stars: the least number not used yet, and {more} more: {pairs}; and mirrored.",
                    "星：还没用过的最小数，和比它大 {more} 的数：{pairs}；再加对称的。",
                    more = super::words::list(&more, lang),
                    pairs = super::words::list(&pairs, lang)
                ),
            },
        );
    }
}

fn is_wythoff(rule: &PairRule) -> bool {
    let both = [PairMove::One(Heaps::Either, Set::Any), PairMove::Same(Set::Any)];
    let moves = rule.moves();
    moves.len() == 2 && both.iter().all(|kind| moves.contains(kind))
}
