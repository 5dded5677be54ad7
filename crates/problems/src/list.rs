//! The problems, found by the names of their programs. `make tables` makes the names at the end from the folder.

use crate::format::Format;
use crate::problem::Problem;
use crate::problems;

/// The file of a program's problem.
pub fn file(program: &str) -> String {
    format!("crates/problems/src/problems/{}.rs", program.replace('-', "_"))
}

/// The problem of a program, or `None` if it has no file.
pub fn problem(program: &str) -> Option<Problem> {
    let file = program.replace('-', "_");
    let mut problem = ALL.iter().find(|(name, _)| *name == file)?.1();
    problem.name = program.to_string();
    Some(problem)
}

/// The format of a program's input.
pub fn format(program: &str) -> Option<Format> {
    problem(program).map(|problem| problem.format)
}

macro_rules! all {
    ($($name:ident)*) => {
        /// The problems by the names of their files.
        const ALL: &[(&str, fn() -> Problem)] = &[$((stringify!($name), problems::$name::problem)),*];
    };
}

all! {
    abc206_f abc209_e abc212_h abc255_g abc297_g abc368_f acwing891 acwing892 acwing893 acwing894
    agc002_e agc010_f agc017_d aoj1230 arc091_d arc105_d arc151_c arc168_b atcoder_dp_k cf1033c
    cf1147c cf1149e cf1190b cf1194d cf1220c cf1310f cf1312f cf1363c cf1365a cf1370c cf1373b cf1382b
    cf1396b cf1451d cf1451f cf1498f cf150a cf1537d cf15c cf1672a cf167c cf1695b cf1704f cf1719a
    cf1747c cf1823e cf1841a cf1844a cf1860c cf1919a cf1965a cf1970c3 cf1972b cf197a cf2004e cf2107b
    cf255e cf276b cf282d cf305e cf317d cf346a cf455b cf494e cf603c cf630r cf705b cf768e cf787c
    cf812e cf832a cf850c cf87c cf914b codechef_fdivgame codechef_twonim coins cses1098 cses1099
    cses1729 cses1730 cses2207 cses2208 dag_tokens dawsons_kayles divisor_nim fibonacci_nim
    gym101908b hackerrank_a_chessboard_game_1 hackerrank_alice_and_bobs_silly_game
    hackerrank_benders_play hackerrank_bob_and_ben hackerrank_bowling_pins
    hackerrank_chessboard_game_again_1 hackerrank_chocolate_game hackerrank_chocolate_in_box
    hackerrank_deforestation_1 hackerrank_digits_square_board_1 hackerrank_game_of_stones_1
    hackerrank_half hackerrank_misere_nim_1 hackerrank_move_the_coins hackerrank_nim_game_1
    hackerrank_nimble_game_1 hackerrank_permutation_game hackerrank_poker_nim_1
    hackerrank_simple_game hackerrank_stone_division hackerrank_stone_piles hackerrank_taste_of_win
    hackerrank_the_prime_game hackerrank_tower_breakers_1 hackerrank_tower_breakers_again_1
    hackerrank_tower_breakers_revisited_1 hackerrank_vertical_rooks hackerrank_zero_move_nim hdu1524
    hdu1536 hdu1846 hdu1847 hdu1848 hdu1850 hdu1851 hdu1907 hdu2147 hdu2149 hdu2176 hdu2177 hdu2516
    kattis_amultiplicationgame kattis_bachetsgame kattis_blockgame2 kattis_breakingbranches
    kattis_cuboidslicinggame kattis_euclidsgame kattis_joylessgame kattis_snim leetcode1025
    leetcode1510 leetcode1908 leetcode2005 leetcode2029 leetcode292 leetcode294 leetcode3222
    leetcode464 leetcode810 leetcode913 library_nim_product_64 lightoj1186 lightoj1192 lightoj1199
    lightoj1229 lightoj1247 lightoj1253 lightoj1296 lightoj1315 lightoj1344 lightoj1355 lightoj1393
    lightoj1401 loj10241 loj10242 loj10243 loj10244 loj10245 loj10246 loj10248 loj3324 loj6033
    luogu_p10501 luogu_p10506 luogu_p1247 luogu_p1290 luogu_p13392 luogu_p2148 luogu_p2197
    luogu_p2490 luogu_p2575 luogu_p2594 luogu_p3179 luogu_p3185 luogu_p3235 luogu_p3480 luogu_p4018
    luogu_p4055 luogu_p4101 luogu_p4136 luogu_p4301 luogu_p4860 luogu_p6487 luogu_p6560 luogu_p8347
    misere_nim n_ring octal octal_period poj1067 poj1704 poj2234 row_tokens stripes subtraction
    three_x timus1180 timus1465 typical90_031 yukicoder2 yukicoder2282 yukicoder715
}
