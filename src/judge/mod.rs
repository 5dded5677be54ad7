//! The one way in and out: arguments, input, answers, faults, exit status.
//!
//! Checked: `tests/golden.rs` and `tests/world.rs` run the programs themselves; here, that answers
//! leave in blocks.

pub mod scan;
#[cfg(feature = "large")]
pub mod simd;

pub use self::scan::Fault;
use self::scan::{Scanner, BLOCK};
use std::env;
use std::io::{self, Error, ErrorKind, Read, Write};
use std::process;

/// A judge's side of a program: numbers come from it, answers go to it.
pub struct Judge<'a> {
    scanner: Scanner<Pipe<'a>>,
}

// Both ends in one, because answers go out before the program waits for input.
struct Pipe<'a> {
    input: &'a mut dyn Read,
    output: &'a mut dyn Write,
    answers: Vec<u8>,
}

impl<'a> Pipe<'a> {
    fn hand_over(&mut self) -> io::Result<()> {
        let done = self
            .output
            .write_all(&self.answers)
            .and_then(|()| self.output.flush());
        self.answers.clear();
        done.map_err(|error| explained(&error, "cannot write to standard output"))
    }
}

impl<'a> Read for Pipe<'a> {
    fn read(&mut self, block: &mut [u8]) -> io::Result<usize> {
        if !self.answers.is_empty() {
            self.hand_over()?;
        }
        self.input
            .read(block)
            .map_err(|error| explained(&error, "cannot read standard input"))
    }
}

fn explained(error: &Error, what: &str) -> Error {
    Error::new(error.kind(), format!("{}: {}", what, error))
}

impl<'a> Judge<'a> {
    /// The next number, or `None` at the end of the input.
    ///
    /// # Errors
    ///
    /// If the next token is no number, or one beyond u64; if reading fails.
    #[inline(always)]
    pub fn next_number(&mut self) -> Result<Option<u64>, Fault> {
        self.scanner.next(0, u64::MAX)
    }

    /// The next number, from `low` to `high`, or `None` at the end of the input.
    ///
    /// # Errors
    ///
    /// As [`next_number`](Judge::next_number), and if the number is out of range.
    #[inline(always)]
    pub fn next_number_in(&mut self, low: u64, high: u64) -> Result<Option<u64>, Fault> {
        self.scanner.next(low, high)
    }

    /// The next number, which must be there.
    ///
    /// # Errors
    ///
    /// As [`next_number`](Judge::next_number), and if the input has ended.
    #[inline(always)]
    pub fn number(&mut self) -> Result<u64, Fault> {
        self.scanner.number(0, u64::MAX)
    }

    /// The next number, which must be there and from `low` to `high`.
    ///
    /// # Errors
    ///
    /// As [`number`](Judge::number), and if the number is out of range.
    #[inline(always)]
    pub fn number_in(&mut self, low: u64, high: u64) -> Result<u64, Fault> {
        self.scanner.number(low, high)
    }

    /// The next `count` numbers, all of which must be there and from `low` to `high`.
    ///
    /// Memory grows with what is read, not with what was announced.
    ///
    /// # Errors
    ///
    /// As [`number_in`](Judge::number_in).
    pub fn numbers(&mut self, count: u64, low: u64, high: u64) -> Result<Vec<u64>, Fault> {
        (0..count).map(|_| self.number_in(low, high)).collect()
    }

    /// The next token as it stands, of `most` bytes at most, or `None` at the end of the input.
    ///
    /// # Errors
    ///
    /// If it is longer; if reading fails.
    #[cfg(feature = "large")]
    pub fn word(&mut self, most: usize) -> Result<Option<String>, Fault> {
        self.scanner.word(most)
    }

    /// A fault at the place of the number or word that was read last.
    pub fn fault(&mut self, what: String) -> Fault {
        self.scanner.fault(what)
    }

    /// Answers with a text and the end of a line.
    ///
    /// # Errors
    ///
    /// If writing fails; so for the other answers.
    #[inline]
    pub fn line(&mut self, text: &str) -> Result<(), Fault> {
        let answers = &mut self.scanner.source().answers;
        answers.extend_from_slice(text.as_bytes());
        answers.push(b'\n');
        self.text("")
    }

    /// Answers with a text.
    #[inline]
    pub fn text(&mut self, text: &str) -> Result<(), Fault> {
        let pipe = self.scanner.source();
        pipe.answers.extend_from_slice(text.as_bytes());
        if pipe.answers.len() >= BLOCK {
            pipe.hand_over().map_err(Fault::Io)?;
        }
        Ok(())
    }

    /// Answers with a number in decimal.
    pub fn put(&mut self, number: u64) -> Result<(), Fault> {
        let mut digits = [0; 20];
        let mut first = digits.len();
        let mut rest = number;
        loop {
            first -= 1;
            digits[first] = b'0' + (rest % 10) as u8;
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        self.scanner
            .source()
            .answers
            .extend_from_slice(&digits[first..]);
        self.text("")
    }

    /// Answers with a line of two numbers.
    pub fn pair(&mut self, first: u64, second: u64) -> Result<(), Fault> {
        self.put(first)?;
        self.text(" ")?;
        self.put(second)?;
        self.line("")
    }
}

/// Runs `solve` from `input` to `output`.
///
/// # Errors
///
/// What `solve` returns; all that it answered before has then been written.
///
/// ```
/// use grundy::judge;
///
/// let mut output = Vec::new();
/// let fault = judge::answer(&mut "20 x".as_bytes(), &mut output, |judge| {
///     while let Some(n) = judge.next_number()? {
///         judge.put(n + 1)?;
///         judge.line("")?;
///     }
///     Ok(())
/// });
/// assert_eq!(output, b"21\n");
/// assert!(fault.unwrap_err().to_string().starts_with("line 1, column 4: "));
/// ```
pub fn answer<F>(input: &mut dyn Read, output: &mut dyn Write, solve: F) -> Result<(), Fault>
where
    F: FnOnce(&mut Judge) -> Result<(), Fault>,
{
    let pipe = Pipe {
        input,
        output,
        answers: Vec::with_capacity(BLOCK + 32),
    };
    let mut judge = Judge {
        scanner: Scanner::new(pipe),
    };
    let solved = solve(&mut judge);
    judge.scanner.source().hand_over().map_err(Fault::Io)?;
    solved
}

/// A program's `main`: runs `solve` from standard input to standard output, then exits.
///
/// The status is 0, also if the reader of the output went away; 1 after one line on standard error
/// if there was a fault; 2 for arguments other than `--help`, which prints `about`, and
/// `--version`.
pub fn run<F>(name: &str, about: &str, solve: F)
where
    F: FnOnce(&mut Judge) -> Result<(), Fault>,
{
    let (stdin, stdout) = (io::stdin(), io::stdout());
    let (mut input, mut output) = (stdin.lock(), stdout.lock());
    let arguments: Vec<_> = env::args_os().skip(1).collect();
    let first = arguments.first().map(|argument| argument.to_string_lossy());
    let done = match first.as_ref().map(|argument| argument.as_ref()) {
        None => answer(&mut input, &mut output, solve),
        Some("--help") if arguments.len() == 1 => {
            answer(&mut input, &mut output, |judge| judge.text(about))
        }
        Some("--version") if arguments.len() == 1 => {
            let version = option_env!("CARGO_PKG_VERSION").unwrap_or("(one-file submission)");
            answer(&mut input, &mut output, |judge| {
                judge.line(&format!("{} {}", name, version))
            })
        }
        _ => {
            complain(
                name,
                "reads standard input and takes no arguments but --help or --version",
            );
            process::exit(2);
        }
    };
    match done {
        Err(Fault::Io(ref error)) if error.kind() == ErrorKind::BrokenPipe => {}
        Err(fault) => {
            complain(name, &fault.to_string());
            process::exit(1);
        }
        Ok(()) => {}
    }
}

// If standard error is gone too, the status still tells.
fn complain(name: &str, what: &str) {
    let _ = writeln!(io::stderr(), "{}: {}", name, what);
}

#[cfg(test)]
mod tests {
    use super::answer;
    use std::io::{self, Write};

    /// How long each piece was that was written.
    struct Pieces(Vec<usize>);

    impl Write for Pieces {
        fn write(&mut self, piece: &[u8]) -> io::Result<usize> {
            self.0.push(piece.len());
            Ok(piece.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn answers_leave_in_blocks_while_no_input_is_waited_for() {
        let mut pieces = Pieces(Vec::new());
        let done = answer(&mut io::empty(), &mut pieces, |judge| {
            (0..100_000).try_for_each(|_| judge.line("first"))
        });
        assert!(done.is_ok());
        // 10923 lines of 6 bytes are the first that fill 64 KB.
        let mut expected = vec![10_923 * 6; 9];
        expected.push(600_000 - 9 * 10_923 * 6);
        assert_eq!(pieces.0, expected);
    }
}
