//! Requests on games with two heaps, or two numbers: tables, lost pairs, laws and winning moves.
//!
//! [`pair_theorem`](super::pair_theorem) and [`pair_period`](super::pair_period) say why a law holds.
//!
//! Checked: tables and moves against a search of the game (`tests/law_finder/pairs.rs`); theorems against tables; the
//! laws of a thousand random sets of steps against tables twice as large.

use super::answer::{PairLaw, PairMoves, PairProof, PairSays, Pairs, Proof, Stated};
use super::code;
use super::pair_period::{diagonal, fold};
use super::pair_rule::PairRule;
use super::pair_theorem::theorem;
use crate::law::{Linear, Plane, PlaneLaw};

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
    let marks = |side: u64| rule.most_options(side).saturating_mul(side * side);
    let sides = (0..).map(|turn| MOST_SIDE - MOST_SIDE * turn / 40);
    let most = sides.take_while(|&side| side > 0).find(|&side| marks(side) <= MOST_MARKS);
    // If a move adds to a heap, the table is twice as long and as wide.
    most.unwrap_or(40) / if rule.adds() { 2 } else { 1 }
}

/// The values of all pairs up to `most`; O(pairs * moves).
pub fn plane(rule: &PairRule, most: u64) -> Plane {
    let side = most as usize + 1;
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
/// the law.
pub fn known(rule: &PairRule, name: &str, plane: &Plane) -> Pairs {
    let is_symmetric = plane.is_symmetric();
    let mut lost = plane.zeros();
    lost.retain(|pair| !is_symmetric || pair.0 <= pair.1);
    let more = lost.len().saturating_sub(MOST_PAIRS);
    lost.truncate(MOST_PAIRS);
    let row = |a: usize| {
        let row: Vec<u64> = plane.row(a).iter().map(|&value| u64::from(value)).collect();
        Some((a, Linear::find(&row)?))
    };
    let rows = (0..plane.side().min(ROWS)).filter_map(row).collect();
    let law = theorem(rule, name, plane.side()).or_else(|| found(rule, name, plane));
    Pairs { values: Vec::new(), is_symmetric, lost, more, rows, law }
}

// The law of the values, or of the lost pairs.
fn found(rule: &PairRule, name: &str, plane: &Plane) -> Option<PairLaw> {
    let outcomes = plane.map(|value| value.min(1));
    let observed = PairProof::Observed(plane.side() * plane.side());
    let over = observed.over(name);
    let said = |law: PlaneLaw, plane: &Plane, is_lost: bool| match law {
        PlaneLaw::Beatty(law) => {
            let code = Some(code::wythoff(law.r, &over));
            Some(PairLaw::new(PairSays::Wythoff(law.r), observed, code))
        }
        PlaneLaw::Of(form, law, values) => {
            let code = code::of_number(form, &law, &values, &over, is_lost);
            let (proof, law) = (Proof::Observed, Some(law));
            let of = Stated {
                theorem: None,
                law,
                first: values[0],
                seen: values.len(),
                is_proved: false,
                proof,
                code: None,
            };
            Some(PairLaw::new(PairSays::Number { form, is_lost, of: Box::new(of) }, observed, code))
        }
        PlaneLaw::Fold(law) => fold(rule, name, &law, plane, is_lost),
    };
    let of_values = plane.law().and_then(|law| said(law, plane, false));
    let of_zeros = || said(plane.law_of_zeros()?, &outcomes, true);
    let along =
        |plane: &Plane, is_lost: bool| diagonal(rule, name, &plane.diagonal()?, plane, is_lost);
    of_values.or_else(of_zeros).or_else(|| along(plane, false)).or_else(|| along(&outcomes, true))
}

/// The largest heap that can come up from heaps `a` and `b`.
pub fn largest(rule: &PairRule, a: u64, b: u64) -> u64 {
    if rule.adds() {
        a.saturating_add(b)
    } else {
        a.max(b)
    }
}

/// The value of two heaps, and what each winning move leaves; `largest` of them is at most `most_side`.
pub fn moves(rule: &PairRule, a: u64, b: u64) -> PairMoves {
    let plane = plane(rule, largest(rule, a, b));
    let mut left = Vec::new();
    rule.options(a, b, &mut |x, y| {
        if plane.value(x as usize, y as usize) == 0 {
            left.push((x, y));
        }
    });
    left.sort_unstable();
    left.dedup();
    PairMoves { value: plane.value(a as usize, b as usize), left }
}

#[cfg(test)]
mod tests {
    use super::{known, most_side, plane, theorem, PairRule};
    use crate::law::PlaneLaw;
    use crate::pattern::answer::{PairProof, PairSays, Stated};

    fn law(text: &str, most: u64) -> Option<super::PairLaw> {
        let rule = PairRule::of(text);
        known(&rule, text, &plane(&rule, most)).law
    }

    #[test]
    fn theorems_are_matched_to_the_rule() {
        let said = |text: &str| theorem(&PairRule::of(text), text, 30).map(|law| law.says());
        let wythoff = "take any from one or the same from both";
        assert!(said(wythoff).unwrap().contains("golden ratio"));
        assert_eq!(said("take any from both less than 1 apart or any from one"), said(wythoff));
        assert!(said("take any from one or any from both less than 2 apart")
            .unwrap()
            .contains("root of 2"));
        // Other moves would change the lost pairs, or might.
        for text in &[
            "take any from one or 1.. from both",
            "take any from the first or the same from both",
            "take 1..1000 from one or the same from both",
            "take any from one or odd from both",
            "take any from one or the same from both or (2,1)",
            "take any from both less than 2 apart",
            "take multiples of the other from one or the same from both",
        ] {
            assert_eq!(said(text), None, "{text}");
        }
        // The pairs still show the law.
        let shown = law("take 1.. from one or the same from both", 60).unwrap();
        assert_eq!(shown.says, PairSays::Wythoff(1));
        assert_eq!(shown.proof, PairProof::Observed(61 * 61));
    }

    #[test]
    fn the_law_of_one_heap_is_sought_as_far_as_the_table() {
        let law = law("take squares from one", 40).unwrap();
        let is_sought =
            |of: &Option<Stated>| of.as_ref().is_some_and(|of| (&of.law, of.seen) == (&None, 41));
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
            assert!(matches!(law.proof, PairProof::Bounded(_)), "{law:?}");
            law.code.is_none()
        };
        // 50 rows of 50 numbers, and of 52.
        assert_eq!((says_so(25), says_so(26)), (false, true));
    }

    #[test]
    fn a_period_that_fails_behind_the_table_is_not_shown() {
        // A step of 60 is not possible yet, and the law of the table does not hold beyond it.
        let text = "take 1 from one or 60 from both";
        assert!(matches!(plane(&PairRule::of(text), 50).law(), Some(PlaneLaw::Fold(_))));
        assert_eq!(law(text, 50), None);
    }
}
