//! What every program must pass, in each build: compiled, pasted, inside the command; tests alone use it.
//!
//! Each check returns what is wrong, in words for people, and the number of inputs tried.
//!
//! | file | what it has |
//! |---|---|
//! | `build` | the compiled programs, and which of them are tested |
//! | `run` | one run of a program |
//! | `found` | what a check found, and a test that fails if that is not nothing |
//! | `unchanged` | checks that have passed and need not be repeated |
//! | `lists` | nothing is missing for a program |
//! | `golden` | the expected outputs, and other forms of the sample |
//! | `references` | small positions against the whole game; the expected outputs too |
//! | `damage` | bad inputs made from good ones, and other forms of the same input |
//! | `faults` | bad input: the answers before the fault, one line, status 1 |
//! | `pasted` | bad input: the file to paste against the program |
//! | `chosen` | programs chosen for checks that are not for all |
//! | `arguments` | none but `--help` and `--version` |
//! | `full_disk` | a full disk, and an input that cannot be read |
//! | `pipes` | input that comes late, a partner that waits, readers that leave |
//! | `definition` | games by their definition: a second opinion on the law finder |
//! | `grammar` | rules at random, for the law finder |
//! | `memory` | long streams, counts that are only announced, endless tokens |

#![allow(missing_docs)] // of what its name says

pub mod arguments;
pub mod build;
pub mod chosen;
pub mod damage;
pub mod definition;
pub mod faults;
pub mod found;
pub mod full_disk;
pub mod golden;
pub mod grammar;
pub mod lists;
pub mod memory;
pub mod pasted;
pub mod pipes;
pub mod references;
pub mod run;
pub mod unchanged;
