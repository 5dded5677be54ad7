//! The order of a list.

use grundy_lang::{told, Lang, Told};

/// The order that the game requires of the entries of a list.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Order {
    Any,
    Distinct,
    /// Each entry is at least the one before.
    Ascending,
    /// Each entry is larger than the one before.
    Increasing,
}

impl Told for Order {
    fn told(&self, lang: Lang) -> String {
        told!(lang, match self {
            Order::Any => "in any order", "顺序任意";
            Order::Distinct => "no two are equal", "互不相同";
            Order::Ascending => "none is smaller than the one before", "从小到大，可以相等";
            Order::Increasing => "each is larger than the one before", "从小到大，互不相同";
        })
    }
}
