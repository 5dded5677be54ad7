//! Games of heaps: a move changes one heap, or two, and the heaps of a position are a sum.
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

pub mod bash;
pub mod divisor;
pub mod euclid;
pub mod every;
pub mod fibonacci;
pub mod grundys_game;
pub mod last_move;
pub mod lost_heaps;
pub mod moore;
pub mod nim;
pub mod nim_with_exceptions;
pub mod power_chains;
pub mod powers;
pub mod restricted_nim;
pub mod running_sum;
pub mod splitting;
pub mod subtraction;
pub mod wythoff;
