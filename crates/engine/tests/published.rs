//! Published periods of octal games; values for the Encyclopedia of Integer Sequences; and the rows of the suite, which
//! uses only tables.

use grundy::rows::runs::Rows;
use grundy_engine::octal::{moves, Game, BUDGET};

/// Periods of octal games, with the heap from which they hold (Guy and Smith 1956; Winning Ways, ch. 4,
/// table 6). Each is proved at the first possible value: in a table of twice the start plus twice the
/// period plus the most that a move takes.
#[test]
fn octal_games_have_the_published_periods() {
    let published = [("0.07", 34, 53), ("0.77", 12, 71), ("0.055", 148, 259), ("0.156", 349, 3479)];
    for &(code, length, start) in &published {
        let moves = moves(code).unwrap();
        let mut game = Game::new(&moves);
        assert!(game.grow(usize::MAX, &mut BUDGET.clone()));
        let period = game.period().unwrap();
        assert_eq!((period.length, period.start), (length, start), "{code}");
        let most_taken = moves[moves.len() - 1].0 as usize;
        let needed = 2 * (start + length) + most_taken;
        assert_eq!(game.values().len(), needed, "{code}");
    }
    println!("{} periods of octal games", published.len());
}

/// The tables of rows agree with the engine, also near their end: three-x by its sparse space, Kayles by its period,
/// and a size that no row reaches.
#[test]
fn rows_are_those_of_the_engine() {
    for &(code, sizes, from) in &[
        ("0.007", &[3][..], 19_900),
        ("0.77", &[1, 2], 0),
        ("0.70007", &[1, 5], 19_000),
        ("0.0", &[u64::MAX], 19_900),
    ] {
        let mut game = Game::new(&moves(code).unwrap());
        let mut rows = Rows::new(sizes);
        for n in (0..5000).chain(from..=20_000) {
            let expected = game.value(n, 1 << 22, &mut BUDGET.clone());
            assert_eq!(rows.value(n).ok(), expected.ok(), "{code} {n}");
        }
    }
}

/// The sequences of docs/census.md that had no b-file: the code, the first heap, and what `cksum` prints for the lines
/// `heap value` up to heap 10,000. These sums were taken from values by every option of every heap.
const B_FILES: [(&str, u64, u32, usize); 13] = [
    ("0.77", 0, 3223978107, 68898),   // A002186
    ("0.314", 1, 2058464164, 80080),  // A125921
    ("0.7077", 1, 3959150282, 83106), // A125929
    ("0.7137", 1, 2144295379, 84552), // A125931
    ("0.7177", 1, 164161999, 76439),  // A125932
    ("0.7337", 1, 2528626861, 85775), // A125934
    ("0.7377", 1, 3529022390, 77376), // A125935
    ("0.7707", 1, 3041369228, 78365), // A125936
    ("0.7737", 1, 1137404841, 74819), // A125937
    ("4.324", 1, 3352038753, 80262),  // A125940
    ("4.327", 1, 3998536355, 85144),  // A125941
    ("4.344", 1, 3063598857, 73828),  // A125942
    ("4.364", 1, 568070941, 73164),   // A125943
];

/// The checksum of POSIX: a remainder of the bytes and of their number, as polynomials over the field of two elements.
fn cksum(text: &str) -> u32 {
    let length = text.len().to_le_bytes();
    let used = length.iter().rposition(|&byte| byte != 0).map_or(0, |at| at + 1);
    !text.bytes().chain(length[..used].iter().copied()).fold(0, |sum: u32, byte| {
        (0..8).fold(sum ^ u32::from(byte) << 24, |sum, _| match sum >> 31 {
            1 => sum << 1 ^ 0x04c1_1db7,
            _ => sum << 1,
        })
    })
}

#[test]
fn values_for_the_encyclopedia_have_their_sums() {
    for (code, first, sum, length) in B_FILES {
        let mut game = Game::new(&moves(code).unwrap());
        let mut value = |n| game.value(n, 10_000, &mut BUDGET.clone()).unwrap();
        let text: String = (first..=10_000).map(|n| format!("{n} {}\n", value(n))).collect();
        assert_eq!((cksum(&text), text.len()), (sum, length), "{code}");
    }
}
