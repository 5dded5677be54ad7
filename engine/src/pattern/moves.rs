//! Who wins a sum of heaps, by which moves, and why.
//!
//! Checked: the moves against those that a full search of the whole sum finds (`tests/pattern.rs`).

use super::full_search::{FullSearch, MOST_SEARCHED, MOST_STEPS};
use super::misere;
use super::proof::{proof, Proof};
use super::rule::{Rule, Ruleset};
use super::set::Set;
use super::theorem::{theorem, Theorem};
use super::values::{values, TooMany, MAX_HEAP};
use crate::law::Linear;
use crate::misere::{Game, Presentation};
use grundy::nim::nim_sum;
use std::convert::TryFrom;
use std::fmt::Write;

// How many options may be looked at for one request.
const MOST_OPTIONS: u64 = 100_000_000;
// How many winning moves are listed.
const MOST_LISTED: usize = 10_000;
// Of how many heaps the values stand in each reason.
const MOST_TERMS: usize = 12;

/// Why a request is refused: which heap is at fault, if one is, and a line for a person.
pub type Refusal = (Option<usize>, String);

/// The answer to `moves`: a line for each heap, who wins, and a line for each winning move.
///
/// # Errors
///
/// If it would take too long.
pub fn moves(rule: &Rule, heaps: &[u64]) -> Result<String, Refusal> {
    let is_nim = rule.game == Ruleset::Take(Set::Any, None) && !rule.misere;
    let options = heaps.iter().map(|&heap| rule.game.most_options(heap));
    let all = options.fold(0, |sum: u64, count| sum.saturating_add(count));
    if all > MOST_OPTIONS && !is_nim {
        let what =
            format!("expected heaps of {} moves at most in all, found {}", MOST_OPTIONS, all);
        let largest = (0..heaps.len()).max_by_key(|&at| heaps[at]);
        return Err((largest, what));
    }
    if rule.misere && (heaps.len() > 1 || rule.game.splits()) {
        return sum_under_misere_play(rule, heaps);
    }
    let known = Known::new(rule, heaps)?;
    let of_heaps: Vec<u64> = heaps.iter().map(|&heap| known.value(heap)).collect();
    let sum = nim_sum(of_heaps.iter().copied());
    let mut text = String::new();
    for (at, (heap, value)) in heaps.iter().zip(&of_heaps).enumerate() {
        let value = match (rule.misere, value) {
            (false, value) => format!("value {}", value),
            (true, 0) => "lost".to_string(),
            (true, _) => "won".to_string(),
        };
        writeln!(text, "heap {} ({}): {}", at + 1, heap, value).unwrap();
    }
    let mut winning = Winning::default();
    if sum != 0 {
        for (at, &heap) in heaps.iter().enumerate() {
            let others = sum ^ of_heaps[at];
            let mut each = |left: &[u64]| {
                let values: Vec<u64> = left.iter().map(|&part| known.value(part)).collect();
                if nim_sum(values.iter().copied()) == others {
                    winning.add(|| {
                        let reason = reason(rule, left, values, &of_heaps, at);
                        format!("{}: {}", described(&rule.game, at, heap, left), reason)
                    });
                }
            };
            if !is_nim {
                rule.game.options(heap, &mut each);
            } else if others < heap {
                // Of its many moves one alone can win. They are not equal, for the nim-sum is not 0.
                each(&[others]);
            }
        }
    }
    let why = match of_heaps.len() {
        _ if rule.misere => "misere play".to_string(),
        1 => format!("value {}", sum),
        count if count > MOST_TERMS => format!("the nim-sum is {}", sum),
        _ => format!("{} = {}", xor(&of_heaps), sum),
    };
    let has_moves = winning.count > 0 || !rule.misere;
    winning.say(&mut text, &why, sum != 0 && !has_moves);
    Ok(text)
}

// Why a move wins: what it leaves, and the nim-sum that becomes 0.
fn reason(rule: &Rule, left: &[u64], values: Vec<u64>, of_heaps: &[u64], at: usize) -> String {
    if rule.misere {
        return format!("leaves {}, which is lost", left[0]);
    }
    let leaves = match &values[..] {
        [] => "leaves nothing of it".to_string(),
        [value] if !matches!(rule.game, Ruleset::Turn(_)) => {
            format!("leaves {}, value {}", left[0], value)
        }
        [value] => format!("value {}", value),
        _ => format!("values {}", listed(&values)),
    };
    let mut terms = values;
    if of_heaps.len() > MOST_TERMS {
        let all = nim_sum(of_heaps.iter().copied());
        terms.push(all ^ of_heaps[at]);
        return format!("{}; {} = 0 with the nim-sum of the others", leaves, xor(&terms));
    }
    let others = (0..of_heaps.len()).filter(|&other| other != at);
    terms.extend(others.map(|other| of_heaps[other]));
    match terms.len() {
        0 | 1 => leaves,
        _ => format!("{}; {} = 0", leaves, xor(&terms)),
    }
}

// A sum under misere play: a small one by full search, a large one by the misere quotient.
fn sum_under_misere_play(rule: &Rule, heaps: &[u64]) -> Result<String, Refusal> {
    let mut search = FullSearch::new(&rule.game);
    if !search.is_small(heaps) {
        let largest = heaps.iter().copied().max().unwrap_or(0);
        let game = misere::game(rule, largest);
        let known = |game: &Game| heaps.iter().all(|&heap| game.image(heap).is_some());
        if let Some(game) = game.filter(known) {
            return Ok(by_quotient(rule, &game, heaps));
        }
        let what = if rule.game.splits() {
            format!("{} tokens at most in all", MOST_SEARCHED)
        } else {
            format!(
                "smaller heaps, of which all (heap + 1) and the moves of one have a product up to {}",
                MOST_STEPS
            )
        };
        let what = format!(
            "expected {}, for misere play is searched in full where no quotient is found",
            what
        );
        return Err((None, what));
    }
    let is_won = search.is_won(heaps);
    let mut winning = Winning::default();
    for (at, &heap) in heaps.iter().enumerate() {
        rule.game.options(heap, &mut |left| {
            let mut rest = heaps.to_vec();
            rest.remove(at);
            rest.extend(left);
            if !search.is_won(&rest) {
                let what = described(&rule.game, at, heap, left);
                winning.add(|| format!("{}: leaves a sum that is lost", what));
            }
        });
    }
    let mut text = String::new();
    let is_over = is_won && winning.count == 0;
    winning.say(&mut text, "by full search", is_over);
    Ok(text)
}

// A sum under misere play, whose heaps have states; the words for these are those of a presentation.
fn by_quotient(rule: &Rule, game: &Game, heaps: &[u64]) -> String {
    let quotient = game.quotient();
    let names = Presentation::of(quotient).names(quotient);
    let image = |heap: u64| game.image(heap).unwrap_or(0);
    let mut text = String::new();
    for (at, &heap) in heaps.iter().enumerate() {
        writeln!(text, "heap {} ({}): {}", at + 1, heap, names[image(heap)]).unwrap();
    }
    // The states of what stands before and behind each heap.
    let mut behind = vec![0];
    for &heap in heaps.iter().rev() {
        let last = behind[behind.len() - 1];
        behind.push(quotient.product(last, image(heap)));
    }
    let all = behind[heaps.len()];
    let mut winning = Winning::default();
    let mut before = 0;
    if !quotient.is_lost(all) {
        for (at, &heap) in heaps.iter().enumerate() {
            let rest = quotient.product(before, behind[heaps.len() - 1 - at]);
            rule.game.options(heap, &mut |left| {
                let state =
                    left.iter().fold(rest, |state, &part| quotient.product(state, image(part)));
                if quotient.is_lost(state) {
                    let what = described(&rule.game, at, heap, left);
                    winning.add(|| format!("{}: leaves {}, which is lost", what, names[state]));
                }
            });
            before = quotient.product(before, image(heap));
        }
    }
    let why =
        format!("the sum is {} in the misere quotient of order {}", names[all], quotient.order());
    let is_over = !quotient.is_lost(all) && winning.count == 0;
    winning.say(&mut text, &why, is_over);
    text
}

// The winning moves, as many as are listed, and how many there are.
#[derive(Default)]
struct Winning {
    listed: Vec<String>,
    count: usize,
}

impl Winning {
    fn add(&mut self, what: impl FnOnce() -> String) {
        self.count += 1;
        if self.listed.len() < MOST_LISTED {
            self.listed.push(what());
        }
    }

    // Who wins, and the moves. If the play is over under misere play, who cannot move has won.
    fn say(&self, text: &mut String, why: &str, is_over: bool) {
        match self.count {
            _ if is_over => writeln!(
                text,
                "no move is left, and who made the last one has lost: the first player wins"
            ),
            0 => writeln!(text, "{}: the second player wins, whatever the first does", why),
            1 => writeln!(text, "{}: the first player wins, by one move", why),
            count => writeln!(text, "{}: the first player wins, by each of {} moves", why, count),
        }
        .unwrap();
        for line in &self.listed {
            writeln!(text, "{}", line).unwrap();
        }
        if self.listed.len() < self.count {
            writeln!(text, "... and {} more", self.count - self.listed.len()).unwrap();
        }
    }
}

fn xor(values: &[u64]) -> String {
    match values {
        [] => "0".to_string(),
        _ => joined(values, " ^ "),
    }
}

// "1, 2 and 3".
fn listed(numbers: &[u64]) -> String {
    match numbers.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {}", joined(rest, ", "), last),
        _ => joined(numbers, ""),
    }
}

fn joined(numbers: &[u64], between: &str) -> String {
    let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
    numbers.join(between)
}

fn described(game: &Ruleset, at: usize, heap: u64, left: &[u64]) -> String {
    let name = format!("heap {} ({})", at + 1, heap);
    if let Ruleset::Turn(_) = game {
        let mut coins = vec![heap];
        coins.extend(left);
        let word = if left.is_empty() { "coin" } else { "coins" };
        return format!("turn the {} {}", word, listed(&coins));
    }
    match (game, heap - left.iter().sum::<u64>(), left) {
        (Ruleset::Divide, ..) | (Ruleset::DivideBy(_), ..) => {
            format!("put {} in the place of {}", left[0], name)
        }
        (_, take, [_]) => format!("take {} of {}", take, name),
        (_, 0, _) => format!("split {} into {}", name, listed(left)),
        (_, take, _) => format!("take {} of {}, split the rest into {}", take, name, listed(left)),
    }
}

// The values of all heaps that can come up.
struct Known {
    values: Vec<u64>,
    // What answers those beyond the values.
    law: Option<Linear>,
    theorem: Option<Theorem>,
}

impl Known {
    fn new(rule: &Rule, heaps: &[u64]) -> Result<Known, Refusal> {
        let most = heaps.iter().copied().max().unwrap_or(0);
        let at_most = |limit: u64| {
            let at = heaps.iter().position(|&heap| heap > limit);
            let found = at.map_or(0, |at| heaps[at]);
            let what = format!(
                "expected a heap up to {}, for the values of more would take too long, found {}",
                limit, found
            );
            (at, what)
        };
        let computed = |up_to| {
            let values = values(rule, up_to).map_err(|TooMany { most }| at_most(most))?;
            let (law, theorem) = (None, None);
            Ok(Known { values, law, theorem })
        };
        if most <= MAX_HEAP {
            return computed(most);
        }
        let theorem = theorem(rule);
        if theorem.as_ref().is_some_and(|known| known.value(0).is_some()) {
            return Ok(Known { theorem, ..computed(0)? });
        }
        // Far heaps follow from a proof on near ones.
        let mut near = 1 << 10;
        while near <= MAX_HEAP {
            let known = computed(near)?;
            let is_proved =
                |law: &Linear| matches!(proof(rule, law, known.values.len()), Proof::Proved(_));
            let law = Linear::find(&known.values).filter(is_proved);
            if law.is_some() {
                return Ok(Known { law, ..known });
            }
            near *= 4;
        }
        Err(at_most(MAX_HEAP))
    }

    fn value(&self, heap: u64) -> u64 {
        // A far heap may be no usize.
        let near = usize::try_from(heap).ok();
        if let Some(&value) = near.and_then(|near| self.values.get(near)) {
            return value;
        }
        let by_theorem = self.theorem.as_ref().and_then(|known| known.value(heap));
        let by_law = || self.law.map(|law| law.value(&self.values, heap));
        by_theorem.or_else(by_law).expect("a heap that can come up")
    }
}

#[cfg(test)]
mod tests {
    use super::{moves, Winning, MOST_LISTED};
    use crate::pattern::rule::Rule;

    #[test]
    fn far_heaps_follow_from_a_proof_on_near_ones() {
        let value = |text: &str, heap: u64| {
            let said = moves(&Rule::of(text), &[heap]).unwrap();
            let first = said.lines().next().unwrap().to_string();
            first.rsplit(' ').next().unwrap().parse::<u64>().unwrap()
        };
        let far = 1_000_000_000_000;
        for heap in far..far + 8 {
            assert_eq!(value("take 1..3", heap), heap % 4);
            // Of 0 to 1500, to which a heap comes down in turns of 1501, 1500 alone can leave both 0 and 1.
            let of_1500 = match heap % 1501 {
                1500 => 2,
                rest => rest % 2,
            };
            assert_eq!(value("take 1 1500", heap), of_1500);
        }
        assert_eq!(value("take 1 1500", 1501 * far + 1500), 2);
        // The first heap that is larger than can be answered.
        let refused = |heaps: &[u64]| moves(&Rule::of("take fibonacci"), heaps).unwrap_err();
        let (at, what) = refused(&[1, far, 2 * far]);
        let limit = what.strip_prefix("expected a heap up to ").unwrap();
        let limit = limit.split(',').next().unwrap().parse().unwrap();
        assert!(at == Some(1) && what.ends_with("found 1000000000000"));
        assert_eq!(refused(&[limit, far]).0, Some(1));
        assert!(moves(&Rule::of("take fibonacci"), &[limit]).is_ok());
    }

    #[test]
    fn a_reason_names_as_many_values_as_are_read() {
        let said = |heaps: usize| {
            let mut all = vec![1; heaps];
            all[0] = 2;
            moves(&Rule::of("take 1 2"), &all).unwrap()
        };
        let few = said(12);
        let sum = "2 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 ^ 1 = 3: ";
        assert!(few.contains(sum) && !few.contains("the nim-sum"), "{}", few);
        let many = said(13);
        let ends = many.contains("= 0 with the nim-sum of the others");
        assert!(ends && many.contains("the nim-sum is 2: "), "{}", many);
        // What is turned is said, not what is left.
        let turned = moves(&Rule::of("turn up to 2 coins"), &[3, 5]).unwrap();
        assert!(turned.contains("coins 5 and 3: value 3"), "{}", turned);
    }

    #[test]
    fn only_nim_is_answered_where_there_are_too_many_moves() {
        let heaps = [1 << 60, 5];
        let said = moves(&Rule::of("take any"), &heaps).unwrap();
        assert!(said.contains("the first player wins, by one move"), "{}", said);
        let refused = moves(&Rule::of("take any or split"), &heaps).unwrap_err();
        let limit = "expected heaps of 100000000 moves at most in all, found ";
        assert!(refused.0 == Some(0) && refused.1.starts_with(limit), "{}", refused.1);
    }

    #[test]
    fn a_sum_by_its_quotient_is_over_where_no_move_is_left() {
        let said = |text: &str, heaps: &[u64]| {
            let said = moves(&Rule::of(text), heaps).unwrap();
            said.lines().nth(heaps.len()).unwrap().to_string()
        };
        // More heaps than are searched in full, of which none has a move, or one.
        let over = "no move is left, and who made the last one has lost: the first player wins";
        assert_eq!(said("misere take 2", &[1; 40]), over);
        let mut heaps = [1; 40];
        heaps[7] = 2;
        let lost = ": the second player wins, whatever the first does";
        assert!(said("misere take 2", &heaps).ends_with(lost));
        let mut nim = [1; 40];
        nim[3] = 3;
        let one = ": the first player wins, by one move";
        assert!(said("misere take 1..3", &nim).ends_with(one));
    }

    #[test]
    fn as_many_moves_are_listed_as_are_read() {
        let mut winning = Winning::default();
        let mut said = |moves: usize| {
            (0..moves).for_each(|_| winning.add(|| "a move".to_string()));
            let mut text = String::new();
            winning.say(&mut text, "it", false);
            let last = text.lines().last().unwrap().to_string();
            (text.lines().count(), last)
        };
        assert_eq!(said(MOST_LISTED), (10_001, "a move".to_string()));
        assert_eq!(said(3), (10_002, "... and 3 more".to_string()));
    }
}
