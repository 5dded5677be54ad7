//! The Z-function of a reversed table: for each distance p, how many entries at its end equal the entry p before.
//!
//! Checked: all tables of twelve entries that are 0 or 1; for every distance, entry by entry.

/// For each p up to `most`, how many entries at the end of `table` equal the entry p before: how far the reversed table
/// agrees with itself from p on (Gusfield, Algorithms on Strings, 1.4). The result for 0 is 0.
///
/// # Panics
///
/// If `most` is greater than the length of the table.
///
/// # Complexity
///
/// O(length): each comparison that succeeds increases `end`.
pub fn z_of_reversed<T: PartialEq>(table: &[T], most: usize) -> Vec<usize> {
    let mut runs = vec![0; most + 1];
    let (mut from, mut end) = (0, 0);
    for p in 1..=most {
        let mut run = if p < end { runs[p - from].min(end - p) } else { 0 };
        if p + run >= end {
            let earlier = table[..table.len() - p - run].iter().rev();
            let later = table[..table.len() - run].iter().rev();
            run += earlier.zip(later).take_while(|&(a, b)| a == b).count();
            from = p;
            end = p + run;
        }
        runs[p] = run;
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::z_of_reversed;

    #[test]
    fn runs_are_counted_from_the_end_for_every_distance() {
        for bits in 0..1u32 << 12 {
            let table: Vec<u32> = (0..12).map(|at| bits >> at & 1).collect();
            let found = z_of_reversed(&table, 12);
            for p in 1..=12 {
                let equal = |at: &usize| table[*at] == table[*at - p];
                let count = (p..12).rev().take_while(equal).count();
                assert_eq!(found[p], count, "{table:?} {p}");
            }
        }
        assert_eq!(z_of_reversed::<u8>(&[], 0), [0]);
    }
}
