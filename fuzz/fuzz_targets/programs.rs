//! Every program end to end on arbitrary bytes: no panic, one line for a fault, and the same
//! answers however the input is cut. The first byte chooses the program.
#![no_main]

use grundy::judge::{self, Fault, Judge};
use libfuzzer_sys::fuzz_target;
use std::io::{self, Read, Write};

type Solve = fn(&mut Judge) -> Result<(), Fault>;

// The programs' own sources. Their `solve` is private, so the text goes into a module that has a
// function beside it.
macro_rules! programs {
    ($($name:ident $path:literal)*) => {
        $(
            #[allow(dead_code)]
            mod $name {
                include!(concat!(env!("OUT_DIR"), "/", $path));
                pub const SOLVE: super::Solve = solve;
            }
        )*
        const PROGRAMS: &[(&str, Solve)] = &[$((stringify!($name), $name::SOLVE)),*];
    };
}

programs! {
    coins "coins.rs"
    dag_tokens "dag-tokens.rs"
    dawsons_kayles "dawsons-kayles.rs"
    divisor_nim "divisor-nim.rs"
    fibonacci_nim "fibonacci-nim.rs"
    hdu1524 "hdu1524.rs"
    hdu1536 "hdu1536.rs"
    hdu1846 "hdu1846.rs"
    hdu1847 "hdu1847.rs"
    hdu1850 "hdu1850.rs"
    hdu1851 "hdu1851.rs"
    hdu1907 "hdu1907.rs"
    hdu2149 "hdu2149.rs"
    hdu2176 "hdu2176.rs"
    hdu2177 "hdu2177.rs"
    hdu2516 "hdu2516.rs"
    misere_nim "misere-nim.rs"
    n_ring "n-ring.rs"
    octal "octal.rs"
    octal_period "octal-period.rs"
    poj1067 "poj1067.rs"
    poj1704 "poj1704.rs"
    poj2234 "poj2234.rs"
    row_tokens "row-tokens.rs"
    stripes "stripes.rs"
    subtraction "subtraction.rs"
    three_x "three-x.rs"
}

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
        "n_ring" | "octal" | "octal_period" | "stripes" => 4..=20,
        "three_x" => 4..=7,
        "coins" | "hdu1536" | "subtraction" => 5..=20,
        _ => return false,
    };
    text.split(|byte| !byte.is_ascii_digit()).any(|digits| {
        let zeros = digits.iter().take_while(|&&digit| digit == b'0').count();
        lengths.contains(&(digits.len() - zeros))
    })
}

fn run(solve: Solve, input: &mut dyn Read) -> (Vec<u8>, Option<String>) {
    let mut output = Short(Vec::new());
    let fault = judge::answer(input, &mut output, solve).err();
    output.0.truncate(1 << 16);
    (output.0, fault.map(|fault| fault.to_string()))
}

fuzz_target!(|data: &[u8]| {
    let [program, kind, text @ ..] = data else {
        return;
    };
    let (name, solve) = PROGRAMS[usize::from(*program) % PROGRAMS.len()];
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
    let whole = run(solve, &mut &text[..]);
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
    let pieces = run(solve, &mut Trickle(&text));
    assert!(
        whole == pieces,
        "{name} on {:?}: {:?}, {:?}",
        text.escape_ascii().to_string(),
        whole.1,
        pieces.1
    );
});
