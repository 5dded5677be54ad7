//! `grundy submit`: the file to paste.

use super::{write, Done};
use grundy_catalogue::{read, root};
use std::path::Path;

pub fn submit(program: &str, output: Option<&Path>) -> Done {
    write(&pasted(program)?, output)
}

/// The file to paste.
pub fn pasted(program: &str) -> Result<String, String> {
    read(&root(), &format!("pasted/{program}.rs"))
        .map_err(|_| format!("{program} is judged nowhere: there is nothing to submit"))
}
