//! Cases to text, with the line breaks of the statement.

use super::{Case, Cases, Entries, Format, Part, Text, Value};
use std::borrow::Borrow;

impl Format {
    /// The text of a case in an input.
    pub fn print(&self, case: &Case) -> String {
        let mut text = Text::default();
        let values = case.parts.iter().map(|part| &part.1);
        text.parts(&self.parts, values);
        text.end_line();
        text.0
    }

    /// Cases as one input; each is printed as it comes.
    pub fn input(&self, cases: impl IntoIterator<Item = impl Borrow<Case>>) -> String {
        let (mut text, mut count) = (String::new(), 0);
        for case in cases {
            text += &self.print(case.borrow());
            count += 1;
        }
        match self.cases {
            Cases::Header => text.insert_str(0, &format!("{count}\n")),
            Cases::ToZeros(zeros) => text += &(vec!["0"; zeros].join(" ") + "\n"),
            Cases::One | Cases::ToEnd | Cases::ToEndOrZero => {}
        }
        text
    }

    /// The inputs in which `cases` can be asked: one for all, or one for each.
    pub fn inputs<'a>(&self, cases: &'a [Case]) -> Vec<(&'a [Case], String)> {
        let together = match self.cases {
            Cases::One => 1,
            _ => cases.len().max(1),
        };
        let groups = cases.chunks(together);
        groups.map(|group| (group, self.input(group))).collect()
    }
}

impl Text {
    fn parts<'a>(&mut self, parts: &[Part], mut values: impl Iterator<Item = &'a Value>) {
        for part in parts {
            match part {
                Part::Line => self.end_line(),
                _ => self.part(part, values.next().expect("a value for each part")),
            }
        }
    }

    fn part(&mut self, part: &Part, value: &Value) {
        match (part, value) {
            (Part::List(list), Value::List(entries)) => {
                self.put(entries.len());
                self.entries(&list.entries, entries);
            }
            (Part::Times(_, _, each), Value::List(entries)) => self.entries(each, entries),
            // The successors of a node, after their number.
            (Part::Successors(..), Value::List(rows)) => self.counted_rows(rows),
            (Part::Own(own), value) => own.print(value, self),
            (_, Value::List(rows)) => self.rows(rows),
            (_, Value::Number(number)) => self.put(number),
            (_, Value::Word(word)) => self.put(word),
        }
    }

    fn entries(&mut self, of: &Entries, entries: &[Value]) {
        let each = &of.each[..];
        let is_one_line = of.stand_on_one_line();
        if of.is_below || !is_one_line {
            self.end_line();
        }
        for entry in entries {
            match entry {
                Value::List(values) if is_several(each) => self.parts(each, values.iter()),
                value => self.parts(each, std::iter::once(value)),
            }
            if !is_one_line {
                self.end_line();
            }
        }
        if is_one_line && entries.is_empty() && self.0.ends_with('\n') {
            self.0.push('\n'); // the line that has none of them
        }
        self.end_line();
    }
}

/// Whether an entry has several values; line ends do not count.
fn is_several(each: &[Part]) -> bool {
    each.iter().filter(|part| !matches!(part, Part::Line)).count() > 1
}
