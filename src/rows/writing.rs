//! Writing into a row: a move writes one of two symbols into an empty cell, but not beside the same symbol.
//!
//! Checked: all rows of up to 6 cells, and seeded random rows of up to 8, against full search (`crates/problems`);
//! the values of up to 79 cells against the definition here.

/// The Grundy value of `empty` cells between the symbols `left` and `right` in the game with two symbols; `None` is
/// an end of the row. O(1).
///
/// The stretches of empty cells between written symbols are independent, and the value of each follows from its
/// length and its ends (AtCoder ARC 151 C, editorial):
///
/// | ends | value of n empty cells |
/// |---|---|
/// | both are ends of the row | n mod 2 |
/// | one is a symbol, one is an end of the row | n |
/// | the same symbol at both | 1, but 0 if n is 0 |
/// | different symbols | 0 |
///
/// Proof by induction on n. Between equal symbols, writing the same symbol leaves two stretches that are not empty,
/// worth 1 and 1; writing the other symbol leaves two stretches between different symbols, worth 0 and 0. So all
/// moves lead to 0, and if n is not 0, there is a move. Between different symbols, each move leaves one stretch
/// between equal symbols, which is not empty, and one between different symbols: all moves lead to 1. With one
/// symbol, let k cells be between it and the new symbol. If the two symbols differ, the move leads to n - 1 - k; so
/// all values from 0 to n - 1 are reached. If they are equal, k is not 0, and the move leads to (n - 1 - k) xor 1,
/// which is smaller than n, too; so n is not reached. With no symbol, a move leaves k and n - 1 - k cells with one
/// symbol each. For even n these two numbers differ in parity, so 0 is not reached. For odd n they have the same
/// parity, so 1 is not reached, but a move to the middle cell reaches 0.
///
/// ```
/// use grundy::rows::writing;
///
/// // .0.1...
/// let (one, two) = (Some(0), Some(1));
/// let values = [writing::value(1, None, one), writing::value(1, one, two), writing::value(3, two, None)];
/// assert_eq!(values, [1, 0, 3]);
/// assert_eq!(writing::value(7, one, one), 1);
/// ```
pub fn value<T: PartialEq>(empty: u64, left: Option<T>, right: Option<T>) -> u64 {
    match (left, right) {
        (None, None) => empty % 2,
        (Some(left), Some(right)) => u64::from(left == right && empty > 0),
        _ => empty,
    }
}

#[cfg(test)]
mod tests {
    use super::value;
    use crate::kernel::mex;

    #[test]
    fn values_are_those_of_the_definition() {
        let ends = [None, Some(0), Some(1)];
        for n in 0..80_u64 {
            for &left in &ends {
                for &right in &ends {
                    let mut options = Vec::new();
                    for before in 0..n {
                        let after = n - 1 - before;
                        for &symbol in &ends[1..] {
                            let beside = [(before, left), (after, right)];
                            if !beside.contains(&(0, symbol)) {
                                let left = value(before, left, symbol);
                                options.push(left ^ value(after, symbol, right));
                            }
                        }
                    }
                    let found = value(n, left, right);
                    assert_eq!(found, mex(options), "{} {:?} {:?}", n, left, right);
                }
            }
        }
        assert_eq!(value(u64::MAX, None, Some(0)), u64::MAX);
        assert_eq!(value::<u8>(u64::MAX, None, None), 1);
    }
}
