//! What the judges of a program allow.

/// The judge's memory in KB, taken as address space, and its seconds, as the line `Judged:` of the
/// program's help has them; 64 MB and 1 s where it has none.
pub fn limits(source: &str) -> (u64, u64) {
    let help = source.split("Judged:").nth(1).unwrap_or("");
    let judged = help.split("Input:").next().unwrap_or("");
    let words: Vec<&str> = judged
        .split(|c: char| c == ';' || c == ',' || c.is_whitespace())
        .collect();
    let before = |unit: &str| {
        let at = words.iter().position(|&word| word == unit)?;
        words[..at].last()?.parse::<u64>().ok()
    };
    let memory = before("KB").or_else(|| before("MB").map(|megabytes| megabytes << 10));
    (memory.unwrap_or(64 << 10), before("s").unwrap_or(1))
}

#[cfg(test)]
mod tests {
    use super::limits;

    #[test]
    fn limits_are_those_of_the_line_judged() {
        let of = |judged: &str| {
            limits(&format!(
                "Judged:  {}\nInput:   until the end: `1 s`.",
                judged
            ))
        };
        assert_eq!(
            of("POJ 1067 (no Rust there); 1 s, 10000 KB; a and b"),
            (10_000, 1)
        );
        assert_eq!(of("POJ 3537; 3 s, 64 MB; n from 3"), (64 << 10, 3));
        assert_eq!(of("n up to 1000."), (64 << 10, 1));
        assert_eq!(limits("Input: 5 s"), (64 << 10, 1));
    }
}
