//! All tests of the engine in one program, which is linked once, but for that of its programs, which is the suite's.

mod census;
mod formula;
mod law_finder;
mod misere_atlas;
mod misere_certificates;
mod published;
