//! Why a rule has no shape, in words.

use crate::formula::{Family, Function, Operator};
use grundy_lang::{told, Lang, Told};

/// Why a rule has no shape that is known here.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Unknown {
    /// A position has several numbers.
    Tuple,
    /// A function of a number that grows.
    Function(Function),
    /// An operator between two numbers that grow.
    Operator(Operator),
    /// A named set of a number that grows.
    Family(Family),
    /// Whether a number that grows is a prime.
    Prime,
    /// A range that grows where there may be none, or that leaves 0..n by far.
    Range,
    /// A range of too many turns.
    Turns,
    /// A heap that is neither fixed nor n, x or y, up to something fixed.
    Slope,
    /// A heap that is not smaller.
    Larger,
    /// A condition that depends on how many times as large as another number one is.
    Ratio,
    /// The modulus would be too large.
    Modulus,
    /// Numbers of 60 bits.
    Large,
    /// Too many cases.
    Long,
    /// A division by 0, or the like.
    Fault,
}

impl Told for Unknown {
    fn told(&self, lang: Lang) -> String {
        told!(lang, match self {
            Unknown::Tuple => "a position has several numbers", "局面不止一个数";
            Unknown::Function(of) =>
                "{name} of a number that grows", "{name} 里的数会增大",
                name = of.word();
            Unknown::Operator(of) =>
                "\"{sign}\" with numbers that grow", "“{sign}” 两边的数会增大",
                sign = of.word();
            Unknown::Family(of) =>
                "{name} of a number that grows", "{name} 里的数会增大",
                name = of.word();
            Unknown::Prime => "whether a number that grows is a prime", "要判断会增大的数是不是质数";
            Unknown::Range =>
                "a range that grows, in another one, in a part of a sum or in a condition",
                "会变长的范围在另一个范围、和的一部分或条件里面";
            Unknown::Turns => "a range of more than 20,000 numbers", "范围里的数超过 20,000 个";
            Unknown::Slope =>
                "an option that is neither fixed nor n less a fixed number",
                "有一种走法剩下的既不是固定的数，也不是 n 减去固定的数";
            Unknown::Larger => "an option that is not smaller than n", "有一种走法剩下的不比 n 小";
            Unknown::Ratio =>
                "a condition on how many times as large one number is as another",
                "有一个条件取决于一个数是另一个数的几倍";
            Unknown::Modulus =>
                "remainders whose divisors have a common multiple above 2520",
                "各余数的除数的公倍数超过 2520";
            Unknown::Large => "numbers too large", "数太大";
            Unknown::Long => "too many cases", "情形太多";
            Unknown::Fault => "a fault in all large heaps", "大的堆都会出错";
        })
    }
}
