//! Rows of cells out of which adjacent ones are taken, so that a row falls into two.
//!
//! Package: longer rows are those of the engine for octal games (`octal`).
//!
//! Checked: every row up to 12 cells with all sizes up to 6 against full search (`trial/src/reference`);
//! the published lost sizes of three-x up to 2000; three-x against the engine up to 5000 cells,
//! and about the longest row of the table.

use super::table::{Mirror, Table, TooLarge};

/// The longest row that is answered by the table alone, which takes a tenth of a second.
pub const MAX_PLAIN: u64 = 20_000;

/// The longest row that is answered where no period is proved.
#[cfg(feature = "large")]
pub const MAX_ROW: u64 = 1 << 22;

/// The longest row that is answered.
#[cfg(not(feature = "large"))]
pub const MAX_ROW: u64 = MAX_PLAIN;

/// Rows out of which a move takes adjacent cells, as many as one of a few sizes says: the octal games with the
/// digit 7 alone (Winning Ways, ch. 4).
///
/// All sizes matter, not only the shortest and the longest, as some solutions have it: with 1, 2 and 3 a row of two
/// cells is won, with 1 and 3 it is lost.
///
/// ```
/// use grundy::rows::Rows;
///
/// let mut stripes = Rows::new(&[1, 5, 1]);
/// assert_eq!(stripes.value(6), Ok(0));
/// assert_eq!(stripes.value(5), Ok(1));
/// ```
#[derive(Default)]
pub struct Rows {
    sizes: Vec<u64>,
    table: Table,
    mirror: Mirror,
    // And the steps that it may still take.
    #[cfg(feature = "large")]
    engine: Option<(super::octal::Game, u64)>,
}

impl Rows {
    /// Rows out of which one of `sizes` adjacent cells is taken; a size may stand twice.
    ///
    /// # Panics
    ///
    /// If a size is 0.
    pub fn new(sizes: &[u64]) -> Rows {
        let mut sizes = sizes.to_vec();
        sizes.sort_unstable();
        sizes.dedup();
        assert!(sizes.first() != Some(&0), "a move takes at least one cell");
        Rows {
            sizes,
            ..Rows::default()
        }
    }

    /// The Grundy value of a row of `n` cells.
    ///
    /// # Errors
    ///
    /// Without the engine, if `n` is greater than [`MAX_PLAIN`]. With it, if no period is proved, and
    /// `n` is greater than [`MAX_ROW`] or the rows beyond [`MAX_PLAIN`] would take some ten seconds.
    ///
    /// # Complexity
    ///
    /// O(n^2) at worst for each different size up to n, once; then O(1) for every row up to n. With
    /// the engine O(1) for any row once it has proved a period, which it tries from the first row
    /// beyond [`MAX_PLAIN`] on.
    pub fn value(&mut self, n: u64) -> Result<u64, TooLarge> {
        if n > MAX_PLAIN {
            return self.value_beyond(n);
        }
        Ok(self.value_by_table(n as usize))
    }

    fn value_by_table(&mut self, n: usize) -> u64 {
        let (sizes, mirror) = (&self.sizes, &mut self.mirror);
        self.table.value(n, |n, done, seen| {
            done.last()
                .into_iter()
                .for_each(|&newest| mirror.push(newest));
            for &size in sizes.iter().take_while(|&&size| size <= n as u64) {
                // left <= right: each split once. The other part of done[left] is done[n - size -
                // left], which is newest_first[size - 1 + left].
                let left = &done[..(n - size as usize) / 2 + 1];
                seen.insert_sums(left, &mirror.newest_first()[size as usize - 1..]);
            }
        })
    }

    #[cfg(feature = "large")]
    fn value_beyond(&mut self, n: u64) -> Result<u64, TooLarge> {
        let sizes = &self.sizes;
        let (game, budget) = self.engine.get_or_insert_with(|| {
            let moves: Vec<_> = sizes.iter().map(|&size| (size, 7)).collect();
            (super::octal::Game::new(&moves), super::octal::BUDGET)
        });
        game.value(n, MAX_ROW, budget)
    }

    /// How many values are kept.
    pub fn kept(&self) -> usize {
        self.table.values().len() + self.kept_beyond()
    }

    #[cfg(feature = "large")]
    fn kept_beyond(&self) -> usize {
        self.engine
            .as_ref()
            .map_or(0, |(game, _)| game.values().len())
    }

    #[cfg(not(feature = "large"))]
    fn kept_beyond(&self) -> usize {
        0
    }

    #[cfg(not(feature = "large"))]
    fn value_beyond(&mut self, n: u64) -> Result<u64, TooLarge> {
        Err(TooLarge {
            asked: n,
            most: MAX_PLAIN,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Rows, MAX_PLAIN};

    #[test]
    fn a_row_has_the_mex_of_all_its_splits() {
        for sizes in &[&[1][..], &[2], &[3], &[7], &[1, 2], &[2, 3, 11]] {
            let (mut rows, mut values) = (Rows::new(sizes), Vec::new());
            for n in 0..120 {
                let taken = sizes.iter().filter(|&&size| size <= n);
                let lefts =
                    taken.flat_map(|size| (0..=n - size).map(move |left| (left, n - size - left)));
                let options: Vec<u64> = lefts
                    .map(|(a, b)| values[a as usize] ^ values[b as usize])
                    .collect();
                let mex = (0..).find(|value| !options.contains(value)).unwrap();
                assert_eq!(rows.value(n), Ok(mex), "{:?} {}", sizes, n);
                values.push(mex);
            }
        }
    }

    #[test]
    fn a_size_may_be_larger_than_any_row() {
        let mut rows = Rows::new(&[u64::MAX, 2]);
        let longest = rows.value(MAX_PLAIN);
        assert!(longest.is_ok(), "the table answers it");
        assert_eq!(longest, Rows::new(&[2]).value(MAX_PLAIN));
    }
}
