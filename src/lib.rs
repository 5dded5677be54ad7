//! Impartial games for contests: who wins, and by which move. For the games that contests ask for,
//! their theorems; for a heap game of your own, a table of Grundy values from five lines; for any
//! other, a search.
//!
//! In an impartial game both players have the same moves, and under normal play who cannot move
//! loses. Every position then has a *Grundy value*: the least number that none of its options has
//! (the *mex*). It is lost for the player to move exactly if that is 0, and positions side by side
//! have the xor of their values, the *nim-sum*. [`kernel`] says where this theorem comes from, and
//! fills a table with the values of a heap game (up to 16383):
//!
//! ```
//! use grundy::kernel::fill;
//! use grundy::nim::nim_sum;
//!
//! // From a heap, take 1, 3 or 4.
//! let mut values = [0; 100];
//! fill(&mut values, 0, |n, done, seen| {
//!     for take in [1, 3, 4].iter().filter(|&&take| take <= n) {
//!         seen.insert(done[n - take]);
//!     }
//! });
//! // Heaps of 7, 11 and 92: the first player wins, for the sum is not 0.
//! assert_eq!(nim_sum([7, 11, 92].iter().map(|&n| u64::from(values[n]))), 3);
//! ```
//!
//! # Which game is where
//!
//! | the game looks like this | file | theory | programs |
//! |---|---|---|---|
//! | heaps, take any number; also if the last one loses | [`nim`] | the xor of the heaps (Bouton) | acwing891 cf15c cses1730 hdu1850 hdu1907 hdu2176 lightoj1247 lightoj1253 loj10242 luogu-p1247 luogu-p2197 misere-nim poj2234 |
//! | balls on the steps of a stair, or on a tree | [`staircase`] | Nim of the odd steps | acwing892 cf1498f cses1099 luogu-p2575 luogu-p3480 |
//! | a heap, take 1 to m, or L to R | [`bash`] | n mod (m + 1) | abc297-g cses1098 hdu1846 hdu1851 hdu2149 loj10241 |
//! | Nim, but not exactly Y from a heap of X | [`nim_with_exceptions`] | the heaps that repeat a value | abc255-g |
//! | a heap, take one of a set of numbers | [`subtraction`] | values repeat | acwing893 coins hdu1536 loj10244 subtraction |
//! | a heap, take up to a part of it | [`restricted_nim`] | a recurrence, many steps at a time (Levine) | arc091-d lightoj1296 |
//! | the same, but who wins is all that is asked | [`lost_heaps`] | 64 heaps at a time | atcoder-dp-k cses1729 kattis-bachetsgame |
//! | a heap, at most twice what was just taken | [`fibonacci`] | Fibonacci numbers are lost (Whinihan) | fibonacci-nim hdu2516 loj3324 luogu-p6487 |
//! | two heaps, any number from one or the same from both | [`wythoff`] | multiples of the golden ratio | hdu2177 poj1067 |
//! | a row of pins, take two adjacent ones | [`dawsons_kayles`] | period 34 (Guy and Smith) | cf305e cf1704f dawsons-kayles |
//! | a row of cells, take some adjacent ones | [`rows`] | octal games: a row falls into two | lightoj1229 stripes three-x |
//! | a ring of items | [`rings`] | after one move, a row | n-ring |
//! | a line, choose an interval that meets no other | [`intervals`] | free stretches, a table | abc206-f |
//! | a row of cells, write without equal neighbours | [`writing`] | gaps by their ends | arc151-c lightoj1401 |
//! | a rule that no file has, or a table of values | `law`, `pattern` | the law that the values show, and its proof | pattern |
//! | heaps that split, by an octal code | `octal` | sparse spaces; proved periods | octal octal-period |
//! | a heap, split it into two of different sizes | [`grundys_game`] | none is known; what is computed | cses2207 lightoj1199 |
//! | a heap, put several in its place | [`splitting`] | odious numbers, ones at the end, tables | acwing894 cf87c luogu-p2148 luogu-p3235 |
//! | heaps in a row, take from either end | [`two_ends`] | one size that loses, for each row | loj10248 |
//! | bars in a box, take some out first | [`gf2`] | linear dependence | loj10245 |
//! | tokens slide left on a row | [`row_tokens`] | gaps are heaps of Nim | poj1704 row-tokens |
//! | a row of coins, a move turns some; or tokens that become several | [`coin_turning`] | the nim-sum of the single heads | luogu-p3179 luogu-p3185 |
//! | coins on a board, turn all where the moves of two rows cross | [`nimber`] | the nim product (Conway; Tartan theorem) | library-nim-product-64 |
//! | tokens slide along the edges of a graph | [`digraph`], [`edge_list`] | the mex of the successors | dag-tokens hdu1524 loj10243 |
//! | the same, and play may go round | [`draws`] | won, lost, drawn by retrograde analysis (Smith) | luogu-p6560 |
//! | a token that never returns, on a board | [`geography`], [`matching`] | a maximum matching decides (Fraenkel, Scheinerman, Ullman; Hopcroft and Karp) | loj6033 luogu-p4055 |
//! | several games, a move in every one | [`every`] | suspense numbers | |
//! | cut an edge of a tree, what hangs on it falls; with weights; also if the last one loses | [`hackenbush`] | the colon principle | agc017-d lightoj1355 |
//! | a number, replace it by a divisor, or divide by its primes | [`divisor`] | prime factors, their number, the index of a prime | abc368-f cf850c cf2004e divisor-nim luogu-p10506 yukicoder2 |
//! | two numbers, subtract a multiple of the smaller | [`euclid`] | the golden ratio (Cole and Davie) | kattis-euclidsgame luogu-p1290 |
//! | none of these: two numbers, a board, a string | [`solver`] | search with a memo | |
//! | none of these, and a theory of a line or two | its own | in the header of the program | aoj1230 cf255e cf603c cf768e cf1194d cf1451f cses2208 hdu1847 lightoj1315 lightoj1344 loj10246 luogu-p2594 luogu-p4101 luogu-p10501 timus1180 |
//!
//! The file of a game begins with its theorem, where that is published, and how the file was checked. [`table`] extends
//! a table of values on demand. [`judge`] reads numbers and writes answers; each program in `src/bin` is a help text
//! and a few lines on top of it. A game knows nothing of input and output, the judge knows nothing of games, and the
//! kernel depends on nothing, not even on the standard library.
//!
//! The feature `large`, which is on by default, adds what the inputs of judges are too small to need:
//! the engine for octal games (`octal`), and a judge that takes arguments and tells the line and column
//! of what is wrong. Submissions are made from the package without it, by `tools/submit`.

pub mod bash;
pub mod coin_turning;
pub mod dawsons_kayles;
pub mod digraph;
pub mod divisor;
pub mod draws;
pub mod edge_list;
pub mod euclid;
pub mod every;
pub mod fibonacci;
pub mod geography;
pub mod gf2;
pub mod grundys_game;
pub mod hackenbush;
pub mod intervals;
#[cfg(feature = "large")]
pub mod judge;
#[cfg(not(feature = "large"))]
#[path = "judge/plain.rs"]
pub mod judge;
pub mod kernel;
#[cfg(feature = "large")]
pub mod law;
pub mod lost_heaps;
pub mod matching;
pub mod nim;
pub mod nim_with_exceptions;
pub mod nimber;
#[cfg(feature = "large")]
pub mod octal;
#[cfg(feature = "large")]
pub mod pattern;
#[cfg(test)]
#[path = "../trial/src/random.rs"]
mod random;
pub mod restricted_nim;
pub mod rings;
pub mod row_tokens;
pub mod rows;
pub mod solver;
pub mod splitting;
pub mod staircase;
pub mod subtraction;
pub mod table;
pub mod tree;
pub mod two_ends;
pub mod writing;
pub mod wythoff;
