//! How far two words are apart, to guess what was meant.

/// How many letters to insert, leave out or change, or neighbours to exchange, to make one word of the other.
/// O(product of the lengths).
pub fn distance(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let mut rows: Vec<Vec<usize>> = vec![(0..=other.len()).collect()];
    for i in 1..=one.len() {
        let mut row = vec![i];
        for j in 1..=other.len() {
            let changed = rows[i - 1][j - 1] + usize::from(one[i - 1] != other[j - 1]);
            let mut least = changed.min(row[j - 1] + 1).min(rows[i - 1][j] + 1);
            if i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1] {
                least = least.min(rows[i - 2][j - 2] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[one.len()][other.len()]
}

#[cfg(test)]
#[test]
fn a_distance_counts_letters() {
    let far = |one: &str, other: &str| distance(one, other);
    assert_eq!([far("kaylse", "kayles"), far("", "ab"), far("abc", "c")], [1, 2, 2]);
}
