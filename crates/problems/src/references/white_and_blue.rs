//! Piles of white and blue stones.

use super::{each_part, Position};

/// The options of piles, given as pairs of white and blue.
pub fn options(position: &[u64]) -> Vec<Position> {
    each_part(2, position, |pile| {
        let (white, blue) = (pile[0], pile[1]);
        let less = white.checked_sub(1).map(|left| [left, blue + white]);
        less.into_iter().chain((1..=blue / 2).map(|take| [white, blue - take])).collect()
    })
}

/// The values by numbers of white and blue stones, and the largest numbers of both in a pile.
#[derive(Default)]
pub struct Table {
    most: (u64, u64),
    rows: Vec<Vec<u64>>,
}

impl Table {
    /// Second method: a table up to the largest piles. For each value only the last pile counts, because the numbers
    /// of blue stones that may be left are a run that ends at the pile itself.
    pub fn fill(&mut self, white: u64, blue: u64) {
        if !self.rows.is_empty() && white <= self.most.0 && blue <= self.most.1 {
            return;
        }
        let (white, blue) = (white.max(self.most.0), blue.max(self.most.1));
        self.most = (white, blue);
        self.rows.clear();
        for w in 0..=white {
            let length = blue + (w + 1..=white).sum::<u64>() + 1;
            let mut row: Vec<u64> = Vec::new();
            // The last pile with each value.
            let mut last: Vec<Option<u64>> = Vec::new();
            for b in 0..length {
                let least_left = b - b / 2;
                let above = self.rows.last().map(|row| row[(b + w) as usize]);
                let is_free = |value: &u64| {
                    let pile = last.get(*value as usize).copied().flatten();
                    above != Some(*value) && pile.is_none_or(|pile| pile < least_left)
                };
                let value = (0..).find(is_free).unwrap();
                if last.len() as u64 <= value {
                    last.resize(value as usize + 1, None);
                }
                last[value as usize] = Some(b);
                row.push(value);
            }
            self.rows.push(row);
        }
    }

    pub fn values(&mut self, white: &[u64], blue: &[u64]) -> Vec<u64> {
        let most = |stones: &[u64]| stones.iter().copied().max().unwrap_or(0);
        self.fill(most(white), most(blue));
        let value = |(&w, &b): (&u64, &u64)| self.rows[w as usize][b as usize];
        white.iter().zip(blue).map(value).collect()
    }
}
