//! Impartial games for contests: who wins, and by which move. The library has the theorems of the games that contests
//! ask for, a table of Grundy values for your own heap game in five lines, and a search for any other game.
//!
//! In an impartial game both players have the same moves. Under *normal play* the player who cannot move loses, so
//! whoever makes the last move wins. Under *misere play* whoever makes the last move loses. A *P-position* is lost for
//! the player to move (the previous player wins), an *N-position* is won (the next player wins). The *options* of a
//! position are those that one move leads to. A position with options is an N-position exactly if one of its options
//! is a P-position. A position without options is a P-position under normal play, and an N-position under misere play.
//! Here *lost* always means a P-position and *won* an N-position. Play is normal unless misere play is named.
//!
//! Under normal play every position has a *Grundy value*: the least number that none of its options has (the *mex*).
//! The P-positions are those of value 0. In a sum, several positions stand side by side and a move changes one of
//! them. The value of a sum is the xor of its positions' values, their *nim-sum*. [`kernel`] gives the source of this
//! theorem, and fills a table with the values of a heap game (values up to 16383; heaps of any size):
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
//! // Heaps of 7, 11 and 92: the first player wins, because the sum is not 0.
//! assert_eq!(nim_sum([7, 11, 92].iter().map(|&n| u64::from(values[n]))), 3);
//! ```
//!
//! A paragraph that begins with *Package* is about the library; the file that you paste into a judge leaves
//! it out.
//!
//! The tables below name the file with the theory of each game; `docs/programs.md` lists the programs by game. A
//! game's file says what the game is and how the file was checked. Each function states its theorem, with the proof or
//! its source.
//!
//! # Heaps
//!
//! | what the game looks like | file | theory |
//! |---|---|---|
//! | take any number; also misere | [`nim`] | the nim-sum of the heaps (Bouton) |
//! | take any number, but not exactly Y from a heap of X | [`nim_with_exceptions`] | the heaps that repeat a value |
//! | take 1 to m, or L to R | [`bash`] | n mod (m + 1), or floor((n mod (L + R)) / L) |
//! | take a power of b | [`powers`] | n mod 2 if b is odd, else by n mod (b + 1) |
//! | the numbers 1 to n: take one, with all its powers | [`power_chains`] | a table of 32 chains |
//! | take one of a set of numbers | [`subtraction`] | values repeat |
//! | take one of a set of numbers: only who wins | [`lost_heaps`] | 64 heaps at a time |
//! | lower a heap by one of a few numbers; some may not be used twice in a row on a heap | [`last_move`] | vectors of values repeat |
//! | take up to the k-th part of the heap | [`restricted_nim`] | a recurrence, many steps at a time (Levine) |
//! | take at most twice what was just taken | [`fibonacci`] | the Fibonacci numbers are lost (Whinihan) |
//! | two heaps: take from one, or the same number from both | [`wythoff`] | multiples of the golden ratio |
//! | two numbers: subtract a multiple of the smaller | [`euclid`] | the golden ratio (Cole and Davie) |
//! | a number: replace it by a proper divisor | [`divisor`] | how many prime factors it has |
//! | put two or more heaps in the place of one | [`splitting`] | odious numbers, binary ones at the end, tables |
//! | remove a number; whoever makes the sum of all removed numbers a multiple of 3 loses | [`running_sum`] | a forced order |
//! | split a heap into two of different sizes | [`grundys_game`] | none is known; what has been computed |
//! | move in up to d heaps at once, any number from each | [`moore`] | counts of binary ones (Moore) |
//! | move in every one of several games | [`every`] | suspense numbers (Winning Ways) |
//!
//! # Rows and rings
//!
//! | what the game looks like | file | theory |
//! |---|---|---|
//! | a row of cells: take some adjacent ones | [`rows`] | octal games: a row falls into two |
//! | a ring of items: take some adjacent ones | [`rings`] | one move leaves a row; floor(n / least) |
//! | a row of pins: take two adjacent ones | [`dawsons_kayles`] | period 34 (Guy and Smith) |
//! | a line: choose an interval that meets no other | [`intervals`] | free stretches, a table |
//! | a row of cells: write without equal neighbours | [`writing`] | gaps by their ends |
//! | heaps in a row: take from either end | [`two_ends`] | each row is lost with exactly one size of an extra heap at its end |
//! | tokens slide left on a row | [`row_tokens`] | gaps are heaps of Nim |
//! | balls on the steps of a stair, or on a tree | [`staircase`] | Nim of the odd steps |
//! | coins in a row: a move turns some; also tokens that become several | [`coin_turning`] | sums of single heads |
//! | coins on a board: turn all where the moves of two rows cross | [`nimber`] | the nim product (Conway) |
//!
//! # Trees and graphs
//!
//! | what the game looks like | file | theory |
//! |---|---|---|
//! | cut an edge of a tree, what hangs on it falls; with weights; also misere | [`hackenbush`] | the colon principle |
//! | tokens slide along the edges of a graph without cycles | [`digraph`], [`edge_list`] | the mex of the successors |
//! | lower a number on a node, and put any numbers on its successors | [`levels`] | a nim-sum for each level |
//! | a token slides along edges, and play may go round | [`retrograde`] | won, lost, drawn (Smith) |
//! | the same, and many questions about one graph | [`loopy`] | 64 searches in one |
//! | a token that never returns to a node, as on a board | [`geography`], [`matching`] | maximum matchings |
//!
//! # Numbers
//!
//! | what it is | file |
//! |---|---|
//! | prime factors, primality, the index of a prime | [`factors`] |
//! | odious numbers: an odd number of binary ones | [`odious`] |
//! | linear dependence by xor: Nim after some heaps are put in or removed | [`gf2`] |
//! | nim products, roots, inverses and logarithms | [`nimber`] |
//! | powers, sums and binomials modulo a prime | [`modular`] |
//! | count heaps by their nim-sum: the Walsh-Hadamard transform | [`xor_convolution`] |
//! | the area of a union of rectangles | [`rectangles`] |
//!
//! # Tools
//!
//! | what it does | file |
//! |---|---|
//! | the mex, and the table of a heap game | [`kernel`] |
//! | a table that grows when a larger entry is asked for | [`table`] |
//! | a search with a memo, for two numbers, a board, a string | [`solver`] |
//! | a tree from its edges | [`tree`] |
//! | cycles from their edges | [`cycles`] |
//! | the neighbours of each node of a graph, all in one array | [`adjacency`] |
//! | input and output of the programs | [`judge`] |
//!
//! # Games whose theory is one line of a program
//!
//! Some games need no file here: their theorem, or the rule of their table, is one line of a program in `src/bin`, and
//! the program's `--help` states it. These are games of taking and merging, of cutting a sheet, of knights, of
//! bracelets that fall apart, of taking one from each chosen heap, of two teams, and Nim on a grid.
//!
//! # How the parts fit together
//!
//! A program is a help text, a rule and a few lines on top of [`judge`], which reads numbers and writes answers. A
//! game knows nothing of input and output. The file `judge` contains no game. The kernel depends on nothing, not even
//! on the standard library.

#[path = "graphs/adjacency.rs"]
pub mod adjacency;
#[path = "heaps/bash.rs"]
pub mod bash;
#[path = "rows/coin_turning.rs"]
pub mod coin_turning;
#[path = "graphs/cycles.rs"]
pub mod cycles;
#[path = "rows/dawsons_kayles.rs"]
pub mod dawsons_kayles;
#[path = "graphs/digraph.rs"]
pub mod digraph;
#[path = "heaps/divisor.rs"]
pub mod divisor;
#[path = "graphs/edge_list.rs"]
pub mod edge_list;
#[path = "heaps/euclid.rs"]
pub mod euclid;
#[path = "heaps/every.rs"]
pub mod every;
#[path = "numbers/factors.rs"]
pub mod factors;
#[path = "heaps/fibonacci.rs"]
pub mod fibonacci;
#[path = "graphs/geography.rs"]
pub mod geography;
#[path = "numbers/gf2.rs"]
pub mod gf2;
#[path = "heaps/grundys_game.rs"]
pub mod grundys_game;
#[path = "graphs/hackenbush.rs"]
pub mod hackenbush;
#[path = "rows/intervals.rs"]
pub mod intervals;
#[allow(clippy::missing_errors_doc)] // `Fault` says what is one
#[path = "io/mod.rs"]
pub mod judge;
#[allow(clippy::missing_panics_doc)] // `Mex` says it of all its methods
pub mod kernel;
#[path = "heaps/last_move.rs"]
pub mod last_move;
#[path = "graphs/levels.rs"]
pub mod levels;
#[path = "graphs/loopy.rs"]
pub mod loopy;
#[path = "heaps/lost_heaps.rs"]
pub mod lost_heaps;
#[path = "graphs/matching.rs"]
pub mod matching;
#[path = "numbers/modular.rs"]
pub mod modular;
#[path = "heaps/moore.rs"]
pub mod moore;
#[path = "heaps/nim.rs"]
pub mod nim;
#[path = "heaps/nim_with_exceptions.rs"]
pub mod nim_with_exceptions;
#[path = "numbers/nimber/mod.rs"]
pub mod nimber;
#[path = "numbers/odious.rs"]
pub mod odious;
#[path = "heaps/power_chains.rs"]
pub mod power_chains;
#[path = "heaps/powers.rs"]
pub mod powers;
#[cfg(test)]
#[path = "../crates/problems/src/random.rs"]
mod random;
#[path = "numbers/rectangles.rs"]
pub mod rectangles;
#[path = "heaps/restricted_nim.rs"]
pub mod restricted_nim;
#[path = "graphs/retrograde.rs"]
pub mod retrograde;
#[path = "rows/rings.rs"]
pub mod rings;
#[path = "rows/row_tokens.rs"]
pub mod row_tokens;
#[path = "rows/rows.rs"]
pub mod rows;
#[path = "heaps/running_sum.rs"]
pub mod running_sum;
pub mod solver;
#[path = "heaps/splitting.rs"]
pub mod splitting;
#[path = "rows/staircase.rs"]
pub mod staircase;
#[path = "heaps/subtraction.rs"]
pub mod subtraction;
pub mod table;
#[path = "graphs/tree.rs"]
pub mod tree;
#[path = "rows/two_ends.rs"]
pub mod two_ends;
#[path = "rows/writing.rs"]
pub mod writing;
#[path = "heaps/wythoff.rs"]
pub mod wythoff;
#[path = "numbers/xor_convolution.rs"]
pub mod xor_convolution;
