//! A text as tokens: words and numbers in one spelling, each with its place in what was typed.
//!
//! Checked: below.

/// A word, a Chinese character, a sign, or a number.
#[derive(Clone, Debug, PartialEq)]
pub struct Token {
    /// In lower case and without a plural; of a number, its digits.
    pub text: String,
    /// The number, if it is one.
    pub number: Option<u64>,
    /// Whether it is one capital letter, such as a parameter.
    pub is_capital: bool,
    /// Where it begins, in bytes.
    pub at: usize,
    /// Where it ends.
    pub end: usize,
}

impl Token {
    /// Whether both are the same word or number.
    pub fn is(&self, other: &Token) -> bool {
        match (self.number, other.number) {
            (None, None) => self.text == other.text,
            (one, other) => one == other,
        }
    }
}

/// A text with its words in lower case, but for single letters, which may be parameters; with ordinary signs.
pub fn spelled(text: &str) -> String {
    let mut spelled = String::new();
    let letters: Vec<char> = text.chars().map(half).collect();
    for (at, &c) in letters.iter().enumerate() {
        let is_letter = |at: usize| letters.get(at).is_some_and(char::is_ascii_alphabetic);
        let is_alone = !(is_letter(at + 1) || at > 0 && is_letter(at - 1));
        match c {
            '、' => spelled.push(','),
            '。' => spelled.push(' '),
            c if is_alone => spelled.push(c),
            c => spelled.push(c.to_ascii_lowercase()),
        }
    }
    spelled
}

// Signs of several characters, and those that are written in one way here.
const SIGNS: [(&str, &str); 29] = [
    ("\\left", ""),
    ("\\right", ""),
    ("\\leq", "<="),
    ("\\le", "<="),
    ("\\geq", ">="),
    ("\\ge", ">="),
    ("\\lt", "<"),
    ("\\ldots", "..."),
    ("\\dots", "..."),
    ("\\cdots", "..."),
    ("\\in", "∈"),
    ("\\times", "*"),
    ("\\sqrt", "sqrt"),
    ("\\lfloor", ""),
    ("\\rfloor", ""),
    ("\\gcd", "gcd"),
    ("\\{", "{"),
    ("\\}", "}"),
    ("......", "..."),
    ("...", "..."),
    ("..", ".."),
    ("<=", "<="),
    (">=", ">="),
    ("==", "="),
    ("->", "->"),
    ("=>", "->"),
    ("&&", "&"),
    ("**", "^"),
    ("\\", ""),
];

// Characters that are written in one way here; brackets and quotation marks say nothing.
fn plain(c: char) -> &'static str {
    match c {
        '(' | ')' | '"' | '\'' | '`' | '$' | '“' | '”' | '「' | '」' | '《' | '》' | '⌊' | '⌋' => {
            " "
        }
        '‘' | '’' | 'ʼ' => "'",
        '–' | '—' | '−' | '―' | '‐' | '‑' => "-",
        '〜' | '∼' => "~",
        '≤' | '≦' | '⩽' => "<=",
        '≥' | '≧' | '⩾' => ">=",
        '→' => "->",
        '×' => "*",
        '√' => "sqrt",
        '²' => "^2",
        '³' => "^3",
        '½' => "1/2",
        '⅓' => "1/3",
        '¼' => "1/4",
        '…' => "...",
        '、' => ", ",
        '。' => ". ",
        '【' => "[",
        '】' => "]",
        '∣' => "|",
        'é' | 'è' | 'É' => "e",
        '\u{a0}' | '\u{feff}' => " ",
        _ => "",
    }
}

/// Ordinary letters, digits and signs for those of the width of Chinese characters.
pub fn half(letter: char) -> char {
    match letter {
        '！'..='～' => char::from_u32(letter as u32 - 0xfee0).unwrap_or(letter),
        '\u{3000}' => ' ',
        _ => letter,
    }
}

const NUMBERS: [&str; 21] = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
];
const HAN_NUMBERS: [(char, u64); 14] = [
    ('零', 0),
    ('一', 1),
    ('二', 2),
    ('两', 2),
    ('俩', 2),
    ('三', 3),
    ('四', 4),
    ('五', 5),
    ('六', 6),
    ('七', 7),
    ('八', 8),
    ('九', 9),
    ('十', 10),
    ('百', 100),
];

fn han_number(c: char) -> Option<u64> {
    HAN_NUMBERS.iter().find(|(han, _)| *han == c).map(|(_, number)| *number)
}

/// The tokens of a text. O(length).
pub fn tokens(text: &str) -> Vec<Token> {
    // Each character in one spelling, with its place and that of the next one.
    let mut all: Vec<(char, usize, usize)> = Vec::new();
    for (at, c) in text.char_indices() {
        let end = at + c.len_utf8();
        let c = half(c);
        // An apostrophe in a word says nothing either.
        let is_inside = |c: char| {
            all.last().is_some_and(|last| last.0.is_ascii_alphabetic()) && "'’‘ʼ".contains(c)
        };
        match plain(c) {
            _ if is_inside(c) => all.push(('\'', at, end)),
            "" => all.push((c, at, end)),
            plain => all.extend(plain.chars().map(|c| (c, at, end))),
        }
    }
    let mut found = Vec::new();
    let mut i = 0;
    while i < all.len() {
        let c = all[i].0;
        let length = |is: &dyn Fn(char) -> bool| all[i..].iter().take_while(|of| is(of.0)).count();
        let rest = |length: usize| {
            all[i..(i + length).min(all.len())].iter().map(|of| of.0).collect::<String>()
        };
        if c.is_whitespace() || c == '\'' {
            i += 1;
            continue;
        }
        let mut push = |text: String, number: Option<u64>, length: usize| {
            let is_capital = length == 1 && c.is_ascii_uppercase();
            let (at, end) = (all[i].1, all[i + length - 1].2);
            found.push(Token { text, number, is_capital, at, end });
            length
        };
        i += if let Some((sign, plain)) = SIGNS.iter().find(|(sign, _)| rest(sign.len()) == *sign) {
            if plain.is_empty() {
                sign.len()
            } else {
                push(plain.to_string(), None, sign.chars().count())
            }
        } else if c.is_ascii_digit()
            || c == '.' && all.get(i + 1).is_some_and(|next| next.0.is_ascii_digit())
        {
            let (length, is_plain) = numeral(&all[i..]);
            let text = rest(length).to_ascii_lowercase();
            let has_zero = text.len() > 1 && text.starts_with('0');
            let number = text.parse().ok().filter(|_| is_plain && !has_zero);
            push(text, number, length)
        } else if c.is_ascii_alphabetic() {
            let length = length(&|c| c.is_ascii_alphanumeric() || c == '\'');
            // In "n^2" and "2k" letters are variables; a word has no digit but at its end.
            let word = rest(length).replace('\'', "").to_ascii_lowercase();
            let number = NUMBERS.iter().position(|of| *of == word);
            match number {
                Some(number) => push(number.to_string(), Some(number as u64), length),
                None => push(singular(&word).to_string(), None, length),
            }
        } else if han_number(c).is_some() {
            let (number, length) = han(&all[i..]);
            push(number.to_string(), Some(number), length)
        } else {
            push(c.to_string(), None, 1)
        };
    }
    found
}

// How long the number, the code or the thousands are with which these characters begin, and whether it is a plain number.
fn numeral(all: &[(char, usize, usize)]) -> (usize, bool) {
    let is = |at: usize, is: fn(&char) -> bool| all.get(at).is_some_and(|of| is(&of.0));
    let digits = |from: usize| all[from..].iter().take_while(|of| of.0.is_ascii_digit()).count();
    let mut length = digits(0);
    // 0.77 and .77, but not the end of a sentence, nor 1..3.
    if is(length, |c| *c == '.') && is(length + 1, char::is_ascii_alphanumeric) {
        let code = all[length + 1..].iter().take_while(|of| of.0.is_ascii_alphanumeric()).count();
        return (length + 1 + code, false);
    }
    // 1,000 is one number to some and two to others.
    let mut is_plain = true;
    while length <= 3 * 7 && is(length, |c| *c == ',') && digits(length + 1) == 3 {
        length += 4;
        is_plain = false;
    }
    // 3x and 2nd are no numbers.
    let letters = all[length..].iter().take_while(|of| of.0.is_ascii_alphabetic()).count();
    (length + letters, is_plain && letters == 0)
}

// The number with which these Chinese characters begin, and their count: up to 999; 两三 are two numbers.
fn han(all: &[(char, usize, usize)]) -> (u64, usize) {
    let at = |place: usize| all.get(place).and_then(|of| han_number(of.0));
    let (mut sum, mut length) = (0, 0);
    loop {
        match (at(length), at(length + 1)) {
            (Some(digit @ 1..=9), Some(unit @ (10 | 100))) if sum % (unit * 10) == 0 => {
                sum += digit * unit;
                length += 2;
            }
            (Some(10), _) if length == 0 => {
                sum = 10;
                length = 1;
            }
            (Some(0), Some(1..=9)) if sum >= 100 => length += 1,
            (Some(digit @ 0..=9), _) if length == 0 || "十零".contains(all[length - 1].0) => {
                return (sum + digit, length + 1)
            }
            _ => return (sum, length.max(1)),
        }
    }
}

/// A word without the s of its plural, or of its third person.
pub fn singular(word: &str) -> &str {
    let is_kept =
        word.len() < 4 || !word.ends_with('s') || word.ends_with("ss") || word.ends_with("us");
    match word.strip_suffix("es") {
        Some(stem) if ["ch", "sh", "ss", "x"].iter().any(|end| stem.ends_with(end)) => stem,
        _ if is_kept => word,
        _ => &word[..word.len() - 1],
    }
}

/// Whether a word has Latin letters alone.
pub fn is_word(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_alphabetic())
}

#[cfg(test)]
mod tests {
    use super::tokens;

    fn texts(text: &str) -> String {
        tokens(text).into_iter().map(|token| token.text).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_text_has_one_spelling() {
        for (text, expected) in [
            ("Take 1, 3 or Four stones.", "take 1 , 3 or 4 stone ."),
            ("can't  take matches", "cant take match"),
            ("misère Nim", "misere nim"),
            ("1..3 1-3 1…3", "1 .. 3 1 - 3 1 ... 3"),
            ("octal 0.77, .26 and 8.8c", "octal 0.77 , .26 and 8.8c"),
            ("1,000 or 1, 000", "1,000 or 1 , 000"),
            ("拿走１～４枚", "拿 走 1 ~ 4 枚"),
            ("十二个，二十个，一百零五个，两三个", "12 个 , 20 个 , 105 个 , 2 3 个"),
            ("$1 \\le x \\leq 3$", "1 <= x <= 3"),
            ("n%x==0", "n % x = 0"),
            ("2nd 3x k²", "2nd 3x k ^ 2"),
        ] {
            assert_eq!(texts(text), expected, "{text}");
        }
        let number = |text: &str| tokens(text)[0].number;
        assert_eq!([number("1,000"), number("007"), number("0.77"), number("3x")], [None; 4]);
        assert_eq!([number("0"), number("七"), number("99")], [Some(0), Some(7), Some(99)]);
        assert_eq!(number("99999999999999999999"), None);
        let all = tokens("取 ３ 个");
        assert_eq!((all[1].at, all[1].end, all[2].at), (4, 7, 8));
    }
}
