//! Intervals that must not overlap, and chains that fall apart.

use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

/// The remaining pieces of a bracelet when a pearl of a given weight is chosen.
pub fn pieces(bracelet: &[u64], weight: u64) -> Vec<Vec<u64>> {
    let pieces = bracelet.split(|&pearl| pearl >= weight);
    pieces.filter(|piece| !piece.is_empty()).map(<[u64]>::to_vec).collect()
}

/// Second method: the value of a bracelet by definition.
pub fn value(bracelet: &[u64], memo: &mut HashMap<Vec<u64>, u64>) -> u64 {
    if let Some(&value) = memo.get(bracelet) {
        return value;
    }
    let mut seen = HashSet::default();
    for &pearl in bracelet {
        let pieces = pieces(bracelet, pearl);
        seen.insert(pieces.iter().fold(0, |sum, piece| sum ^ value(piece, memo)));
    }
    let value = (0..).find(|value| !seen.contains(value)).unwrap();
    memo.insert(bracelet.to_vec(), value);
    value
}
