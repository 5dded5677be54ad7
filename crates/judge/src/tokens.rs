//! The words and signs of a source, without its comments and texts: what a search in the bare source would take for code.
//!
//! Checked: below; and by the frames that go by it (`crates/cli/tests/grundy/frames.rs`).

/// The words of a source, and its signs one by one, with the places where they begin; `ending` is that of its file.
pub fn tokens<'a>(source: &'a str, ending: &str) -> Vec<(usize, &'a str)> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(first) = source[at..].chars().next() {
        let rest = &source[at..];
        let length = match comment_or_text(rest, ending) {
            Some(length) => length,
            None => {
                let word = rest.find(|letter| !is_of_word(letter)).unwrap_or(rest.len());
                let length = word.max(first.len_utf8());
                if !first.is_whitespace() {
                    tokens.push((at, &rest[..length]));
                }
                length
            }
        };
        at += length;
    }
    tokens
}

fn is_of_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// The length of the comment or the text with which a source begins.
fn comment_or_text(rest: &str, ending: &str) -> Option<usize> {
    let to = |end: &str, from: usize| rest[from..].find(end).map(|at| from + at);
    let past = |end: &str, from: usize| to(end, from).map_or(rest.len(), |at| at + end.len());
    let is_python = ending == "py";
    if rest.starts_with(if is_python { "#" } else { "//" }) {
        return Some(to("\n", 0).unwrap_or(rest.len()));
    }
    if rest.starts_with("/*") && !is_python {
        return Some(past("*/", 2));
    }
    if let Some(quotes) = ["\"\"\"", "'''"].iter().find(|quotes| rest.starts_with(**quotes)) {
        return Some(past(quotes, 3));
    }
    let quote = rest.chars().next().filter(|&first| "\"'`".contains(first))?;
    // Elsewhere `'` stands around a letter, or alone: before a lifetime, or between digits.
    let is_one = || rest.chars().nth(1) == Some('\\') || rest.chars().nth(2) == Some('\'');
    if quote == '\'' && !is_python && ending != "js" && !is_one() {
        return Some(1);
    }
    let mut letters = rest.char_indices().skip(1);
    while let Some((at, letter)) = letters.next() {
        match letter {
            '\\' => {
                letters.next();
            }
            '\n' if quote != '`' => return Some(at),
            _ if letter == quote => return Some(at + 1),
            _ => {}
        }
    }
    Some(rest.len())
}

#[test]
fn comments_and_texts_have_no_tokens() {
    let of = |source: &str, ending: &str| {
        tokens(source, ending).into_iter().map(|token| token.1).collect::<Vec<_>>().join(" ")
    };
    for (ending, source, expected) in [
        ("cpp", "int f(); // main(\n/* main() { */ int x = 1'000;", "int f ( ) ; int x = 1 000 ;"),
        ("cpp", "\"main() // \\\" /*\" + '\"' + '\\'' + \"\" main", "+ + + main"),
        ("rs", "fn f<'a>(x: &'a str) -> char { 'x' }", "fn f < a > ( x : & a str ) - > char { }"),
        ("py", "# input()\nx = 'input()' + \"#\" + '''\ninput()\n''' # '\ny", "x = + + y"),
        ("js", "`${main()}\n` + 'main' // `\nz", "+ z"),
        ("java", "/** canwinnim */ String s = \"\"\"\n main( \"\"\";", "String s = ;"),
        ("cpp", "\"not closed\nnext /* nor this", "next"),
        ("cpp", "é = '", "é ="),
        ("cpp", "", ""),
    ] {
        assert_eq!(of(source, ending), expected, "{source}");
    }
    assert_eq!(tokens("a é b", "py"), [(0, "a"), (2, "é"), (5, "b")]);
}
