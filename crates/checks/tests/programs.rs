//! All checks on the programs except golden cases and faults in files, which are in `tests/programs.rs`. What has
//! passed is not repeated until something changes: see `grundy_checks::unchanged`.

use grundy_checks::build::{programs, Build};
use grundy_checks::chosen::{READERS, RINGS, STREAMS, TALKS};
use grundy_checks::found::assert_right;
use grundy_checks::unchanged::assert_still_right;
use grundy_checks::{arguments, faults, full_disk, golden, lists, memory, pipes, references};
use grundy_judge::difference::difference;

/// One test for each check, which runs it on these programs.
macro_rules! checks {
    ($programs:expr; $($name:ident: $check:path, $what:literal;)*) => {
        $(#[test]
        fn $name() {
            let build = Build::compiled();
            let binaries = |program: &str| vec![build.binary(program)];
            let check = |program: &str| $check(&build, program);
            assert_still_right(&$programs, $what, binaries, check);
        })*
    };
}

checks! {
    programs();
    other_forms_of_the_sample: golden::other_forms_of_the_sample, "other forms of samples";
    small_positions: references::small_positions, "small positions against references";
    damaged_inputs: faults::damaged_inputs, "damaged inputs";
    cut_samples: faults::cut_samples, "cut samples";
    announced_counts: memory::announced_counts, "announced counts";
    small_machines: memory::small_machines, "samples on small machines";
}

/// Those of the tested programs that are among `names`.
fn chosen(names: &[&str]) -> Vec<String> {
    programs().into_iter().filter(|program| names.contains(&&program[..])).collect()
}

// What the reader alone does: all programs share it.
checks! {
    chosen(&READERS);
    arguments: arguments::arguments, "arguments";
    full_disk: full_disk::full_disk, "full disks";
    unreadable_input: full_disk::unreadable_input, "unreadable inputs";
    late_input: pipes::late_input, "inputs that are not there yet";
    endless_tokens: memory::endless_tokens, "inputs with endless tokens";
}

checks! {
    chosen(&[&READERS[..], &TALKS.map(|chosen| chosen.0)].concat());
    answers_at_once: pipes::answers_at_once, "answers that a partner waits for";
    readers_that_leave: pipes::readers_that_leave, "readers that leave";
    single_bytes: pipes::single_bytes, "inputs a byte at a time";
}

checks! {
    chosen(&STREAMS.map(|chosen| chosen.0));
    constant_memory: memory::constant_memory, "long streams";
}

checks! {
    chosen(&RINGS.map(|chosen| chosen.0));
    long_cycles: faults::long_cycles, "graphs with long cycles";
}

#[test]
fn expected_outputs_are_those_of_the_references() {
    let what = "expected outputs against references";
    assert_still_right(&programs(), what, |_| Vec::new(), references::expected_outputs);
}

#[test]
fn nothing_is_missing() {
    assert_right(&programs(), "programs with all they need", lists::nothing_is_missing);
}

#[test]
fn the_first_difference_is_named() {
    let said = difference("1\n2\n", "1\n3\n").unwrap();
    assert_eq!(said, "line 2 of the output: expected \"2\\n\", found \"3\\n\"");
    let said = difference("1\n", "1\n\n").unwrap();
    assert_eq!(said, "line 2 of the output: expected the end, found \"\\n\"");
    let said = difference("1\n", "1").unwrap();
    assert_eq!(said, "line 1 of the output: expected \"1\\n\", found \"1\"");
    assert_eq!(difference("1\n", "1\n"), None);
}
