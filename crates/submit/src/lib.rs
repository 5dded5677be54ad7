//! The tool that cuts out the file to paste: a program, and the part of the library that it reaches.
//!
//! | file | what it does |
//! |---|---|
//! | `cutter` | cuts a program out, with the part of the library that it reaches |
//! | `library` | the library as modules and items |
//! | `reach` | the items that a program reaches: by name, then without those that rustc finds unused |
//! | `header` | the header of the file: its first comment |
//! | `print` | these items as one text |
//! | `compiler` | what rustc says about it |
//! | `module` | a file to paste as a module of another program |
//! | `files` | the files of the programs |

#![allow(missing_docs)] // of what its name says

pub mod compiler;
mod cutter;
mod files;
mod header;
pub mod library;
pub mod module;
pub mod print;
pub mod reach;

pub use cutter::{cut_all, Cutter, Draft};
pub use files::{programs, text};
