//! All tests of the command in one program, which is linked once.

mod grundy;
mod said;
mod solutions;
