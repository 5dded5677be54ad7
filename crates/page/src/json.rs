//! JSON, only for writing.

/// A text.
pub fn text(of: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in of.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            '\n' => quoted += "\\n",
            c if c < ' ' => quoted += &format!("\\u{:04x}", u32::from(c)),
            c => quoted.push(c),
        }
    }
    quoted + "\""
}

/// A text, or null.
pub fn maybe(of: Option<&str>) -> String {
    of.map_or("null".to_string(), text)
}

/// A list of JSON values.
pub fn list(of: impl IntoIterator<Item = String>) -> String {
    format!("[{}]", of.into_iter().collect::<Vec<String>>().join(","))
}

/// An object of keys and JSON values.
pub fn object<K: AsRef<str>>(of: impl IntoIterator<Item = (K, String)>) -> String {
    let pair = |(key, value): (K, String)| format!("{}:{value}", text(key.as_ref()));
    format!("{{{}}}", of.into_iter().map(pair).collect::<Vec<String>>().join(","))
}

#[test]
fn quotes_lines_and_control_characters_are_escaped() {
    assert_eq!(text("a\"\\\n\u{1}é"), "\"a\\\"\\\\\\n\\u0001é\"");
    assert_eq!(object([("k", list([text("x"), maybe(None)]))]), r#"{"k":["x",null]}"#);
}
