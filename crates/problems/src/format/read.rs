//! Text to cases: what an input contains, and where it becomes invalid.

use super::graph::{is_acyclic, is_code, is_tree};
use super::reader::after_the_mark;
use super::{
    pairs, word, Bounds, Case, Cases, Entries, Format, List, Misread, Number, Order, Part, Reader,
    Token, Value, Word,
};
use rustc_hash::FxHashSet as HashSet;

/// The contents of an input.
pub struct Input {
    pub cases: Vec<Case>,
    pub tokens: Vec<Token>,
    pub fault: Option<Misread>,
}

impl Reader<'_> {
    /// Reads a word, which for the judge must have the form `form`.
    fn letters(&mut self, form: &Word) -> Result<String, Misread> {
        let word = self.word()?;
        let mut without = form.without.iter().chain(form.judge_without);
        let is_right = (form.low..=form.high).contains(&(word.len() as u64))
            && word.chars().all(|letter| form.letters.contains(letter))
            && word.starts_with(|first| form.judge_first.contains(first))
            && !without.any(|without| word.contains(without));
        if is_right || self.bounds == Bounds::Program {
            return Ok(word);
        }
        Err(self.last())
    }

    /// Reads a part and adds it under its name to `case`, which holds the parts so far.
    fn part(&mut self, part: &Part, case: &mut Case) -> Result<(), Misread> {
        let (name, value) = match part {
            Part::Line => return Ok(()),
            Part::Number(number) => {
                let (low, high) = number.range(case, self.bounds);
                let found = self.number(low, high, false)?;
                if number.is_even && found % 2 == 1 {
                    return Err(self.last());
                }
                (number.name, Value::Number(found))
            }
            Part::List(list) => {
                let (low, high) = list.range(case, self.bounds);
                let length = self.number(low, high, true)?;
                if list.count.is_even && length % 2 == 1 {
                    return Err(self.last());
                }
                let entries = self.list(length, &list.entries, case)?;
                (list.count.name, entries)
            }
            Part::Times(name, of, each) => (*name, self.list(case.number(of), each, case)?),
            Part::Successors(of, base) => {
                let nodes = case.number(of);
                let node = Number::exactly(*base, (nodes + base).saturating_sub(1));
                let successors = List::of(Number::exactly(0, u64::MAX), vec![node.into()]);
                let rows = Entries::of(vec![Part::List(successors)]);
                let graph = self.list(nodes, &rows, case)?;
                self.at_judge(|| {
                    let rows = (*base..).zip(graph.list());
                    let row = |(from, row): (u64, &Value)| {
                        row.numbers().into_iter().map(move |to| (from, to))
                    };
                    is_acyclic(nodes + base, &rows.flat_map(row).collect::<Vec<_>>())
                })?;
                ("graph", graph)
            }
            Part::Edges(nodes, edges) | Part::AnyEdges(nodes, edges) => {
                let node = || Part::from(Number::exactly(1, case.number(nodes)));
                let edges = case.number(edges);
                let each = Entries::of(vec![node(), node()]);
                let graph = self.list(edges, &each, case)?;
                if let Part::Edges(..) = part {
                    self.at_judge(|| is_acyclic(case.number(nodes) + 1, &pairs(&graph)))?;
                }
                ("graph", graph)
            }
            Part::Tree(nodes, base, more) => {
                let edges = case.number(nodes) - 1;
                let end = Number::exactly(*base, edges + base);
                let mut each = vec![Part::from(end.clone()), end.into()];
                each.extend(more.iter().cloned());
                let tree = self.list(edges, &Entries::of(each), case)?;
                self.at_judge(|| is_tree(*base, &pairs(&tree)))?;
                ("tree", tree)
            }
            Part::Code => {
                let code = self.word()?;
                self.at_judge(|| is_code(&code))?;
                ("code", Value::Word(code))
            }
            Part::Word(word) => ("word", Value::Word(self.letters(word)?)),
            Part::OneOf(words) => {
                let word = self.word()?;
                self.at_judge(|| words.contains(&&word[..]))?;
                ("word", Value::Word(word))
            }
            Part::WordOf(of, letters) => {
                let length = case.number(of);
                let word = word(letters, length, length);
                ("word", Value::Word(self.letters(&word)?))
            }
            Part::Own(own) => (own.name(), own.read(self, case)?),
        };
        case.parts.push((name, value));
        Ok(())
    }

    /// Reads a list of entries. An entry of one part is that part's value; one of several parts is a list.
    ///
    /// # Errors
    ///
    /// If an entry is something else.
    pub fn list(
        &mut self,
        length: u64,
        entries: &Entries,
        case: &mut Case,
    ) -> Result<Value, Misread> {
        let mut list = Vec::new();
        let mut each = entries.each.clone();
        let order = entries.order(self.bounds);
        let mut before = HashSet::default();
        for _ in 0..length {
            if let (Order::Ascending | Order::Increasing, Part::Number(number), Some(last)) =
                (order, &mut each[0], list.last())
            {
                let least = Value::number(last).saturating_add((order == Order::Increasing).into());
                number.low = least.into();
                number.judge.0 = number.judge.0.max(least);
            }
            let parts = case.parts.len();
            each.iter().try_for_each(|part| self.part(part, case))?;
            // The values of most lists are numbers: they need no list of their own.
            let entry = match case.parts.len() - parts {
                1 => case.parts.remove(parts).1,
                _ => Value::List(case.parts.drain(parts..).map(|part| part.1).collect()),
            };
            // For the program, the program itself checks what is required of a list.
            let is_distinct = order == Order::Distinct && self.bounds == Bounds::Judge;
            if is_distinct && !before.insert(entry.clone()) {
                return Err(self.last());
            }
            list.push(entry);
        }
        let has = entries.has(self.bounds);
        if has.is_some_and(|one| !list.contains(&Value::Number(one))) {
            return Err(self.last());
        }
        Ok(Value::List(list))
    }
}

impl Format {
    /// Reads an input from its first byte on: all its cases, up to the fault if there is one.
    pub fn read(&self, input: &[u8]) -> Input {
        self.read_within(input, Bounds::Program)
    }

    /// The same with the given ranges. The judge's input has at least one case and nothing after the last; its
    /// number of cases is checked only where the input states it. Its graphs have no cycles, its trees are trees,
    /// and its codes are codes.
    pub fn read_within(&self, input: &[u8], bounds: Bounds) -> Input {
        let mut reader = Reader {
            text: input,
            at: after_the_mark(input),
            tokens: Vec::new(),
            bounds,
            may_close: false,
            closing: None,
        };
        let mut cases = Vec::new();
        let mut fault = self.read_cases(&mut reader, &mut cases).err();
        if bounds == Bounds::Judge && fault.is_none() {
            let is_end = reader.is_end();
            let is_right = is_end && !cases.is_empty();
            fault = (!is_right).then(|| reader.fault(None, is_end));
        }
        Input { cases, tokens: reader.tokens, fault }
    }

    fn read_cases(&self, reader: &mut Reader, cases: &mut Vec<Case>) -> Result<(), Misread> {
        let mut left = match self.cases {
            Cases::One => 1,
            Cases::Header => match reader.bounds {
                Bounds::Program => reader.number(0, u64::MAX, true)?,
                Bounds::Judge => reader.number(self.judge_cases.0, self.judge_cases.1, true)?,
            },
            Cases::ToEnd | Cases::ToZeros(_) | Cases::ToEndOrZero => u64::MAX,
        };
        let zeros = self.cases.zeros();
        let mut in_all = 0;
        while left > 0 {
            if reader.is_end() && self.cases.may_end() {
                break;
            }
            let mut case = Case::default();
            for part in &self.parts {
                let may_close = case.parts.len() < zeros && case.is_zero();
                reader.may_close = may_close && reader.bounds == Bounds::Judge;
                reader.part(part, &mut case)?;
                let is_zero = case.is_zero();
                if is_zero && may_close && case.parts.len() == zeros {
                    return Ok(());
                }
                if !is_zero || case.parts.len() >= zeros {
                    reader.closing.take().map_or(Ok(()), Err)?;
                }
            }
            if let Some(promise) = self.promise {
                reader.at_judge(|| promise.is_kept(&case))?;
            }
            if let (Some((name, most)), Bounds::Judge) = (self.in_all, reader.bounds) {
                in_all += case.amount(name);
                if in_all > most {
                    return Err(reader.fault(None, false));
                }
            }
            cases.push(case);
            left -= 1;
        }
        Ok(())
    }
}
