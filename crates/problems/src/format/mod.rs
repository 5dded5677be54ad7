//! The format of an input: the words in which the files of `problems` describe every program's input, and all that
//! follows from such a description.
//!
//! | file | what |
//! |---|---|
//! | `words` | how cases follow each other, and parts that several problems have |
//! | `cases` | the format: how cases follow each other, and the parts of each |
//! | `part` | the parts of a case: numbers, lists, graphs, words |
//! | `own` | a part that only one problem has |
//! | `number`, `bound`, `letters`, `order` | a number, one end of its range, a word, the order of a list |
//! | `limit` | what a statement says of all that |
//! | `promise` | what the judge promises beyond ranges |
//! | `case` | a case: its values by the names of its parts |
//! | `read` | text to cases; `reader` reads a token |
//! | `make` | cases of a given size: all, seeded, or the largest; `made` is the case that is being made |
//! | `print` | cases to text, with the line breaks of the statement; `text` is the text so far |
//! | `smaller` | cases smaller than a given one |
//! | `graph` | tests of the judge's graphs |
//! | `validator` | the table from which a validator reads the judge's inputs |

mod bound;
mod case;
mod cases;
mod graph;
mod letters;
mod limit;
mod made;
mod make;
mod number;
mod order;
mod own;
mod part;
mod print;
mod promise;
mod read;
mod reader;
mod smaller;
mod text;
mod validator;
pub mod words;

pub use bound::{Bound, Bounds};
pub use case::{pair, pairs, Case, Value};
pub use cases::{Cases, Format};
pub use letters::{word, Word};
pub use limit::{Limit, Span};
pub use made::{Made, Shape, Size};
pub use number::{number, Number};
pub use order::Order;
pub use own::Own;
pub use part::{list, list_of, lists_of, on_a_line, times, times_of, Entries, List, Part};
pub use promise::Promise;
pub use read::Input;
pub use reader::{is_blank, Misread, Reader, Token};
pub use smaller::smaller_list;
pub use text::Text;
