//! The law finder against the games themselves: `pattern` for one heap, `pairs` for two, `states` where the last move
//! matters, families of rules, games in play, and why they are won (`why`).

mod claims;
mod family;
mod far;
mod finder;
mod formula_code;
mod named_formulas;
mod pairs;
mod pasted;
mod pattern;
mod play;
mod readings;
mod states;
mod why;
