//! The file to paste against its program, on bad input: the same answers, the same status, and the same message except
//! for the place and what was found there.

use crate::build::Build;
use crate::chosen;
use crate::damage::damaged;
use crate::found::Found;
use grundy_judge::difference::text;
use grundy_problems::format::Size;
use grundy_problems::list::format;
use grundy_problems::random::Random;
use grundy_problems::suite::{faults, names, path, sample};
use std::fs;

/// Compares both on every fault that has a file, on a damaged small case, and on the sample cut before each token.
///
/// # Panics
///
/// If a fault cannot be read.
pub fn says_the_same([pasted, whole]: &[Build; 2], program: &str) -> Found {
    let mut found = Found::default();
    let mut inputs = Vec::new();
    let folder = faults(program);
    if path(&folder).is_dir() {
        let files = names(&folder, ".in").into_iter();
        let read = |case| fs::read(path(&format!("{folder}/{case}.in"))).expect("a fault");
        inputs.extend(files.map(read));
    }
    if let (Some(format), Some((sample, _))) = (format(program), sample(program)) {
        let random = &mut Random(20_261_124);
        let small = format.input([format.case(random, Size::Small)]);
        inputs.extend(
            damaged(&format, &small, 2, chosen::texts(program)).into_iter().map(|bad| bad.input),
        );
        let tokens = format.read(&sample).tokens;
        inputs.extend(tokens.iter().map(|token| sample[..token.start].to_vec()));
    }
    for input in inputs {
        let (one, other) = (whole.run(program, &input), pasted.run(program, &input));
        let said = text(&one.stderr);
        let is_right = one.stdout == other.stdout
            && one.status.code() == other.status.code()
            && is_the_same(program, &said, &text(&other.stderr));
        found.add((!is_right).then(|| {
            let again = pasted.again(program, &input);
            format!(
                "{program} and its file to paste differ: {}, {said}{}, {}{again}",
                one.status,
                other.status,
                text(&other.stderr)
            )
        }));
    }
    found
}

/// Whether a program's line, which has a place, says the same as this line of a pasted file.
fn is_the_same(program: &str, said: &str, pasted: &str) -> bool {
    let place = |said: &str| {
        let rest = said.strip_prefix(&format!("{program}: line "))?;
        Some(rest.split_once(": ")?.1.trim_end().to_string())
    };
    match (place(said), pasted.strip_prefix(&format!("{program}: "))) {
        (None, None) => said.is_empty() && pasted.is_empty(),
        (Some(said), Some(pasted)) => {
            let pasted = pasted.trim_end();
            said == pasted
                || said.strip_prefix(pasted).is_some_and(|found| found.starts_with(", found "))
        }
        _ => false,
    }
}
