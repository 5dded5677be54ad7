//! All tests of the judge in one program, which is linked once.

mod counterexample;
mod judging;
