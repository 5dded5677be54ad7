//! The law finder: from a rule, or a table of values, to its law, its proof, its code and its moves.
//!
//! A request is a line of text. Its answer is data, an [`Answer`], with a text for people.
//!
//! | file | what it does |
//! |---|---|
//! | `request` | finds the answer to a line |
//! | `pasted` | tables of values as people paste them |
//! | `why` | why a position in play is won or lost, for players |
//! | `play` | every move of a position, for players |
//! | `crosses` | the row of Treblecross |
//! | `lookup` | games that have given values |
//! | `family` | rules with parameters, and their formulas |
//! | `written` | a rule that is written as a formula: which game it is |
//! | `recognise` | formulas that are a rule of the grammar in other words |
//! | `famous` | games with a name |
//! | `game` | heaps, two heaps or a heap and the last move: which grammar reads a rule |
//! | `pairs` | tables, laws and moves of two heaps |
//! | `states` | values, laws and moves where the last move matters |
//! | `positions` | tables and moves of positions of several numbers |
//! | `moves`, `pair_moves` | the winning moves of a sum, with reasons, and of two heaps |
//! | `reply` | one move to a value, without listing all |
//! | `finder` | the law of values, why it holds, and its function |
//! | `proof` | what is proved, of one heap and of two, and why |
//! | `values` | the values of many heaps, each kind of rule by its quickest way |
//! | `parts` | the values where a heap is split into several |
//! | `window` | a set of values that come and go, with its mex |
//! | `misere` | any sums under misere play, by quotients |
//! | `cost` | how many steps the values of a rule take, before they are computed |
//! | `full_search` | small sums under misere play |
//! | `text` | an answer in words, and the rule that was understood |
//! | `code` | laws as functions of Rust, C++ and Python, and whole programs |
//! | `plot` | a picture |
//! | `answer` | an answer as data |
//! | `theorem` | rules whose values are known |
//! | `rule`, `pair_rule`, `state_rule` | the grammars of rules, and their moves one by one |
//! | `own` | a formula that is ready to be computed |
//! | `work` | how many steps a request may take |
//! | `phrases` | what people say, by a table: the rule in the words of the grammar |
//! | `set` | the numbers that may be taken |
//! | `words` | the words of a line, with their columns |
//!
//! A file uses only what stands below it; but the proofs for two heaps use `finder`, for the laws of one.
//!
//! The laws themselves are found by [`law`](crate::law), which knows no rules.
//!
//! Checked: `tests/law_finder/pattern.rs`, and what each file says.

mod answer;
mod code;
mod cost;
mod crosses;
mod family;
mod famous;
mod finder;
mod full_search;
mod game;
mod lookup;
mod misere;
mod moves;
mod own;
mod pair_moves;
mod pair_rule;
mod pairs;
mod parts;
mod pasted;
mod phrases;
mod play;
mod plot;
mod positions;
mod proof;
mod recognise;
mod reply;
mod request;
mod rule;
mod set;
mod state_rule;
mod states;
mod text;
mod theorem;
mod values;
mod why;
mod window;
mod words;
mod work;
mod written;

pub use self::answer::*;
pub use self::code::{of_formula, program};
pub use self::famous::{famous, Famous, FAMOUS};
pub use self::lookup::{alike, alike_answer, alike_lost, of_set, rule_of, sets, Alike, Given};
pub use self::lookup::{MOST_COMPARED, MOST_TAKEN};
pub use self::pasted::{is_table, read as read_table, FromOne, Pasted, Table as ValueTable};
pub use self::phrases::Unread;
pub use self::play::{Choice, Look, Table, Terms};
pub use self::proof::{Known, Proved};
pub use self::request::octal_named;
pub use self::request::{answers, in_line, meant, request, with_heaps, Requests, MAX_LINE};
pub use self::set::Bound;
pub use self::text::{Said, Sentences};
pub use self::theorem::Theorem;
pub use self::why::*;
