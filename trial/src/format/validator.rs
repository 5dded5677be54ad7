//! What a validator of the judge's inputs must know: the parts as a table for `package/validator.py`.

use super::{Bounds, Case, Cases, Entries, Fault, Format, List, Number, Order, Part, Value};
use crate::random::{Choose, Random};
use std::fmt::Write;

/// A number's range of one end, by the numbers before it in the case.
#[derive(Debug, PartialEq)]
enum Bound {
    Is(u64),
    /// A number before, or what it lacks, and something more; not below or above some number.
    By {
        name: &'static str,
        falls: bool,
        add: i128,
        low: Option<u64>,
        high: Option<u64>,
    },
}

/// The numbers before, and what they may be.
type Scope = Vec<(&'static str, (u64, u64))>;

impl Format {
    /// The cases of an input as the judge may give it: [`Format::read_within`]. How blanks stand is not looked at.
    ///
    /// # Errors
    ///
    /// Where it is not what the judge gives.
    pub fn read_of_judge(&self, input: &[u8]) -> Result<Vec<Case>, String> {
        let read = self.read_within(input, Bounds::Judge);
        match read.fault {
            None => Ok(read.cases),
            Some(Fault {
                at,
                expected: Some((low, high)),
                ..
            }) => Err(format!("at byte {at}: expected {low} to {high}")),
            Some(Fault { at, .. }) => Err(format!("at byte {at}: not what the judge gives")),
        }
    }

    /// The lines `CASES`, `COUNT`, `IN_ALL` and `PARTS` of `package/validator.py`.
    ///
    /// # Errors
    ///
    /// If a range depends on the case in a way that the validator does not know: which.
    pub fn table(&self) -> Result<String, String> {
        let cases = match self.cases {
            Cases::One => "one",
            Cases::Header => "header",
            Cases::ToEnd => "to end",
            Cases::ToZero => "to zero",
            Cases::ToTwoZeros => "to two zeros",
            Cases::ToEndOrZero => "to end or zero",
        };
        let (least, most) = self.judge_cases;
        let in_all = match self.in_all {
            Some((name, most)) => format!("(\"{name}\", {most})"),
            None => "None".to_string(),
        };
        let parts = table(&self.parts, &mut Scope::new(), "    ")?;
        Ok(format!(
            "CASES = \"{cases}\"\nCOUNT = ({least}, {most})\nIN_ALL = {in_all}\nPARTS = [\n{parts}]\n"
        ))
    }

    /// The ranges of the numbers, a sentence each.
    ///
    /// # Errors
    ///
    /// As [`Format::table`].
    pub fn ranges(&self) -> Result<Vec<String>, String> {
        let mut sentences = Vec::new();
        ranges(&self.parts, &mut Scope::new(), &mut sentences)?;
        if matches!(self.cases, Cases::ToZero | Cases::ToEndOrZero) {
            // A 0 ends the input.
            if let Some(first) = sentences.first_mut() {
                *first = first.replacen(": 0 to ", ": 1 to ", 1);
            }
        }
        sentences.dedup();
        match self.judge_cases {
            _ if self.cases == Cases::One => {}
            (_, u64::MAX) => {}
            (least, most) if least == most => sentences.push(format!("Cases: {most}.")),
            (least, most) => sentences.push(format!("Cases: {least} to {most}.")),
        }
        if let Some((name, most)) = self.in_all {
            sentences.push(match self.parts.iter().any(|part| is_number(part, name)) {
                true => format!("Sum of `{name}` in all cases: at most {most}."),
                false => format!("Number of {name} in all cases together: at most {most}."),
            });
        }
        Ok(sentences)
    }
}

fn is_number(part: &Part, name: &str) -> bool {
    matches!(part, Part::Number(number) if number.name == name)
}

/// Both ends of a range, and the least and the most that lie between them in any case.
type Ends = ((Bound, Bound), (u64, u64));

/// The ends of a number's range at the judge.
fn bounds(number: &Number, scope: &Scope) -> Result<Ends, String> {
    let is_plain = number.by.is_none() && number.judge_by.is_none();
    if is_plain || scope.is_empty() {
        let (low, high) = number.range(&Case::default(), Bounds::Judge);
        return Ok(((Bound::Is(low), Bound::Is(high)), (low, high)));
    }
    // What the range is in some cases; a 0 might leave no range.
    let random = &mut Random(1);
    let mut tried = Vec::new();
    for round in 0..200 {
        let value = |&(name, (low, high)): &(&'static str, (u64, u64))| {
            let low = low.max(1).min(high);
            let chosen = match round {
                0 => low,
                1 => high,
                _ if round % 2 == 0 => random.between(low, high),
                _ => random.between(low, high.min(low.saturating_add(100))),
            };
            (name, Value::Number(chosen))
        };
        let case = Case {
            parts: scope.iter().map(value).collect(),
            ..Case::default()
        };
        let range = number.range(&case, Bounds::Judge);
        tried.push((case, range));
    }
    let bound = |of: fn(&(u64, u64)) -> u64| {
        let found: Vec<(&Case, u64)> = tried
            .iter()
            .map(|(case, range)| (case, of(range)))
            .collect();
        fit(&found, scope).ok_or_else(|| {
            format!(
                "the range of {:?} depends on the case in a way that no validator knows: see `fit` in \
                 trial/src/format/validator.rs",
                number.name
            )
        })
    };
    let ends = (bound(|range| range.0)?, bound(|range| range.1)?);
    let low = tried.iter().map(|tried| tried.1 .0).min();
    let high = tried.iter().map(|tried| tried.1 .1).max();
    Ok((ends, (low.unwrap_or(0), high.unwrap_or(u64::MAX))))
}

/// What one end of a range is in all these cases.
fn fit(found: &[(&Case, u64)], scope: &Scope) -> Option<Bound> {
    let least = found.iter().map(|found| found.1).min()?;
    let most = found.iter().map(|found| found.1).max()?;
    if least == most {
        return Some(Bound::Is(least));
    }
    for &(name, _) in scope {
        for falls in [false, true] {
            let of = |case: &Case| {
                let number = i128::from(case.number(name));
                if falls {
                    -number
                } else {
                    number
                }
            };
            let mut adds = found.iter().map(|(case, end)| i128::from(*end) - of(case));
            let first = adds.next()?;
            if adds.all(|add| add == first) {
                let (low, high) = (None, None);
                let add = first;
                return Some(Bound::By {
                    name,
                    falls,
                    add,
                    low,
                    high,
                });
            }
            for (case, end) in found {
                let add = i128::from(*end) - of(case);
                let clamped = |case: &Case| {
                    let end = of(case) + add;
                    end.max(i128::from(least)).min(i128::from(most))
                };
                let fits = |(case, end): &(&Case, u64)| clamped(case) == i128::from(*end);
                if found.iter().all(fits) {
                    let (low, high) = (Some(least), Some(most));
                    return Some(Bound::By {
                        name,
                        falls,
                        add,
                        low,
                        high,
                    });
                }
            }
        }
    }
    None
}

impl Bound {
    fn python(&self) -> String {
        let or_none = |end: &Option<u64>| match end {
            Some(end) => end.to_string(),
            None => "None".to_string(),
        };
        match self {
            Bound::Is(number) => number.to_string(),
            Bound::By {
                name,
                falls,
                add,
                low,
                high,
            } => {
                let sign = if *falls { -1 } else { 1 };
                let (low, high) = (or_none(low), or_none(high));
                format!("(\"{name}\", {sign}, {add}, {low}, {high})")
            }
        }
    }

    /// In words; the numbers that it never passes are left out.
    fn words(&self) -> String {
        match self {
            Bound::Is(number) => number.to_string(),
            Bound::By {
                name,
                falls: false,
                add: 0,
                ..
            } => format!("`{name}`"),
            Bound::By {
                name,
                falls: false,
                add,
                ..
            } if *add > 0 => format!("`{name}` + {add}"),
            Bound::By {
                name,
                falls: false,
                add,
                ..
            } => format!("`{name}` - {}", -add),
            Bound::By { name, add, .. } => format!("{add} - `{name}`"),
        }
    }
}

/// A text in Python.
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

/// The parts as a list of Python, a line each.
fn table(parts: &[Part], scope: &mut Scope, indent: &str) -> Result<String, String> {
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
                format!("(\"list\", \"{name}\", {low}, {high}, {nothing}, {entries})")
            }
            Part::Times(name, of, each) => {
                let entries = entries(each, scope, indent)?;
                format!("(\"times\", \"{name}\", \"{of}\", {entries})")
            }
            Part::Lists(count, each) => {
                let ((_, high), _) = bounds(count, scope)?;
                let entries = entries(&Entries::of(each.clone()), scope, indent)?;
                let high = high.python();
                format!("(\"lists\", \"{}\", {high}, {entries})", count.name)
            }
            Part::Successors(of, base) => format!("(\"successors\", \"{of}\", {base})"),
            Part::Neighbours(of) => format!("(\"neighbours\", \"{of}\")"),
            Part::Edges(nodes, edges) => format!("(\"edges\", \"{nodes}\", \"{edges}\", True)"),
            Part::AnyEdges(nodes, edges) => format!("(\"edges\", \"{nodes}\", \"{edges}\", False)"),
            Part::Tree(nodes, base, more) => {
                let more = inner(more, scope, &deeper)?;
                format!("(\"tree\", \"{nodes}\", {base}, [\n{more}{indent}])")
            }
            Part::Parents(nodes) => format!("(\"parents\", \"{nodes}\")"),
            Part::Cycles(nodes) => format!("(\"cycles\", \"{nodes}\")"),
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
            Part::WordOf(of, letters) => format!("(\"word of\", {}, \"{of}\")", quoted(letters)),
            Part::Marks(cells, marks) => format!("(\"marks\", \"{cells}\", \"{marks}\")"),
            Part::Even(count, each) => {
                let ((low, high), _) = bounds(count, scope)?;
                let each = Entries::of(vec![each.clone().into()]);
                let entries = entries(&each, scope, indent)?;
                let (low, high) = (low.python(), high.python());
                format!("(\"even\", \"{}\", {low}, {high}, {entries})", count.name)
            }
        };
        writeln!(text, "{indent}{row},").expect("a String takes everything");
    }
    Ok(text)
}

/// The range of the only number of an entry where there may be nothing for it, and then no entry.
fn range_of_entries(list: &List, scope: &Scope) -> Result<String, String> {
    match list.entries.number() {
        Some(number) if number.by.is_some() => {
            let ((low, high), _) = bounds(number, scope)?;
            Ok(format!("({}, {})", low.python(), high.python()))
        }
        _ => Ok("None".to_string()),
    }
}

/// Entries: their order, what one of them is, how they stand, and the parts of each.
fn entries(of: &Entries, scope: &mut Scope, indent: &str) -> Result<String, String> {
    let each = inner(&of.each, scope, &format!("{indent}    "))?;
    let order = order_of(of.order(Bounds::Judge));
    let has = match of.has(Bounds::Judge) {
        Some(has) => has.to_string(),
        None => "None".to_string(),
    };
    let stand = match (of.stand_on_one_line(), of.is_below) {
        (false, _) => "apart",
        (true, true) => "below",
        (true, false) => "behind",
    };
    Ok(format!("({order}, {has}, \"{stand}\", [\n{each}{indent}])"))
}

/// The parts of an entry, whose names nobody knows behind it.
fn inner(parts: &[Part], scope: &mut Scope, indent: &str) -> Result<String, String> {
    let before = scope.len();
    let text = table(parts, scope, indent);
    scope.truncate(before);
    text
}

/// A sentence for each number, count and word.
fn ranges(parts: &[Part], scope: &mut Scope, sentences: &mut Vec<String>) -> Result<(), String> {
    for part in parts {
        let mut put = |what: String, number: &Number, scope: &mut Scope| {
            let ((low, high), range) = bounds(number, scope)?;
            let even = if number.is_even { ", even" } else { "" };
            let sentence = match low == high {
                true => format!("{what}: {}.", low.words()),
                false => format!("{what}: {} to {}{even}.", low.words(), high.words()),
            };
            sentences.push(sentence);
            Ok::<_, String>((number.name, range))
        };
        let before = scope.len();
        match part {
            Part::Number(number) => {
                let named = put(format!("`{}`", number.name), number, scope)?;
                scope.push(named);
                continue;
            }
            Part::List(list) => {
                put(format!("number of {}", list.count.name), &list.count, scope)?;
                sentences.extend(of_entries(list.count.name, &list.entries));
                ranges(&list.entries.each, scope, sentences)?;
            }
            Part::Times(name, _, each) => {
                sentences.extend(of_entries(name, each));
                ranges(&each.each, scope, sentences)?;
            }
            Part::Lists(count, each) => {
                put(format!("number of {}", count.name), count, scope)?;
                ranges(each, scope, sentences)?;
            }
            Part::Tree(_, _, more) => ranges(more, scope, sentences)?,
            Part::Word(word) => {
                sentences.push(format!(
                    "Length of the word: {} to {}.",
                    word.low, word.high
                ));
                for without in word.without.iter().chain(word.judge_without) {
                    sentences.push(format!("No word contains `{without}`."));
                }
                let is_first = |letter: &char| word.judge_first.contains(*letter);
                for letter in word.letters.chars().filter(|letter| !is_first(letter)) {
                    sentences.push(format!("No word begins with `{letter}`."));
                }
            }
            Part::Neighbours(_) => sentences.push(
                "Each node has a neighbour, each of them once, and is one of theirs; node 2 has one other than 0."
                    .to_string(),
            ),
            Part::Even(count, each) => {
                put(format!("number of {}", count.name), count, scope)?;
                put(format!("`{}`", each.name), each, scope)?;
            }
            _ => {}
        }
        scope.truncate(before);
    }
    Ok(())
}

/// Sentences on what the judge's entries are.
fn of_entries(name: &str, of: &Entries) -> Vec<String> {
    let mut sentences = Vec::new();
    sentences.extend(match of.order(Bounds::Judge) {
        Order::Any => None,
        Order::Distinct => Some(format!("`{name}`: no two are equal.")),
        Order::Ascending => Some(format!("`{name}`: none is smaller than the one before.")),
        Order::Increasing => Some(format!("`{name}`: each is larger than the one before.")),
    });
    let has = of.has(Bounds::Judge);
    sentences.extend(has.map(|has| format!("`{name}`: one of them is {has}.")));
    sentences
}
