//! The programs, tried: inputs made from a description of what each one reads, references that play the
//! whole game, and what is checked of every build of them. Nothing here knows the library `grundy`.
//!
//! | file | what it has |
//! |---|---|
//! | `suite` | the programs, their cases and their builds, by listing |
//! | `format`, `formats` | what an input is made of, and the input of each program |
//! | `random` | all choices in turn, and seeded ones |
//! | `damage` | bad inputs made of good ones, and other forms of the same input |
//! | `reference` | the games played out, a file a game |
//! | `process` | one run of a program |
//! | `check` | what is checked of a program, whichever build it is of |

pub mod check;
pub mod damage;
pub mod format;
pub mod formats;
pub mod process;
pub mod random;
pub mod reference;
pub mod suite;
