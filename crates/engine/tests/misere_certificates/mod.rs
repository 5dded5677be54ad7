//! Certificates of misere quotients: an independent checker, and what it says about the two programs.
//!
//! The checker knows only the code of a game, and shares nothing with the library; `docs/misere-certificates.md` describes it.
//!
//! | file | what it does |
//! |---|---|
//! | `game` | the game itself, by the digits of its code, and a full search |
//! | `claim` | what the lines of a certificate say |
//! | `checker` | whether that is true |
//! | `programs` | runs the programs, and reads their golden cases |
//! | `certificates` | tests: true certificates, changed ones, and texts that are none |
//! | `sums` | tests: who wins, and by which move, according to `misere-octal` |
//! | `reports` | tests: what `misere-quotient` writes for people |
//! | `hostile` | tests: bad and huge inputs for both |

mod certificates;
mod checker;
mod claim;
mod game;
mod hostile;
mod programs;
mod reports;
mod sums;
