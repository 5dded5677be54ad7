//! Methods that read cases, lists and words, and write lines of numbers.

use super::stream::{unexpected, Fault, Io};

/// Reading. It is a fault if a number is no integer or is out of range, and if a read fails. A missing number is
/// a fault too, except in the methods that return an `Option`.
impl Io {
    /// The next number, or `None` if it is 0: for inputs that a 0 ends.
    #[inline]
    pub fn read_until_zero(&mut self) -> Result<Option<u64>, Fault> {
        self.read_until_zero_in(u64::MAX)
    }

    /// The next number, up to `high`, or `None` if it is 0.
    #[inline]
    pub fn read_until_zero_in(&mut self, high: u64) -> Result<Option<u64>, Fault> {
        Ok(Some(self.read_in(0, high)?).filter(|&number| number > 0))
    }

    /// Reads the number of cases, and then calls `case` for each.
    #[inline]
    pub fn read_cases<F>(&mut self, mut case: F) -> Result<(), Fault>
    where
        F: FnMut(&mut Io) -> Result<(), Fault>,
    {
        for _ in 0..self.read()? {
            case(self)?;
        }
        Ok(())
    }

    /// As [`read_cases`](Io::read_cases), and gives `case` the number of the case, from 1.
    #[inline]
    pub fn read_numbered_cases<F>(&mut self, mut case: F) -> Result<(), Fault>
    where
        F: FnMut(&mut Io, u64) -> Result<(), Fault>,
    {
        for number in 1..=self.read()? {
            case(self, number)?;
        }
        Ok(())
    }

    /// The next `count` numbers, from `low` to `high`. Memory grows with what is read, not with `count`.
    pub fn read_list(&mut self, count: u64, low: u64, high: u64) -> Result<Vec<u64>, Fault> {
        (0..count).map(|_| self.read_in(low, high)).collect()
    }

    /// Reads `lists` lists, each a count and then that many numbers from `low` to `high`. Gives every number to
    /// `each`, and `None` after each list. Nothing is kept.
    ///
    /// ```
    /// use grundy::io;
    ///
    /// let input = "2 7 8\n0\n#.\n.#\n1 3\n7 2 5\n4 4\n".as_bytes();
    /// let read = io::answer(input, std::io::sink(), |io| {
    ///     let mut lists = Vec::new();
    ///     io.read_lists(2, 0, 9, |number| lists.push(number))?;
    ///     assert_eq!(lists, [Some(7), Some(8), None, None]); // as for Digraph::add
    ///     assert_eq!(io.read_board("#.", 2, 2)?, [[true, false], [false, true]]);
    ///     assert_eq!(io.read_edge(1, 3)?, (0, 2)); // of the nodes 1 to 3
    ///     assert_eq!(io.read_set(3, 1, "twice the cell")?, [2, 5, 7]);
    ///     io.read_set(2, 1, "twice the cell").map(|_| ())
    /// });
    /// assert_eq!(read.unwrap_err().to_string(), "line 7, column 3: twice the cell 4");
    /// ```
    #[inline]
    pub fn read_lists<E>(
        &mut self,
        lists: u64,
        low: u64,
        high: u64,
        mut each: E,
    ) -> Result<(), Fault>
    where
        E: FnMut(Option<u64>),
    {
        for _ in 0..lists {
            for _ in 0..self.read()? {
                each(Some(self.read_in(low, high)?));
            }
            each(None);
        }
        Ok(())
    }

    /// The next token, unchanged, of at most `most` bytes, or `None` at the end of the input.
    pub fn read_word(&mut self, most: usize) -> Result<Option<String>, Fault> {
        self.read_token(most, &|| format!("expected {} bytes at most", most))
    }

    /// The next word, of `least` to `most` letters, all of them in `letters`.
    pub fn read_letters(&mut self, letters: &str, least: u64, most: u64) -> Result<String, Fault> {
        let expected = || format!("expected {} to {} letters, each of {:?}", least, most, letters);
        let word = self.read_token(most as usize, &expected)?;
        let word = word.unwrap_or_default();
        let is_long_enough = least <= word.len() as u64;
        if is_long_enough && word.chars().all(|letter| letters.contains(letter)) {
            return Ok(word);
        }
        Err(unexpected(expected()))
    }

    /// The next `rows` words of `columns` letters; a cell is `true` if it has the first of `letters`.
    pub fn read_board(
        &mut self,
        letters: &str,
        rows: u64,
        columns: u64,
    ) -> Result<Vec<Vec<bool>>, Fault> {
        let mut row = || {
            let row = self.read_letters(letters, columns, columns)?;
            Ok(row.chars().map(|cell| letters.starts_with(cell)).collect())
        };
        (0..rows).map(|_| row()).collect()
    }

    /// The next edge of a graph of `nodes >= 1` nodes, as two indices from 0; the input numbers the nodes
    /// from `first` on.
    pub fn read_edge(&mut self, first: u64, nodes: u64) -> Result<(usize, usize), Fault> {
        let last = first + (nodes - 1);
        let (a, b) = (self.read_in(first, last)?, self.read_in(first, last)?);
        Ok(((a - first) as usize, (b - first) as usize))
    }

    /// The next `count` numbers, each at least `low`, sorted in ascending order. A number that comes twice is
    /// a fault; the message is `what` and the least such number.
    pub fn read_set(&mut self, count: u64, low: u64, what: &str) -> Result<Vec<u64>, Fault> {
        let mut numbers = self.read_list(count, low, u64::MAX)?;
        numbers.sort_unstable();
        match numbers.windows(2).find(|pair| pair[0] == pair[1]) {
            None => Ok(numbers),
            Some(pair) => Err(self.fault(format!("{} {}", what, pair[0]))),
        }
    }
}

/// Writing. A write that fails is a fault.
impl Io {
    /// Writes a line of numbers, separated by blanks.
    pub fn write_numbers<I>(&mut self, numbers: I) -> Result<(), Fault>
    where
        I: IntoIterator<Item = u64>,
    {
        let mut before = "";
        for number in numbers {
            self.write(before)?;
            self.write_number(number)?;
            before = " ";
        }
        self.write("\n")
    }
}

/// Faults that a program finds itself.
impl Io {
    /// A fault at the last edge of what should be a tree.
    pub fn not_a_tree(&mut self) -> Fault {
        self.fault("expected the edges of a tree, found a cycle".to_string())
    }

    /// A fault at the last number read: it is the node of a game's token that can reach a cycle through `node`.
    pub fn cyclic(&mut self, node: u64) -> Fault {
        self.fault(format!("a token can go round a cycle through node {}", node))
    }
}
