//! Some numbers in a sentence.

use grundy_lang::{told, Lang};

/// "1, 2 and 3".
pub fn listed(numbers: &[u64], lang: Lang) -> String {
    match numbers.split_last() {
        Some((last, rest)) if !rest.is_empty() => {
            let rest = joined(rest, &told!(lang, ", ", "、"));
            told!(lang, "{rest} and {last}", "{rest} 与 {last}")
        }
        _ => joined(numbers, ""),
    }
}

/// Numbers with this between them.
pub fn joined<T: ToString>(numbers: &[T], between: &str) -> String {
    numbers.iter().map(T::to_string).collect::<Vec<String>>().join(between)
}
