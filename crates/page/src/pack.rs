//! The parts of the page, compressed: LZMA takes a quarter less than gzip, which browsers could unpack themselves.

use anyhow::{Context, Result};
use lzma_rust2::{LzmaOptions, LzmaWriter};
use std::fs;
use std::io::Write;
use std::path::Path;

/// Writes each file of a folder that the page has as a part, compressed, beside it.
///
/// # Errors
///
/// If a file cannot be read or written.
pub fn pack(folder: &Path) -> Result<()> {
    for name in ["engine.wasm", "list.json", "programs.wasm", "texts.json"] {
        let file = folder.join(name);
        let bytes = fs::read(&file).with_context(|| file.display().to_string())?;
        // Neither texts nor WebAssembly stand at multiples of four bytes.
        let options = LzmaOptions {
            nice_len: LzmaOptions::NICE_LEN_MAX,
            lc: 4,
            pb: 0,
            ..LzmaOptions::with_preset(9)
        };
        let mut writer =
            LzmaWriter::new_use_header(Vec::new(), &options, Some(bytes.len() as u64))?;
        writer.write_all(&bytes)?;
        fs::write(folder.join(format!("{name}.lzma")), writer.finish()?)?;
    }
    Ok(())
}
