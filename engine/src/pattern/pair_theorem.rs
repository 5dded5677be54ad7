//! Games of two heaps whose lost pairs or values a theorem says.
//!
//! *Heaps from which is taken one at a time* are a sum of two games. *The same from both* is the game of the lesser heap.
//! *Wythoff's game*, and Fraenkel's, in which the numbers taken from both heaps differ by less than t, have their theorems,
//! and so has *Euclid's*. They are matched to the rule, never to the values.
//!
//! Checked: against the tables (`tests/pairs.rs`); the pairs of Wythoff's game with t against a search to 10^4 (here).

use super::code::Code;
use super::pair_rule::{Heaps, PairMove, PairRule};
use super::report;
use super::rule::{Rule, Ruleset};
use super::set::Set;
use super::values::values;
use crate::law::{Beatty, Form, Law};

/// What is said of a table.
pub struct Said {
    /// The law in words.
    pub law: String,
    /// Why it holds for all pairs; nothing if it is only observed.
    pub proof: Option<String>,
    /// Its code, if a line can hold it.
    pub code: Option<Code>,
    /// More lines.
    pub rest: String,
}

/// What a theorem says of the rule.
pub fn theorem(rule: &PairRule, side: usize) -> Option<Said> {
    let moves = rule.moves();
    let is_one = |kind: &PairMove| matches!(kind, PairMove::One(..));
    if moves.iter().all(is_one) {
        return Some(sum(moves, side));
    }
    if moves.iter().all(|kind| matches!(kind, PairMove::Same(set) if !set.depends_on_heap())) {
        let sets = moves.iter().filter_map(|kind| match kind {
            PairMove::Same(set) => Some(set.clone()),
            _ => None,
        });
        let rest = alone(sets.collect(), side, "f");
        return Some(Said {
            law: "g(a, b) = f(the lesser of a and b), f being the value of one heap alone"
                .to_string(),
            proof: Some("what both have is what matters".to_string()),
            code: None,
            rest,
        });
    }
    if moves == [PairMove::Other] {
        return Some(euclid());
    }
    let any = PairMove::One(Heaps::Either, Set::Any);
    let apart = |kind: &PairMove| match kind {
        PairMove::Same(Set::Any) => Some(1),
        PairMove::Near(apart) => Some(*apart),
        _ => None,
    };
    let others: Vec<u64> = moves.iter().filter_map(apart).collect();
    let is_whole = moves.iter().all(|kind| kind == &any || apart(kind).is_some());
    match others.iter().max() {
        Some(&t) if is_whole && moves.contains(&any) => {
            let source = match t {
                1 => "it is Wythoff's game (Wythoff, A modification of the game of Nim, 1907)".to_string(),
                _ => format!("it is Wythoff's game with t = {} (Fraenkel, How to beat your Wythoff games' opponent on three fronts, 1982)", t),
            };
            Some(Said { proof: Some(source), ..beatty(&Beatty { r: t, upper: false }) })
        }
        _ => None,
    }
}

// Two games of one heap each.
fn sum(moves: &[PairMove], side: usize) -> Said {
    let sets = |not: Heaps| -> Vec<Set> {
        let of_heap = moves.iter().filter_map(|kind| match kind {
            PairMove::One(heaps, set) if heaps != &not => Some(set.clone()),
            _ => None,
        });
        of_heap.collect()
    };
    let (first, second) = (sets(Heaps::Second), sets(Heaps::First));
    let proof = Some("each move takes from one heap, so it is the sum of two games".to_string());
    if first == second {
        let rest = alone(first, side, "f");
        return Said {
            law: "g(a, b) = f(a) ^ f(b), f being the value of one heap alone".to_string(),
            proof,
            code: None,
            rest,
        };
    }
    let (of_first, of_second) = (alone(first, side, "f"), alone(second, side, "h"));
    Said {
        law: "g(a, b) = f(a) ^ h(b), f and h being the values of the first heap alone and of the second".to_string(),
        proof,
        code: None,
        rest: of_first + &of_second,
    }
}

// The law of the game of one heap from which numbers of these sets are taken.
fn alone(sets: Vec<Set>, side: usize, function: &str) -> String {
    if sets.is_empty() {
        return format!("{0}: {0}(n) = 0, for there is no move\n", function);
    }
    let rule = Rule { misere: false, game: Ruleset::Take(Set::union(sets), None) };
    let text = match values(&rule, side as u64 - 1) {
        Ok(values) => report::law(Some(&rule), &values),
        Err(_) => String::new(),
    };
    text.lines().map(|line| format!("{}: {}\n", function, line)).collect()
}

// The values are not |a / b - b / a|, rounded down (Nivasch, 2006): those are of the game in which no number becomes 0.
fn euclid() -> Said {
    Said {
        law: "lost are two numbers that differ, the larger less than the golden ratio times the smaller, and those of which one is 0".to_string(),
        proof: Some("it is Euclid's game (Cole and Davie, A game based on the Euclidean algorithm and a winning strategy for it, 1969)".to_string()),
        code: Some(Code::pair(
            true,
            "{ let (low, high) = (a.min(b) as u128, a.max(b) as u128); low == 0 || low < high && high * (high - low) < low * low }",
            "unsigned __int128 low = a < b ? a : b, high = a < b ? b : a; return low == 0 || (low < high && high * (high - low) < low * low);",
            "(lambda low, high: low == 0 or low < high and high * (high - low) < low * low)(min(a, b), max(a, b))",
        )),
        rest: String::new(),
    }
}

/// The pairs of Wythoff's game with t, as a law without a proof.
pub fn beatty(law: &Beatty) -> Said {
    let (t, whole, square) = (law.r, 2 - law.r as i64, law.r * law.r + 4);
    let (name, added) = match t {
        1 => ("the golden ratio".to_string(), "k".to_string()),
        2 => ("the root of 2".to_string(), "2 k".to_string()),
        _ => (format!("({} + sqrt({})) / 2", whole, square), format!("{} k", t)),
    };
    // The lesser is the term of k if it is no more than the multiple, and 1 more than it is.
    Said {
        law: format!(
            "lost are x and x + {} for k = 0, 1, 2, ..., in any order, where x is k times {}, rounded down",
            added, name
        ),
        proof: None,
        code: Some(Code::pair(
            true,
            &format!(
                "{{ let (low, d) = (a.min(b) as i128, a.max(b) - a.min(b)); let k = (d / {0}) as i128; let below = |m: i128| {{ let d = 2 * m - {1} * k; d > 0 && {2} * k * k < d * d }}; d % {0} == 0 && !below(low) && below(low + 1) }}",
                t, whole, square
            ),
            &format!(
                "__int128 low = a < b ? a : b, d = (a > b ? a : b) - low, k = d / {0}; auto below = [=](__int128 m) {{ __int128 d = 2 * m - {1} * k; return d > 0 && {2} * k * k < d * d; }}; return d % {0} == 0 && !below(low) && below(low + 1);",
                t, whole, square
            ),
            &format!(
                "(lambda low, d, below: d % {0} == 0 and not below(low, d // {0}) and below(low + 1, d // {0}))(min(a, b), abs(a - b), lambda m, k: 2 * m > {1} * k and {2} * k * k < (2 * m - {1} * k) ** 2)",
                t, whole, square
            ),
        )),
        rest: String::new(),
    }
}

/// Values that follow from one number.
pub fn of_number(form: Form, law: &Law, values: &[u64], is_lost: bool) -> Said {
    let name = match form {
        Form::Xor => "a ^ b",
        Form::Difference => "the difference of a and b",
        Form::Sum => "a + b",
        Form::Lesser => "the lesser of a and b",
        Form::Greater => "the greater of a and b",
        Form::Divisor => "the greatest common divisor of a and b",
        Form::And => "a & b",
        Form::Or => "a | b",
    };
    let lines = report::words_and_code(law, values);
    Said {
        law: if is_lost {
            format!("lost exactly if f({}) = 0", name)
        } else {
            format!("g(a, b) = f({})", name)
        },
        proof: None,
        code: None,
        rest: lines.lines().map(|line| format!("f: {}\n", line)).collect(),
    }
}

#[cfg(test)]
mod tests {
    use crate::law::Beatty;

    // Wythoff's game with t, by search: a pair is lost if no lost pair can be reached. Of those seen so far, which are all
    // that have a lesser sum in a row, in a column, and along the diagonals, these are known.
    fn wythoff_by_search(t: u64, last: usize) -> Vec<(usize, usize)> {
        let mut columns = vec![false; last + 1];
        // By the difference, and `last` more, so that none is negative.
        let mut differences = vec![false; 2 * last + 1];
        let mut lost = Vec::new();
        for a in 0..=last {
            let near = |difference: usize| {
                difference.saturating_sub(t as usize - 1)
                    ..=(difference + t as usize - 1).min(2 * last)
            };
            let is_lost =
                |b: &usize| !columns[*b] && !differences[near(*b + last - a)].contains(&true);
            // From any other pair of the row the least can be reached.
            if let Some(b) = (0..=last).find(is_lost) {
                lost.push((a, b));
                columns[b] = true;
                differences[b + last - a] = true;
            }
        }
        lost
    }

    fn wythoff_is_what_a_search_says(last: usize) {
        for t in 1..=6 {
            let law = Beatty { r: t, upper: false };
            let pair = |k: u64| (law.term(k), law.term(k) + (t * k) as usize);
            let lower: Vec<(usize, usize)> =
                (0..).map(pair).take_while(|pair| pair.1 <= last).collect();
            let mut both: Vec<(usize, usize)> = lower.iter().map(|&(a, b)| (b, a)).collect();
            both.extend(lower);
            both.sort_unstable();
            both.dedup();
            assert_eq!(wythoff_by_search(t, last), both, "{}", t);
        }
    }

    #[test]
    fn wythoff_up_to_1000() {
        wythoff_is_what_a_search_says(1000);
    }

    #[test]
    #[ignore] // some seconds
    fn wythoff_up_to_10_000() {
        wythoff_is_what_a_search_says(10_000);
    }
}
