//! The processes of a solution on Unix. They end with the solution, and with the judge.

use super::run::{Ended, KEPT};
use std::collections::HashSet;
use std::fs;
use std::io::Read;
use std::os::fd::AsRawFd;
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, ChildStderr, Command};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

/// Lets this program end quietly when the reader of its output goes away.
pub fn end_with_the_reader() {
    // SAFETY: the call takes two numbers and installs no handler of ours.
    unsafe {
        libc::signal(libc::SIGPIPE, libc::SIG_DFL);
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
        end_orphans(&[]);
        let _ = fs::remove_dir_all(&folder);
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
/// solution even in a group of their own. From now on only [`super::run::run`] may start anything.
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

/// Ends the children of this process that are not in `running`: what solutions have left behind.
pub fn end_orphans(running: &[u32]) {
    if !ENDS_ORPHANS.load(Ordering::Relaxed) {
        return;
    }
    // When an orphan ends, its children become orphans.
    for _ in 0..1000 {
        let mut orphans = children("self");
        orphans.retain(|id| !running.contains(id));
        if orphans.is_empty() {
            return;
        }
        for id in orphans {
            let process = id as libc::pid_t;
            // SAFETY: the calls take numbers, and a pointer that may be null.
            unsafe {
                libc::kill(process, libc::SIGKILL);
                libc::waitpid(process, std::ptr::null_mut(), 0);
            }
        }
    }
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
    let of = |thread: fs::DirEntry| fs::read_to_string(thread.path().join("children")).ok();
    let ids: String = threads.into_iter().flatten().flatten().filter_map(of).collect();
    ids.split_whitespace().filter_map(|id| id.parse().ok()).collect()
}

/// A process and its running descendants, up to about a thousand.
pub fn family(id: u32) -> Vec<u32> {
    let mut family = vec![id];
    let mut seen = HashSet::from([id]);
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

/// The processor time of a running process and of the children it has waited for; 0 where it is unknown.
pub fn seconds_so_far(id: u32) -> f64 {
    // In hundredths of a second.
    let stat = stat(id);
    let ticks = stat.iter().skip(11).take(4);
    let ticks = ticks.filter_map(|field| field.parse::<u64>().ok());
    ticks.sum::<u64>() as f64 / 100.0
}

/// Whether a process waits for a processor (R) or for the disk (D). On a busy machine such a process only looks asleep.
pub fn is_kept_waiting(id: u32) -> bool {
    stat(id).first().is_some_and(|state| state == "R" || state == "D")
}

/// Makes a command the leader of its own process group, which can be ended as a whole.
pub fn lead_a_group(command: &mut Command) {
    command.process_group(0);
}

/// The number by which a started process is known here.
pub fn keep(child: Child) -> u32 {
    child.id()
}

/// How a process ended, its processor time, and its memory as the system reports it; `None` while it runs.
pub fn ended(id: u32) -> Option<(Ended, f64, u64)> {
    let mut status = 0;
    // SAFETY: `rusage` is a struct of numbers, for which zeros are values, and wait4 writes only to its arguments.
    let (found, usage) = unsafe {
        let mut usage: libc::rusage = std::mem::zeroed();
        (libc::wait4(id as libc::pid_t, &mut status, libc::WNOHANG, &mut usage), usage)
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

/// The end of what a process writes, read until no process can write any more, or, once it `has_ended`, until nothing
/// is left: a process that it left behind may hold the other end forever.
pub fn the_end_of(mut errors: ChildStderr, has_ended: &AtomicBool) -> Vec<u8> {
    let most = KEPT as usize;
    let (mut kept, mut block) = (Vec::new(), [0; 1 << 16]);
    loop {
        // Read the flag before polling: what was written before the end is in the pipe by then.
        let ended = has_ended.load(Ordering::Relaxed);
        let mut ready = libc::pollfd { fd: errors.as_raw_fd(), events: libc::POLLIN, revents: 0 };
        // SAFETY: it reads and writes only the one struct that it is given.
        let ready = unsafe { libc::poll(&mut ready, 1, 5) };
        if ready > 0 {
            match errors.read(&mut block) {
                Ok(size) if size > 0 => kept.extend_from_slice(&block[..size]),
                _ => break,
            }
            if kept.len() > 2 * most {
                kept.drain(..most);
            }
        } else if ended {
            break;
        }
    }
    kept.drain(..kept.len().saturating_sub(most));
    kept
}

/// The name of a signal, and what it usually means.
pub fn signal_name(signal: i32) -> &'static str {
    match signal {
        libc::SIGSEGV => " (SIGSEGV: an invalid memory access, or a stack overflow)",
        libc::SIGABRT => " (SIGABRT)",
        libc::SIGFPE => " (SIGFPE: usually a division by zero)",
        libc::SIGKILL => " (SIGKILL)",
        libc::SIGBUS => " (SIGBUS)",
        libc::SIGILL => " (SIGILL)",
        _ => "",
    }
}
