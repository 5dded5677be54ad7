//! Octal and hexadecimal codes: the names of take-and-break games.
//!
//! Checked: parsing against the rules of the code, by hand; the moves in `game.rs`.

use grundy_lang::{told, Lang, Told};
use std::error::Error;
use std::fmt;

/// The most digits that a code may have after the point.
pub const MAX_DIGITS: usize = 4096;

/// The number of tokens that a move takes, and its digit. The digit says what may be left: the sum of 1 for
/// nothing, 2 for one heap, 4 for two, 8 for three. A move that takes 0 leaves two heaps or more, or its digit is 0.
pub type Move = (u64, u8);

/// Why a text is not an octal code.
#[derive(Clone, Debug, PartialEq)]
pub enum BadCode {
    /// The text has no point.
    NoPoint,
    /// The part before the point is not empty, and is not 0, 4, 8 or c.
    BeforePoint,
    /// The code has more than [`MAX_DIGITS`] digits: this many.
    TooLong(usize),
    /// A character is not a digit from 0 to f; the number is its place among the digits, from 1.
    BadDigit(char, usize),
    /// The code has a digit from 8 to f, where only octal codes are accepted.
    Hexadecimal,
}

impl Told for BadCode {
    fn told(&self, lang: Lang) -> String {
        told!(lang, match self {
            BadCode::NoPoint =>
                "expected an octal code such as 0.77, found no point",
                "这里要写 0.77 这样的八进制码，而写的没有小数点";
            BadCode::BeforePoint =>
                "expected 0, 4, 8 or c before the point of an octal code: without taking, a heap can only be split",
                "八进制码的小数点前只能是 0、4、8 或 c：不取时只能分堆";
            BadCode::TooLong(count) =>
                "expected an octal code of {MAX_DIGITS} digits at most, found {count}",
                "八进制码最多 {MAX_DIGITS} 位，而写的有 {count} 位";
            BadCode::BadDigit(found, at) =>
                "expected the digits 0 to 7 in an octal code, or to f in a hexadecimal one, found {found:?} as digit {at}",
                "八进制码用数字 0 到 7，十六进制码到 f，而第 {at} 位是 {found:?}",
                found = found.to_string();
            BadCode::Hexadecimal =>
                "expected the digits 0 to 7: under misere play codes whose moves leave three heaps are not answered",
                "只能用数字 0 到 7：反常规则下，不回答能留下三堆的码";
        })
    }
}

impl fmt::Display for BadCode {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.told(Lang::En))
    }
}

impl Error for BadCode {}

/// The moves of the game with an octal or hexadecimal code, ascending, without those whose digit is 0.
///
/// # Errors
///
/// The reason why `code` is not a code.
///
/// ```
/// use grundy_engine::octal::moves;
///
/// assert_eq!(moves("4.07"), Ok(vec![(0, 4), (2, 7)]));
/// assert_eq!(moves(".77"), moves("0.77"));
/// assert_eq!(moves("0.1f"), Ok(vec![(1, 1), (2, 15)]));
/// assert!(moves("0.g").is_err());
/// ```
pub fn moves(code: &str) -> Result<Vec<Move>, BadCode> {
    let point = code.find('.').ok_or(BadCode::NoPoint)?;
    let (before, digits) = (&code[..point], &code[point + 1..]);
    let mut moves = match before {
        "" | "0" => Vec::new(),
        "4" => vec![(0, 4)],
        "8" => vec![(0, 8)],
        "c" | "C" => vec![(0, 12)],
        _ => return Err(BadCode::BeforePoint),
    };
    let count = digits.chars().count();
    if count > MAX_DIGITS {
        return Err(BadCode::TooLong(count));
    }
    for (at, digit) in (1..).zip(digits.chars()) {
        match digit.to_digit(16) {
            Some(0) => {}
            Some(digit) => moves.push((at as u64, digit as u8)),
            None => return Err(BadCode::BadDigit(digit, at)),
        }
    }
    Ok(moves)
}

/// The moves of the game with an octal code; a hexadecimal code is an error.
///
/// # Errors
///
/// As [`moves`]; also if the code is hexadecimal.
pub fn octal_moves(code: &str) -> Result<Vec<Move>, BadCode> {
    let moves = moves(code)?;
    if is_hexadecimal(&moves) {
        return Err(BadCode::Hexadecimal);
    }
    Ok(moves)
}

/// Whether a move can leave three heaps.
pub fn is_hexadecimal(moves: &[Move]) -> bool {
    moves.iter().any(|step| step.1 > 7)
}

#[cfg(test)]
mod tests {
    use super::{moves, octal_moves, BadCode, MAX_DIGITS};

    #[test]
    fn codes_are_read_as_people_write_them() {
        assert_eq!(moves("0.77"), Ok(vec![(1, 7), (2, 7)]));
        assert_eq!(moves(".007"), Ok(vec![(3, 7)]));
        assert_eq!(moves("4."), Ok(vec![(0, 4)]));
        assert_eq!(moves("0.0700"), Ok(vec![(2, 7)]));
        assert_eq!(moves("C.08fF"), Ok(vec![(0, 12), (2, 8), (3, 15), (4, 15)]));
        assert_eq!(moves("."), Ok(vec![]));
    }

    #[test]
    fn bad_codes_have_a_reason() {
        assert_eq!(octal_moves("0.78"), Err(BadCode::Hexadecimal));
        assert_eq!(octal_moves("4.7"), moves("4.7"));
        for &d0 in &["1", "2", "3", "5", "6", "7", "9", "f", "00", "-0", "é"] {
            assert_eq!(moves(&format!("{d0}.7")), Err(BadCode::BeforePoint));
        }
        assert_eq!(moves("077"), Err(BadCode::NoPoint));
        assert_eq!(moves("0.7g"), Err(BadCode::BadDigit('g', 2)));
        assert_eq!(moves("0.-"), Err(BadCode::BadDigit('-', 1)));
        assert_eq!(moves("0.7é"), Err(BadCode::BadDigit('é', 2)));
        assert_eq!(moves("0.7.7"), Err(BadCode::BadDigit('.', 2)));
        // Digits are counted in characters, not bytes, so the error names the bad character.
        let strange = "\u{fffd}".repeat(MAX_DIGITS);
        let found = moves(&("0.".to_string() + &strange));
        assert_eq!(found, Err(BadCode::BadDigit('\u{fffd}', 1)));
    }

    #[test]
    fn reasons_are_worded_for_people() {
        let said = |code: &str| moves(code).unwrap_err().to_string();
        assert!(said("077").ends_with("found no point"));
        assert!(said("1.7").starts_with("expected 0, 4, 8 or c before the point"));
        assert!(said("0.7g").ends_with("found \"g\" as digit 2"));
    }

    #[test]
    fn a_code_may_have_4096_digits_and_no_more() {
        let most = "0.".to_string() + &"7".repeat(MAX_DIGITS);
        assert_eq!(moves(&most).unwrap().len(), MAX_DIGITS);
        let said = moves(&(most + "0")).unwrap_err().to_string();
        assert!(said.ends_with("4096 digits at most, found 4097"), "{}", said);
    }
}
