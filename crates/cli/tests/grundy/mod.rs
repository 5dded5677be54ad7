//! The command as people use it: each file tests a part of it.

mod arguments;
#[cfg(unix)]
mod attacks;
mod chinese;
#[cfg(unix)]
mod completions;
mod find;
mod frames;
#[cfg(unix)]
mod help;
mod input;
mod languages;
mod law;
#[cfg(unix)]
mod owned;
mod package;
mod run;
mod samples;
mod show;
#[cfg(unix)]
mod terminal;
#[cfg(unix)]
mod try_it;
