//! The processes of a solution on systems other than Unix. Time is the clock's, memory is not watched, and the
//! processes that a solution has started end with it as far as `taskkill` knows them.

use crate::inside::Inside;
use crate::limits::{Ended, KEPT, MOST_OUTPUT};
use std::collections::HashMap;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

pub fn end_with_the_reader() {}

pub fn end_as_the_reader_has() {}

pub fn end_all_when_told(_: PathBuf) {}

pub fn raise_the_stack() {}

pub fn adopt_orphans() {}

pub fn keep_files_to_ourselves() {}

pub fn landlock_version() -> i32 {
    0
}

pub fn is_confined() -> bool {
    false
}

pub fn peak(_: u32) -> Option<u64> {
    None
}

pub fn own_seconds(_: u32) -> f64 {
    0.0
}

pub fn nameless(_: u32) -> (u64, u64) {
    (0, 0)
}

/// Starts a command with this environment on a file.
///
/// # Errors
///
/// If it cannot be started.
pub fn start(
    command: &Command,
    environment: &[(OsString, OsString)],
    input: &File,
    _: &Inside,
) -> io::Result<(u32, Pipes)> {
    let mut started = Command::new(command.get_program());
    started.args(command.get_args()).env_clear().envs(environment.iter().cloned());
    if let Some(folder) = command.get_current_dir() {
        started.current_dir(folder);
    }
    started.stdin(input.try_clone()?).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = started.spawn()?;
    let (output, errors) = (child.stdout.take(), child.stderr.take());
    let pipes = Pipes {
        output: Pipe::of(output.expect("a pipe"), true),
        errors: Pipe::of(errors.expect("a pipe"), false),
    };
    Ok((keep(child), pipes))
}

/// The solutions that are running now; none starts while this is held.
pub fn running() -> MutexGuard<'static, Vec<u32>> {
    static RUNNING: Mutex<Vec<u32>> = Mutex::new(Vec::new());
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The processes that were started, and when.
static KEPT_ONES: Mutex<Option<HashMap<u32, (Child, Instant)>>> = Mutex::new(None);

fn of_child<T>(id: u32, what: impl FnOnce(&mut Child, Instant) -> T) -> Option<T> {
    let mut all = KEPT_ONES.lock().unwrap_or_else(PoisonError::into_inner);
    let (child, begun) = all.as_mut()?.get_mut(&id)?;
    Some(what(child, *begun))
}

fn keep(child: Child) -> u32 {
    let id = child.id();
    let mut all = KEPT_ONES.lock().unwrap_or_else(PoisonError::into_inner);
    all.get_or_insert_with(HashMap::new).insert(id, (child, Instant::now()));
    id
}

/// How a process ended, its time, and its memory, which is unknown here; `None` while it runs.
pub fn ended(id: u32) -> Option<(Ended, f64, u64)> {
    let (status, seconds) = of_child(id, |child, begun| {
        child.try_wait().ok().flatten().map(|status| (status, begun.elapsed().as_secs_f64()))
    })??;
    let ended =
        if status.success() { Ended::Well } else { Ended::Status(status.code().unwrap_or(1)) };
    Some((ended, seconds, 0))
}

pub fn end_group(leader: u32) {
    let mut end = Command::new("taskkill");
    end.args(["/F", "/T", "/PID", &leader.to_string()]).stdout(Stdio::null()).stderr(Stdio::null());
    let _ = end.status();
    of_child(leader, |child, _| child.kill());
}

pub fn end_orphans() -> f64 {
    0.0
}

pub fn orphans(_: &[u32]) -> Vec<u32> {
    Vec::new()
}

pub fn family(ids: Vec<u32>) -> Vec<u32> {
    ids
}

pub fn seconds_so_far(id: u32) -> f64 {
    of_child(id, |_, begun| begun.elapsed().as_secs_f64()).unwrap_or(0.0)
}

pub fn is_kept_waiting(_: u32) -> bool {
    false
}

/// What a process prints, read while it runs, by a thread for each pipe.
pub struct Pipes {
    output: Pipe,
    errors: Pipe,
}

/// What was read of a pipe: of standard output the beginning is kept, of standard error the end.
#[derive(Clone, Default)]
struct Pipe(Arc<Mutex<Printed>>);

#[derive(Default)]
struct Printed {
    kept: Vec<u8>,
    length: u64,
    is_over: bool,
}

impl Pipe {
    fn of(mut from: impl Read + Send + 'static, is_output: bool) -> Pipe {
        let pipe = Pipe::default();
        let to = pipe.clone();
        thread::spawn(move || {
            let mut block = vec![0; 1 << 16];
            loop {
                let size = from.read(&mut block).unwrap_or(0);
                let mut read = to.read();
                read.length += size as u64;
                read.is_over = size == 0;
                if read.is_over {
                    return;
                }
                let room = (MOST_OUTPUT as usize + 1).saturating_sub(read.kept.len());
                let size = if is_output { size.min(room) } else { size };
                read.kept.extend_from_slice(&block[..size]);
                if !is_output && read.kept.len() > 2 * KEPT {
                    read.kept.drain(..KEPT);
                }
            }
        });
        pipe
    }

    fn read(&self) -> MutexGuard<'_, Printed> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Pipes {
    /// Waits until the time is over. Returns whether it is.
    pub fn wait(&mut self, time: Duration) -> bool {
        thread::sleep(time);
        true
    }

    pub fn is_too_much(&self) -> bool {
        self.output.read().length > MOST_OUTPUT
    }

    /// What was printed. A process that was left behind may hold the other ends forever, so it is not waited for.
    pub fn rest(self) -> (Vec<u8>, Vec<u8>) {
        for _ in 0..20 {
            if self.output.read().is_over && self.errors.read().is_over {
                break;
            }
            thread::sleep(Duration::from_millis(10));
        }
        let mut errors = std::mem::take(&mut self.errors.read().kept);
        errors.drain(..errors.len().saturating_sub(KEPT));
        (std::mem::take(&mut self.output.read().kept), errors)
    }
}

pub fn signal_name(_: i32) -> &'static str {
    ""
}
