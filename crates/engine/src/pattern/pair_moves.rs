//! Who wins two heaps, and by which moves.
//!
//! Where a law is proved, the heaps may be any u64. *A sum of two games* or *the game of the lesser heap*: as for single
//! heaps. *Wythoff's game and Fraenkel's*: one lost pair has a given heap, and one a given difference that is a multiple
//! of t; so few pairs can be reached. *Euclid's game*: all moves but the last two leave a number at least twice the
//! other, which is won. *Cyclic Nimhoff*: one lost pair has a given heap; all steps are tried. *Bounded steps*: all moves are tried. Everything else is looked up in a table.
//!
//! Checked: for small heaps against the table (below), for large ones against the functions of the laws
//! (`tests/law_finder/far.rs`).

use super::answer::{PairLaw, PairMoves, PairSays, MOST_MOVES};
use super::moves::Values;
use super::pair_rule::PairRule;
use super::pairs;
use super::reply::MOST_OPTIONS;
use super::rule::Rule;
use super::work::{Refusal, SPARE};
use crate::law::Plane;
use grundy::heaps::euclid;

// The sides of the tables in which a law of bounded steps is sought.
const SIDES: [u64; 3] = [30, 100, 300];

/// Who wins heaps of `a` and `b`, and by which moves.
///
/// # Errors
///
/// If no law is proved here and the table would be too large.
pub fn moves(rule: &PairRule, a: u64, b: u64) -> Result<PairMoves, Refusal> {
    if let Some(found) = of_parts(rule, a, b) {
        return found;
    }
    let refused = pairs::check(rule, pairs::largest(rule, a, b), Some(usize::from(b > a)));
    match refused {
        Ok(()) => Ok(by_table(rule, &pairs::plane(rule, pairs::largest(rule, a, b)), a, b)),
        Err(refused) => {
            let by_law = |side| of_law(rule, &proved(rule, side)?, a, b);
            SIDES.into_iter().find_map(by_law).ok_or(refused)
        }
    }
}

impl PairMoves {
    fn new(value: Option<u64>, is_won: bool, mut left: Vec<(u64, u64)>) -> PairMoves {
        left.sort_unstable();
        left.dedup();
        let count = Some(left.len());
        left.truncate(MOST_MOVES);
        PairMoves { value, is_won, count, left }
    }
}

fn by_table(rule: &PairRule, plane: &Plane, a: u64, b: u64) -> PairMoves {
    let value = |a: u64, b: u64| u64::from(plane.value(a as usize, b as usize));
    let mut left = Vec::new();
    rule.options(a, b, &mut |x, y| {
        if value(x, y) == 0 {
            left.push((x, y));
        }
    });
    let own = value(a, b);
    PairMoves::new(Some(own), own > 0, left)
}

// Heaps that are games of their own, or of which only the lesser counts.
fn of_parts(rule: &PairRule, a: u64, b: u64) -> Option<Result<PairMoves, Refusal>> {
    let of = |rule: Option<Rule>, heap: u64, at: usize| {
        let Some(rule) = rule else { return Ok(None) };
        let values = Values::new(&rule, &[heap]);
        values.map(|values| Some((rule, values))).map_err(|(_, what)| (Some(at), what))
    };
    if let Some([first, second]) = rule.apart() {
        let found = of(first, a, 0).and_then(|first| Ok((first, of(second, b, 1)?)));
        return Some(found.map(|(first, second)| {
            let value = |of: &Option<(Rule, Values)>, heap| {
                of.as_ref().map_or(0, |(_, values)| values.value(heap))
            };
            let (of_a, of_b) = (value(&first, a), value(&second, b));
            let mut all = PairMoves::new(Some(of_a ^ of_b), of_a != of_b, Vec::new());
            if all.is_won {
                all.add(&first, a, of_b, |left| (left, b));
                all.add(&second, b, of_a, |left| (a, left));
            }
            // If not all are known, one is enough.
            if all.count.is_none() {
                all.left.truncate(1);
            }
            all
        }));
    }
    let lesser = rule.of_lesser()?;
    let (less, at) = (a.min(b), usize::from(b < a));
    Some(of(Some(lesser), less, at).map(|of| {
        let own = of.as_ref().map_or(0, |(_, values)| values.value(less));
        let mut all = PairMoves::new(Some(own), own > 0, Vec::new());
        if all.is_won {
            all.add(&of, less, 0, |left| (a - (less - left), b - (less - left)));
        }
        all
    }))
}

impl PairMoves {
    // Adds the moves of one heap that leave it with `value`; if there are too many to look at, one, and only if none is
    // there yet.
    fn add(
        &mut self,
        of: &Option<(Rule, Values)>,
        heap: u64,
        value: u64,
        pair: impl Fn(u64) -> (u64, u64),
    ) {
        let Some((rule, values)) = of else { return };
        let known = values.all_replies(rule, heap, value);
        let lefts = match known {
            Some(all) => all,
            None if rule.game.most_options(heap) <= MOST_OPTIONS => {
                let mut all = Vec::new();
                rule.game.options(heap, &mut |left| {
                    if values.value(left[0]) == value {
                        all.push(left[0]);
                    }
                });
                all
            }
            None => {
                self.count = None;
                let is_greater = values.value(heap) > value && self.left.is_empty();
                let reply = is_greater.then(|| values.reply(rule, heap, value)).flatten();
                reply.into_iter().flatten().collect()
            }
        };
        self.count = self.count.map(|count| count + lefts.len());
        let room = MOST_MOVES - self.left.len();
        self.left.extend(lefts.into_iter().take(room).map(pair));
    }
}

// The law that a table of this side shows, if it is proved.
fn proved(rule: &PairRule, side: u64) -> Option<PairLaw> {
    let plane = pairs::plane(rule, side.min(pairs::most_side(rule)));
    let law = pairs::known(rule, "", &plane, SPARE).law?;
    law.known.is_proved().then_some(law)
}

// By a proved law; `None` for laws that this file does not cover.
fn of_law(rule: &PairRule, law: &PairLaw, a: u64, b: u64) -> Option<PairMoves> {
    let at = |heap: u64| usize::try_from(heap).ok();
    match &law.says {
        PairSays::Euclid => Some(euclids(a, b)),
        PairSays::Wythoff(t) => Some(wythoffs(*t, a, b)),
        PairSays::Nimhoff(h) => nimhoffs(&rule.steps_of_both()?, *h, a, b),
        PairSays::Fold { fold, is_lost } => {
            let place = |a: u64, b: u64| Some(fold.place(at(a)?, at(b)?));
            by_steps(rule, place, *is_lost, a, b)
        }
        PairSays::Diagonal { diagonal, is_lost } => {
            let place = |a: u64, b: u64| Some(diagonal.place(at(a)?, at(b)?));
            by_steps(rule, place, *is_lost, a, b)
        }
        PairSays::Sum(_) | PairSays::Lesser(_) | PairSays::Number { .. } => None,
    }
}

// By a law that gives each pair a `place` in a table.
fn by_steps(
    rule: &PairRule,
    place: impl Fn(u64, u64) -> Option<(usize, usize)>,
    is_lost: bool,
    a: u64,
    b: u64,
) -> Option<PairMoves> {
    let mut options = vec![(a, b)];
    rule.options(a, b, &mut |x, y| options.push((x, y)));
    let places: Option<Vec<(usize, usize)>> = options.iter().map(|&(x, y)| place(x, y)).collect();
    let places = places?;
    let most = places.iter().map(|&(x, y)| x.max(y) as u64).max()?;
    pairs::check(rule, pairs::largest(rule, most, most), None).ok()?;
    let plane = pairs::plane(rule, most);
    let values = places.iter().map(|&(x, y)| u64::from(plane.value(x, y)));
    let own = values.clone().next()?;
    let lost = options.iter().zip(values).skip(1).filter(|(_, value)| *value == 0);
    let left = lost.map(|(&pair, _)| pair).collect();
    Some(PairMoves::new((!is_lost).then_some(own), own > 0, left))
}

fn euclids(a: u64, b: u64) -> PairMoves {
    let mut left = Vec::new();
    for (of, by, is_turned) in [(a, b, false), (b, a, true)] {
        let rest = of.checked_rem(by).filter(|_| of >= by);
        let few = rest.into_iter().flat_map(|rest| [rest, rest + by]).filter(|&less| less < of);
        let lost = few.filter(|&less| euclid::is_lost(less, by));
        left.extend(lost.map(|less| if is_turned { (by, less) } else { (less, by) }));
    }
    PairMoves::new(None, !euclid::is_lost(a, b), left)
}

// Lost are heaps with the same floor(a / h) whose sum h divides.
fn nimhoffs(steps: &[(i64, i64)], h: u64, a: u64, b: u64) -> Option<PairMoves> {
    let value = |a: u64, b: u64| {
        let sum = (a % h + b % h) % h;
        u128::from(h) * u128::from((a / h) ^ (b / h)) + u128::from(sum)
    };
    // If it is no u64, it is more than the other heap.
    let partner = |heap: u64| (heap - heap % h).checked_add((h - heap % h) % h);
    let of_one = [
        partner(b).filter(|&left| left < a).map(|left| (left, b)),
        partner(a).filter(|&left| left < b).map(|left| (a, left)),
    ];
    let after = |&(x, y): &(i64, i64)| Some((a.checked_sub_signed(x)?, b.checked_sub_signed(y)?));
    let of_both = steps.iter().filter_map(after).filter(|&(x, y)| value(x, y) == 0);
    let left = of_one.into_iter().flatten().chain(of_both).collect();
    let own = value(a, b);
    Some(PairMoves::new(u64::try_from(own).ok(), own > 0, left))
}

// Lost are x and x + t k in any order, x being the k-th term of a Beatty sequence. All x and all x + t k together are
// all numbers, each once.
fn wythoffs(t: u64, a: u64, b: u64) -> PairMoves {
    let of_difference = |d: u64| (d % t == 0).then(|| lost_pair(t, d / t)).flatten();
    let partner = |heap: u64| {
        let found = |side: fn((u64, u64)) -> (u64, u64)| {
            let pair = |k: u64| lost_pair(t, k).map(side);
            // None is too large.
            let is_before = |k: u64| pair(k).is_some_and(|pair| pair.0 < heap);
            let (mut low, mut high) = (0, heap);
            while low < high {
                let middle = low + (high - low) / 2;
                if is_before(middle) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            pair(low).filter(|pair| pair.0 == heap).map(|pair| pair.1)
        };
        found(|(less, greater)| (less, greater))
            .or_else(|| found(|(less, greater)| (greater, less)))
    };
    let (less, greater) = (a.min(b), a.max(b));
    let of_one = [
        partner(less).filter(|&left| left < greater).map(|left| (less, left)),
        partner(greater).filter(|&left| left < less).map(|left| (left, greater)),
    ];
    // If the numbers taken from both differ by less than t, so do the differences before and after.
    let difference = greater - less;
    let (low, over) = (difference / t * t, difference % t);
    let differences = [Some(low), low.checked_add(t).filter(|_| over > 0)];
    let of_both = differences.into_iter().flatten().filter_map(of_difference);
    let of_both = of_both.filter(|&(x, y)| x < less && y < greater);
    let turned = |(x, y): (u64, u64)| if a <= b { (x, y) } else { (y, x) };
    let left = of_one.into_iter().flatten().chain(of_both).map(turned).collect();
    PairMoves::new(None, of_difference(difference) != Some((less, greater)), left)
}

// The k-th lost pair, if it is one of u64; without rounding on the way.
fn lost_pair(t: u64, k: u64) -> Option<(u64, u64)> {
    // No term is less than its k, so no product overflows: k^2 (t^2 + 4) < 2^128, also for t = 1.
    k.checked_mul(t)?.checked_add(k)?;
    let (k, t) = (u128::from(k), u128::from(t));
    let root = k.checked_mul(k)?.checked_mul(t * t + 4)?.isqrt();
    let less = (2 * k + (root - k * t)) / 2;
    Some((u64::try_from(less).ok()?, u64::try_from(less + k * t).ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    // For rules with a law: the moves of small heaps by it, and by the table.
    #[test]
    fn a_law_and_a_table_give_the_same_moves() {
        for text in [
            "take any from one or the same from both",
            "take any from one or any from both less than 2 apart",
            "take any from one or any from both less than 5 apart",
            "take any from one or (1,1)",
            "take any from one or (1,1) (1,2) (2,1) (-1,4)",
            "take any from one or 1 from one, 2 from the other",
            "take multiples of the other from one",
            "take any from one",
            "take any from both",
            "take odd from one",
            "take primes from the first or 1 2 from the second",
            "take any from the second",
            "take 2 5 from both",
            "take (1,0) (0,1) (1,1)",
            "take (2,1) or (1,2)",
            "take (2,1) (1,2) (2,-1) (-1,2)",
            "take (4,0) (1,4) (2,2)",
            "take 1 from both or 3 from one",
        ] {
            let rule = PairRule::of(text);
            let plane = pairs::plane(&rule, 60);
            let laws: Vec<PairLaw> =
                SIDES.into_iter().take(2).filter_map(|side| proved(&rule, side)).collect();
            for (a, b) in (0..30).flat_map(|a| (0..30).map(move |b| (a, b))) {
                let table = by_table(&rule, &plane, a, b);
                let parts = of_parts(&rule, a, b).map(|found| found.unwrap());
                let by_law = || laws.iter().find_map(|law| of_law(&rule, law, a, b));
                let mut law = parts.or_else(by_law).expect(text);
                law.value = law.value.or(table.value);
                law.left.sort_unstable();
                assert_eq!(law, table, "{text} {a} {b}");
            }
        }
    }

    #[test]
    fn lost_pairs_are_exact_up_to_the_ends_of_u64() {
        use grundy::heaps::wythoff;
        // The last pair, of which the greater heap fits.
        let (mut low, mut high) = (0, u64::MAX);
        while low < high {
            let middle = low + (high - low).div_ceil(2);
            if lost_pair(1, middle).is_some() {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        for k in (0..1000).map(|less| low - less).chain(0..1000) {
            let (a, b) = lost_pair(1, k).unwrap();
            assert!(wythoff::is_lost(a, b), "{k}");
            assert_eq!(wythoffs(1, a, b), PairMoves::new(None, false, Vec::new()));
            if let Some(more) = b.checked_add(1) {
                let found = wythoffs(1, more, a);
                let right = wythoff::winning(more, a).into_iter().map(|(x, y)| (y, x));
                let right: Vec<_> =
                    right.filter(|&(x, y)| x == more || y == a || more - x == a - y).collect();
                assert!(found.is_won && right.iter().all(|pair| found.left.contains(pair)), "{k}");
            }
        }
        assert_eq!(lost_pair(1000, u64::MAX / 2), None);
    }
}
