//! What the options of a position are told to, one by one or in columns.

/// Why a computation ends before its end.
// As long as a number, so that a `Result` of both is returned in two registers.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(i64)]
pub enum Stop {
    /// A fault, which the frame holds.
    Fault,
    /// What was sought is found.
    Found,
    /// Too many steps, or too much memory.
    Long,
}

/// What options are told to.
pub trait Sink {
    /// An option: its parts, one behind the other. All is right with its numbers.
    ///
    /// # Errors
    ///
    /// If there are too many.
    fn option(&mut self, numbers: &[i64]) -> Result<(), Stop>;

    /// Many options.
    ///
    /// # Errors
    ///
    /// If there are too many.
    fn block(&mut self, block: &Block) -> Result<(), Stop> {
        (0..block.lanes)
            .try_for_each(|lane| block.option(lane).map_or(Ok(()), |option| self.option(&option)))
    }
}

impl<F: FnMut(&[i64]) -> Result<(), Stop>> Sink for F {
    fn option(&mut self, numbers: &[i64]) -> Result<(), Stop> {
        self(numbers)
    }
}

/// Options, a column for each of their numbers, not all of which may count.
pub struct Block<'a> {
    pub columns: &'a [Vec<i64>],
    pub numbers: &'a [usize],
    /// How many there are.
    pub lanes: usize,
    pub arity: usize,
    pub is_sorted: bool,
    /// Whether the options are those of a position of only zeros.
    pub is_from_zero: bool,
}

impl Block<'_> {
    /// How many numbers each has.
    pub fn width(&self) -> usize {
        self.numbers.len()
    }

    /// A number of all options.
    pub fn column(&self, number: usize) -> &[i64] {
        &self.columns[self.numbers[number]][..self.lanes]
    }

    /// An option, if it counts.
    pub fn option(&self, lane: usize) -> Option<Vec<i64>> {
        let mut option: Vec<i64> =
            self.numbers.iter().map(|&number| self.columns[number][lane]).collect();
        counts(&mut option, self.arity, self.is_sorted, self.is_from_zero).then_some(option)
    }
}

/// Whether an option counts; its parts are sorted, if asked.
pub fn counts(option: &mut [i64], arity: usize, is_sorted: bool, is_from_zero: bool) -> bool {
    if option.iter().any(|&number| number < 0)
        || (is_from_zero && option.iter().all(|&number| number == 0))
    {
        return false;
    }
    if is_sorted {
        option.chunks_exact_mut(arity).for_each(<[i64]>::sort_unstable);
    }
    true
}
