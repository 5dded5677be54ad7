//! What the packages may contain.

/// The most bytes of one input.
pub const LARGEST: usize = 5_000_000;
/// The most bytes of all inputs and outputs of a package.
pub const ALL: usize = 18_000_000;
/// The least memory, in MB, because the virtual machine of Java takes some before a solution begins.
pub const LEAST_MEMORY: u64 = 256;

/// The most cases of a package for Hydro.
pub const MOST_CASES: usize = 100;
/// The most seconds of all its cases together, half of Hydro's 60.
pub const MOST_SECONDS: f64 = 30.0;
/// The longest time limit that a setter may give: with a longer one, Hydro would keep nothing but the sample.
pub const LONGEST: f64 = MOST_SECONDS / 2.0;
/// The most memory that Hydro allows, in MB.
pub const MOST_MEGABYTES: u64 = 512;
