//! A judge's verdict on a run.

use crate::difference::{difference, text};
use crate::limits::Ended;
use crate::processes::signal_name;
use crate::run::Run;

/// A verdict, from the best to the worst.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Verdict {
    /// Accepted.
    AC,
    /// Presentation error: the same output with other blanks or capitals.
    PE,
    /// Wrong answer.
    WA,
    /// Time limit exceeded.
    TLE,
    /// Memory limit exceeded.
    MLE,
    /// Runtime error.
    RE,
    /// Compilation error.
    CE,
}

/// The verdict on a run, and why it is not accepted. How the run ended counts before what it printed.
pub fn judge(run: &Run, expected: &[u8]) -> (Verdict, String) {
    let behind =
        if run.complaint().is_empty() { String::new() } else { format!(": {}", run.complaint()) };
    match run.ended {
        Ended::Well => compare(&text(expected), &text(&run.output)),
        Ended::Status(status) => (Verdict::RE, format!("it ended with status {status}{behind}")),
        Ended::Signal(signal) => {
            let name = signal_name(signal);
            let why = format!("it was ended by signal {signal}{name}{behind}");
            (Verdict::RE, why)
        }
        Ended::OutOfTime => (Verdict::TLE, "it exceeded the time limit".into()),
        Ended::Asleep => {
            let seconds = run.seconds;
            let why = format!("it waits or sleeps: {seconds:.2} s of processor time so far");
            (Verdict::TLE, why)
        }
        Ended::OutOfMemory => {
            let why = "it exceeded the memory limit";
            (Verdict::MLE, why.into())
        }
        Ended::OutOfOutput => (Verdict::WA, "it printed or wrote too much and was stopped".into()),
    }
}

/// Compares outputs as judges do: blanks at the end of a line and empty lines at the end do not count.
pub fn compare(expected: &str, found: &str) -> (Verdict, String) {
    let (expected, found) = (plain(expected), plain(found));
    let Some(difference) = difference(&expected, &found) else {
        return (Verdict::AC, String::new());
    };
    if found.is_empty() {
        return (Verdict::WA, "it printed nothing".into());
    }
    let letters = |text: &str| text.split_whitespace().collect::<String>();
    let (wanted, given) = (letters(&expected), letters(&found));
    if wanted == given {
        let why = format!("equal except for blanks; {difference}");
        return (Verdict::PE, why);
    }
    if wanted.to_lowercase() == given.to_lowercase() {
        (Verdict::PE, format!("equal except for capitals; {difference}"))
    } else {
        (Verdict::WA, difference)
    }
}

fn plain(text: &str) -> String {
    let lines: Vec<&str> = text.trim_end().lines().map(str::trim_end).collect();
    if lines.is_empty() {
        String::new()
    } else {
        lines.join("\n") + "\n"
    }
}
