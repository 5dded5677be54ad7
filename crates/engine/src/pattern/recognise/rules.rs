//! The rule of the grammar whose options are those of a formula.

use super::alike::{has_options, Compared};
use super::canonical::Canonical;
use super::forms::Form;
use super::takes::{is_number, Takes};
use crate::formula::{Expr, Formula};
use crate::pattern::game::Game;
use crate::pattern::rule::{Rule, Ruleset};
use crate::pattern::set::Set;

/// The game of the grammar that has the same options as a formula without parameters, of all positions.
///
/// # Complexity
///
/// Less than a millisecond for what people write.
pub fn recognised(formula: &Formula, is_misere: bool) -> Option<Game> {
    let rule = match formula.arity {
        1 => {
            let words = |one| Takes::of(one, 0)?.words();
            heaps(&formula.alternatives.iter().map(words).collect::<Option<Vec<_>>>()?)?
        }
        2 => pairs(formula)?,
        _ => return None,
    };
    let game = Game::of(&rule)?;
    // A fault is none of the rule's.
    has_options(&game, &Compared::of(formula, [12, 6])?).then_some(())?;
    if is_misere {
        Game::of(&format!("misere {rule}"))
    } else {
        Some(game)
    }
}

// The rule of one heap, by what each option takes.
fn heaps(all: &[String]) -> Option<String> {
    if let [one] = all {
        if let Some(rule) = one.strip_prefix('=') {
            return Some(rule.to_string());
        }
    }
    let by: Option<Vec<&str>> = all.iter().map(|words| words.strip_prefix("=divide by ")).collect();
    if let Some(by) = by {
        return Some(format!("divide by {}", by.join(" ")));
    }
    if all.iter().any(|words| words.starts_with("coins")) {
        let counts = |words: &String| match words.as_str() {
            "the heap" => Some("0".to_string()),
            "any but the heap" => Some("1".to_string()),
            "any" => Some("01".to_string()),
            words => words.strip_prefix("coins ").map(str::to_string),
        };
        let counts = all.iter().map(counts).collect::<Option<String>>()?;
        let most = (0..10).take_while(|count| counts.contains(&count.to_string())).count();
        let is_all = counts.bytes().all(|count| usize::from(count - b'0') < most);
        return is_all.then(|| format!("turn up to {most} coins"));
    }
    taking(all)
}

// The sum of 1 for nothing, 2 for a heap, 4 for two different ones, 8 for three, 16 for two equal ones.
const ONE: u8 = 1 + 2;
const TWO: u8 = 4 + 16;
// A code with more digits would say nothing to a reader.
const MOST_DIGITS: u64 = 64;

fn taking(all: &[String]) -> Option<String> {
    let (mut sets, mut split): (Vec<(&str, u8)>, u8) = (Vec::new(), 0);
    for words in all {
        let (set, left) = words.split_once(':').unwrap_or((words, "3"));
        let left = match left {
            "u" => 4,
            "=" => 16,
            digit => {
                digit
                    .parse::<u8>()
                    .ok()
                    .map(|digit| if digit & 4 > 0 { digit | TWO } else { digit })?
            }
        };
        match sets.iter_mut().find(|of| of.0 == set) {
            _ if set == "0" => split |= left,
            Some(same) => same.1 |= left,
            None => sets.push((set, left)),
        }
    }
    (split & ONE == 0).then_some(())?;
    let is_rest = split == 0 && sets.iter().all(|of| of.1 == ONE + TWO);
    if sets.iter().any(|of| of.1 != ONE) {
        match code(split, &sets) {
            Some(code) => return Some(format!("octal {code}")),
            None => (is_rest && !sets.is_empty()).then_some(())?,
        }
    }
    let splits = match split {
        0 if is_rest && !sets.is_empty() => " with split",
        0 => "",
        4 => " or split unequal",
        16 => " or split equal",
        TWO => " or split",
        8 => " or split into 3",
        28 => " or split into 2..3",
        _ => return None,
    };
    // Behind "but", "or" would go on with what is left out; behind "powers of 2" a number might be a base.
    sets.sort_by_key(|set| (set.0.contains(" but "), !is_number(set.0)));
    let sets: Vec<&str> = sets.into_iter().map(|set| set.0).collect();
    match sets[..] {
        [] => splits.strip_prefix(" or ").map(str::to_string),
        _ => Some(format!("take {}{splits}", sets.join(" or "))),
    }
}

// The octal or hexadecimal code.
fn code(split: u8, sets: &[(&str, u8)]) -> Option<String> {
    let mut digits = vec![split];
    for (set, left) in sets {
        let game = Game::of(&format!("take {set}"))?;
        let Game::Heaps(Rule { game: Ruleset::Take(Set::Runs(runs), None), .. }) = game else {
            return None;
        };
        runs.iter().all(|&(_, high)| high <= MOST_DIGITS).then_some(())?;
        for number in runs.iter().flat_map(|&(low, high)| low..=high) {
            digits.resize(digits.len().max(number as usize + 1), 0);
            digits[number as usize] |= left;
        }
    }
    let digit = |left: &u8| match left & TWO {
        0 | TWO => char::from_digit(u32::from(left & 15), 16),
        _ => None,
    };
    let digits = digits.iter().map(digit).collect::<Option<String>>()?;
    Some(format!("{}.{}", &digits[..1], &digits[1..]))
}

// The rule of two heaps.
fn pairs(formula: &Formula) -> Option<String> {
    const ENDS: [&str; 2] = [" from the first", " from the second"];
    let mut all = Vec::new();
    for alternative in &formula.alternatives {
        let [part] = &alternative.parts[..] else { return None };
        part.clauses.is_empty().then_some(())?;
        let mut turned = alternative.clone();
        turned.parts[0].numbers.reverse();
        let orders = [alternative, &turned];
        let orders = orders.into_iter().take(1 + usize::from(formula.is_sorted));
        all.push(orders.into_iter().find_map(|order| {
            let of_one = |heap: usize| {
                let mut one = order.clone();
                let numbers = &mut one.parts[0].numbers;
                (numbers.remove(1 - heap) == Expr::Variable(1 - heap)).then_some(())?;
                let words = Takes::of(&one, heap)?.words()?;
                Some(words + ENDS[heap]).filter(|words| !words.contains([':', '=']))
            };
            let own = Canonical::of(order, &[0, 1])?;
            let of_both = || Form::of("[pairs]", &own).find(|of| of.1.is_empty()).map(|of| of.0);
            of_one(0).or_else(|| of_one(1)).or_else(of_both)
        })?);
    }
    let (mut kinds, mut steps): (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
    for words in &all {
        let kind = ENDS.iter().find_map(|end| words.strip_suffix(end));
        let has = |end: &str| kind.is_none_or(|kind| all.contains(&format!("{kind}{end}")));
        let is_other = kind == Some("multiples of the other");
        let is_either =
            ENDS.iter().all(|end| has(end)) || is_other && formula.is_sorted && has(ENDS[1]);
        let words = match kind {
            Some(kind) if is_either => format!("{kind} from one"),
            _ => words.clone(),
        };
        (is_either || !formula.is_sorted).then_some(())?;
        let list = if words.starts_with('(') { &mut steps } else { &mut kinds };
        if !list.contains(&words) {
            list.push(words);
        }
    }
    let turned = |step: &String| {
        let (x, y) = step.trim_matches(['(', ')']).split_once(',')?;
        Some(format!("({y},{x})"))
    };
    let is_symmetric = steps.iter().all(|step| turned(step).is_some_and(|of| steps.contains(&of)));
    (is_symmetric || !formula.is_sorted).then_some(())?;
    kinds.extend((!steps.is_empty()).then(|| steps.join(" ")));
    Some(format!("pairs take {}", kinds.join(" or ")))
}
