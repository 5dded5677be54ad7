//! A problem as Kattis, DOMjudge, DMOJ, Hydro and HUSTOJ take it: data, which the command writes.
//!
//! | file | what it has |
//! |---|---|
//! | `system` | the systems of judges |
//! | `package` | the contents that the packages of a program share |
//! | `cases` | the sample and the secret cases, in groups with points |
//! | `reasons` | why each case is there |
//! | `limits` | what the packages may contain |
//! | `note` | what is left out or changed |
//! | `error` | why there is no package |
//! | `plan` | what Hydro's limits leave of them |
//! | `statement` | the statement, in each judge's form |
//! | `latex` | the statement as LaTeX |
//! | `checker` | what it accepts as an answer, in the words of each judge; `checker.py`, `spj.cpp` |
//! | `validator.py` | the validator, without the table of the input |
//! | `answers`, `answers.py` | the validator of answers, with and without the table of the answers |
//! | `kattis` | the problem package format 2025-09 of Kattis and ICPC, and the older one with DOMjudge's additions |
//! | `dmoj`, `hydro` | the packages of DMOJ and of Hydro |
//! | `fps` | the XML file of HUSTOJ, QDUOJ, HOJ and Hydro |
//! | `files` | the files for each system, in the folder and in the archive |

#![allow(missing_docs)] // of what its name says

pub mod answers;
pub mod cases;
pub mod checker;
mod dmoj;
mod error;
mod files;
mod fps;
mod hydro;
mod kattis;
mod latex;
pub mod limits;
mod note;
pub mod package;
pub mod plan;
pub mod reasons;
pub mod statement;
pub mod system;

pub use error::{Cause, Error};
pub use note::Note;
