//! The processes of a solution on systems other than Unix. Time is the clock's, memory is not watched, and the
//! processes that a solution has started end with it as far as `taskkill` knows them.

use super::run::{Ended, KEPT};
use std::collections::HashMap;
use std::io::Read;
use std::path::PathBuf;
use std::process::{Child, ChildStderr, Command, Stdio};
use std::sync::atomic::AtomicBool;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

pub fn end_with_the_reader() {}

pub fn end_as_the_reader_has() {}

pub fn end_all_when_told(_: PathBuf) {}

pub fn raise_the_stack() {}

pub fn adopt_orphans() {}

pub fn lead_a_group(_: &mut Command) {}

/// The solutions that are running now; none starts while this is held.
pub fn running() -> MutexGuard<'static, Vec<u32>> {
    static RUNNING: Mutex<Vec<u32>> = Mutex::new(Vec::new());
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The processes that were started, and when.
static KEPT_ONES: Mutex<Option<HashMap<u32, (Child, Instant)>>> = Mutex::new(None);

fn of<T>(id: u32, what: impl FnOnce(&mut Child, Instant) -> T) -> Option<T> {
    let mut all = KEPT_ONES.lock().unwrap_or_else(PoisonError::into_inner);
    let (child, begun) = all.as_mut()?.get_mut(&id)?;
    Some(what(child, *begun))
}

/// The number by which a started process is known here.
pub fn keep(child: Child) -> u32 {
    let id = child.id();
    let mut all = KEPT_ONES.lock().unwrap_or_else(PoisonError::into_inner);
    all.get_or_insert_with(HashMap::new).insert(id, (child, Instant::now()));
    id
}

/// How a process ended, its time, and its memory, which is unknown here; `None` while it runs.
pub fn ended(id: u32) -> Option<(Ended, f64, u64)> {
    let (status, seconds) = of(id, |child, begun| {
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
    of(leader, |child, _| child.kill());
}

pub fn end_orphans() -> f64 {
    0.0
}

pub fn orphans(_: &[u32]) -> Vec<u32> {
    Vec::new()
}

pub fn family(id: u32) -> Vec<u32> {
    vec![id]
}

pub fn seconds_so_far(id: u32) -> f64 {
    of(id, |_, begun| begun.elapsed().as_secs_f64()).unwrap_or(0.0)
}

pub fn is_kept_waiting(_: u32) -> bool {
    false
}

/// What a process writes to standard error, or the end of it if it is long.
pub fn the_end_of(mut errors: ChildStderr, _: &AtomicBool) -> Vec<u8> {
    let mut all = Vec::new();
    let _ = errors.read_to_end(&mut all);
    all.drain(..all.len().saturating_sub(KEPT as usize));
    all
}

pub fn signal_name(_: i32) -> &'static str {
    ""
}
