//! Arithmetic that the games need.
//!
//! | what it is | file |
//! |---|---|
//! | prime factors, primality, the index of a prime | [`factors`] |
//! | odious numbers: an odd number of binary ones | [`odious`] |
//! | linear dependence by xor: Nim after some heaps are put in or removed | [`gf2`] |
//! | nim products, roots, inverses and logarithms | [`nimber`] |
//! | powers, sums and binomials modulo a prime | [`modular`] |
//! | count heaps by their nim-sum: the Walsh-Hadamard transform | [`xor_convolution`] |
//! | the area of a union of rectangles | [`rectangles`] |

pub mod factors;
pub mod gf2;
pub mod modular;
pub mod nimber;
pub mod odious;
pub mod rectangles;
pub mod xor_convolution;
