//! The output of the command: the sessions of `tests/cmd`, each with its output and its status.

#[test]
fn sessions_are_as_they_are_written() {
    // As people see it without a terminal, on any machine.
    trycmd::TestCases::new().env("COLUMNS", "100").case("tests/cmd/*.md");
}
