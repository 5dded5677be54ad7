//! Words quoted for a shell.

/// The line that a shell reads as these words.
pub fn quoted(words: impl IntoIterator<Item = String>) -> String {
    let words = words.into_iter().map(|word| typed(&word));
    words.collect::<Vec<_>>().join(" ")
}

/// A word quoted for a shell.
pub fn typed(word: &str) -> String {
    let is_plain = |letter: char| letter.is_alphanumeric() || "/._-+=:@,".contains(letter);
    if !word.is_empty() && word.chars().all(is_plain) {
        word.to_string()
    } else {
        format!("'{}'", word.replace('\'', "'\\''"))
    }
}
