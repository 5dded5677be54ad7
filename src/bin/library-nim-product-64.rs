//! Nim products.

use grundy::io::{self, Fault, Io};
use grundy::numbers::nimber::Products;

const ABOUT: &str = "\
The nim product of a and b is the least number other than a'b ^ ab' ^ a'b' for all a' < a, b' < b.

With this product, and xor as the sum, the numbers below 2^64 form a field. It is isomorphic to the
field of polynomials over GF(2) modulo x^64 + x^4 + x^3 + x + 1; a table translates between the two.

Game:    nimber
Judged:  LibraryChecker nim_product_64; 10 s, 1024 MB (not confirmed); up to 10^6 pairs of any numbers below 2^64
Sample:  ours.
Input:   the number of pairs, then a and b of each.
Output:  a line for each: its nim product.
Range:   any numbers below 2^64.
Cost:    O(1) a pair, constant memory.

Sample input:
5
2 2
4 4
16 16
255 256
9223372036854775808 4611686018427387904
Sample output:
3
6
24
65280
13386266373098067731
";

fn solve(io: &mut Io) -> Result<(), Fault> {
    let products = Products::make();
    io.read_cases(|io| {
        let (a, b) = (io.read_long()?, io.read_long()?);
        io.write_numbers(Some(products.product(a, b)))
    })
}

fn main() {
    io::run("library-nim-product-64", ABOUT, solve);
}
