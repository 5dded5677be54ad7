//! One run of a solution: what it printed, how it ended, its processor time and its memory.
//!
//! Time is the processor's, of the solution and of what it started and waited for; a limit on the clock stops what
//! sleeps. Memory is what is resident, looked at while the solution runs, since the system's own figure for a process
//! that has ended counts that of its parent at the start. The whole process group ends with the run.

use crate::process::peak as peak_of;
use std::fs::{self, File};
use std::io::{self, Read};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{self, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// What a run may take.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Of processor time.
    pub seconds: f64,
    /// Of resident memory.
    pub kilobytes: u64,
}

impl Limits {
    /// On the clock: a solution may wait for a processor, but not sleep.
    fn clock(&self) -> Duration {
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
    /// It was stopped: for its time, for sleeping, for its memory, for what it printed.
    OutOfTime,
    Asleep,
    OutOfMemory,
    OutOfOutput,
}

/// What a run was.
#[derive(Clone, Debug)]
pub struct Run {
    pub ended: Ended,
    pub seconds: f64,
    pub kilobytes: u64,
    pub output: Vec<u8>,
    /// The last line on standard error.
    pub complaint: String,
}

/// No answer of a program here is as long.
const MOST_OUTPUT: u64 = 256 << 20;

/// Lets this program end quietly when the reader of what it says goes away.
pub fn end_with_the_reader() {
    // SAFETY: it takes two numbers, and no handler of ours.
    unsafe {
        libc::signal(libc::SIGPIPE, libc::SIG_DFL);
    }
}

/// Gives the solutions that are started from here on a stack as large as judges give: a gigabyte, or what the
/// system allows.
pub fn raise_the_stack() {
    let mut limit = libc::rlimit {
        rlim_cur: 0,
        rlim_max: 0,
    };
    // SAFETY: both calls only read or write the struct that they are given.
    unsafe {
        if libc::getrlimit(libc::RLIMIT_STACK, &mut limit) == 0 {
            limit.rlim_cur = limit.rlim_max.min(1 << 30);
            libc::setrlimit(libc::RLIMIT_STACK, &limit);
        }
    }
}

/// Whether all children of this process but those that run now are to be ended.
static ENDS_ORPHANS: AtomicBool = AtomicBool::new(false);

/// Makes this process the parent of what a solution has started and left, so that it is ended with the solution, also
/// if it is in a group of its own (on Linux). Nothing else may be started from here on than by [`run`].
pub fn adopt_orphans() {
    ENDS_ORPHANS.store(true, Ordering::Relaxed);
    #[cfg(target_os = "linux")]
    // SAFETY: it takes numbers.
    unsafe {
        libc::prctl(libc::PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    }
}

/// The solutions that run now.
fn running() -> MutexGuard<'static, Vec<u32>> {
    static RUNNING: Mutex<Vec<u32>> = Mutex::new(Vec::new());
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends the children of this process that are none of `running`: what solutions have left.
fn end_orphans(running: &[u32]) {
    if !ENDS_ORPHANS.load(Ordering::Relaxed) {
        return;
    }
    // Those of an orphan that is ended become orphans.
    for _ in 0..1000 {
        let threads = fs::read_dir("/proc/self/task").into_iter().flatten();
        let of = |thread: fs::DirEntry| fs::read_to_string(thread.path().join("children")).ok();
        let children: String = threads.flatten().filter_map(of).collect();
        let ids = children.split_whitespace().filter_map(|id| id.parse().ok());
        let orphans: Vec<u32> = ids.filter(|id| !running.contains(id)).collect();
        if orphans.is_empty() {
            return;
        }
        for id in orphans {
            let process = id as libc::pid_t;
            // SAFETY: they take numbers, and a pointer that may be null.
            unsafe {
                libc::kill(process, libc::SIGKILL);
                libc::waitpid(process, std::ptr::null_mut(), 0);
            }
        }
    }
}

/// Runs a command on the file `input`. `folder` is for what it prints.
///
/// # Errors
///
/// If it cannot be started, or a file cannot be written.
pub fn run(command: &[String], input: &Path, folder: &Path, limits: &Limits) -> io::Result<Run> {
    let (output, errors) = (folder.join("output"), folder.join("errors"));
    let mut started = Command::new(&command[0]);
    started
        .args(&command[1..])
        .stdin(File::open(input)?)
        .stdout(File::create(&output)?)
        .stderr(File::create(&errors)?)
        .process_group(0);
    let begun = Instant::now();
    let id = {
        let mut running = running();
        let id = started.spawn()?.id();
        running.push(id);
        id
    };
    let watched = watch(id, &output, begun, limits);
    let mut running = running();
    running.retain(|&other| other != id);
    end_orphans(&running);
    drop(running);
    let mut printed = Vec::new();
    File::open(&output)?
        .take(MOST_OUTPUT)
        .read_to_end(&mut printed)?;
    Ok(Run {
        output: printed,
        complaint: last_line(&errors),
        ..watched
    })
}

/// Waits until a process has ended, and ends it with all that it started if it takes too much.
fn watch(id: u32, output: &Path, begun: Instant, limits: &Limits) -> Run {
    let group = id as libc::pid_t;
    let (mut stopped, mut peak) = (None, 0);
    let mut pause = Duration::from_micros(100);
    loop {
        if let Some((ended, seconds, kilobytes)) = ended(group) {
            end_group(group);
            // The system's figure is of use only where it is more than the parent could have had.
            if kilobytes > peak_of(process::id()).unwrap_or(u64::MAX) {
                peak = peak.max(kilobytes);
            }
            let ended = match stopped.unwrap_or(ended) {
                Ended::Well if seconds > limits.seconds => Ended::OutOfTime,
                Ended::Well if peak > limits.kilobytes => Ended::OutOfMemory,
                ended => ended,
            };
            return Run {
                ended,
                seconds,
                kilobytes: peak,
                output: Vec::new(),
                complaint: String::new(),
            };
        }
        peak = peak.max(peak_of(id).unwrap_or(0));
        let printed = fs::metadata(output).map_or(0, |file| file.len());
        let too_much = if peak > limits.kilobytes {
            Some(Ended::OutOfMemory)
        } else if seconds_so_far(id) > limits.seconds + 0.1 {
            Some(Ended::OutOfTime)
        } else if begun.elapsed() > limits.clock() && !is_waiting_for_a_processor(id) {
            Some(Ended::Asleep)
        } else if printed > MOST_OUTPUT {
            Some(Ended::OutOfOutput)
        } else {
            None
        };
        if stopped.is_none() && too_much.is_some() {
            stopped = too_much;
            end_group(group);
        }
        sleep(pause);
        pause = (2 * pause).min(Duration::from_millis(4));
    }
}

/// How a process ended, its processor time and what the system says of its memory; `None` while it runs.
fn ended(process: libc::pid_t) -> Option<(Ended, f64, u64)> {
    let mut status = 0;
    // SAFETY: `rusage` is a struct of numbers, for which zeros are values, and wait4 writes to what it is given.
    let (found, usage) = unsafe {
        let mut usage: libc::rusage = std::mem::zeroed();
        (
            libc::wait4(process, &mut status, libc::WNOHANG, &mut usage),
            usage,
        )
    };
    if found == 0 {
        return None;
    }
    let ended = match status {
        status if libc::WIFSIGNALED(status) => Ended::Signal(libc::WTERMSIG(status)),
        status if libc::WEXITSTATUS(status) != 0 => Ended::Status(libc::WEXITSTATUS(status)),
        _ => Ended::Well,
    };
    let seconds = |time: libc::timeval| time.tv_sec as f64 + time.tv_usec as f64 / 1e6;
    let seconds = seconds(usage.ru_utime) + seconds(usage.ru_stime);
    Some((ended, seconds, usage.ru_maxrss as u64))
}

fn end_group(process: libc::pid_t) {
    // SAFETY: it takes two numbers. That the group is gone is no error here.
    unsafe {
        libc::killpg(process, libc::SIGKILL);
    }
}

/// What Linux's `/proc/ID/stat` says of a process behind its name, which may hold anything; nothing elsewhere.
fn stat(id: u32) -> Vec<String> {
    let stat = fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
    let fields = stat.rsplit(") ").next().unwrap_or("").split(' ');
    fields.map(str::to_string).collect()
}

/// The processor time of a process that runs; 0 where it is not known.
fn seconds_so_far(id: u32) -> f64 {
    // In hundredths of a second.
    let stat = stat(id);
    let ticks = stat.iter().skip(11).take(2);
    let ticks = ticks.filter_map(|field| field.parse::<u64>().ok());
    ticks.sum::<u64>() as f64 / 100.0
}

/// Whether a process could go on: on a machine with much else to do it only looks as if it slept.
fn is_waiting_for_a_processor(id: u32) -> bool {
    stat(id).first().is_some_and(|state| state == "R")
}

fn last_line(file: &Path) -> String {
    let mut text = Vec::new();
    if let Ok(file) = File::open(file) {
        let _ = file.take(1 << 20).read_to_end(&mut text);
    }
    let text = String::from_utf8_lossy(&text).into_owned();
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    lines.next_back().unwrap_or("").chars().take(200).collect()
}

/// The resident memory of a command that does nothing, in KB: what a language takes before the solution begins.
pub fn memory_of_nothing(command: &mut Command) -> u64 {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let Ok(mut child) = command.spawn() else {
        return 0;
    };
    let mut peak = 0;
    while let Ok(None) = child.try_wait() {
        peak = peak.max(peak_of(child.id()).unwrap_or(0));
        sleep(Duration::from_micros(200));
    }
    peak
}
