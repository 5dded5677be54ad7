//! The values of positions, each computed once.
//!
//! A box is filled in order; a position with an option whose value is not known yet is searched depth first, with a stack
//! of its own, so that no depth is too large. A position is expanded at most twice: first to find the options that come
//! first, then for its value. In between it is an ancestor of all that is searched, so an option that is in between closes
//! a cycle.

use super::frame::Frame;
use super::machine::{numbers, Machine};
use super::sink::{Block, Sink, Stop};
use super::{Formula, Problem, Trouble};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// The most positions of a box: their values take 256 MB.
pub const MOST_IN_BOX: u64 = 1 << 26;
// The most positions of a hash, so that it takes at most 300 MB, and half as much again while it grows; and the most
// numbers of positions that wait, at most 400 MB.
const MOST_ELSEWHERE: usize = 14_000_000;
const MOST_WAITING: usize = 1 << 25;
// After so many positions, a number that is more than this above all those of the start means that the game grows.
const MOST_ABOVE: usize = 1 << 20;
// The steps for a position besides its options.
pub(super) const POSITION: u64 = 30;
// And for an option whose value is looked up in a hash.
pub(super) const OUTSIDE: u64 = 20;

const UNKNOWN: u32 = u32::MAX;
// Between its first and its second turn.
const OPEN: u32 = u32::MAX - 1;
// Of what is no option. Values are less than these three.
const NONE: u32 = u32::MAX - 2;

/// A formula with the values that are known.
pub struct Search {
    machine: Machine,
    frame: Frame,
    values: Values,
    // Positions that wait, and those of them that are between their turns: their numbers one behind the other.
    stack: Vec<i64>,
    open: Vec<i64>,
}

impl Search {
    /// Of a formula without parameters. Under misere play, values are 1 where the next player wins and else 0; they are
    /// right where no option is a sum.
    pub fn new(formula: &Formula, is_misere: bool) -> Search {
        let mut values = Values { arity: formula.arity, is_misere, ..Values::default() };
        values.seen.reserve(0);
        let machine = Machine::of(formula);
        Search { frame: machine.frame(), machine, values, stack: Vec::new(), open: Vec::new() }
    }

    /// The value of a position. The steps left go down, about one a nanosecond.
    ///
    /// # Errors
    ///
    /// A fault of the formula at a position that can be reached; [`Problem::Cycle`]; [`Problem::Grows`] after a million
    /// positions; [`Problem::Long`] if the steps or 1 GB do not last.
    pub fn value(&mut self, position: &[u64], steps: &mut u64) -> Result<u32, Trouble> {
        let position = numbers(position, self.machine.is_sorted())?;
        self.frame.steps = *steps;
        let value = self.search(&position);
        *steps = self.frame.steps;
        value
    }

    /// The values of the heaps up to `most`, of a formula of one number.
    ///
    /// # Errors
    ///
    /// As [`value`](Search::value).
    pub fn table(&mut self, most: u64, steps: &mut u64) -> Result<Vec<u64>, Trouble> {
        Ok(self.in_box(&[most], steps)?.into_iter().map(u64::from).collect())
    }

    /// The values of all positions with numbers up to those of `most`, the last number changing first. Values that
    /// were known are computed again.
    ///
    /// # Errors
    ///
    /// As [`value`](Search::value).
    pub fn in_box(&mut self, most: &[u64], steps: &mut u64) -> Result<Vec<u32>, Trouble> {
        let sides = most.iter().map(|&most| most.saturating_add(1));
        let size = sides.clone().fold(1, u64::saturating_mul);
        if size > MOST_IN_BOX || *steps < size {
            *steps = 0;
            return Err(Problem::Long.into());
        }
        self.values.sides = sides.collect();
        self.values.near = vec![UNKNOWN; size as usize];
        self.frame.steps = *steps;
        let filled = self.fill();
        *steps = self.frame.steps;
        filled?;
        self.values.sides.clear();
        Ok(std::mem::take(&mut self.values.near))
    }

    fn fill(&mut self) -> Result<(), Trouble> {
        let mut position = vec![0; self.values.arity];
        for index in 0..self.values.near.len() {
            if self.values.near[index] == UNKNOWN {
                let value = self.value_in_order(&position)?;
                self.values.seen.reserve(value);
                self.values.near[index] = value;
            }
            for (number, &side) in position.iter_mut().zip(&self.values.sides).rev() {
                *number += 1;
                if (*number as u64) < side {
                    break;
                }
                *number = 0;
            }
        }
        Ok(())
    }

    fn value_in_order(&mut self, position: &[i64]) -> Result<u32, Trouble> {
        if self.machine.is_sorted() && position.windows(2).any(|pair| pair[0] > pair[1]) {
            let mut sorted = position.to_vec();
            sorted.sort_unstable();
            return self.search(&sorted);
        }
        match self.expand(position) {
            Ok(true) => Ok(self.values.end()),
            Ok(false) => self.search(position),
            Err(stop) => Err(self.machine.trouble(stop, &mut self.frame)),
        }
    }

    // Whether the values of all options are known.
    fn expand(&mut self, position: &[i64]) -> Result<bool, Stop> {
        self.frame.spend(POSITION)?;
        self.values.waiting.clear();
        self.values.seen.clear();
        self.values.outside = 0;
        self.machine.run(position, &mut self.frame, &mut self.values)?;
        self.frame.spend(OUTSIDE * self.values.outside)?;
        Ok(self.values.waiting.is_empty())
    }

    fn search(&mut self, start: &[i64]) -> Result<u32, Trouble> {
        let found = self.deepen(start);
        // What was open when it ended is not known.
        if let Err(stop) = found {
            let open = std::mem::take(&mut self.open);
            open.chunks_exact(self.values.arity)
                .for_each(|position| self.values.set(position, UNKNOWN));
            self.stack.clear();
            if let Some(option) = self.values.closing.take() {
                let mut way: Vec<_> =
                    open.chunks_exact(self.values.arity).skip_while(|p| **p != option).collect();
                way.push(&option);
                let way = way.into_iter().map(|p| p.iter().map(|&number| number as u64).collect());
                return Err(Problem::Cycle(way.collect()).into());
            }
            let last = &open[open.len().saturating_sub(self.values.arity)..];
            if stop == Stop::Long && is_above(last, start) {
                let [start, last] = [start, last].map(|p| p.iter().map(|&x| x as u64).collect());
                return Err(Problem::Grows(start, last).into());
            }
            return Err(self.machine.trouble(stop, &mut self.frame));
        }
        Ok(self.values.get(start))
    }

    fn deepen(&mut self, start: &[i64]) -> Result<(), Stop> {
        let arity = self.values.arity;
        self.stack.clear();
        self.stack.extend_from_slice(start);
        let mut position = Vec::with_capacity(arity);
        while let Some(at) = self.stack.len().checked_sub(arity) {
            position.clear();
            position.extend_from_slice(&self.stack[at..]);
            let known = self.values.get(&position);
            if known < NONE {
                self.stack.truncate(at);
                continue;
            }
            if known == UNKNOWN {
                self.values.set(&position, OPEN);
                self.open.extend_from_slice(&position);
            }
            if self.expand(&position)? {
                let value = self.values.end();
                self.values.set(&position, value);
                self.open.truncate(self.open.len() - arity);
                self.stack.truncate(at);
            } else {
                self.stack.extend_from_slice(&self.values.waiting);
            }
            let positions = self.values.far.len() + self.values.elsewhere.len() * 8;
            let is_long =
                self.stack.len() + self.open.len() > MOST_WAITING || positions >= MOST_ELSEWHERE;
            if is_long || positions > MOST_ABOVE && is_above(&position, start) {
                return Err(Stop::Long);
            }
        }
        Ok(())
    }
}

fn is_above(position: &[i64], start: &[i64]) -> bool {
    let most = start.iter().max().map_or(0, |&most| most.saturating_add(MOST_ABOVE as i64));
    position.iter().any(|&number| number > most)
}

/// The values that are known, and what is seen of the options of a position.
#[derive(Default)]
struct Values {
    arity: usize,
    is_misere: bool,
    // Those of a box.
    sides: Vec<u64>,
    near: Vec<u32>,
    // All others: by a number of 64 bits, if the numbers are short enough, else by themselves.
    far: HashMap<u64, u32, BuildHasherDefault<Mixed>>,
    elsewhere: HashMap<Box<[i64]>, u32>,
    seen: Seen,
    // How many options were looked up there.
    outside: u64,
    // The options without a value yet, and the one that closes a cycle.
    waiting: Vec<i64>,
    closing: Option<Vec<i64>>,
}

impl Values {
    fn index(&self, position: &[i64]) -> Option<usize> {
        if self.sides.is_empty() {
            return None;
        }
        let mut index = 0;
        for (&number, &side) in position.iter().zip(&self.sides) {
            if number as u64 >= side {
                return None;
            }
            index = index * side + number as u64;
        }
        Some(index as usize)
    }

    fn key(position: &[i64]) -> Option<u64> {
        let bits = 64 / position.len();
        let is_short = |&number: &i64| bits == 64 || number >> bits == 0;
        position
            .iter()
            .all(is_short)
            .then(|| position.iter().fold(0, |key, &x| key << (bits % 64) | x as u64))
    }

    #[inline(always)]
    fn get(&mut self, position: &[i64]) -> u32 {
        if let &[number] = position {
            // The sides of a box of one number are those of its values.
            if (number as u64) < self.near.len() as u64 {
                return self.near[number as usize];
            }
        }
        self.get_any(position)
    }

    fn get_any(&mut self, position: &[i64]) -> u32 {
        if let Some(index) = self.index(position) {
            return self.near[index];
        }
        self.outside += 1;
        match Values::key(position) {
            Some(key) => self.far.get(&key),
            None => self.elsewhere.get(position),
        }
        .copied()
        .unwrap_or(UNKNOWN)
    }

    fn set(&mut self, position: &[i64], value: u32) {
        if value < NONE {
            self.seen.reserve(value);
        }
        if let Some(index) = self.index(position) {
            self.near[index] = value;
        } else if let Some(key) = Values::key(position) {
            self.far.insert(key, value);
        } else {
            self.elsewhere.insert(position.into(), value);
        }
    }

    // The value of a position from those of its options.
    fn end(&self) -> u32 {
        if self.is_misere {
            return u32::from(self.seen.contains(0) || !self.seen.contains(1));
        }
        (0..).take_while(|&value| self.seen.contains(value)).count() as u32
    }
}

#[derive(Clone, Copy)]
struct Sum {
    all: u32,
    value: u32,
}

// The values of the options of a position: the round in which each was last seen.
#[derive(Default)]
struct Seen {
    last_round: Vec<u32>,
    round: u32,
}

impl Seen {
    fn clear(&mut self) {
        self.round = self.round.checked_add(1).unwrap_or_else(|| {
            self.last_round.fill(0);
            1
        });
    }

    // So that sums of values up to this can be inserted.
    fn reserve(&mut self, value: u32) {
        if value as usize >= self.last_round.len() {
            self.last_round.resize((value as usize + 1).next_power_of_two().max(64), 0);
        }
    }

    // Inserts sums of known values, and returns where not all values are known: `all` are the bits of the values of a sum,
    // so no value that is not known can hide in it.
    #[inline(always)]
    fn insert_known(&mut self, sums: impl Iterator<Item = Sum>) -> Vec<usize> {
        let mut rest = Vec::new();
        let (round, last_round) = (self.round, self.last_round.as_mut_slice());
        for (lane, Sum { all, value }) in sums.enumerate() {
            if (all as usize) < last_round.len() {
                last_round[value as usize] = round;
            } else if all != NONE {
                rest.push(lane);
            }
        }
        rest
    }

    fn contains(&self, value: usize) -> bool {
        self.last_round.get(value) == Some(&self.round)
    }
}

impl Sink for Values {
    fn option(&mut self, numbers: &[i64]) -> Result<(), Stop> {
        let mut value = 0;
        for part in numbers.chunks_exact(self.arity) {
            match self.get(part) {
                OPEN => {
                    self.closing = Some(part.to_vec());
                    return Err(Stop::Found);
                }
                UNKNOWN if self.waiting.len() > MOST_WAITING => return Err(Stop::Long),
                UNKNOWN => self.waiting.extend_from_slice(part),
                known => value ^= known,
            }
        }
        if self.waiting.is_empty() {
            self.seen.last_round[value as usize] = self.seen.round;
        }
        Ok(())
    }

    fn block(&mut self, block: &Block) -> Result<(), Stop> {
        let near = self.near.as_slice();
        let known = |number: i64| {
            let value = match number {
                ..0 => NONE,
                _ if number as u64 >= near.len() as u64 => UNKNOWN,
                _ => near[number as usize],
            };
            Sum { all: value, value }
        };
        let join = |x: Sum, y: Sum| Sum { all: x.all | y.all, value: x.value ^ y.value };
        let numbers = |at: usize| block.column(at).iter().copied();
        let rest = match (self.sides.as_slice(), block.width()) {
            ([], _) | (_, 0) => (0..block.lanes).collect(),
            _ if block.is_from_zero => (0..block.lanes).collect(),
            ([_], 1) => self.seen.insert_known(numbers(0).map(known)),
            ([_], 2) => {
                let pairs = numbers(0).zip(numbers(1));
                self.seen.insert_known(pairs.map(|(x, y)| join(known(x), known(y))))
            }
            (&[_, side], 2) => {
                self.seen.insert_known(numbers(0).zip(numbers(1)).map(|(x, y)| match x | y {
                    ..0 => known(-1),
                    _ if y as u64 >= side || x as u64 >= MOST_IN_BOX => known(i64::MAX),
                    _ => known(x * side as i64 + y),
                }))
            }
            (sides, width) => {
                let columns: Vec<&[i64]> = (0..width).map(|at| block.column(at)).collect();
                let index = |part: &[&[i64]], lane: usize| {
                    part.iter().zip(sides).try_fold(0, |index, (column, &side)| {
                        match column[lane] {
                            ..0 => Err(-1),
                            number if number as u64 >= side => Err(i64::MAX),
                            number => Ok(index * side as i64 + number),
                        }
                    })
                };
                self.seen.insert_known((0..block.lanes).map(|lane| {
                    let parts = columns.chunks_exact(sides.len());
                    let values = parts
                        .map(|part| known(index(part, lane).unwrap_or_else(|outside| outside)));
                    values.reduce(join).expect("a part")
                }))
            }
        };
        rest.into_iter().try_for_each(|lane: usize| match block.option(lane) {
            Some(option) => self.option(&option),
            None => Ok(()),
        })
    }
}

/// Fibonacci hashing (Knuth, The Art of Computer Programming, 6.4), both halves mixed.
#[derive(Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("keys are numbers of 64 bits")
    }

    fn write_u64(&mut self, key: u64) {
        let product = key.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 = product ^ product >> 32;
    }
}
