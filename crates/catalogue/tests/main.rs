//! All tests of the catalogue in one program, which is linked once.

mod names;
mod new;
mod tables;
