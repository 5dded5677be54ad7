//! The files that the command contains, as `build.rs` packed them.

use flate2::read::DeflateDecoder;
use std::collections::{BTreeMap, BTreeSet};
use std::io::Read;
use std::sync::OnceLock;

static PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/files.bin"));

/// The files of the checkout from which the command was built.
pub struct Files;

/// Each file by its path, compressed.
fn index() -> &'static BTreeMap<&'static str, &'static [u8]> {
    static INDEX: OnceLock<BTreeMap<&str, &[u8]>> = OnceLock::new();
    INDEX.get_or_init(|| {
        let end = PACKED.windows(2).position(|two| two == b"\n\n").expect("an index");
        let lines = std::str::from_utf8(&PACKED[..end]).expect("paths and lengths");
        let mut rest = &PACKED[end + 2..];
        let entry = |line: &'static str| {
            let (path, length) = line.rsplit_once(' ').expect("a path and a length");
            let (file, behind) = rest.split_at(length.parse().expect("a length"));
            rest = behind;
            (path, file)
        };
        lines.lines().map(entry).collect()
    })
}

impl grundy_catalogue::Packed for Files {
    fn read(&self, file: &str) -> Option<Vec<u8>> {
        let mut bytes = Vec::new();
        DeflateDecoder::new(*index().get(file)?).read_to_end(&mut bytes).ok()?;
        Some(bytes)
    }

    fn names(&self, folder: &str) -> Vec<String> {
        let below = format!("{folder}/");
        let files = index().range(&below[..]..);
        let inside = files.map_while(|(path, _)| path.strip_prefix(&below[..]));
        let names: BTreeSet<&str> = inside.filter_map(|path| path.split('/').next()).collect();
        names.into_iter().map(str::to_string).collect()
    }
}
