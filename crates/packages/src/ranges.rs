//! The ranges of a statement in Chinese, by a table.
//!
//! Checked: for every program, by `tests/packages.rs`.

use std::cmp::Reverse;

/// A text in the words of a table; unchanged if no line matches. A line of the table is `FORM = WORDS`, where `{0}`,
/// `{1}` and so on stand for any text; that text is looked up in the table, too, unless it is quoted.
///
/// ```
/// use grundy_packages::ranges::in_other_words;
///
/// let table = "{0} of {1} = {1}: {0}\nmoves = steps";
/// assert_eq!(in_other_words(table, "moves of 3"), "3: steps");
/// ```
pub fn in_other_words(table: &str, what: &str) -> String {
    let inside = what.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    if inside.is_some_and(|text| !text.contains('"')) {
        return what.to_string();
    }
    let lines = table.lines().filter(|line| !line.starts_with('#'));
    let forms = lines.filter_map(|line| {
        let (form, words) = line.split_once(" = ")?;
        Some((form, words, matched(form, what)?))
    });
    // The form with the most text of its own.
    let own = |form: &str| form.len() - "{0}".len() * form.matches('{').count();
    let Some((_, words, found)) = forms.min_by_key(|of| Reverse(own(of.0))) else {
        return what.to_string();
    };
    let parts = found.iter().map(|part| in_other_words(table, part));
    let fill =
        |said: String, (at, part): (usize, String)| said.replace(&format!("{{{at}}}"), &part);
    parts.enumerate().fold(words.to_string(), fill)
}

// What stands at `{0}`, `{1}` and so on, if the rest of the text matches the form.
fn matched<'a>(form: &str, text: &'a str) -> Option<Vec<&'a str>> {
    let mut words = form.split(['{', '}']).step_by(2);
    let mut rest = text.strip_prefix(words.next()?)?;
    let mut found = Vec::new();
    let mut words = words.peekable();
    while let Some(word) = words.next() {
        // The last word ends the text.
        let at =
            if words.peek().is_none() { rest.strip_suffix(word)?.len() } else { rest.find(word)? };
        found.push(&rest[..at]);
        rest = &rest[at + word.len()..];
    }
    (rest.is_empty() && found.iter().all(|part| !part.is_empty())).then_some(found)
}
