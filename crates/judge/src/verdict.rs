//! A judge's verdict on a run.

use crate::difference::{difference, text, Difference};
use crate::limits::Ended;
use crate::processes::signal_name;
use crate::run::Run;
use grundy_lang::{told, Lang, Told};
use std::fmt;

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

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(match self {
            Verdict::AC => "AC",
            Verdict::PE => "PE",
            Verdict::WA => "WA",
            Verdict::TLE => "TLE",
            Verdict::MLE => "MLE",
            Verdict::RE => "RE",
            Verdict::CE => "CE",
        })
    }
}

/// Why a run is not accepted. A complaint is the last line on standard error.
#[derive(Clone, PartialEq, Debug)]
pub enum Reason {
    Status { status: i32, complaint: String },
    Signal { signal: i32, complaint: String },
    OutOfTime,
    Asleep { seconds: f64 },
    OutOfMemory,
    OutOfOutput,
    Nothing,
    Blanks(Difference),
    Capitals(Difference),
    Differs(Difference),
    Changing(Box<Reason>),
}

impl Verdict {
    /// The verdict on a run that is not accepted for this reason, or is accepted without one.
    pub fn of(reason: Option<&Reason>) -> Verdict {
        reason.map_or(Verdict::AC, Reason::verdict)
    }
}

impl Reason {
    pub fn verdict(&self) -> Verdict {
        match self {
            Reason::Status { .. } | Reason::Signal { .. } => Verdict::RE,
            Reason::OutOfTime | Reason::Asleep { .. } => Verdict::TLE,
            Reason::OutOfMemory => Verdict::MLE,
            Reason::OutOfOutput | Reason::Nothing | Reason::Differs(_) => Verdict::WA,
            Reason::Blanks(_) | Reason::Capitals(_) => Verdict::PE,
            Reason::Changing(reason) => reason.verdict(),
        }
    }
}

impl Told for Reason {
    fn told(&self, lang: Lang) -> String {
        told!(lang, match self {
            Reason::Status { status, complaint } =>
                "it ended with status {status}{complaint}",
                "程序异常退出，返回值 {status}{complaint}",
                complaint = behind(complaint, lang);
            Reason::Signal { signal, complaint } =>
                "it was ended by signal {signal}{name}{complaint}",
                "程序被信号 {signal}{name}终止{complaint}",
                name = signal_in_words(*signal, lang), complaint = behind(complaint, lang);
            Reason::OutOfTime => "it exceeded the time limit", "超过评测的时间限制";
            Reason::Asleep { seconds } =>
                "it waits or sleeps: {seconds:.2} s of processor time so far",
                "程序在等待输入或休眠，只用了 {seconds:.2} 秒 CPU 时间";
            Reason::OutOfMemory => "it exceeded the memory limit", "超过评测的空间限制";
            Reason::OutOfOutput => "it printed or wrote too much and was stopped", "输出或写入太多，已停止";
            Reason::Nothing => "it printed nothing", "没有输出";
            Reason::Blanks(difference) =>
                "equal except for blanks; {difference}",
                "只差空格；{difference}",
                difference = difference.told(lang);
            Reason::Capitals(difference) =>
                "equal except for capitals; {difference}",
                "只差大小写；{difference}",
                difference = difference.told(lang);
            Reason::Differs(difference) =>
                "{difference}", "{difference}", difference = difference.told(lang);
            Reason::Changing(reason) =>
                "{reason}; run again, it prints something else or ends in another way",
                "{reason}；再运行一次，结果不一样",
                reason = reason.told(lang);
        })
    }
}

fn behind(complaint: &str, lang: Lang) -> String {
    match complaint {
        "" => String::new(),
        _ => told!(lang, ": {complaint}", "：{complaint}"),
    }
}

/// The name of a signal in brackets, and what it usually means.
fn signal_in_words(signal: i32, lang: Lang) -> String {
    let name = signal_name(signal);
    told!(lang, match name {
        "" => "", " ";
        "SIGSEGV" =>
            " ({name}: an invalid memory access, or a stack overflow)",
            "（{name}：访问了不属于自己的内存，或栈溢出）";
        "SIGFPE" => " ({name}: usually a division by zero)", "（{name}：通常是除以零）";
        _ => " ({name})", "（{name}）";
    })
}

/// Why a run is not accepted; `None` if it is. How the run ended counts before what it printed.
pub fn judge(run: &Run, expected: &[u8]) -> Option<Reason> {
    let complaint = run.complaint();
    match run.ended {
        Ended::Well => compare(&text(expected), &text(&run.output)),
        Ended::Status(status) => Some(Reason::Status { status, complaint }),
        Ended::Signal(signal) => Some(Reason::Signal { signal, complaint }),
        Ended::OutOfTime => Some(Reason::OutOfTime),
        Ended::Asleep => Some(Reason::Asleep { seconds: run.seconds }),
        Ended::OutOfMemory => Some(Reason::OutOfMemory),
        Ended::OutOfOutput => Some(Reason::OutOfOutput),
    }
}

/// Compares outputs as judges do: blanks at the end of a line and empty lines at the end do not count.
pub fn compare(expected: &str, found: &str) -> Option<Reason> {
    let (expected, found) = (plain(expected), plain(found));
    let difference = difference(&expected, &found)?;
    if found.is_empty() {
        return Some(Reason::Nothing);
    }
    let letters = |text: &str| text.split_whitespace().collect::<String>();
    let (wanted, given) = (letters(&expected), letters(&found));
    Some(if wanted == given {
        Reason::Blanks(difference)
    } else if wanted.to_lowercase() == given.to_lowercase() {
        Reason::Capitals(difference)
    } else {
        Reason::Differs(difference)
    })
}

fn plain(text: &str) -> String {
    let lines: Vec<&str> = text.trim_end().lines().map(str::trim_end).collect();
    if lines.is_empty() {
        String::new()
    } else {
        lines.join("\n") + "\n"
    }
}
