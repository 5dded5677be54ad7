//! The compiler: what rustc says about a file.

use crate::module::around;
use anyhow::{bail, Context, Result};
use serde_json::Value;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Seconds of processor time for compiling, as the strictest judge allows.
const SECONDS: u64 = 10;

/// rustc with all warnings as errors, called as a judge calls it: without cargo's environment, which no judge has.
pub fn strict() -> Command {
    let mut command = Command::new("sh");
    command
        .arg("-c")
        .arg(format!("ulimit -t {SECONDS} && exec \"$0\" \"$@\""))
        .arg(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()))
        .args(["-D", "warnings"])
        .env_remove("CARGO_PKG_VERSION");
    command
}

/// Compiles `file` with these flags, within the time that every judge gives.
///
/// # Errors
///
/// The compiler's message, even if it is only a warning.
pub fn compile(file: &Path, flags: &[&str], into: &Path) -> Result<()> {
    let output = strict().args(flags).arg("-o").arg(into).arg(file).output();
    let output = output.context("rustc")?;
    if !output.status.success() || !output.stderr.is_empty() {
        let (file, flags, status) = (file.display(), flags.join(" "), output.status);
        let said = String::from_utf8_lossy(&output.stderr);
        bail!("{file} with {flags}: {status}\n{said}");
    }
    Ok(())
}

/// The compiler's name and version.
///
/// # Errors
///
/// If it does not run.
pub fn version() -> Result<Vec<u8>> {
    let version = Command::new("rustc").arg("-vV").output();
    Ok(version.context("rustc")?.stdout)
}

/// The places in `text` where something unused begins, and what rustc says about it.
///
/// # Errors
///
/// If `text` does not compile.
pub fn unused(text: &str) -> Result<Vec<(usize, String)>> {
    let mut rustc = Command::new("rustc");
    rustc.args(["--edition", "2018", "--crate-name", "submission", "--emit", "metadata=-"]);
    rustc.args(["--error-format", "json", "-"]);
    let [head, tail] = around("submission");
    let output = fed(rustc, &[&head, text, &tail, "fn main() { submission::start() }"].concat())?;
    let messages = String::from_utf8_lossy(&output.stderr);
    let mut unused = Vec::new();
    for message in messages.lines() {
        let message: Value = serde_json::from_str(message)?;
        if message["level"] == "error" {
            bail!("{}", message["rendered"].as_str().unwrap_or_default());
        }
        if message["code"]["code"] != "dead_code" {
            continue;
        }
        let what = message["message"].as_str().unwrap_or_default();
        let spans = message["spans"].as_array().into_iter().flatten();
        for span in spans.filter(|span| span["is_primary"] == true) {
            let at = span["byte_start"].as_u64().unwrap_or(0) as usize;
            unused.push((at.saturating_sub(head.len()), what.to_string()));
        }
    }
    Ok(unused)
}

fn fed(mut command: Command, text: &str) -> Result<Output> {
    let program = command.get_program().to_string_lossy().into_owned();
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().context(program)?;
    // rustc reads everything before it writes.
    let mut input = child.stdin.take().context("a program without an input")?;
    input.write_all(text.as_bytes())?;
    drop(input);
    Ok(child.wait_with_output()?)
}

/// Cutting depends on it: at the root, rustc says nothing about `b`.
#[test]
fn a_public_method_that_nothing_calls_is_unused() {
    let text = "pub struct A;\nimpl A {\n    pub fn a(&self) {}\n    pub fn b(&self) {}\n}\nfn main() {\n    A.a();\n}\n";
    let unused = unused(text).unwrap();
    assert_eq!(unused, [(text.find("b(").unwrap(), "method `b` is never used".to_string())]);
}
