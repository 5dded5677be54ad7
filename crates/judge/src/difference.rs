//! Where two texts differ, in words for people.

/// Some bytes as text, for messages and comparisons.
pub fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// The first line where an output differs from the expected one, with both versions.
pub fn difference(expected: &str, found: &str) -> Option<String> {
    if expected == found {
        return None;
    }
    let (mut lines, mut others) = (expected.split_inclusive('\n'), found.split_inclusive('\n'));
    let shown = |line: Option<&str>| match line {
        None => "the end".to_string(),
        Some(text) if text.chars().count() > 80 => {
            format!("{:?}...", text.chars().take(80).collect::<String>())
        }
        Some(text) => format!("{text:?}"),
    };
    let differs = |line: usize| {
        let (expected, found) = (lines.next(), others.next());
        let said = || {
            let (expected, found) = (shown(expected), shown(found));
            format!("line {line} of the output: expected {expected}, found {found}")
        };
        (expected != found).then(said)
    };
    (1..).find_map(differs)
}
