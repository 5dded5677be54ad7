//! All tests of the suite in one program, which is linked once, except that of the kernel, which has an allocator of its
//! own (`allocation.rs`).

mod examples;
mod false_rules;
mod programs;
mod published;
