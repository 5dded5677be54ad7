//! Words quoted for the shell of this system.

/// The line that a shell reads as these words.
pub fn quoted(words: impl IntoIterator<Item = String>) -> String {
    let words = words.into_iter().map(|word| typed(&word));
    words.collect::<Vec<_>>().join(" ")
}

/// A word quoted for a shell.
pub fn typed(word: &str) -> String {
    if cfg!(windows) {
        for_windows(word)
    } else {
        for_unix(word)
    }
}

fn is_plain(word: &str, signs: &str) -> bool {
    let is_plain = |letter: char| letter.is_alphanumeric() || signs.contains(letter);
    !word.is_empty() && word.chars().all(is_plain)
}

fn for_unix(word: &str) -> String {
    if is_plain(word, "/._-+=:@,") {
        return word.to_string();
    }
    format!("'{}'", word.replace('\'', "'\\''"))
}

/// For cmd.exe, and for PowerShell where the word has neither a quote nor a dollar sign. A program reads its words from
/// the line: there a quote, and the backslashes before it, have a backslash each.
fn for_windows(word: &str) -> String {
    if is_plain(word, "/\\._-+:") {
        return word.to_string();
    }
    let (mut quoted, mut backslashes) = (String::from('"'), 0);
    for letter in word.chars() {
        if letter == '"' {
            quoted += &"\\".repeat(backslashes + 1);
        }
        backslashes = if letter == '\\' { backslashes + 1 } else { 0 };
        quoted.push(letter);
    }
    quoted + &"\\".repeat(backslashes) + "\""
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_shell_reads_the_same_word() {
        for (word, unix, windows) in [
            ("mine.cpp", "mine.cpp", "mine.cpp"),
            ("", "''", "\"\""),
            ("my file", "'my file'", "\"my file\""),
            ("it's", "'it'\\''s'", "\"it's\""),
            ("C:\\Users\\me", "'C:\\Users\\me'", "C:\\Users\\me"),
            ("张三", "张三", "张三"),
            ("C:\\a b\\", "'C:\\a b\\'", "\"C:\\a b\\\\\""),
            ("say \"no\"", "'say \"no\"'", "\"say \\\"no\\\"\""),
            ("a\\\"b", "'a\\\"b'", "\"a\\\\\\\"b\""),
            ("-O2=1,2", "-O2=1,2", "\"-O2=1,2\""),
        ] {
            assert_eq!(
                (for_unix(word), for_windows(word)),
                (unix.to_string(), windows.to_string()),
                "{word}"
            );
        }
    }
}
