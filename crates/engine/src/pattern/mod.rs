//! The law finder: from a rule, or a table of values, to its law, its proof, its code and its moves.
//!
//! A request is a line of text. Its answer is data, an [`Answer`], with a text for people.
//!
//! | file | what it does |
//! |---|---|
//! | `typed` | translates what people type into the words of the grammar |
//! | `words` | the words of a line, with their columns |
//! | `rule` | the grammar of rules, and their moves one by one |
//! | `set` | the numbers that may be taken |
//! | `values` | the values of many heaps, each kind of rule by its quickest way |
//! | `pair_rule` | the grammar of rules for two heaps, and their moves |
//! | `pairs` | tables, laws and moves of two heaps |
//! | `work` | how many steps a request takes, before it begins |
//! | `parts` | the values where a heap is split into several |
//! | `state_rule` | the grammar of games in which the last move matters, and their moves |
//! | `states` | values, laws and moves of these games |
//! | `theorem` | rules whose values are known |
//! | `window` | a set of values that come and go, with its mex |
//! | `full_search` | small sums under misere play |
//! | `misere` | any sums under misere play, by quotients |
//! | `proof` | what is proved, of one heap and of two, and why |
//! | `finder` | the law of values, why it holds, and its function |
//! | `family` | rules with parameters, and their formulas |
//! | `answer` | an answer as data |
//! | `text`, `sentences`, `english.txt` | an answer in words |
//! | `code` | laws as functions of Rust, C++ and Python, and whole programs |
//! | `moves` | the winning moves, with reasons |
//! | `play` | every move of a position, for players |
//! | `plot` | a picture |
//!
//! The laws themselves are found by [`law`](crate::law), which knows no rules.
//!
//! Checked: `tests/law_finder/pattern.rs`, and what each file says.

mod answer;
mod code;
mod family;
mod finder;
mod full_search;
mod game;
mod misere;
mod moves;
mod pair_rule;
mod pairs;
mod parts;
mod play;
mod plot;
mod proof;
mod request;
mod rule;
mod sentences;
mod set;
mod state_rule;
mod states;
mod text;
mod theorem;
mod typed;
mod values;
mod window;
mod words;
mod work;

pub use self::answer::*;
pub use self::play::{Choice, Look, Table, Terms};
pub use self::proof::{Known, Proved};
pub use self::request::{meant, request, Requests, MAX_LINE};
pub use self::sentences::{fault_in_chinese, in_other_words, speaking, spoken, Speech, FAULTS};
pub use self::set::Bound;
pub use self::text::Said;
pub use self::theorem::Theorem;
