//! What people read, in English or Chinese: both stand side by side where it is said.
//!
//! A message is a value until it is shown: it implements [`Told`], and [`told!`] has its sentence in both languages. An
//! error's `Display` is its English.

mod file;
mod lang;
mod system;

pub use file::{at, FileError};
pub use lang::{counted, Lang, Told};
pub use system::system;
