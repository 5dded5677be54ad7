//! What people type, in the words of the grammar: names of games, capitals.
//!
//! Checked: below; what is already in the grammar stays as it is, byte for byte.

use super::set::KINDS;
use crate::fault::Fault;
use crate::octal::moves;
use crate::requests::Wrong;
use std::borrow::Cow;

const MOST_TYPED: usize = 10_000;

// What may stand before a rule.
const BEFORE: [&str; 8] =
    ["law ", "table ", "plot ", "moves ", "antisg ", "misere ", "pairs ", " "];

/// Names of games, and their rules.
const NAMES: [(&str, &str); 21] = [
    ("nim", "take any"),
    ("wythoff", "pairs take any from one or the same from both"),
    ("wythoff's game", "pairs take any from one or the same from both"),
    ("euclid", "pairs take multiples of the other from one"),
    ("euclid's game", "pairs take multiples of the other from one"),
    ("kayles", "octal 0.77"),
    ("dawson's kayles", "octal 0.07"),
    ("dawson's chess", "octal 0.137"),
    ("treblecross", "octal 0.007"),
    ("grundy's game", "split unequal"),
    ("lasker", "take any or split"),
    ("lasker's nim", "take any or split"),
    ("fibonacci nim", "take up to 2 times the last"),
    ("the ruler game", "turn a run"),
    ("turning turtles", "turn up to 2 coins"),
    ("mock turtles", "turn up to 3 coins"),
    ("bash", "take 1..3"),
    ("queen", "pairs take any from one or the same from both"),
    ("rook", "pairs take any from one"),
    ("king", "pairs take 1 from one or 1 from both"),
    ("knight", "pairs take (2,1) (1,2) (2,-1) (-1,2)"),
];

// Words of the grammar, and what people say instead.
const WORDS: &str = "take any odd even half up to sqrt a divisor coprime squares primes fibonacci powers of multiples the heap \
    split unequal equal into with or but misere divide by turn coins run octal pairs from one both first second same other less \
    than apart never kind twice times last law table plot moves antisg values for in";
const SYNONYMS: [(&str, &str); 17] = [
    ("a prime", "primes"),
    ("a square", "squares"),
    ("a power of", "powers of"),
    ("remove", "take"),
    ("subtract", "take"),
    ("eat", "take"),
    ("pick", "take"),
    ("flip", "turn"),
    ("at most", "up to"),
    ("no more than", "up to"),
    ("square root", "sqrt"),
    ("stones", ""),
    ("tokens", ""),
    ("matches", ""),
    ("square numbers", "squares"),
    ("prime numbers", "primes"),
    ("fibonacci numbers", "fibonacci"),
];

// What people type in Chinese; of two that begin alike, the longer one comes first.
const CHINESE: [(&str, &str); 51] = [
    ("尼姆博弈", "take any"),
    ("反尼姆", "misere take any"),
    ("尼姆", "take any"),
    ("斐波那契博弈", "take up to 2 times the last"),
    ("斐波那契数", "fibonacci"),
    ("威佐夫博弈", "pairs take any from one or the same from both"),
    ("威佐夫", "pairs take any from one or the same from both"),
    ("欧几里得游戏", "pairs take multiples of the other from one"),
    ("巴什博弈", "take 1..3"),
    ("巴什", "take up to"),
    ("剩下的可分成两堆", "with split"),
    ("分成不等的两堆", "split unequal"),
    ("分成相等的两堆", "split equal"),
    ("分成两堆", "split"),
    ("分成", "split into"),
    ("翻连续的硬币", "turn a run"),
    ("取任意个", "take any"),
    ("不超过一半", "up to half"),
    ("最多一半", "up to half"),
    ("最多取", "take up to"),
    ("最多翻", "turn up to"),
    ("最多", "up to"),
    ("至多", "up to"),
    ("任意个", "any"),
    ("任意", "any"),
    ("取石子", "take any"),
    ("两堆", "pairs"),
    ("取", "take"),
    ("翻", "turn"),
    ("枚", "coins"),
    ("个", ""),
    ("奇数", "odd"),
    ("偶数", "even"),
    ("一半", "half"),
    ("约数", "a divisor"),
    ("互质的数", "a coprime"),
    ("平方数", "squares"),
    ("质数", "primes"),
    ("除以", "divide by"),
    ("反常", "misere"),
    ("misère", "misere"),
    ("Misère", "misere"),
    ("八进制", "octal"),
    ("规律", "law"),
    ("走法", "moves"),
    ("或者", "or"),
    ("或", "or"),
    ("到", "to"),
    ("：", ":"),
    ("、", ","),
    ("，", ","),
];

/// What was typed, in the words of the grammar.
pub struct Typed<'a> {
    /// The line with its words in lower case, and with names of games and Chinese words replaced by those of the grammar.
    pub plain: Cow<'a, str>,
    // The replaced parts: the index and length of each, here and in what was typed; ascending.
    pieces: Vec<[usize; 4]>,
    // What is wrong with it before any word is read.
    wrong: Option<Wrong>,
}

impl Typed<'_> {
    /// The grammar's words for a line.
    pub fn of(line: &str) -> Typed<'_> {
        // Nobody types a line this long, and it would be copied.
        if line.len() > MOST_TYPED {
            return Typed { plain: line.into(), pieces: Vec::new(), wrong: None };
        }
        let end = line.find('#').unwrap_or(line.len());
        let (line, comment) = line.split_at(end);
        let (mut text, mut pieces) = (String::new(), Vec::new());
        let has_heaps = line.contains([':', '：']);
        let mut wrong = None;
        let mut at = 0;
        while let Some(letter) = line[at..].chars().next() {
            let word =
                CHINESE.iter().find(|word| !line.is_ascii() && line[at..].starts_with(word.0));
            let is_in_word = text.ends_with(|c: char| c.is_alphanumeric() || ".(-".contains(c));
            let range = if is_in_word { None } else { range(&line[at..], has_heaps) };
            let (plain, length) = match (range, word) {
                (Some((range, length)), _) => {
                    let found = &line[at..at + length];
                    let around = (&text[..], &line[at + length..]);
                    let what = beside(around, &range, found);
                    let column = at as u64 + 1;
                    wrong = wrong.or_else(|| Some(Wrong { column, what: what? }));
                    (range, length)
                }
                // Stones of which a number is taken.
                (None, Some(&("取石子", _)))
                    if begins_with_number(&line[at + "取石子".len()..]) =>
                {
                    (" take ".to_string(), "取石子".len())
                }
                (None, Some((word, plain))) => (format!(" {plain} "), word.len()),
                (None, None) => (half(letter).to_string(), letter.len_utf8()),
            };
            if plain != line[at..at + length] {
                pieces.push([text.len(), plain.len(), at, length]);
            }
            text += &plain;
            at += length;
            wrong = wrong.or_else(|| {
                let what = named(word?.0, &text, &line[at..])?;
                Some(Wrong { column: (at - length) as u64 + 1, what })
            });
        }
        text = small(&text);
        let mut typed = Typed { plain: "".into(), pieces, wrong };
        let before = text.clone();
        if let Some((start, was, is)) = name(&mut text) {
            let (first, rest) = before.split_at(start + was);
            let what = named(&first[start..], first, rest);
            let column = typed.typed_at(start) as u64 + 1;
            typed.wrong = typed.wrong.or_else(|| Some(Wrong { column, what: what? }));
            let [from, to] = [start, start + was].map(|at| typed.typed_at(at));
            typed.pieces.retain(|piece| piece[0] < start || piece[0] >= start + was);
            for piece in typed.pieces.iter_mut().filter(|piece| piece[0] >= start + was) {
                piece[0] = piece[0] - was + is;
            }
            typed.pieces.push([start, is, from, to - from]);
            typed.pieces.sort_unstable();
        }
        typed.plain = (text + comment).into();
        typed
    }

    /// The line in the words of the grammar, if it can be read.
    ///
    /// # Errors
    ///
    /// If numbers follow the name of a game as if they were more moves.
    pub fn read(&self) -> Result<&str, Wrong> {
        self.wrong.clone().map_or(Ok(&self.plain), Err)
    }

    /// The fault with its column in what was typed; within a replaced part, that is where the part begins.
    pub fn wrong(&self, wrong: Wrong) -> Wrong {
        Wrong { column: self.typed_at(wrong.column as usize - 1) as u64 + 1, ..wrong }
    }

    /// The index in what was typed that belongs to an index here.
    pub fn typed_at(&self, at: usize) -> usize {
        let before = self.pieces.iter().rev().find(|piece| piece[0] < at);
        before.map_or(at, |&[start, length, typed, typed_length]| {
            match at.checked_sub(start + length) {
                Some(behind) => typed + typed_length + behind,
                None => typed,
            }
        })
    }
}

// The number with which a text begins, after blanks: its digits and how many bytes are read.
fn number(text: &str) -> Option<(String, usize)> {
    let start = text.len() - text.trim_start().len();
    let is_digit = |c: &char| half(*c).is_ascii_digit();
    let digits: String = text[start..].chars().take_while(is_digit).collect();
    let length = start + digits.len();
    (!digits.is_empty()).then(|| (digits.chars().map(half).collect(), length))
}

fn begins_with_number(text: &str) -> bool {
    number(text).is_some()
}

// What of a text begins with one of some words, after blanks; an English word ends at a blank or sign.
fn behind<'a>(text: &'a str, words: &[&str]) -> Option<&'a str> {
    let rest = text.trim_start();
    words.iter().find_map(|word| {
        let is_word = rest.get(..word.len()).is_some_and(|it| it.eq_ignore_ascii_case(word));
        let left = if is_word { &rest[word.len()..] } else { return None };
        let is_whole = !word.is_ascii() || !left.starts_with(|c: char| c.is_ascii_alphanumeric());
        is_whole.then_some(left)
    })
}

// "1 to 3" as a run, with its length, where it can be nothing else: behind "from" or "between", before what is counted,
// or where heaps are given and so no bound.
fn range(text: &str, has_heaps: bool) -> Option<(String, usize)> {
    let from = behind(text, &["from", "between", "从"]);
    let is_said = from.is_some_and(begins_with_number);
    let rest = if is_said { from? } else { text };
    if !rest.starts_with(|c: char| half(c).is_ascii_digit()) && !is_said {
        return None;
    }
    let (low, length) = number(rest)?;
    let rest = behind(&rest[length..], if is_said { &["to", "and", "到"] } else { &["to", "到"] })?;
    let (high, length) = number(rest)?;
    let rest = &rest[length..];
    let counted = ["stones", "stone", "coins", "tokens", "matches", "个", "枚", "颗"];
    let counted = behind(rest, &counted);
    let length = text.len() - counted.unwrap_or(rest).len();
    (is_said || has_heaps || counted.is_some()).then(|| (format!("{low}..{high}"), length))
}

// What is wrong with a range in words beside other numbers or a kind of numbers: together they are a union, which nobody
// means by "odd from 1 to 9"; and behind numbers a range may be that of the heaps.
fn beside((before, rest): (&str, &str), range: &str, found: &str) -> Option<Fault> {
    let (low, high) = range.split_once("..")?;
    let line = before.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    let asked = line.split(' ').next().unwrap_or_default();
    let is_asked = ["law", "table", "plot", "moves", "antisg"].contains(&asked);
    let line = &(if is_asked { line } else { format!("law {line}") })[..];
    let is_kind = |text: &str| KINDS.contains(&text);
    let last = line.rsplit(' ').next().unwrap_or_default();
    let is_base = last.bytes().all(|byte| byte.is_ascii_digit()) && line.contains(" of ");
    let next = rest.trim_start();
    let follows = KINDS.iter().chain(&KINDS_IN_CHINESE).any(|kind| next.starts_with(kind));
    if is_kind(last) || is_base && !last.is_empty() || follows {
        let found = found.trim();
        if follows {
            let next = next.split([' ', ':', '#']).next().unwrap_or_default();
            return Some(Fault::RangeAndKind(format!("{found}{next}")));
        }
        let less = match low.parse::<u64>() {
            Ok(low) if low > 1 => format!("1..{} ", low - 1),
            _ => String::new(),
        };
        let more = high.parse::<u64>().map_or(0, |high| high.saturating_add(1));
        let lines = vec![format!("{line} but {less}{more}.."), format!("{line} or {range}")];
        return Some(Fault::Unclear(lines, format!("{last} {found}")));
    }
    let is_from = found.starts_with("from");
    let is_number = !last.is_empty() && last.bytes().all(|byte| byte.is_ascii_digit());
    (is_from && is_number && line.contains("take")).then(|| {
        let lines = vec![format!("{line} to {high}"), format!("{line} {range}")];
        Fault::Unclear(lines, format!("{last} {}", found.trim()))
    })
}

const KINDS_IN_CHINESE: [&str; 5] = ["奇数", "偶数", "质数", "平方数", "斐波那契数"];

// What is wrong if numbers follow the name of a game: its rule would have them as more numbers to take.
fn named(name: &str, first: &str, rest: &str) -> Option<Fault> {
    let (before, game) = match name.to_lowercase().as_str() {
        "bash" | "巴什博弈" => ("bash", ""),
        "nim" | "尼姆博弈" | "尼姆" | "反尼姆" => ("nim", "take any"),
        _ => return None,
    };
    let (number, _) = number(rest)?;
    let asked = first.trim_start().split(' ').next().unwrap_or_default().to_lowercase();
    let asked =
        if ["law", "table", "plot", "moves", "antisg"].contains(&&asked[..]) { &asked } else { "" };
    let misere = if first.contains("misere") || name == "反尼姆" { "misere " } else { "" };
    let numbers = rest.split([':', '：', '#']).next().unwrap_or_default();
    let line = match (before, asked) {
        ("bash", "") => format!("law {misere}take 1..{number}"),
        ("bash", asked) => format!("{asked} {misere}take 1..{number}"),
        (_, "" | "moves") => format!("moves {misere}{game} : {}", numbers.trim()),
        (_, asked) => format!("{asked} {misere}{game} to {number}"),
    };
    Some(Fault::Instead(line, format!("{name} {}", numbers.trim())))
}

// Ordinary digits and signs for those of the width of Chinese letters.
fn half(letter: char) -> char {
    match letter {
        '！'..='～' => char::from_u32(letter as u32 - 0xfee0).unwrap_or(letter),
        '\u{3000}' => ' ',
        _ => letter,
    }
}

// Words in lower case. A single letter, or one next to a number or a point, may be a parameter.
fn small(line: &str) -> String {
    let is_word =
        |word: &str| word.len() > 1 && !word.contains(|c: char| !c.is_alphabetic() && c != '\'');
    let word = |word: &str| {
        if is_word(word.trim_end()) {
            word.to_ascii_lowercase()
        } else {
            word.to_string()
        }
    };
    line.split_inclusive(' ').map(word).collect()
}

// Replaces the name of a game by its rule: where it begins, its length, and that of the rule.
fn name(text: &mut String) -> Option<(usize, usize, usize)> {
    let mut start = 0;
    while let Some(before) = BEFORE.iter().find(|before| text[start..].starts_with(**before)) {
        start += before.len();
    }
    let is_whole = |rest: &str| rest.is_empty() || rest.starts_with([' ', ':']);
    // Behind "pairs" only the rest of a rule of two heaps may stand.
    let is_of_pairs = text[..start].ends_with("pairs ");
    let names = NAMES.iter().filter_map(|&(name, game)| {
        Some((name, if is_of_pairs { game.strip_prefix("pairs ")? } else { game }))
    });
    let is_next = |name: &(&str, &str)| text[start..].strip_prefix(name.0).is_some_and(is_whole);
    let (name, game) = names.filter(is_next).max_by_key(|name| name.0.len())?;
    text.replace_range(start..start + name.len(), game);
    Some((start, name.len(), game.len()))
}

/// The octal code that a text names, or is: `kayles`, `Dawson's chess`, `octal 0.77`, `０．７７`; a number, such as the
/// length of a row, stays one. `None` for anything else.
///
/// ```
/// use grundy_engine::pattern::octal_named;
///
/// assert_eq!(octal_named("Dawson's Chess").unwrap(), "0.137");
/// assert_eq!(octal_named("０．７７").unwrap(), "0.77");
/// assert_eq!(octal_named("wythoff"), None);
/// ```
pub fn octal_named(text: &str) -> Option<String> {
    let plain = Typed::of(text).plain.into_owned();
    let plain = plain.trim();
    let code = plain.strip_prefix("octal ").unwrap_or(plain).trim();
    let is_number = !code.is_empty() && code.bytes().all(|byte| byte.is_ascii_digit());
    (is_number || moves(code).is_ok()).then(|| code.to_string())
}

/// What a wrong line may have been meant to be, the likeliest first; a guess need not be right.
pub fn guesses(line: &str) -> Vec<String> {
    if line.len() > 200 {
        return Vec::new();
    }
    let line = line.to_lowercase();
    // The rule, between what is asked and the heaps.
    let before = BEFORE.iter().filter(|word| word.len() > 1 && line.starts_with(**word));
    let start = before.map(|word| word.len()).max().unwrap_or(0);
    let ends = [" to ", " :", ":"].iter().filter_map(|end| line[start..].find(end));
    let end = start + ends.min().unwrap_or(line.len() - start);
    let (rule, with) =
        (line[start..end].trim(), |rule: &str| [&line[..start], rule, &line[end..]].concat());
    let mut guesses = Vec::new();
    let names = NAMES.iter().map(|name| (distance(rule, name.0), name.0));
    guesses.extend(
        names.filter(|&(far, name)| far <= name.len() / 4).min().map(|(_, name)| with(name)),
    );
    // "1 to 3" is a run.
    let words: Vec<&str> = line.split_whitespace().collect();
    let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    if let Some(to) = words
        .windows(3)
        .position(|three| three[1] == "to" && is_number(three[0]) && is_number(three[2]))
    {
        let run = format!("{}..{}", words[to], words[to + 2]);
        guesses.push([&words[..to], &[&run[..]], &words[to + 3..]].concat().join(" "));
    }
    if rule.starts_with(|c: char| c.is_ascii_digit()) {
        guesses.push(with(&format!("take {rule}")));
    }
    let mut said = format!(" {line} ");
    for (synonym, word) in SYNONYMS {
        said = said.replace(&format!(" {synonym} "), &format!(" {word} "));
    }
    let nearest = |word: &str| {
        let is_plain = word.chars().all(char::is_alphabetic) && word.len() > 1;
        let words = WORDS.split_whitespace().map(|of| (distance(word, of), of));
        let near = words.filter(|&(far, of)| is_plain && far <= (of.len() + 1) / 3);
        near.min().map_or(word, |(_, of)| of).to_string()
    };
    let words: Vec<String> = said.split_whitespace().map(nearest).collect();
    guesses.push(words.join(" "));
    guesses
}

// How many letters to insert, leave out or change, or neighbours to exchange, to make one word of the other.
fn distance(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let mut rows: Vec<Vec<usize>> = vec![(0..=other.len()).collect()];
    for i in 1..=one.len() {
        let mut row = vec![i];
        for j in 1..=other.len() {
            let changed = rows[i - 1][j - 1] + usize::from(one[i - 1] != other[j - 1]);
            let mut least = changed.min(row[j - 1] + 1).min(rows[i - 1][j] + 1);
            if i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1] {
                least = least.min(rows[i - 2][j - 2] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[one.len()][other.len()]
}

#[cfg(test)]
mod tests {
    use super::{distance, guesses, Fault, Typed};
    use crate::requests::Wrong;

    #[test]
    fn what_people_type_is_what_they_mean() {
        for (typed, meant) in [
            ("law nim to 9", "law take any to 9"),
            ("Law Kayles to 300", "law octal 0.77 to 300"),
            ("moves misere Nim : 1 2", "moves misere take any : 1 2"),
            ("law Take 1 3 4", "law take 1 3 4"),
            ("law Grundy's game to 9", "law split unequal to 9"),
            ("law wythoff to 9", "law pairs take any from one or the same from both to 9"),
            ("law take L..R for L in 1..4, R in L..8", "law take L..R for L in 1..4, R in L..8"),
            ("Values 0 1 # NIM", "values 0 1 # NIM"),
            ("law pairs take (2,-1)", "law pairs take (2,-1)"),
            ("取 1、3、4", "take 1,3,4"),
            ("规律 取任意个或分成两堆 到 50", "law take any or split to 50"),
            ("威佐夫：3 5", "pairs take any from one or the same from both : 3 5"),
            ("反常 取 1 3", "misere take 1 3"),
            ("最多翻 3 枚", "turn up to 3 coins"),
            ("取1到3个", "take 1..3"),
            ("取 从 1 到 3", "take 1..3"),
            ("取石子1到3个", "take 1..3"),
            ("取 1、3到5颗", "take 1 3..5"),
            ("take 1 to 3 stones", "take 1..3"),
            ("Take from 1 TO 3", "take 1..3"),
            ("take between 1 and 3 to 50", "take 1..3 to 50"),
            ("take 1 to 3 : 5", "take 1..3 : 5"),
            ("law take 1 3 to 20", "law take 1 3 to 20"),
            ("law pairs take 1 from one to 20", "law pairs take 1 from one to 20"),
            ("law turn up to 3 coins to 20", "law turn up to 3 coins to 20"),
            ("取 1 到 3", "take 1 to 3"),
            ("规律 取 1 3 到 50", "law take 1 3 to 50"),
            ("取 １，３ ： ５", "take 1 3 : 5"),
            ("misère Nim : 3", "misere take any : 3"),
            ("反尼姆：1 2", "misere take any : 1 2"),
            ("巴什 3", "take up to 3"),
            ("law 八进制 0.77", "law octal 0.77"),
            ("law pairs Wythoff to 9", "law pairs take any from one or the same from both to 9"),
            ("law pairs nim", "law pairs nim"),
            ("moves lasker : 3 4", "moves take any or split : 3 4"),
        ] {
            // Blanks and commas count as the same.
            let words = |line: &str| -> Vec<String> {
                let words = line.split([' ', ',']).filter(|word| !word.is_empty());
                words.map(str::to_string).collect()
            };
            assert_eq!(words(&Typed::of(typed).plain), words(meant), "{typed}");
        }
        // A fault after a name has its column in what was typed.
        let column = |line: &str, column| {
            let wrong = Wrong { column, what: Fault::SmallerHeaps };
            Typed::of(line).wrong(wrong).column
        };
        let named = [17, 5, 1].map(|at| column("law nim to x", at));
        assert_eq!(named, [12, 5, 1]);
        // In " take  1 x"; a Chinese letter has three bytes. In " misere  take any : x" the name is replaced, too.
        assert_eq!([10, 2].map(|at| column("取 1 x", at)), [7, 1]);
        assert_eq!([21, 10, 2].map(|at| column("反常 nim : x", at)), [14, 8, 1]);
    }

    #[test]
    fn a_misspelt_request_is_told_the_nearest_one() {
        for (typed, meant) in [
            ("law kaylse to 9", "law kayles to 9"),
            ("wythof : 3 4", "wythoff : 3 4"),
            ("1 3 4", "take 1 3 4"),
            ("misere tke 1 3", "misere take 1 3"),
            ("law take at most 5 to 9", "law take up to 5 to 9"),
            ("subtract square numbers", "take squares"),
            ("split unequel", "split unequal"),
            ("take 1 to 3 : 5", "take 1..3 : 5"),
            ("take a prime", "take primes"),
        ] {
            assert!(guesses(typed).contains(&meant.to_string()), "{typed}: {:?}", guesses(typed));
        }
        assert!(guesses(&"x".repeat(201)).is_empty());
        assert_eq!(
            (distance("kaylse", "kayles"), distance("", "ab"), distance("abc", "c")),
            (1, 2, 2)
        );
    }
}
