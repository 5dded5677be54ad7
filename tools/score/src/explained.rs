//! Survivors that `tests/mutants.md` explains.
//!
//! ```text
//! - `src/kernel.rs: replace == with != in Mex::clear`: only slower.
//! - In `is_prime` of `abc368-f`, `coins`: no number of the judge's is left for it.
//! ```
//!
//! The first form is for a change of the library that no test can tell, of a program no golden case; the second for a
//! function of a submission that the judge's inputs do not reach, or not in such a way that its result matters, or for a
//! function of a file, such as `src/misere/minimise.rs`, whose result may be another.

/// What is explained: changes by their file, and functions by the programs of which that is true.
pub struct Explained {
    changes: Vec<(String, String)>,
    places: Vec<(String, Vec<String>)>,
}

impl Explained {
    /// From the text of `tests/mutants.md`.
    pub fn new(text: &str) -> Explained {
        let mut explained = Explained {
            changes: Vec::new(),
            places: Vec::new(),
        };
        // An entry goes on in lines that are indented.
        for entry in text.replace("\n  ", " ").lines() {
            let mut quoted = entry.split('`').skip(1).step_by(2).map(str::to_string);
            if let Some(rest) = entry.strip_prefix("- `") {
                let change = rest
                    .split('`')
                    .next()
                    .and_then(|change| change.split_once(": "));
                explained
                    .changes
                    .extend(change.map(|(file, what)| (file.to_string(), what.to_string())));
            } else if entry.starts_with("- In `") {
                let head = entry.split(": ").next().unwrap_or("");
                let count = head.matches('`').count() / 2;
                let place = quoted.next().unwrap_or_default();
                explained
                    .places
                    .push((place, quoted.take(count - 1).collect()));
            }
        }
        explained
    }

    /// Whether a change of a file of the library is explained; each entry stands for one.
    pub fn take(&mut self, file: &str, what: &str) -> bool {
        let at = self
            .changes
            .iter()
            .position(|change| change.0 == file && change.1 == what);
        at.map(|at| self.changes.remove(at)).is_some() || self.is_in_place(what, file)
    }

    /// The changes of a file that are explained and have not been taken.
    pub fn left_of(&self, file: &str) -> Vec<&str> {
        let of_file = self.changes.iter().filter(|change| change.0 == file);
        of_file.map(|change| &change.1[..]).collect()
    }

    /// Whether a change of a submission is, which has a module for each file of the library that it needs.
    pub fn is_of(&self, program: &str, module: &str, what: &str) -> bool {
        let of_program = format!("src/bin/{program}.rs");
        let is_change = |(file, change): &(String, String)| {
            let mut names = file.trim_end_matches(".rs").split('/');
            let is_here = match module {
                "" => *file == of_program,
                _ => names.any(|name| name == module),
            };
            change == what && is_here
        };
        self.changes.iter().any(is_change) || self.is_in_place(what, program)
    }

    fn is_in_place(&self, what: &str, of: &str) -> bool {
        let is_place = |(place, names): &(String, Vec<String>)| {
            what.ends_with(&format!(" in {place}")) && names.iter().any(|name| name == of)
        };
        self.places.iter().any(is_place)
    }
}

#[cfg(test)]
mod tests {
    use super::Explained;

    #[test]
    fn both_forms_are_read() {
        let text = "- `src/nim.rs: replace + with - in f`: why.\n- In `A::g` of `p`,\n  `q`: `n` is 1: why.\n\
                    - In `h` of `src/rows.rs`: why.\n";
        let mut explained = Explained::new(text);
        assert!(explained.is_of("p", "a", "replace 1 with 2 in A::g"));
        assert!(explained.is_of("q", "a", "replace 1 with 2 in A::g"));
        assert!(!explained.is_of("n", "a", "replace 1 with 2 in A::g"));
        assert!(!explained.is_of("p", "a", "replace 1 with 2 in g"));
        assert!(explained.is_of("n", "nim", "replace + with - in f"));
        assert!(!explained.is_of("n", "rows", "replace + with - in f"));
        assert!(!explained.is_of("n", "", "replace + with - in f"));
        assert!(!explained.take("src/rows.rs", "replace + with - in f"));
        assert!(explained.take("src/rows.rs", "replace + with - in h"));
        assert!(!explained.take("src/nim.rs", "replace + with - in h"));
        assert_eq!(explained.left_of("src/nim.rs"), ["replace + with - in f"]);
        assert!(explained.take("src/nim.rs", "replace + with - in f"));
        assert!(explained.left_of("src/nim.rs").is_empty());
        assert!(!explained.take("src/nim.rs", "replace + with - in f"));
    }
}
