//! Nimbers below 2^64: a field whose sum is the nim-sum, and whose product is the nim product.
//!
//! Library: `products` makes many products, 15 ns each, by a table of 32 KB; `logarithm` finds the exponent of a
//! power; `tartan` tests the games that the product comes from (coins on a board).
//!
//! Checked: products below 256 against the definition; the laws of a field on seeded random triples; squares,
//! roots and inverses by their products.

mod arithmetic;
mod logarithm;
mod products;
#[cfg(test)]
mod tartan;

pub use self::arithmetic::{inverse, product, square, square_root};
pub use self::logarithm::logarithm;
pub use self::products::Products;
