//! Misere play of take-and-break games, solved with a proof.
//!
//! Under misere play, whoever makes the last move loses: a position without options is won. Grundy values and nim-sums
//! do not decide it. The *misere quotient* does (Plambeck 2005): a commutative monoid with a set of lost elements.
//! Every heap has an element as its state, the states of the heaps of a sum are multiplied, and the product says who
//! wins. The quotient of a game may be infinite. An answer given here is always proved; where there is no proof, there
//! is no answer.
//!
//! | file | what it does |
//! |---|---|
//! | `bits`, `products` | sets of states; the table of a monoid |
//! | `automaton` | the words of heaps, the least word of each state, outcomes |
//! | `minimise` | merges states that have the same outcome after every word |
//! | `algebra` | a word's state and the states of its options: the finite check |
//! | `quotient` | a monoid and the check of its claim |
//! | `growth` | one heap more |
//! | `game` | heap after heap, to the proof of a period |
//! | `moves` | winning moves |
//! | `tame` | whether a quotient is that of Nim heaps |
//! | `presentation`, `report`, `certificate` | for people, and for other programs |
//! | `request` | a line that asks for one of these |
//! | `limits` | when to stop |
//!
//! # Definitions
//!
//! A *word* is a multiset of heaps, that is, a sum. Two words w, v are indistinguishable if w + x and v + x have the
//! same outcome for every word x. The classes form the monoid Q; P is the set of the classes of lost words, and Phi(w)
//! is the class of w. Q is also the least complete deterministic automaton of the language of lost words. Its actions
//! commute, and refining a partition finds its states.
//!
//! # The proof of infinitely many outcomes
//!
//! Take an automaton whose states are all reached from the start 1, whose actions commute, and whose lost states are P.
//! Then let xy be the state that is reached from x by a word that leads from 1 to y; all such words lead from x to the
//! same state. Let every heap without options leave every state as it is. From here on, Phi(w) is the state that w
//! reaches from 1. Let TA be the set of the pairs (Phi(w), {Phi(o): o an option of w}) of all words w; `algebra` says
//! how to generate it. If
//!
//! - (a) for no state x, heap h and option o of h, x Phi(h) and x Phi(o) are both in P,
//! - (b) for every (x, E) in TA with x not in P and E not empty, E meets P,
//! - (c) 1 is not in P,
//!
//! then Phi(w) is in P exactly if w is lost. *Proof* by induction on the sum of 3^h over the heaps h of w. Every move
//! lessens it, because 3^a + 3^b < 3^h for a, b < h. Let Phi(w) be in P. By (c) w has an option, because otherwise
//! Phi(w) would be 1. Take any option o + v of w = h + v. By (a) with x = Phi(v), its state is not in P, so it is won;
//! so w is lost. Let Phi(w) not be in P. If w has no option, it is won. Otherwise by (b) some option has a state in P
//! and is lost; w is won.
//!
//! Such an automaton is the misere quotient if no two of its states have the same outcome after every word.
//!
//! # A heap that fits
//!
//! Let T be the states of the options of a heap n. Then n may have the state x, and nothing else changes, under three
//! conditions: (1) for no state z and t in T both zx and zt are in P; (2) x is in P exactly if T is not empty and does
//! not meet P; (3) TA has a pair (x, E), of a word v, with E a subset of T. *Proof.* (1) is (a). A word w + m n,
//! m >= 1, has the state of w + m v, and its options have all states that the options of w + m v have. If w + m v has
//! options, (b) for w + m n follows from (b) for w + m v. If not, neither w nor v has options, so x = 1, and the
//! options of w + m n have the states T; then (b) is (2). If TA has no such pair, (x, T) is added to it as the pair of
//! the heap n, and (b) is checked for all new pairs.
//!
//! # The period
//!
//! Let no move take more than k, let n0, p >= 1, and let the quotient of the heaps up to 2 n0 + 2 p + k - 1 be
//! verified. If Phi(n + p) = Phi(n) for n0 <= n < 2 n0 + p + k, then this holds for all n >= n0, and the quotient is
//! that of all heaps. *Proof.* Let n >= 2 n0 + p + k, and let all heaps below n + p be done. An option a + b of n + p
//! has a + b >= 2 n0 + 2 p, so its larger part a is at least n0 + p. The heap a - p has the same state as a and is not
//! empty, and (a - p) + b is an option of n. Conversely, an option a + b of n has a + b >= 2 n0 + p, so its larger part
//! is at least n0 and can be raised by p. (No move takes all of n or n + p, which are larger than k.) So the options of
//! n and of n + p have the same states, and n + p with the state of n adds nothing to TA or to (a). The range n0 <= n <
//! 2 n0 + p + k, in which the period must hold, is that of normal play; [`octal`](crate::octal) has the search for such
//! a period.
//!
//! Checked: the published orders, lost states and periods (0.77, 0.75, 0.123, ... in `tests.rs`), and the heaps at
//! which 0.77, 0.15 and 0.07 grow; all sums with a total up to 26, for 32 codes, against a full search, and
//! those up to 12 for random rules under random limits; every certificate of a solved code of `data/misere.csv`, by a checker that shares no code with this one
//! (`tests/misere_certificates`).
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
mod request;
mod tame;
#[cfg(test)]
mod tests;

pub use self::certificate::certificate;
pub use self::game::Game;
pub use self::limits::Limits;
pub use self::moves::{Play, Winner};
pub use self::presentation::Presentation;
pub use self::quotient::Quotient;
pub use self::report::{Report, Summary};
pub use self::request::{request, Answer, MAX_LINE};
pub use crate::octal::Rule;
