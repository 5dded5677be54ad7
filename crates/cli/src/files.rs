//! The files that the command contains, as `build.rs` packed them: what is shown or written as it is.

use flate2::read::DeflateDecoder;
use grundy_problems::corpus::Entry;
use grundy_problems::inputs::Golden;
use std::io::Read;

static PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/files.bin"));

/// Each file by its path, compressed.
fn all() -> impl Iterator<Item = (&'static str, &'static [u8])> {
    let end = PACKED.windows(2).position(|two| two == b"\n\n").expect("an index");
    let lines = std::str::from_utf8(&PACKED[..end]).expect("paths and lengths");
    let mut rest = &PACKED[end + 2..];
    lines.lines().map(move |line| {
        let (path, length) = line.rsplit_once(' ').expect("a path and a length");
        let (file, behind) = rest.split_at(length.parse().expect("a length"));
        rest = behind;
        (path, file)
    })
}

/// The files whose paths begin with `start`, by the rest of their paths.
fn below(start: String) -> impl Iterator<Item = (&'static str, Vec<u8>)> {
    all().filter_map(move |(path, file)| Some((path.strip_prefix(&start[..])?, unpacked(file))))
}

fn unpacked(file: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::new();
    DeflateDecoder::new(file).read_to_end(&mut bytes).expect("what was packed");
    bytes
}

/// A file to paste, such as `poj1067.rs`: that of the folder `pasted`, or of `called`, in which a `main` calls the method.
pub fn pasted(folder: &str, file: &str) -> Option<String> {
    let mut files = below(format!("{folder}/{file}"));
    files.next().map(|(_, file)| String::from_utf8_lossy(&file).into_owned())
}

/// Whether a text is that of a file to paste.
pub fn is_pasted(bytes: &[u8]) -> bool {
    below("pasted/".to_string()).any(|(_, file)| file == bytes)
}

/// The golden cases of a program.
pub fn cases(program: &str) -> Vec<Golden> {
    let folder = format!("cases/{program}/");
    let case = |(path, input): (&str, Vec<u8>)| {
        let name = path.strip_suffix(".in")?.to_string();
        let (_, output) = below(format!("{folder}{name}.out")).next()?;
        Some(Golden { name, input, output })
    };
    below(folder.clone()).filter_map(case).collect()
}

/// The solutions of a program in the corpus.
pub fn solutions(program: &str) -> Vec<Entry> {
    let start = format!("{program}--");
    let entry = |(what, file): (&str, Vec<u8>)| Entry {
        file: format!("{start}{what}"),
        text: String::from_utf8_lossy(&file).into_owned(),
    };
    below(format!("solutions/{start}")).map(entry).collect()
}
