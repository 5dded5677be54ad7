//! The table of parts for `crates/packages/src/validator.py`: what a validator of the judge's inputs must know.

use super::limit::{Limit, Span, Written};
use super::{Bound, Bounds, Case, Cases, Entries, Format, List, Number, Order, Part};
use crate::Error;
use std::fmt::Write;

/// One end of a range at the judge.
#[derive(PartialEq)]
struct End {
    bound: Bound,
    /// The limits that it never passes, even where the earlier number would lead beyond them.
    low: Option<u64>,
    high: Option<u64>,
}

/// The earlier numbers and their ranges.
type Scope = Vec<(&'static str, (u64, u64))>;

impl Format {
    /// The cases of an input that the judge could give: [`Format::read_within`]. White space is not checked.
    ///
    /// # Errors
    ///
    /// If the judge could not give it: where.
    pub fn read_of_judge(&self, input: &[u8]) -> Result<Vec<Case>, Error> {
        let read = self.read_within(input, Bounds::Judge);
        read.fault.map_or(Ok(read.cases), |fault| Err(fault.error(input)))
    }

    /// The lines `CASES`, `ZEROS`, `COUNT`, `IN_ALL`, `PROMISE` and `PARTS` of `crates/packages/src/validator.py`, and
    /// the checks of parts that only this format has.
    ///
    /// # Errors
    ///
    /// If a range depends on the case in a way that the validator cannot express: which.
    pub fn table(&self) -> Result<String, Error> {
        let cases = match self.cases {
            Cases::One => "one",
            Cases::Header => "header",
            Cases::ToEnd => "to end",
            Cases::ToZeros(_) => "to zeros",
            Cases::ToEndOrZero => "to end or zero",
        };
        let (least, most) = self.judge_cases;
        let in_all = match self.in_all {
            Some((name, most)) => format!("(\"{name}\", {most})"),
            None => "None".to_string(),
        };
        let promise = match self.promise {
            Some(promise) => format!("({:?}, {})", promise.sentence[0], promise.check),
            None => "None".to_string(),
        };
        let parts = table(&self.parts, &mut Scope::new(), "    ")?;
        let own = self.parts.iter().filter_map(|part| match part {
            Part::Own(own) => Some(format!("\n\n{}\n\n", own.check())),
            _ => None,
        });
        let checks: String = own.collect();
        Ok(format!(
            "CASES = \"{cases}\"\nZEROS = {}\nCOUNT = ({least}, {most})\nIN_ALL = {in_all}\nPROMISE = {promise}\n{checks}PARTS = [\n{parts}]\n",
            self.cases.zeros()
        ))
    }

    /// What a statement says of the input, in its order.
    ///
    /// # Errors
    ///
    /// As [`Format::table`].
    pub fn limits(&self) -> Result<Vec<Limit>, Error> {
        let mut all = Vec::new();
        limits(&self.parts, &mut Scope::new(), &mut all)?;
        if self.cases.zeros() == 1 {
            // A 0 ends the input.
            if let Some(Limit::Number(_, ends) | Limit::Count(_, _, ends)) = all.first_mut() {
                if ends.low == "0" {
                    ends.low = "1".to_string();
                }
            }
        }
        all.dedup();
        all.extend(self.promise.map(|promise| Limit::Own(promise.sentence)));
        let (least, most) = self.judge_cases;
        if self.cases != Cases::One && most < u64::MAX {
            all.push(Limit::Cases(Span::of(least, rounded(most.into()))));
        }
        if let Some((name, most)) = self.in_all {
            let most = rounded(most.into());
            let is_number = self.parts.iter().any(|part| is_number(part, name));
            all.push(if is_number { Limit::SumOf(name, most) } else { Limit::Sum(name, most) });
        }
        Ok(all)
    }
}

fn is_number(part: &Part, name: &str) -> bool {
    matches!(part, Part::Number(number) if number.name == name)
}

/// Both ends of a range, and the least and the greatest value between them in any case.
type Ends = ((End, End), (u64, u64));

/// The ends of a number's range at the judge.
fn bounds(number: &Number, scope: &Scope) -> Result<Ends, Error> {
    let (mut lows, mut highs) = (vec![number.low], vec![number.high]);
    lows.push(number.judge.0.into());
    highs.push(number.judge.1.into());
    if let Some((low, high)) = number.judge_by {
        lows.push(low);
        highs.push(high);
    }
    let (low, least) = end(number, &lows, scope, false)?;
    let (high, most) = end(number, &highs, scope, true)?;
    Ok(((low, high), (least, most)))
}

/// The tightest of these bounds, and its least value as a lower end (with `is_high`, its greatest as an upper end).
fn end(
    number: &Number,
    bounds: &[Bound],
    scope: &Scope,
    is_high: bool,
) -> Result<(End, u64), Error> {
    let plain = bounds.iter().filter(|bound| bound.of.is_none()).map(|bound| bound.with(0));
    let plain = if is_high { plain.min() } else { plain.max() }.expect("the judge's own");
    // Bounds by an earlier number that may be tighter.
    let mut others = Vec::new();
    for &bound in bounds {
        let Some(name) = bound.of else { continue };
        let earlier = scope.iter().rev().find(|earlier| earlier.0 == name);
        let unknown = Error::UnknownBound { number: number.name, by: name };
        let (low, high) = earlier.ok_or(unknown)?.1;
        let (a, b) = (bound.with(low), bound.with(high));
        let (least, most) = (a.min(b), a.max(b));
        let is_tighter = if is_high { least < plain } else { most > plain };
        if is_tighter && !others.iter().any(|other: &(Bound, u64, u64)| other.0 == bound) {
            others.push((bound, least, most));
        }
    }
    let clamp = |is_passed: bool| is_passed.then_some(plain);
    match others[..] {
        [] => {
            let (bound, low, high) = (plain.into(), None, None);
            Ok((End { bound, low, high }, plain))
        }
        [(bound, _, most)] if is_high => {
            let (low, high) = (None, clamp(most > plain));
            Ok((End { bound, low, high }, most.min(plain)))
        }
        [(bound, least, _)] => {
            let (low, high) = (clamp(least < plain), None);
            Ok((End { bound, low, high }, least.max(plain)))
        }
        _ => Err(Error::SeveralBounds { number: number.name }),
    }
}

impl End {
    fn python(&self) -> String {
        let or_none = |end: Option<u64>| end.map_or("None".to_string(), |end| end.to_string());
        let Bound { of, falls, add } = self.bound;
        match of {
            None => add.to_string(),
            Some(name) => {
                let sign = if falls { -1 } else { 1 };
                let (low, high) = (or_none(self.low), or_none(self.high));
                format!("(\"{name}\", {sign}, {add}, {low}, {high})")
            }
        }
    }

    /// The end in words, without the limits that it never passes.
    fn words(&self) -> String {
        let Bound { of, falls, add } = self.bound;
        match of {
            None => rounded(add),
            Some(name) if falls => format!("{} - `{name}`", rounded(add)),
            Some(name) if add > 0 => format!("`{name}` + {add}"),
            Some(name) if add < 0 => format!("`{name}` - {}", -add),
            Some(name) => format!("`{name}`"),
        }
    }
}

/// The number as people write it: `2*10^9`, `2^64 - 1`.
fn rounded(number: i128) -> String {
    let zeros = number.to_string().bytes().rev().take_while(|&digit| digit == b'0').count() as u32;
    let of_two = number.checked_add(1).filter(|next| next.count_ones() == 1);
    match (number / 10_i128.pow(zeros), of_two) {
        (1, _) if zeros >= 5 => format!("10^{zeros}"),
        (first @ 2..=9, _) if zeros >= 5 => format!("{first}*10^{zeros}"),
        (_, Some(next)) if number >= (1 << 30) - 1 => format!("2^{} - 1", next.trailing_zeros()),
        _ => number.to_string(),
    }
}

/// A text as a Python string.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

fn order_of(order: Order) -> &'static str {
    match order {
        Order::Any => "\"any\"",
        Order::Distinct => "\"distinct\"",
        Order::Ascending => "\"ascending\"",
        Order::Increasing => "\"increasing\"",
    }
}

/// The parts as a Python list, one line each.
fn table(parts: &[Part], scope: &mut Scope, indent: &str) -> Result<String, Error> {
    let mut text = String::new();
    let deeper = format!("{indent}    ");
    for part in parts {
        let row = match part {
            Part::Line => "(\"line\",)".to_string(),
            Part::Number(number) => {
                let ((low, high), range) = bounds(number, scope)?;
                scope.push((number.name, range));
                let (low, high) = (low.python(), high.python());
                let even = if number.is_even { ", True" } else { "" };
                format!("(\"number\", \"{}\", {low}, {high}{even})", number.name)
            }
            Part::List(list) => {
                let ((low, high), _) = bounds(&list.count, scope)?;
                let nothing = range_of_entries(list, scope)?;
                let entries = entries(&list.entries, scope, indent)?;
                let (low, high) = (low.python(), high.python());
                let name = list.count.name;
                let even = if list.count.is_even { ", True" } else { "" };
                format!("(\"list\", \"{name}\", {low}, {high}, {nothing}, {entries}{even})")
            }
            Part::Times(name, of, each) => {
                let entries = entries(each, scope, indent)?;
                format!("(\"times\", \"{name}\", \"{of}\", {entries})")
            }
            Part::Successors(of, base) => format!("(\"successors\", \"{of}\", {base})"),
            Part::Edges(nodes, edges) => format!("(\"edges\", \"{nodes}\", \"{edges}\", True)"),
            Part::AnyEdges(nodes, edges) => format!("(\"edges\", \"{nodes}\", \"{edges}\", False)"),
            Part::Tree(nodes, base, more) => {
                let more = inner(more, scope, &deeper)?;
                format!("(\"tree\", \"{nodes}\", {base}, [\n{more}{indent}])")
            }
            Part::Code => "(\"code\",)".to_string(),
            Part::Word(word) => {
                let without = word.without.iter().chain(word.judge_without);
                let without: Vec<String> = without.map(|without| quoted(without)).collect();
                format!(
                    "(\"word\", {}, {}, {}, {}, [{}])",
                    quoted(word.letters),
                    word.low,
                    word.high,
                    quoted(word.judge_first),
                    without.join(", ")
                )
            }
            Part::OneOf(words) => format!("(\"one of\", {words:?})"),
            Part::WordOf(of, letters) => format!("(\"word of\", {}, \"{of}\")", quoted(letters)),
            Part::Own(own) => own.row(),
        };
        writeln!(text, "{indent}{row},").expect("a String takes everything");
    }
    Ok(text)
}

/// The range of the number that is the only part of an entry, if it may be empty; then the list has no entries.
fn range_of_entries(list: &List, scope: &Scope) -> Result<String, Error> {
    match list.entries.number() {
        Some(number) if number.high.of.is_some() => {
            let ((low, high), _) = bounds(number, scope)?;
            Ok(format!("({}, {})", low.python(), high.python()))
        }
        _ => Ok("None".to_string()),
    }
}

/// The entries: their order, the value that one must have, their layout, and the parts of each.
fn entries(entries: &Entries, scope: &mut Scope, indent: &str) -> Result<String, Error> {
    let each = inner(&entries.each, scope, &format!("{indent}    "))?;
    let order = order_of(entries.order(Bounds::Judge));
    let has = match entries.has(Bounds::Judge) {
        Some(has) => has.to_string(),
        None => "None".to_string(),
    };
    let stand = match (entries.stand_on_one_line(), entries.is_below) {
        (false, _) => "apart",
        (true, true) => "below",
        (true, false) => "behind",
    };
    Ok(format!("({order}, {has}, \"{stand}\", [\n{each}{indent}])"))
}

/// The parts of an entry, whose names are unknown after it.
fn inner(parts: &[Part], scope: &mut Scope, indent: &str) -> Result<String, Error> {
    let before = scope.len();
    let text = table(parts, scope, indent);
    scope.truncate(before);
    text
}

/// What a statement says of each number, count and word.
fn limits(parts: &[Part], scope: &mut Scope, all: &mut Vec<Limit>) -> Result<(), Error> {
    for part in parts {
        let ends = |number: &Number, scope: &mut Scope| {
            let ((low, high), range) = bounds(number, scope)?;
            let ends = Span { low: low.words(), high: high.words(), is_even: number.is_even };
            Ok::<_, Error>((ends, (number.name, range)))
        };
        let before = scope.len();
        match part {
            Part::Number(number) => {
                let (ends, named) = ends(number, scope)?;
                all.push(Limit::Number(number.name, ends));
                scope.push(named);
                continue;
            }
            Part::List(list) => {
                let name = several(list.count.name, &list.entries);
                let (ends, _) = ends(&list.count, scope)?;
                all.push(Limit::Count(name.clone(), None, ends));
                all.extend(of_entries(&name, &list.entries));
                limits(&list.entries.each, scope, all)?;
            }
            Part::Times(name, _, each) => {
                all.extend(of_entries(&several(name, each), each));
                limits(&each.each, scope, all)?;
            }
            Part::Tree(_, _, more) => limits(more, scope, all)?,
            Part::Word(word) => {
                let is_number = word.letters.bytes().all(|letter| letter.is_ascii_digit());
                let text = if is_number { Written::Number } else { Written::Word };
                all.push(Limit::Length(text, Span::of(word.low, word.high.to_string())));
                let without = word.without.iter().chain(word.judge_without);
                all.extend(without.map(|without| Limit::Without(text, without.to_string())));
                let is_first = |letter: &char| word.judge_first.contains(*letter);
                let last = word.letters.chars().filter(|letter| !is_first(letter));
                all.extend(last.map(|letter| Limit::NotFirst(text, letter)));
            }
            Part::OneOf(words) => all.push(Limit::OneOf(words)),
            Part::Own(own) => all.extend(own.limits()),
            // Their numbers are nodes; a word of n letters has the range of n.
            Part::Successors(..) | Part::Edges(..) | Part::AnyEdges(..) => {}
            Part::Line | Part::Code | Part::WordOf(..) => {}
        }
        scope.truncate(before);
    }
    Ok(())
}

/// The name of a list's entries, if they are numbers with a name of their own.
fn several(list: &str, entries: &Entries) -> String {
    match entries.number() {
        Some(number) if number.name.len() > 1 && !number.name.ends_with('s') => {
            format!("{}s", number.name)
        }
        _ => list.to_string(),
    }
}

/// What a statement says of the judge's entries.
fn of_entries(name: &str, entries: &Entries) -> Vec<Limit> {
    let order = entries.order(Bounds::Judge);
    let order = (order != Order::Any).then(|| Limit::Order(name.to_string(), order));
    let has = entries.has(Bounds::Judge);
    let has = has.map(|has| Limit::Has(name.to_string(), has.to_string()));
    order.into_iter().chain(has).collect()
}
