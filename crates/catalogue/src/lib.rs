//! The headers of the programs as data, and every table, list and count that is made of them; which judge takes what.
//!
//! | file | what it has |
//! |---|---|
//! | `files` | the files of the checkout |
//! | `programs` | where the programs stand, their problems, and the theories of their games |
//! | `header` | the header of a program |
//! | `program` | what the command says of a program |
//! | `judges` | the judges, from `judges.txt` |
//! | `language` | the language of a file to submit, by what people typed |
//! | `method` | the method that a judge without standard input calls |
//! | `modules` | the programs as modules of one crate |
//! | `theory` | the documentation of a game, from its file of the library |
//! | `summary` | the theory of a game for readers of no code, from `theory.txt` |
//! | `games` | the names of the games, from `games.txt` |
//! | `sections` | the form of `games.txt` and of the Chinese texts |
//! | `chinese` | the Chinese texts |
//! | `translated` | whether they were written for the present English |
//! | `census` | the octal games of the census |
//! | `find` | a search for a program by its judge's number |
//! | `tables` | the tables in `docs` and in the READMEs |
//! | `new` | the files of a new program |
//! | `left` | what is left to do |
//! | `lists` | public lists of problems, from `lists.txt`, and what is answered of them |
//! | `arguments` | the arguments of a process |
//! | `stamp` | stamps of work that need not be repeated |

#![allow(missing_docs)] // of what its name says

mod arguments;
pub mod census;
pub mod chinese;
mod files;
pub mod find;
pub mod games;
pub mod header;
pub mod judges;
pub mod language;
pub mod left;
pub mod lists;
pub mod method;
pub mod modules;
pub mod new;
pub mod program;
mod programs;
pub mod sections;
pub mod stamp;
pub mod summary;
pub mod tables;
pub mod theory;
pub mod translated;

pub use arguments::arguments;
pub use files::{names, natural, read, root};
pub use header::{all_headers, headers, is_game};
pub use programs::{crate_of, has_problem, programs, source, theory_file, CRATES, KINDS, PROBLEMS};
