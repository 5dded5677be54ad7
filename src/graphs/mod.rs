//! Games on trees and graphs, and what is needed to read them.
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
//! Graphs and trees as the games read them:
//!
//! | what it does | file |
//! |---|---|
//! | a tree from its edges | [`tree`] |
//! | cycles from their edges | [`cycles`] |
//! | the neighbours of each node of a graph, all in one array | [`adjacency`] |

pub mod adjacency;
pub mod cycles;
pub mod digraph;
pub mod edge_list;
pub mod geography;
pub mod hackenbush;
pub mod levels;
pub mod loopy;
pub mod matching;
pub mod retrograde;
pub mod tree;
