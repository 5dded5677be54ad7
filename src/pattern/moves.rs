//! Who wins a sum of heaps, by which moves, and why.
//!
//! Checked: the moves against those that a full search of the whole sum finds (`tests/pattern.rs`).

use super::report::proved_value;
use super::rule::{Game, Rule};
use super::search::{Search, MOST_POSITIONS, MOST_SEARCHED};
use super::values::{values, TooMany, MAX_HEAP};
use std::fmt::Write;

// How many options may be looked at for one request.
const MOST_OPTIONS: u64 = 100_000_000;
// How many winning moves are told.
const MOST_TOLD: usize = 10_000;

/// The answer to `moves`: a line for each heap, who wins, and a line for each winning move.
///
/// # Errors
///
/// Why it would take too long, in words, and which heap is at fault, if one is.
pub fn moves(rule: &Rule, heaps: &[u64]) -> Result<String, (Option<usize>, String)> {
    let options = heaps.iter().map(|&heap| rule.game.most_options(heap));
    let all = options.fold(0, |sum: u64, count| sum.saturating_add(count));
    if all > MOST_OPTIONS {
        let what = format!(
            "expected heaps of {} moves at most in all, found {}",
            MOST_OPTIONS, all
        );
        let largest = (0..heaps.len()).max_by_key(|&at| heaps[at]);
        return Err((largest, what));
    }
    if rule.misere {
        return misere(rule, heaps);
    }
    let known = Known::new(rule, heaps)?;
    let mut text = String::new();
    for (at, &heap) in heaps.iter().enumerate() {
        writeln!(
            text,
            "heap {} ({}): value {}",
            at + 1,
            heap,
            known.value(heap)
        )
        .unwrap();
    }
    let of_heaps: Vec<u64> = heaps.iter().map(|&heap| known.value(heap)).collect();
    let sum = of_heaps.iter().fold(0, |sum, value| sum ^ value);
    let is_turned = matches!(rule.game, Game::Turn(_));
    let mut winning = Vec::new();
    let mut count = 0;
    if sum != 0 {
        for (at, &heap) in heaps.iter().enumerate() {
            let wanted = sum ^ of_heaps[at];
            rule.game.options(heap, &mut |left| {
                let values: Vec<u64> = left.iter().map(|&part| known.value(part)).collect();
                if values.iter().fold(0, |sum, value| sum ^ value) != wanted {
                    return;
                }
                count += 1;
                if winning.len() < MOST_TOLD {
                    let reason = match &values[..] {
                        [] => "leaves nothing of it".to_string(),
                        [value] if !is_turned => format!("leaves {}, value {}", left[0], value),
                        [value] => format!("value {}", value),
                        _ => format!("values {}", listed(&values)),
                    };
                    let others = (0..heaps.len()).filter(|&other| other != at);
                    let others = others.map(|other| of_heaps[other]);
                    let terms: Vec<u64> = values.into_iter().chain(others).collect();
                    let what = described(&rule.game, at, heap, left);
                    winning.push(format!("{}: {}; {} = 0", what, reason, xor(&terms)));
                }
            });
        }
    }
    say_who_wins(
        &mut text,
        &match of_heaps.len() {
            1 => format!("value {}", sum),
            _ => format!("{} = {}", xor(&of_heaps), sum),
        },
        count,
        winning,
    );
    Ok(text)
}

fn misere(rule: &Rule, heaps: &[u64]) -> Result<String, (Option<usize>, String)> {
    let mut search = Search::new(&rule.game);
    if !search.is_small(heaps) {
        let what = match rule.game.splits() {
            true => format!("{} tokens at most in all", MOST_SEARCHED),
            false => format!(
                "heaps with {} positions at most, which is the product of their sizes, each and 1",
                MOST_POSITIONS
            ),
        };
        let what = format!("expected {}, for misere play is searched in full", what);
        return Err((None, what));
    }
    let is_won = search.is_won(heaps);
    let (mut winning, mut count) = (Vec::new(), 0);
    for (at, &heap) in heaps.iter().enumerate() {
        rule.game.options(heap, &mut |left| {
            let mut rest = heaps.to_vec();
            rest.remove(at);
            rest.extend(left);
            if !search.is_won(&rest) {
                count += 1;
                let what = described(&rule.game, at, heap, left);
                winning.push(format!("{}: leaves a sum that is lost", what));
            }
        });
    }
    let mut text = String::new();
    let why = match is_won && count == 0 {
        true => "no move is left, and who made the last one has lost",
        false => "by full search",
    };
    if is_won && count == 0 {
        writeln!(text, "{}: the first player wins", why).unwrap();
    } else {
        say_who_wins(&mut text, why, count, winning);
    }
    Ok(text)
}

fn say_who_wins(text: &mut String, why: &str, count: usize, winning: Vec<String>) {
    match count {
        0 => writeln!(
            text,
            "{}: the second player wins, whatever the first does",
            why
        ),
        1 => writeln!(text, "{}: the first player wins, by one move", why),
        _ => writeln!(
            text,
            "{}: the first player wins, by each of {} moves",
            why, count
        ),
    }
    .unwrap();
    for line in &winning {
        writeln!(text, "{}", line).unwrap();
    }
    if winning.len() < count {
        writeln!(text, "... and {} more", count - winning.len()).unwrap();
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

fn described(game: &Game, at: usize, heap: u64, left: &[u64]) -> String {
    let name = format!("heap {} ({})", at + 1, heap);
    if let Game::Turn(_) = game {
        let mut coins = vec![heap];
        coins.extend(left);
        let word = if left.is_empty() { "coin" } else { "coins" };
        return format!("turn the {} {}", word, listed(&coins));
    }
    match (game, heap - left.iter().sum::<u64>(), left) {
        (Game::Divide, ..) => format!("put {} in the place of {}", left[0], name),
        (_, take, [_]) => format!("take {} of {}", take, name),
        (_, 0, _) => format!("split {} into {}", name, listed(left)),
        (_, take, _) => format!(
            "take {} of {}, split the rest into {}",
            take,
            name,
            listed(left)
        ),
    }
}

// The values of all heaps that can come up.
struct Known<'a> {
    rule: &'a Rule,
    values: Vec<u64>,
}

impl<'a> Known<'a> {
    fn new(rule: &'a Rule, heaps: &[u64]) -> Result<Known<'a>, (Option<usize>, String)> {
        let most = heaps.iter().cloned().max().unwrap_or(0);
        let at_most = |limit: u64| {
            let at = heaps.iter().position(|&heap| heap > limit);
            let found = at.map_or(0, |at| heaps[at]);
            let what = format!("expected a heap up to {}, for no law is proved and more would take too long, found {}", limit, found);
            (at, what)
        };
        let computed = |up_to| {
            let of = values(rule, up_to).map_err(|TooMany { most }| at_most(most))?;
            Ok(Known { rule, values: of })
        };
        if most <= MAX_HEAP {
            return computed(most);
        }
        // Far heaps follow from a proof on near ones.
        let mut near = 1 << 10;
        while near <= MAX_HEAP {
            let known = computed(near)?;
            if proved_value(rule, &known.values, most).is_some() {
                return Ok(known);
            }
            near *= 4;
        }
        Err(at_most(MAX_HEAP))
    }

    fn value(&self, heap: u64) -> u64 {
        match self.values.get(heap as usize) {
            Some(&value) => value,
            None => proved_value(self.rule, &self.values, heap).unwrap_or(0),
        }
    }
}
