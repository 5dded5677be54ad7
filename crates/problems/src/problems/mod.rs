//! The problems, a file each: what it reads, the source of the right answers, the hard cases. The file of `hdu1846` is
//! `hdu1846.rs`, that of `misere-nim` `misere_nim.rs`. Made by `make tables` from the folder.

use crate::problem::Problem;

mod abc206_f;
mod abc209_e;
mod abc212_h;
mod abc255_g;
mod abc297_g;
mod abc368_f;
mod acwing891;
mod acwing892;
mod acwing893;
mod acwing894;
mod agc002_e;
mod agc010_f;
mod agc017_d;
mod aoj1230;
mod arc091_d;
mod arc105_d;
mod arc151_c;
mod arc168_b;
mod atcoder_dp_k;
mod cf1147c;
mod cf1149e;
mod cf1194d;
mod cf1310f;
mod cf1312f;
mod cf1382b;
mod cf1451f;
mod cf1498f;
mod cf1537d;
mod cf15c;
mod cf167c;
mod cf1704f;
mod cf1823e;
mod cf2004e;
mod cf255e;
mod cf282d;
mod cf305e;
mod cf317d;
mod cf494e;
mod cf603c;
mod cf768e;
mod cf787c;
mod cf812e;
mod cf850c;
mod cf87c;
mod coins;
mod cses1098;
mod cses1099;
mod cses1729;
mod cses1730;
mod cses2207;
mod cses2208;
mod dag_tokens;
mod dawsons_kayles;
mod divisor_nim;
mod fibonacci_nim;
mod hackerrank_a_chessboard_game_1;
mod hackerrank_bowling_pins;
mod hackerrank_nimble_game_1;
mod hackerrank_poker_nim_1;
mod hackerrank_tower_breakers_1;
mod hackerrank_tower_breakers_again_1;
mod hackerrank_tower_breakers_revisited_1;
mod hackerrank_zero_move_nim;
mod hdu1524;
mod hdu1536;
mod hdu1846;
mod hdu1847;
mod hdu1850;
mod hdu1851;
mod hdu1907;
mod hdu2149;
mod hdu2176;
mod hdu2177;
mod hdu2516;
mod kattis_bachetsgame;
mod kattis_euclidsgame;
mod kattis_snim;
mod leetcode1025;
mod leetcode1510;
mod leetcode2029;
mod leetcode292;
mod leetcode294;
mod leetcode913;
mod library_nim_product_64;
mod lightoj1199;
mod lightoj1229;
mod lightoj1247;
mod lightoj1253;
mod lightoj1296;
mod lightoj1315;
mod lightoj1344;
mod lightoj1355;
mod lightoj1401;
mod loj10241;
mod loj10242;
mod loj10243;
mod loj10244;
mod loj10245;
mod loj10246;
mod loj10248;
mod loj3324;
mod loj6033;
mod luogu_p10501;
mod luogu_p10506;
mod luogu_p1247;
mod luogu_p1290;
mod luogu_p2148;
mod luogu_p2197;
mod luogu_p2490;
mod luogu_p2575;
mod luogu_p2594;
mod luogu_p3179;
mod luogu_p3185;
mod luogu_p3235;
mod luogu_p3480;
mod luogu_p4018;
mod luogu_p4055;
mod luogu_p4101;
mod luogu_p4301;
mod luogu_p4860;
mod luogu_p6487;
mod luogu_p6560;
mod misere_nim;
mod n_ring;
mod octal;
mod octal_period;
mod poj1067;
mod poj1704;
mod poj2234;
mod row_tokens;
mod stripes;
mod subtraction;
mod three_x;
mod timus1180;
mod timus1465;
mod typical90_031;
mod yukicoder2;
mod yukicoder2282;
mod yukicoder715;

macro_rules! all {
    ($($name:ident)*) => {
        /// The problems by the names of their files.
        pub const ALL: &[(&str, fn() -> Problem)] = &[$((stringify!($name), $name::problem)),*];
    };
}

all! {
    abc206_f abc209_e abc212_h abc255_g abc297_g abc368_f acwing891 acwing892 acwing893 acwing894
    agc002_e agc010_f agc017_d aoj1230 arc091_d arc105_d arc151_c arc168_b atcoder_dp_k cf1147c
    cf1149e cf1194d cf1310f cf1312f cf1382b cf1451f cf1498f cf1537d cf15c cf167c cf1704f cf1823e
    cf2004e cf255e cf282d cf305e cf317d cf494e cf603c cf768e cf787c cf812e cf850c cf87c coins
    cses1098 cses1099 cses1729 cses1730 cses2207 cses2208 dag_tokens dawsons_kayles divisor_nim
    fibonacci_nim hackerrank_a_chessboard_game_1 hackerrank_bowling_pins hackerrank_nimble_game_1
    hackerrank_poker_nim_1 hackerrank_tower_breakers_1 hackerrank_tower_breakers_again_1
    hackerrank_tower_breakers_revisited_1 hackerrank_zero_move_nim hdu1524 hdu1536 hdu1846 hdu1847
    hdu1850 hdu1851 hdu1907 hdu2149 hdu2176 hdu2177 hdu2516 kattis_bachetsgame kattis_euclidsgame
    kattis_snim leetcode1025 leetcode1510 leetcode2029 leetcode292 leetcode294 leetcode913
    library_nim_product_64 lightoj1199 lightoj1229 lightoj1247 lightoj1253 lightoj1296 lightoj1315
    lightoj1344 lightoj1355 lightoj1401 loj10241 loj10242 loj10243 loj10244 loj10245 loj10246
    loj10248 loj3324 loj6033 luogu_p10501 luogu_p10506 luogu_p1247 luogu_p1290 luogu_p2148
    luogu_p2197 luogu_p2490 luogu_p2575 luogu_p2594 luogu_p3179 luogu_p3185 luogu_p3235 luogu_p3480
    luogu_p4018 luogu_p4055 luogu_p4101 luogu_p4301 luogu_p4860 luogu_p6487 luogu_p6560 misere_nim
    n_ring octal octal_period poj1067 poj1704 poj2234 row_tokens stripes subtraction three_x
    timus1180 timus1465 typical90_031 yukicoder2 yukicoder2282 yukicoder715
}
