//! The numbers, winners, signs and words of a pasted table.

use super::table::{not_a_number, too_many, wrong, MOST_VALUES};
use crate::fault::Fault;
use crate::requests::Wrong;
use std::ops::Range;

#[derive(Clone, Copy, Debug)]
pub struct Token {
    pub at: usize,
    pub kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    Number(u64),
    Won(bool),
    /// The name of something: of what counts the heaps, of the values, or what says nothing.
    Heap,
    Value,
    Other,
    /// An N, which is the winner of a heap or counts the heaps.
    N,
    /// `:`, `=`, `->` and the like.
    Joins,
    Open(Bracket),
    Close(Bracket),
    Dots,
    /// The end of a line.
    End,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Bracket {
    Round,
    Square,
    Curly,
}

// As many values in their longest form, which is `g(0)=0` and the end of a line; and something around them.
const MOST_TOKENS: usize = 7 * MOST_VALUES + 1000;

// The words of tables.
const WORDS: [(&str, Kind); 6] = [
    ("w won win wins winning true first alice", Kind::Won(true)),
    ("l lost lose loses losing loss p false second bob", Kind::Won(false)),
    ("n", Kind::N),
    (
        "i k x m a b heap heaps size sizes stone stones index position positions pile piles",
        Kind::Heap,
    ),
    (
        "g f h sg dp grundy nimber nimbers value values val winner result status state outcome",
        Kind::Value,
    ),
    (
        "int long short unsigned signed const constexpr static auto let var vec vector array std list return u of the \
         u8 u16 u32 u64 usize i32 i64 int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t bool",
        Kind::Other,
    ),
];
const CHINESE: [(&str, Kind); 6] = [
    ("先手必胜 先手胜 后手必败 先手 必胜 胜 赢", Kind::Won(true)),
    ("先手必败 后手必胜 后手胜 后手 必败 负 败 输", Kind::Won(false)),
    ("石子数 石子 堆的大小 大小 个数 堆", Kind::Heap),
    ("函数值 函数 结果 状态 值", Kind::Value),
    ("第 个 的 态 表", Kind::Other),
    ("为 是", Kind::Joins),
];

// An ordinary sign for one of Chinese texts.
fn half(letter: char) -> char {
    match letter {
        '！'..='～' => char::from_u32(letter as u32 - 0xfee0).unwrap_or(letter),
        '【' => '[',
        '】' => ']',
        '↦' | '⇒' => '→',
        '–' | '—' | '−' | '─' => '-',
        '、' => ',',
        '│' => '|',
        '…' | '。' | '⋯' => '.',
        _ => letter,
    }
}

/// The tokens of a part of a text.
///
/// # Errors
///
/// The first word or sign that no table has, or more tokens than the largest table has.
pub fn tokens(text: &str, within: Range<usize>) -> Result<Vec<Token>, Wrong> {
    let text = &text[..within.end];
    let mut tokens: Vec<Token> = Vec::new();
    let mut at = within.start;
    while let Some(letter) = text[at..].chars().next() {
        let after = |at: usize| text[at..].chars().next().map(half);
        let is_digit = |at: usize| begins_with_digit(&text[at..]);
        // Where the letters end that are such.
        let run = |is: fn(char) -> bool| {
            at + text[at..].find(|c: char| !is(half(c))).unwrap_or(text.len() - at)
        };
        let next = at + letter.len_utf8();
        let refused = || Err(wrong(at, not_a_number(u64::MAX, Some(word(text, at)))));
        let token = |kind: Kind| Token { at, kind };
        if tokens.len() > MOST_TOKENS {
            return Err(wrong(at, too_many(word(text, at))));
        }
        at = match half(letter) {
            '0'..='9' => {
                let end = run(|c| c.is_ascii_digit());
                let number = text[at..end].chars().try_fold(0u64, |number, digit| {
                    number.checked_mul(10)?.checked_add(half(digit).to_digit(10)?.into())
                });
                let is_part = after(end).is_some_and(|c| c.is_ascii_alphabetic())
                    || text[end..].strip_prefix(['.', '．']).is_some_and(begins_with_digit);
                let Some(number) = number.filter(|_| !is_part) else { return refused() };
                tokens.push(token(Kind::Number(number)));
                thousands(text, &tokens, end)?;
                end
            }
            '\n' => {
                tokens.push(token(Kind::End));
                next
            }
            '#' => run(|c| c != '\n'),
            '/' if after(next) == Some('/') => run(|c| c != '\n'),
            '-' | '+' | '=' => {
                let end = run(|c| "-+=".contains(c));
                let sign = &text[at..end];
                let is_arrow = after(end) == Some('>');
                if sign == "=" || sign == "==" || is_arrow && sign == "-" {
                    tokens.push(token(Kind::Joins));
                } else if is_digit(end) && sign.len() == 1 {
                    return refused();
                }
                end + usize::from(is_arrow)
            }
            // Below the heading of a table.
            ':' if after(next) == Some('-') || text[..at].ends_with('-') => next,
            // In std::vector.
            ':' if after(next) == Some(':') => next + 1,
            ':' | '→' => {
                tokens.push(token(Kind::Joins));
                next
            }
            '.' if is_digit(next) => return refused(),
            '.' => {
                tokens.push(token(Kind::Dots));
                run(|c| c == '.')
            }
            '(' | '[' | '{' => {
                tokens.push(token(Kind::Open(bracket(half(letter)))));
                next
            }
            ')' | ']' | '}' => {
                tokens.push(token(Kind::Close(bracket(half(letter)))));
                next
            }
            ',' | ';' | '|' | '"' | '\'' | '`' | '\\' | '*' | '$' | '\x1a' => next,
            // The type of a list.
            '<' | '>' | '&'
                if text[..at].ends_with(|c: char| c.is_ascii_alphanumeric() || c == '>') =>
            {
                next
            }
            c if c.is_whitespace() => next,
            c if c.is_ascii_alphabetic() || c == '_' => {
                let end = run(|c| c.is_ascii_alphanumeric() || c == '_');
                let name: String =
                    text[at..end].chars().map(|c| half(c).to_ascii_lowercase()).collect();
                match named(&name) {
                    Some((length, kinds)) => {
                        tokens.extend(kinds.into_iter().map(token));
                        // A name such as g_0 is the name g and a number.
                        if length == name.len() {
                            end
                        } else {
                            at + length
                        }
                    }
                    None => return refused(),
                }
            }
            _ => {
                let known = CHINESE.iter().flat_map(|(words, kind)| {
                    let words = words.split(' ').filter(|word| text[at..].starts_with(word));
                    words.map(|word| (word.len(), *kind))
                });
                // The longest, because some begin alike.
                let Some((length, kind)) = known.max_by_key(|of| of.0) else { return refused() };
                tokens.push(token(kind));
                at + length
            }
        };
    }
    resolve(text, &mut tokens)?;
    Ok(tokens)
}

fn begins_with_digit(text: &str) -> bool {
    text.starts_with(|c: char| half(c).is_ascii_digit())
}

fn bracket(letter: char) -> Bracket {
    match letter {
        '(' | ')' => Bracket::Round,
        '[' | ']' => Bracket::Square,
        _ => Bracket::Curly,
    }
}

// What a word is, and how much of it; several winners may stand together: WLLW.
fn named(word: &str) -> Option<(usize, Vec<Kind>)> {
    let known = |word: &str| {
        let is_in = |words: &&(&str, Kind)| words.0.split_ascii_whitespace().any(|of| of == word);
        WORDS.iter().find(is_in).map(|of| of.1)
    };
    if let Some(kind) = known(word) {
        return Some((word.len(), vec![kind]));
    }
    if word == "is" {
        return Some((word.len(), vec![Kind::Joins]));
    }
    let has_only = |letters: &str| word.chars().all(|c| letters.contains(c));
    if has_only("wl") || has_only("pn") && word.contains('p') {
        return Some((word.len(), word.chars().map(|c| Kind::Won("wn".contains(c))).collect()));
    }
    let letters = word.trim_end_matches(|c: char| c.is_ascii_digit());
    let kind = known(letters.trim_end_matches('_'))
        .filter(|kind| matches!(kind, Kind::N | Kind::Heap | Kind::Value))?;
    Some((letters.len(), vec![kind]))
}

// The word at a place.
fn word(text: &str, at: usize) -> &str {
    let rest = &text[at..];
    let first = rest.chars().next().map_or(0, char::len_utf8);
    let is_end = |c: char| c.is_whitespace() || ",;:|()[]{}，、；：".contains(c);
    let end = rest[first..].find(is_end).map_or(rest.len(), |end| first + end);
    &rest[..end]
}

// Refuses a number whose thousands stand apart from the rest, such as 1,000.
fn thousands(text: &str, tokens: &[Token], end: usize) -> Result<(), Wrong> {
    let [.., one, other] = tokens else { return Ok(()) };
    let (Kind::Number(first), Kind::Number(rest)) = (one.kind, other.kind) else { return Ok(()) };
    let found = &text[one.at..end];
    let is_rest = first > 0 && end - other.at == 3 && text[other.at..].starts_with('0');
    if is_rest && found == format!("{first},{}", &text[other.at..end]) {
        let lines = vec![found.replace(',', ""), format!("{first} {rest}")];
        return Err(wrong(one.at, Fault::Unclear(lines, found.to_string())));
    }
    Ok(())
}

// Decides what each N is; and refuses a letter between values, where it would be no name.
fn resolve(text: &str, tokens: &mut [Token]) -> Result<(), Wrong> {
    let has_lost = tokens.iter().any(|token| token.kind == Kind::Won(false));
    for place in 0..tokens.len() {
        let Token { at, kind } = tokens[place];
        if matches!(kind, Kind::Number(_) | Kind::End) {
            continue;
        }
        let before = place.checked_sub(1).map_or(Kind::End, |before| tokens[before].kind);
        let next = tokens.get(place + 1).map_or(Kind::End, |next| next.kind);
        if kind == Kind::N {
            let is_won = match (before, next) {
                (_, Kind::Joins | Kind::Open(_) | Kind::Close(_)) => false,
                (Kind::Joins, _) => true,
                (Kind::Number(_), _) => has_lost,
                (_, Kind::Number(_) | Kind::Value) => false,
                _ => has_lost,
            };
            tokens[place].kind = if is_won { Kind::Won(true) } else { Kind::Heap };
        }
        let is_letter = matches!(tokens[place].kind, Kind::Heap | Kind::Value | Kind::Other)
            && text.as_bytes()[at].is_ascii_alphabetic()
            && word(text, at).len() == 1;
        let is_between = matches!(before, Kind::Number(_) | Kind::Won(_))
            && !matches!(next, Kind::Joins | Kind::Open(_));
        if is_letter && is_between {
            return Err(wrong(at, not_a_number(u64::MAX, Some(word(text, at)))));
        }
    }
    Ok(())
}
