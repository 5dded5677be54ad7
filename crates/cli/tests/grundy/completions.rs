//! What shells complete, as bash asks for it.

use grundy_checks::run::{feed, text};
use std::process::Command;

const GRUNDY: &str = env!("CARGO_BIN_EXE_grundy");

/// What bash offers for the last of these words, after the script of `grundy completions bash`.
const BASH: &str = r#"
    PATH=$(dirname "$0"):$PATH
    source <("$0" completions bash)
    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
    _clap_complete_grundy grundy "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
    echo "${COMPREPLY[@]}"
"#;

#[test]
fn bash_completes_commands_problems_options_and_values() {
    if Command::new("bash").arg("--version").output().is_err() {
        println!("SKIPPED: there is no bash");
        return;
    }
    for (words, offered) in [
        ("li", "list\n"),
        ("show poj106", "poj1067\n"),
        ("show P225", "P2252\n"),
        ("show cf786", "cf786a\n"),
        ("show cf787", "cf787c\n"),
        ("run p225", "P2252\n"),
        ("law --pro", "--program\n"),
        ("moves --pro", "\n"),
        ("list --judge CS", "CSES\n"),
        ("list --game wy", "wythoff\n"),
        ("list --of kuang", "kuangbin-1 kuangbin-2\n"),
        ("package --format d", "domjudge dmoj\n"),
    ] {
        let mut bash = Command::new("bash");
        bash.args(["-c", BASH, GRUNDY, "grundy"]).args(words.split(' '));
        assert_eq!(text(&feed(&mut bash, b"").stdout), offered, "{words}");
    }
}

#[test]
fn every_shell_has_a_script() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let output = feed(Command::new(GRUNDY).args(["completions", shell]), b"");
        assert!(output.status.success() && text(&output.stdout).contains("COMPLETE"), "{shell}");
    }
}
