//! Impartial games for contests: who wins, and by which move. It has the theorems of the games that contests ask
//! for, a table of Grundy values for a heap game of your own, in five lines, and a search for any other game.
//!
//! In an impartial game both players have the same moves. Under *normal play* the player who cannot move loses,
//! so who makes the last move wins; under *misere play* who makes the last move loses. A *P-position* is lost for
//! the player to move (the previous player wins), an *N-position* is won (the next player wins). The
//! *options* of a position are those that one move leads to. A position with options is an N-position exactly if
//! one of them is a P-position. One without options is a P-position under normal play, and an N-position under
//! misere play. Here *lost* always means a P-position, *won* an N-position, and play is normal unless misere play
//! is named.
//!
//! Under normal play every position has a *Grundy value*: the least number that none of its options has (the
//! *mex*). The P-positions are those of value 0. Several positions side by side, of which a move changes one, have
//! as value the xor of theirs, their *nim-sum*. [`kernel`] says where this theorem comes from, and fills a table with
//! the values of a heap game (values up to 16383; heaps of any size):
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
//! Which file has the theory of a game is listed below; `docs/programs.md` lists the programs by game. A game's
//! file says what the game is and how the file was checked, and each function has its theorem, with the proof or
//! where it is published.
//!
//! # Heaps
//!
//! | what the game looks like | file | theory |
//! |---|---|---|
//! | take any number; also misere | [`nim`] | the nim-sum of the heaps (Bouton) |
//! | take any number, but not exactly Y from a heap of X | [`nim_with_exceptions`] | the heaps that repeat a value |
//! | take 1 to m, or L to R | [`bash`] | n mod (m + 1) |
//! | take a power of a number | [`powers`] | n mod (b + 1) |
//! | of the numbers 1 to n take one with its powers | [`power_chains`] | a table of 32 chains |
//! | take one of a set of numbers | [`subtraction`] | values repeat |
//! | take one of a set of numbers: only who wins | [`lost_heaps`] | 64 heaps at a time |
//! | lower a heap by one of a few numbers, some not twice in a row | [`last_move`] | vectors of values repeat |
//! | take up to the k-th part of the heap | [`restricted_nim`] | a recurrence, many steps at a time (Levine) |
//! | take at most twice what was just taken | [`fibonacci`] | the Fibonacci numbers are lost (Whinihan) |
//! | two heaps: take from one, or the same number from both | [`wythoff`] | multiples of the golden ratio |
//! | two numbers: subtract a multiple of the smaller | [`euclid`] | the golden ratio (Cole and Davie) |
//! | a number: replace it by a proper divisor | [`divisor`] | how many prime factors it has |
//! | put two or more heaps in the place of one | [`splitting`] | odious numbers, ones at the end, tables |
//! | numbers: remove one, but leave the sum of the removed no multiple of 3 | [`running_sum`] | a forced order |
//! | split a heap into two of different sizes | [`grundys_game`] | none is known; what has been computed |
//! | move in up to d heaps at once, any number from each | [`moore`] | counts of binary ones (Moore) |
//! | move in every one of several games | [`every`] | suspense numbers (Winning Ways) |
//!
//! # Rows and rings
//!
//! | what the game looks like | file | theory |
//! |---|---|---|
//! | a row of cells: take some adjacent ones | [`rows`] | octal games: a row falls into two |
//! | a ring of items: take some adjacent ones | [`rings`] | after one move, a row; floor(n / least) |
//! | a row of pins: take two adjacent ones | [`dawsons_kayles`] | period 34 (Guy and Smith) |
//! | a line: choose an interval that meets no other | [`intervals`] | free stretches, a table |
//! | a row of cells: write without equal neighbours | [`writing`] | gaps by their ends |
//! | heaps in a row: take from either end | [`two_ends`] | for each row, one size that loses |
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
//! | linear dependence by xor: bars in a box, take some out first | [`gf2`] |
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
//! | the edges of a graph by their ends, in one array | [`adjacency`] |
//! | input and output of the programs | [`judge`] |
//!
//! # Games that are a line in their program
//!
//! Some games need no file here: their theorem, or the rule of their table, is one line of a program in `src/bin`,
//! whose `--help` says it. Such are games of taking and merging, of cutting a sheet, of knights, of bracelets that
//! fall apart, of taking one from each heap that is chosen, of two teams, and Nim on a grid.
//!
//! # How the parts hang together
//!
//! A program is a help text, a rule and a few lines on top of [`judge`], which reads numbers and writes answers. A
//! game knows nothing of input and output, the judge knows nothing of games, and the kernel depends on nothing, not
//! even on the standard library.

pub mod adjacency;
pub mod bash;
pub mod coin_turning;
pub mod cycles;
pub mod dawsons_kayles;
pub mod digraph;
pub mod divisor;
pub mod edge_list;
pub mod euclid;
pub mod every;
pub mod factors;
pub mod fibonacci;
pub mod geography;
pub mod gf2;
pub mod grundys_game;
pub mod hackenbush;
pub mod intervals;
pub mod judge;
pub mod kernel;
pub mod last_move;
pub mod levels;
pub mod loopy;
pub mod lost_heaps;
pub mod matching;
pub mod modular;
pub mod moore;
pub mod nim;
pub mod nim_with_exceptions;
pub mod nimber;
pub mod odious;
pub mod power_chains;
pub mod powers;
#[cfg(test)]
#[path = "../trial/src/random.rs"]
mod random;
pub mod rectangles;
pub mod restricted_nim;
pub mod retrograde;
pub mod rings;
pub mod row_tokens;
pub mod rows;
pub mod running_sum;
pub mod solver;
pub mod splitting;
pub mod staircase;
pub mod subtraction;
pub mod table;
pub mod tree;
pub mod two_ends;
pub mod writing;
pub mod wythoff;
pub mod xor_convolution;
