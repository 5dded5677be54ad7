//! The judge's inputs, and what a validator of them must know: the parts as a table for
//! `package/validator.py`, and the same check here.

use super::{Bounds, Case, Cases, Fault, Format, List, Number, Order, Part, Value};
use crate::random::{Choose, Random};
use std::collections::HashSet;
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
    /// The cases of an input as the judge may give it: one case at least, all in its ranges, and in the order and of
    /// the kind that the game requires. What follows the last case, and how blanks stand, is not looked at.
    ///
    /// # Errors
    ///
    /// What the judge does not give.
    pub fn read_of_judge(&self, input: &[u8]) -> Result<Vec<Case>, String> {
        let read = self.read_within(input, Bounds::Judge);
        if let Some(Fault { at, expected, .. }) = read.fault {
            return Err(match expected {
                Some((low, high)) => format!("at byte {at}: expected {low} to {high}"),
                None => format!("at byte {at}: not what the judge gives"),
            });
        }
        if read.cases.is_empty() {
            return Err("there is no case".to_string());
        }
        for case in &read.cases {
            let zeros = match self.cases {
                Cases::ToZero | Cases::ToEndOrZero => 1,
                Cases::ToTwoZeros => 2,
                _ => 0,
            };
            let parts = self.parts.iter().filter(|part| !is_line(part));
            for (at, (part, (_, value))) in parts.zip(&case.parts).enumerate() {
                check(part, value)?;
                // The reader takes numbers from 0 on where a 0 could end the input.
                let (least, number) = match (part, value) {
                    (Part::Number(number), Value::Number(is)) => {
                        (number.range(case, Bounds::Judge).0, *is)
                    }
                    (Part::List(list), Value::List(is)) => {
                        (list.range(case, Bounds::Judge).0, is.len() as u64)
                    }
                    _ => continue,
                };
                if at < zeros && number < least {
                    return Err(format!("{number} is too small"));
                }
            }
        }
        Ok(read.cases)
    }

    /// The lines `CASES`, `COUNT` and `PARTS` of `package/validator.py`.
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
        let tokens = self.read_within(b"1\n", Bounds::Judge).tokens;
        let count = tokens.first().and_then(|token| token.range);
        let (low, high) = count.unwrap_or((1, u64::MAX));
        let parts = table(&self.parts, &mut Scope::new(), "    ")?;
        Ok(format!(
            "CASES = \"{cases}\"\nCOUNT = ({}, {high})\nPARTS = [\n{parts}]\n",
            low.max(1)
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
        Ok(sentences)
    }
}

fn is_line(part: &Part) -> bool {
    matches!(part, Part::Line)
}

/// What the reader does not check.
fn check(part: &Part, value: &Value) -> Result<(), String> {
    match (part, value) {
        (Part::List(List { each, order, .. }), _) => entries(each, *order, value.list()),
        (Part::Times(_, _, each, order), _) => entries(each, *order, value.list()),
        (Part::Lists(_, each), _) => {
            let mut lists = value.list().iter();
            lists.try_for_each(|list| entries(each, Order::Any, list.list()))
        }
        (Part::Successors(_, base), _) => {
            let rows: Vec<Vec<u64>> = value.list().iter().map(Value::numbers).collect();
            let edges = rows.iter().enumerate();
            let edges = edges.flat_map(|(from, row)| {
                let from = from as u64 + base;
                row.iter().map(move |&to| (from, to))
            });
            acyclic(rows.len() as u64 + base, &edges.collect::<Vec<_>>())
        }
        (Part::Edges(..), _) => {
            let edges = pairs(value);
            let nodes = edges.iter().map(|&(a, b)| a.max(b)).max();
            acyclic(nodes.unwrap_or(0) + 1, &edges)
        }
        (Part::Tree(_, base, _), _) => tree(*base, &pairs(value)),
        (Part::Word(letters, _, _, without), Value::Word(word)) => {
            if without.is_some_and(|without| word.contains(without)) {
                return Err(format!("{word:?} contains what it must not"));
            }
            // A number.
            match letters.starts_with('0') && word.starts_with('0') {
                true => Err(format!("{word:?} begins with 0")),
                false => Ok(()),
            }
        }
        (Part::Code, Value::Word(word)) => {
            let is_digits =
                |rest: &str| rest.len() <= 4096 && rest.bytes().all(|d| (b'0'..b'8').contains(&d));
            match word.split_once('.') {
                Some(("" | "0" | "4", rest)) if is_digits(rest) => Ok(()),
                _ => Err(format!("{word:?} is no octal code")),
            }
        }
        (Part::Marks(..), _) => {
            let marks = pairs(value);
            let is_wrong = |two: &[(u64, u64)]| two[0].0 + 1 == two[1].0 && two[0].1 == two[1].1;
            match marks.windows(2).any(is_wrong) {
                true => Err("two neighbours hold the same".to_string()),
                false => Ok(()),
            }
        }
        _ => Ok(()),
    }
}

fn entries(each: &[Part], order: Order, list: &[Value]) -> Result<(), String> {
    let parts: Vec<&Part> = each.iter().filter(|part| !is_line(part)).collect();
    for entry in list {
        match (&parts[..], entry) {
            ([part], entry) => check(part, entry)?,
            (parts, Value::List(values)) => {
                let mut pairs = parts.iter().zip(values);
                pairs.try_for_each(|(part, value)| check(part, value))?;
            }
            _ => {}
        }
    }
    if order == Order::Distinct {
        let mut seen = HashSet::new();
        if !list.iter().all(|entry| seen.insert(entry.number())) {
            return Err("an entry stands twice".to_string());
        }
    }
    Ok(())
}

/// The first two numbers of each entry.
fn pairs(value: &Value) -> Vec<(u64, u64)> {
    let pair = |entry: &Value| (entry.list()[0].number(), entry.list()[1].number());
    value.list().iter().map(pair).collect()
}

fn acyclic(nodes: u64, edges: &[(u64, u64)]) -> Result<(), String> {
    let mut next = vec![Vec::new(); nodes as usize];
    let mut incoming = vec![0; nodes as usize];
    for &(from, to) in edges {
        next[from as usize].push(to as usize);
        incoming[to as usize] += 1;
    }
    let mut free: Vec<usize> = (0..next.len())
        .filter(|&node| incoming[node] == 0)
        .collect();
    let mut done = 0;
    while let Some(node) = free.pop() {
        done += 1;
        for &to in &next[node] {
            incoming[to] -= 1;
            if incoming[to] == 0 {
                free.push(to);
            }
        }
    }
    match done == next.len() {
        true => Ok(()),
        false => Err("the graph has a cycle".to_string()),
    }
}

/// Whether as many edges as there are nodes, less one, make a tree.
fn tree(base: u64, edges: &[(u64, u64)]) -> Result<(), String> {
    let mut root: Vec<usize> = (0..=edges.len()).collect();
    for &(a, b) in edges {
        let mut find = |node: u64| {
            let mut node = (node - base) as usize;
            while root[node] != node {
                root[node] = root[root[node]];
                node = root[node];
            }
            node
        };
        let (a, b) = (find(a), find(b));
        if a == b {
            return Err("the edges are no tree".to_string());
        }
        root[a] = b;
    }
    Ok(())
}

/// Both ends of a range, and the least and the most that lie between them in any case.
type Ends = ((Bound, Bound), (u64, u64));

/// The ends of a number's range at the judge.
fn bounds(number: &Number, scope: &Scope) -> Result<Ends, String> {
    if number.by.is_none() || scope.is_empty() {
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
                format!("(\"number\", \"{}\", {low}, {high})", number.name)
            }
            Part::List(list) => {
                let ((low, high), _) = bounds(&list.count, scope)?;
                let below = if list.is_below { "True" } else { "False" };
                let each = inner(&list.each, scope, &deeper)?;
                format!(
                    "(\"list\", \"{}\", {}, {}, {below}, {}, [\n{each}{indent}])",
                    list.count.name,
                    low.python(),
                    high.python(),
                    order_of(list.order)
                )
            }
            Part::Times(name, of, each, order) => {
                let each = inner(each, scope, &deeper)?;
                let order = order_of(*order);
                format!("(\"times\", \"{name}\", \"{of}\", {order}, [\n{each}{indent}])")
            }
            Part::Lists(count, each) => {
                let ((_, high), _) = bounds(count, scope)?;
                let each = inner(each, scope, &deeper)?;
                let high = high.python();
                format!(
                    "(\"lists\", \"{}\", {high}, [\n{each}{indent}])",
                    count.name
                )
            }
            Part::Successors(of, base) => format!("(\"successors\", \"{of}\", {base})"),
            Part::Edges(nodes, edges) => format!("(\"edges\", \"{nodes}\", \"{edges}\", True)"),
            Part::AnyEdges(nodes, edges) => format!("(\"edges\", \"{nodes}\", \"{edges}\", False)"),
            Part::Tree(nodes, base, more) => {
                let more = inner(more, scope, &deeper)?;
                format!("(\"tree\", \"{nodes}\", {base}, [\n{more}{indent}])")
            }
            Part::Code => "(\"code\",)".to_string(),
            Part::Word(letters, low, high, without) => {
                let without = without.map_or("None".to_string(), quoted);
                format!("(\"word\", {}, {low}, {high}, {without})", quoted(letters))
            }
            Part::WordOf(of, letters) => format!("(\"word of\", {}, \"{of}\")", quoted(letters)),
            Part::Marks(cells, marks) => format!("(\"marks\", \"{cells}\", \"{marks}\")"),
            Part::Even(count, each) => {
                let ((low, high), _) = bounds(count, scope)?;
                let each = inner(&[each.clone().into()], scope, &deeper)?;
                let (low, high) = (low.python(), high.python());
                format!(
                    "(\"even\", \"{}\", {low}, {high}, [\n{each}{indent}])",
                    count.name
                )
            }
        };
        writeln!(text, "{indent}{row},").expect("a String takes everything");
    }
    Ok(text)
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
            let sentence = match low == high {
                true => format!("{what}: {}.", low.words()),
                false => format!("{what}: {} to {}.", low.words(), high.words()),
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
                match list.order {
                    Order::Any => {}
                    Order::Distinct => sentences.push(format!("The {} differ.", list.count.name)),
                    Order::Ascending => {
                        sentences.push(format!("The {} never decrease.", list.count.name));
                    }
                }
                ranges(&list.each, scope, sentences)?;
            }
            Part::Times(_, _, each, _) => ranges(each, scope, sentences)?,
            Part::Lists(count, each) => {
                put(format!("number of {}", count.name), count, scope)?;
                ranges(each, scope, sentences)?;
            }
            Part::Tree(_, _, more) => ranges(more, scope, sentences)?,
            Part::Word(_, low, high, _) => {
                sentences.push(format!("Length of the word: {low} to {high}."));
            }
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
