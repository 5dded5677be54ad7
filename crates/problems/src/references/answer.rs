//! The lines of an answer.

pub fn choose(won: bool, first: &str, second: &str) -> String {
    (if won { first } else { second }).to_string() + "\n"
}

/// Numbers on a line.
pub fn line(numbers: &[u64]) -> String {
    line_of(numbers)
}

/// Numbers or words on a line.
pub fn line_of<T: ToString>(all: impl IntoIterator<Item = T>) -> String {
    let all: Vec<String> = all.into_iter().map(|one| one.to_string()).collect();
    all.join(" ") + "\n"
}
