//! Programs that answer one request per line: a wrong request is reported with its place, and the next one is answered.
//!
//! [`run`] is such a program's `main`, as `grundy::io::run` is for programs that read numbers.
//!
//! Checked: with input in pieces of every size (below); the programs by the cases and faults of `testdata`.

use crate::fault::Fault;
use grundy::io::{run_with, Patient};
use std::error::Error;
use std::fmt;
use std::io::{self, BufRead, BufReader, BufWriter, ErrorKind, Read, Write};
use std::process;

/// What is wrong with a request.
#[derive(Clone, Debug, PartialEq)]
pub struct Wrong {
    /// The column, counted from 1.
    pub column: u64,
    /// What would be right, and what was found.
    pub what: Fault,
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.what)
    }
}

impl Error for Wrong {}

/// The requests of an input, and where their answers go.
pub struct Lines<'a> {
    program: &'a str,
    input: BufReader<Box<dyn Read>>,
    output: BufWriter<Box<dyn Write>>,
    reports: Box<dyn Write>,
    is_right: bool,
}

impl Lines<'_> {
    /// Calls `answer` with each line, without its `\n`, until the input ends. Writes the answers, with an empty
    /// line between two answers that are not empty. Bytes that are not UTF-8 are replaced. If a line is longer than
    /// `most` bytes, `answer` gets only its first `most + 1` bytes.
    ///
    /// # Errors
    ///
    /// If reading or writing fails. A request that `answer` finds wrong is reported, and is not an error.
    pub fn answer(
        &mut self,
        most: usize,
        mut answer: impl FnMut(&str) -> Result<String, Wrong>,
    ) -> io::Result<()> {
        let mut between = "";
        for number in 1.. {
            // Write the answers before waiting for input.
            if !self.input.buffer().contains(&b'\n') {
                self.output.flush().map_err(writing)?;
            }
            let Some(line) = next_line(&mut self.input, number, most)? else { break };
            match answer(&line) {
                Ok(text) if text.is_empty() => {}
                Ok(text) => {
                    let written = write!(self.output, "{between}{text}");
                    written.map_err(writing)?;
                    between = "\n";
                }
                Err(Wrong { column, what }) => {
                    self.is_right = false;
                    self.output.flush().map_err(writing)?;
                    // If the report cannot be written, the exit status still tells.
                    let program = self.program;
                    let _ =
                        writeln!(self.reports, "{program}: line {number}, column {column}: {what}");
                }
            }
        }
        self.output.flush().map_err(writing)
    }
}

/// The next line of an input, without its line end; `None` at the end of the input. `number` is the number of this
/// line, from 1. In line 1 a byte order mark, which no editor shows, is dropped. Bytes that are not UTF-8 are replaced.
/// If the line is longer than `most` bytes, only its first `most + 1` bytes are kept.
///
/// # Errors
///
/// If reading fails.
///
/// ```
/// use grundy_engine::requests::next_line;
///
/// let mut input = "\u{feff}take 1\ntake 2".as_bytes();
/// let mut next = |number| next_line(&mut input, number, 99).unwrap();
/// assert_eq!([next(1).unwrap(), next(2).unwrap()], ["take 1", "take 2"]);
/// assert_eq!(next(3), None);
/// ```
pub fn next_line(input: &mut impl BufRead, number: u64, most: usize) -> io::Result<Option<String>> {
    let mut line: Option<Vec<u8>> = None;
    loop {
        let block = match input.fill_buf() {
            Err(ref error) if error.kind() == ErrorKind::Interrupted => continue,
            block => block.map_err(|error| failed("cannot read standard input", &error))?,
        };
        let end = block.iter().position(|&byte| byte == b'\n');
        let part = &block[..end.unwrap_or(block.len())];
        let used = part.len() + usize::from(end.is_some());
        if used > 0 {
            let kept = line.get_or_insert_with(Vec::new);
            let room = (most + 1).saturating_sub(kept.len());
            kept.extend(part.iter().take(room));
            input.consume(used);
        }
        if used == 0 || end.is_some() {
            let mut text = line.map(|line| String::from_utf8_lossy(&line).into_owned());
            if let (1, Some(text)) = (number, &mut text) {
                let marks = text.len() - text.trim_start_matches('\u{feff}').len();
                text.drain(..marks);
            }
            return Ok(text);
        }
    }
}

fn writing(error: io::Error) -> io::Error {
    failed("cannot write to standard output", &error)
}

fn failed(what: &str, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{what}: {error}"))
}

/// Runs `solve` from `input` to `output`, and reports wrong requests to `reports` under the name `program`. Returns
/// whether no request was wrong.
///
/// # Errors
///
/// What `solve` returns.
///
/// ```
/// use grundy_engine::fault::{Expected, Fault};
/// use grundy_engine::requests::{answer, Wrong};
///
/// let input = "1\n\nx\n";
/// let all_right = answer("add", input.as_bytes(), std::io::sink(), std::io::sink(), |lines| {
///     lines.answer(99, |line| match line.parse::<u8>() {
///         Ok(n) => Ok(format!("{}\n", n + 1)),
///         Err(_) if line.is_empty() => Ok(String::new()),
///         Err(_) => {
///             let number = Expected::Number { low: 0, high: 255 };
///             Err(Wrong { column: 1, what: Fault::expected(number, Some(line)) })
///         }
///     })
/// });
/// assert_eq!(all_right.ok(), Some(false));
/// ```
pub fn answer(
    program: &str,
    input: impl Read + 'static,
    output: impl Write + 'static,
    reports: impl Write + 'static,
    solve: impl FnOnce(&mut Lines) -> io::Result<()>,
) -> io::Result<bool> {
    let mut lines = Lines {
        program,
        input: BufReader::new(Box::new(Patient(input))),
        output: BufWriter::new(Box::new(output)),
        reports: Box::new(reports),
        is_right: true,
    };
    solve(&mut lines)?;
    Ok(lines.is_right)
}

/// A program's `main`: runs `solve` on standard input and output. Arguments and exit status are as for
/// `grundy::io::run`.
pub fn run(name: &str, about: &str, solve: fn(&mut Lines) -> io::Result<()>) {
    run_with(name, about, || {
        if !answer(name, io::stdin(), io::stdout(), io::stderr(), solve)? {
            process::exit(1);
        }
        Ok(())
    });
}

#[cfg(test)]
mod tests {
    use super::{answer, Fault, Wrong};
    use std::cell::RefCell;
    use std::io::{self, Read, Write};
    use std::rc::Rc;

    struct Pieces(&'static [u8], usize);

    impl Read for Pieces {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            let size = self.1.min(into.len());
            self.0.by_ref().take(size as u64).read(into)
        }
    }

    #[derive(Clone, Default)]
    struct Shared(Rc<RefCell<Vec<u8>>>);

    impl Write for Shared {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.borrow_mut().write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn lines_are_those_of_the_text_in_pieces_of_every_size() {
        let text = &b"\xef\xbb\xbfab\r\n\n  c d \n0123456789\n\xff\x1a"[..];
        for size in 1..=text.len() {
            for &most in &[9, 10, 99] {
                let (output, reports) = (Shared::default(), Shared::default());
                let mut seen = Vec::new();
                let to = (output.clone(), reports.clone());
                let done = answer("p", Pieces(text, size), to.0, to.1, |lines| {
                    lines.answer(most, |line| {
                        seen.push(line.to_string());
                        match line.find('d') {
                            None => Ok(line.to_string()),
                            Some(at) => {
                                Err(Wrong { column: at as u64 + 1, what: Fault::CoinTwice(4) })
                            }
                        }
                    })
                });
                assert_eq!(done.ok(), Some(false));
                let long = "0123456789";
                assert_eq!(seen, ["ab\r", "", "  c d ", long, "\u{fffd}\x1a"]);
                let output = String::from_utf8(output.0.take()).unwrap();
                assert_eq!(output, format!("ab\r\n{long}\n\u{fffd}\x1a"));
                let reports = String::from_utf8(reports.0.take()).unwrap();
                assert_eq!(reports, "p: line 3, column 5: coin 4 is named twice\n");
            }
        }
    }

    #[test]
    fn of_a_long_line_one_byte_more_than_fits_is_given() {
        let given = |text: &'static [u8]| {
            let mut seen = Vec::new();
            let done = answer("p", text, io::sink(), io::sink(), |lines| {
                lines.answer(3, |line| {
                    seen.push(line.to_string());
                    Ok(String::new())
                })
            });
            assert_eq!(done.ok(), Some(true));
            seen
        };
        assert_eq!(given(b"abc\nabcd\nabcdefgh\n1"), ["abc", "abcd", "abcd", "1"]);
        assert_eq!(given(b"a\n"), ["a"]);
        assert_eq!(given(b""), [""; 0]);
    }
}
