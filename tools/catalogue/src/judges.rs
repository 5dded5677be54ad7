//! The judges: the lines of `judges.txt`, the one place that says what a judge compiles with.

/// A judge.
pub struct Judge {
    /// As the lines `Judged:` have it, without blanks.
    pub name: &'static str,
    /// What it gives where a problem states no limits, such as `1 s, 256 MB`, or `-`.
    pub limits: &'static str,
    /// What it compiles with, or `no Rust`.
    pub compiler: &'static str,
    pub notes: &'static str,
}

impl Judge {
    /// Whether it takes Rust.
    pub fn takes_rust(&self) -> bool {
        self.compiler != "no Rust"
    }

    /// Whether it gives no standard input, but calls a method.
    pub fn calls_a_method(&self) -> bool {
        self.notes.starts_with("calls a method")
    }
}

/// The file that [`all`] has, from the folder of the package.
pub const FILE: &str = "tools/catalogue/judges.txt";

/// All judges, in the order of the file.
///
/// # Panics
///
/// If a line has not four columns.
pub fn all() -> Vec<Judge> {
    let lines = include_str!("../judges.txt").lines();
    let lines = lines.filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            let [name, limits, compiler, notes] = cells[..] else {
                panic!("{FILE}: `{line}` is not `NAME | LIMITS | COMPILER | NOTES`")
            };
            Judge { name, limits, compiler, notes }
        })
        .collect()
}

/// The judge of a name.
///
/// # Errors
///
/// If the file has no such line: which one to write.
pub fn judge(name: &str) -> Result<Judge, String> {
    let judge = all().into_iter().find(|judge| judge.name == name);
    judge.ok_or(format!(
        "{FILE} has no judge {name:?}: write a line `{name} | 1 s, 256 MB (not confirmed) | COMPILER | NOTES`"
    ))
}
