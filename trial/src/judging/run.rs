//! One run of a solution: what it printed, how it ended, its processor time and its memory.
//!
//! Time is processor time, of the solution and of all that it has started; a limit on the clock stops a solution that
//! sleeps. Memory is that of the largest of these processes, sampled while they run, because the system's own figure
//! for an ended process includes its parent's memory at the start. Endless output is stopped, and only a little of it
//! is kept.

use super::processes::{
    end_group, end_orphans, ended, family, is_kept_waiting, keep, lead_a_group, running,
    seconds_so_far, the_end_of,
};
use crate::process::peak as peak_of;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{self, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, sleep};
use std::time::{Duration, Instant};

/// The limits of a run.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Seconds of processor time.
    pub seconds: f64,
    /// KB of resident memory.
    pub kilobytes: u64,
}

impl Limits {
    /// The limit on the clock: a solution may wait for a processor, but not sleep.
    pub fn clock(&self) -> Duration {
        Duration::from_secs_f64(3.0 * self.seconds + 2.0)
    }
}

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Ended {
    Well,
    /// With a status that is not 0.
    Status(i32),
    Signal(i32),
    /// It was stopped: for its time, for sleeping, for its memory, or for its output.
    OutOfTime,
    Asleep,
    OutOfMemory,
    OutOfOutput,
}

/// The result of a run.
#[derive(Clone, Debug)]
pub struct Run {
    pub ended: Ended,
    pub seconds: f64,
    pub kilobytes: u64,
    pub output: Vec<u8>,
    /// Standard error, or the end of it if it is long.
    pub errors: Vec<u8>,
}

impl Run {
    /// The last line on standard error that is not empty, shortened if it is long.
    pub fn complaint(&self) -> String {
        let text = String::from_utf8_lossy(&self.errors);
        let mut lines = text.lines().filter(|line| !line.trim().is_empty());
        lines.next_back().unwrap_or("").chars().take(200).collect()
    }
}

/// The folder, inside that of a solution, of the files that runs read and write.
pub fn runs(folder: &Path) -> PathBuf {
    folder.join("runs")
}

/// More than any program here prints.
const MOST_OUTPUT: u64 = 64 << 20;

/// The number of bytes kept of standard error, and of an output that is wrong in any case.
pub const KEPT: u64 = 1 << 20;

/// The time between two looks at the running processes.
const LOOK: Duration = Duration::from_millis(50);

/// Runs a command on the file `input`. Its output goes to `folder`.
///
/// # Errors
///
/// If it cannot be started, or a file cannot be written.
pub fn run(command: &[String], input: &Path, folder: &Path, limits: &Limits) -> io::Result<Run> {
    let output = folder.join("output");
    let mut started = Command::new(&command[0]);
    started
        .args(&command[1..])
        .stdin(File::open(input)?)
        .stdout(File::create(&output)?)
        .stderr(Stdio::piped());
    lead_a_group(&mut started);
    let begun = Instant::now();
    let (id, errors) = {
        let mut running = running();
        let mut child = started.spawn()?;
        running.push(child.id());
        let errors = child.stderr.take();
        (keep(child), errors)
    };
    let has_ended = AtomicBool::new(false);
    let (watched, errors) = thread::scope(|scope| {
        let errors =
            scope.spawn(|| errors.map_or(Vec::new(), |errors| the_end_of(errors, &has_ended)));
        let watched = watch(id, &output, begun, limits);
        has_ended.store(true, Ordering::Relaxed);
        (watched, errors.join().unwrap_or_default())
    });
    let mut running = running();
    running.retain(|&other| other != id);
    end_orphans(&running);
    drop(running);
    let most = match watched.ended {
        Ended::Well => MOST_OUTPUT,
        _ => KEPT,
    };
    cut(&output, most)?;
    Ok(Run { output: fs::read(&output)?, errors, ..watched })
}

fn length(file: &Path) -> u64 {
    fs::metadata(file).map_or(0, |file| file.len())
}

/// Cuts a file after its first `most` bytes.
fn cut(file: &Path, most: u64) -> io::Result<()> {
    if length(file) > most {
        File::options().write(true).open(file)?.set_len(most)
    } else {
        Ok(())
    }
}

/// Waits until a process has ended; ends it with all that it started if it exceeds a limit.
fn watch(id: u32, output: &Path, begun: Instant, limits: &Limits) -> Run {
    let (mut stopped, mut peak, mut so_far) = (None, 0, 0.0_f64);
    let mut processes = vec![id];
    let mut look = LOOK;
    let mut pause = Duration::from_micros(100);
    loop {
        if let Some((ended, seconds, kilobytes)) = ended(id) {
            end_group(id);
            // The system counts only the children that it has waited for.
            let seconds = seconds.max(so_far);
            // Use the system's figure only where it is more than the parent could have had, which is known only
            // roughly.
            let parents = peak_of(process::id()).unwrap_or(u64::MAX / 2);
            if kilobytes > parents + parents / 4 {
                peak = peak.max(kilobytes);
            }
            let ended = match stopped.unwrap_or(ended) {
                Ended::Well if seconds > limits.seconds => Ended::OutOfTime,
                Ended::Well if peak > limits.kilobytes => Ended::OutOfMemory,
                Ended::Well if length(output) > MOST_OUTPUT => Ended::OutOfOutput,
                ended => ended,
            };
            return Run { ended, seconds, kilobytes: peak, output: Vec::new(), errors: Vec::new() };
        }
        if begun.elapsed() > look {
            look = begun.elapsed() + LOOK;
            processes = family(id);
        }
        let peaks = processes.iter().filter_map(|&id| own_peak(id));
        peak = peaks.fold(peak, u64::max);
        so_far = so_far.max(processes.iter().map(|&id| seconds_so_far(id)).sum());
        let is_waiting = || processes.iter().any(|&id| is_kept_waiting(id));
        let too_much = if peak > limits.kilobytes {
            Some(Ended::OutOfMemory)
        } else if so_far > limits.seconds + 0.1 {
            Some(Ended::OutOfTime)
        } else if begun.elapsed() > limits.clock() && !is_waiting()
            || begun.elapsed() > 20 * limits.clock()
        {
            Some(Ended::Asleep)
        } else if length(output) > MOST_OUTPUT {
            Some(Ended::OutOfOutput)
        } else {
            None
        };
        if stopped.is_none() && too_much.is_some() {
            stopped = too_much;
            end_group(id);
        }
        sleep(pause);
        pause = (2 * pause).min(Duration::from_millis(4));
    }
}

/// The peak memory of a process. Before it runs its own file it has the memory of this process.
fn own_peak(id: u32) -> Option<u64> {
    let file = |process: &str| fs::read_link(format!("/proc/{process}/exe"));
    match (file(&id.to_string()), file("self")) {
        (Ok(its), Ok(ours)) if its == ours => None,
        _ => peak_of(id),
    }
}

/// The resident memory of a command that does nothing, in KB: what a language takes before the solution begins.
pub fn memory_of_nothing(command: &mut Command) -> u64 {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let Ok(mut child) = command.spawn() else {
        return 0;
    };
    let mut peak = 0;
    while let Ok(None) = child.try_wait() {
        peak = peak.max(own_peak(child.id()).unwrap_or(0));
        sleep(Duration::from_micros(200));
    }
    peak
}
