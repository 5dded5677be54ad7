//! The commands, a file each.

pub mod completions;
pub mod find;
pub mod input;
pub mod law;
pub mod list;
pub mod octal;
pub mod package;
pub mod reference;
pub mod run;
pub mod samples;
pub mod show;
pub mod submit;
pub mod r#try;
