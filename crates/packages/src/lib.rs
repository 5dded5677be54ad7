//! A problem as Kattis, DOMjudge, DMOJ and Hydro take it: data, which the command writes.
//!
//! | file | what it has |
//! |---|---|
//! | `package` | the contents that all packages of a program share, and the files for a kind of judge |
//! | `cases` | the sample and the secret cases |
//! | `statement` | the statement, in each judge's form |
//! | `validator.py` | the validator, without the table of the input |
//! | `kattis` | the problem package format 2025-09 of Kattis and ICPC, and the older one with DOMjudge's additions |
//! | `dmoj`, `hydro` | the packages of DMOJ and of Hydro |

pub mod cases;
mod dmoj;
pub mod hydro;
mod kattis;
pub mod package;
pub mod statement;
