//! Values in rows.
//!
//! Checked: the places of the numbers (below).

use crate::law::Linear;
use std::fmt::Write;

/// The values in rows; each row holds a whole number of periods, if there is a period.
pub fn table(values: &[u64]) -> String {
    let row = match Linear::find(values) {
        None => 20,
        Some(law) if law.period >= 40 => law.period,
        Some(law) => 39 / law.period * law.period,
    };
    let width = |number: u64| number.to_string().len();
    let widest = values.iter().copied().max().map_or(1, width);
    let label = width(values.len().saturating_sub(1) as u64);
    let mut text = String::new();
    for (at, part) in values.chunks(row).enumerate() {
        write!(text, "{:>1$}:", at * row, label).unwrap();
        for value in part {
            write!(text, " {value:>widest$}").unwrap();
        }
        text.push('\n');
    }
    text
}

/// The values in rows, under the column numbers; empty if there are none.
pub fn square(values: &[Vec<u32>]) -> String {
    let side = values.len();
    if side == 0 {
        return String::new();
    }
    let widest = values.iter().flatten().max().map_or(0, |&most| most as usize);
    let width = widest.max(side - 1).to_string().len();
    let label = (side - 1).to_string().len();
    let mut text = format!("{:>1$} ", "", label);
    (0..side).for_each(|b| write!(text, " {b:>width$}").unwrap());
    text.push('\n');
    for (a, row) in values.iter().enumerate() {
        write!(text, "{a:>label$}:").unwrap();
        for value in row {
            write!(text, " {value:>width$}").unwrap();
        }
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{square, table};

    #[test]
    fn a_row_holds_whole_periods() {
        let rows = |period: u64| {
            let values: Vec<u64> = (0..200).map(|n| n % period).collect();
            let text = table(&values);
            let first = text.lines().next().unwrap();
            first.split_whitespace().count() as u64 - 1
        };
        // As many periods as fit in 39 numbers, or one.
        let lengths = [3, 13, 20, 39, 40, 41, 45];
        let found: Vec<u64> = lengths.iter().map(|&length| rows(length)).collect();
        assert_eq!(found, [39, 39, 20, 39, 40, 41, 45]);
        // The last of 11 heaps has two digits; that of 10 has one, and so has that of none.
        let label = |count: usize| table(&vec![0; count]).find(':');
        assert_eq!((label(11), label(10), label(0)), (Some(2), Some(1), None));
    }

    #[test]
    fn columns_are_as_wide_as_their_numbers() {
        let rows = |side: usize, far: u32| {
            let value = |a: usize, b: usize| far * u32::from((a, b) == (0, 1));
            let rows: Vec<Vec<u32>> =
                (0..side).map(|a| (0..side).map(|b| value(a, b)).collect()).collect();
            let text = square(&rows);
            let mut lines = text.lines().map(str::to_string);
            (lines.next().unwrap(), lines.next().unwrap())
        };
        let words = |first: &str, second: &str| (first.to_string(), second.to_string());
        assert_eq!(rows(1, 0), words("   0", "0: 0"));
        assert_eq!(rows(2, 345), words("     0   1", "0:   0 345"));
        let ten = words("   0 1 2 3 4 5 6 7 8 9", "0: 0 7 0 0 0 0 0 0 0 0");
        assert_eq!(rows(10, 7), ten);
        assert_eq!(
            rows(11, 0),
            words("     0  1  2  3  4  5  6  7  8  9 10", " 0:  0  0  0  0  0  0  0  0  0  0  0")
        );
    }
}
