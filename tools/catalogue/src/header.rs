//! Where a program is judged, and what its judges allow: the lines `Judged:` of its help.
//!
//! ```text
//! Judged:  JUDGE ID[, JUDGE ID]; SECONDS s, MEMORY MB; sizes
//! Judged:  nowhere
//! ```
//!
//! A line for all judges with the same limits; the memory may be in KB, too. Where a judge states no
//! limit, LOJ gives 1 s and 512 MB, AtCoder 2 s and 1024 MB, CSES 1 s and 512 MB, and of the others
//! 1 s and 256 MB are taken.

/// One line `Judged:`.
pub struct Judged {
    /// Each judge with its name of the problem.
    pub problems: Vec<(String, String)>,
    pub seconds: u64,
    pub kilobytes: u64,
    /// What it says of the sizes, in words.
    pub sizes: String,
}

/// The lines of a program's source, none for `nowhere`.
///
/// # Errors
///
/// If there is none, or one that is not as above: what it should be.
pub fn judged(source: &str) -> Result<Vec<Judged>, String> {
    let lines = source.lines().filter_map(|line| {
        // A submission may have it in a comment.
        let line = line.trim_start_matches("//!").trim_start_matches("//");
        line.trim().strip_prefix("Judged:").map(str::trim)
    });
    let lines: Vec<&str> = lines.collect();
    match lines[..] {
        [] => Err("no line `Judged:` before `Input:`; write one such as \
                   `Judged:  CSES 1730; 1 s, 512 MB; up to 2*10^5 heaps`, or `Judged:  nowhere`"
            .to_string()),
        ["nowhere"] => Ok(Vec::new()),
        _ => lines.into_iter().map(line).collect(),
    }
}

fn line(line: &str) -> Result<Judged, String> {
    let parts: Option<Judged> = (|| {
        let mut parts = line.splitn(3, "; ");
        let (names, limits, sizes) = (parts.next()?, parts.next()?, parts.next()?);
        let problem = |name: &str| {
            let (judge, id) = name.split_once(' ')?;
            Some((judge.to_string(), id.to_string()))
        };
        let (seconds, memory) = limits.split_once(" s, ")?;
        let (memory, unit) = memory.split_once(' ')?;
        let factor = match unit {
            "KB" => 1,
            "MB" => 1024,
            _ => return None,
        };
        Some(Judged {
            problems: names.split(", ").map(problem).collect::<Option<_>>()?,
            seconds: seconds.parse().ok()?,
            kilobytes: factor * memory.parse::<u64>().ok()?,
            sizes: Some(sizes).filter(|sizes| !sizes.is_empty())?.to_string(),
        })
    })();
    parts.ok_or(format!(
        "`Judged:  {line}` is not `Judged:  JUDGE ID[, JUDGE ID]; SECONDS s, MEMORY MB (or KB); sizes`"
    ))
}

/// The memory in KB, taken as address space, and the seconds that every judge of a program allows;
/// 256 MB and 1 s where it is judged nowhere.
///
/// # Errors
///
/// As [`judged`].
pub fn limits(source: &str) -> Result<(u64, u64), String> {
    let judged = judged(source)?;
    let kilobytes = judged.iter().map(|line| line.kilobytes).min();
    let seconds = judged.iter().map(|line| line.seconds).min();
    Ok((kilobytes.unwrap_or(256 << 10), seconds.unwrap_or(1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_the_strictest_of_the_lines_judged() {
        assert_eq!(
            limits("Judged:  POJ 1067, HDU 1527; 1 s, 10000 KB; a and b"),
            Ok((10_000, 1))
        );
        let two =
            "Judged:  POJ 3537; 3 s, 64 MB; n\nJudged:  Codeforces Gym 100078C; 1 s, 256 MB; n";
        assert_eq!(limits(two), Ok((64 << 10, 1)));
        assert_eq!(limits("// Judged:  nowhere"), Ok((256 << 10, 1)));
        let problems = &judged(two).unwrap()[1].problems;
        assert_eq!(
            problems[..],
            [("Codeforces".to_string(), "Gym 100078C".to_string())]
        );
    }

    #[test]
    fn another_line_is_refused() {
        for line in [
            "",
            "Judged:  POJ 1067",
            "Judged:  POJ 1067; 1 s, 10000 KB",
            "Judged:  POJ 1067; 1 s, 10000 KB; ",
            "Judged:  POJ; 1 s, 10000 KB; n",
            "Judged:  POJ 1067; 1 s, 10 GB; n",
            "Judged:  POJ 1067; 10000 KB, 1 s; n",
            "Judged:  nowhere\nJudged:  POJ 1067; 1 s, 1 MB; n\nJudged:  nowhere",
        ] {
            assert!(judged(line).is_err(), "{}", line);
        }
    }
}
