//! Cases of a given size, made from choices: all possible ones in turn, or seeded ones.

use super::{
    pair, word, Bounds, Case, Entries, Format, List, Made, Number, Order, Part, Shape, Size, Value,
    Word,
};
use crate::random::{Choose, Every, Random};
use rustc_hash::FxHashSet as HashSet;

impl Format {
    /// All cases up to some size, for a program's test: the largest size with at most `most` cases.
    pub fn all_small(&self, most: usize) -> Vec<Case> {
        let of = |size| self.all(size, Bounds::Program, most);
        let (mut low, mut high, mut cases) = (0, 1, of(0));
        loop {
            let more = of(high);
            if more.len() > most {
                break;
            }
            // Some formats have a largest size.
            if high > 2 && more.len() == cases.len() {
                return more;
            }
            (low, high, cases) = (high, 2 * high, more);
        }
        while low + 1 < high {
            let middle = low + (high - low) / 2;
            let more = of(middle);
            if more.len() > most {
                high = middle;
            } else {
                (low, cases) = (middle, more);
            }
        }
        cases
    }

    /// All cases whose numbers and counts are at most `size`; if there are more than `most`, only `most + 1`.
    pub fn all(&self, size: u64, bounds: Bounds, most: usize) -> Vec<Case> {
        let mut every = Every::default();
        let mut cases = Vec::new();
        loop {
            cases.push(self.make(&mut every, Size::UpTo(size), bounds));
            if cases.len() > most || !every.advance() {
                return cases;
            }
        }
    }

    /// A case of a size.
    pub fn case(&self, choose: &mut dyn Choose, size: Size) -> Case {
        self.make(choose, size, Bounds::Program)
    }

    /// The same with the given ranges.
    pub fn make(&self, choose: &mut dyn Choose, size: Size, bounds: Bounds) -> Case {
        let mut made = Made {
            choose,
            size,
            bounds,
            case: Case::default(),
            counts: self.parts.iter().flat_map(|part| part.facts().counts).collect(),
            equal: Vec::new(),
        };
        for part in &self.parts {
            // The case must not end the input.
            let would_end = made.case.parts.len() + 1 == self.cases.zeros() && made.case.is_zero();
            made.part(part, would_end.into());
        }
        if let (Some(promise), Bounds::Judge) = (self.promise, bounds) {
            (promise.keep)(&mut made.case);
        }
        made.case
    }

    /// An input as large as the judge allows; only one of its cases is in memory at a time.
    pub fn largest(&self, shape: Shape, seed: u64) -> String {
        self.input(self.largest_cases(shape, seed))
    }

    /// The cases of such an input, each made on demand.
    pub fn largest_cases(&self, shape: Shape, seed: u64) -> impl Iterator<Item = Case> + '_ {
        let mut random = Random(seed);
        (0..self.most).map(move |_| self.make(&mut random, Size::Largest(shape), Bounds::Judge))
    }
}

impl Made<'_> {
    fn part(&mut self, part: &Part, least: u64) {
        let (name, value) = match part {
            Part::Line => return,
            Part::Number(number) => {
                let is_count = self.counts.contains(&number.name);
                let chosen = self.number(number, least, is_count);
                let odd = u64::from(number.is_even) & chosen;
                (number.name, Value::Number(chosen - odd))
            }
            Part::List(list) => {
                let length = self.count(list, least);
                let entries = self.entries(length, &list.entries);
                (list.count.name, Value::List(entries))
            }
            Part::Times(name, of, each) => {
                let length = self.case.number(of);
                (*name, Value::List(self.entries(length, each)))
            }
            Part::Successors(of, base) => {
                let row = |row: Vec<u64>| {
                    Value::List(row.iter().map(|node| Value::Number(node + base)).collect())
                };
                let graph = self.graph(self.case.number(of));
                ("graph", Value::List(graph.into_iter().map(row).collect()))
            }
            Part::Tree(nodes, base, more) => {
                let edges = self.tree(self.case.number(nodes));
                let edge = |(a, b)| {
                    let mut edge = vec![Value::Number(a + base), Value::Number(b + base)];
                    edge.extend(self.values(more));
                    Value::List(edge)
                };
                ("tree", Value::List(edges.into_iter().map(edge).collect()))
            }
            Part::Edges(nodes, count) | Part::AnyEdges(nodes, count) => {
                let (nodes, mut edges) = (self.case.number(nodes), self.case.number(count));
                let is_acyclic = matches!(part, Part::Edges(..));
                if is_acyclic && nodes == 1 {
                    edges = 0;
                    self.case.set(count, Value::Number(edges));
                }
                let edge = |_| {
                    // Upwards if it has no cycle. In a large graph few edges lead back; otherwise nearly every node would
                    // be a draw, and known values would not spread.
                    let from = self.choose.between(1, nodes - u64::from(is_acyclic));
                    let is_large = matches!(self.size, Size::Largest(_));
                    let is_up = is_acyclic || is_large && self.choose.below(1000) > 0;
                    let least = if is_up { nodes.min(from + 1) } else { 1 };
                    pair(from, self.choose.between(least, nodes))
                };
                ("graph", Value::List((0..edges).map(edge).collect()))
            }
            Part::Code => {
                let most = match self.size {
                    Size::UpTo(size) => size.min(4),
                    _ => 4,
                };
                let digit = if most == 0 { 1 } else { 8 };
                let mut code = ["0.", "4.", "."][self.choose.below(3) as usize].to_string();
                for _ in 0..self.choose.between(1, most.max(1)) {
                    code += &self.choose.below(digit).to_string();
                }
                ("code", Value::Word(code))
            }
            Part::Word(word) => {
                let is_largest = matches!(self.size, Size::Largest(_));
                let most = if is_largest { word.largest } else { word.high };
                let length = self.number(&Number::exactly(word.low, most), 0, true);
                ("word", self.letters(word, length))
            }
            Part::OneOf(words) => {
                let word = words[self.choose.below(words.len() as u64) as usize];
                ("word", Value::Word(word.to_string()))
            }
            Part::WordOf(of, letters) => {
                let length = self.case.number(of);
                ("word", self.letters(&word(letters, 0, length), length))
            }
            Part::Own(own) => (own.name(), own.make(self)),
        };
        self.case.parts.push((name, value));
    }

    fn count(&mut self, list: &List, least: u64) -> u64 {
        if list.range(&self.case, self.bounds).1 == 0 {
            return 0;
        }
        let count = self.number(&list.count, least, true);
        count - (u64::from(list.count.is_even) & count)
    }

    fn letters(&mut self, form: &Word, length: u64) -> Value {
        // Use few different letters more often than chance would; but of one letter there are few words.
        let is_random = matches!(self.size, Size::Largest(Shape::Random | Shape::Mirrored));
        let (least, most) = (1 + u64::from(is_random), form.letters.len() as u64);
        let letters = &form.letters[..self.choose.between(least.min(most), most) as usize];
        let one = |_| letters.as_bytes()[self.choose.below(letters.len() as u64) as usize];
        let word: Vec<u8> = (0..length).map(one).collect();
        let mut word = String::from_utf8(word).expect("letters");
        let is_judge = self.bounds == Bounds::Judge;
        let more = if is_judge { form.judge_without } else { &[] };
        for without in form.without.iter().chain(more) {
            while let Some(at) = word.find(without) {
                let last = at + without.len() - 1;
                let other = form.letters.find(|letter| !word[last..].starts_with(letter));
                let other = other.expect("two letters");
                word.replace_range(last..=last, &form.letters[other..=other]);
            }
        }
        if is_judge && length > 0 && !word.starts_with(|first| form.judge_first.contains(first)) {
            word.replace_range(..1, &form.judge_first[..1]);
        }
        Value::Word(word)
    }

    /// The values of parts that do not belong to the case itself.
    fn values(&mut self, parts: &[Part]) -> Vec<Value> {
        let before = self.case.parts.len();
        for part in parts {
            self.part(part, 0);
        }
        let values = self.case.parts.drain(before..);
        values.map(|part| part.1).collect()
    }

    fn entries(&mut self, length: u64, list: &Entries) -> Vec<Value> {
        let order = list.order(self.bounds);
        let mut entries: Vec<Value> = match (list.number(), order) {
            (_, Order::Any) => (0..length).map(|_| self.entry(&list.each)).collect(),
            (Some(number), _) => {
                let entries = self.in_order(length, number, order);
                entries.into_iter().map(Value::Number).collect()
            }
            _ => self.distinct(length, &list.each),
        };
        if self.size == Size::Largest(Shape::Mirrored) && order == Order::Any {
            let last = entries.len().saturating_sub(1);
            for at in 0..entries.len() / 2 {
                entries[last - at] = entries[at].clone();
            }
        }
        let one = list.has(self.bounds).map(Value::Number);
        if let Some(one) = one.filter(|one| length > 0 && !entries.contains(one)) {
            let at = self.choose.below(length);
            entries[at as usize] = one;
        }
        entries
    }

    fn entry(&mut self, each: &[Part]) -> Value {
        let mut values = self.values(each);
        match values.len() {
            1 => values.remove(0),
            _ => Value::List(values),
        }
    }

    /// Entries of several numbers, all distinct: a repeated entry is replaced by the next one that is new.
    fn distinct(&mut self, length: u64, each: &[Part]) -> Vec<Value> {
        let mut before = HashSet::default();
        let mut entries = Vec::new();
        // The search goes on where the last one ended.
        let mut found: Option<Value> = None;
        for _ in 0..length {
            let mut entry = self.entry(each);
            while !before.insert(entry.clone()) {
                let last = found.as_ref().unwrap_or(&entry).numbers();
                entry = Value::List(self.next(each, &last));
                found = Some(entry.clone());
            }
            entries.push(entry);
        }
        entries
    }

    /// The numbers that come next: the last one that can grow grows by 1, and those after it return to
    /// their least value.
    fn next(&mut self, each: &[Part], numbers: &[u64]) -> Vec<Value> {
        let before = self.case.parts.len();
        let mut next = Vec::new();
        let mut ranges = Vec::new();
        for (part, &number) in each.iter().zip(numbers) {
            let Part::Number(of) = part else {
                panic!("only numbers have an order");
            };
            ranges.push((number, of.range(&self.case, self.bounds).1));
            self.case.parts.push((of.name, Value::Number(number)));
        }
        self.case.parts.truncate(before);
        let larger = ranges.iter().rposition(|(number, high)| number < high);
        for (at, part) in each.iter().enumerate() {
            let Part::Number(of) = part else {
                panic!("only numbers have an order");
            };
            let number = match larger {
                Some(larger) if at < larger => numbers[at],
                Some(larger) if at == larger => numbers[at] + 1,
                _ => of.range(&self.case, self.bounds).0,
            };
            self.case.parts.push((of.name, Value::Number(number)));
            next.push(Value::Number(number));
        }
        self.case.parts.truncate(before);
        next
    }

    fn in_order(&mut self, length: u64, number: &Number, order: Order) -> Vec<u64> {
        let mut entries: Vec<u64> = Vec::new();
        let mut before = HashSet::default();
        // Where the last search ended, in a largest list; a small list has every choice.
        let mut found = None;
        let size = self.size;
        let (low, high) = number.range(&self.case, self.bounds);
        while (entries.len() as u64) < length {
            // Leave room for all entries.
            let room = low + length - 1;
            if let Size::UpTo(size) = &mut self.size {
                *size = room.max(*size);
            }
            let mut entry = self.number(number, 0, false);
            while order != Order::Ascending && !before.insert(entry) {
                entry = found.take().unwrap_or(entry);
                entry = if entry >= room.max(number.small).min(high) { low } else { entry + 1 };
                if let Size::Largest(_) = size {
                    found = Some(entry);
                }
            }
            entries.push(entry);
        }
        self.size = size;
        if order != Order::Distinct {
            entries.sort_unstable();
        }
        entries
    }

    /// The edges of a tree, in any order and direction. If all cases of a size are made, each parent has a smaller
    /// number than its child; the largest tree is a path from node 0, where recursion is deepest.
    fn tree(&mut self, nodes: u64) -> Vec<(u64, u64)> {
        let mut name: Vec<u64> = (0..nodes).collect();
        self.shuffle(&mut name[1..]);
        let mut edges = Vec::new();
        for node in 1..nodes {
            let parent = match self.size {
                Size::Largest(Shape::Lowest) => 0,
                Size::Largest(Shape::Equal) => self.choose.below(node),
                Size::Largest(_) => node - 1,
                _ => self.choose.below(node),
            };
            edges.push(self.either_way(name[node as usize], name[parent as usize]));
        }
        self.shuffle(&mut edges);
        edges
    }

    /// A graph whose edges all go up, in an order of the nodes that is chosen too.
    fn graph(&mut self, nodes: u64) -> Vec<Vec<u64>> {
        let most = match self.size {
            Size::UpTo(size) => size,
            Size::Small | Size::Mixed(_) => 3,
            Size::Largest(_) => 100,
        };
        let mut name: Vec<u64> = (0..nodes).collect();
        for at in (1..nodes).rev() {
            name.swap(at as usize, self.choose.below(at + 1) as usize);
        }
        let mut graph = vec![Vec::new(); nodes as usize];
        for node in 0..nodes {
            let above = nodes - 1 - node;
            let count = if above == 0 { 0 } else { self.choose.between(0, most) };
            let target = |_| name[(node + 1 + self.choose.below(above)) as usize];
            graph[name[node as usize] as usize] = (0..count).map(target).collect();
        }
        graph
    }
}
