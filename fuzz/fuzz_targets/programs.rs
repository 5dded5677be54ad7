//! Every program end to end, on small cases, on such with a few bytes changed, and on arbitrary bytes: the answers of
//! the reference, no panic, one line for a fault, and the same answers however the input is cut. The first byte chooses
//! the program, the second the kind of input.
#![no_main]

use grundy_fuzz::Bytes;
use grundy_problems::format::Size;
use grundy_problems::list::problem;
use grundy_problems::problem::Problem;
use grundy_problems::random::Choose;
use libfuzzer_sys::fuzz_target;
use std::cell::RefCell;
use std::io::{self, Cursor, Read, Write};
use std::ops::RangeInclusive;
use std::rc::Rc;

// Linted as programs, for the compilers that judges have.
#[allow(clippy::all)]
mod programs {
    include!(concat!(env!("OUT_DIR"), "/programs.rs"));
}
use programs::{Program, PROGRAMS};

/// A reader that gives one byte at a time.
struct Trickle(Cursor<Vec<u8>>);

impl Read for Trickle {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let size = into.len().min(1);
        self.0.read(&mut into[..size])
    }
}

/// A writer that keeps up to 64 KB, then fails: some answers are as long as a number in the input.
#[derive(Clone, Default)]
struct Short(Rc<RefCell<Vec<u8>>>);

impl Write for Short {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.0.borrow().len() > 1 << 16 {
            return Err(io::ErrorKind::BrokenPipe.into());
        }
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The programs that some numbers keep busy for seconds, as their help says, and how many digits these have.
const SLOW: [(&str, RangeInclusive<usize>); 8] = [
    ("coins", 5..=20),
    ("hdu1536", 5..=20),
    ("n-ring", 4..=20),
    ("octal", 4..=20),
    ("octal-period", 4..=20),
    ("stripes", 4..=20),
    ("subtraction", 5..=20),
    ("three-x", 4..=7),
];

fn is_slow(name: &str, text: &[u8]) -> bool {
    let Some((_, lengths)) = SLOW.iter().find(|(slow, _)| *slow == name) else {
        return false;
    };
    text.split(|byte| !byte.is_ascii_digit()).any(|digits| {
        let zeros = digits.iter().take_while(|&&digit| digit == b'0').count();
        lengths.contains(&(digits.len() - zeros))
    })
}

fn run(program: Program, input: impl Read + 'static) -> (Vec<u8>, Option<String>) {
    let output = Short::default();
    let done = program(Box::new(input), Box::new(output.clone()), Box::new(io::sink()));
    let fault = done.err().map(|fault| fault.to_string());
    let mut output = output.0.take();
    output.truncate(1 << 16);
    (output, fault)
}

/// An input of small cases; the last bytes change some of its bytes.
fn shaped(problem: &Problem, changes: usize, bytes: &[u8]) -> Vec<u8> {
    let (bytes, last) = bytes.split_at(bytes.len().saturating_sub(2 * changes));
    let format = &problem.format;
    let choose = &mut Bytes(bytes.iter());
    let cases: Vec<_> =
        (0..1 + choose.below(4)).map(|_| format.case(choose, Size::Small)).collect();
    let mut text = format.inputs(&cases).remove(0).1.into_bytes();
    for change in last.chunks_exact(2) {
        let at = usize::from(change[0]) % text.len();
        text[at] = change[1];
    }
    text
}

fn check_names() {
    for (slow, _) in SLOW {
        assert!(PROGRAMS.iter().any(|(name, _)| *name == slow), "{slow} is no program");
    }
}

fuzz_target!(init: check_names(), |data: &[u8]| {
    let [chosen, kind, text @ ..] = data else {
        return;
    };
    let (name, program) = PROGRAMS[usize::from(*chosen) % PROGRAMS.len()];
    let problem = problem(name).expect("a problem for every program");
    let is_unchanged = kind % 8 < 2;
    // Half of the inputs are cases as the program reads them. Most of the others are numbers, more
    // often small ones; the rest are arbitrary bytes.
    let alphabet = b"0123456789 \n 01234 1 2 3 .";
    let letter = |byte: &u8| alphabet[usize::from(*byte) % alphabet.len()];
    let text: Vec<u8> = match kind % 8 {
        kind @ 0..=3 => shaped(&problem, usize::from(kind).saturating_sub(1), text),
        4 => text.to_vec(),
        _ => text.iter().map(letter).collect(),
    };
    if is_slow(name, &text) {
        return;
    }
    let whole = run(program, Cursor::new(text.clone()));
    if is_unchanged {
        let (fault, expected) = (&whole.1, problem.output(&text));
        let found = String::from_utf8_lossy(&whole.0);
        assert!(fault.is_none() && found == expected, "{name} on {text:?}: {found:?}, {fault:?}, not {expected:?}");
    }
    if let Some(fault) = &whole.1 {
        assert!(!fault.is_empty() && !fault.contains('\n'), "{name}: {fault:?}");
    }
    // Where the output was cut depends on when it was flushed.
    if whole.0.len() == 1 << 16 {
        return;
    }
    let pieces = run(program, Trickle(Cursor::new(text.clone())));
    assert!(
        whole == pieces,
        "{name} on {:?}: {:?}, {:?}",
        text.escape_ascii().to_string(),
        whole.1,
        pieces.1
    );
});
