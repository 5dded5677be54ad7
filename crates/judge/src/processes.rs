//! The processes of a solution on Unix. They end with the solution, and with the judge.

#![allow(unsafe_code)] // system calls that the standard library does not have

use crate::figures::Figures;
use crate::inside::Inside;
use crate::limits::{Ended, KEPT, MOST_OUTPUT};
use crate::removal::remove_tree;
use std::collections::HashSet;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read};
use std::os::fd::{AsRawFd, OwnedFd, RawFd};
#[cfg(not(target_os = "linux"))]
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::Command;
#[cfg(not(target_os = "linux"))]
use std::process::Stdio;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// Lets this program end quietly when the reader of its output goes away.
pub fn end_with_the_reader() {
    // SAFETY: the call takes two numbers and installs no handler of ours.
    unsafe {
        libc::signal(libc::SIGPIPE, libc::SIG_DFL);
    }
}

/// Ends this process as if the reader of its output had just gone away; what was to be tidied up has been.
pub fn end_as_the_reader_has() {
    end_with_the_reader();
    // SAFETY: it takes a number.
    unsafe {
        libc::raise(libc::SIGPIPE);
    }
}

/// Ends all solutions when this process is told to end, as by Ctrl-C: a solution has a process group of its own, which
/// the terminal does not signal. Removes `folder` and its contents. A signal that was ignored when this process started
/// stays ignored. Call this before any thread is started.
pub fn end_all_when_told(folder: PathBuf) {
    // SAFETY: these structs consist of numbers, for which zeros are values; the calls write only to their arguments.
    let told = unsafe {
        let mut told: libc::sigset_t = std::mem::zeroed();
        libc::sigemptyset(&mut told);
        for signal in [libc::SIGINT, libc::SIGTERM, libc::SIGHUP] {
            let mut now: libc::sigaction = std::mem::zeroed();
            libc::sigaction(signal, std::ptr::null(), &mut now);
            if now.sa_sigaction != libc::SIG_IGN {
                libc::sigaddset(&mut told, signal);
            }
        }
        libc::pthread_sigmask(libc::SIG_BLOCK, &told, std::ptr::null_mut());
        told
    };
    thread::spawn(move || {
        let mut signal = 0;
        // SAFETY: as above.
        unsafe {
            libc::sigwait(&told, &mut signal);
        }
        // While the lock is held, nothing else is started.
        let running = running();
        running.iter().for_each(|&id| end_group(id));
        // What they leave behind is ours to end once they have ended.
        for &id in running.iter() {
            waited(id, 0);
        }
        end_all_but(&[]);
        remove_tree(&folder);
        // SAFETY: it ends this process, as the signal would have done.
        unsafe {
            libc::pthread_sigmask(libc::SIG_UNBLOCK, &told, std::ptr::null_mut());
            libc::raise(signal);
        }
    });
}

/// Gives the solutions that are started from now on a stack as large as judges give: a gigabyte, or what the system
/// allows.
pub fn raise_the_stack() {
    let mut limit = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    // SAFETY: both calls only read or write the struct that they are given.
    unsafe {
        if libc::getrlimit(libc::RLIMIT_STACK, &mut limit) == 0 {
            limit.rlim_cur = limit.rlim_max.min(1 << 30);
            libc::setrlimit(libc::RLIMIT_STACK, &limit);
        }
    }
}

/// Whether all children of this process except the running solutions are to be ended.
static ENDS_ORPHANS: AtomicBool = AtomicBool::new(false);

/// Makes this process the parent of the processes that a solution leaves behind (on Linux), so that they end with the
/// solution even in a group of their own. From now on only [`crate::run::run`] may start anything.
pub fn adopt_orphans() {
    ENDS_ORPHANS.store(true, Ordering::Relaxed);
    #[cfg(target_os = "linux")]
    // SAFETY: it takes only numbers.
    unsafe {
        libc::prctl(libc::PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    }
}

/// The solutions that are running now; none starts while this is held.
pub fn running() -> MutexGuard<'static, Vec<u32>> {
    static RUNNING: Mutex<Vec<u32>> = Mutex::new(Vec::new());
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends what solutions have left behind: the children of this process that are no running solutions. Returns the
/// processor time that these took.
pub fn end_orphans() -> f64 {
    let known = running().clone();
    if orphans(&known).is_empty() {
        return 0.0;
    }
    // While the lock is held, no solution is between its start and its place in the list.
    end_all_but(&running())
}

/// Ends the children of this process that are not in `running`.
fn end_all_but(running: &[u32]) -> f64 {
    let mut seconds = 0.0;
    // When an orphan ends, its children become orphans.
    for _ in 0..1000 {
        let orphans = orphans(running);
        if orphans.is_empty() {
            break;
        }
        for &id in &orphans {
            // SAFETY: it takes numbers.
            unsafe {
                libc::kill(id as libc::pid_t, libc::SIGKILL);
            }
        }
        for id in orphans {
            seconds += waited(id, 0).map_or(0.0, |(_, figures)| figures.seconds);
        }
    }
    seconds
}

/// The children of this process that are not in `running`.
pub fn orphans(running: &[u32]) -> Vec<u32> {
    if !ENDS_ORPHANS.load(Ordering::Relaxed) {
        return Vec::new();
    }
    // Linux gives them to the first thread of their new parent.
    let id = std::process::id();
    let ids = fs::read_to_string(format!("/proc/{id}/task/{id}/children")).unwrap_or_default();
    let ids = ids.split_whitespace().filter_map(|id| id.parse().ok());
    ids.filter(|id| !running.contains(id)).collect()
}

pub fn end_group(leader: u32) {
    // SAFETY: it takes two numbers. A group that is already gone is no error here.
    unsafe {
        libc::killpg(leader as libc::pid_t, libc::SIGKILL);
    }
}

/// The children of a process, by the name of its folder in Linux's `/proc`; none on other systems.
fn children(process: &str) -> Vec<u32> {
    let threads = fs::read_dir(format!("/proc/{process}/task"));
    let children = |thread: fs::DirEntry| fs::read_to_string(thread.path().join("children")).ok();
    let ids: String = threads.into_iter().flatten().flatten().filter_map(children).collect();
    ids.split_whitespace().filter_map(|id| id.parse().ok()).collect()
}

/// Processes and their running descendants, up to about a thousand.
pub fn family(ids: Vec<u32>) -> Vec<u32> {
    let mut family = ids;
    let mut seen: HashSet<u32> = family.iter().copied().collect();
    let mut at = 0;
    while at < family.len() && family.len() < 1000 {
        let children = children(&family[at].to_string());
        family.extend(children.into_iter().filter(|&id| seen.insert(id)));
        at += 1;
    }
    family
}

/// The fields of Linux's `/proc/ID/stat` after the process name, which may contain anything; none on other systems.
fn stat(id: u32) -> Vec<String> {
    let stat = fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
    let fields = stat.rsplit(") ").next().unwrap_or("").split(' ');
    fields.map(str::to_string).collect()
}

/// The peak memory of a running process so far, in KB, or `None` where the system does not report it (Linux does).
pub fn peak(id: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{id}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

/// The processor time of a running process and of the children it has waited for; 0 where it is unknown.
pub fn seconds_so_far(id: u32) -> f64 {
    // In hundredths of a second.
    let stat = stat(id);
    let ticks = stat.iter().skip(11).take(4);
    let ticks = ticks.filter_map(|field| field.parse::<u64>().ok());
    ticks.sum::<u64>() as f64 / 100.0
}

/// Whether running processes can be looked at. Otherwise nobody knows whether one sleeps, or waits for a processor.
pub fn sees_processes() -> bool {
    stat(std::process::id()).len() > 1
}

/// Whether a process waits for a processor (R) or for the disk (D). On a busy machine such a process only looks asleep.
pub fn is_kept_waiting(id: u32) -> bool {
    let stat = stat(id);
    match stat.first().map(String::as_str) {
        Some("R") => true,
        // It may also wait for a child that has not become a program of its own yet.
        Some("D") => children(&id.to_string()).is_empty(),
        _ => false,
    }
}

/// The processor time of a running process itself; 0 where it is unknown.
pub fn own_seconds(id: u32) -> f64 {
    let stat = stat(id);
    let ticks = stat.iter().skip(11).take(2).filter_map(|field| field.parse::<u64>().ok());
    ticks.sum::<u64>() as f64 / 100.0
}

/// The bytes that a process holds in files without a name: those in memory, and those on a disk.
pub fn nameless(id: u32) -> (u64, u64) {
    use std::os::unix::fs::MetadataExt;
    let (mut memory, mut disk) = (0, 0);
    for entry in fs::read_dir(format!("/proc/{id}/fd")).into_iter().flatten().flatten() {
        let file = fs::metadata(entry.path()).ok();
        let Some(file) = file.filter(|file| file.is_file() && file.nlink() == 0) else {
            continue;
        };
        let bytes = 512 * file.blocks();
        match fs::read_link(entry.path()) {
            Ok(name) if name.to_string_lossy().starts_with("/memfd:") => memory += bytes,
            _ => disk += bytes,
        }
    }
    (memory, disk)
}

/// Whether this process is within walls such as those around a solution: it may make no socket.
pub fn is_confined() -> bool {
    #[cfg(target_os = "linux")]
    // SAFETY: these take numbers.
    unsafe {
        let socket = libc::socket(libc::AF_UNIX, libc::SOCK_STREAM | libc::SOCK_CLOEXEC, 0);
        let refusal = io::Error::last_os_error().raw_os_error();
        if socket >= 0 {
            libc::close(socket);
            return false;
        }
        let filter = libc::SECCOMP_MODE_FILTER as libc::c_int;
        refusal == Some(libc::EACCES) && libc::prctl(libc::PR_GET_SECCOMP, 0, 0, 0, 0) == filter
    }
    #[cfg(not(target_os = "linux"))]
    {
        false
    }
}

/// How a process ended, and what it took as the system reports it; `None` while it runs.
pub fn ended(id: u32) -> Option<(Ended, Figures)> {
    waited(id, libc::WNOHANG)
}

fn waited(id: u32, options: libc::c_int) -> Option<(Ended, Figures)> {
    let mut status = 0;
    // SAFETY: `rusage` is a struct of numbers, for which zeros are values, and wait4 writes only to its arguments.
    let (found, usage) = unsafe {
        let mut usage: libc::rusage = std::mem::zeroed();
        (libc::wait4(id as libc::pid_t, &mut status, options, &mut usage), usage)
    };
    if found <= 0 {
        return None;
    }
    let ended = match status {
        status if libc::WIFSIGNALED(status) => Ended::Signal(libc::WTERMSIG(status)),
        status if libc::WEXITSTATUS(status) != 0 => Ended::Status(libc::WEXITSTATUS(status)),
        _ => Ended::Well,
    };
    Some((ended, figures(&usage)))
}

fn figures(usage: &libc::rusage) -> Figures {
    let seconds = |time: libc::timeval| time.tv_sec as f64 + time.tv_usec as f64 / 1e6;
    let seconds = seconds(usage.ru_utime) + seconds(usage.ru_stime);
    Figures::of_unix(seconds, usage.ru_maxrss as u64, cfg!(target_os = "macos"))
}

/// What the system counts of a running process and of all that it started: nothing but on Windows.
pub fn of_group(_: u32) -> Figures {
    Figures::default()
}

/// The KB in the figures of an ended process that may be its parent's, in whose memory it began: on Linux this
/// process's own.
pub fn of_parent() -> u64 {
    if !cfg!(target_os = "linux") {
        return 0;
    }
    if let Some(peak) = peak(std::process::id()) {
        return peak;
    }
    // With what this process was before it ran its own file.
    // SAFETY: `rusage` is a struct of numbers, for which zeros are values, and the call writes only to it.
    let usage = unsafe {
        let mut usage: libc::rusage = std::mem::zeroed();
        libc::getrusage(libc::RUSAGE_SELF, &mut usage);
        usage
    };
    figures(&usage).kilobytes
}

/// What a process prints, read while it runs, so that it never waits for a reader.
pub struct Pipes {
    output: Pipe,
    errors: Pipe,
    /// The process itself, which can be waited for together with its pipes; `None` where the system has no such thing.
    process: Option<OwnedFd>,
}

/// One of its pipes. Of standard output the beginning is kept, of standard error the end.
struct Pipe {
    file: Option<File>,
    kept: Vec<u8>,
    length: u64,
}

impl Pipe {
    fn new(file: impl Into<OwnedFd>) -> Pipe {
        let file = File::from(file.into());
        // SAFETY: it takes numbers.
        unsafe {
            libc::fcntl(file.as_raw_fd(), libc::F_SETFL, libc::O_NONBLOCK);
        }
        let file = Some(file);
        Pipe { file, kept: Vec::new(), length: 0 }
    }

    /// Reads a block. At the end of the pipe it is closed. A solution may have emptied its own pipe meanwhile: then there
    /// is nothing.
    fn read(&mut self) -> Vec<u8> {
        let mut block = vec![0; 1 << 16];
        let read = self.file.as_mut().map_or(Ok(0), |file| file.read(&mut block));
        let is_over = !matches!(&read, Err(error) if error.kind() == io::ErrorKind::WouldBlock);
        block.truncate(read.unwrap_or(0));
        self.length += block.len() as u64;
        if block.is_empty() && is_over {
            self.file = None;
        }
        block
    }

    /// Keeps only the end.
    fn end(&mut self) {
        self.kept.drain(..self.kept.len().saturating_sub(KEPT));
    }
}

impl Pipes {
    fn new(id: u32, output: impl Into<OwnedFd>, errors: impl Into<OwnedFd>) -> Pipes {
        Pipes { output: Pipe::new(output), errors: Pipe::new(errors), process: process(id) }
    }

    /// Waits until something was printed, the process has ended, or the time is over. Returns whether it is over or the
    /// process has ended.
    pub fn wait(&mut self, time: Duration) -> bool {
        let ready = |file: Option<RawFd>| libc::pollfd {
            fd: file.unwrap_or(-1), // which is passed over
            events: libc::POLLIN,
            revents: 0,
        };
        let mut ready = [
            ready(self.output.file.as_ref().map(AsRawFd::as_raw_fd)),
            ready(self.errors.file.as_ref().map(AsRawFd::as_raw_fd)),
            ready(self.process.as_ref().map(AsRawFd::as_raw_fd)),
        ];
        poll(&mut ready, time);
        if ready[0].revents != 0 {
            let block = self.output.read();
            let room = (MOST_OUTPUT as usize + 1).saturating_sub(self.output.kept.len());
            self.output.kept.extend_from_slice(&block[..block.len().min(room)]);
        }
        if ready[1].revents != 0 {
            let block = self.errors.read();
            self.errors.kept.extend_from_slice(&block);
            if self.errors.kept.len() > 2 * KEPT {
                self.errors.end();
            }
        }
        ready[2].revents != 0 || ready[..2].iter().all(|pipe| pipe.revents == 0)
    }

    /// Whether it printed more than is read.
    pub fn is_too_much(&self) -> bool {
        self.output.length > MOST_OUTPUT
    }

    /// What was printed: standard output, and the end of standard error. The process must have ended; what it printed
    /// is still in the pipes.
    pub fn rest(mut self) -> (Vec<u8>, Vec<u8>) {
        self.process = None;
        // A process that it left behind may hold the other end, and print, forever.
        let most = self.errors.length + MOST_OUTPUT;
        while !self.wait(Duration::ZERO) && !self.is_too_much() && self.errors.length < most {}
        self.errors.end();
        (self.output.kept, self.errors.kept)
    }
}

/// Waits until one of these files is ready, or the time is over.
fn poll(files: &mut [libc::pollfd], time: Duration) {
    let count = files.len() as libc::nfds_t;
    #[cfg(target_os = "linux")]
    // SAFETY: it reads and writes only what it is given; a null pointer stands for no signals.
    unsafe {
        let time = libc::timespec {
            tv_sec: time.as_secs() as libc::time_t,
            tv_nsec: time.subsec_nanos() as libc::c_long,
        };
        libc::ppoll(files.as_mut_ptr(), count, &time, std::ptr::null());
    }
    #[cfg(not(target_os = "linux"))]
    // SAFETY: it reads and writes only what it is given.
    unsafe {
        libc::poll(files.as_mut_ptr(), count, time.as_micros().div_ceil(1000) as libc::c_int);
    }
}

/// A file that stands for a process.
fn process(id: u32) -> Option<OwnedFd> {
    #[cfg(target_os = "linux")]
    {
        use std::os::fd::FromRawFd;
        // SAFETY: it takes two numbers. What it returns is a new file, which nobody else closes.
        unsafe {
            let file = libc::syscall(libc::SYS_pidfd_open, id as libc::pid_t, 0);
            (file >= 0).then(|| OwnedFd::from_raw_fd(file as RawFd))
        }
    }
    #[cfg(not(target_os = "linux"))]
    {
        let _ = id;
        None
    }
}

/// Starts a command with this environment on a file, as the leader of a process group, which can be ended as a whole.
///
/// # Errors
///
/// If it cannot be started so.
pub fn start(
    command: &Command,
    environment: &[(OsString, OsString)],
    input: &File,
    inside: &Inside,
) -> io::Result<(u32, Pipes)> {
    #[cfg(target_os = "linux")]
    {
        linux::start(command, environment, input, inside)
    }
    #[cfg(not(target_os = "linux"))]
    {
        let mut started = Command::new(command.get_program());
        started.args(command.get_args()).env_clear().envs(environment.iter().cloned());
        if let Some(folder) = command.get_current_dir() {
            started.current_dir(folder);
        }
        started.stdin(input.try_clone()?).stdout(Stdio::piped()).stderr(Stdio::piped());
        let (largest_file, most_seconds) = (inside.largest_file, inside.most_seconds);
        started.process_group(0);
        // SAFETY: between fork and exec it only calls the system, and allocates nothing.
        unsafe {
            started.pre_exec(move || {
                limit(libc::RLIMIT_FSIZE, largest_file)?;
                limit(libc::RLIMIT_CPU, most_seconds)?;
                limit(libc::RLIMIT_CORE, 0)
            });
        }
        let mut child = started.spawn()?;
        let (output, errors) = (child.stdout.take(), child.stderr.take());
        let id = child.id();
        Ok((id, Pipes::new(id, output.expect("a pipe"), errors.expect("a pipe"))))
    }
}

/// Gives this process no more memory than this, its stacks included.
///
/// # Errors
///
/// If the system does not set such a limit.
pub fn limit_memory(bytes: u64) -> io::Result<()> {
    limit(libc::RLIMIT_AS, bytes)
}

/// Lowers a limit of this process, for good.
fn limit(what: Resource, most: u64) -> io::Result<()> {
    let limit = libc::rlimit { rlim_cur: most as libc::rlim_t, rlim_max: most as libc::rlim_t };
    // SAFETY: it only reads the struct.
    done(i64::from(unsafe { libc::setrlimit(what, &limit) })).map(drop)
}

#[cfg(all(target_os = "linux", target_env = "gnu"))]
type Resource = libc::__rlimit_resource_t;
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
type Resource = libc::c_int;

/// The number that a system call returned, or its error.
fn done(returned: i64) -> io::Result<i64> {
    if returned < 0 {
        Err(io::Error::last_os_error())
    } else {
        Ok(returned)
    }
}

/// The version of Landlock; 0 where there is none.
pub fn landlock_version() -> i32 {
    #[cfg(target_os = "linux")]
    // SAFETY: with this flag it reads nothing and returns a number.
    unsafe {
        let version = libc::syscall(libc::SYS_landlock_create_ruleset, 0_usize, 0_usize, 1);
        version.max(0) as i32
    }
    #[cfg(not(target_os = "linux"))]
    {
        0
    }
}

/// Lets no process that is started from now on inherit files that this process was started with.
pub fn keep_files_to_ourselves() {
    for file in 3..1024 {
        // SAFETY: it takes numbers; what is no open file is an error of no consequence.
        unsafe {
            libc::fcntl(file, libc::F_SETFD, libc::FD_CLOEXEC);
        }
    }
}

#[cfg(target_os = "linux")]
mod linux {
    //! Starting a process within the walls that only Linux has.
    //!
    //! Like `posix_spawn`, and unlike `fork`, this copies no memory of the judge, which would cost a quarter of a short
    //! run: until it becomes another program, the new process works in the judge's memory, while the thread that
    //! started it waits. So all that it needs is made before, and it allocates nothing.

    use super::{done, limit, Pipes};
    use crate::inside::{Inside, Rules};
    use crate::limits::MOST_PROCESSES;
    use std::ffi::{CStr, CString, OsStr, OsString};
    use std::fs::File;
    use std::io;
    use std::os::fd::{AsRawFd, FromRawFd, OwnedFd, RawFd};
    use std::os::unix::ffi::OsStrExt;
    use std::process::Command;
    use std::ptr::{null, null_mut};

    /// Bytes for the calls between the start of a process and its program.
    const STACK: usize = 64 << 10;

    /// What the new process does before it becomes a program.
    struct Order<'a> {
        program: CString,
        arguments: Vec<*const libc::c_char>,
        environment: Vec<*const libc::c_char>,
        folder: Option<CString>,
        /// Standard input, output and error.
        files: [RawFd; 3],
        inside: &'a Inside,
        /// The user and the group, as lines that map each to itself, for a user namespace.
        users: Option<(String, String)>,
        error: io::Result<()>,
    }

    pub fn start(
        command: &Command,
        environment: &[(OsString, OsString)],
        input: &File,
        inside: &Inside,
    ) -> io::Result<(u32, Pipes)> {
        let text = |text: &OsStr| CString::new(text.as_bytes()).map_err(io::Error::other);
        let program = command.get_program();
        let file = crate::path::in_path(&program.to_string_lossy());
        let file = file.ok_or(io::ErrorKind::NotFound)?;
        let words = std::iter::once(program).chain(command.get_args());
        let words = words.map(text).collect::<io::Result<Vec<CString>>>()?;
        let pairs = environment.iter().map(|(name, value)| {
            let pair = [name.as_os_str(), OsStr::new("="), value].into_iter().collect::<OsString>();
            text(&pair)
        });
        let pairs = pairs.collect::<io::Result<Vec<CString>>>()?;
        let list = |texts: &[CString]| texts.iter().map(|it| it.as_ptr()).chain([null()]).collect();
        let ((output, writes_output), (errors, writes_errors)) = (io::pipe()?, io::pipe()?);
        // SAFETY: they return numbers.
        let (user, group) = unsafe { (libc::geteuid(), libc::getegid()) };
        let users = || (format!("{user} {user} 1"), format!("{group} {group} 1"));
        let mut order = Order {
            program: text(file.as_os_str())?,
            arguments: list(&words),
            environment: list(&pairs),
            folder: command.get_current_dir().map(|folder| text(folder.as_os_str())).transpose()?,
            files: [input.as_raw_fd(), writes_output.as_raw_fd(), writes_errors.as_raw_fd()],
            inside,
            users: inside.has_users.then(users),
            error: Ok(()),
        };
        let mut stack = vec![0_u128; STACK / 16];
        let how = libc::CLONE_VM | libc::CLONE_VFORK | libc::SIGCHLD;
        let how = if inside.has_users { how | libc::CLONE_NEWUSER } else { how };
        // SAFETY: the stack and the order outlive the new process's use of them, since this thread waits until it is
        // another program or has ended. No signal reaches it meanwhile.
        let id = unsafe {
            let mut all: libc::sigset_t = std::mem::zeroed();
            let mut before: libc::sigset_t = std::mem::zeroed();
            libc::sigfillset(&mut all);
            libc::pthread_sigmask(libc::SIG_SETMASK, &all, &mut before);
            let top = stack.as_mut_ptr_range().end.cast();
            let id = libc::clone(carried_out, top, how, (&raw mut order).cast());
            let id = done(i64::from(id));
            libc::pthread_sigmask(libc::SIG_SETMASK, &before, null_mut());
            id? as libc::pid_t
        };
        // SAFETY: the new process has written it, or not touched it.
        let error = unsafe { std::ptr::read_volatile(&raw const order.error).err() };
        std::mem::forget(order.error);
        if let Some(error) = error {
            // SAFETY: it takes numbers and a pointer that may be null.
            unsafe {
                libc::waitpid(id, null_mut(), 0);
            }
            return Err(error);
        }
        Ok((id as u32, Pipes::new(id as u32, output, errors)))
    }

    /// Carries out an order, in the new process.
    extern "C" fn carried_out(order: *mut libc::c_void) -> libc::c_int {
        // SAFETY: it is the order of `start`, which nobody else uses meanwhile.
        let order = unsafe { &mut *order.cast::<Order>() };
        order.error = order.carry_out();
        // SAFETY: nothing of the judge's is tidied up here.
        unsafe { libc::_exit(127) }
    }

    impl Order<'_> {
        fn carry_out(&self) -> io::Result<()> {
            // SAFETY: these take numbers, and texts that end in a zero.
            unsafe {
                libc::signal(libc::SIGPIPE, libc::SIG_DFL);
                // Its own session: it has no terminal, and leads a group.
                done(i64::from(libc::setsid()))?;
                for (file, number) in self.files.into_iter().zip(0..) {
                    done(i64::from(libc::dup2(file, number)))?;
                }
                if let Some(folder) = &self.folder {
                    done(i64::from(libc::chdir(folder.as_ptr())))?;
                }
            }
            limit(libc::RLIMIT_FSIZE, self.inside.largest_file)?;
            limit(libc::RLIMIT_CPU, self.inside.most_seconds)?;
            limit(libc::RLIMIT_CORE, 0)?;
            self.close_walls()?;
            // SAFETY: the lists end in a null pointer; the mask is a struct for which zeros are a value.
            unsafe {
                let mut none: libc::sigset_t = std::mem::zeroed();
                libc::sigemptyset(&mut none);
                libc::sigprocmask(libc::SIG_SETMASK, &none, null_mut());
                let (arguments, environment) = (self.arguments.as_ptr(), self.environment.as_ptr());
                libc::execve(self.program.as_ptr(), arguments, environment);
            }
            Err(io::Error::last_os_error())
        }

        fn close_walls(&self) -> io::Result<()> {
            if let Some((user, group)) = &self.users {
                write(c"/proc/self/setgroups", b"deny")?;
                write(c"/proc/self/uid_map", user.as_bytes())?;
                write(c"/proc/self/gid_map", group.as_bytes())?;
                limit(libc::RLIMIT_NPROC, MOST_PROCESSES as u64)?;
            }
            drop_rights();
            // SAFETY: these take numbers. It ends when the thread that waits for it does.
            unsafe {
                done(i64::from(libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL, 0, 0, 0)))?;
            }
            if let Some(rules) = &self.inside.rules {
                // SAFETY: this takes numbers. It forbids all ways to more rights.
                unsafe {
                    done(i64::from(libc::prctl(libc::PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)))?;
                }
                if self.inside.sees_itself {
                    allow_reading(rules, &open(c"/proc/self", libc::O_PATH)?)?;
                }
                // SAFETY: these take numbers.
                unsafe {
                    done(libc::syscall(libc::SYS_landlock_restrict_self, rules.as_raw_fd(), 0))?;
                }
                close_filter(&self.inside.filter)?;
            }
            Ok(())
        }
    }

    fn open(path: &CStr, how: libc::c_int) -> io::Result<OwnedFd> {
        // SAFETY: the path ends in a zero. What it returns is a new file.
        unsafe {
            let file = done(i64::from(libc::open(path.as_ptr(), how | libc::O_CLOEXEC)))?;
            Ok(OwnedFd::from_raw_fd(file as RawFd))
        }
    }

    fn write(path: &CStr, text: &[u8]) -> io::Result<()> {
        let file = open(path, libc::O_WRONLY)?;
        // SAFETY: it reads the text, and no more.
        done(unsafe { libc::write(file.as_raw_fd(), text.as_ptr().cast(), text.len()) } as i64)?;
        Ok(())
    }

    /// Adds to Landlock's rules that what is below a folder may be read.
    fn allow_reading(rules: &Rules, folder: &OwnedFd) -> io::Result<()> {
        #[repr(C, packed)]
        struct PathBeneath {
            allowed: u64,
            folder: RawFd,
        }
        const READ_FILE: u64 = 1 << 2;
        const READ_DIR: u64 = 1 << 3;
        const PATH_BENEATH: libc::c_int = 1;
        let rule = PathBeneath { allowed: READ_FILE | READ_DIR, folder: folder.as_raw_fd() };
        // SAFETY: the struct is laid out as the system has it, and lives longer than the call.
        let added = unsafe {
            libc::syscall(
                libc::SYS_landlock_add_rule,
                rules.as_raw_fd(),
                PATH_BENEATH,
                &raw const rule,
                0,
            )
        };
        done(added).map(drop)
    }

    /// Closes the filter of system calls around this process.
    fn close_filter(steps: &[libc::sock_filter]) -> io::Result<()> {
        if steps.is_empty() {
            return Ok(());
        }
        let (len, filter) = (steps.len() as u16, steps.as_ptr().cast_mut());
        let program = libc::sock_fprog { len, filter };
        // SAFETY: the program is read during the call, and not written.
        let set = unsafe {
            libc::prctl(libc::PR_SET_SECCOMP, libc::SECCOMP_MODE_FILTER, &raw const program)
        };
        done(i64::from(set)).map(drop)
    }

    /// Gives up, for good, all rights that an administrator has. Without such rights this does nothing.
    fn drop_rights() {
        for right in 0..64 {
            // SAFETY: it takes numbers. An unknown right, or a lack of rights, is an error of no consequence.
            unsafe {
                libc::prctl(libc::PR_CAPBSET_DROP, right, 0, 0, 0);
            }
        }
    }
}

/// The name of a signal, if it is a usual one.
pub fn signal_name(signal: i32) -> &'static str {
    match signal {
        libc::SIGSEGV => "SIGSEGV",
        libc::SIGABRT => "SIGABRT",
        libc::SIGFPE => "SIGFPE",
        libc::SIGKILL => "SIGKILL",
        libc::SIGBUS => "SIGBUS",
        libc::SIGILL => "SIGILL",
        _ => "",
    }
}
