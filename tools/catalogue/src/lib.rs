//! What the programs say of themselves in their headers, the one source of every table.

pub mod header;
