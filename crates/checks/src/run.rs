//! One run of a program.

pub use grundy_judge::difference::text;

use std::io::Write;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::thread;

/// Bytes that fit into a pipe without a reader.
const PIPE: usize = 1 << 14;

/// Starts a command with a pipe at each end.
///
/// # Panics
///
/// If it cannot be started.
pub fn start(command: &mut Command) -> Child {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().unwrap_or_else(|error| panic!("{command:?}: {error}"))
}

/// Runs a command on `input`; the command need not read it all.
///
/// # Panics
///
/// If the command cannot be started.
pub fn feed(command: &mut Command, input: &[u8]) -> Output {
    let mut child = start(command);
    let mut stdin = child.stdin.take().expect("a pipe");
    // A program may end before it has read everything; then the rest is not written.
    if input.len() <= PIPE {
        let _ = stdin.write_all(input);
        drop(stdin);
        return child.wait_with_output().expect("the output of a child");
    }
    thread::scope(|scope| {
        scope.spawn(move || {
            let _ = stdin.write_all(input);
        });
        child.wait_with_output().expect("the output of a child")
    })
}

/// Runs a command on `input` from a socket that does not block: a half after the start, the rest later.
///
/// # Panics
///
/// If the command cannot be started.
#[cfg(unix)]
pub fn feed_late(command: &mut Command, input: &[u8]) -> Output {
    use std::os::fd::OwnedFd;
    use std::os::unix::net::UnixStream;
    let (mut ours, other) = UnixStream::pair().expect("a pair of sockets");
    other.set_nonblocking(true).expect("a socket that does not block");
    command.stdin(OwnedFd::from(other)).stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = command.spawn().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let (first, rest) = input.split_at(input.len() / 2);
    for part in [first, rest] {
        // Time for the program to find nothing there; without it this would still pass.
        thread::sleep(std::time::Duration::from_millis(5));
        let _ = ours.write_all(part);
    }
    drop(ours);
    child.wait_with_output().expect("the output of a child")
}

/// The command that runs `program` under shell limits such as `["-v 10000", "-s 256"]`: KB of address space
/// (`-v`) and of stack (`-s`), seconds of processor time (`-t`).
pub fn limited(program: &Path, limits: &[&str]) -> Command {
    let limits: String = limits.iter().map(|limit| format!("ulimit {limit} && ")).collect();
    let mut command = Command::new("sh");
    command.arg("-c").arg(limits + "exec \"$0\"").arg(program);
    command
}

/// The status, output and errors of a run.
pub type Ended = (Option<i32>, String, String);

pub fn ended(output: Output) -> Ended {
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

/// The error if a run did not end as it should.
pub fn compare(what: &str, found: Ended, expected: Ended) -> Option<String> {
    let wrong = || format!("{what}: expected {expected:?}, found {found:?}");
    (found != expected).then(wrong)
}
