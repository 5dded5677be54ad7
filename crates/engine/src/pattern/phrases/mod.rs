//! What people say, read by a table.
//!
//! | file | what it does |
//! |---|---|
//! | `phrases.txt` | the table: a grammar of what people say, with what it means, English and Chinese side by side |
//! | `heard` | what a text means: one rule, or why none |
//! | `guess` | the same if a name is misspelt, a letter is a number, or a word is the nearest known one |
//! | `unread` | why a text has no meaning |
//! | `reader` | all readings of a text |
//! | `table` | the table in a form that can be matched |
//! | `tokens` | a text as words, numbers and signs, in one spelling |

mod guess;
mod heard;
mod reader;
mod table;
#[cfg(test)]
mod tests;
mod tokens;
mod unread;

pub use self::heard::{heard, is_formula, is_settled, is_told, Heard, Meaning};
pub use self::tokens::spelled;
pub use self::unread::Unread;
