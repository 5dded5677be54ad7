//! A line of the file: what is known about a code.

use crate::limits::{Limits, FAR};
use anyhow::{bail, Context, Result};
use grundy_engine::octal::{moves, Game, Period, Space};
use std::fmt;
use std::time::Instant;

/// The number of values after the leading zeros that decide the class of a code.
pub const COMPARED: usize = (1 << 16) - 8;
// The number of heaps between two looks at the clock.
const STEP: usize = 1 << 12;

/// A line of the file.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    pub code: String,
    /// The least period and the least heap from which it holds, if they are proved.
    pub period: Option<Period>,
    /// The largest heap whose value was computed.
    pub reached: usize,
    /// The largest value, and the first heap that has it; of all heaps if a period is proved.
    pub largest: (u64, usize),
    /// A hash of the values after the leading zeros; codes that agree in these values have the same hash.
    pub values: u32,
    /// What else is known, in words without a comma.
    pub note: String,
}

/// The number of rare heaps of a code at first, if it has a sparse space.
pub fn rare(code: &str) -> Option<usize> {
    let mut game = Game::new(&moves(code).ok()?);
    game.grow(COMPARED, &mut u64::MAX.clone());
    game.space().map(|space| space.rare)
}

impl Row {
    /// What is found about a code within the limits.
    ///
    /// # Errors
    ///
    /// The reason why `code` is not a code.
    pub fn of(code: &str, limits: Limits) -> Result<Row> {
        let mut game = Game::new(&moves(code).with_context(|| format!("{code:?}"))?);
        let begun = Instant::now();
        while game.period().is_none() && game.values().len() <= limits.heaps {
            let is_late = limits.seconds.is_some_and(|most| begun.elapsed().as_secs_f64() > most);
            let next = (game.values().len() + STEP).min(limits.heaps + 1);
            if is_late || !game.grow(next, &mut u64::MAX.clone()) {
                break;
            }
        }
        let values = game.values();
        let largest = values.iter().copied().max().unwrap_or(0);
        let first = values.iter().position(|&value| value == largest).unwrap_or(0);
        let period = game.period().map(|period| least(values, period));
        let space = game.space().filter(|_| period.is_none() && limits.heaps > FAR);
        Ok(Row {
            code: code.to_string(),
            period,
            reached: values.len() - 1,
            largest: (u64::from(largest), first),
            note: space.map_or(String::new(), said),
            values: number(&game),
        })
    }

    /// A row from a line of the file.
    ///
    /// # Errors
    ///
    /// If the line is not a row.
    pub fn parse(line: &str) -> Result<Row> {
        let wrong = || format!("{line:?} is no row");
        let cells: Vec<&str> = line.split(',').collect();
        let [code, length, start, reached, largest, first, values, note] = cells[..] else {
            bail!(wrong());
        };
        let number = |text: &str| text.parse::<usize>().with_context(wrong);
        let period = if length.is_empty() {
            None
        } else {
            Some(Period { length: number(length)?, start: number(start)? })
        };
        Ok(Row {
            code: code.to_string(),
            period,
            reached: number(reached)?,
            largest: (number(largest)? as u64, number(first)?),
            values: u32::from_str_radix(values, 16).with_context(wrong)?,
            note: note.to_string(),
        })
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (length, start) = self.period.map_or((String::new(), String::new()), |period| {
            (period.length.to_string(), period.start.to_string())
        });
        let Row { code, reached, largest: (largest, first), values, note, .. } = self;
        write!(f, "{code},{length},{start},{reached},{largest},{first},{values:08x},{note}")
    }
}

/// A sparse space in words.
fn said(space: Space) -> String {
    let heap = if space.counts_heap { " and the parity of the heap" } else { "" };
    format!(
        "sparse: mask {:b}{heap}; {} rare heaps; the last {}",
        space.mask, space.rare, space.last
    )
}

/// The least period of values with a known period, and the heap from which it holds.
pub fn least(values: &[u16], period: Period) -> Period {
    let tail = &values[period.start..];
    let is_period = |length: usize| {
        tail[..period.length]
            .iter()
            .enumerate()
            .all(|(at, value)| *value == tail[(at + length) % period.length])
    };
    let length = (1..=period.length)
        .find(|length| period.length % length == 0 && is_period(*length))
        .unwrap_or(period.length);
    let start = (0..period.start).rev().find(|&n| values[n] != values[n + length]);
    Period { length, start: start.map_or(0, |n| n + 1) }
}

/// A hash of the values after the leading zeros (FNV-1a), 0 if all values are 0.
fn number(game: &Game) -> u32 {
    let most = COMPARED as u64 + 8;
    let value = |n: u64| game.known(n).unwrap_or(0);
    let Some(first) = (0..most).find(|&n| value(n) != 0) else {
        return 0;
    };
    (first..first + COMPARED as u64).fold(0x811c_9dc5, |hash: u32, n| {
        let bytes = (value(n) as u16).to_le_bytes();
        bytes.iter().fold(hash, |hash, &byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
    })
}
