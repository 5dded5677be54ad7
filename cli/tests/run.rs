//! `grundy run`: the bytes and the status of the programs of `src/bin`, on all golden cases and faults.

use grundy_trial::check::unchanged::assert_still_right;
use grundy_trial::check::Found;
use grundy_trial::process::feed;
use grundy_trial::suite::{faults, names, path, programs, testdata, Build};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

const GRUNDY: &str = env!("CARGO_BIN_EXE_grundy");

#[test]
fn a_program_inside_is_the_program_itself() {
    let build = Build::package();
    let binaries = |program: &str| vec![PathBuf::from(GRUNDY), build.binary(program)];
    assert_still_right(&programs(), "grundy run is the program", binaries, |program| {
        let mut found = Found::default();
        for folder in [testdata(program), faults(program)] {
            if !path(&folder).is_dir() {
                continue;
            }
            for case in names(&folder, ".in") {
                let input = fs::read(path(&format!("{folder}/{case}.in"))).unwrap();
                let own = build.run(program, &input);
                let other = feed(Command::new(GRUNDY).args(["run", program]), &input);
                let is_same = own == other;
                found.add((!is_same).then(|| format!("{folder}/{case}.in: {own:?}, {other:?}")));
            }
        }
        found
    });
}
