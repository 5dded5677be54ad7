//! What the input of each problem looks like, who knows the answers, and which cases are hard.
//!
//! Nothing here uses the library `grundy`: a reference is a second opinion.
//!
//! | file | what it has |
//! |---|---|
//! | `problems` | what is known of each problem besides its program, one file each |
//! | `list` | a problem, found by the name of its program |
//! | `problem` | the type that each of these files returns, and the names that they use |
//! | `format` | the description of an input, and all that follows from it |
//! | `references` | games played out, and second methods, where several problems share them or they are long |
//! | `hard` | cases on which wrong rules fail: ideas that problems share |
//! | `inputs` | the inputs on which a solution is tried, stage by stage |
//! | `seeded` | one input, chosen by its size and a seed |
//! | `error` | what can be wrong with an input, with a wish for one, and with a format |
//! | `random` | all choices in turn, and seeded ones |
//! | `corpus` | solutions as people write them, right and wrong |
//! | `suite` | the programs and their cases, found by listing folders |

#![allow(missing_docs)] // of what its name says

pub mod corpus;
mod error;
pub mod format;
mod hard;
pub mod inputs;
pub mod list;
pub mod problem;
mod problems;
pub mod random;
mod references;
pub mod seeded;
pub mod suite;

pub use error::Error;
