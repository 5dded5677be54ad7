//! Every program and every submission end to end on arbitrary bytes: no panic, one line for a fault,
//! and the same answers however the input is cut. The first byte chooses.
#![no_main]

use libfuzzer_sys::fuzz_target;
use std::io::{self, Read, Write};

type Answer = fn(&mut dyn Read, &mut dyn Write) -> Option<String>;

include!(concat!(env!("OUT_DIR"), "/programs.rs"));

/// A byte at a time.
struct Trickle<'a>(&'a [u8]);

impl Read for Trickle<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        self.0.by_ref().take(1).read(into)
    }
}

/// Keeps up to 64 KB, then fails: some answers are as long as a number that was read.
struct Short(Vec<u8>);

impl Write for Short {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.0.len() > 1 << 16 {
            return Err(io::ErrorKind::BrokenPipe.into());
        }
        self.0.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Whether a number has a length for which a program takes seconds, as its help says.
fn is_slow(name: &str, text: &[u8]) -> bool {
    let lengths = match name {
        "n-ring" | "octal" | "octal-period" | "stripes" => 4..=20,
        "three-x" => 4..=7,
        "coins" | "hdu1536" | "subtraction" => 5..=20,
        _ => return false,
    };
    text.split(|byte| !byte.is_ascii_digit()).any(|digits| {
        let zeros = digits.iter().take_while(|&&digit| digit == b'0').count();
        lengths.contains(&(digits.len() - zeros))
    })
}

fn run(answer: Answer, input: &mut dyn Read) -> (Vec<u8>, Option<String>) {
    let mut output = Short(Vec::new());
    let fault = answer(input, &mut output);
    output.0.truncate(1 << 16);
    (output.0, fault)
}

fuzz_target!(|data: &[u8]| {
    let [program, kind, text @ ..] = data else {
        return;
    };
    let (name, answer) = PROGRAMS[usize::from(*program) % PROGRAMS.len()];
    // Most inputs are numbers, small ones more often than not; some are as they come.
    let alphabet = b"0123456789 \n 01234 1 2 3 .";
    let text: Vec<u8> = match kind % 4 {
        0 => text.to_vec(),
        _ => text
            .iter()
            .map(|&byte| alphabet[usize::from(byte) % alphabet.len()])
            .collect(),
    };
    if is_slow(name, &text) {
        return;
    }
    let whole = run(answer, &mut &text[..]);
    if let Some(fault) = &whole.1 {
        assert!(
            !fault.is_empty() && !fault.contains('\n'),
            "{name}: {fault:?}"
        );
    }
    // Where the output was cut depends on when it was handed over.
    if whole.0.len() == 1 << 16 {
        return;
    }
    let pieces = run(answer, &mut Trickle(&text));
    assert!(
        whole == pieces,
        "{name} on {:?}: {:?}, {:?}",
        text.escape_ascii().to_string(),
        whole.1,
        pieces.1
    );
});
