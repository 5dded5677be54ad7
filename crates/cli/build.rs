//! What the command contains: the programs as modules (`programs.rs`), and compressed (`files.bin`) the files of the
//! checkout that it refers to, with the files to paste, which are cut out here.

use flate2::write::DeflateEncoder;
use flate2::Compression;
use grundy_catalogue::modules::modules;
use grundy_catalogue::root;
use grundy_submit::{programs, Cutter};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs, thread};

/// The folders and files that are packed. A change in one of them runs this again.
const PACKED: [&str; 11] = [
    "crates/engine/data/census.csv",
    "crates/engine/src",
    "crates/engine/testdata",
    "crates/page/zh.txt",
    "src",
    "testdata",
    "crates/catalogue/games.txt",
    "crates/catalogue/grammar.zh.txt",
    "crates/catalogue/problems.zh.txt",
    "crates/catalogue/theory.zh.txt",
    "crates/problems/solutions",
];

fn main() {
    let (root, out) = (root(), PathBuf::from(env::var_os("OUT_DIR").unwrap()));
    let mut files = Vec::new();
    for place in PACKED {
        println!("cargo:rerun-if-changed=../../{place}");
        collect(&root, place, &mut files);
    }
    fs::write(out.join("programs.rs"), modules(&root, |_| true).unwrap()).unwrap();
    files.extend(pasted(&root));
    files.sort();
    fs::write(out.join("files.bin"), packed(&files)).unwrap();
}

/// Collects a file of the checkout, or all files of a folder.
fn collect(root: &Path, place: &str, files: &mut Vec<(String, Vec<u8>)>) {
    if root.join(place).is_dir() {
        for entry in fs::read_dir(root.join(place)).unwrap().flatten() {
            collect(root, &format!("{place}/{}", entry.file_name().to_str().unwrap()), files);
        }
    } else {
        files.push((place.to_string(), fs::read(root.join(place)).unwrap()));
    }
}

/// The files to paste, and for judges that call a method the compiled files.
fn pasted(root: &Path) -> Vec<(String, Vec<u8>)> {
    let names = programs(root).unwrap();
    let next = AtomicUsize::new(0);
    let some = || {
        let (mut cutter, mut done) = (Cutter::new(root).unwrap(), Vec::new());
        while let Some(name) = names.get(next.fetch_add(1, Ordering::Relaxed)) {
            let draft = cutter.draft(name).unwrap();
            let text = cutter.finished(&draft).unwrap();
            if draft.method.is_some() {
                done.push((format!("pasted/called/{name}.rs"), draft.compiled(&text).into_bytes()));
            }
            done.push((format!("pasted/{name}.rs"), text.into_bytes()));
        }
        done
    };
    let processors = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let threads: Vec<_> = (0..processors).map(|_| scope.spawn(some)).collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    })
}

/// A line for each file with its path and its compressed length; an empty line; the files.
fn packed(files: &[(String, Vec<u8>)]) -> Vec<u8> {
    let (mut index, mut bytes) = (String::new(), Vec::new());
    for (path, file) in files {
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(file).unwrap();
        let file = encoder.finish().unwrap();
        index += &format!("{path} {}\n", file.len());
        bytes.extend(file);
    }
    [(index + "\n").into_bytes(), bytes].concat()
}
