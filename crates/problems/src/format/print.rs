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
        let mut value = || values.next().expect("a value for each part");
        for part in parts {
            match part {
                Part::Line => self.end_line(),
                Part::Number(_) => self.put(value().number()),
                Part::List(list) => {
                    let entries = value().list();
                    self.put(entries.len());
                    self.entries(&list.entries, entries);
                }
                Part::Times(_, _, each) => self.entries(each, value().list()),
                // The successors of a node, after their number.
                Part::Successors(..) => self.counted_rows(value().list()),
                Part::Edges(..) | Part::AnyEdges(..) | Part::Tree(..) => {
                    self.rows(value().list());
                }
                Part::Code | Part::Word(_) | Part::OneOf(_) | Part::WordOf(..) => {
                    self.put(value().word());
                }
                Part::Own(own) => own.print(value(), self),
            }
        }
    }

    fn entries(&mut self, list: &Entries, entries: &[Value]) {
        let each = &list.each[..];
        let is_several = list.valued().len() > 1;
        let is_one_line = list.stand_on_one_line();
        if list.is_below || !is_one_line {
            self.end_line();
        }
        for entry in entries {
            match entry {
                Value::List(values) if is_several => self.parts(each, values.iter()),
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
