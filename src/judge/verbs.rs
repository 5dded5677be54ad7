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
        let mut numbers = numbers.into_iter();
        let mut next = numbers.next();
        if next.is_none() {
            return self.append(b"\n");
        }
        while let Some(number) = next {
            next = numbers.next();
            self.append_number(number, if next.is_some() { b' ' } else { b'\n' })?;
        }
        Ok(())
    }

    // A number and the byte behind it.
    fn append_number(&mut self, number: u64, behind: u8) -> Result<(), Fault> {
        let mut text = [behind; 25];
        let (mut first, mut rest) = (24, number);
        loop {
            let digits = eight_digits(rest % 100_000_000);
            first -= 8;
            text[first..first + 8].copy_from_slice(&(digits | 0x3030_3030_3030_3030).to_le_bytes());
            rest /= 100_000_000;
            if rest == 0 {
                // Zeros in front, but for a single one.
                first += (digits.trailing_zeros() as usize / 8).min(7);
                return self.append(&text[first..]);
            }
        }
    }
}

// The digits of a number below 10^8, each a byte, the first one lowest: all at once, so that 20 digits cost 9 ns, not
// 20. It is halved into fours, these into twos; n / 100 is n * 10486 / 2^20 up to 9999, n / 10 is n * 103 / 2^10 up
// to 99.
fn eight_digits(number: u64) -> u64 {
    let fours = (number / 10_000) | ((number % 10_000) << 32);
    let upper = ((fours * 10_486) >> 20) & 0x0000_007f_0000_007f;
    let twos = upper | ((fours - 100 * upper) << 16);
    let tens = ((twos * 103) >> 10) & 0x000f_000f_000f_000f;
    tens | ((twos - 10 * tens) << 8)
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

#[cfg(test)]
mod tests {
    use super::super::answer;
    use crate::random::{Choose, Random};

    #[test]
    fn numbers_are_written_as_the_standard_library_writes_them() {
        // Every pair of digits at every place; the least and the greatest of every length.
        let mut numbers = vec![0, u64::MAX];
        for power in (0..20).map(|exponent| 10u64.pow(exponent)) {
            numbers.extend((0..100).map(|pair| power.wrapping_mul(pair)));
            numbers.extend(vec![power - 1, power, power + 1]);
        }
        numbers.extend(0..10_000);
        numbers.extend((0..10_000).map(|four| 10_000 * four + 9_999));
        let mut random = Random(1);
        numbers.extend((0..100_000).map(|_| random.between(0, u64::MAX) >> random.below(64)));
        for list in numbers.chunks(3).chain(vec![&[][..]]) {
            let mut output = Vec::new();
            let numbers = list.iter().cloned();
            let done = answer(&mut &b""[..], &mut output, |judge| {
                judge.write_numbers(numbers)
            });
            assert!(done.is_ok());
            let words: Vec<String> = list.iter().map(u64::to_string).collect();
            assert_eq!(String::from_utf8(output).unwrap(), words.join(" ") + "\n");
        }
    }
}
