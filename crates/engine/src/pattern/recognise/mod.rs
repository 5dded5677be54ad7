//! Formulas that are a rule of the grammar in other words.
//!
//! | file | what it does |
//! |---|---|
//! | `forms.txt` | options as formulas, and what they are in the grammar |
//! | `canonical` | one form for many ways to write an option |
//! | `alike` | options one by one, compared |
//!
//! Each option of a formula must have a form of the table, with constants in it; what is taken may be restricted by
//! conditions of the table. So a formula that is recognised has the options of its rule for all positions, as long as no
//! number is beyond 64 bits.
//!
//! Checked: the options of each formula that is recognised are those of its rule, for spellings and for mutations of them
//! (`tests`).

mod alike;
mod canonical;
#[cfg(test)]
mod tests;

pub use self::alike::{alike_rule, MOST_ALIKE, MOST_ALIKE_OF_TWO};

use self::alike::{has_options, Compared};
use self::canonical::Canonical;
use super::famous;
use super::game::Game;
use super::rule::{Rule, Ruleset};
use super::set::Set as Taken;
use crate::formula::{self, Alternative, Cond, Expr, Formula, Set};
use std::sync::LazyLock;

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
    let game = famous::game(&rule)?;
    // A fault is none of the rule's.
    has_options(&game, &Compared::of(formula, [12, 6])?).then_some(())?;
    if is_misere {
        famous::game(&format!("misere {rule}"))
    } else {
        Some(game)
    }
}

// A line of the table; what C and D stand for is put into both.
struct Form {
    section: &'static str,
    #[cfg(test)]
    line: &'static str,
    words: &'static str,
    // Whether C and D are in it.
    has: [bool; 2],
    formula: Formula,
}

static TABLE: LazyLock<Vec<Form>> = LazyLock::new(|| {
    let (mut table, mut section) = (Vec::new(), "");
    for line in include_str!("forms.txt").lines().filter(|line| !line.starts_with('#')) {
        if let Some((words, option)) = line.split_once(" | ") {
            let text = match section {
                "[takes]" => format!("n -> {option}"),
                "[void]" | "[conditions]" => format!("n -> n - k for k in 1..n if {option}"),
                _ => format!("(a, b) -> {option}"),
            };
            let read = formula::read(&format!("{text} for C in 1..2, D in 1..2"), 0);
            let has = ['C', 'D'].map(|letter| line.contains(letter));
            table.extend(read.map(|read| Form {
                section,
                #[cfg(test)]
                line,
                words,
                has,
                formula: read.formula,
            }));
        } else if !line.is_empty() {
            section = line;
        }
    }
    table
});

// More are in no formula that is recognised.
const MOST_NUMBERS: usize = 16;

impl Form {
    // The forms with all numbers of an option in the place of C and D, and their words.
    fn all<'a>(
        section: &'static str,
        own: &'a Canonical,
    ) -> impl Iterator<Item = (String, Canonical)> + 'a {
        let forms = TABLE.iter().filter(move |form| form.section == section);
        let forms = forms.filter(move |form| {
            let Alternative { parts, clauses } = &form.formula.alternatives[0];
            ["[void]", "[conditions]"].contains(&section)
                || parts.len() == own.parts.len()
                    && clauses.iter().filter(|of| matches!(of, formula::Clause::For(..))).count()
                        == own.loops.len()
        });
        let numbers = &own.numbers[..own.numbers.len().min(MOST_NUMBERS)];
        forms.flat_map(move |form| {
            let of = move |is: bool| if is { numbers } else { &numbers[..1] };
            let position: Vec<usize> = (0..form.formula.arity).collect();
            let both = of(form.has[0])
                .iter()
                .flat_map(move |&c| of(form.has[1]).iter().map(move |&d| (c, d)));
            both.filter_map(move |(c, d)| {
                let words = form.words.replace('C', &c.to_string()).replace('D', &d.to_string());
                let member = form.formula.with(&[c, d]);
                Some((words, Canonical::of(&member.alternatives[0], &position)?))
            })
        })
    }

    // The words of a form that an option has, and the conditions that it has besides.
    fn of<'a>(
        section: &'static str,
        own: &'a Canonical,
    ) -> impl Iterator<Item = (String, Vec<Cond>)> + 'a {
        Form::all(section, own).filter_map(|(words, form)| {
            let is_form = form.parts == own.parts
                && form.loops == own.loops
                && form.conds.iter().all(|cond| own.conds.contains(cond));
            let others = own.conds.iter().filter(|cond| !form.conds.contains(cond)).cloned();
            is_form.then(|| (words, others.collect()))
        })
    }
}

// What may be taken, in the words of the table.
struct Takes {
    base: String,
    but: Vec<String>,
}

impl Takes {
    // Of an option of one number, at this place of the position.
    fn of(alternative: &Alternative, heap: usize) -> Option<Takes> {
        let mut own = Canonical::of(alternative, &[heap])?;
        let taken = Canonical::of(&TABLE[0].formula.alternatives[0], &[0])?;
        let is_taken = own.parts == taken.parts && own.loops.len() == 1;
        // What is in a list is any number that is in the list.
        if let (true, Some(Set::Items(_))) = (is_taken, own.loops.first()) {
            let list = std::mem::replace(&mut own.loops, taken.loops).remove(0);
            own.conds.push(Cond::In(Box::new(Expr::Variable(1)), Box::new(list)));
        }
        let found = Form::of("[takes]", &own).find_map(|(words, conds)| {
            let words = match words.strip_prefix("1..") {
                Some(left) if left.is_empty() || left.starts_with(':') => format!("any{left}"),
                _ => words,
            };
            let (base, but) = words.split_once(" but ").unwrap_or((&words, ""));
            let but = Some(but).filter(|but| !but.is_empty()).map(str::to_string);
            let mut takes = Takes { base: base.to_string(), but: but.into_iter().collect() };
            for cond in conds {
                let is_void = Form::all("[void]", &own).any(|of| of.1.conds == [cond.clone()]);
                if !is_void {
                    let words = is_taken.then(|| condition(&cond, &own))??;
                    takes.restrict(&words)?;
                }
            }
            Some(takes)
        });
        found
    }

    fn restrict(&mut self, words: &str) -> Option<()> {
        let others = |words: &str| match words {
            "odd" => Some(vec!["even".to_string()]),
            "even" => Some(vec!["odd".to_string()]),
            run => {
                let (from, to) = run.split_once("..").unwrap_or((run, run));
                let from: u64 = from.parse().ok()?;
                let below = (from > 1).then(|| format!("1..{}", from - 1));
                let above = to.parse::<u64>().ok().map(|to| format!("{}..", to + 1));
                (!run.contains(' ')).then(|| below.into_iter().chain(above).collect())
            }
        };
        if let Some(words) = words.strip_prefix("but ") {
            self.but.push(words.to_string());
        } else if words == "-" || words == self.base {
        } else if self.base == "any" {
            self.base = words.to_string();
        } else if let Some(but) = others(words) {
            self.but.extend(but);
        } else {
            self.but.extend(others(&self.base)?);
            self.base = words.to_string();
        }
        Some(())
    }

    fn words(mut self) -> Option<String> {
        self.but.sort_by_key(|word| !is_number(word));
        let but = self.but.join(" ");
        Some(if but.is_empty() { self.base } else { format!("{} but {but}", self.base) })
    }
}

fn is_number(word: &str) -> bool {
    word.starts_with(|first: char| first.is_ascii_digit())
}

// The words of a condition of an option.
fn condition(cond: &Cond, own: &Canonical) -> Option<String> {
    if let Cond::Or(all) = cond {
        let words =
            all.iter().map(|cond| condition(cond, own).filter(|words| !words.contains("but")));
        let mut words = words.collect::<Option<Vec<String>>>()?;
        words.sort_by_key(|word| !is_number(word));
        return Some(words.join(" "));
    }
    let form = Form::all("[conditions]", own).find(|form| form.1.conds == [cond.clone()]);
    form.map(|form| form.0).or_else(|| listed(cond))
}

// The numbers of a condition that lists them.
fn listed(cond: &Cond) -> Option<String> {
    let (cond, but) = match cond {
        Cond::Not(cond) => (&**cond, "but "),
        cond => (cond, ""),
    };
    let Cond::In(of, set) = cond else { return None };
    let run = |(from, to): &(Expr, Option<Expr>)| {
        let from = from.constant(&[])?;
        Some(match to {
            Some(to) => format!("{from}..{}", to.constant(&[])?),
            None => from.to_string(),
        })
    };
    let words: Vec<String> = match &**set {
        Set::Items(items) => items.iter().map(run).collect::<Option<_>>()?,
        Set::Range(of, _) if of[2] == Expr::Number(1) => {
            vec![run(&(of[0].clone(), Some(of[1].clone())))?]
        }
        _ => return None,
    };
    (**of == Expr::Variable(1)).then(|| format!("{but}{}", words.join(" ")))
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
        let game = famous::game(&format!("take {set}"))?;
        let Game::Heaps(Rule { game: Ruleset::Take(Taken::Runs(runs), None), .. }) = game else {
            return None;
        };
        for number in runs.iter().flat_map(|&(low, high)| low..=high.min(MOST_DIGITS + 1)) {
            (number <= MOST_DIGITS).then_some(())?;
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
