//! A word, and what the judge says about it.

#[derive(Clone)]
pub struct Word {
    pub(super) letters: &'static str,
    pub(super) low: u64,
    pub(super) high: u64,
    pub(super) without: &'static [&'static str],
    pub(super) judge_without: &'static [&'static str],
    pub(super) judge_first: &'static str,
    pub(super) largest: u64,
}

impl Word {
    /// Sets the strings that no word contains.
    pub fn without(self, without: &'static [&'static str]) -> Word {
        Word { without, ..self }
    }

    /// Sets the strings that none of the judge's words contains.
    pub fn judge_without(self, judge_without: &'static [&'static str]) -> Word {
        Word { judge_without, ..self }
    }

    /// Sets the length of a word in a largest case, where the judge gives fewer letters in many words together.
    pub fn of_largest(self, largest: u64) -> Word {
        Word { largest, ..self }
    }

    /// Sets the letters with which the judge's words begin.
    pub fn judge_first(self, judge_first: &'static str) -> Word {
        Word { judge_first, ..self }
    }
}

/// A word of these letters, with the judge's least and greatest length.
pub fn word(letters: &'static str, low: u64, high: u64) -> Word {
    Word {
        letters,
        low,
        high,
        without: &[],
        judge_without: &[],
        judge_first: letters,
        largest: high,
    }
}
