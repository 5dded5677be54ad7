//! What a run may take, and how it ended.

use std::time::Duration;

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

    /// The whole seconds of processor time after which the system itself ends a process: more than the limit.
    pub fn most_seconds(&self) -> u64 {
        (self.seconds + 0.5).ceil() as u64
    }
}

/// The limits on compiling: more than judges give.
pub const COMPILING: Limits = Limits { seconds: 60.0, kilobytes: 2 << 20 };

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Ended {
    Well,
    /// With a status that is not 0.
    Status(i32),
    Signal(i32),
    /// It was stopped: for its time, for sleeping, for its memory, for its output, or for its processes.
    OutOfTime,
    Asleep,
    OutOfMemory,
    OutOfOutput,
    OutOfProcesses,
}

/// The most processes and threads of a run. No solution needs so many, and more would keep the machine from anything else.
pub const MOST_PROCESSES: usize = 512;

/// More than any program here prints.
pub const MOST_OUTPUT: u64 = 64 << 20;

/// The number of bytes kept of standard error, and of an output that is wrong in any case.
pub const KEPT: usize = 1 << 20;
