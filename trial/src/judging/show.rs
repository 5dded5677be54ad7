//! What is said of a solution, for people.

use super::stage::{Most, Report};
use super::verdict::Verdict;

/// A line a stage.
pub fn say(report: &Report) {
    let verdict = report.failure.as_ref().map_or(Verdict::AC, |failure| failure.verdict);
    let Most { seconds, kilobytes, .. } = report.most;
    println!(
        "{:8} {:4} {seconds:6.2} s {:>8}   {}",
        report.name,
        format!("{verdict:?}"),
        match kilobytes {
            // It ended before more could be seen: no process holds as little.
            0..=1023 => "-".to_string(),
            kilobytes => memory(kilobytes),
        },
        report.tried
    );
}

/// The last line: the verdict of the first stage that failed, or AC.
pub fn conclude(first: Option<(Verdict, String)>) -> Verdict {
    let Some((verdict, why)) = first else {
        println!("AC");
        return Verdict::AC;
    };
    println!("{verdict:?}: {why}");
    verdict
}

/// A value as it is typed behind `make`, which reads it as the shell leaves it.
pub fn typed(value: &str) -> String {
    let is_plain = |letter: char| letter.is_alphanumeric() || "/._-+".contains(letter);
    if value.chars().all(is_plain) {
        value.to_string()
    } else {
        format!("'{}'", value.replace('$', "$$").replace('\'', "'\\''"))
    }
}

pub fn count(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

pub fn memory(kilobytes: u64) -> String {
    match kilobytes {
        few if few < 10 << 10 => format!("{few} KB"),
        many => format!("{} MB", many >> 10),
    }
}

/// A text with its middle left out if it is long.
pub fn shown(text: &str) -> String {
    if text.is_empty() {
        return "(nothing)".to_string();
    }
    let cut = |line: &str| {
        let letters: Vec<char> = line.chars().collect();
        if letters.len() <= 200 {
            return line.to_string();
        }
        let ends = |part: &[char]| part.iter().collect::<String>();
        let (first, last) = (ends(&letters[..90]), ends(&letters[letters.len() - 90..]));
        format!("{first} ... ({} letters) ... {last}", letters.len() - 180)
    };
    let lines: Vec<&str> = text.trim_end_matches('\n').split('\n').collect();
    let all = |lines: &[&str]| lines.iter().map(|line| cut(line)).collect::<Vec<_>>().join("\n");
    if lines.len() <= 30 {
        return all(&lines);
    }
    let last = lines.len() - 10;
    let left_out = count(last - 20, "line");
    format!("{}\n... ({left_out}) ...\n{}", all(&lines[..20]), all(&lines[last..]))
}
