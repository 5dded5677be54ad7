//! What the command contains: the programs as modules (`programs.rs`), and compressed (`files.bin`) the files of the
//! checkout that it refers to, with the files to paste, which are cut out here.

use flate2::write::DeflateEncoder;
use flate2::Compression;
use grundy_catalogue::modules::modules;
use grundy_catalogue::root;
use grundy_submit::{cut_all, programs, Draft};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

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
    let files = |draft: &Draft, text: &str| {
        let file = |folder: &str| format!("pasted/{folder}{}.rs", draft.name);
        let called =
            draft.method.as_ref().map(|_| (file("called/"), draft.compiled(text).into_bytes()));
        Ok(called.into_iter().chain([(file(""), text.as_bytes().to_vec())]).collect::<Vec<_>>())
    };
    cut_all(root, &programs(root).unwrap(), files).unwrap().concat()
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
