//! What a function is about: its name, its comment, and whether that may say `proved`.

use super::language::Function;
use crate::pattern::answer::{OfPairs, PairDoubt};
use crate::pattern::proof::Known;
use grundy_lang::counted;

/// What a function is about.
#[derive(Clone)]
pub struct Over {
    /// The rule, in words too, or where else the values come from.
    pub rule: String,
    /// Whether the values are 1 for a heap that is won and 0 for one that is lost.
    pub is_outcome: bool,
    /// Whether it is proved, or how far it holds.
    pub known: Known<(), String>,
    /// Its name.
    pub name: &'static str,
}

impl Over {
    /// The law of two heaps of which this is known.
    pub fn of_pairs(rule: &str, known: &OfPairs) -> Over {
        let doubt = match known {
            Known::Observed(PairDoubt::Observed(count)) => {
                format!("it holds for {}, not proved", counted(count, "pair"))
            }
            _ => String::new(),
        };
        let known = known.with(doubt);
        Over { rule: rule.to_string(), is_outcome: false, known, name: "grundy" }
    }

    /// The comment: what it gives, of which rule, and for which numbers; `all` are those for which a proof holds.
    pub fn says(&self, what: &str, all: &str) -> String {
        let rule = &self.rule;
        match self.known.shown() {
            Ok(()) => format!("{what}. {rule}: proved for all {all}."),
            Err(doubt) => format!("{what}. {rule}: {doubt}."),
        }
    }

    /// The function of a heap's value.
    pub fn value(&self, tables: Vec<(char, Vec<u64>)>, body: String) -> Function {
        let about = self.says("The Grundy value of a heap of n", "n");
        let parameters = vec!["n".to_string()];
        let (name, is_question, is_wide, range) = (self.name, false, false, None);
        Function { about, name, parameters, is_question, is_wide, range, tables, body }
    }

    /// The function that says whether a heap is lost.
    pub fn lost(&self, is_wide: bool, tables: Vec<(char, Vec<u64>)>, body: String) -> Function {
        let about = self.says("Whether a heap of n is lost", "n");
        let (name, is_question) = ("is_lost", true);
        Function { about, name, is_question, is_wide, ..self.value(tables, body) }
    }

    /// The same of two heaps: their value, or whether they are lost.
    pub fn pair(&self, is_lost: bool, tables: Vec<(char, Vec<u64>)>, body: String) -> Function {
        let made = if is_lost { self.lost(false, tables, body) } else { self.value(tables, body) };
        let what = if is_lost {
            "Whether the heaps a and b are lost"
        } else {
            "The Grundy value of the heaps a and b"
        };
        let about = self.says(what, "a and b");
        Function { about, parameters: vec!["a".to_string(), "b".to_string()], ..made }
    }

    /// Whether a pair is lost, with more than 64 bits.
    pub fn wide_pair(&self, body: String) -> Function {
        Function { is_wide: true, ..self.pair(true, Vec::new(), body) }
    }
}
