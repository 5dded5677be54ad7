//! Certificates of misere quotients: a checker of its own, and what it says of the two programs.
//!
//! The checker knows the code alone, and shares nothing with the library; `docs/misere-certificates.md` is its text.
//!
//! | file | what it does |
//! |---|---|
//! | `game` | the game itself, by the digits of its code, and a full search |
//! | `claim` | what the lines of a certificate say |
//! | `checker` | whether that is so |
//! | `programs` | runs the programs, and reads their golden cases |
//! | `certificates` | tests: true certificates, changed ones, and no certificates |
//! | `sums` | tests: who wins, and by which move, as `misere-octal` says |
//! | `reports` | tests: what `misere-quotient` writes for people |
//! | `hostile` | tests: bad and huge inputs of both |

mod certificates;
mod checker;
mod claim;
mod game;
mod hostile;
mod programs;
mod reports;
mod sums;

#[path = "../../../trial/src/process.rs"]
#[allow(dead_code)] // the tests of all programs use the rest
mod process;
#[path = "../../../trial/src/random.rs"]
mod random;
