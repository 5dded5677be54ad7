//! The table of options as formulas, and what they are in the words of the grammar.

use super::canonical::Canonical;
use crate::formula::{self, Alternative, Cond, Formula};
use std::sync::LazyLock;

/// A line of the table; what C and D stand for is put into both.
pub struct Form {
    section: &'static str,
    #[cfg(test)]
    pub line: &'static str,
    /// What an option of this form is in the grammar.
    pub words: &'static str,
    /// Whether C and D are in it.
    pub has: [bool; 2],
    /// Its option.
    pub formula: Formula,
}

/// All lines.
pub static TABLE: LazyLock<Vec<Form>> = LazyLock::new(|| {
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
    /// The forms with all numbers of an option in the place of C and D, and their words.
    pub fn all<'a>(
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

    /// The words of a form that an option has, and the conditions that it has besides.
    pub fn of<'a>(
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
