//! The text of a formula as tokens, each with its place.
//!
//! Checked: below.

/// A number, a name or a sign.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Token {
    /// What it is.
    pub is: Kind,
    /// Where it begins, in bytes.
    pub at: usize,
    /// Where it ends.
    pub end: usize,
}

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    /// A number; `None` if it has more than 63 bits.
    Number(Option<i64>),
    /// A letter, with letters, digits and lines behind it.
    Name,
    /// A sign, in the way in which it is written here.
    Sign(&'static str),
    /// Anything else.
    Other,
}

// Signs of one character.
const SINGLE: &str = "()[]{},;:=+-*/%^&|~!<>";
// Other signs and Chinese words, and the ways to write each, before those that begin like it.
const SIGNS: [(&str, &str); 23] = [
    ("..", "... .. …"),
    ("->", "-> => → ↦"),
    ("**", "**"),
    ("<<", "<<"),
    (">>", ">>"),
    ("<=", "<= ≤"),
    (">=", ">= ≥"),
    ("==", "=="),
    ("!=", "!= ≠"),
    ("<>", "<>"),
    ("&&", "&&"),
    ("||", "||"),
    ("/", "// ÷"),
    ("*", "× ·"),
    ("-", "− –"),
    ("[", "【"),
    ("]", "】"),
    (",", "、"),
    ("for", "对于 对"),
    ("in", "∈ 属于"),
    ("if", "如果 若"),
    ("and", "并且 且"),
    ("or", "或者 或"),
];

/// The tokens of a text from a place on; `#` ends a line, and lines are like blanks.
pub fn tokens(text: &str, from: usize) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut at = from;
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        // How far all characters are such.
        let run = |is: fn(char) -> bool| rest.find(|c| !is(c)).unwrap_or(rest.len());
        let (is, length) = if first == '#' {
            at += run(|c| c != '\n');
            continue;
        } else if first.is_whitespace() || first.is_control() || first == '\u{feff}' {
            at += first.len_utf8();
            continue;
        } else if digit(first).is_some() {
            let length = run(|c| digit(c).is_some());
            let mut digits = rest[..length].chars().filter_map(digit);
            let number = digits.try_fold(0i64, |number, digit| {
                number.checked_mul(10)?.checked_add(i64::from(digit))
            });
            (Kind::Number(number), length)
        } else if first.is_ascii_alphabetic() || first == '_' {
            (Kind::Name, run(|c| c.is_ascii_alphanumeric() || c == '_'))
        } else if let Some((sign, length)) = sign(rest, first) {
            (Kind::Sign(sign), length)
        } else {
            (Kind::Other, first.len_utf8())
        };
        tokens.push(Token { is, at, end: at + length });
        at += length;
    }
    tokens
}

// The sign with which a text begins, and its length.
fn sign(text: &str, first: char) -> Option<(&'static str, usize)> {
    let length = |typed: &str| {
        let mut rest = text.chars();
        let is_typed = typed.chars().all(|c| rest.next().map(plain) == Some(c));
        is_typed.then_some(text.len() - rest.as_str().len())
    };
    let longer = SIGNS
        .iter()
        .find_map(|&(sign, spellings)| Some((sign, spellings.split(' ').find_map(length)?)));
    longer.or_else(|| {
        let at = SINGLE.find(plain(first))?;
        Some((&SINGLE[at..=at], first.len_utf8()))
    })
}

fn digit(c: char) -> Option<u32> {
    plain(c).to_digit(10)
}

// A character of full width as an ordinary one.
fn plain(c: char) -> char {
    match c {
        '！'..='～' => char::from((c as u32 - '！' as u32) as u8 + b'!'),
        c => c,
    }
}

/// Whether a text has a formula: an arrow stands in it, before any `#`-remark ends its line.
pub fn has_arrow(text: &str) -> bool {
    text.contains(['>', '＞', '→', '↦'])
        && tokens(text, 0).iter().any(|token| token.is == Kind::Sign("->"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_of_full_width_are_ordinary_ones() {
        let signs = |text: &str| -> Vec<String> {
            let said = |token: &Token| match token.is {
                Kind::Number(number) => number.map_or("?".to_string(), |number| number.to_string()),
                Kind::Sign(sign) => sign.to_string(),
                Kind::Name | Kind::Other => text[token.at..token.end].to_string(),
            };
            tokens(text, 0).iter().map(said).collect()
        };
        assert_eq!(signs("（ａ，１２）").join(" "), "( ａ , 12 )");
        assert_eq!(signs("n→n－３ # any\nx_1≤2＊*3").join(" "), "n -> n - 3 x_1 <= 2 ** 3");
        assert_eq!(signs("9223372036854775807 9223372036854775808"), ["9223372036854775807", "?"]);
        assert!(has_arrow("law n -> n") && has_arrow("n －＞ n"));
        assert!(!has_arrow("take 1 # n -> n") && !has_arrow("n - > 1"));
    }
}
