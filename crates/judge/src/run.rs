//! One run of a solution: what it printed, how it ended, its processor time and its memory.
//!
//! Time is processor time, of the solution and of all that it has started; a limit on the clock stops a solution that
//! sleeps. Memory is that of the largest of these processes, sampled while they run, because the system's own figure
//! for an ended process includes its parent's memory at the start. Endless output is stopped, and only a little of it
//! is kept.

use crate::confine::{Means, Walls};
use crate::inside::Inside;
use crate::limits::{Ended, Limits, KEPT, MOST_OUTPUT, MOST_PROCESSES};
use crate::processes;
use crate::processes::{
    end_group, end_orphans, ended, family, is_kept_waiting, nameless, of_group, of_parent, orphans,
    own_seconds, peak as peak_of, running, seconds_so_far, sees_processes, Pipes,
};
use crate::removal::empty;
use std::collections::HashMap;
use std::env;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// A program as it is started.
#[derive(Clone)]
pub struct Start {
    pub words: Vec<String>,
    /// Its environment, if not that of this process.
    pub environment: Option<Vec<(OsString, OsString)>>,
    /// `None` for a program of our own.
    pub walls: Option<Walls>,
}

impl Start {
    /// A program of our own.
    pub fn ours(words: &[String]) -> Start {
        Start { words: words.to_vec(), environment: None, walls: None }
    }
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
        // Java tells how it was started.
        let is_own = |line: &&str| !line.trim().is_empty() && !line.starts_with("Picked up ");
        let mut lines = text.lines().filter(is_own);
        lines.next_back().unwrap_or("").chars().take(200).collect()
    }
}

/// What Java and Node say when their heap, which has the judge's limit, is full. Java goes on if it was not its first thread.
const FULL_HEAP: [&str; 2] = ["java.lang.OutOfMemoryError", "JavaScript heap out of memory"];

fn has_full_heap(errors: &[u8]) -> bool {
    let text = String::from_utf8_lossy(errors);
    FULL_HEAP.iter().any(|message| text.contains(message))
}

/// The names of the folder for temporary files in an environment.
const TEMPORARY: &[&str] = if cfg!(windows) { &["TEMP", "TMP"] } else { &["TMPDIR"] };

/// The most bytes that a solution may have in files at a time.
const MOST_WRITTEN: u64 = 256 << 20;

/// The time between two looks at the running processes.
const LOOK: Duration = Duration::from_millis(50);

/// The time in which the processor time of a run is not looked at: the system counts it in hundredths of a second.
const SOON: Duration = Duration::from_millis(10);

/// Runs a program on the file `input`. A stranger's may write to the folder `own`, which is emptied at the end
/// unless its walls keep it.
///
/// # Errors
///
/// If it cannot be started.
pub fn run(start: &Start, input: &Path, own: &Path, limits: &Limits) -> io::Result<Run> {
    let (command, mut inside) = match &start.walls {
        Some(walls) => walls.around(&start.words, own, input)?,
        None => {
            let mut command = Command::new(&start.words[0]);
            command.args(&start.words[1..]);
            (command, Inside { largest_file: MOST_OUTPUT, ..Inside::default() })
        }
    };
    inside.most_seconds = limits.most_seconds();
    let mut environment = match &start.environment {
        Some(environment) => environment.clone(),
        None => env::vars_os().collect(),
    };
    if start.walls.is_some() {
        environment.retain(|(name, _)| TEMPORARY.iter().all(|it| name != it));
        environment.extend(TEMPORARY.iter().map(|&name| (name.into(), own.into())));
    }
    let input = File::open(input)?;
    let begun = Instant::now();
    let (id, mut pipes) = {
        let mut running = running();
        let started = processes::start(&command, &environment, &input, &inside)?;
        running.push(started.0);
        started
    };
    // A shell, or bwrap, soon starts another process, which may end soon too.
    let is_alone = start.walls.as_ref().is_none_or(|it| !it.stays && it.means != Means::Bwrap);
    let first_look = if is_alone { LOOK } else { Duration::ZERO };
    let watched = watch(id, &mut pipes, own, (begun, first_look), limits);
    running().retain(|&other| other != id);
    let left_behind = end_orphans();
    let (mut output, errors) = pipes.rest();
    if start.walls.as_ref().is_some_and(|walls| !walls.keeps) {
        empty(own);
    }
    let seconds = watched.seconds + left_behind;
    let ended = match watched.ended {
        Ended::Well if seconds > limits.seconds => Ended::OutOfTime,
        Ended::Well if output.len() as u64 > MOST_OUTPUT => Ended::OutOfOutput,
        // The system has ended it, after nobody could see how much it took.
        Ended::Signal(_) if watched.kilobytes > limits.kilobytes => Ended::OutOfMemory,
        Ended::Signal(_) if seconds > limits.seconds => Ended::OutOfTime,
        // Bwrap reports a signal as a shell does.
        Ended::Status(status @ 129..=192)
            if start.walls.as_ref().is_some_and(|walls| walls.means == Means::Bwrap) =>
        {
            Ended::Signal(status - 128)
        }
        Ended::Well | Ended::Status(_) | Ended::Signal(_)
            if start.walls.is_some() && has_full_heap(&errors) =>
        {
            Ended::OutOfMemory
        }
        ended => ended,
    };
    if ended != Ended::Well {
        output.truncate(KEPT);
    }
    Ok(Run { ended, seconds, output, errors, ..watched })
}

/// The bytes on the disk of all files in a folder. Folders within more than a hundred others count as too much.
fn written(folder: &Path, depth: u32) -> u64 {
    if depth > 100 {
        return MOST_WRITTEN + 1;
    }
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let sizes = entries.map(|entry| match entry.metadata() {
        Ok(file) if file.is_dir() => written(&entry.path(), depth + 1),
        Ok(file) => on_disk(&file),
        Err(_) => 0,
    });
    sizes.fold(0, u64::saturating_add)
}

#[cfg(unix)]
fn on_disk(file: &fs::Metadata) -> u64 {
    512 * std::os::unix::fs::MetadataExt::blocks(file)
}

#[cfg(not(unix))]
fn on_disk(file: &fs::Metadata) -> u64 {
    file.len()
}

/// Waits until a process has ended; ends it with all that it started if it exceeds a limit.
/// It looks for these from `first_look` after it has `begun`.
fn watch(
    id: u32,
    pipes: &mut Pipes,
    own: &Path,
    (begun, first_look): (Instant, Duration),
    limits: &Limits,
) -> Run {
    let (mut stopped, mut peak, mut so_far) = (None, 0, 0.0_f64);
    let mut processes = vec![id];
    let mut seen: HashMap<u32, f64> = HashMap::new();
    let mut look = first_look;
    let mut pause = Duration::from_micros(100);
    loop {
        if let Some((ended, figures)) = ended(id) {
            end_group(id);
            // The system counts only the children that it has waited for.
            let seconds = figures.seconds.max(so_far);
            // Use the system's figure only where it is more than the parent could have had, which is known only
            // roughly.
            let parents = of_parent();
            if figures.kilobytes > parents + parents / 4 {
                peak = peak.max(figures.kilobytes);
            }
            let ended = match stopped.unwrap_or(ended) {
                Ended::Well if peak > limits.kilobytes => Ended::OutOfMemory,
                ended => ended,
            };
            return Run { ended, seconds, kilobytes: peak, output: Vec::new(), errors: Vec::new() };
        }
        let mut has_written_too_much = false;
        if begun.elapsed() > look {
            look = (2 * begun.elapsed()).min(begun.elapsed() + LOOK);
            // What it has left behind is a child of ours by now.
            let mut ids = vec![id];
            ids.extend(orphans(&running()));
            processes = family(ids);
            // Those in the list of the processes that it started are looked at often: they may end soon.
            if processes.len() > 1 {
                look = begun.elapsed();
            }
            let held = processes.iter().map(|&id| nameless(id));
            let (memory, disk) = held.fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
            peak = peak.max(memory >> 10);
            has_written_too_much = written(own, 0).saturating_add(disk) > MOST_WRITTEN;
        }
        let of_group = of_group(id);
        peak = peak.max(of_group.kilobytes);
        let peaks = processes.iter().filter_map(|&id| own_peak(id));
        peak = peaks.fold(peak, u64::max);
        // In so short a time it cannot have used much.
        if begun.elapsed() > SOON {
            so_far = so_far.max(of_group.seconds);
            so_far = so_far.max(processes.iter().map(|&id| seconds_so_far(id)).sum());
            // The time of a child that nobody waits for is nowhere when it has ended.
            for &id in &processes {
                let seconds = seen.entry(id).or_insert(0.0);
                *seconds = seconds.max(own_seconds(id));
            }
            so_far = so_far.max(seen.values().sum());
        }
        let is_waiting = || processes.iter().any(|&id| is_kept_waiting(id));
        let too_much = if peak > limits.kilobytes {
            Some(Ended::OutOfMemory)
        } else if so_far > limits.seconds + 0.1 {
            Some(Ended::OutOfTime)
        } else if begun.elapsed() > limits.clock() && sees_processes() && !is_waiting()
            || begun.elapsed() > 3 * limits.clock() && !sees_processes()
            || begun.elapsed() > 20 * limits.clock()
        {
            Some(Ended::Asleep)
        } else if processes.len() > MOST_PROCESSES {
            Some(Ended::OutOfProcesses)
        } else if pipes.is_too_much() || has_written_too_much {
            Some(Ended::OutOfOutput)
        } else {
            None
        };
        if stopped.is_none() && too_much.is_some() {
            stopped = too_much;
            end_group(id);
        }
        let next = Instant::now() + pause;
        loop {
            let left = next.saturating_duration_since(Instant::now());
            if pipes.wait(left) || left.is_zero() {
                break;
            }
        }
        pause = (2 * pause).min(Duration::from_millis(4));
    }
}

/// The peak memory of a process. Before it runs its own file it has the memory of this process.
fn own_peak(id: u32) -> Option<u64> {
    static OURS: OnceLock<Option<PathBuf>> = OnceLock::new();
    let ours = OURS.get_or_init(|| fs::read_link("/proc/self/exe").ok());
    match fs::read_link(format!("/proc/{id}/exe")) {
        Ok(its) if Some(&its) == ours.as_ref() => None,
        _ => peak_of(id),
    }
}
