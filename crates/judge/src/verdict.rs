//! A judge's verdict on a run.

use crate::difference::{words, Difference};
use crate::limits::{Ended, MOST_PROCESSES};
use crate::processes::signal_name;
use crate::run::Run;
use grundy_lang::{told, Lang, Told};
use std::fmt;

/// A verdict, from the best to the worst.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Verdict {
    /// Accepted.
    AC,
    /// Presentation error: the same output with other blanks, for judges that have this verdict.
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
    Status {
        status: i32,
        complaint: String,
    },
    Signal {
        signal: i32,
        complaint: String,
    },
    OutOfTime,
    Asleep {
        seconds: f64,
    },
    OutOfMemory,
    OutOfOutput,
    OutOfProcesses,
    Nothing,
    /// Only blanks differ; `is_pe` says that the judge has a verdict for this.
    Blanks {
        is_pe: bool,
        difference: Difference,
    },
    /// It has a letter that cannot be seen and is no blank, after this word of its line, if there is one.
    Hidden {
        letter: char,
        after: Option<String>,
        difference: Difference,
    },
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
    /// The hidden letter at `at` of an output.
    pub fn hidden(output: &str, at: usize, difference: Difference) -> Reason {
        let (before, letter) = (&output[..at], output[at..].chars().next().unwrap_or_default());
        let line = before.rsplit('\n').next().unwrap_or_default();
        let after = words(line).last().map(|word| word.to_string());
        Reason::Hidden { letter, after, difference }
    }

    pub fn verdict(&self) -> Verdict {
        match self {
            Reason::Status { .. } | Reason::Signal { .. } | Reason::OutOfProcesses => Verdict::RE,
            Reason::OutOfTime | Reason::Asleep { .. } => Verdict::TLE,
            Reason::OutOfMemory => Verdict::MLE,
            Reason::Blanks { is_pe: true, .. } => Verdict::PE,
            Reason::OutOfOutput
            | Reason::Nothing
            | Reason::Blanks { .. }
            | Reason::Hidden { .. }
            | Reason::Capitals(_)
            | Reason::Differs(_) => Verdict::WA,
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
                status = status_in_words(*status, lang), complaint = behind(complaint, lang);
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
            Reason::OutOfProcesses =>
                "it started more than {MOST_PROCESSES} processes and was stopped",
                "启动的进程超过 {MOST_PROCESSES} 个，已停止";
            Reason::Nothing => "it printed nothing", "没有输出";
            Reason::Blanks { difference, .. } =>
                "equal except for blanks; {difference}",
                "只差空格；{difference}",
                difference = difference.told(lang);
            Reason::Hidden { letter, after: Some(word), difference } =>
                "U+{code:04X} after {word:?}; {difference}",
                "{word:?} 后面多了 U+{code:04X}；{difference}",
                code = u32::from(*letter), difference = difference.told(lang);
            Reason::Hidden { letter, after: None, difference } =>
                "U+{code:04X} at the beginning of a line; {difference}",
                "行首多了 U+{code:04X}；{difference}",
                code = u32::from(*letter), difference = difference.told(lang);
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

/// A status; one by which Windows ends a process, and what it usually means.
fn status_in_words(status: i32, lang: Lang) -> String {
    let number = status as u32;
    let usual = told!(lang, match number {
        0xC000_0005 => " (an invalid memory access)", "（访问了不属于自己的内存）";
        0xC000_00FD => " (a stack overflow)", "（栈溢出）";
        0xC000_0094 => " (a division by zero)", "（除以零）";
        0xC000_008E => " (a division by zero)", "（除以零）";
        0xC000_001D => " (an invalid instruction)", "（非法指令）";
        0xC000_0017 => " (no memory left)", "（内存不够）";
        0xC000_0374 => " (a damaged heap)", "（堆被破坏）";
        0xC000_0409 => " (a damaged stack, or an abort)", "（栈被破坏，或调用了 abort）";
        0xC000_0135 => " (a DLL is missing)", "（缺少 DLL）";
        0xC000_0139 => " (a DLL of another version)", "（DLL 版本不对）";
        _ => "", "";
    });
    // All of these numbers begin alike; other negative ones are the program's own.
    if number >> 16 == 0xC000 {
        format!("0x{number:08X}{usual}")
    } else {
        status.to_string()
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

/// Why a run is not accepted; `None` if it is. How it ended counts before what `check` finds in its output.
pub fn judge(run: &Run, check: impl FnOnce() -> Option<Reason>) -> Option<Reason> {
    let complaint = run.complaint();
    match run.ended {
        Ended::Well => check(),
        Ended::Status(status) => Some(Reason::Status { status, complaint }),
        Ended::Signal(signal) => Some(Reason::Signal { signal, complaint }),
        Ended::OutOfTime => Some(Reason::OutOfTime),
        Ended::Asleep => Some(Reason::Asleep { seconds: run.seconds }),
        Ended::OutOfMemory => Some(Reason::OutOfMemory),
        Ended::OutOfOutput => Some(Reason::OutOfOutput),
        Ended::OutOfProcesses => Some(Reason::OutOfProcesses),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_statuses_of_windows_are_in_words() {
        for (status, english, chinese) in [
            (1, "1", "1"),
            (-1, "-1", "-1"),
            (255, "255", "255"),
            (
                -1_073_741_819,
                "0xC0000005 (an invalid memory access)",
                "0xC0000005（访问了不属于自己的内存）",
            ),
            (-1_073_741_571, "0xC00000FD (a stack overflow)", "0xC00000FD（栈溢出）"),
            (-1_073_741_676, "0xC0000094 (a division by zero)", "0xC0000094（除以零）"),
            (-1_073_741_502, "0xC0000142", "0xC0000142"),
        ] {
            let told = |lang| status_in_words(status, lang);
            assert_eq!(
                (told(Lang::En), told(Lang::Zh)),
                (english.to_string(), chinese.to_string())
            );
        }
    }
}
