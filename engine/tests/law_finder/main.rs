//! The law finder against the games themselves: `pattern` of one heap, `pairs` of two, `states` where the last move matters,
//! families of rules, and games in play.

mod family;
mod finder;
mod pairs;
mod pattern;
mod play;
#[path = "../../../trial/src/random.rs"]
mod random;
mod states;
