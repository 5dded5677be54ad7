//! What the input of each problem looks like, who knows the answers, and which cases are hard.
//!
//! Everything that tests the programs: inputs made from a description of what each program reads, references that
//! play the whole game, and the checks of every build (the package's programs and the submissions). Nothing here
//! uses the library `grundy`.
//!
//! | file | what it has |
//! |---|---|
//! | `suite` | the programs, their cases and their builds, found by listing folders |
//! | `problem`, `problems` | what is known of each problem besides its program, one file each |
//! | `format` | the description of an input |
//! | `games` | games played out, and second methods, where several problems share them or they are long |
//! | `hard` | cases on which wrong rules fail: ideas that problems share |
//! | `inputs` | the inputs on which a solution is tried, stage by stage |
//! | `random` | all choices in turn, and seeded ones |
//! | `corpus` | solutions as people write them, right and wrong |

pub mod corpus;
pub mod format;
mod hard;
pub mod inputs;
pub mod list;
pub mod problem;
mod problems;
pub mod random;
mod references;
pub mod suite;
