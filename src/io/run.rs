//! Library: a program's `main`: its arguments, its faults with their places, and its exit status.

use super::place::watch;
use super::stream::{Fault, Io};
use std::env;
use std::io::{self, BufWriter, ErrorKind, Read, Write};
use std::process;

/// A new io, which has read and written nothing.
pub fn new(input: impl Read + 'static, output: impl Write + 'static) -> Io {
    Io {
        input: Box::new(input),
        block: Vec::new(),
        at: 0,
        answers: BufWriter::with_capacity(1 << 16, Box::new(output)),
    }
}

/// Runs `solve` from `input` to `output`.
///
/// # Errors
///
/// The fault that `solve` returns, with its line and column, after all earlier answers have been written; or a
/// failed read or write.
///
/// ```
/// use grundy::io;
///
/// let (input, output) = ("20 x".as_bytes(), std::io::sink());
/// let fault = io::answer(input, output, |io| {
///     while let Some(n) = io.read_or_end_in(0, 50)? {
///         io.write_numbers(Some(n + 1))?;
///     }
///     Ok(())
/// });
/// let words = "line 1, column 4: expected an integer from 0 to 50, found \"x\"";
/// assert_eq!(fault.unwrap_err().to_string(), words);
/// ```
pub fn answer(
    input: impl Read + 'static,
    output: impl Write + 'static,
    solve: impl FnOnce(&mut Io) -> Result<(), Fault>,
) -> Result<(), Fault> {
    let (input, places) = watch(input);
    let mut io = new(input, output);
    let solved = solve(&mut io);
    io.answers.flush().and(solved).map_err(|fault| {
        let said = match subject(&fault) {
            Subject::Token => {
                let (place, found) = places.last_read(&mut io);
                format!("{}: {}, found {}", place, fault, found)
            }
            Subject::Number => {
                let (place, _) = places.last_read(&mut io);
                format!("{}: {}", place, fault)
            }
            Subject::Input => return fault,
            Subject::Output => format!("cannot write to standard output: {}", fault),
        };
        Fault::new(fault.kind(), said)
    })
}

/// What a fault is about.
enum Subject {
    /// The last token: something else is expected there.
    Token,
    /// The last number: it is not what the program asks for.
    Number,
    /// A failed read, whose message is complete.
    Input,
    /// A failed write.
    Output,
}

/// What is wrong with the input has words of its own; what the system says has none.
fn subject(fault: &Fault) -> Subject {
    match fault.kind() {
        _ if fault.get_ref().is_none() => Subject::Output,
        ErrorKind::InvalidData | ErrorKind::UnexpectedEof => Subject::Token,
        ErrorKind::InvalidInput => Subject::Number,
        ErrorKind::Other => Subject::Input,
        _ => Subject::Output,
    }
}

/// A program's `main`: runs `solve` from standard input to standard output.
///
/// The only arguments are `--help`, which prints `about`, and `--version`. The exit status is 0, even if the
/// reader of the output has gone away. It is 1 after a fault, which is reported in one line on standard error,
/// and 2 for any other arguments.
///
/// If standard input has nothing yet and does not block, this waits for it ([`Patient`](super::Patient)). It cannot
/// see that standard output is closed or only for reading, and exits with 0: before `main`, the runtime of Rust opens
/// `/dev/null` in place of what is closed, and a write to what is not for writing (`EBADF`) counts as done.
///
/// ```no_run
/// use grundy::io;
///
/// io::run("next", "Reads a number, and writes the next one.\n", |io| {
///     let number = io.read()?;
///     io.write_numbers(Some(number + 1))
/// });
/// ```
pub fn run(name: &str, about: &str, solve: fn(&mut Io) -> Result<(), Fault>) {
    run_with(name, about, || answer(io::stdin(), io::stdout(), solve));
}

/// A program's `main`, as [`run`], for a program that reads and writes in its own way.
pub fn run_with(name: &str, about: &str, program: impl FnOnce() -> Result<(), Fault>) {
    let arguments: Vec<_> = env::args_os().skip(1).collect();
    let first = arguments.first().map(|argument| argument.to_string_lossy());
    let print = |text: &str| answer(io::empty(), io::stdout(), |io: &mut Io| io.write(text));
    let done = match first.as_ref().map(|argument| argument.as_ref()) {
        None => program(),
        Some("--help") if arguments.len() == 1 => print(about),
        Some("--version") if arguments.len() == 1 => {
            let version = option_env!("CARGO_PKG_VERSION").unwrap_or("");
            print(&format!("{} {}\n", name, version))
        }
        _ => {
            complain(name, "reads standard input and takes no arguments but --help or --version");
            process::exit(2);
        }
    };
    match done {
        Err(ref fault) if fault.kind() == ErrorKind::BrokenPipe => {}
        Err(fault) => {
            complain(name, &fault.to_string());
            process::exit(1);
        }
        Ok(()) => {}
    }
}

// If standard error is gone too, the exit status still reports the fault.
fn complain(name: &str, what: &str) {
    let _ = writeln!(io::stderr(), "{}: {}", name, what);
}
