//! Library: a reader that waits where another would fail, because the input has nothing yet.
//!
//! Standard input is such an input if it is a pipe, a socket or a terminal that another process has made non-blocking.
//!
//! Checked: a reader that is not ready several times (below); every program on a socket that gives its sample in pieces
//! (`crates/checks/src/pipes.rs`).

use std::io::{self, ErrorKind, Read};
use std::thread;
use std::time::Duration;

/// The pauses between two reads: the first, and the longest.
const PAUSES: [Duration; 2] = [Duration::from_micros(50), Duration::from_millis(10)];

/// A reader that reads again if it was interrupted (`Interrupted`), and after a pause if there is nothing yet
/// (`WouldBlock`). Each pause is twice as long as the last, up to 10 ms.
pub struct Patient<R>(pub R);

impl<R: Read> Read for Patient<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let mut pause = PAUSES[0];
        loop {
            match self.0.read(into).map_err(|error| (error.kind(), error)) {
                Err((ErrorKind::Interrupted, _)) => {}
                Err((ErrorKind::WouldBlock, _)) => {
                    thread::sleep(pause);
                    pause = PAUSES[1].min(2 * pause);
                }
                read => return read.map_err(|(_, error)| error),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::run::answer;
    use std::io::{self, ErrorKind, Read};

    /// Gives a byte at every fourth read.
    struct Slow(&'static [u8], usize);

    impl Read for Slow {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            self.1 += 1;
            match self.1 % 4 {
                0 => self.0.by_ref().take(1).read(into),
                1 => Err(ErrorKind::Interrupted.into()),
                _ => Err(ErrorKind::WouldBlock.into()),
            }
        }
    }

    #[test]
    fn what_is_not_there_yet_is_waited_for() {
        let mut sum = 0;
        let mut read = |input| {
            answer(Slow(input, 0), io::sink(), |io| {
                while let Some(n) = io.read_or_end()? {
                    sum += n;
                }
                Ok(())
            })
        };
        assert!(read(b"12 30\n").is_ok());
        let fault = read(b"1\nx\n").unwrap_err().to_string();
        assert!(fault.starts_with("line 2, column 1: expected an integer"), "{}", fault);
        assert_eq!(sum, 12 + 30 + 1);
    }
}
