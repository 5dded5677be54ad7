//! An answer as data: what was asked, what was found, and why it holds. `text` makes its sentences.
//!
//! With the feature `serde` it can be written and read as JSON; numbers above 2^53 are strings there.

use super::proof::Known;
use super::theorem::Theorem;
use crate::formula::Unknown;
use crate::law::{Diagonal, Fold, Form, Formula, Law, Linear, Shape, Sum, Takes};
use crate::misere::Summary;
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize), serde(rename_all = "snake_case"))]
pub enum Task {
    /// The law of given values.
    Values,
    /// The values of a rule, and their law.
    Table,
    /// The law alone.
    Law,
    /// A picture.
    Plot,
    /// Who wins, and how.
    Moves,
    /// Whether the Anti-SG rule is right.
    Antisg,
}

/// The version of this format.
pub const VERSION: u32 = 2;

/// What was read, in words.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct InWords {
    /// In English.
    pub en: String,
    /// In Chinese.
    pub zh: String,
}

/// The answer to a request.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Answer {
    /// [`VERSION`].
    pub version: u32,
    /// The request.
    pub asked: Task,
    /// The rule as it should be written; empty if values were given.
    pub rule: String,
    /// What was read, the rule or the values, as a person would check it.
    pub in_words: InWords,
    /// The largest heap, or the last index of given values.
    #[cfg_attr(feature = "serde", serde(with = "crate::number"))]
    pub to: u64,
    /// What was found.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub found: Found,
}

/// What was found. In JSON its fields stand beside those of the answer, and say which kind it is.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize), serde(untagged))]
pub enum Found {
    /// About values: those that were given, or those of a rule.
    Heaps {
        /// Their law.
        law: Stated,
        /// Whether values are 1 for a won heap and 0 for a lost one.
        is_outcome: bool,
        /// The values of a table, from the empty heap on; also of a law, if they were asked for.
        #[cfg_attr(feature = "serde", serde(with = "crate::number::list"))]
        values: Vec<u64>,
        /// The misere quotient, as far as it is known.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        quotient: Option<Summary>,
        /// A picture as SVG, without words, if one was asked for.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        picture: Option<String>,
    },
    /// About two heaps.
    Pairs {
        /// Their lost pairs and their law.
        pairs: Pairs,
        /// A picture as SVG, without words, if one was asked for.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        picture: Option<String>,
    },
    /// About a family of rules.
    Family {
        /// Its members, and formulas for all.
        family: Box<Family>,
    },
    /// Who wins a sum of heaps, or a heap of a game that remembers the last move.
    Moves {
        /// The heaps.
        #[cfg_attr(feature = "serde", serde(with = "crate::number::list"))]
        heaps: Vec<u64>,
        /// What was taken last, if that matters: the number, or which kind.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        after: Option<u64>,
        /// Who wins, and how.
        moves: Moves,
    },
    /// Who wins two heaps that are not a sum.
    PairMoves {
        /// The heaps.
        #[cfg_attr(feature = "serde", serde(with = "crate::number::list"))]
        heaps: Vec<u64>,
        /// Who wins, and how.
        pair_moves: PairMoves,
    },
    /// About positions of several numbers.
    Positions {
        /// Their lost positions and their values.
        positions: Positions,
    },
    /// Who wins a sum of positions of several numbers.
    PositionMoves {
        /// The positions.
        #[cfg_attr(feature = "serde", serde(with = "crate::number::lists"))]
        sum: Vec<Vec<u64>>,
        /// Who wins, and how.
        position_moves: PositionMoves,
    },
    /// Whether the Anti-SG rule is right.
    AntiSg {
        /// Whether it is, or where not.
        anti_sg: AntiSg,
    },
}

impl Answer {
    /// The law of the values, if they have one heap.
    pub fn law(&self) -> Option<&Stated> {
        match &self.found {
            Found::Heaps { law, .. } => Some(law),
            _ => None,
        }
    }

    /// The values that come with the answer.
    pub fn values(&self) -> &[u64] {
        match &self.found {
            Found::Heaps { values, .. } => values,
            _ => &[],
        }
    }

    /// What is known about two heaps.
    pub fn pairs(&self) -> Option<&Pairs> {
        match &self.found {
            Found::Pairs { pairs, .. } => Some(pairs),
            _ => None,
        }
    }

    /// What is known about a family.
    pub fn family(&self) -> Option<&Family> {
        match &self.found {
            Found::Family { family } => Some(family),
            _ => None,
        }
    }

    /// Whether the law of its values, or of its pairs, is proved.
    pub fn is_proved(&self) -> bool {
        match &self.found {
            Found::Heaps { law, .. } => law.known.is_proved(),
            Found::Pairs { pairs, .. } => {
                pairs.law.as_ref().is_some_and(|law| law.known.is_proved())
            }
            _ => false,
        }
    }

    /// The law's function, if it has one.
    pub fn code(&self) -> Option<&Code> {
        match &self.found {
            Found::Heaps { law, .. } => law.code.as_ref(),
            Found::Pairs { pairs, .. } => pairs.law.as_ref()?.code.as_ref(),
            Found::Family { family } => family.code.as_ref(),
            Found::Moves { .. }
            | Found::PairMoves { .. }
            | Found::Positions { .. }
            | Found::PositionMoves { .. }
            | Found::AntiSg { .. } => None,
        }
    }
}

/// A law of values, and why it holds. Only the law finder makes one:
///
/// ```compile_fail
/// use grundy_engine::law::{Law, Linear};
/// use grundy_engine::pattern::{Requests, Stated};
///
/// let answer = Requests::default().answer("law take 1 2").unwrap().unwrap();
/// let proved = answer.law().unwrap().clone();
/// let law = Some(Law::Linear(Linear { preperiod: 0, period: 2, saltus: 0 }));
/// let another = Stated { law, ..proved };
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Stated {
    /// The theorem that gives it.
    pub theorem: Option<Theorem>,
    /// The law that the values show, or the period that the theorem gives; `None` if neither does.
    pub law: Option<Law>,
    /// The value of the empty heap.
    #[cfg_attr(feature = "serde", serde(with = "crate::number"))]
    pub first: u64,
    /// How many values it was checked against.
    pub seen: usize,
    /// Whether it holds for all heaps, as far as is known.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub known: OfHeaps,
    /// The law as a function.
    pub code: Option<Code>,
}

impl Stated {
    /// The period, if that is the law.
    pub fn linear(&self) -> Option<&Linear> {
        match &self.law {
            Some(Law::Linear(law)) => Some(law),
            _ => None,
        }
    }
}

/// What is known about a law of one heap.
pub type OfHeaps = Known<Proof, Doubt>;

/// Why a law holds for all heaps. It is a reason to show; only a [`Proved`](super::Proved) reason is a proof.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize), serde(rename_all = "snake_case"))]
pub enum Proof {
    /// The theorem says so.
    Theorem,
    /// Under misere play, all but one token of a heap of Nim are taken.
    MisereNim,
    /// Guy and Smith's window of an octal game.
    Window {
        /// The game.
        game: String,
        /// How many values show it.
        #[cfg_attr(feature = "serde", serde(with = "crate::number"))]
        values: u64,
        /// The preperiod.
        #[cfg_attr(feature = "serde", serde(with = "crate::number"))]
        start: u64,
        /// The period.
        #[cfg_attr(feature = "serde", serde(with = "crate::number"))]
        period: u64,
        /// The most that is taken.
        #[cfg_attr(feature = "serde", serde(with = "crate::number"))]
        most: u64,
        /// How many heaps a move may leave, 2 or 3.
        parts: u64,
    },
    /// The states of all heaps in the misere quotient repeat.
    Quotient {
        /// The order of the quotient.
        order: usize,
        /// The period of the states.
        period: usize,
        /// The first heap of the first period.
        start: usize,
    },
    /// The values for each kind that was taken last repeat.
    Kinds {
        /// The most that is taken.
        most: usize,
        /// The period of the values.
        period: usize,
        /// The first heap of the first period.
        start: usize,
    },
    /// From a heap on, the options are some of the heaps before and fixed ones, or two equal heaps, by a remainder; values
    /// in a row repeat.
    Steps {
        /// The remainder by this number decides which.
        #[cfg_attr(feature = "serde", serde(with = "crate::number"))]
        modulus: u64,
        /// From which heap on.
        #[cfg_attr(feature = "serde", serde(with = "crate::number"))]
        from: u64,
        /// How many heaps before.
        #[cfg_attr(feature = "serde", serde(with = "crate::number"))]
        most: u64,
        /// Whether there are fixed ones.
        has_fixed: bool,
        /// After how many heaps values repeat; a multiple of the period and of the modulus.
        #[cfg_attr(feature = "serde", serde(with = "crate::number"))]
        period: u64,
    },
    /// The same where there are two parts of any size: which options there are depends on remainders, and on which part is
    /// larger.
    Splits {
        /// By which number the remainders are.
        #[cfg_attr(feature = "serde", serde(with = "crate::number"))]
        modulus: u64,
        /// From which heap on.
        #[cfg_attr(feature = "serde", serde(with = "crate::number"))]
        from: u64,
        /// It is enough that values repeat from this heap on ...
        #[cfg_attr(feature = "serde", serde(with = "crate::number"))]
        start: u64,
        /// ... up to the one before this heap ...
        #[cfg_attr(feature = "serde", serde(with = "crate::number"))]
        end: u64,
        /// ... after this many heaps; a multiple of the period and of the modulus.
        #[cfg_attr(feature = "serde", serde(with = "crate::number"))]
        period: u64,
    },
    /// Far heaps are options by remainders; what decides the values comes again after a period.
    Far {
        /// By which number the remainders are.
        #[cfg_attr(feature = "serde", serde(with = "crate::number"))]
        modulus: u64,
        /// What decides them is the same before this heap and before the heap that is larger by `period`.
        #[cfg_attr(feature = "serde", serde(with = "crate::number"))]
        heap: u64,
        /// A multiple of the period and of the modulus.
        #[cfg_attr(feature = "serde", serde(with = "crate::number"))]
        period: u64,
        /// By how much values grow in that many heaps.
        #[cfg_attr(feature = "serde", serde(with = "crate::number"))]
        saltus: u64,
    },
}

/// Why a law that was only observed is not proved.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize), serde(rename_all = "snake_case"))]
pub enum Doubt {
    /// Heaps below this number would decide it.
    Needs(#[cfg_attr(feature = "serde", serde(with = "crate::number"))] u64),
    /// A move that takes this many has not been possible yet.
    TooFew(#[cfg_attr(feature = "serde", serde(with = "crate::number"))] u64),
    /// The rule is a formula whose options for all large n are not known, for this reason.
    Unknown(Unknown),
    /// Nothing here would prove it.
    Observed,
}

/// What is known about two heaps.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Pairs {
    /// The table, if it was asked for.
    pub values: Vec<Vec<u32>>,
    /// Whether the order of the heaps does not matter.
    pub is_symmetric: bool,
    /// The first lost pairs, each once if the order does not matter.
    pub lost: Vec<(usize, usize)>,
    /// How many more there are in the table.
    pub more: usize,
    /// The periods of the first rows that show one.
    pub rows: Vec<(usize, Linear)>,
    /// The law.
    pub law: Option<PairLaw>,
}

/// The law of two heaps. Only the law finder makes one.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct PairLaw {
    /// What it says.
    pub says: PairSays,
    /// Whether it holds for all pairs, as far as is known.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub known: OfPairs,
    /// The law as a function.
    pub code: Option<Code>,
}

/// What is known about a law of two heaps.
pub type OfPairs = Known<PairProof, PairDoubt>;

impl PairLaw {
    /// Whether it says all, and not only that two laws of one heap would.
    pub(crate) fn is_found(&self) -> bool {
        let is_law = |part: &Option<Stated>| {
            part.as_ref().is_none_or(|part| part.law.is_some() || part.theorem.is_some())
        };
        match &self.says {
            PairSays::Sum(all) => all.iter().all(is_law),
            PairSays::Lesser(of) => is_law(of),
            _ => true,
        }
    }
}

/// What a law of two heaps says.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize), serde(rename_all = "snake_case"))]
pub enum PairSays {
    /// The nim-sum of the values of the two heaps, each as a game alone. There is one entry if the two games are equal,
    /// and `None` for a heap without moves.
    Sum(Vec<Option<Stated>>),
    /// The value of the lesser heap alone.
    Lesser(Box<Option<Stated>>),
    /// Euclid's game.
    Euclid,
    /// Wythoff's lost pairs, with t.
    Wythoff(u64),
    /// The values of cyclic Nimhoff with this h: h (floor(a / h) ^ floor(b / h)) + (a + b) mod h.
    Nimhoff(u64),
    /// The value, or who wins, follows by a law from a number made of the two heaps.
    Number {
        /// How the number is made.
        form: Form,
        /// Whether it says only who wins.
        is_lost: bool,
        /// The law.
        of: Box<Stated>,
    },
    /// Rows repeat, and so do columns.
    Fold {
        /// From where on, and how it repeats.
        fold: Fold,
        /// Whether it says only who wins.
        is_lost: bool,
    },
    /// Values repeat along the diagonal.
    Diagonal {
        /// From where on, and how it repeats.
        diagonal: Diagonal,
        /// Whether it says only who wins.
        is_lost: bool,
    },
}

/// Why a law of two heaps holds.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize), serde(rename_all = "snake_case"))]
pub enum PairProof {
    /// Each move takes from one heap.
    Sum,
    /// Each move takes the same from both.
    Lesser,
    /// Cole and Davie's theorem.
    Euclid,
    /// Wythoff's theorem, or Fraenkel's.
    Wythoff,
    /// Fraenkel and Lorberbom's theorem, or that of Blass, Fraenkel and Guelman.
    Nimhoff,
    /// This many pairs decide it, because steps are bounded.
    Bounded(usize),
}

/// Why a law of two heaps that was only observed is not proved.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize), serde(rename_all = "snake_case"))]
pub enum PairDoubt {
    /// It holds for this many pairs. Of two games of one heap, at least one law is not proved.
    Observed(usize),
}

/// Who wins a sum of heaps.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Moves {
    /// What each heap is worth; empty where a full search says who wins.
    pub worth: Vec<Worth>,
    /// Why the winner wins.
    pub why: Criterion,
    /// Whether the first player wins.
    pub is_won: bool,
    /// How many moves win; `None` if there are too many moves to look at all.
    pub count: Option<usize>,
    /// The first of them, or one.
    pub winning: Vec<Winning>,
}

/// How many winning moves are listed.
pub(super) const MOST_MOVES: usize = 10_000;

impl Moves {
    pub(super) fn new(worth: Vec<Worth>, why: Criterion, is_won: bool) -> Moves {
        Moves { worth, why, is_won, count: Some(0), winning: Vec::new() }
    }

    // Adds a winning move; only as many are kept as are listed.
    pub(super) fn add(
        &mut self,
        act: Act,
        at: usize,
        left: &[u64],
        reason: impl FnOnce() -> Reason,
    ) {
        self.count = self.count.map(|count| count + 1);
        if self.winning.len() < MOST_MOVES {
            self.winning.push(Winning { at, act, left: left.to_vec(), reason: reason() });
        }
    }
}

/// What a heap is worth.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize), serde(rename_all = "snake_case"))]
pub enum Worth {
    /// Its value.
    Value(#[cfg_attr(feature = "serde", serde(with = "crate::number"))] u64),
    /// Under misere play, whether the heap alone is won.
    Won(bool),
    /// Its state in the misere quotient.
    State(String),
}

/// Why somebody wins.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize), serde(rename_all = "snake_case"))]
pub enum Criterion {
    /// The nim-sum of the values is this.
    Sum(#[cfg_attr(feature = "serde", serde(with = "crate::number"))] u64),
    /// A heap alone under misere play.
    Misere,
    /// In misere Nim with a heap of 2 or more, the nim-sum is this.
    MisereNim(#[cfg_attr(feature = "serde", serde(with = "crate::number"))] u64),
    /// In misere Nim, there are so many heaps of 1 and no larger ones.
    MisereOnes(#[cfg_attr(feature = "serde", serde(with = "crate::number"))] u64),
    /// By full search.
    Search,
    /// The state of the sum, and the order of the quotient.
    Quotient(String, usize),
    /// No move is left, and the player who made the last one has lost.
    Over,
    /// At most this many may be taken, after the last take.
    AtMost(#[cfg_attr(feature = "serde", serde(with = "crate::number"))] u64),
}

/// A winning move.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Winning {
    /// The index of the heap, from 0 on.
    pub at: usize,
    /// What is done to it.
    pub act: Act,
    /// What is left of it, or the other coins that are turned.
    #[cfg_attr(feature = "serde", serde(with = "crate::number::list"))]
    pub left: Vec<u64>,
    /// What that is worth.
    pub reason: Reason,
}

/// What is done to a heap.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize), serde(rename_all = "snake_case"))]
pub enum Act {
    /// Some are taken, and the rest may be split.
    Take,
    /// Another number is put in its place.
    Put,
    /// A coin is turned, and maybe others.
    Turn,
}

/// Why a move wins.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize), serde(rename_all = "snake_case"))]
pub enum Reason {
    /// These are the values of what is left, and the nim-sum with the other heaps is 0.
    Values(#[cfg_attr(feature = "serde", serde(with = "crate::number::list"))] Vec<u64>),
    /// What is left of one heap is lost.
    Lost,
    /// The sum that is left is lost.
    LostSum,
    /// Its state in the misere quotient is lost.
    State(String),
    /// What is left is lost after this move.
    After,
    /// What is left is lost after a number of this kind.
    AfterKind(#[cfg_attr(feature = "serde", serde(with = "crate::number"))] u64),
}

/// Who wins two heaps that one move may change together.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct PairMoves {
    /// The value of the pair; `None` where only the lost pairs are known.
    #[cfg_attr(feature = "serde", serde(with = "crate::number::option"))]
    pub value: Option<u64>,
    /// Whether the first player wins.
    pub is_won: bool,
    /// How many moves win; `None` if there are too many moves to look at all.
    pub count: Option<usize>,
    /// What the first of them leave, or one.
    #[cfg_attr(feature = "serde", serde(with = "crate::number::pairs"))]
    pub left: Vec<(u64, u64)>,
}

/// What is known of all positions of several numbers up to some size.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Positions {
    /// The largest of each number.
    #[cfg_attr(feature = "serde", serde(with = "crate::number::list"))]
    pub sides: Vec<u64>,
    /// The values, the last number changing first, if the table was asked for; under misere play 1 for won and 0 for lost.
    #[cfg_attr(feature = "serde", serde(with = "crate::number::list"))]
    pub values: Vec<u64>,
    /// The first lost positions.
    #[cfg_attr(feature = "serde", serde(with = "crate::number::lists"))]
    pub lost: Vec<Vec<u64>>,
    /// How many more there are.
    pub more: usize,
    /// Whether each value is the nim-sum of those of the numbers alone, with 0 for the others.
    pub is_sum: bool,
}

/// Who wins a sum of positions of several numbers.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct PositionMoves {
    /// The value of each position; under misere play 1 for won and 0 for lost.
    #[cfg_attr(feature = "serde", serde(with = "crate::number::list"))]
    pub values: Vec<u64>,
    /// Whether it is misere play.
    pub is_outcome: bool,
    /// Whether the first player wins.
    pub is_won: bool,
    /// How many moves win.
    pub count: usize,
    /// The first of them.
    pub winning: Vec<PositionMove>,
}

/// A winning move of such a sum.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct PositionMove {
    /// The index of the position, from 0 on.
    pub at: usize,
    /// What is left of it: one position, several, or none.
    #[cfg_attr(feature = "serde", serde(with = "crate::number::lists"))]
    pub left: Vec<Vec<u64>>,
}

/// Whether the Anti-SG rule is right.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize), serde(rename_all = "snake_case"))]
pub enum AntiSg {
    /// It is wrong: the least such sum, and whether the first player wins it.
    Wrong {
        /// The heaps.
        #[cfg_attr(feature = "serde", serde(with = "crate::number::list"))]
        sum: Vec<u64>,
        /// Whether the first player wins it; the rule says the opposite.
        is_won: bool,
    },
    /// It is right. Only the quotient of the game says so.
    #[non_exhaustive]
    Right {
        /// The largest heap that this covers, if not all.
        up_to: Option<u64>,
        /// The order of the misere quotient that proves it.
        order: usize,
    },
}

/// What is known about a family.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Family {
    /// The names of the parameters.
    pub parameters: Vec<String>,
    /// The rules, each with numbers for the parameters.
    pub members: Vec<Member>,
    /// The period of all members.
    pub period: Option<Formula<Sum>>,
    /// The preperiod.
    pub preperiod: Option<Formula<Sum>>,
    /// The saltus.
    pub saltus: Option<Formula<Sum>>,
    /// The values.
    pub value: Option<Formula<Shape>>,
    /// The t of Wythoff's game, if all members are such games.
    pub wythoff: Option<Formula<Sum>>,
    /// The law of all members, if these take one of two numbers, or of two and their sum.
    pub takes: Option<TakesLaw>,
    /// The value as a function of n and of the parameters, in their order.
    pub code: Option<Code>,
}

/// The law of a family that takes one of two numbers, or of two and their sum. Only the law finder makes one.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct TakesLaw {
    /// What it says of both numbers.
    pub says: Takes,
    /// One of the numbers.
    pub one: Sum,
    /// The other, which may be the lesser.
    pub other: Sum,
    /// Whether it holds for all parameters, as far as is known.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub known: Known<TakesProof, Doubt>,
}

/// Why such a law holds.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize), serde(rename_all = "snake_case"))]
pub enum TakesProof {
    /// Modulo the sum of two numbers, taking one is adding the other.
    Residues,
}

/// A rule with numbers for its parameters.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Member {
    /// The rule with the numbers in it.
    pub rule: String,
    /// The numbers.
    pub parameters: Vec<u64>,
    /// The period, if the values have one.
    pub law: Option<Linear>,
    /// The t of Wythoff's game, if the rule is one.
    pub wythoff: Option<u64>,
    /// The first lost heaps, if it is only known who wins and they have no period.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub lost: Vec<u64>,
    /// What is known about its law, of any kind, if one was found.
    #[cfg_attr(feature = "serde", serde(flatten, with = "has_law"))]
    pub known: Option<Known<(), ()>>,
}

/// In JSON: `has_law` and `is_proved`.
#[cfg(feature = "serde")]
mod has_law {
    use super::Known;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    struct Fields {
        has_law: bool,
        is_proved: bool,
    }

    pub fn serialize<S: Serializer>(
        known: &Option<Known<(), ()>>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        let is_proved = known.is_some_and(|known| known.shown().is_ok());
        Fields { has_law: known.is_some(), is_proved }.serialize(to)
    }

    pub fn deserialize<'a, D: Deserializer<'a>>(
        from: D,
    ) -> Result<Option<Known<(), ()>>, D::Error> {
        let Fields { has_law, is_proved } = Fields::deserialize(from)?;
        let known = if is_proved { Known::Read(()) } else { Known::Observed(()) };
        Ok(has_law.then_some(known))
    }
}

/// How many numbers a function may list.
pub(super) const MOST_LISTED: usize = 5000;
/// How many for a period of two heaps.
pub(super) const MOST_LISTED_OF_PAIRS: usize = 2500;

/// The same function in three languages.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Code {
    /// Whether the last function says whether heaps are lost, instead of giving a value.
    pub is_lost: bool,
    /// Of how many numbers it is: 1 for a heap, 2 for two heaps.
    pub numbers: usize,
    /// One function or several, for Rust 1.48 or later.
    pub rust: String,
    /// The same for C++11 or later, with `__int128`.
    pub cpp: String,
    /// The same for Python 3.8 or later.
    pub python: String,
}

impl Code {
    /// The code in a language.
    pub fn of_language(&self, language: Language) -> &str {
        match language {
            Language::Rust => &self.rust,
            Language::Cpp => &self.cpp,
            Language::Python => &self.python,
        }
    }
}

/// A language of contests.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Language {
    /// From Rust 1.48 on.
    Rust,
    /// From C++11 on, with `__int128`.
    Cpp,
    /// From Python 3.8 on.
    Python,
}
