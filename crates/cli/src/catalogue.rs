//! What is known of the programs and of octal games: statics that `build.rs` wrote.

include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));
