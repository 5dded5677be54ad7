//! Smaller cases than a given one, for a counterexample.

use super::{Bounds, Case, Format, Part, Value};

/// Of the entries of a list that are looked at one by one.
const LOOKED_AT: usize = 24;

/// A list of more entries is only halved.
const MANY: usize = 1000;

impl Format {
    /// Cases that are a step smaller than `case`: an entry less, half of the entries, a smaller number. Nodes of graphs
    /// keep their numbers. Some are not within the judge's ranges.
    pub fn smaller(&self, case: &Case) -> Vec<Case> {
        let mut cases = Vec::new();
        for (at, (part, (_, value))) in self.valued().zip(&case.parts).enumerate() {
            let with = |value: Value| {
                let mut case = case.clone();
                case.parts[at].1 = value;
                case
            };
            let counted = self.counted_by(part);
            match (part, value) {
                (Part::Number(_), Value::Number(number)) if !counted.is_empty() => {
                    cases.extend(fewer(case, at, *number, &counted));
                }
                // An edge less, and the count that says how many there are.
                (Part::Edges(_, edges) | Part::AnyEdges(_, edges), Value::List(list)) => {
                    let count = case.parts.iter().position(|part| part.0 == *edges);
                    for less in without_some(list) {
                        let count_less = Value::Number(less.len() as u64);
                        let mut case = with(Value::List(less));
                        if let Some(count) = count {
                            case.parts[count].1 = count_less;
                        }
                        cases.push(case);
                    }
                }
                _ => cases.extend(smaller(part, value).into_iter().map(with)),
            }
        }
        cases
    }

    /// Cases that differ from `case` in its last free number only, which is 0, 1, 2, ... as far as the judge allows,
    /// `most` at most.
    pub fn variants(&self, case: &Case, most: u64) -> Vec<Case> {
        let mut places = self.valued().zip(0..).collect::<Vec<_>>();
        places.retain(|(part, at)| match (part, &case.parts[*at].1) {
            (Part::Number(_), _) => self.counted_by(part).is_empty(),
            (Part::List(_) | Part::Times(..), Value::List(list)) => !list.is_empty(),
            _ => false,
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

    /// Whether a case is within the judge's ranges, and is read as it is.
    pub fn is_judges(&self, case: &Case) -> bool {
        let text = self.print(case);
        let alone = Format {
            cases: self.cases,
            most: 1,
            judge_cases: (1, 1),
            in_all: self.in_all,
            parts: self.parts.clone(),
        };
        let input = alone.input(std::slice::from_ref(&text));
        let read = alone.read_within(input.as_bytes(), Bounds::Judge);
        let is_same = matches!(&read.cases[..], [only] if self.print(only) == text);
        read.fault.is_none() && is_same
    }

    /// The parts that have a value.
    fn valued(&self) -> impl Iterator<Item = &Part> {
        self.parts.iter().filter(|part| !matches!(part, Part::Line))
    }

    /// The parts whose entries a number counts, if they can be made fewer: where they stand among those with a value.
    fn counted_by(&self, number: &Part) -> Vec<usize> {
        let Part::Number(number) = number else {
            return Vec::new();
        };
        let is_counted = |part: &Part| match part {
            Part::Times(_, of, ..) | Part::WordOf(of, _) => *of == number.name,
            _ => false,
        };
        let parts = self.valued().enumerate();
        let counted = parts.filter(|(_, part)| is_counted(part));
        counted.map(|(at, _)| at).collect()
    }
}

/// With fewer of all that a number counts: the first half, the second, and each one left out.
fn fewer(case: &Case, count: usize, number: u64, counted: &[usize]) -> Vec<Case> {
    let number = number as usize;
    let mut cases = Vec::new();
    for kept in kept(number) {
        let mut case = case.clone();
        case.parts[count].1 = Value::Number(kept.len() as u64);
        for &at in counted {
            let value = &mut case.parts[at].1;
            *value = match value {
                Value::List(list) => Value::List(
                    kept.iter()
                        .filter_map(|&at| list.get(at).cloned())
                        .collect(),
                ),
                Value::Word(word) => {
                    let letters: Vec<char> = word.chars().collect();
                    Value::Word(kept.iter().filter_map(|&at| letters.get(at)).collect())
                }
                Value::Number(number) => Value::Number(*number),
            };
        }
        cases.push(case);
    }
    cases
}

/// Which of `count` entries are kept. Of many only halves.
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

fn without_some(list: &[Value]) -> Vec<Vec<Value>> {
    let of = |kept: Vec<usize>| kept.iter().map(|&at| list[at].clone()).collect();
    kept(list.len()).into_iter().map(of).collect()
}

/// A smaller value of a part.
fn smaller(part: &Part, value: &Value) -> Vec<Value> {
    match (part, value) {
        (Part::Number(_), Value::Number(number)) => {
            let mut numbers = vec![0, 1, number / 2, number.saturating_sub(1)];
            numbers.retain(|less| less < number);
            numbers.dedup();
            numbers.into_iter().map(Value::Number).collect()
        }
        (Part::Word(..), Value::Word(word)) => {
            let letters: Vec<char> = word.chars().collect();
            let of = |kept: Vec<usize>| Value::Word(kept.iter().map(|&at| letters[at]).collect());
            kept(letters.len()).into_iter().map(of).collect()
        }
        (Part::List(of), Value::List(list)) => smaller_list(&of.entries.each, list, true),
        // Its length is that of a count.
        (Part::Times(_, _, of), Value::List(list)) => smaller_list(&of.each, list, false),
        (Part::Successors(..), Value::List(rows)) => {
            let mut all = Vec::new();
            for (at, row) in rows.iter().enumerate().take(LOOKED_AT) {
                for less in without_some(row.list()) {
                    let mut rows = rows.clone();
                    rows[at] = Value::List(less);
                    all.push(Value::List(rows));
                }
            }
            all
        }
        (Part::Own(own), value) => own.smaller(value),
        _ => Vec::new(),
    }
}

/// A list with fewer entries, if it may have fewer, or with one of the first entries smaller.
pub fn smaller_list(each: &[Part], list: &[Value], may_be_shorter: bool) -> Vec<Value> {
    let mut lists = match may_be_shorter {
        true => without_some(list),
        false => Vec::new(),
    };
    let parts: Vec<&Part> = each
        .iter()
        .filter(|part| !matches!(part, Part::Line))
        .collect();
    let looked_at = if list.len() > MANY { 0 } else { LOOKED_AT };
    for (at, entry) in list.iter().enumerate().take(looked_at) {
        let mut put = |entry: Value| {
            let mut list = list.to_vec();
            list[at] = entry;
            lists.push(list);
        };
        match (&parts[..], entry) {
            ([part], entry) => smaller(part, entry).into_iter().for_each(&mut put),
            (parts, Value::List(values)) => {
                for (place, (part, value)) in parts.iter().zip(values).enumerate() {
                    for value in smaller(part, value) {
                        let mut values = values.clone();
                        values[place] = value;
                        put(Value::List(values));
                    }
                }
            }
            _ => {}
        }
    }
    lists.into_iter().map(Value::List).collect()
}

/// The last number of a value.
fn last(value: &mut Value) -> Option<&mut u64> {
    match value {
        Value::Number(number) => Some(number),
        Value::List(list) => last(list.last_mut()?),
        Value::Word(_) => None,
    }
}
