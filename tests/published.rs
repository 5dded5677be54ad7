//! Published sequences and tables, each with its source.

use grundy::heaps::subtraction::Subtraction;
use grundy::heaps::wythoff;
use grundy::rows::dawsons_kayles::DawsonsKayles;
use grundy::rows::runs::{Rows, MAX_ROW};

/// Taking 1, 3 or 4: values 0 1 0 1 2 3 2, over and over, so 0 and 2 modulo 7 are lost (Ferguson, Game
/// Theory, I.1.4; Winning Ways, ch. 4, on why all such games are periodic).
#[test]
fn subtraction_of_1_3_4_has_period_7() {
    let published = [0, 1, 0, 1, 2, 3, 2];
    let mut game = Subtraction::new(vec![1, 3, 4]);
    for n in 0..7000 {
        assert_eq!(game.value(n), Ok(published[n as usize % 7]), "heap {}", n);
    }
    println!("7000 values of the subtraction game 1, 3, 4");
}

/// Dawson's Kayles, 0.07: a row of n pins has term n - 1 of OEIS A002187, Dawson's chess (Guy and
/// Smith 1956; Winning Ways, ch. 4). Lines of 34. The exceptions to the period are the terms 0, 14,
/// 16, 17, 31, 34 and 51, so it holds from 53 pins on.
#[test]
fn dawsons_kayles_has_period_34() {
    let published = [
        0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0,
        4, 5, 2, 7, //
        4, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0,
        4, 5, 3, 7, //
        4, 8, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5, 5, 9, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0,
        4, 5, 3, 7,
    ];
    let (pins, mut rows) = (DawsonsKayles::new(), Rows::new(&[2]));
    for n in 0..10_000usize {
        let at = if n < published.len() { n } else { 68 + n % 34 };
        assert_eq!(pins.value(n as u64), published[at], "{} pins", n);
        assert_eq!(rows.value(n as u64), Ok(published[at]), "{} pins", n);
    }
    println!("10000 values of Dawson's Kayles");
}

/// Kayles, 0.77: take one pin or two adjacent ones (Guy and Smith 1956; Winning Ways, ch. 4; OEIS
/// A002186). Period 12 from 71 on; before that, it has these exceptions.
#[test]
fn kayles_has_period_12() {
    let period = [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7];
    let exceptions = [
        (0, 0),
        (3, 3),
        (6, 3),
        (9, 4),
        (11, 6),
        (15, 7),
        (18, 3),
        (21, 4),
        (22, 6),
        (28, 5), //
        (34, 6),
        (39, 3),
        (57, 4),
        (70, 6),
    ];
    let mut pins = Rows::new(&[1, 2]);
    for n in 0..10_000u64 {
        let exception = exceptions.iter().find(|exception| exception.0 == n);
        let published = exception.map_or(period[n as usize % 12], |exception| exception.1);
        assert_eq!(pins.value(n), Ok(published), "{} pins", n);
    }
    println!("10000 values of Kayles");
}

/// The lower and the upper Wythoff sequence, OEIS A000201 and A001950: the first terms of each as
/// printed, then by their definition: the least number not yet used, and that plus the index.
#[test]
fn lost_pairs_are_the_wythoff_sequences() {
    let lower = [1, 3, 4, 6, 8, 9, 11, 12, 14, 16, 17, 19, 21, 22, 24, 25, 27, 29, 30, 32];
    let upper = [2, 5, 7, 10, 13, 15, 18, 20, 23, 26, 28, 31, 34, 36, 39, 41, 44, 47, 49, 52];
    let size = 100_000;
    let mut used = vec![false; 3 * size];
    let mut low = 1;
    for index in 1..=size {
        while used[low] {
            low += 1;
        }
        let high = low + index;
        used[low] = true;
        used[high] = true;
        if index <= lower.len() {
            assert_eq!((low, high), (lower[index - 1], upper[index - 1]));
        }
        assert!(wythoff::is_lost(low as u64, high as u64), "({}, {})", low, high);
        assert!(!wythoff::is_lost(low as u64, high as u64 + 1), "({}, {})", low, high + 1);
    }
    println!("{} terms of the lower and upper Wythoff sequences", size);
}

/// The sizes up to 2000 at which the first player loses with three crosses in a row, as several
/// public solutions of POJ 3537 list them.
#[test]
fn lost_sizes_of_three_in_a_row_are_the_published_ones() {
    let published = [
        0, 6, 12, 22, 30, 32, 44, 54, 64, 76, 86, 98, 110, 118, 130, 132, 162, 170, 184, 194, 202,
        282, 290, //
        302, 356, 1046,
    ];
    let mut rows = Rows::new(&[3]);
    let lost: Vec<u64> = (0..=2000).filter(|&n| rows.value(n + 2) == Ok(0)).collect();
    assert_eq!(lost, published);
    println!("2001 sizes of three in a row");
}

/// Longer rows are refused, and the error gives the limit.
#[test]
fn rows_beyond_the_table_are_refused() {
    let mut rows = Rows::new(&[1, 2]);
    assert!(rows.value(MAX_ROW).is_ok());
    let error = rows.value(MAX_ROW + 1).unwrap_err();
    assert_eq!((error.asked, error.most), (MAX_ROW + 1, MAX_ROW));
}
