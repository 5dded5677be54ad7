//! Requests on games with two heaps, or two numbers: tables, lost pairs and laws.
//!
//! [`proof`](super::proof) says why a law holds. A law that is not proved, also of a row, is tried on a table four times
//! as long and as wide, as far as the steps for that allow.
//!
//! Checked: tables against a search of the game (`tests/law_finder/pairs.rs`); theorems against tables; the
//! laws of a thousand random sets of steps against tables twice as large.

use super::answer::{Doubt, OfHeaps, OfPairs, PairDoubt, PairLaw, PairSays, Pairs, Stated};
use super::code::{self, Over};
use super::finder::{LEAST, TESTED};
use super::own::Own;
use super::pair_rule::PairRule;
use super::proof::{diagonal, fold, pair_theorem};
use super::work::{self, Refusal};
use crate::fault::{Fault, Large};
use crate::law::{Law, Linear, Plane, PlaneLaw};
use grundy::table::TooLarge;

/// The largest table, for a rule with few moves from each pair.
pub const MOST_SIDE: u64 = 2000;
// How many options are marked in a few seconds.
const MOST_MARKS: u64 = 300_000_000;
// How many lost pairs are listed.
const MOST_PAIRS: usize = 40;
// The number of first rows whose periods are listed.
const ROWS: usize = 8;

/// The largest heap up to which the table of a rule is computed.
pub fn most_side(rule: &PairRule) -> u64 {
    if let Some(own) = rule.own() {
        return own.largest(MOST_SIDE, work::MOST);
    }
    let marks = |side: u64| rule.most_options(side).saturating_mul(side * side);
    let sides = (0..).map(|turn| MOST_SIDE - MOST_SIDE * turn / 40);
    let is_small = |&side: &u64| marks(side) <= MOST_MARKS && squared(rule, side) <= work::MOST;
    let most = sides.take_while(|&side| side > 0).find(is_small);
    // If a move adds to a heap, the table is twice as long and as wide.
    most.unwrap_or(40) / if rule.adds() { 2 } else { 1 }
}

/// Refuses a table of two heaps that is too large.
///
/// # Errors
///
/// If the largest heap, `most`, is above `most_side`: `heap` is the one at fault, if several are named. If a formula is
/// faulty.
pub fn check(rule: &PairRule, most: u64, heap: Option<usize>) -> Result<(), Refusal> {
    let is_small =
        rule.own().is_some_and(|own| most <= MOST_SIDE && own.steps(&[most, most]) <= work::MOST);
    let limit = if is_small { most } else { most_side(rule) };
    if most > limit {
        return Err((heap, Fault::Large(Large::Pairs, TooLarge { most: limit, asked: most })));
    }
    match rule.own() {
        Some(own) => own.in_box(&[most, most]).map(drop).map_err(|fault| (None, fault)),
        None => Ok(()),
    }
}

// The steps (`work`) for a table without moves that add.
fn squared(rule: &PairRule, side: u64) -> u64 {
    rule.work(side).saturating_mul(side * side)
}

/// The steps (`work`) for the table of all pairs up to `most`.
pub fn steps(rule: &PairRule, most: u64) -> u64 {
    if let Some(own) = rule.own() {
        return own.steps(&[most, most]);
    }
    squared(rule, (most + 1) * if rule.adds() { 2 } else { 1 })
}

// A larger table, at most four times as long and as wide, in so many steps; `None` if there is none.
fn further(rule: &PairRule, side: usize, budget: u64) -> Option<Plane> {
    let most = (TESTED * side) as u64 - 1;
    let most = work::largest(most.min(most_side(rule)), budget, |most| steps(rule, most));
    // Positions outside the box, which the count does not see, may take long.
    let fits = |own: &Own| own.in_box_within(&[most, most], budget).is_ok();
    if most < side as u64 || !rule.own().is_none_or(fits) {
        return None;
    }
    Some(plane(rule, most))
}

/// The values of all pairs up to `most`; O(pairs * moves).
///
/// # Panics
///
/// For a formula that [`check`] refuses.
pub fn plane(rule: &PairRule, most: u64) -> Plane {
    let side = most as usize + 1;
    if let Some(own) = rule.own() {
        let values = own.in_box(&[most, most]).expect("values that were checked");
        return Plane::new(side, |a, b| values[a * side + b]);
    }
    // From a pair whose sum is at most 2 `most`, moves lead only to such pairs.
    let last = 2 * side - 2;
    let width = if rule.adds() { last + 1 } else { side };
    let mut table = vec![0u32; width * width];
    let mut seen: Vec<u32> = Vec::new();
    let mut turn = 0;
    // By sums if a move adds to a heap; otherwise by rows, which is quicker.
    let sums = if rule.adds() { 0..last + 1 } else { 0..width };
    for line in sums {
        let columns = if rule.adds() { 0..line + 1 } else { 0..width };
        for b in columns {
            let a = if rule.adds() { line - b } else { line };
            turn += 1;
            rule.options(a as u64, b as u64, &mut |x, y| {
                let value = table[x as usize * width + y as usize] as usize;
                if value >= seen.len() {
                    seen.resize(value + 1, 0);
                }
                seen[value] = turn;
            });
            let mex = seen.iter().position(|&last| last != turn);
            table[a * width + b] = mex.unwrap_or(seen.len()) as u32;
        }
    }
    Plane::new(side, |a, b| table[a * width + b])
}

/// What is known about a table: the lost pairs, each once if the order does not matter, the periods of the first rows, and
/// the law. Proofs and tests take at most so many steps (`work`).
pub fn known(rule: &PairRule, name: &str, plane: &Plane, steps: u64) -> Pairs {
    let is_symmetric = plane.is_symmetric();
    let mut lost = plane.zeros();
    lost.retain(|pair| !is_symmetric || pair.0 <= pair.1);
    let more = lost.len().saturating_sub(MOST_PAIRS);
    lost.truncate(MOST_PAIRS);
    let longer = further(rule, plane.side(), steps);
    let tried = longer.as_ref().unwrap_or(plane);
    let row = |a: usize| {
        let values = |plane: &Plane| plane.row(a).iter().map(|&of| u64::from(of)).collect();
        let (row, tried): (Vec<u64>, Vec<u64>) = (values(plane), values(tried));
        let law = Linear::find(&row)?;
        Law::Linear(law).holds(&tried).then_some((a, law))
    };
    let is_enough = tried.side() >= LEAST;
    let rows = (0..plane.side().min(ROWS)).filter(|_| is_enough).filter_map(row).collect();
    let law = pair_theorem(rule, name, plane.side(), steps);
    let has_values = !rule.own().is_some_and(Own::is_misere);
    let law = law.or_else(|| found(rule.steps().as_ref(), name, plane, tried, has_values));
    let law = law.filter(|law| is_enough || law.known.is_proved());
    Pairs { values: Vec::new(), is_symmetric, lost, more, rows, law }
}

// The law of the values, if there are any, or of the lost pairs; one that is not proved also holds in the table where it is tried.
fn found(
    steps: Option<&Vec<(i64, i64)>>,
    name: &str,
    plane: &Plane,
    tried: &Plane,
    has_values: bool,
) -> Option<PairLaw> {
    let outcomes = |plane: &Plane| plane.map(|value| value.min(1));
    let pairs = tried.side() * tried.side();
    let known = OfPairs::Observed(PairDoubt::Observed(pairs));
    let over = Over::of_pairs(name, &known);
    let said = |law: PlaneLaw, plane: &Plane, tried: &Plane, is_lost: bool| match law {
        PlaneLaw::Beatty(law) if tried.law_of_zeros() == Some(PlaneLaw::Beatty(law)) => {
            let code = Some(code::wythoff(law.r, &over));
            Some(PairLaw { says: PairSays::Wythoff(law.r), known, code })
        }
        PlaneLaw::Beatty(_) => None,
        PlaneLaw::Of(form, law, _) => {
            let values = tried.of_number(form).filter(|values| law.holds(values))?;
            let code = code::of_number(form, &law, &values, &over, is_lost);
            let of = Stated {
                theorem: None,
                law: Some(law),
                first: values[0],
                seen: values.len(),
                known: OfHeaps::Observed(Doubt::Observed),
                code: None,
            };
            let says = PairSays::Number { form, is_lost, of: Box::new(of) };
            Some(PairLaw { says, known, code })
        }
        PlaneLaw::Fold(law) => {
            let found = fold(steps.cloned(), name, &law, plane, is_lost, pairs)?;
            holds(found, plane, tried, |a, b| law.place(a, b))
        }
    };
    let along = |plane: &Plane, tried: &Plane, is_lost: bool| {
        let law = plane.diagonal()?;
        let found = diagonal(steps.cloned(), name, &law, plane, is_lost, pairs)?;
        holds(found, plane, tried, |a, b| law.place(a, b))
    };
    let (lost, tried_lost) = (outcomes(plane), outcomes(tried));
    let of_values = has_values.then_some(plane);
    of_values
        .and_then(|plane| said(plane.law()?, plane, tried, false))
        .or_else(|| said(plane.law_of_zeros()?, &lost, &tried_lost, true))
        .or_else(|| along(of_values?, tried, false))
        .or_else(|| along(&lost, &tried_lost, true))
}

/// What is known about a table that was given; only as many of its rows and columns as it has of both.
pub fn given(rows: &[Vec<u32>], are_winners: bool) -> Pairs {
    let side = rows.len().min(rows.first().map_or(0, Vec::len));
    let plane = Plane::new(side, |a, b| rows[a][b]);
    let is_symmetric = plane.is_symmetric();
    let mut lost = plane.zeros();
    lost.retain(|pair| !is_symmetric || pair.0 <= pair.1);
    let more = lost.len().saturating_sub(MOST_PAIRS);
    lost.truncate(MOST_PAIRS);
    let row = |a: usize| {
        let values: Vec<u64> = plane.row(a).iter().map(|&of| of.into()).collect();
        Some((a, Linear::find(&values)?))
    };
    let periods = (0..side.min(ROWS)).filter_map(row).collect();
    let law = found(None, GIVEN, &plane, &plane, !are_winners);
    Pairs { values: rows.to_vec(), is_symmetric, lost, more, rows: periods, law }
}

// Lost pairs ascending, the empty one first, and whether their order does not matter: each has the lesser heap first, or
// each stands there both ways.
fn ordered(pairs: &[(u64, u64)]) -> (Vec<(u64, u64)>, bool) {
    let mut pairs = pairs.to_vec();
    pairs.push((0, 0));
    pairs.sort_unstable();
    pairs.dedup();
    let has = |pair: &(u64, u64)| pairs.binary_search(pair).is_ok();
    let is_symmetric =
        pairs.iter().all(|pair| pair.0 <= pair.1) || pairs.iter().all(|&(a, b)| has(&(b, a)));
    pairs.retain(|pair| !is_symmetric || pair.0 <= pair.1);
    (pairs, is_symmetric)
}

/// The largest heap up to which all lost pairs are known if these are the first: none has a larger first heap.
pub fn known_to(pairs: &[(u64, u64)]) -> u64 {
    let last = ordered(pairs).0.last().map_or(0, |last| last.0);
    last.min(MOST_SIDE - 1)
}

/// What is known about a game of two heaps from its first lost pairs.
///
/// # Complexity
///
/// O(pairs log pairs), and O(side^2 log side) for the table up to `known_to`.
pub fn given_lost(pairs: &[(u64, u64)]) -> Pairs {
    let side = known_to(pairs) as usize + 1;
    let (pairs, is_symmetric) = ordered(pairs);
    let is_lost = |a: usize, b: usize| {
        let pair = if is_symmetric { (a.min(b), a.max(b)) } else { (a, b) };
        pairs.binary_search(&(pair.0 as u64, pair.1 as u64)).is_ok()
    };
    let plane = Plane::new(side, |a, b| u32::from(!is_lost(a, b)));
    let known = OfPairs::Observed(PairDoubt::Observed(pairs.len()));
    let law = wythoff(&pairs).filter(|_| is_symmetric).map(|t| PairLaw {
        says: PairSays::Wythoff(t),
        known,
        code: Some(code::wythoff(t, &Over::of_pairs(GIVEN, &known))),
    });
    let law = law.or_else(|| found(None, GIVEN, &plane, &plane, false));
    let listed = pairs.iter().map(|&(a, b)| (a as usize, b as usize));
    let lost: Vec<(usize, usize)> = listed.take(MOST_PAIRS).collect();
    let more = pairs.len() - lost.len();
    Pairs { values: Vec::new(), is_symmetric, lost, more, rows: Vec::new(), law }
}

// Where given tables come from, in the comment of a function.
const GIVEN: &str = "Given values";
// The fewest pairs that show Wythoff's law, or Fraenkel's.
const LEAST_PAIRS: usize = 4;

// The t with which ascending pairs, the empty one first, are x and x + t k, each x the least number of no pair before.
fn wythoff(pairs: &[(u64, u64)]) -> Option<u64> {
    let t = pairs.get(1)?.1.checked_sub(pairs[1].0).filter(|&t| t > 0)?;
    let (mut least, mut greater) = (0, pairs.iter().map(|pair| pair.1).peekable());
    let mut is_next = |(k, &(a, b)): (u64, &(u64, u64))| {
        // The greater numbers rise, too.
        while let Some(&taken) = greater.peek().filter(|&&taken| taken <= least && k > 0) {
            greater.next();
            least += u64::from(taken == least);
        }
        let is_right =
            a == least && t.checked_mul(k).and_then(|more| a.checked_add(more)) == Some(b);
        least += 1;
        is_right
    };
    let is_all = pairs.len() >= LEAST_PAIRS && (0..).zip(pairs).all(&mut is_next);
    is_all.then_some(t)
}

// The law if it is proved, or holds where it is tried.
fn holds(
    law: PairLaw,
    plane: &Plane,
    tried: &Plane,
    place: impl Fn(usize, usize) -> (usize, usize),
) -> Option<PairLaw> {
    let is_so = |a: usize, b: usize| {
        let (x, y) = place(a, b);
        plane.value(x, y) == tried.value(a, b)
    };
    let all = 0..tried.side();
    if law.known.is_proved() || all.clone().all(|a| all.clone().all(|b| is_so(a, b))) {
        Some(law)
    } else {
        None
    }
}

/// The largest heap that can come up from heaps `a` and `b`.
pub fn largest(rule: &PairRule, a: u64, b: u64) -> u64 {
    if rule.adds() {
        a.saturating_add(b)
    } else {
        a.max(b)
    }
}

#[cfg(test)]
mod tests {
    use super::super::work::SPARE;
    use super::{further, known, most_side, pair_theorem, plane, Own, PairRule};
    use crate::law::PlaneLaw;
    use crate::pattern::answer::{OfPairs, PairDoubt, PairProof, PairSays, Stated};
    use grundy_lang::{Lang, Told};

    fn law(text: &str, most: u64) -> Option<super::PairLaw> {
        let rule = PairRule::of(text);
        known(&rule, text, &plane(&rule, most), SPARE).law
    }

    #[test]
    fn theorems_are_matched_to_the_rule() {
        let said = |text: &str| {
            pair_theorem(&PairRule::of(text), text, 30, SPARE).map(|law| law.told(Lang::En))
        };
        let wythoff = "take any from one or the same from both";
        assert!(said(wythoff).unwrap().contains("golden ratio"));
        for same in [
            "take any from both less than 1 apart or any from one",
            "take any from one or 1.. from both",
        ] {
            assert_eq!(said(same), said(wythoff));
        }
        assert!(said("take any from one or any from both less than 2 apart")
            .unwrap()
            .contains("root of 2"));
        let nimhoff = "3 (floor(a / 3) ^ floor(b / 3)) + (a + b) mod 3";
        for (text, value) in [
            ("take any from one or (1,1)", nimhoff),
            ("take 1 from both or any from one or 1 from the first", nimhoff),
            ("take any from one or 1 2 4 from both or (2,-1) or (6,3)", nimhoff),
            (
                "take any from one or (1,1) (1,2) (2,1)",
                "4 (floor(a / 4) ^ floor(b / 4)) + (a + b) mod 4",
            ),
            ("take any from one or 1 from one, 2 from the other", "a ^ b"),
        ] {
            assert_eq!(said(text), Some(format!("g(a, b) = {value}")), "{text}");
        }
        // Other moves would change the lost pairs, or might.
        for text in &[
            "take any from one or 2.. from both",
            "take any from the first or the same from both",
            "take 1..1000 from one or the same from both",
            "take any from one or odd from both",
            "take any from one or the same from both or (2,1)",
            "take any from both less than 2 apart",
            "take multiples of the other from one or the same from both",
            "take any from one or (1,1) (1,2)",
            "take any from one or 1 3 from both",
            "take any from one or (1,1) or any from both less than 2 apart",
            "take any from the first or 1.. from the second or (1,1)",
            "take any from one or 2 from both",
        ] {
            assert_eq!(said(text), None, "{text}");
        }
        // The pairs still show the law.
        let shown = law("take 1..1000 from one or the same from both", 60).unwrap();
        assert_eq!(shown.says, PairSays::Wythoff(1));
        assert_eq!(shown.known, OfPairs::Observed(PairDoubt::Observed(244 * 244)));
    }

    #[test]
    fn the_law_of_one_heap_is_sought_as_far_as_for_one_heap_and_proved_only_with_it() {
        let law = law("take squares from one", 40).unwrap();
        assert_eq!(law.known, OfPairs::Observed(PairDoubt::Observed(101 * 101)));
        let is_sought = |part: &Option<Stated>| {
            part.as_ref().is_some_and(|part| (&part.law, part.seen) == (&None, 101))
        };
        assert!(matches!(&law.says, PairSays::Sum(of) if is_sought(&of[0])), "{law:?}");
    }

    #[test]
    fn tables_are_as_large_as_some_seconds_allow() {
        let most = |text: &str| most_side(&PairRule::of(text));
        assert_eq!(most("take 1 from one"), 2000);
        // Heaps n and n have 2n options: 2 * 500^3 <= 3 * 10^8 < 2 * 550^3.
        assert_eq!(most("take any from one"), 500);
        assert_eq!(most("take (3,-1)"), 1000);
        // 75 * 2000^2 = 3 * 10^8 < 76 * 2000^2.
        assert_eq!(most("take 1..75 from both"), 2000);
        assert_eq!(most("take 1..76 from both"), 1950);
        // Heaps 50 and 50 have 30 times 5000.
        let each = ["any from one, any from the other"; 30].join(" or ");
        assert_eq!(most(&format!("take {each}")), 40);
    }

    #[test]
    fn a_function_lists_no_more_than_a_judge_takes() {
        let says_so = |most: u64| {
            let law = law(&format!("take (25,0) or (0,{most})"), 200).unwrap();
            assert!(matches!(law.known.proved(), Some(PairProof::Bounded(_))), "{law:?}");
            law.code.is_none()
        };
        // 50 rows of 50 numbers, and of 52.
        assert_eq!((says_so(25), says_so(26)), (false, true));
    }

    #[test]
    fn what_larger_heaps_refute_is_not_shown() {
        // Taking 20, or 48, is not possible yet; and what follows from one number in a small table need not in a larger.
        for (text, most) in [
            ("take (4,1) or odd 20 from one", 12),
            ("take a coprime 48 from both", 21),
            ("take (3,1) or 1.. but 24 from both", 16),
        ] {
            let rule = PairRule::of(text);
            let plane = plane(&rule, most);
            let law = |steps| known(&rule, text, &plane, steps).law;
            assert!(law(0).is_some() && law(SPARE).is_none(), "{text}: {:?}", law(SPARE));
        }
        let rule = PairRule::of("take (1,4)");
        let rows = |steps| known(&rule, "", &plane(&rule, 19), steps).rows;
        let (few, many) = (rows(SPARE), rows(0));
        assert!(few.len() < many.len() && few.iter().all(|row| many.contains(row)), "{few:?}");
    }

    #[test]
    fn a_larger_table_ends_with_its_steps_where_the_count_of_a_few_positions_is_too_low() {
        let text = "(w, b) -> (w - 1, b + w); (w, b - k) for k in 1..b/2";
        let formula = crate::formula::read(text, 0).unwrap().formula;
        let rule = PairRule::of_own(Own::new(formula, false));
        let budget = 1 << 25;
        assert!(rule.own().unwrap().steps(&[47, 47]) <= budget);
        assert!(further(&rule, 12, budget).is_none());
    }

    #[test]
    fn a_period_that_fails_behind_the_table_is_not_shown() {
        // A step of 60 is not possible yet, and the law of the table does not hold beyond it.
        let text = "take 1 from one or 60 from both";
        assert!(matches!(plane(&PairRule::of(text), 50).law(), Some(PlaneLaw::Fold(_))));
        assert_eq!(law(text, 50), None);
    }
}
