//! What an option takes from a heap: words of the table, restricted by conditions.

use super::canonical::Canonical;
use super::forms::{Form, TABLE};
use crate::formula::{Alternative, Cond, Expr, Set};

/// What may be taken, in the words of the table.
pub struct Takes {
    base: String,
    but: Vec<String>,
}

impl Takes {
    /// Of an option of one number, at this place of the position.
    pub fn of(alternative: &Alternative, heap: usize) -> Option<Takes> {
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

    /// All of it, as the grammar has it.
    pub fn words(mut self) -> Option<String> {
        self.but.sort_by_key(|word| !is_number(word));
        let but = self.but.join(" ");
        Some(if but.is_empty() { self.base } else { format!("{} but {but}", self.base) })
    }
}

/// Whether a word begins with a number.
pub fn is_number(word: &str) -> bool {
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
