//! Cases, lists, lines of numbers: what both kinds of `Judge` build on their few methods.

use super::{Fault, Judge, Place};

/// Reading. A number that is no integer, or out of range, is a fault; so is one that is not there,
/// but for the methods that give an `Option`; and a read that fails.
impl<'a> Judge<'a> {
    /// The next number, or `None` if it is 0: for cases of which a 0 ends the input.
    #[inline]
    pub fn read_until_zero(&mut self) -> Result<Option<u64>, Fault> {
        self.read_until_zero_in(u64::MAX)
    }

    /// The next number, up to `high`, or `None` if it is 0.
    #[inline]
    pub fn read_until_zero_in(&mut self, high: u64) -> Result<Option<u64>, Fault> {
        Ok(Some(self.read_in(0, high)?).filter(|&number| number > 0))
    }

    /// The number of cases, and then `case` for each.
    #[inline]
    pub fn read_cases<F>(&mut self, mut case: F) -> Result<(), Fault>
    where
        F: FnMut(&mut Judge<'a>) -> Result<(), Fault>,
    {
        for _ in 0..self.read()? {
            case(self)?;
        }
        Ok(())
    }

    /// The next `count` numbers, from `low` to `high`. Memory grows with what is read, not with
    /// what was announced.
    pub fn read_list(&mut self, count: u64, low: u64, high: u64) -> Result<Vec<u64>, Fault> {
        (0..count).map(|_| self.read_in(low, high)).collect()
    }

    /// The next `lists`, each a count and so many numbers from `low` to `high`: gives `each` these,
    /// and `None` after the last of each list. Nothing is kept.
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

    /// The next word, of `least` to `most` letters, which are all among `letters`.
    pub fn read_letters(&mut self, letters: &str, least: u64, most: u64) -> Result<String, Fault> {
        let word = self.read_word(most as usize)?.unwrap_or_default();
        let is_long = least <= word.len() as u64;
        if is_long && word.chars().all(|letter| letters.contains(letter)) {
            return Ok(word);
        }
        let shown: String = word.chars().take(24).collect();
        let found = match word.is_empty() {
            true => "the end".to_string(),
            false if shown == word => format!("\"{}\"", shown.escape_default()),
            false => format!("\"{}...\"", shown.escape_default()),
        };
        let expected = format!(
            "expected {} to {} letters, each of {:?}",
            least, most, letters
        );
        Err(self.fault(format!("{}, found {}", expected, found)))
    }

    /// The next `count` numbers, from `low` on, in ascending order. If one comes twice,
    /// the first that does is a fault: `what`, and the number.
    pub fn read_set(&mut self, count: u64, low: u64, what: &str) -> Result<Vec<u64>, Fault> {
        let mut numbers = Vec::new();
        for _ in 0..count {
            numbers.push((self.read_in(low, u64::MAX)?, self.place()));
        }
        numbers.sort_unstable();
        let again = numbers.windows(2).filter(|pair| pair[0].0 == pair[1].0);
        match again.map(|pair| pair[1]).min_by_key(|&(_, place)| place) {
            None => Ok(numbers.into_iter().map(|(number, _)| number).collect()),
            Some((number, place)) => Err(self.fault_at(place, format!("{} {}", what, number))),
        }
    }
}

/// Writing. A write that fails is a fault.
impl<'a> Judge<'a> {
    /// Writes a text.
    #[inline]
    pub fn write(&mut self, text: &str) -> Result<(), Fault> {
        self.append(text.as_bytes())
    }

    /// Writes a text and the end of a line.
    #[inline]
    pub fn write_line(&mut self, text: &str) -> Result<(), Fault> {
        self.append(text.as_bytes())?;
        self.append(b"\n")
    }

    /// Writes a line of numbers with a blank between two.
    pub fn write_numbers<I>(&mut self, numbers: I) -> Result<(), Fault>
    where
        I: IntoIterator<Item = u64>,
    {
        let mut before: &[u8] = b"";
        for number in numbers {
            self.append(before)?;
            self.append_number(number)?;
            before = b" ";
        }
        self.write_line("")
    }

    fn append_number(&mut self, number: u64) -> Result<(), Fault> {
        let mut digits = [0; 20];
        let mut first = digits.len();
        let mut rest = number;
        while rest > 9 {
            first -= 2;
            digits[first] = b'0' + (rest / 10 % 10) as u8;
            digits[first + 1] = b'0' + (rest % 10) as u8;
            rest /= 100;
        }
        // The first digit of an odd number of them.
        if rest > 0 || first == digits.len() {
            first -= 1;
            digits[first] = b'0' + rest as u8;
        }
        self.append(&digits[first..])
    }
}

/// Faults that a program finds itself.
impl<'a> Judge<'a> {
    /// A fault at the number that was read last: `what` was `asked` for, and is answered up to
    /// `most`.
    pub fn too_large(&mut self, what: &str, asked: u64, most: u64) -> Fault {
        let place = self.place();
        self.too_large_at(place, what, asked, most)
    }

    /// The same at a place that was asked for before.
    pub fn too_large_at(&mut self, place: Place, what: &str, asked: u64, most: u64) -> Fault {
        let why = "for no period is proved and more would take too long";
        let words = format!("expected {} up to {}, {}, found {}", what, most, why, asked);
        self.fault_at(place, words)
    }
}
