//! The law finder against the games themselves: `pattern` of one heap, `pairs` of two, `states` where the last move matters,
//! and families of rules.

mod family;
mod finder;
mod pairs;
mod pattern;
#[path = "../../../trial/src/random.rs"]
mod random;
mod states;
