//! A solution's language: how it is compiled and run, by the ending of its file.
//!
//! | file | what it has |
//! |---|---|
//! | `table` | the languages, a row each |
//! | `install` | how a language is installed |
//! | `standards` | the standards of C and C++ |
//! | `by_ending` | a file by its row, or a command |
//! | `made` | a solution that can be run, and how it was made |
//! | `folders` | where it is compiled and run |
//! | `tool` | a compiler or a runtime that is installed |
//! | `compiler` | how a compiler is called |
//! | `older` | C and C++ as older compilers and those of Windows have them |
//! | `class_file` | the class that a Java program starts with |
//! | `remark` | how it was compiled if not as usual, and what is missing if it was not |
//! | `runtime` | how it is started: what it sees, its environment, the memory of its language |

mod by_ending;
mod class_file;
mod compiler;
mod folders;
pub mod install;
mod made;
mod older;
pub mod remark;
mod runtime;
mod standards;
mod table;
mod tool;

pub use by_ending::{command, solution};
pub use folders::Folders;
pub use made::{Made, Options, Solution};
