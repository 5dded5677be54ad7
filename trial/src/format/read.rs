//! Text to cases: what an input says, and where it stops to be one.

use super::{Bounds, Case, Cases, Format, List, Number, Order, Part, Value};

/// Where reading ends before its time, what is expected there, and what is found.
#[derive(Debug)]
pub struct Fault {
    /// The first byte of the token, or the end of the input.
    pub at: usize,
    /// `None` for what only the program can word: a code.
    pub expected: Option<(u64, u64)>,
    pub is_end: bool,
}

/// A token that was read: its bytes, its range if it is a number, and whether it is a count.
#[derive(Clone)]
pub struct Token {
    pub start: usize,
    pub end: usize,
    pub range: Option<(u64, u64)>,
    pub is_count: bool,
}

/// What was read of an input.
pub struct Input {
    pub cases: Vec<Case>,
    pub tokens: Vec<Token>,
    pub fault: Option<Fault>,
}

struct Reader<'a> {
    text: &'a [u8],
    at: usize,
    tokens: Vec<Token>,
    bounds: Bounds,
    /// The next number may be a 0 that ends the input.
    may_close: bool,
}

fn is_blank(byte: u8) -> bool {
    byte == 0x0b || byte.is_ascii_whitespace()
}

impl<'a> Reader<'a> {
    fn skip(&mut self) {
        while self.text.get(self.at).is_some_and(|&byte| is_blank(byte)) {
            self.at += 1;
        }
    }

    fn is_end(&mut self) -> bool {
        self.skip();
        self.at == self.text.len()
    }

    fn token(&mut self, range: Option<(u64, u64)>, is_count: bool) -> Result<&'a [u8], Fault> {
        self.skip();
        let rest = &self.text[self.at..];
        let length = rest.iter().take_while(|&&byte| !is_blank(byte)).count();
        let token = Token {
            start: self.at,
            end: self.at + length,
            range,
            is_count,
        };
        if length == 0 {
            return Err(self.fault(range, true));
        }
        self.tokens.push(token);
        self.at += length;
        Ok(&rest[..length])
    }

    fn fault(&self, expected: Option<(u64, u64)>, is_end: bool) -> Fault {
        Fault {
            at: self.at,
            expected,
            is_end,
        }
    }

    fn number(&mut self, low: u64, high: u64, is_count: bool) -> Result<u64, Fault> {
        let low = match std::mem::take(&mut self.may_close) {
            true => 0,
            false => low,
        };
        let range = Some((low, high));
        let token = self.token(range, is_count)?;
        let digits = std::str::from_utf8(token).ok();
        let digits = digits.filter(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()));
        let number = digits.and_then(|digits| digits.parse().ok());
        let number = number.filter(|&number| low <= number && number <= high);
        number.ok_or(Fault {
            at: self.at - token.len(),
            expected: range,
            is_end: false,
        })
    }

    fn word(&mut self) -> Result<String, Fault> {
        let token = self.token(None, false)?;
        Ok(String::from_utf8_lossy(token).into_owned())
    }

    /// A word, which at the judge is as long as this and has these letters only.
    fn letters(&mut self, letters: &str, length: (u64, u64)) -> Result<String, Fault> {
        let word = self.word()?;
        let is_long_enough = (length.0..=length.1).contains(&(word.len() as u64));
        let is_right = is_long_enough && word.chars().all(|letter| letters.contains(letter));
        if is_right || self.bounds == Bounds::Program {
            return Ok(word);
        }
        Err(Fault {
            at: self.at - word.len(),
            expected: None,
            is_end: false,
        })
    }

    /// A part of the case whose parts so far are in `case`, under whose name it is put there.
    fn part(&mut self, part: &Part, case: &mut Case) -> Result<(), Fault> {
        let (name, value) = match part {
            Part::Line => return Ok(()),
            Part::Number(number) => {
                let (low, high) = number.range(case, self.bounds);
                (number.name, Value::Number(self.number(low, high, false)?))
            }
            Part::List(list) => {
                let (low, high) = list.range(case, self.bounds);
                let length = self.number(low, high, true)?;
                let entries = self.list(length, &list.each, list.order, case)?;
                (list.count.name, entries)
            }
            Part::Times(name, of, each, order) => {
                (*name, self.list(case.number(of), each, *order, case)?)
            }
            Part::Lists(count, each) => {
                let mut lists = Vec::new();
                loop {
                    let (_, high) = count.range(case, self.bounds);
                    match self.number(0, high, true)? {
                        0 => break,
                        length => lists.push(self.list(length, each, Order::Any, case)?),
                    }
                }
                (count.name, Value::List(lists))
            }
            Part::Successors(of, base) => {
                let nodes = case.number(of);
                let node = Number::exactly(*base, (nodes + base).saturating_sub(1));
                let successors = List::of(Number::exactly(0, u64::MAX), vec![node.into()]);
                let rows = [Part::List(successors)];
                ("graph", self.list(nodes, &rows, Order::Any, case)?)
            }
            Part::Edges(nodes, edges) | Part::AnyEdges(nodes, edges) => {
                let node = || Part::from(Number::exactly(1, case.number(nodes)));
                let edges = case.number(edges);
                let each = [node(), node()];
                ("graph", self.list(edges, &each, Order::Any, case)?)
            }
            Part::Tree(nodes, base, more) => {
                let edges = case.number(nodes) - 1;
                let end = Number::exactly(*base, edges + base);
                let mut each = vec![Part::from(end.clone()), end.into()];
                each.extend(more.iter().cloned());
                ("tree", self.list(edges, &each, Order::Any, case)?)
            }
            Part::Code => ("code", Value::Word(self.word()?)),
            Part::Word(letters, low, high, _) => {
                ("word", Value::Word(self.letters(letters, (*low, *high))?))
            }
            Part::WordOf(of, letters) => {
                let length = case.number(of);
                (
                    "word",
                    Value::Word(self.letters(letters, (length, length))?),
                )
            }
            Part::Marks(cells, marks) => {
                let cells = case.number(cells);
                let mut list = Vec::new();
                let mut before = 0;
                for after in (0..case.number(marks)).rev() {
                    before = self.number(before + 1, cells - after, false)?;
                    let mark = self.number(0, 1, false)?;
                    list.push(Value::List(vec![
                        Value::Number(before),
                        Value::Number(mark),
                    ]));
                }
                ("marks", Value::List(list))
            }
            Part::Even(count, each) => {
                let start = self.at;
                let (low, high) = count.range(case, self.bounds);
                let length = self.number(low, high, true)?;
                if length % 2 == 1 {
                    self.at = start;
                    self.skip();
                    return Err(self.fault(None, false));
                }
                let each = [each.clone().into()];
                (count.name, self.list(length, &each, Order::Any, case)?)
            }
        };
        case.parts.push((name, value));
        Ok(())
    }

    /// Entries of one part are its value, of several the list of theirs.
    fn list(
        &mut self,
        length: u64,
        each: &[Part],
        order: Order,
        case: &mut Case,
    ) -> Result<Value, Fault> {
        let mut list = Vec::new();
        let mut each = each.to_vec();
        for _ in 0..length {
            if let (Order::Ascending, [Part::Number(number)], Some(Value::Number(last))) =
                (order, &mut each[..], list.last())
            {
                number.low = *last;
            }
            let before = case.parts.len();
            each.iter().try_for_each(|part| self.part(part, case))?;
            let mut entry: Vec<Value> = case.parts.drain(before..).map(|part| part.1).collect();
            list.push(match entry.len() {
                1 => entry.remove(0),
                _ => Value::List(entry),
            });
        }
        Ok(Value::List(list))
    }
}

impl Format {
    /// An input as it is read from its first byte on: all cases that are there, up to the fault if
    /// there is one. A byte-order mark at the beginning and a Ctrl-Z at the end are blanks.
    pub fn read(&self, input: &[u8]) -> Input {
        self.read_within(input, Bounds::Program)
    }

    /// The same, within other ranges.
    pub fn read_within(&self, input: &[u8], bounds: Bounds) -> Input {
        let text = input.strip_suffix(b"\x1a").unwrap_or(input);
        let mark = text.starts_with(b"\xef\xbb\xbf");
        let mut reader = Reader {
            text,
            at: if mark { 3 } else { 0 },
            tokens: Vec::new(),
            bounds,
            may_close: false,
        };
        let mut cases = Vec::new();
        let fault = self.read_cases(&mut reader, &mut cases).err();
        Input {
            cases,
            tokens: reader.tokens,
            fault,
        }
    }

    fn read_cases(&self, reader: &mut Reader, cases: &mut Vec<Case>) -> Result<(), Fault> {
        let mut left = match self.cases {
            Cases::One => 1,
            Cases::Header => reader.number(0, u64::MAX, true)?,
            _ => u64::MAX,
        };
        while left > 0 {
            let may_end = matches!(self.cases, Cases::ToEnd | Cases::ToEndOrZero);
            if reader.is_end() && may_end {
                break;
            }
            let mut case = Case {
                start: reader.at,
                ..Case::default()
            };
            let closes = |case: &Case, zeros: usize| {
                let mut values = case.parts.iter().map(|part| &part.1);
                values.len() == zeros
                    && values.all(|value| match value {
                        Value::Number(number) => *number == 0,
                        Value::List(list) => list.is_empty(),
                        Value::Word(_) => false,
                    })
            };
            let zeros = match self.cases {
                Cases::ToZero | Cases::ToEndOrZero => 1,
                Cases::ToTwoZeros => 2,
                _ => 0,
            };
            for (at, part) in self.parts.iter().enumerate() {
                reader.may_close = at < zeros && reader.bounds == Bounds::Judge;
                reader.part(part, &mut case)?;
                let ends = zeros > 0 && closes(&case, zeros);
                if ends {
                    return Ok(());
                }
            }
            case.end = reader.at;
            cases.push(case);
            left -= 1;
        }
        Ok(())
    }
}
