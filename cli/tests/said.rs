//! What the command says: the sessions of `tests/cmd`, each with its output and its status.

#[test]
fn sessions_are_as_they_are_written() {
    // As people without a terminal see it, whatever machine this is.
    trycmd::TestCases::new().env("COLUMNS", "100").case("tests/cmd/*.md");
}
