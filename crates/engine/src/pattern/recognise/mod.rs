//! Formulas that are a rule of the grammar in other words.
//!
//! | file | what it does |
//! |---|---|
//! | `rules` | the rule of all options of a formula |
//! | `takes` | what an option takes from a heap |
//! | `forms` | options as formulas, and what they are in the grammar: the table `forms.txt` |
//! | `canonical` | one form for many ways to write an option |
//! | `alike` | options one by one, compared |
//!
//! Each option of a formula must have a form of the table, with constants in it; what is taken may be restricted by
//! conditions of the table. So a formula that is recognised has the options of its rule for all positions, as long as no
//! number is beyond 64 bits.
//!
//! Checked: the options of each formula that is recognised are those of its rule, for spellings and for mutations of them
//! (`tests`).

mod alike;
mod canonical;
mod forms;
mod rules;
mod takes;
#[cfg(test)]
mod tests;

pub use self::alike::{alike_rule, MOST_ALIKE, MOST_ALIKE_OF_TWO};
pub use self::rules::recognised;
