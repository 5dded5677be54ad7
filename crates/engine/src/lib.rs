//! Octal games of any size, misere quotients, the laws of Grundy values, and the law finder: what contests seldom ask.
//!
//! | module | what it answers | theory |
//! |---|---|---|
//! | [`octal`] | the values of any octal game; of rows of any size if a period is proved | sparse spaces; proved periods |
//! | [`misere`] | who wins a sum of an octal game under misere play | misere quotients (Plambeck, Siegel) |
//! | [`law`] | the law that a table of values shows | periods; values that follow from half the heap; zeros; two heaps; families |
//! | [`formula`] | any rule, as a formula: the options and values of its positions | what options all large heaps have |
//! | [`pattern`] | from a rule to its law, its proof and its moves | proofs of a period by finitely many values; theorems by name |
//! | [`fault`] | what is wrong with a request, in English and Chinese | |
//! | [`requests`] | programs that answer one request per line | |
//!
//! Five programs use it: `octal`, `octal-period`, `pattern`, `misere-octal` and `misere-quotient`. No online judge
//! has problems for them.
//! The games of contests, and the kernel that fills tables, are in the crate `grundy`.

mod bits;
pub mod fault;
pub mod formula;
pub mod law;
pub mod misere;
#[cfg(feature = "serde")]
mod number;
pub mod octal;
pub mod pattern;
pub mod requests;
mod spelling;
mod z_function;

#[cfg(test)]
use grundy_problems::random;
