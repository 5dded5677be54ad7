//! What a process does to itself before it becomes a stranger's program.

use std::sync::Arc;

#[cfg(target_os = "linux")]
pub use crate::calls::filter;

/// Without Linux there is no filter of system calls.
#[cfg(not(target_os = "linux"))]
pub fn filter(_: bool) -> Vec<Step> {
    Vec::new()
}

/// A step of a filter of system calls.
#[cfg(target_os = "linux")]
pub type Step = libc::sock_filter;
#[cfg(not(target_os = "linux"))]
pub type Step = ();

/// Landlock's rules; outside Unix there are none.
#[cfg(unix)]
pub type Rules = std::os::fd::OwnedFd;
#[cfg(not(unix))]
#[derive(Debug)]
pub enum Rules {}

#[derive(Default)]
pub struct Inside {
    /// The most bytes of a file that it writes.
    pub largest_file: u64,
    /// The seconds of processor time after which the system ends it, where nobody can look at it while it runs.
    pub most_seconds: u64,
    /// Landlock's rules.
    pub rules: Option<Arc<Rules>>,
    /// The filter of system calls.
    pub filter: Vec<Step>,
    /// Whether it may read what the system says of itself.
    pub sees_itself: bool,
    /// Whether it gets a user namespace of its own.
    pub has_users: bool,
}
