//! The processes of a solution on Windows: a job, in which it is before it runs. They end with the solution, and with
//! the judge.
//!
//! Time and memory are those of the job. Memory is also looked at while it runs, because the job's figure is that of
//! what was promised to a process, and may be missing.

#![allow(unsafe_code)] // system calls that the standard library does not have

use crate::figures::Figures;
use crate::inside::Inside;
use crate::job::Job;
use crate::limits::{Ended, KEPT, MOST_OUTPUT};
use crate::path::in_path;
use crate::removal::remove_tree;
use std::collections::HashMap;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read};
use std::mem::forget;
use std::os::windows::io::{AsHandle, AsRawHandle, FromRawHandle, OwnedHandle, RawHandle};
use std::os::windows::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use windows_sys::Win32::Foundation::FILETIME;
use windows_sys::Win32::System::Console::SetConsoleCtrlHandler;
use windows_sys::Win32::System::Diagnostics::Debug::{
    SetErrorMode, SEM_FAILCRITICALERRORS, SEM_NOGPFAULTERRORBOX,
};
use windows_sys::Win32::System::ProcessStatus::{K32GetProcessMemoryInfo, PROCESS_MEMORY_COUNTERS};
use windows_sys::Win32::System::Threading::{
    GetCurrentProcess, GetProcessTimes, OpenProcess, WaitForSingleObject, CREATE_SUSPENDED,
    PROCESS_QUERY_LIMITED_INFORMATION, PROCESS_VM_READ,
};

#[link(name = "ntdll")]
unsafe extern "system" {
    /// Lets the threads of a process run. The standard library keeps its first thread to itself.
    fn NtResumeProcess(process: RawHandle) -> i32;
}

pub fn end_with_the_reader() {}

pub fn end_as_the_reader_has() {}

/// Ends all solutions when this process is told to end, as by Ctrl-C, and removes `folder` and its contents.
pub fn end_all_when_told(folder: PathBuf) {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    unsafe extern "system" fn told(_: u32) -> i32 {
        // While the locks are held, nothing is started, and nothing says how a solution ended.
        let (running, all) = (running(), all());
        all.values().for_each(|one| one.job.end());
        if let Some(folder) = FOLDER.get() {
            remove_tree(folder);
        }
        forget((running, all));
        0 // and this process ends as usual
    }
    if FOLDER.set(folder).is_ok() {
        // SAFETY: the function lives as long as this process.
        unsafe {
            SetConsoleCtrlHandler(Some(told), 1);
        }
    }
}

/// Here the linker says how large a stack is.
pub fn raise_the_stack() {}

/// What a solution leaves behind is in its job.
pub fn adopt_orphans() {}

/// The standard library makes no handle that is inherited.
pub fn keep_files_to_ourselves() {}

pub fn landlock_version() -> i32 {
    0
}

pub fn is_confined() -> bool {
    false
}

pub fn nameless(_: u32) -> (u64, u64) {
    (0, 0)
}

/// Gives this process no more memory than this.
///
/// # Errors
///
/// If the system does not set such a limit.
pub fn limit_memory(bytes: u64) -> io::Result<()> {
    let job = Job::of_memory(bytes)?;
    // SAFETY: it returns a handle that means this process.
    job.take(unsafe { GetCurrentProcess() })?;
    forget(job);
    Ok(())
}

/// A process that was started.
struct One {
    child: Child,
    job: Job,
    /// When it started, and its processor time then, which Windows says is nearly none.
    begun: Instant,
    before: f64,
}

/// The processes that were started and are not yet over.
fn all() -> MutexGuard<'static, HashMap<u32, One>> {
    static ALL: OnceLock<Mutex<HashMap<u32, One>>> = OnceLock::new();
    ALL.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner)
}

/// The solutions that are running now; none starts while this is held.
pub fn running() -> MutexGuard<'static, Vec<u32>> {
    static RUNNING: Mutex<Vec<u32>> = Mutex::new(Vec::new());
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts a command with this environment on a file, in a job of its own.
///
/// # Errors
///
/// If it cannot be started so.
pub fn start(
    command: &Command,
    environment: &[(OsString, OsString)],
    input: &File,
    _: &Inside,
) -> io::Result<(u32, Pipes)> {
    // SAFETY: it takes a number. Processes that are started from now on open no window when they crash.
    unsafe {
        SetErrorMode(SEM_FAILCRITICALERRORS | SEM_NOGPFAULTERRORBOX);
    }
    let file = in_path(&command.get_program().to_string_lossy()).ok_or(io::ErrorKind::NotFound)?;
    let mut started = Command::new(file);
    started.args(command.get_args()).env_clear().envs(environment.iter().cloned());
    if let Some(folder) = command.get_current_dir() {
        started.current_dir(folder);
    }
    started.stdin(input.try_clone()?).stdout(Stdio::piped()).stderr(Stdio::piped());
    let job = Job::new()?;
    let mut child = started.creation_flags(CREATE_SUSPENDED).spawn()?;
    let process = child.as_raw_handle();
    let before = seconds_of(process);
    // SAFETY: it is the handle of a process.
    let runs = job.take(process).map(|()| unsafe { NtResumeProcess(process) });
    if !matches!(runs, Ok(0..)) {
        let _ = child.kill();
        return Err(runs.err().unwrap_or_else(|| io::ErrorKind::Other.into()));
    }
    let no_pipe = || io::Error::from(io::ErrorKind::BrokenPipe);
    let pipes = Pipes {
        output: Pipe::of(child.stdout.take().ok_or_else(no_pipe)?, true),
        errors: Pipe::of(child.stderr.take().ok_or_else(no_pipe)?, false),
        process: child.as_handle().try_clone_to_owned()?,
    };
    let id = child.id();
    all().insert(id, One { child, job, begun: Instant::now(), before });
    Ok((id, pipes))
}

/// How a process ended, and what it and all that it started took; `None` while it runs. What it left behind ends.
pub fn ended(id: u32) -> Option<(Ended, Figures)> {
    let mut all = all();
    let one = all.get_mut(&id)?;
    let status = one.child.try_wait().ok().flatten()?;
    one.job.end();
    for _ in 0..1000 {
        if one.job.is_empty() {
            break;
        }
        thread::sleep(Duration::from_millis(1));
    }
    let process = one.child.as_raw_handle();
    let own = Figures {
        seconds: seconds_of(process) - one.before,
        kilobytes: peak_of(process).unwrap_or(0),
    };
    let figures = own.or(one.job.figures());
    all.remove(&id);
    let ended = match status.code() {
        Some(0) => Ended::Well,
        status => Ended::Status(status.unwrap_or(1)),
    };
    Some((ended, figures))
}

/// What the system counts of a running process and of all that it started.
pub fn of_group(leader: u32) -> Figures {
    all().get(&leader).map_or(Figures::default(), |one| one.job.figures())
}

/// The KB in the figures of an ended process that may be its parent's.
pub fn of_parent() -> u64 {
    0
}

pub fn end_group(leader: u32) {
    if let Some(one) = all().get(&leader) {
        one.job.end();
    }
}

pub fn end_orphans() -> f64 {
    0.0
}

pub fn orphans(_: &[u32]) -> Vec<u32> {
    Vec::new()
}

/// Processes, and those in their jobs.
pub fn family(ids: Vec<u32>) -> Vec<u32> {
    let all = all();
    let jobs = ids.iter().filter_map(|id| all.get(id)).flat_map(|one| one.job.processes());
    let others: Vec<u32> = jobs.filter(|id| !ids.contains(id)).collect();
    [ids, others].concat()
}

/// The processor time of a solution itself so far; that of what it started is its job's.
pub fn seconds_so_far(id: u32) -> f64 {
    all().get(&id).map_or(0.0, |one| seconds_of(one.child.as_raw_handle()) - one.before)
}

pub fn own_seconds(id: u32) -> f64 {
    seconds_so_far(id)
}

pub fn sees_processes() -> bool {
    true
}

/// Whether a solution gets a processor now and then, however busy the machine is: it does not sleep.
pub fn is_kept_waiting(id: u32) -> bool {
    let share = |one: &One| {
        let seconds = seconds_of(one.child.as_raw_handle()) - one.before;
        seconds.max(one.job.figures().seconds) / one.begun.elapsed().as_secs_f64()
    };
    all().get(&id).is_some_and(|one| share(one) > 0.1)
}

/// The peak memory of a running process so far, in KB.
pub fn peak(id: u32) -> Option<u64> {
    // SAFETY: it takes numbers. What it returns is null or a new handle, which nobody else closes.
    let process = unsafe {
        let process = OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION | PROCESS_VM_READ, 0, id);
        (!process.is_null()).then(|| OwnedHandle::from_raw_handle(process))
    };
    peak_of(process?.as_raw_handle())
}

fn peak_of(process: RawHandle) -> Option<u64> {
    let mut memory = PROCESS_MEMORY_COUNTERS::default();
    // SAFETY: it writes at most so many bytes to the struct.
    let is_done =
        unsafe { K32GetProcessMemoryInfo(process, &mut memory, size_of_val(&memory) as u32) };
    (is_done != 0).then_some(memory.PeakWorkingSetSize as u64 >> 10)
}

fn seconds_of(process: RawHandle) -> f64 {
    let [mut made, mut over, mut kernel, mut user] = [FILETIME::default(); 4];
    // SAFETY: it writes to the structs.
    unsafe {
        GetProcessTimes(process, &mut made, &mut over, &mut kernel, &mut user);
    }
    let time = |it: FILETIME| i64::from(it.dwHighDateTime) << 32 | i64::from(it.dwLowDateTime);
    Figures::of_windows([time(kernel), time(user)], 0).seconds
}

/// What a process prints, read while it runs, by a thread for each pipe.
pub struct Pipes {
    output: Pipe,
    errors: Pipe,
    process: OwnedHandle,
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
    /// Waits until the time is over or the process has ended. Returns whether that is so.
    pub fn wait(&mut self, time: Duration) -> bool {
        let time = time.as_micros().div_ceil(1000) as u32;
        // SAFETY: it is the handle of a process.
        unsafe {
            WaitForSingleObject(self.process.as_raw_handle(), time);
        }
        true
    }

    pub fn is_too_much(&self) -> bool {
        self.output.read().length > MOST_OUTPUT
    }

    /// What was printed: standard output, and the end of standard error. The job is over, so that nobody holds the other
    /// ends, unless the system has lost one.
    pub fn rest(self) -> (Vec<u8>, Vec<u8>) {
        for _ in 0..5000 {
            if self.output.read().is_over && self.errors.read().is_over {
                break;
            }
            thread::sleep(Duration::from_millis(1));
        }
        let mut errors = std::mem::take(&mut self.errors.read().kept);
        errors.drain(..errors.len().saturating_sub(KEPT));
        (std::mem::take(&mut self.output.read().kept), errors)
    }
}

pub fn signal_name(_: i32) -> &'static str {
    ""
}
