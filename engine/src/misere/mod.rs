//! Misere play of take-and-break games, solved with a proof.
//!
//! Under misere play who makes the last move loses: a position without options is won. Values and nim-sums say nothing
//! about it. What does is the *misere quotient* (Plambeck 2005): a finite commutative monoid with a set of lost elements, in
//! which every heap has a state, the states of a sum are multiplied, and the product says who wins. Many games have
//! none that is finite; what is here is always proved, and else refused.
//!
//! | file | what it does |
//! |---|---|
//! | `bits`, `products` | sets of states; the table of a monoid |
//! | `automaton` | the words of heaps, the least one of each state, outcomes |
//! | `minimise` | states that agree after all words become one |
//! | `algebra` | a word's state with those of its options: the finite check |
//! | `quotient` | a monoid and the check of its claim |
//! | `growth` | one heap more |
//! | `game` | heap after heap, to the proof of a period |
//! | `moves` | winning moves |
//! | `tame` | whether it is that of Nim heaps |
//! | `presentation`, `report`, `certificate` | for people, and for other programs |
//! | `limits` | when to stop |
//!
//! # Definitions
//!
//! A *word* is a multiset of heaps, that is a sum. Two words w, v are indistinguishable if w + x and v + x have the same
//! outcome for every word x. The classes are the monoid Q, with the set P of those of lost words; Phi(w) is the class of
//! w. Q is the least complete deterministic automaton of the language of lost words, whose actions commute, and its
//! states are found by refining a partition.
//!
//! # The proof of infinitely many outcomes
//!
//! Let an automaton have states that are all reached from the start 1, actions that commute, and lost states P; then xy is the
//! state that any word leading to y leads to from x. Let every heap without options do nothing. Let TA be the set of the
//! pairs (Phi(w), {Phi(o): o an option of w}) of all words w; `algebra` says how it is generated. If
//!
//! - (a) for no state x, heap h and option o of h both x Phi(h) and x Phi(o) are in P,
//! - (b) for every (x, E) in TA with x not in P and E not empty, E meets P,
//! - (c) 1 is not in P,
//!
//! then Phi(w) is in P exactly if w is lost. *Proof* by induction on the sum of 3^h over the heaps h of w, which every move
//! lessens, as 3^a + 3^b < 3^h for a, b < h. Let Phi(w) be in P. By (c) w has an option, for else it would lead to
//! 1; each option o + v of h + v has by (a), with x = Phi(v), a state outside P, and is won; so w is lost. Let Phi(w) not
//! be in P. If w has no option it is won. Else some option has by (b) a state in P, is lost, and w is won.
//!
//! Such an automaton in which no two states agree after all words is the misere quotient.
//!
//! # A heap that fits
//!
//! A heap n whose options have the states T may have the state x, and nothing else changes, if for no state z and t in T
//! both zx and zt are in P; if x is in P exactly if T is not empty and does not meet P; and if some (x, E) in TA, of a
//! word v, has E a subset of T. *Proof.* (a) is the first. A word w + m n, m >= 1, has the state of w + m v, and at least its options'
//! states; if these are not none, (b) follows from that of w + m v. If they are none, w and v have no options, so that x = 1
//! and the options' states are T, for which (b) is the second. Where no E is a subset, TA is computed with the pair (x, T).
//!
//! # The period
//!
//! Let no move take more than k, let n0, p >= 1, and let the quotient of the heaps up to 2 n0 + 2 p + k - 1 be verified. If
//! Phi(n + p) = Phi(n) for n0 <= n < 2 n0 + p + k, then for all n >= n0, and the quotient is that of all heaps. *Proof.* Let
//! n >= 2 n0 + p + k, all below n + p being done. An option of n + p leaves a + b >= 2 n0 + 2 p; the larger part is at
//! least n0 + p, and p less has the same state and is not empty: this is an option of n. An option of n leaves
//! a + b >= 2 n0 + p, and its larger part is at least n0 and can be raised by p. (No move takes all of n or n + p, which
//! are larger than k.) So the options' states are the same, and n + p with the state of n adds nothing to TA or to (a).
//! The window is that of normal play, and [`octal`](crate::octal) has the search for it.
//!
//! Checked: the orders, lost states and periods that are published (0.77, 0.75, 0.123, ... in `tests.rs`), with the heaps at
//! which 0.77, 0.15 and 0.07 grow; all sums of a total up to 26 for 30 codes against a full search; every certificate of a solved
//! code of `data/misere.csv` by a checker that shares nothing with this (`tests/misere_certificates`).
//!
//! # Sources
//!
//! Plambeck, Taming the wild in impartial combinatorial games, INTEGERS 5 (2005) G5; Plambeck and Siegel, Misere
//! quotients for impartial games, J. Combin. Theory Ser. A 115 (2008); Siegel, Combinatorial Game Theory (2013), ch. V;
//! Winning Ways, ch. 13; for the period Guy and Smith (1956), as in [`octal`](crate::octal).

mod algebra;
mod automaton;
mod bits;
mod certificate;
mod game;
mod growth;
mod limits;
mod minimise;
mod moves;
mod presentation;
mod products;
mod quotient;
mod report;

mod tame;
#[cfg(test)]
mod tests;

pub use self::certificate::certificate;
pub use self::game::Game;
pub use self::limits::Limits;
pub use self::moves::{Play, Winner};
pub use self::presentation::Presentation;
pub use self::quotient::Quotient;
pub use self::report::{report, Summary};
pub use crate::octal::Rule;
