//! All checks of the programs in one program, which is linked once.

mod formats;
mod lists;
mod programs;
mod seeded;
