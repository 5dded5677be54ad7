//! Everything that a program does at run time: arguments, input, answers, faults, exit status.
//!
//! [`run`] is a program's `main`; it hands a [`Judge`] to the program's rule, which reads numbers
//! from it and writes answers to it.
//!
//! | file | what it does |
//! |---|---|
//! | `pipe` | both ends: answers go out before input is waited for |
//! | `scan` | bytes to integers, in blocks |
//! | `number` | a number in the middle of a block |
//! | `digits` | eight digits at a time |
//! | `place` | the line and column of a fault |
//! | `fault` | why a program cannot go on |
//! | `verbs` | cases, lists and lines, built on the few methods of this file |
//! | `plain` | the same interface without the feature `large`: what is submitted |
//!
//! Checked: `trial/src/check/golden.rs` and `trial/src/check/process.rs` run the programs themselves; here, that
//! answers leave in blocks, and the messages for bad lists.

mod digits;
mod fault;
mod number;
mod pipe;
mod place;
mod scan;
mod verbs;

pub use self::fault::Fault;
use self::pipe::Pipe;
pub use self::place::Place;
use self::scan::{Scanner, BLOCK};
use std::env;
use std::io::{self, ErrorKind, Read, Write};
use std::process;

/// Input and output of a program: numbers are read from it, answers are written to it.
pub struct Judge {
    scanner: Scanner<Pipe>,
    // Where faults are reported that do not end the program.
    reports: Box<dyn Write>,
}

/// Reading. A number that is no integer, or out of range, is a fault; so is one that is not there,
/// except for the methods that give an `Option`; and a read that fails.
impl Judge {
    /// The next number.
    #[inline]
    pub fn read(&mut self) -> Result<u64, Fault> {
        self.read_in(0, u64::MAX)
    }

    /// The next number, for inputs of megabytes with numbers of 16 digits and more: `plain` reads them
    /// in another way; here all are read so.
    #[inline]
    pub fn read_long(&mut self) -> Result<u64, Fault> {
        self.read()
    }

    /// The next number, or `None` at the end of the input: for cases until the end.
    #[inline]
    pub fn read_or_end(&mut self) -> Result<Option<u64>, Fault> {
        self.read_or_end_in(0, u64::MAX)
    }

    /// The next number, from `low` to `high`.
    #[inline(always)]
    pub fn read_in(&mut self, low: u64, high: u64) -> Result<u64, Fault> {
        self.scanner.number(low, high)
    }

    /// The next number, from `low` to `high`, or `None` at the end of the input.
    #[inline(always)]
    pub fn read_or_end_in(&mut self, low: u64, high: u64) -> Result<Option<u64>, Fault> {
        self.scanner.next(low, high)
    }

    /// The next line, without its end, or `None` at the end of the input. What is not UTF-8 in it is
    /// replaced. Of a longer line the first `most` bytes and one more are given.
    pub fn read_line(&mut self, most: usize) -> Result<Option<String>, Fault> {
        let line = self.scanner.line(most)?;
        Ok(line.map(|line| String::from_utf8_lossy(&line).into_owned()))
    }
}

/// Faults that a program finds itself.
impl Judge {
    /// The place of the number or word that was read last.
    pub fn place(&mut self) -> Place {
        self.scanner.place()
    }

    /// A fault there.
    pub fn fault(&mut self, what: String) -> Fault {
        let place = self.place();
        self.fault_at(place, what)
    }

    /// A fault at a place that was asked for before.
    pub fn fault_at(&mut self, place: Place, what: String) -> Fault {
        Fault::Input(place, what)
    }

    /// Reports a fault of `program` at once, after all answers, for a program that goes on after it. In the end
    /// it should return [`Fault::Reported`].
    pub fn report(&mut self, program: &str, fault: &Fault) -> Result<(), Fault> {
        self.scanner.source().send().map_err(Fault::Io)?;
        complain(&mut self.reports, program, &fault.to_string());
        Ok(())
    }
}

/// What `verbs` reads and writes with.
impl Judge {
    /// Writes a text.
    #[inline]
    pub fn write(&mut self, text: &str) -> Result<(), Fault> {
        self.append(text.as_bytes())
    }

    /// Writes a text and the end of a line.
    #[inline]
    pub fn write_line(&mut self, text: &str) -> Result<(), Fault> {
        self.write(text)?;
        self.write("\n")
    }

    fn write_number(&mut self, number: u64) -> Result<(), Fault> {
        let mut digits = [0; 20];
        let mut first = digits.len();
        let mut rest = number;
        while rest > 9 {
            first -= 2;
            digits[first] = b'0' + (rest / 10 % 10) as u8;
            digits[first + 1] = b'0' + (rest % 10) as u8;
            rest /= 100;
        }
        // The first digit of an odd number of them.
        if rest > 0 || first == digits.len() {
            first -= 1;
            digits[first] = b'0' + rest as u8;
        }
        self.append(&digits[first..])
    }

    // The next token of `most` bytes at most; `expected` is for the message if it is longer.
    fn read_token(
        &mut self,
        most: usize,
        expected: &dyn Fn() -> String,
    ) -> Result<Option<String>, Fault> {
        self.scanner.word(most, expected)
    }

    // A fault at the token that was read last, which is empty at the end of the input.
    fn unexpected(&mut self, expected: &str, token: &str) -> Fault {
        let found = match token {
            "" => "the end".to_string(),
            _ => fault::quoted(token.as_bytes()),
        };
        self.fault(format!("expected {}, found {}", expected, found))
    }

    /// Adds to the answers, and sends them if they fill a block.
    #[inline]
    fn append(&mut self, bytes: &[u8]) -> Result<(), Fault> {
        let pipe = self.scanner.source();
        pipe.answers.extend_from_slice(bytes);
        if pipe.answers.len() < BLOCK {
            return Ok(());
        }
        pipe.send().map_err(Fault::Io)
    }
}

/// Runs `solve` from `input` to `output`.
///
/// # Errors
///
/// What `solve` returns, all that it answered before having been written; or that this failed.
///
/// ```
/// use grundy::judge;
///
/// let (input, output) = ("20 x".as_bytes(), std::io::sink());
/// let fault = judge::answer(input, output, |judge| {
///     while let Some(n) = judge.read_or_end()? {
///         judge.write_numbers(Some(n + 1))?;
///     }
///     Ok(())
/// });
/// assert!(fault.unwrap_err().to_string().starts_with("line 1, column 4: "));
/// ```
pub fn answer(
    input: impl Read + 'static,
    output: impl Write + 'static,
    solve: impl FnOnce(&mut Judge) -> Result<(), Fault>,
) -> Result<(), Fault> {
    answer_and_report(input, output, io::stderr(), solve)
}

/// The same, with the faults that do not end it reported to `reports`: where there is no standard error, as in a
/// browser.
///
/// # Errors
///
/// As [`answer`].
pub fn answer_and_report(
    input: impl Read + 'static,
    output: impl Write + 'static,
    reports: impl Write + 'static,
    solve: impl FnOnce(&mut Judge) -> Result<(), Fault>,
) -> Result<(), Fault> {
    let mut judge = Judge {
        scanner: Scanner::new(Pipe::new(Box::new(input), Box::new(output))),
        reports: Box::new(reports),
    };
    let solved = solve(&mut judge);
    judge.scanner.source().send().map_err(Fault::Io)?;
    solved
}

/// A program's `main`: runs `solve` from standard input to standard output.
///
/// The status is 0, also if the reader of the output went away; 1 after one line on standard error if there was a
/// fault (without the line if it was reported before); 2 for arguments other than `--help`, which prints `about`,
/// and `--version`.
pub fn run(name: &str, about: &str, solve: fn(&mut Judge) -> Result<(), Fault>) {
    let (input, output) = (io::stdin(), io::stdout());
    let arguments: Vec<_> = env::args_os().skip(1).collect();
    let first = arguments.first().map(|argument| argument.to_string_lossy());
    let done = match first.as_ref().map(|argument| argument.as_ref()) {
        None => answer(input, output, solve),
        Some("--help") if arguments.len() == 1 => answer(input, output, |judge| judge.write(about)),
        Some("--version") if arguments.len() == 1 => {
            let version = option_env!("CARGO_PKG_VERSION").unwrap_or("(one-file submission)");
            answer(input, output, |judge| {
                judge.write_line(&format!("{} {}", name, version))
            })
        }
        _ => {
            complain(
                &mut io::stderr(),
                name,
                "reads standard input and takes no arguments but --help or --version",
            );
            process::exit(2);
        }
    };
    match done {
        Err(Fault::Io(ref error)) if error.kind() == ErrorKind::BrokenPipe => {}
        Err(Fault::Reported) => process::exit(1),
        Err(fault) => {
            complain(&mut io::stderr(), name, &fault.to_string());
            process::exit(1);
        }
        Ok(()) => {}
    }
}

// If standard error is gone too, the status still says it.
fn complain(reports: &mut dyn Write, name: &str, what: &str) {
    let _ = writeln!(reports, "{}: {}", name, what);
}

#[cfg(test)]
mod tests {
    use super::answer;
    use std::cell::RefCell;
    use std::io::{self, Cursor, Write};
    use std::rc::Rc;

    /// How long each piece was that was written.
    struct Pieces(Rc<RefCell<Vec<usize>>>);

    impl Write for Pieces {
        fn write(&mut self, piece: &[u8]) -> io::Result<usize> {
            self.0.borrow_mut().push(piece.len());
            Ok(piece.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn set(input: &str) -> Result<Vec<u64>, String> {
        let mut found = Vec::new();
        let done = answer(Cursor::new(input.to_string()), io::sink(), |judge| {
            let count = judge.read()?;
            found = judge.read_set(count, 1, "twice")?;
            Ok(())
        });
        done.map(|()| found).map_err(|fault| fault.to_string())
    }

    #[test]
    fn a_set_ascends_and_names_the_first_number_that_comes_again() {
        assert_eq!(set("3 9 1 5"), Ok(vec![1, 5, 9]));
        assert_eq!(set("0"), Ok(vec![]));
        let again = |place, n| Err(format!("{}: twice {}", place, n));
        assert_eq!(set("3 9\n1 9"), again("line 2, column 3", 9));
        assert_eq!(set("5 9 9 9 1 1"), again("line 1, column 5", 9));
        assert_eq!(set("4 9 1 1\n9"), again("line 1, column 7", 1));
    }

    #[test]
    fn places_are_those_of_what_was_read_last() {
        let mut places = Vec::new();
        let done = answer(&b"7 8\n\n x9"[..], io::sink(), |judge| {
            for _ in 0..2 {
                judge.read()?;
                places.push(judge.place().to_string());
            }
            judge.read_word(9)?;
            places.push(judge.place().to_string());
            Err(judge.fault("what is wrong".to_string()))
        });
        let expected = ["line 1, column 1", "line 1, column 3", "line 3, column 2"];
        assert_eq!(places, expected);
        let said = done.unwrap_err().to_string();
        assert_eq!(said, "line 3, column 2: what is wrong");
    }

    #[test]
    fn answers_leave_in_blocks_while_no_input_is_waited_for() {
        let pieces = Rc::default();
        let done = answer(io::empty(), Pieces(Rc::clone(&pieces)), |judge| {
            (0..100_000).try_for_each(|_| judge.write_line("seconds"))
        });
        assert!(done.is_ok());
        // 8192 lines of 8 bytes fill 64 KB, to the byte.
        let mut expected = vec![8192 * 8; 12];
        expected.push(800_000 - 12 * 8192 * 8);
        assert_eq!(*pieces.borrow(), expected);
    }
}
