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
    other_forms_of_a_sample_have_its_answer: golden::other_forms_of_the_sample, "other forms of samples";
    small_positions_are_answered_as_by_the_reference: references::small_positions, "small positions against references";
    damaged_inputs_are_faults_at_their_places: faults::damaged_inputs, "damaged inputs";
    cut_samples_get_the_answers_before_the_cut: faults::cut_samples, "cut samples";
    announced_counts_take_no_memory: memory::announced_counts, "announced counts";
    samples_run_on_small_machines: memory::small_machines, "samples on small machines";
}

/// Those of the tested programs that are among `names`.
fn chosen(names: &[&str]) -> Vec<String> {
    programs().into_iter().filter(|program| names.contains(&&program[..])).collect()
}

// What the reader alone does: all programs share it.
checks! {
    chosen(&READERS);
    help_and_version_are_the_only_arguments: arguments::arguments, "arguments";
    a_full_disk_is_a_fault: full_disk::full_disk, "full disks";
    an_unreadable_input_is_a_fault: full_disk::unreadable_input, "unreadable inputs";
    late_input_is_waited_for: pipes::late_input, "inputs that are not there yet";
    endless_tokens_take_no_memory: memory::endless_tokens, "inputs with endless tokens";
}

checks! {
    chosen(&[&READERS[..], &TALKS.map(|chosen| chosen.0)].concat());
    answers_leave_before_more_input_is_waited_for: pipes::answers_at_once, "answers that a partner waits for";
    a_reader_that_leaves_is_no_fault: pipes::readers_that_leave, "readers that leave";
    inputs_may_come_a_byte_at_a_time: pipes::single_bytes, "inputs a byte at a time";
}

checks! {
    chosen(&STREAMS.map(|chosen| chosen.0));
    long_streams_take_constant_memory: memory::constant_memory, "long streams";
}

checks! {
    chosen(&RINGS.map(|chosen| chosen.0));
    a_long_cycle_is_a_fault_only_where_a_token_can_reach_it: faults::long_cycles, "graphs with long cycles";
}

#[test]
fn expected_outputs_are_those_of_the_references() {
    let what = "expected outputs against references";
    assert_still_right(&programs(), what, |_| Vec::new(), references::expected_outputs);
}

#[test]
fn no_program_lacks_a_file_or_a_part() {
    assert_right(&programs(), "programs with all they need", lists::nothing_is_missing);
}

#[test]
fn the_first_difference_is_named() {
    let words = |expected: &str, found: &str| difference(expected, found).unwrap().to_string();
    let line = "line 2 of the output: expected \"2\\n\", found \"3\\n\"";
    assert_eq!(words("1\n2\n", "1\n3\n"), line);
    assert_eq!(words("1\n", "1\n\n"), "line 2 of the output: expected the end, found \"\\n\"");
    assert_eq!(words("1\n", "1"), "line 1 of the output: expected \"1\\n\", found \"1\"");
    assert_eq!(difference("1\n", "1\n"), None);
}
