//! What the programs say of themselves in their headers, the one source of every table; and what the tools that
//! go through all programs share.

pub mod header;
pub mod stamp;
