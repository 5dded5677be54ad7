//! What people type first, as the grammar has it: names of games, capitals.
//!
//! Checked: here; what the grammar has is left as it is, byte for byte.

use std::borrow::Cow;

const MOST_TYPED: usize = 10_000;

// What stands before a rule.
const BEFORE: [&str; 7] = ["law ", "table ", "plot ", "moves ", "antisg ", "misere ", " "];

/// Names of games, and the rules that they are.
const NAMES: [(&str, &str); 16] = [
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
    ("lasker's nim", "take any or split"),
    ("fibonacci nim", "take up to 2 times the last"),
    ("the ruler game", "turn a run"),
    ("turning turtles", "turn up to 2 coins"),
    ("mock turtles", "turn up to 3 coins"),
    ("bash", "take 1..3"),
];

/// A line with small letters in its words, and with the name of a game replaced by its rule; and the column from which on
/// it is longer than what was typed, and by how much.
pub fn plain(line: &str) -> (Cow<'_, str>, usize, i64) {
    // Nobody types as much, and it would be copied.
    if line.len() > MOST_TYPED {
        return (line.into(), 0, 0);
    }
    let end = line.find('#').unwrap_or(line.len());
    let (line, comment) = line.split_at(end);
    // A letter alone, or one beside a number or a point, may be a parameter.
    let is_word =
        |word: &str| word.len() > 1 && !word.contains(|c: char| !c.is_alphabetic() && c != '\'');
    let word = |word: &str| {
        if is_word(word.trim_end()) {
            word.to_ascii_lowercase()
        } else {
            word.to_string()
        }
    };
    let mut text: String = line.split_inclusive(' ').map(word).collect();
    let mut start = 0;
    while let Some(before) = BEFORE.iter().find(|before| text[start..].starts_with(**before)) {
        start += before.len();
    }
    let is_whole = |rest: &str| rest.is_empty() || rest.starts_with([' ', ':']);
    let is_next = |name: &&(&str, &str)| text[start..].strip_prefix(name.0).is_some_and(is_whole);
    let named = NAMES.iter().filter(is_next).max_by_key(|name| name.0.len());
    let more = named.map_or(0, |(name, game)| {
        text.replace_range(start..start + name.len(), game);
        game.len() as i64 - name.len() as i64
    });
    ((text + comment).into(), start, more)
}

#[cfg(test)]
mod tests {
    use super::plain;

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
        ] {
            let found = plain(typed).0;
            assert_eq!(found, meant, "{typed}");
        }
        // A fault behind a name has its column in what was typed.
        assert_eq!(plain("law nim to x"), ("law take any to x".into(), 4, 5));
    }
}
