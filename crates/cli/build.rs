//! What the command contains: the programs as modules (`programs.rs`), what is known of them and of octal games as
//! statics (`catalogue.rs`), and compressed (`files.bin`) what is shown or written as it is: golden cases, solutions, and
//! the files to paste, which are cut out here.

use databake::{Bake, CrateEnv};
use flate2::write::DeflateEncoder;
use flate2::Compression;
use grundy_catalogue::census::{census, hexadecimal};
use grundy_catalogue::modules::modules;
use grundy_catalogue::{crate_of, judges, names, program, root};
use grundy_submit::{cut_all, programs, Draft};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

const SOLUTIONS: &str = "crates/problems/solutions";

/// A change in one of these files and folders runs this again.
const READ: [&str; 12] = [
    SOLUTIONS,
    "crates/engine/data/census.csv",
    "crates/engine/data/hexadecimal.csv",
    "crates/engine/src",
    "crates/engine/testdata",
    "crates/page/zh.txt",
    "src",
    "testdata",
    "crates/catalogue/games.txt",
    "crates/catalogue/grammar.zh.txt",
    "crates/catalogue/problems.zh.txt",
    "crates/catalogue/theory.txt",
];

fn main() {
    for place in READ {
        println!("cargo:rerun-if-changed=../../{place}");
    }
    let (root, out) = (root(), PathBuf::from(env::var_os("OUT_DIR").unwrap()));
    fs::write(out.join("programs.rs"), modules(&root, |_| true).unwrap()).unwrap();
    fs::write(out.join("catalogue.rs"), catalogue(&root)).unwrap();
    let files = [cases(&root), solutions(&root), pasted(&root)].concat();
    fs::write(out.join("files.bin"), packed(&files)).unwrap();
}

/// The statics.
fn catalogue(root: &Path) -> String {
    let programs = program::all(root).unwrap();
    let (games, remarks) = census(root).unwrap();
    let judges: Vec<&str> = judges::all().iter().map(|judge| judge.name).collect();
    let written = |name: &str, of: &str, what: &dyn Bake| {
        let what = what.bake(&CrateEnv::default());
        format!("pub static {name}: {of} = {what};\n")
    };
    [
        written("PROGRAMS", "&[grundy_catalogue::program::Program]", &programs.as_slice()),
        written("GAMES", "&[grundy_catalogue::census::Game]", &games.as_slice()),
        written(
            "HEXADECIMAL",
            "&[grundy_catalogue::census::Hexadecimal]",
            &hexadecimal(root).unwrap().as_slice(),
        ),
        written("REMARKS", "&[(u16, grundy_catalogue::census::Remark)]", &remarks.as_slice()),
        written("JUDGES", "&[&str]", &judges.as_slice()),
    ]
    .concat()
}

/// The golden cases in their order, below the names of their programs.
fn cases(root: &Path) -> Vec<(String, Vec<u8>)> {
    let mut files = Vec::new();
    for program in grundy_catalogue::programs(root).unwrap() {
        let folder = format!("{}testdata/{program}", crate_of(root, &program));
        for case in names(root, &folder, ".in").unwrap_or_default() {
            for file in [format!("{case}.in"), format!("{case}.out")] {
                // A new case may have no output yet.
                if let Ok(bytes) = fs::read(root.join(&folder).join(&file)) {
                    files.push((format!("cases/{program}/{file}"), bytes));
                }
            }
        }
    }
    files
}

fn solutions(root: &Path) -> Vec<(String, Vec<u8>)> {
    let bytes = |file: &str| fs::read(root.join(SOLUTIONS).join(file)).unwrap();
    let files = names(root, SOLUTIONS, "").unwrap().into_iter();
    files.map(|file| (format!("solutions/{file}"), bytes(&file))).collect()
}

/// The files to paste in each language, and for judges that call a method the compiled files.
fn pasted(root: &Path) -> Vec<(String, Vec<u8>)> {
    let files = |draft: &Draft, text: &str| {
        let file = |folder: &str, text: &str| {
            (format!("{folder}/{}.rs", draft.name), text.as_bytes().to_vec())
        };
        let called = draft.method.map(|_| file("called", &draft.compiled(text)));
        Ok(called.into_iter().chain([file("pasted", text)]).collect::<Vec<_>>())
    };
    let mut files = cut_all(root, &programs(root).unwrap(), files).unwrap().concat();
    for name in names(root, "src/bin", ".cpp").unwrap() {
        let text = fs::read(root.join(format!("src/bin/{name}.cpp"))).unwrap();
        files.push((format!("pasted/{name}.cpp"), text));
    }
    files
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
