//! Requests on games with two heaps, or two numbers: tables, lost pairs, laws and winning moves.
//!
//! [`pair_theorem`](super::pair_theorem) and [`pair_period`](super::pair_period) say why a law holds.
//!
//! Checked: tables and moves against a search of the game (`tests/pairs.rs`); theorems against tables; the law of a
//! thousand random sets of steps against twice as large a table.

use super::pair_period::{diagonal, fold, MOST_LISTED};
use super::pair_rule::PairRule;
use super::pair_theorem::{beatty, of_number, theorem, Said};
use crate::law::{Linear, Plane, PlaneLaw};
use std::fmt::Write;

/// The largest table of a rule whose every pair has few moves.
pub const MOST_SIDE: u64 = 2000;
// How many options are marked in some seconds.
const MOST_MARKS: u64 = 300_000_000;
// How many lost pairs are listed.
const MOST_PAIRS: usize = 40;
// The first rows, whose periods are said.
const ROWS: usize = 8;

/// The largest heap up to which the table of a rule is computed.
pub fn most_side(rule: &PairRule) -> u64 {
    let marks = |side: u64| rule.most_options(side).saturating_mul(side * side);
    let sides = (0..).map(|turn| MOST_SIDE - MOST_SIDE * turn / 40);
    let most = sides.take_while(|&side| side > 0).find(|&side| marks(side) <= MOST_MARKS);
    // Where a move adds to a heap, the table is twice as long and as wide.
    most.unwrap_or(40) / if rule.adds() { 2 } else { 1 }
}

/// The values of all pairs up to `most`; O(pairs * moves).
pub fn plane(rule: &PairRule, most: u64) -> Plane {
    let side = most as usize + 1;
    // A pair whose sum is no more than that of `most` and `most` leaves only such pairs.
    let last = 2 * side - 2;
    let width = if rule.adds() { last + 1 } else { side };
    let mut table = vec![0u32; width * width];
    let mut seen: Vec<u32> = Vec::new();
    let mut turn = 0;
    // By sums where a move adds; else by rows, which is quicker.
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

/// The answer to `law`: the lost pairs and the law, a few lines.
pub fn law(rule: &PairRule, plane: &Plane) -> String {
    let mut text = lost(plane) + &rows(plane);
    let said = theorem(rule, plane.side()).or_else(|| found(rule, plane));
    let count = plane.side() * plane.side();
    match said {
        None => writeln!(text, "no law found up to {}; more values may show one", plane.side() - 1)
            .unwrap(),
        Some(said) => {
            writeln!(text, "{}", said.law).unwrap();
            match said.proof {
                Some(why) => writeln!(text, "proved for all a and b: {}", why),
                None => writeln!(text, "observed: it holds for all {} pairs, not proved", count),
            }
            .unwrap();
            text += &said.rest;
            match said.code {
                Some(code) => text += &code.lines(),
                None if said.rest.is_empty() => {
                    writeln!(text, "code: more than {} numbers, too many for a line", MOST_LISTED)
                        .unwrap();
                }
                None => {}
            }
        }
    }
    text
}

/// The values in rows, the columns over them.
pub fn table(plane: &Plane) -> String {
    let side = plane.side();
    let widest = (0..side).flat_map(|a| plane.row(a)).max().map_or(0, |&most| most as usize);
    let width = widest.max(side - 1).to_string().len();
    let label = (side - 1).to_string().len();
    let mut text = format!("{:>1$} ", "", label);
    (0..side).for_each(|b| write!(text, " {:>1$}", b, width).unwrap());
    text.push('\n');
    for a in 0..side {
        write!(text, "{:>1$}:", a, label).unwrap();
        for value in plane.row(a) {
            write!(text, " {:>1$}", value, width).unwrap();
        }
        text.push('\n');
    }
    text
}

// The lost pairs, each once if the order does not matter, and their differences.
fn lost(plane: &Plane) -> String {
    let is_symmetric = plane.is_symmetric();
    let mut pairs = plane.zeros();
    pairs.retain(|pair| !is_symmetric || pair.0 <= pair.1);
    let shown = &pairs[..pairs.len().min(MOST_PAIRS)];
    let mut text =
        if is_symmetric { "lost, in any order:".to_string() } else { "lost:".to_string() };
    for (a, b) in shown {
        write!(text, " ({}, {})", a, b).unwrap();
    }
    let more = match pairs.len() - shown.len() {
        0 => "\n".to_string(),
        more => format!(" and {} more\n", more),
    };
    text += &more;
    if is_symmetric {
        text += "differences:";
        for (a, b) in shown {
            write!(text, " {}", b - a).unwrap();
        }
        text += if more == "\n" { "\n" } else { " ...\n" };
    }
    text
}

// The periods of the first rows, as far as they show one.
fn rows(plane: &Plane) -> String {
    let mut text = String::new();
    for a in 0..plane.side().min(ROWS) {
        let row: Vec<u64> = plane.row(a).iter().map(|&value| u64::from(value)).collect();
        if let Some(law) = Linear::find(&row) {
            let saltus = match law.saltus {
                0 => String::new(),
                saltus => format!(", saltus {}", saltus),
            };
            writeln!(
                text,
                "row {}, observed: period {} from {}{}",
                a, law.period, law.preperiod, saltus
            )
            .unwrap();
        }
    }
    text
}

// The law of the values, or of the lost pairs.
fn found(rule: &PairRule, plane: &Plane) -> Option<Said> {
    let outcomes = plane.map(|value| value.min(1));
    let said = |law: PlaneLaw, plane: &Plane, is_lost: bool| match law {
        PlaneLaw::Beatty(law) => Some(beatty(&law)),
        PlaneLaw::Of(form, law, values) => Some(of_number(form, &law, &values, is_lost)),
        PlaneLaw::Fold(law) => fold(rule, &law, plane, is_lost),
    };
    let of_values = plane.law().and_then(|law| said(law, plane, false));
    let of_zeros = || said(plane.law_of_zeros()?, &outcomes, true);
    let along = |plane: &Plane, is_lost: bool| diagonal(rule, &plane.diagonal()?, plane, is_lost);
    of_values.or_else(of_zeros).or_else(|| along(plane, false)).or_else(|| along(&outcomes, true))
}

/// The first line on the law.
pub fn headline(rule: &PairRule, plane: &Plane) -> String {
    let said = theorem(rule, plane.side()).or_else(|| found(rule, plane));
    said.map_or("no law found".to_string(), |said| said.law)
}

/// The largest heap that can come up, of pairs `a` and `b`.
pub fn largest(rule: &PairRule, a: u64, b: u64) -> u64 {
    if rule.adds() {
        a.saturating_add(b)
    } else {
        a.max(b)
    }
}

/// The answer to `moves`, of heaps whose largest is no more than `most_side`: the value, who wins, and each winning move.
pub fn moves(rule: &PairRule, a: u64, b: u64) -> String {
    let plane = plane(rule, largest(rule, a, b));
    let mut all = Vec::new();
    rule.options(a, b, &mut |x, y| {
        if plane.value(x as usize, y as usize) == 0 {
            all.push((x, y));
        }
    });
    all.sort_unstable();
    all.dedup();
    let mut text = format!("({}, {}): value {}", a, b, plane.value(a as usize, b as usize));
    text += &match all.len() {
        0 => ": the second player wins, whatever the first does\n".to_string(),
        1 => ": the first player wins, by one move\n".to_string(),
        count => format!(": the first player wins, by each of {} moves\n", count),
    };
    for (x, y) in all {
        let part = |name: &str, before: u64, left: u64| match (before, left) {
            (before, left) if before > left => {
                Some(format!("take {} of the {}", before - left, name))
            }
            (before, left) if before < left => {
                Some(format!("add {} to the {}", left - before, name))
            }
            _ => None,
        };
        let parts = part("first", a, x).into_iter().chain(part("second", b, y));
        let what = parts.collect::<Vec<String>>().join(", ");
        writeln!(text, "{}: leaves ({}, {}), which is lost", what, x, y).unwrap();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{law, most_side, plane, table, theorem, PairRule};
    use crate::law::{Plane, PlaneLaw};

    #[test]
    fn theorems_are_matched_to_the_rule() {
        let said = |text: &str| theorem(&PairRule::of(text), 30).map(|said| said.law);
        let wythoff = "take any from one or the same from both";
        assert!(said(wythoff).unwrap().contains("golden ratio"));
        assert_eq!(said("take any from both less than 1 apart or any from one"), said(wythoff));
        assert!(said("take any from one or any from both less than 2 apart")
            .unwrap()
            .contains("root of 2"));
        // Less than any would change the lost pairs, or might.
        for text in &[
            "take any from one or 1.. from both",
            "take any from the first or the same from both",
            "take 1..1000 from one or the same from both",
            "take any from one or odd from both",
            "take any from one or the same from both or (2,1)",
            "take any from both less than 2 apart",
            "take multiples of the other from one or the same from both",
        ] {
            assert_eq!(said(text), None, "{}", text);
        }
        // The pairs show the law all the same.
        let text = law(
            &PairRule::of("take 1.. from one or the same from both"),
            &plane(&PairRule::of("take 1.. from one or the same from both"), 60),
        );
        assert!(text.contains("golden ratio") && text.contains("observed"));
    }

    #[test]
    fn the_law_of_one_heap_is_sought_as_far_as_the_table() {
        let said = theorem(&PairRule::of("take squares from one"), 41).unwrap();
        assert_eq!(said.rest, "f: no law found up to 40; more values may show one\n");
    }

    #[test]
    fn tables_are_as_large_as_some_seconds_allow() {
        let most = |text: &str| most_side(&PairRule::of(text));
        assert_eq!(most("take 1 from one"), 2000);
        // Of n and n there are 2n options: 2 * 500^3 <= 3 * 10^8 < 2 * 550^3.
        assert_eq!(most("take any from one"), 500);
        assert_eq!(most("take (3,-1)"), 1000);
        // 75 * 2000^2 = 3 * 10^8 < 76 * 2000^2.
        assert_eq!(most("take 1..75 from both"), 2000);
        assert_eq!(most("take 1..76 from both"), 1950);
        // Of 50 and 50 there are 30 times 5000.
        let each = ["any from one, any from the other"; 30].join(" or ");
        assert_eq!(most(&format!("take {}", each)), 40);
    }

    #[test]
    fn columns_are_as_wide_as_their_numbers() {
        let rows = |side: usize, far: u32| {
            let plane = Plane::new(side, |a, b| far * u32::from((a, b) == (0, 1)));
            let text = table(&plane);
            let mut lines = text.lines().map(str::to_string);
            (lines.next().unwrap(), lines.next().unwrap())
        };
        let words = |first: &str, second: &str| (first.to_string(), second.to_string());
        assert_eq!(rows(1, 0), words("   0", "0: 0"));
        assert_eq!(rows(2, 345), words("     0   1", "0:   0 345"));
        let ten = words("   0 1 2 3 4 5 6 7 8 9", "0: 0 7 0 0 0 0 0 0 0 0");
        assert_eq!(rows(10, 7), ten);
        assert_eq!(
            rows(11, 0),
            words("     0  1  2  3  4  5  6  7  8  9 10", " 0:  0  0  0  0  0  0  0  0  0  0  0")
        );
    }

    #[test]
    fn a_line_of_code_lists_no_more_than_a_judge_takes() {
        let says_so = |most: u64| {
            let rule = PairRule::of(&format!("take (25,0) or (0,{})", most));
            let text = law(&rule, &plane(&rule, 200));
            assert!(text.contains("proved for all a and b"), "{}", text);
            text.ends_with("\ncode: more than 2500 numbers, too many for a line\n")
        };
        // 50 rows of 50 numbers, and of 52.
        assert_eq!((says_so(25), says_so(26)), (false, true));
    }

    #[test]
    fn a_period_that_fails_behind_the_table_is_not_shown() {
        // A step of 60 is not possible yet, and the law of the table does not hold behind it.
        let rule = PairRule::of("take 1 from one or 60 from both");
        let plane = plane(&rule, 50);
        assert!(matches!(plane.law(), Some(PlaneLaw::Fold(_))));
        assert!(law(&rule, &plane).contains("no law found"));
    }
}
