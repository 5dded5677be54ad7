//! Heaps that remember their last move: a move lowers a heap by one of a few numbers, or to 0 if the heap is smaller.
//! Some of these kinds of move may not come twice in a row on the same heap.
//!
//! A position is a heap with the kind of its last move, so each size has a vector of values, one for each kind. If the
//! largest number is m, a vector depends on the m vectors before it. Once m vectors in a row repeat, all later ones
//! do: the values are periodic, and the repetition is the proof, as for a subtraction game.
//!
//! Checked: for all sets of three kinds that take 1 to 20 each, the period against a longer table, and the length of
//! the table. Small positions of up to three heaps against full search (`crates/problems`).

/// A kind of move: how much it lowers the heap, and whether it may be made again at once.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// At least 1.
    pub take: u64,
    /// Whether the next move on the heap may be of this kind, too.
    pub may_repeat: bool,
}

/// The values of the heaps, up to where they repeat.
///
/// ```
/// use grundy::heaps::last_move::{Kind, LastMove};
///
/// // Take 1, or 2, but not 2 twice in a row.
/// let one = Kind { take: 1, may_repeat: true };
/// let heaps = LastMove::new(vec![one, Kind { take: 2, may_repeat: false }]);
/// assert_eq!(heaps.value(3), 0);
/// // From 3, taking 1 leaves a heap of 2; taking 2 leaves a heap of 1, from which 1 may be taken.
/// assert_eq!(heaps.option_values(3), [2, 1]);
/// ```
pub struct LastMove {
    kinds: Vec<Kind>,
    // after[n]: the value of a heap of n after each kind of move, 8 bits each.
    after: Vec<u64>,
    period: u64,
}

impl LastMove {
    /// The game of these kinds of move.
    ///
    /// # Panics
    ///
    /// If a move takes nothing, or there is no kind, or there are more than 8.
    ///
    /// # Complexity
    ///
    /// The number of comparisons is O(square of the length of the table). Three kinds, one of which may repeat,
    /// need a table of at most 37 heaps if they take up to 5, and of at most 442 heaps if they take up to 20.
    pub fn new(kinds: Vec<Kind>) -> LastMove {
        assert!(!kinds.is_empty() && kinds.len() <= 8, "1 to 8 kinds");
        assert!(kinds.iter().all(|kind| kind.take > 0), "a move takes some");
        let window = kinds.iter().fold(0, |most, kind| most.max(kind.take)) as usize;
        let mut game = LastMove { kinds, after: vec![0], period: 1 };
        loop {
            let length = game.after.len();
            let first = length.saturating_sub(window);
            let last = &game.after[first..];
            let is_same =
                |at: &usize| game.after[*at] == last[0] && game.after[*at..*at + window] == *last;
            if let Some(same) = (0..first).find(is_same) {
                game.period = (first - same) as u64;
                return game;
            }
            let values = game.option_values(length as u64);
            let next = (0..game.kinds.len()).rev().fold(0, |vector, last| {
                let is_open = |kind: usize| kind != last || game.kinds[kind].may_repeat;
                let open = (0..values.len()).filter(|&kind| is_open(kind));
                vector << 8 | mex(open.map(|kind| values[kind]).collect())
            });
            game.after.push(next);
        }
    }

    /// The value of a heap of `n` on which no move was made: every kind is open. O(kinds).
    pub fn value(&self, n: u64) -> u64 {
        mex(self.option_values(n))
    }

    /// The values of the options of a heap of `n` on which all kinds are open, one for each kind, in their order; no
    /// values if the heap is empty. O(kinds).
    pub fn option_values(&self, n: u64) -> Vec<u64> {
        let kinds = self.kinds.iter().enumerate().filter(|_| n > 0);
        kinds.map(|(at, kind)| self.vector(n.saturating_sub(kind.take)) >> (8 * at) & 255).collect()
    }

    fn vector(&self, n: u64) -> u64 {
        let length = self.after.len() as u64;
        let beyond = n.saturating_sub(length - 1);
        // A size beyond the table goes back by whole periods.
        let back = (beyond + self.period - 1) / self.period * self.period;
        self.after[(n - back) as usize]
    }
}

fn mex(values: Vec<u64>) -> u64 {
    let mut mex = 0;
    while values.contains(&mex) {
        mex += 1;
    }
    mex
}

#[cfg(test)]
mod tests {
    use super::{Kind, LastMove};

    fn three(x: u64, y: u64, z: u64) -> LastMove {
        let kind = |take, may_repeat| Kind { take, may_repeat };
        LastMove::new(vec![kind(x, true), kind(y, false), kind(z, false)])
    }

    // By definition, up to a size: the value after a move of each kind.
    fn table(takes: [usize; 3], size: usize) -> Vec<[u64; 3]> {
        let mut table: Vec<[u64; 3]> = vec![[0; 3]];
        for n in 1..size {
            let value = |last: usize| {
                let kinds = (0..3).filter(|&kind| kind == 0 || kind != last);
                let left = |kind: usize| table[n.saturating_sub(takes[kind])][kind];
                let options: Vec<u64> = kinds.map(left).collect();
                (0..).find(|value| !options.contains(value)).unwrap()
            };
            let row = [value(0), value(1), value(2)];
            table.push(row);
        }
        table
    }

    #[test]
    fn the_period_goes_on_as_the_table_does() {
        let (mut longest, mut longest_to_5, mut most) = (0, 0, (0, 0));
        for code in 0..20 * 20 * 20 {
            let takes = [code % 20 + 1, code / 20 % 20 + 1, code / 400 + 1];
            let game = three(takes[0] as u64, takes[1] as u64, takes[2] as u64);
            let length = game.after.len();
            longest = longest.max(length);
            if takes.iter().all(|&take| take <= 5) {
                longest_to_5 = longest_to_5.max(length);
                let window = takes.iter().max().unwrap();
                most.0 = most.0.max(game.period);
                most.1 = most.1.max(length as u64 - game.period - *window as u64);
                for (n, row) in table(takes, 3 * length).iter().enumerate() {
                    // A fresh heap is as after the first kind, which may repeat.
                    assert_eq!(game.value(n as u64), row[0], "{} of {:?}", n, takes);
                    let vector = row[2] << 16 | row[1] << 8 | row[0];
                    assert_eq!(game.vector(n as u64), vector, "{} of {:?}", n, takes);
                }
            }
        }
        // Up to 5: the greatest period and preperiod, and the heaps that are computed.
        assert_eq!((most, longest_to_5, longest), ((10, 26), 37, 442));
    }

    #[test]
    fn the_largest_heap_is_one_of_the_period() {
        let game = three(5, 1, 5);
        let back = (u64::MAX - 100) / game.period * game.period;
        assert_eq!(game.value(u64::MAX), game.value(u64::MAX - back));
        // A single kind that may not repeat: one move, and the next is another's.
        let once = LastMove::new(vec![Kind { take: 3, may_repeat: false }]);
        assert_eq!((once.value(0), once.value(1), once.value(u64::MAX)), (0, 1, 1));
    }
}
