//! Cases smaller than a given one, for a counterexample.

use super::{Bounds, Case, Format, List, Part, Value};

/// The number of list entries that are tried one by one.
const LOOKED_AT: usize = 24;

/// The length above which a list is only halved.
const MANY: usize = 1000;

/// The most numbers in a case for which all steps are tried.
const FEW: usize = 6;

impl Format {
    /// Cases that are a step smaller than `case`: without idle nodes, an entry less, half of the entries, a smaller
    /// number. Some may lie outside the judge's ranges.
    pub fn smaller(&self, case: &Case) -> Vec<Case> {
        let mut cases: Vec<Case> = self.without_idle_nodes(case).into_iter().collect();
        let is_fine = case.parts.iter().map(|part| amount(&part.1)).sum::<usize>() <= FEW;
        for (at, (part, (_, value))) in self.valued().zip(&case.parts).enumerate() {
            let with = |value: Value| {
                let mut case = case.clone();
                case.parts[at].1 = value;
                case
            };
            let counted = self.counted_by(part);
            match part {
                Part::Number(_) if !counted.is_empty() => cases.extend(fewer(case, at, &counted)),
                // Fewer edges, and the count of edges with them.
                Part::Edges(_, edges) | Part::AnyEdges(_, edges) => {
                    let count = case.parts.iter().position(|part| part.0 == *edges);
                    cases.extend(count.into_iter().flat_map(|count| fewer(case, count, &[at])));
                }
                _ => cases.extend(smaller(part, value, is_fine).into_iter().map(with)),
            }
        }
        cases
    }

    /// Cases that differ from `case` only in its last free number, which is 0, 1, 2, ... as far as the judge allows; at
    /// most `most` cases.
    pub fn variants(&self, case: &Case, most: u64) -> Vec<Case> {
        let mut places = self.valued().zip(0..).collect::<Vec<_>>();
        places.retain(|(part, at)| match part {
            Part::Number(_) => self.counted_by(part).is_empty(),
            Part::List(_) | Part::Times(..) => !case.parts[*at].1.list().is_empty(),
            Part::Successors(..) | Part::Edges(..) | Part::AnyEdges(..) | Part::Tree(..) => false,
            Part::Line
            | Part::Code
            | Part::Word(_)
            | Part::OneOf(_)
            | Part::WordOf(..)
            | Part::Own(_) => false,
        });
        let Some(&(_, place)) = places.last() else {
            return Vec::new();
        };
        let with = |number| {
            let mut case = case.clone();
            *last(&mut case.parts[place].1)? = number;
            Some(case).filter(|case| self.is_judges(case))
        };
        (0..most).filter_map(with).collect()
    }

    /// Whether a case is within the judge's ranges and reads back unchanged.
    pub fn is_judges(&self, case: &Case) -> bool {
        let alone = self.clone().of_cases(1, 1);
        let input = alone.input([case]);
        let read = alone.read_within(input.as_bytes(), Bounds::Judge);
        read.fault.is_none() && matches!(&read.cases[..], [only] if only == case)
    }

    /// The case without those nodes of its graph that have no edge and no token; the others are renumbered.
    fn without_idle_nodes(&self, case: &Case) -> Option<Case> {
        let (nodes, base) = self.parts.iter().find_map(|part| part.facts().nodes)?;
        let mut case = case.clone();
        let mut is_used = vec![false; usize::try_from(case.number(nodes)).ok()?];
        let mut valued: Vec<(&Part, &mut Value)> =
            self.valued().zip(case.parts.iter_mut().map(|part| &mut part.1)).collect();
        for (part, value) in &mut valued {
            if let (Part::Successors(..), Value::List(rows)) = (*part, &**value) {
                let has_edge = rows.iter().map(|row| !row.list().is_empty());
                is_used.iter_mut().zip(has_edge).for_each(|(is_used, has)| *is_used |= has);
            }
            each_node(part, value, nodes, &mut |node| {
                is_used[(*node - base) as usize] = true;
            });
        }
        let kept: Vec<usize> = (0..is_used.len()).filter(|&node| is_used[node]).collect();
        if kept.is_empty() || kept.len() == is_used.len() {
            return None;
        }
        for (part, value) in &mut valued {
            each_node(part, value, nodes, &mut |node| {
                let place = kept.binary_search(&((*node - base) as usize));
                *node = place.unwrap_or(0) as u64 + base;
            });
            match part {
                Part::Number(number) if number.name == nodes => {
                    **value = Value::Number(kept.len() as u64);
                }
                Part::Times(_, of, _) | Part::Successors(of, _) if *of == nodes => {
                    **value = only(value, &kept);
                }
                Part::Number(_) | Part::Times(..) | Part::Successors(..) => {}
                Part::List(_) | Part::Edges(..) | Part::AnyEdges(..) | Part::Tree(..) => {}
                Part::Line
                | Part::Code
                | Part::Word(_)
                | Part::OneOf(_)
                | Part::WordOf(..)
                | Part::Own(_) => {}
            }
        }
        Some(case)
    }

    /// The parts that have a value.
    fn valued(&self) -> impl Iterator<Item = &Part> {
        self.parts.iter().filter(|part| part.has_value())
    }

    /// The indices, among the parts with a value, of the parts whose entries this number counts, if they can be made
    /// fewer.
    fn counted_by(&self, number: &Part) -> Vec<usize> {
        let Part::Number(number) = number else {
            return Vec::new();
        };
        let is_counted = |part: &Part| part.facts().counted_by == Some(number.name);
        let parts = self.valued().enumerate();
        let counted = parts.filter(|(_, part)| is_counted(part));
        counted.map(|(at, _)| at).collect()
    }
}

/// Gives `to` each number of a part that is a node of the graph whose number of nodes is called `nodes`.
fn each_node(part: &Part, value: &mut Value, nodes: &str, to: &mut dyn FnMut(&mut u64)) {
    match part {
        Part::Number(number) if number.high.of == Some(nodes) => each_number(value, to),
        Part::Edges(..) | Part::AnyEdges(..) | Part::Successors(..) => each_number(value, to),
        Part::Own(own) if own.has_nodes() => each_number(value, to),
        Part::List(List { entries, .. }) | Part::Times(_, _, entries) => {
            let (parts, Value::List(list)) = (entries.valued(), value) else { return };
            for entry in list {
                match (&parts[..], entry) {
                    ([part], entry) => each_node(part, entry, nodes, to),
                    (parts, Value::List(values)) => {
                        let each = parts.iter().zip(values);
                        each.for_each(|(part, value)| each_node(part, value, nodes, to));
                    }
                    _ => {}
                }
            }
        }
        Part::Number(_) | Part::Line | Part::Own(_) => {}
        // A tree has no idle nodes.
        Part::Tree(..) | Part::Code | Part::Word(_) | Part::OneOf(_) | Part::WordOf(..) => {}
    }
}

fn each_number(value: &mut Value, to: &mut dyn FnMut(&mut u64)) {
    match value {
        Value::Number(number) => to(number),
        Value::List(list) => list.iter_mut().for_each(|value| each_number(value, to)),
        Value::Word(_) => {}
    }
}

/// The case with fewer of everything that a number counts: the first half, the second half, and each element left out.
fn fewer(case: &Case, count: usize, counted: &[usize]) -> Vec<Case> {
    let mut cases = Vec::new();
    for kept in kept(case.parts[count].1.number() as usize) {
        let mut case = case.clone();
        case.parts[count].1 = Value::Number(kept.len() as u64);
        for &at in counted {
            case.parts[at].1 = only(&case.parts[at].1, &kept);
        }
        cases.push(case);
    }
    cases
}

/// Which of `count` entries to keep. If there are many, only halves.
fn kept(count: usize) -> Vec<Vec<usize>> {
    let half = count / 2;
    let mut kept: Vec<Vec<usize>> = Vec::new();
    if count > 1 {
        kept.push((0..half).collect());
        kept.push((half..count).collect());
    }
    if count <= MANY {
        let without = |out: usize| (0..count).filter(|&at| at != out).collect();
        kept.extend((0..count.min(LOOKED_AT)).map(without));
    }
    kept
}

/// A value with only these of its entries or letters.
fn only(value: &Value, kept: &[usize]) -> Value {
    let kept = kept.iter();
    match value {
        Value::List(list) => Value::List(kept.filter_map(|&at| list.get(at).cloned()).collect()),
        Value::Word(word) => {
            let letters: Vec<char> = word.chars().collect();
            Value::Word(kept.filter_map(|&at| letters.get(at)).collect())
        }
        Value::Number(number) => Value::Number(*number),
    }
}

/// The value with fewer entries or letters.
fn without_some(value: &Value) -> Vec<Value> {
    let length = match value {
        Value::List(list) => list.len(),
        Value::Word(word) => word.len(),
        Value::Number(_) => 0,
    };
    kept(length).iter().map(|kept| only(value, kept)).collect()
}

/// Smaller numbers, in ascending order. Fine steps halve the distance to the number, and include a power of 2 and its
/// neighbours, where many rules first fail.
fn steps(number: u64, is_fine: bool) -> Vec<u64> {
    let mut steps = vec![0, 1, number / 2, number.saturating_sub(1)];
    if is_fine {
        steps.extend((2..64).map(|half| number - (number >> half)));
        let power = 1 << (63 - (number | 1).leading_zeros());
        steps.extend([power - 1, power, power + 1]);
    }
    steps.retain(|&less| less < number);
    steps.sort_unstable();
    steps.dedup();
    steps
}

/// The number of numbers and letters in a value.
fn amount(value: &Value) -> usize {
    match value {
        Value::Number(_) => 1,
        Value::Word(word) => word.len(),
        Value::List(list) => list.iter().map(amount).sum(),
    }
}

/// Smaller values of a part.
fn smaller(part: &Part, value: &Value, is_fine: bool) -> Vec<Value> {
    match part {
        Part::Number(_) => steps(value.number(), is_fine).into_iter().map(Value::Number).collect(),
        Part::Word(..) => without_some(value),
        Part::List(of) => smaller_list(&of.entries.each, value, true, is_fine),
        // Another number counts these entries, so their length stays.
        Part::Times(_, _, of) => smaller_list(&of.each, value, false, is_fine),
        Part::Successors(..) => {
            let rows = value.list();
            let mut all = Vec::new();
            for (at, row) in rows.iter().enumerate().take(LOOKED_AT) {
                for less in without_some(row) {
                    let mut rows = rows.to_vec();
                    rows[at] = less;
                    all.push(Value::List(rows));
                }
            }
            all
        }
        Part::Own(own) => own.smaller(value),
        // With fewer letters, edges or nodes than a number says, it would be no case.
        Part::WordOf(..) | Part::Edges(..) | Part::AnyEdges(..) | Part::Tree(..) => Vec::new(),
        Part::Line | Part::Code | Part::OneOf(_) => Vec::new(),
    }
}

/// The list with fewer entries, if that is allowed, or with one of its first entries smaller.
pub fn smaller_list(
    each: &[Part],
    value: &Value,
    may_be_shorter: bool,
    is_fine: bool,
) -> Vec<Value> {
    let mut lists = if may_be_shorter { without_some(value) } else { Vec::new() };
    let list = value.list();
    let parts: Vec<&Part> = each.iter().filter(|part| part.has_value()).collect();
    let looked_at = if list.len() > MANY { 0 } else { LOOKED_AT };
    for (at, entry) in list.iter().enumerate().take(looked_at) {
        let mut put = |entry: Value| {
            let mut list = list.to_vec();
            list[at] = entry;
            lists.push(Value::List(list));
        };
        match (&parts[..], entry) {
            ([part], entry) => smaller(part, entry, is_fine).into_iter().for_each(&mut put),
            (parts, Value::List(values)) => {
                for (place, (part, value)) in parts.iter().zip(values).enumerate() {
                    for value in smaller(part, value, is_fine) {
                        let mut values = values.clone();
                        values[place] = value;
                        put(Value::List(values));
                    }
                }
            }
            _ => {}
        }
    }
    lists
}

/// The last number of a value.
fn last(value: &mut Value) -> Option<&mut u64> {
    match value {
        Value::Number(number) => Some(number),
        Value::List(list) => last(list.last_mut()?),
        Value::Word(_) => None,
    }
}
