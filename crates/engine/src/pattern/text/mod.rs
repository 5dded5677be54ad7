//! An answer in words, in English and Chinese.
//!
//! | file | what it puts into words |
//! |---|---|
//! | `answer` | what of an answer is shown, and in which order |
//! | `law` | a law of one heap |
//! | `theorem` | theorems and their sources |
//! | `pairs` | two heaps |
//! | `moves` | who wins a sum of heaps, and how |
//! | `positions` | positions of several numbers |
//! | `play` | a position in play |
//! | `family` | a family of rules |
//! | `table` | values in rows |
//! | `rule` | the rule that was understood |
//! | `pasted` | the table that was read |
//! | `list` | some numbers in a sentence |

mod answer;
mod family;
mod law;
mod list;
mod moves;
mod pairs;
mod pasted;
mod play;
mod positions;
mod rule;
mod table;
mod theorem;

pub use self::answer::Sentences;
pub use self::list::joined;
pub use self::play::Said;
pub use self::rule::{Formulated, Members};
