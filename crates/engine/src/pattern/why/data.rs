//! An explanation as data: its sentences, and what is drawn beside them.

use crate::pattern::play::Choice;
#[cfg(feature = "serde")]
use serde::Serialize;

/// A sentence, and the key that names it in all languages.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct Step {
    /// For example `R2`.
    pub key: &'static str,
    /// In the language that was asked for.
    pub said: String,
}

/// Which explanation fits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize), serde(rename_all = "snake_case"))]
pub enum Chain {
    /// No move is left, or none after the best one.
    #[default]
    Ended,
    /// All comes in equal pairs.
    Pairs,
    /// Heaps of Nim, cut into blocks.
    Nim,
    /// Heaps by their values.
    Values,
    /// Treblecross.
    Crosses,
    /// Coins by their values.
    Coins,
    /// Misere Nim.
    MisereNim,
    /// A strip or a board with its lost squares.
    Stars,
    /// The last take counts.
    Fibonacci,
    /// All moves with their answers.
    Listed,
    /// A move that fails.
    Fails,
}

/// Why a position is won or lost.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct Why {
    /// Which explanation it is.
    pub chain: Chain,
    /// Whether who must move loses.
    pub lost: bool,
    /// The question that is answered.
    pub heading: Option<Step>,
    /// The sentences in their order.
    pub steps: Vec<Step>,
    /// What is said of other winning moves.
    pub others: Option<Step>,
    /// The winning move that is easiest to see, and its words.
    pub best: Option<(Choice, String)>,
    /// How many moves there are.
    pub moves: usize,
    /// How many of them win.
    pub wins: usize,
    /// The pieces of the position, if it is a sum.
    pub pieces: Vec<Piece>,
    /// The pieces after the best move; `from` says of which piece each comes.
    pub after: Vec<Piece>,
    /// Which pieces have which blocks, the largest block first.
    pub rows: Vec<Row>,
    /// The value of one piece.
    pub mex: Option<Mex>,
    /// The lost squares.
    pub stars: Option<Stars>,
    /// The parts of a heap where the last take counts.
    pub parts: Option<Parts>,
    /// The row of Treblecross.
    pub crosses: Option<Crosses>,
    /// The heaps of misere Nim.
    pub misere: Option<Ones>,
    /// Moves with an answer to each, 12 at most: of the other after the best move, or one's own if all lose.
    pub answers: Vec<Answered>,
    /// What else the machine knows.
    pub known: Option<Known>,
    /// The same for the move that led here: why it wins, or why it fails.
    pub lifted: Option<Box<Why>>,
}

/// A heap, a position of several numbers, a coin that shows heads, or a stretch of free cells.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct Piece {
    /// Its index, from 0 on.
    pub at: usize,
    /// The index of the piece of which it comes; of a coin, its place; of a stretch, its first cell.
    pub from: u64,
    /// The number of stones, or its numbers; of a coin, its place; of a stretch, how many cells it has.
    pub size: Vec<u64>,
    /// Its Grundy value; in misere Nim the number of stones.
    pub value: Option<u64>,
    /// Whether it has a move.
    pub can_move: bool,
    /// The index of its equal.
    pub twin: Option<usize>,
}

/// The pieces that have a block of this size.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct Row {
    /// 1, 2, 4, ...
    pub block: u64,
    /// The indices of the pieces.
    pub pieces: Vec<usize>,
    /// Whether they are an odd number.
    pub odd: bool,
    /// The same pieces after the best move.
    pub after: Vec<usize>,
}

/// The value of a piece as the least that no option has.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct Mex {
    /// The index of the piece.
    pub piece: usize,
    /// Its value.
    pub value: u64,
    /// For each lesser value an option that has it, 64 at most.
    pub by: Vec<By>,
}

/// An option of this value.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct By {
    /// The value of all its parts together.
    pub value: u64,
    /// The parts.
    pub left: Vec<u64>,
    /// The value of each.
    pub values: Vec<u64>,
    /// How these give the value.
    pub said: Option<Step>,
}

/// The lost squares of a strip or a board.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct Stars {
    /// The largest number of each side; where the last take matters, the heap, and the names of takes.
    pub sides: Vec<u64>,
    /// Only squares whose sum is this at most are shown.
    pub sum: Option<u64>,
    /// The lost ones among all squares that are shown: a heap, two numbers, or a heap and the last take, 0 for none.
    pub at: Vec<Vec<u64>>,
    /// For a lost position, each move's target, and a star that the other then reaches, if there is one.
    pub rays: Vec<(Vec<u64>, Option<Vec<u64>>)>,
}

/// The parts of a heap where the last take counts.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct Parts {
    /// The heaps that lose at the start, up to this one.
    pub numbers: Vec<u64>,
    /// The parts, the largest first.
    pub cut: Vec<u64>,
    /// The most that may be taken.
    pub limit: u64,
    /// The most that may be taken after the smallest part.
    pub next_limit: Option<u64>,
}

/// The row of Treblecross.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct Crosses {
    /// A cell that makes three.
    pub three: Option<u64>,
    /// The empty cells near a cross.
    pub shaded: Vec<u64>,
    /// The first cell of each free stretch, its length and its value.
    pub free: Vec<(u64, u64, u64)>,
}

/// The heaps of misere Nim.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct Ones {
    /// The indices of the heaps above 1.
    pub above_1: Vec<usize>,
    /// How many heaps of 1 there are.
    pub ones: usize,
}

/// A move, and one that wins against it; `None` if there is none, because the move loses at once.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct Answered {
    /// The move.
    pub choice: Choice,
    /// In words.
    pub said: String,
    /// The answer.
    pub reply: Option<Choice>,
    /// In words.
    pub reply_said: Option<String>,
}

/// What the machine knows where it does not show it.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct Known {
    /// `search`, `quotient`, `anti_sg`, `period`, `growth` or `theorem`.
    pub how: &'static str,
    /// At how many positions it has looked.
    pub positions: Option<usize>,
    /// Whether these are all that can follow.
    pub all: bool,
    /// How many kinds of positions there are.
    pub order: Option<usize>,
    /// The period.
    pub period: Option<u64>,
    /// From where on it holds.
    pub start: Option<u64>,
    /// What each period adds.
    pub saltus: Option<u64>,
    /// A smaller heap of the same value.
    pub like: Option<u64>,
}
