//! Octal codes: the names of take-and-break games, and how their values are found.
//!
//! A position that a player cannot move from is lost. Let the *mex* of some numbers be the least
//! number that is not among them, and a position's *value* the mex of the values of its options,
//! that is, of the positions that one move leads to. Then a position is lost exactly if its value
//! is 0, and two heaps side by side are worth the xor of their values. All that follows is about
//! finding the value of one heap.
//!
//! # The code
//!
//! In the game with the code d0.d1d2d3... a move takes k tokens out of one heap as the digit dk
//! allows: it is the sum of 1 if the k tokens may be a whole heap, 2 if the rest may be left as one
//! heap that is not empty, and 4 if it may be left as two. Kayles is 0.77, Dawson's Kayles 0.07,
//! and three crosses in a row of n is 0.007 on n + 2. d0 is 0, or 4 if a heap may be broken without
//! taking.
//!
//! # The engine
//!
//! *The plain fill* ([`take_and_break`](super::take_and_break)). The options of a heap that leave
//! two heaps are worth the xors of their values. So each heap looks at all splits of the rest, n /
//! 2 for each digit with a 4, and n heaps cost O(n^2).
//!
//! *The search* ([`search`](super::search)). Nearly all values below the mex are seen among the
//! first few splits. These are marked; then each value that is still missing is searched for by
//! comparing, eight splits at a time, which goes several times as fast as marking.
//!
//! *The sparse space* ([`sparse`](super::sparse)). In many games almost all values have an odd
//! number of one bits under a mask: they are common, the others rare. The splits with a rare part
//! give all common options, so the least common value that is missing is known at once, and it is
//! the mex as soon as every rare value below it has been found among the splits. 0.454 has 17 rare
//! heaps in all, and its heaps take some 100 splits each; 0.007 has 22442 up to a million, and
//! takes as many splits and about as many again to find the rare values. The method is right for
//! any mask; a good one is found by a transform of the counts, and where none is good the search
//! goes on over all splits.
//!
//! *The period* ([`period`](super::period)). If the values have repeated for long enough they do so
//! for ever. The proof is looked for while the table grows, and from then on every heap is answered
//! at once.
//!
//! # Sources
//!
//! Guy and Smith, The G-values of various games, Proc. Cambridge Phil. Soc. 52 (1956); Berlekamp,
//! Conway and Guy, Winning Ways, ch. 4; Flammenkamp's tables of octal games.
//!
//! Checked: parsing against the rules above by hand; the games in `take_and_break.rs`.

/// The largest heap that is answered without a proved period.
pub const LARGEST: u64 = 1 << 24;

/// The most digits that a code may have behind the point.
pub const MOST_DIGITS: usize = 4096;

/// The places of the digits of a code that are not 0, ascending, each with its digit, as
/// [`Game`](super::take_and_break::Game) takes them.
///
/// # Errors
///
/// Why `text` is no code.
///
/// ```
/// use grundy::octal::places;
///
/// assert_eq!(places("4.07"), Ok(vec![(0, 4), (2, 7)]));
/// assert_eq!(places(".77"), places("0.77"));
/// assert!(places("0.8").is_err());
/// ```
pub fn places(text: &str) -> Result<Vec<(u64, u8)>, String> {
    let point = match text.find('.') {
        Some(point) => point,
        None => return Err("expected an octal code such as 0.77, found no point".to_string()),
    };
    let (whole, digits) = (&text[..point], &text[point + 1..]);
    let mut places = Vec::new();
    match whole {
        "" | "0" => {}
        "4" => places.push((0, 4)),
        _ => {
            return Err(
                "expected 0 or 4 before the point of an octal code: without taking, a heap can only be broken in two"
                    .to_string(),
            )
        }
    }
    let count = digits.chars().count();
    if count > MOST_DIGITS {
        return Err(format!(
            "expected an octal code of {} digits at most, found {}",
            MOST_DIGITS, count
        ));
    }
    for (place, byte) in (1..).zip(digits.bytes()) {
        match byte {
            b'0' => {}
            b'1'..=b'7' => places.push((place, byte - b'0')),
            _ => {
                let found: String = digits[place as usize - 1..].chars().take(1).collect();
                return Err(format!(
                    "expected the digits 0 to 7 in an octal code, found {:?} at place {}",
                    found, place
                ));
            }
        }
    }
    Ok(places)
}

#[cfg(test)]
mod tests {
    use super::{places, MOST_DIGITS};

    #[test]
    fn codes_as_people_write_them() {
        assert_eq!(places("0.77"), Ok(vec![(1, 7), (2, 7)]));
        assert_eq!(places(".007"), Ok(vec![(3, 7)]));
        assert_eq!(places("4."), Ok(vec![(0, 4)]));
        assert_eq!(places("0.0700"), Ok(vec![(2, 7)]));
        assert_eq!(places("."), Ok(vec![]));
    }

    #[test]
    fn bad_codes_have_a_reason() {
        for &d0 in &["1", "2", "3", "5", "6", "7", "8", "00", "-0", "é"] {
            let why = places(&format!("{}.7", d0)).unwrap_err();
            assert!(
                why.starts_with("expected 0 or 4 before the point"),
                "{}",
                why
            );
        }
        assert!(places("077").unwrap_err().ends_with("found no point"));
        assert!(places("0.78")
            .unwrap_err()
            .ends_with("found \"8\" at place 2"));
        assert!(places("0.9")
            .unwrap_err()
            .ends_with("found \"9\" at place 1"));
        assert!(places("0.7é")
            .unwrap_err()
            .ends_with("found \"é\" at place 2"));
        let strange = "\u{fffd}".repeat(MOST_DIGITS);
        assert!(places(&("0.".to_string() + &strange))
            .unwrap_err()
            .ends_with("found \"\u{fffd}\" at place 1"));
        assert!(places("0.7.7")
            .unwrap_err()
            .ends_with("found \".\" at place 2"));
    }

    #[test]
    fn the_most_digits_and_one_more() {
        let most = "0.".to_string() + &"7".repeat(MOST_DIGITS);
        assert_eq!(places(&most).unwrap().len(), MOST_DIGITS);
        assert!(places(&(most + "0")).unwrap_err().ends_with("found 4097"));
    }
}
